"""Bots: they play in seats without a person."""
