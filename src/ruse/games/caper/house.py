"""The house bot."""

from __future__ import annotations

from ruse.core.chance import advance, below, scramble
from ruse.core.record import Row
from ruse.games.caper.legal import legal
from ruse.games.caper.state import State


def choose(s: State, seat: int, out: Row, key: int) -> int:
    """What the house does."""
    return out[below(scramble(advance(key)), legal(s, seat, out))]
