"""What can happen in a match of Coup Royal, and who sees which part of it (dossier section 5)."""

from __future__ import annotations

from ruse.core.event import Shape

(
    BEGUN,
    ROUND,
    REVEALED,
    GUARDED_AT,
    LEFT_AT,
    STOLEN_AT,
    MET_AT,
    CUBES_MOVED,
    DREW,
    NONE_LEFT,
    OWNED,
    TRADED,
    REFILLED,
    PASSED_ON,
    ENDED,
    COUNTED,
    SCORED,
    FINISHED,
) = range(18)

# Why cubes move.
GIVEN, TAKEN, CHOSEN, RETURNED = range(4)

EVENTS = {
    BEGUN: Shape("begun", ("players", "partner")),
    ROUND: Shape("round", ("number", "amount"), verb="turn"),
    REVEALED: Shape("revealed", ("seat", "thieves", "snitches")),
    GUARDED_AT: Shape("guarded", ("place", "loot", "guards", "caught")),
    LEFT_AT: Shape("left", ("place", "loot")),
    STOLEN_AT: Shape("stolen", ("seat", "place", "loot")),
    MET_AT: Shape("met", ("place", "loot", "caught", "enough")),
    CUBES_MOVED: Shape("cubes", ("seat", "colour", "amount", "why")),
    DREW: Shape("drew", ("seat", "amount"), secret=("colours",), to=("seat",)),
    NONE_LEFT: Shape("missing", ("seat", "amount")),
    OWNED: Shape("owned", ("seat", "amount")),
    TRADED: Shape("traded", ("seat", "target", "taken", "given")),
    REFILLED: Shape("refilled", ("place", "loot")),
    PASSED_ON: Shape("partner", ("seat",)),
    ENDED: Shape("ended", ("empty", "amount")),
    COUNTED: Shape("counted", ("seat", "colour", "cubes", "secrets")),
    SCORED: Shape("scored", ("seat", "colour", "amount", "rank")),
    FINISHED: Shape("finished", ("winners",)),
}
