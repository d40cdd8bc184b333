"""Seats in a record: nobody's seat, the other seats, and how far away a seat is. In the compilable subset."""

from __future__ import annotations

from ruse.core.record import Record

NOBODY = 15
"""The seat of nobody."""


def all_but(s: Record, seat: int) -> int:
    """Return every seat but one, as a bit mask."""
    return (1 << s.players) - 1 ^ 1 << seat


def distance_plus_1(s: Record, seat: int, other: int) -> int:
    """Return one more than how far clockwise another seat is; 0 for nobody."""
    if other == NOBODY:
        return 0
    return 1 + other - seat if other >= seat else 1 + other - seat + s.players


def clockwise(s: Record, seat: int, distance: int) -> int:
    """Return the seat this many places clockwise, fewer than there are players. A division would take longer."""
    other = seat + distance
    return other if other < s.players else other - s.players
