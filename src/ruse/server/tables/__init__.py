"""Tables: the people and bots around one match, and the room that holds them all."""
