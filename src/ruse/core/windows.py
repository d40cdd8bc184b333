"""Claims and the windows in which others answer them: what all bluffing games share.

In the compilable subset. The game decides whose answer counts when several speak, and what follows.
"""

from __future__ import annotations

from typing import Protocol

from ruse.core.record import Grid

SIMULTANEOUS, SEQUENTIAL = range(2)
"""Whether all answer at once or one after the other, as a record holds it."""


class Claims(Protocol):
    """A record in which seats claim characters."""

    claimant: int
    claim: int
    claims: Grid
    """How often each seat has claimed each character."""


class Windows(Protocol):
    """A record in which seats are asked for an answer."""

    phase: int
    waiting: int
    voices: int
    """Sealed answers of an open window: the seats that do not pass."""
    unasked: int
    """Seats still to be asked in a window that asks one after the other."""
    response_mode: int


def claim(s: Claims, seat: int, card: int) -> None:
    """Claim a character in public, truthfully or not."""
    s.claimant = seat
    s.claim = card
    if s.claims[seat, card] < 255:
        s.claims[seat, card] += 1


def ask(s: Windows, phase: int, seats: int) -> None:
    """Open a window to these seats: to all at once and sealed, or one after the other."""
    s.phase = phase
    s.voices = 0
    if s.response_mode == SEQUENTIAL:
        s.unasked = seats
    else:
        s.waiting = seats


def ask_alone(s: Windows, seat: int) -> None:
    """Ask one of those still to be asked, before the others."""
    s.unasked ^= 1 << seat
    s.waiting = 1 << seat
