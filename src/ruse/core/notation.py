"""Names that every game shares: seats in the text of an action and in the fields of an event."""

from __future__ import annotations

from collections.abc import Callable

from ruse.core.seats import NOBODY


def seat_or_none(seat: int) -> int | None:
    """Return a seat; none for nobody."""
    return None if seat == NOBODY else seat


def seats_of(players: int) -> Callable[[int], list[int]]:
    """Return what reads a bit mask of seats."""
    return lambda mask: [seat for seat in range(players) if mask >> seat & 1]


def number(value: int) -> int:
    """Return a number that means itself."""
    return value


def read_other(text: str, seat: int, players: int) -> int:
    """Return how far clockwise another seat is that a text names; `ValueError` says what is wrong with it."""
    target = int(text) if text.isascii() and text.isdecimal() and len(text) < 3 else -1
    if not 0 <= target < players:
        raise ValueError(f"there is no seat {text[:20]!r}")
    if target == seat:
        raise ValueError("another player is meant")
    return (target - seat) % players
