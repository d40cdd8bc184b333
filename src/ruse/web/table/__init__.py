"""A running table in the browser."""
