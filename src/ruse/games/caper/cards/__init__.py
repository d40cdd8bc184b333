"""The cards as data: the file, its checks, and the tables made from it."""
