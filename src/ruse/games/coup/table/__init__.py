"""The table of the game: its pages for the browser, and its board for the terminal."""
