"""The JSON API: programs play at a table in the same way as people."""
