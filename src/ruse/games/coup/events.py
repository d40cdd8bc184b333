"""What can happen in a match of Coup, and who sees which part of it."""

from __future__ import annotations

from ruse.core.event import (
    AMOUNT,
    CARD,
    CARDS,
    CLAIM,
    COINS,
    COUNT,
    FROM,
    NUMBER,
    REASON,
    SEAT,
    TARGET,
    TO,
    WHY,
    WINDOW,
    WINNERS,
    EventField,
    Kind,
    Move,
    Shape,
)

(
    DEALT,
    DRAFTED,
    TURN,
    DECLARED,
    PASSED,
    CHALLENGED,
    BLOCKED_AS,
    PROVED,
    DREW,
    REFUSED,
    CARD_LOST,
    COINS_MOVED,
    FAILED,
    EXCHANGE_DRAWN,
    EXCHANGE_RETURNED,
    OFFERED,
    LEFT_ALONE,
    SWAP_FORCED,
    OUT,
    FINISHED,
) = range(20)

# Why coins move.
TAKEN, PAID, STOLEN, REFUNDED, FORFEITED = range(5)

# Fields that only this game has.
ACTION = EventField("action", Kind.SORT)

OFF_THE_DECK = Move("back", "deck", "seat-{seat}", COUNT, sums=(("deck", -1),))
ONTO_THE_DECK = Move("back", "seat-{seat}", "deck", COUNT, sums=(("deck", 1),))

EVENTS = {
    DEALT: Shape("dealt", (SEAT,), secret=(CARDS, CARDS), to=(SEAT,), private=True),
    DRAFTED: Shape("drafted", (SEAT,), secret=(CARD,), to=(SEAT,)),
    TURN: Shape("turn", (SEAT, NUMBER), verb="turn"),
    DECLARED: Shape("declared", (SEAT, ACTION, TARGET, CLAIM), verb="claim"),
    PASSED: Shape("passed", (WINDOW,), verb="pass", weight=0.5),
    CHALLENGED: Shape("challenged", (SEAT, TARGET, CLAIM), verb="challenge"),
    BLOCKED_AS: Shape("blocked", (SEAT, TARGET, CLAIM), verb="block"),
    PROVED: Shape("proved", (SEAT, CLAIM), verb="show"),
    DREW: Shape("drew", (SEAT,), secret=(CARD,), to=(SEAT,)),
    REFUSED: Shape("refused", (SEAT, CLAIM), verb="refuse"),
    CARD_LOST: Shape("lost", (SEAT, CARD, REASON), weight=2.0),
    COINS_MOVED: Shape("coins", (FROM, TO, AMOUNT, WHY), untold=("paid",), weight=0.7, moves=(COINS,)),
    FAILED: Shape("failed", (SEAT, ACTION), weight=0.8),
    EXCHANGE_DRAWN: Shape(
        "exchange-drawn", (SEAT, COUNT), secret=(CARDS, CARDS), to=(SEAT,), weight=0.7, moves=(OFF_THE_DECK,)
    ),
    EXCHANGE_RETURNED: Shape(
        "exchange-returned", (SEAT, COUNT), secret=(CARDS, CARDS), to=(SEAT,), weight=0.5, moves=(ONTO_THE_DECK,)
    ),
    OFFERED: Shape("offered", (SEAT, TARGET), secret=(CARD,), to=(SEAT, TARGET), weight=0.7),
    LEFT_ALONE: Shape("left", (SEAT, TARGET), weight=0.5),
    SWAP_FORCED: Shape("forced", (SEAT, TARGET), secret=(CARD,), to=(SEAT, TARGET), weight=0.7),
    OUT: Shape("out", (SEAT,), weight=1.6, is_stamped=True),
    FINISHED: Shape("finished", (WINNERS,), weight=2.5),
}
