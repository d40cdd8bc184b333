"""What can happen in a match of King Thief Minister, and who sees which part of it."""

from __future__ import annotations

from ruse.core.event import (
    AMOUNT,
    CARD,
    CLAIM,
    COINS,
    FROM,
    NUMBER,
    PLACE,
    REASON,
    SEAT,
    TARGET,
    TO,
    WHY,
    WINDOW,
    WINNERS,
    EventField,
    Kind,
    Shape,
)

(
    BEGUN,
    PEEKED_AT,
    TURN,
    LOOKED,
    MOVED,
    CLAIMED,
    PASSED,
    CHALLENGED,
    SEEN,
    TRUE,
    FALSE,
    REPLIED_AS,
    COINS_MOVED,
    SHUFFLED,
    SHUFFLE_CHOSEN,
    POINTED,
    LEVIED,
    OPENED,
    FAILED,
    SUCCEEDED,
    FINISHED,
    SOUGHT,
) = range(22)

# Why coins move.
TAKEN, PAID, STOLEN, TAXED, WON, SHARED = range(6)

# Fields that only this game has.
DIRECTION = EventField("direction")
PLACES = EventField("places", Kind.PLACES)
SWAP = EventField("swap")
HIT = EventField("hit")
NAMED = EventField("named", Kind.NAME, "card")

EVENTS = {
    BEGUN: Shape("begun", (SEAT,), weight=0.8),
    PEEKED_AT: Shape("peeked", (SEAT, PLACE), secret=(CARD,), to=(SEAT,), weight=0.8),
    TURN: Shape("turn", (SEAT, NUMBER), verb="turn"),
    LOOKED: Shape("looked", (SEAT, PLACE), secret=(CARD,), to=(SEAT,), weight=0.9),
    MOVED: Shape("moved", (SEAT, DIRECTION), weight=1.3),
    CLAIMED: Shape("claimed", (SEAT, CLAIM), verb="claim"),
    PASSED: Shape("passed", (WINDOW,), verb="pass", weight=0.5),
    CHALLENGED: Shape("challenged", (SEAT, TARGET, CLAIM), verb="challenge"),
    SEEN: Shape("seen", (SEAT, PLACE), secret=(CARD,), to=(SEAT,), weight=0.8),
    TRUE: Shape("proved", (SEAT, CLAIM), verb="show"),
    FALSE: Shape("disproved", (SEAT, CLAIM), verb="refuse"),
    REPLIED_AS: Shape("replied", (SEAT, CLAIM), verb="claim"),
    COINS_MOVED: Shape("coins", (FROM, TO, AMOUNT, WHY), weight=0.7, moves=(COINS,)),
    SHUFFLED: Shape("shuffled", (SEAT, PLACES, PLACES), weight=1.1),
    SHUFFLE_CHOSEN: Shape("swapped", (SEAT,), secret=(SWAP,), to=(SEAT,)),
    POINTED: Shape("pointed", (SEAT, TARGET, CLAIM, HIT), weight=1.8),
    LEVIED: Shape("levied", (SEAT, TARGET), weight=1.0),
    OPENED: Shape("opened", (SEAT, PLACE, CARD, NAMED), weight=1.6),
    FAILED: Shape("failed", (SEAT,), weight=1.8),
    SUCCEEDED: Shape("succeeded", (SEAT,), weight=1.8),
    SOUGHT: Shape("sought", (SEAT, PLACE), weight=0.9),
    FINISHED: Shape("finished", (WINNERS, REASON), weight=2.5),
}
