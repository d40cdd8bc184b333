"""Learning: bots trained by self-play, responders that measure them, and brains made from them (extra `learn`)."""
