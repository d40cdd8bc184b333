"""What can happen in a match of Coup Royal, and who sees which part of it."""

from __future__ import annotations

from ruse.core.event import AMOUNT, NUMBER, PLACE, SEAT, TARGET, WHY, WINNERS, EventField, Kind, Move, Shape

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
PLAYERS = EventField("players")
PARTNER = EventField("partner", Kind.SEAT)
THIEVES = EventField("thieves")
SNITCHES = EventField("snitches")
LOOT = EventField("loot", Kind.NAME, "card")
GUARDS = EventField("guards", Kind.SEATS)
CAUGHT = EventField("caught", Kind.SEATS)
ENOUGH = EventField("enough")
COLOUR = EventField("colour", Kind.NAME, "colour")
COLOURS_DRAWN = EventField("colours", Kind.NAME, "colour")
TAKEN_COLOUR = EventField("taken", Kind.NAME, "colour")
GIVEN_COLOUR = EventField("given", Kind.NAME, "colour")
EMPTY = EventField("empty")
CUBES = EventField("cubes")
SECRETS = EventField("secrets")
RANK = EventField("rank")

CUBES_OF = "cubes-{seat}-{colour}"
SUPPLY_OF = "supply-{colour}"

EVENTS = {
    BEGUN: Shape("begun", (PLAYERS, PARTNER), weight=0.8),
    ROUND: Shape("round", (NUMBER, AMOUNT), verb="turn"),
    REVEALED: Shape("revealed", (SEAT, THIEVES, SNITCHES), weight=1.4),
    GUARDED_AT: Shape("guarded", (PLACE, LOOT, GUARDS, CAUGHT), weight=1.6),
    LEFT_AT: Shape("left", (PLACE, LOOT), weight=1.0),
    STOLEN_AT: Shape("stolen", (SEAT, PLACE, LOOT), weight=1.6, moves=(Move("{loot}", "{here}", "seat-{seat}"),)),
    MET_AT: Shape("met", (PLACE, LOOT, CAUGHT, ENOUGH), weight=1.6),
    CUBES_MOVED: Shape(
        "cubes",
        (SEAT, COLOUR, AMOUNT, WHY),
        weight=0.5,
        moves=(
            Move(
                "{colour}",
                f"{{here}}|{SUPPLY_OF}",
                CUBES_OF,
                AMOUNT,
                sums=((CUBES_OF, 1), (SUPPLY_OF, -1)),
                back="returned",
            ),
        ),
    ),
    DREW: Shape("drew", (SEAT, AMOUNT), secret=(COLOURS_DRAWN,), to=(SEAT,), weight=0.6),
    NONE_LEFT: Shape("missing", (SEAT, AMOUNT), weight=0.6),
    OWNED: Shape("owned", (SEAT, AMOUNT), weight=0.6),
    TRADED: Shape(
        "traded",
        (SEAT, TARGET, TAKEN_COLOUR, GIVEN_COLOUR),
        weight=1.0,
        moves=(
            Move(
                "{taken}",
                "seat-{target}",
                "seat-{seat}",
                sums=(("cubes-{seat}-{taken}", 1), ("cubes-{target}-{taken}", -1)),
            ),
            Move(
                "{given}",
                "seat-{seat}",
                "seat-{target}",
                sums=(("cubes-{seat}-{given}", -1), ("cubes-{target}-{given}", 1)),
            ),
        ),
    ),
    REFILLED: Shape("refilled", (PLACE, LOOT)),
    PASSED_ON: Shape("partner", (SEAT,), weight=0.6),
    ENDED: Shape("ended", (EMPTY, AMOUNT), weight=1.2),
    COUNTED: Shape("counted", (SEAT, COLOUR, CUBES, SECRETS), weight=0.5),
    SCORED: Shape("scored", (SEAT, COLOUR, AMOUNT, RANK), weight=1.2),
    FINISHED: Shape("finished", (WINNERS, AMOUNT), weight=2.5),
}
