"""The rules. They compile for every target: integers, rows and grids only."""
