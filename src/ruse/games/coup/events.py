"""What can happen in a match of Coup, and who sees which part of it (dossier section 5B)."""

from __future__ import annotations

from ruse.core.event import (
    AMOUNT,
    CARD,
    CARDS,
    CLAIM,
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
    Field,
    Kind,
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
ACTION = Field("action", Kind.SORT)

EVENTS = {
    DEALT: Shape("dealt", (SEAT,), secret=(CARDS, CARDS), to=(SEAT,), private=True),
    DRAFTED: Shape("drafted", (SEAT,), secret=(CARD,), to=(SEAT,)),
    TURN: Shape("turn", (SEAT, NUMBER), verb="turn"),
    DECLARED: Shape("declared", (SEAT, ACTION, TARGET, CLAIM), verb="claim"),
    PASSED: Shape("passed", (WINDOW,), verb="pass"),
    CHALLENGED: Shape("challenged", (SEAT, TARGET, CLAIM), verb="challenge"),
    BLOCKED_AS: Shape("blocked", (SEAT, TARGET, CLAIM), verb="block"),
    PROVED: Shape("proved", (SEAT, CLAIM), verb="show"),
    DREW: Shape("drew", (SEAT,), secret=(CARD,), to=(SEAT,)),
    REFUSED: Shape("refused", (SEAT, CLAIM), verb="refuse"),
    CARD_LOST: Shape("lost", (SEAT, CARD, REASON)),
    COINS_MOVED: Shape("coins", (FROM, TO, AMOUNT, WHY), untold=("paid",)),
    FAILED: Shape("failed", (SEAT, ACTION)),
    EXCHANGE_DRAWN: Shape("exchange-drawn", (SEAT, COUNT), secret=(CARDS, CARDS), to=(SEAT,)),
    EXCHANGE_RETURNED: Shape("exchange-returned", (SEAT, COUNT), secret=(CARDS, CARDS), to=(SEAT,)),
    OFFERED: Shape("offered", (SEAT, TARGET), secret=(CARD,), to=(SEAT, TARGET)),
    LEFT_ALONE: Shape("left", (SEAT, TARGET)),
    SWAP_FORCED: Shape("forced", (SEAT, TARGET), secret=(CARD,), to=(SEAT, TARGET)),
    OUT: Shape("out", (SEAT,)),
    FINISHED: Shape("finished", (WINNERS,)),
}
