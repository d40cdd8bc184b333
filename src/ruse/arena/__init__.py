"""The arena: bots against bots, with figures."""
