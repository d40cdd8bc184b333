"""What can happen in a match of Caper, and who sees which part of it."""

from __future__ import annotations

from ruse.core.chance import number
from ruse.core.event import Shape
from ruse.games.caper.rules.state import HAND, State

(
    BEGUN,
    ROUND,
    DEALT,
    TURN,
    HIRED,
    EQUIPPED,
    DISCARDED_CARD,
    COINS_MOVED,
    FIRED,
    MOVED,
    LOOTED,
    LAUNDERED,
    BURNED,
    TAKEN_BACK,
    RETURNED,
    WASHED_OUT,
    SWAPPED,
    PUT_AWAY,
    SCORED,
    FINISHED,
) = range(20)

# Why coins move.
HIRING_PAYS, COST_PAID, FOR_DISCARD, BY_EFFECT, GIVEN_BACK = range(5)

EVENTS = {
    BEGUN: Shape("begun", ("seat", "city")),
    ROUND: Shape("round", ("number", "deck", "count", "seat")),
    DEALT: Shape("dealt", ("seat", "count"), secret=("cards",), to=("seat",)),
    TURN: Shape("turn", ("seat", "number"), verb="turn"),
    HIRED: Shape("hired", ("seat", "card", "place")),
    EQUIPPED: Shape("equipped", ("seat", "card", "place", "thief")),
    DISCARDED_CARD: Shape("discarded", ("seat", "card")),
    COINS_MOVED: Shape("coins", ("from", "to", "amount", "why")),
    FIRED: Shape("fired", ("seat", "card", "location", "amount")),
    MOVED: Shape("moved", ("seat", "location", "amount", "marker")),
    LOOTED: Shape("looted", ("seat", "loot", "location")),
    LAUNDERED: Shape("laundered", ("seat", "from", "amount")),
    BURNED: Shape("burned", ("seat", "target", "card", "place")),
    TAKEN_BACK: Shape("taken-back", ("seat", "card")),
    RETURNED: Shape("returned", ("seat", "loot", "location")),
    WASHED_OUT: Shape("washed-out", ("seat", "amount")),
    SWAPPED: Shape("swapped", ("seat",), secret=("cards",), to=("seat",)),
    PUT_AWAY: Shape("put-away", ("seat", "card")),
    SCORED: Shape("scored", ("seat", "points", "coins", "loots")),
    FINISHED: Shape("finished", ("winners", "reason")),
}

BITS = 7
"""A card in the list of a hand."""


def packed_hand(s: State, seat: int) -> int:
    """The hand of a seat in one number, for an event."""
    cards = 0
    for nth in range(HAND):
        cards |= number(s.hand[seat, nth]) << BITS * nth
    return cards
