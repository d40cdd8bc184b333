"""What can happen in a match of King Thief Minister, and who sees which part of it (dossier section 5)."""

from __future__ import annotations

from ruse.core.event import Shape

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

EVENTS = {
    BEGUN: Shape("begun", ("seat",)),
    PEEKED_AT: Shape("peeked", ("seat", "place"), secret=("card",), to=("seat",)),
    TURN: Shape("turn", ("seat", "number"), verb="turn"),
    LOOKED: Shape("looked", ("seat", "place"), secret=("card",), to=("seat",)),
    MOVED: Shape("moved", ("seat", "direction")),
    CLAIMED: Shape("claimed", ("seat", "claim"), verb="claim"),
    PASSED: Shape("passed", ("window",), verb="pass"),
    CHALLENGED: Shape("challenged", ("seat", "target", "claim"), verb="challenge"),
    SEEN: Shape("seen", ("seat", "place"), secret=("card",), to=("seat",)),
    TRUE: Shape("proved", ("seat", "claim"), verb="show"),
    FALSE: Shape("disproved", ("seat", "claim"), verb="refuse"),
    REPLIED_AS: Shape("replied", ("seat", "claim"), verb="claim"),
    COINS_MOVED: Shape("coins", ("from", "to", "amount", "why")),
    SHUFFLED: Shape("shuffled", ("seat", "places", "places")),
    SHUFFLE_CHOSEN: Shape("swapped", ("seat",), secret=("swap",), to=("seat",)),
    POINTED: Shape("pointed", ("seat", "target", "claim", "hit")),
    LEVIED: Shape("levied", ("seat", "target")),
    OPENED: Shape("opened", ("seat", "place", "card", "named")),
    FAILED: Shape("failed", ("seat",)),
    SUCCEEDED: Shape("succeeded", ("seat",)),
    FINISHED: Shape("finished", ("winners", "reason")),
}
