"""Bots: who plays where no person sits."""
