"""The games of the house, one folder each; every other one comes in by the entry point `ruse.games`."""
