"""What can happen in a match of King Thief Minister, and who sees which part of it (dossier section 5)."""

from __future__ import annotations

from ruse.core.event import (
    AMOUNT,
    CARD,
    CLAIM,
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
    Field,
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
) = range(21)

# Why coins move.
TAKEN, PAID, STOLEN, TAXED, WON, SHARED = range(6)

# Fields that only this game has.
DIRECTION = Field("direction")
PLACES = Field("places", Kind.PLACES)
SWAP = Field("swap")
HIT = Field("hit")
NAMED = Field("named", Kind.NAME, "card")

EVENTS = {
    BEGUN: Shape("begun", (SEAT,)),
    PEEKED_AT: Shape("peeked", (SEAT, PLACE), secret=(CARD,), to=(SEAT,)),
    TURN: Shape("turn", (SEAT, NUMBER), verb="turn"),
    LOOKED: Shape("looked", (SEAT, PLACE), secret=(CARD,), to=(SEAT,)),
    MOVED: Shape("moved", (SEAT, DIRECTION)),
    CLAIMED: Shape("claimed", (SEAT, CLAIM), verb="claim"),
    PASSED: Shape("passed", (WINDOW,), verb="pass"),
    CHALLENGED: Shape("challenged", (SEAT, TARGET, CLAIM), verb="challenge"),
    SEEN: Shape("seen", (SEAT, PLACE), secret=(CARD,), to=(SEAT,)),
    TRUE: Shape("proved", (SEAT, CLAIM), verb="show"),
    FALSE: Shape("disproved", (SEAT, CLAIM), verb="refuse"),
    REPLIED_AS: Shape("replied", (SEAT, CLAIM), verb="claim"),
    COINS_MOVED: Shape("coins", (FROM, TO, AMOUNT, WHY)),
    SHUFFLED: Shape("shuffled", (SEAT, PLACES, PLACES)),
    SHUFFLE_CHOSEN: Shape("swapped", (SEAT,), secret=(SWAP,), to=(SEAT,)),
    POINTED: Shape("pointed", (SEAT, TARGET, CLAIM, HIT)),
    LEVIED: Shape("levied", (SEAT, TARGET)),
    OPENED: Shape("opened", (SEAT, PLACE, CARD, NAMED)),
    FAILED: Shape("failed", (SEAT,)),
    SUCCEEDED: Shape("succeeded", (SEAT,)),
    FINISHED: Shape("finished", (WINNERS, REASON)),
}
