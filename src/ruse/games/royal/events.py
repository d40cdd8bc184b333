"""What can happen in a match of Coup Royal, and who sees which part of it (dossier section 5)."""

from __future__ import annotations

from ruse.core.event import AMOUNT, NUMBER, PLACE, SEAT, TARGET, WHY, WINNERS, Field, Kind, Shape

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

# Fields that only this game has.
PLAYERS = Field("players")
PARTNER = Field("partner", Kind.SEAT)
THIEVES = Field("thieves")
SNITCHES = Field("snitches")
LOOT = Field("loot", Kind.NAME, "card")
GUARDS = Field("guards", Kind.SEATS)
CAUGHT = Field("caught", Kind.SEATS)
ENOUGH = Field("enough")
COLOUR = Field("colour", Kind.NAME, "colour")
COLOURS_DRAWN = Field("colours", Kind.NAME, "colour")
TAKEN_COLOUR = Field("taken", Kind.NAME, "colour")
GIVEN_COLOUR = Field("given", Kind.NAME, "colour")
EMPTY = Field("empty")
CUBES = Field("cubes")
SECRETS = Field("secrets")
RANK = Field("rank")

EVENTS = {
    BEGUN: Shape("begun", (PLAYERS, PARTNER)),
    ROUND: Shape("round", (NUMBER, AMOUNT), verb="turn"),
    REVEALED: Shape("revealed", (SEAT, THIEVES, SNITCHES)),
    GUARDED_AT: Shape("guarded", (PLACE, LOOT, GUARDS, CAUGHT)),
    LEFT_AT: Shape("left", (PLACE, LOOT)),
    STOLEN_AT: Shape("stolen", (SEAT, PLACE, LOOT)),
    MET_AT: Shape("met", (PLACE, LOOT, CAUGHT, ENOUGH)),
    CUBES_MOVED: Shape("cubes", (SEAT, COLOUR, AMOUNT, WHY)),
    DREW: Shape("drew", (SEAT, AMOUNT), secret=(COLOURS_DRAWN,), to=(SEAT,)),
    NONE_LEFT: Shape("missing", (SEAT, AMOUNT)),
    OWNED: Shape("owned", (SEAT, AMOUNT)),
    TRADED: Shape("traded", (SEAT, TARGET, TAKEN_COLOUR, GIVEN_COLOUR)),
    REFILLED: Shape("refilled", (PLACE, LOOT)),
    PASSED_ON: Shape("partner", (SEAT,)),
    ENDED: Shape("ended", (EMPTY, AMOUNT)),
    COUNTED: Shape("counted", (SEAT, COLOUR, CUBES, SECRETS)),
    SCORED: Shape("scored", (SEAT, COLOUR, AMOUNT, RANK)),
    FINISHED: Shape("finished", (WINNERS,)),
}
