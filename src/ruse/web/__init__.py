"""The pages: what people see of the tables in a browser."""
