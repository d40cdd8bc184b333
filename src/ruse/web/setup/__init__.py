"""Setting up a table: quick, in detail, or as a lesson."""
