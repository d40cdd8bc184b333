"""What can happen in a match of Caper, and who sees which part of it."""

from __future__ import annotations

from ruse.core.chance import number
from ruse.core.event import (
    AMOUNT,
    CARD,
    CARDS,
    COINS,
    COUNT,
    FROM,
    NUMBER,
    PLACE,
    REASON,
    SEAT,
    TARGET,
    TO,
    WHY,
    WINNERS,
    EventField,
    Kind,
    Move,
    Shape,
)
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
# What becomes of a row of a burned card: it is the first to bring something back, a further one, or brings nothing.
UNDONE, UNDONE_TOO, NOTHING_BACK = range(5, 8)

# Fields that only this game has.
CITY = EventField("city")
DECK = EventField("deck")
THIEF = EventField("thief", Kind.NAME, "card")
LOCATION = EventField("location")
MARKER = EventField("marker")
LOOT = EventField("loot", Kind.NAME, "loot")
POINTS = EventField("points")
COIN_POINTS = EventField("coins")
LOOTS = EventField("loots")

PLAYED = Move("{card}|gear", "seat-{seat}", "{here}")

EVENTS = {
    BEGUN: Shape("begun", (SEAT, CITY), weight=0.8),
    ROUND: Shape("round", (NUMBER, DECK, COUNT, SEAT), weight=1.0),
    DEALT: Shape("dealt", (SEAT, COUNT), secret=(CARDS,), to=(SEAT,), private=True),
    TURN: Shape("turn", (SEAT, NUMBER), verb="turn"),
    HIRED: Shape("hired", (SEAT, CARD, PLACE), weight=1.2, moves=(PLAYED,)),
    EQUIPPED: Shape("equipped", (SEAT, CARD, PLACE, THIEF), weight=1.2, moves=(PLAYED,)),
    DISCARDED_CARD: Shape("discarded", (SEAT, CARD), weight=0.8),
    COINS_MOVED: Shape("coins", (FROM, TO, AMOUNT, WHY), weight=0.5, moves=(COINS,)),
    FIRED: Shape("fired", (SEAT, CARD, LOCATION, AMOUNT), weight=0.6),
    MOVED: Shape("moved", (SEAT, LOCATION, AMOUNT, MARKER), weight=0.6),
    LOOTED: Shape("looted", (SEAT, LOOT, LOCATION), weight=0.6, moves=(Move("{loot}", "{here}", "seat-{seat}"),)),
    LAUNDERED: Shape("laundered", (SEAT, FROM, AMOUNT), weight=0.6),
    BURNED: Shape("burned", (SEAT, TARGET, CARD, PLACE), weight=1.0),
    TAKEN_BACK: Shape("taken-back", (SEAT, CARD, WHY), untold=("undone-too", "nothing"), weight=0.6),
    RETURNED: Shape(
        "returned", (SEAT, LOOT, LOCATION), weight=0.6, moves=(Move("{loot}", "seat-{seat}", "{here}"),)
    ),
    WASHED_OUT: Shape("washed-out", (SEAT, AMOUNT), weight=0.6),
    SWAPPED: Shape("swapped", (SEAT,), secret=(CARDS,), to=(SEAT,), weight=0.4),
    PUT_AWAY: Shape("put-away", (SEAT, CARD), weight=0.4),
    SCORED: Shape("scored", (SEAT, POINTS, COIN_POINTS, LOOTS), weight=1.4),
    FINISHED: Shape("finished", (WINNERS, REASON), weight=2.5),
}

BITS = 7
"""A card in the list of a hand."""


def packed_hand(s: State, seat: int) -> int:
    """Return the hand of a seat in one number, for an event."""
    cards = 0
    for nth in range(HAND):
        cards |= number(s.hand[seat, nth]) << BITS * nth
    return cards
