"""The bots. They compile for every target."""
