"""The numbers of trades: with whom, which colour is taken, which is given."""

from __future__ import annotations

from ruse.games.royal.rules.state import COLOURS, PAIRS, TRADE, State


def trade_of(distance: int, taken: int, given: int) -> int:
    """The number of a trade with a seat so far clockwise; the colours differ."""
    return TRADE + PAIRS * (distance - 1) + (COLOURS - 1) * taken + (given if given < taken else given - 1)


def partner_in(s: State, seat: int, action: int) -> int:
    """With whom a trade is made."""
    return (seat + 1 + (action - TRADE) // PAIRS) % s.players


def taken_in(action: int) -> int:
    """Return the colour a trade takes."""
    return (action - TRADE) % PAIRS // (COLOURS - 1)


def given_in(action: int) -> int:
    """Return the colour a trade gives: another one."""
    given = (action - TRADE) % PAIRS % (COLOURS - 1)
    return given if given < taken_in(action) else given + 1
