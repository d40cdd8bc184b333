"""The JSON API: programs sit at a table through the same door as people."""
