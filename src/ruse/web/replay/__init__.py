"""After the game: who lied when, and the match step by step."""
