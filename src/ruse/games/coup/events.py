"""What can happen in a match of Coup, and who sees which part of it (dossier section 5B)."""

from __future__ import annotations

from ruse.core.event import Shape

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

EVENTS = {
    DEALT: Shape("dealt", ("seat",), secret=("cards", "cards"), to=("seat",)),
    DRAFTED: Shape("drafted", ("seat",), secret=("card",), to=("seat",)),
    TURN: Shape("turn", ("seat", "number"), verb="turn"),
    DECLARED: Shape("declared", ("seat", "action", "target", "claim"), verb="claim"),
    PASSED: Shape("passed", ("window",), verb="pass"),
    CHALLENGED: Shape("challenged", ("seat", "target", "claim"), verb="challenge"),
    BLOCKED_AS: Shape("blocked", ("seat", "target", "claim"), verb="block"),
    PROVED: Shape("proved", ("seat", "claim"), verb="show"),
    DREW: Shape("drew", ("seat",), secret=("card",), to=("seat",)),
    REFUSED: Shape("refused", ("seat", "claim"), verb="refuse"),
    CARD_LOST: Shape("lost", ("seat", "card", "reason")),
    COINS_MOVED: Shape("coins", ("from", "to", "amount", "why"), untold=("paid",)),
    FAILED: Shape("failed", ("seat", "action")),
    EXCHANGE_DRAWN: Shape("exchange-drawn", ("seat", "count"), secret=("cards", "cards"), to=("seat",)),
    EXCHANGE_RETURNED: Shape("exchange-returned", ("seat", "count"), secret=("cards", "cards"), to=("seat",)),
    OFFERED: Shape("offered", ("seat", "target"), secret=("card",), to=("seat", "target")),
    LEFT_ALONE: Shape("left", ("seat", "target")),
    SWAP_FORCED: Shape("forced", ("seat", "target"), secret=("card",), to=("seat", "target")),
    OUT: Shape("out", ("seat",)),
    FINISHED: Shape("finished", ("winners",)),
}
