"""Names for bots, and for seats without a person."""

from __future__ import annotations

NAMES = ("Carla", "Bruno", "Dora", "Felix", "Greta", "Luca", "Marta", "Nico", "Rosa", "Tom")
"""One for each seat, suitable for all three languages. No two start alike, so one letter is enough."""


def name_of(seat: int) -> str:
    """Return the name of a seat in which no person has said theirs."""
    return NAMES[seat] if seat < len(NAMES) else f"#{seat}"
