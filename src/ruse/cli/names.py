"""The names of the players at a terminal."""

from __future__ import annotations

from ruse.core.words import Words

NAMES = ("Carla", "Bruno", "Dora", "Felix", "Greta", "Luca", "Marta", "Nico", "Rosa", "Tom")
"""One for each seat, fit for all three languages; no two begin alike, so one letter is enough to name one."""


def seat_names(words: Words, players: int, seat: int | None) -> list[str]:
    """A name for each seat; the reader's own is `You`."""
    names = [NAMES[at] if at < len(NAMES) else f"#{at}" for at in range(players)]
    if seat is not None:
        names[seat] = words("you")
    return names
