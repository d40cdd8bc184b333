"""Who is asking: guests, their keys, and what a person may be called."""
