"""The names of the players at a terminal."""

from __future__ import annotations

from ruse.bots.bot_names import name_of
from ruse.core.words import Words


def seat_names(words: Words, players: int, seat: int | None) -> list[str]:
    """Return a name for each seat; the reader's own is `You`."""
    names = [name_of(at) for at in range(players)]
    if seat is not None:
        names[seat] = words("you")
    return names
