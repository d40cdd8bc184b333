"""What a learner may see: a fixed number of small integers for one seat (`FEATURES` names them)."""

from __future__ import annotations

from ruse.core.record import Row
from ruse.games.caper.knowledge.imagine import knows_hands
from ruse.games.caper.rules.crew import crew_of, place_of
from ruse.games.caper.rules.heist import lead
from ruse.games.caper.rules.scoring import score
from ruse.games.caper.rules.state import (
    CENTRE,
    COLOURS,
    DISCARDS,
    HAND,
    LOCATIONS,
    LOOTS,
    OVER,
    SEATS,
    SLOTS,
    State,
)
from ruse.games.caper.rules.turn import leader

LOOT = ("diamonds", "paintings", "antiques")
COLOUR = ("grey", "violet", "yellow", "green", "red", "city", "gear")
WHOSE = ("own", "other")
# Cards are their numbers, 0 for none; the other seat's hand is 0 until it is known.
TABLE = (
    "phase",
    "round",
    "lap",
    "own_turn",
    "own_lead",
    "supply",
    "thieves_left",
    "gear_left",
    "hands_known",
    "city",
    "laundering_fires",
    "fifth_token",
    "played_card",
    "cause_card",
    "where",
    "burned_card",
)
LOCATION = ("card", "marker_plus_32", *LOOT)
SEAT = (
    "coins",
    "laundered",
    "points",
    "awaited",
    "held",
    *LOOT,
    *(f"hand_{nth}" for nth in range(HAND)),
    *(f"discarded_{colour}" for colour in COLOUR),
)
THIEF = ("", "_gear_1", "_gear_2", "_gear_3")
CREW = (*COLOUR, *(f"thief_{slot}{part}" for slot in "abc" for part in THIEF))
FEATURES = (
    *TABLE,
    *(f"location_{location}_{name}" for location in range(1, LOCATIONS + 1) for name in LOCATION),
    *(f"{whose}_{name}" for whose in WHOSE for name in SEAT),
    *(
        f"{whose}_crew_{location}_{name}"
        for whose in WHOSE
        for location in range(1, LOCATIONS + 1)
        for name in CREW
    ),
    *(f"{whose}_discard_{nth}" for whose in WHOSE for nth in range(DISCARDS)),
)
PER_LOCATION = len(LOCATION)
PER_SEAT = len(SEAT)
PER_THIEF = len(THIEF)
PER_CREW = len(CREW)

# Where each column is. In a row of a location, a seat or a crew, count from the start of the row.
PHASE_AT = FEATURES.index("phase")
ROUND_AT = FEATURES.index("round")
LAP_AT = FEATURES.index("lap")
OWN_TURN_AT = FEATURES.index("own_turn")
OWN_LEAD_AT = FEATURES.index("own_lead")
SUPPLY_AT = FEATURES.index("supply")
THIEVES_LEFT_AT = FEATURES.index("thieves_left")
GEAR_LEFT_AT = FEATURES.index("gear_left")
HANDS_KNOWN_AT = FEATURES.index("hands_known")
CITY_AT = FEATURES.index("city")
LAUNDERING_FIRES_AT = FEATURES.index("laundering_fires")
FIFTH_TOKEN_AT = FEATURES.index("fifth_token")
PLAYED_CARD_AT = FEATURES.index("played_card")
CAUSE_CARD_AT = FEATURES.index("cause_card")
WHERE_AT = FEATURES.index("where")
BURNED_CARD_AT = FEATURES.index("burned_card")
LOCATIONS_AT = FEATURES.index(f"location_1_{LOCATION[0]}")
SEATS_AT = FEATURES.index(f"own_{SEAT[0]}")
CREWS_AT = FEATURES.index(f"own_crew_1_{CREW[0]}")
DISCARDS_AT = FEATURES.index("own_discard_0")
CARD = LOCATION.index("card")
MARKER = LOCATION.index("marker_plus_32")
LOOT_THERE = LOCATION.index(LOOT[0])
COINS = SEAT.index("coins")
LAUNDERED = SEAT.index("laundered")
POINTS = SEAT.index("points")
AWAITED = SEAT.index("awaited")
HELD = SEAT.index("held")
LOOT_HELD = SEAT.index(LOOT[0])
CARDS_HELD = SEAT.index("hand_0")
DISCARDED = SEAT.index(f"discarded_{COLOUR[0]}")
COLOURS_THERE = CREW.index(COLOUR[0])
THIEVES = CREW.index("thief_a")
GEAR = THIEF.index("_gear_1")


def observe(s: State, seat: int, out: Row) -> None:
    """Fill `out` with what a seat knows, itself first."""
    observe_table(s, seat, out)
    for location in range(LOCATIONS):
        observe_location(s, seat, location, out)
    for distance in range(SEATS):
        observe_seat(s, seat, distance, out)
        for location in range(LOCATIONS):
            observe_crew(s, seat, distance, location, out)
        for nth in range(DISCARDS):
            out[DISCARDS_AT + distance * DISCARDS + nth] = s.discards[(seat + distance) % SEATS, nth]


def observe_table(s: State, seat: int, out: Row) -> None:
    """What is going on, and the rules in force."""
    out[PHASE_AT] = s.phase
    out[ROUND_AT] = s.round
    out[LAP_AT] = s.lap
    out[OWN_TURN_AT] = 1 if s.turn == seat else 0
    out[OWN_LEAD_AT] = 1 if s.phase != OVER and leader(s) == seat else 0
    out[SUPPLY_AT] = s.supply
    out[THIEVES_LEFT_AT] = s.thieves_left
    out[GEAR_LEFT_AT] = s.gear_left
    out[HANDS_KNOWN_AT] = 1 if knows_hands(s) else 0
    out[CITY_AT] = s.city
    out[LAUNDERING_FIRES_AT] = s.laundering_fires
    out[FIFTH_TOKEN_AT] = s.fifth_token
    out[PLAYED_CARD_AT] = s.card
    out[CAUSE_CARD_AT] = s.cause
    out[WHERE_AT] = s.where
    out[BURNED_CARD_AT] = s.ash


def observe_location(s: State, seat: int, location: int, out: Row) -> None:
    """Its card, the marker as the seat sees it, and loot."""
    base = LOCATIONS_AT + location * PER_LOCATION
    out[base + CARD] = s.site[location]
    out[base + MARKER] = CENTRE + lead(s, seat, location)
    for loot in range(LOOTS):
        out[base + LOOT_THERE + loot] = s.loot[location, loot]


def observe_seat(s: State, seat: int, distance: int, out: Row) -> None:
    """Coins, hideout, hand as far as it is known, discards."""
    base = SEATS_AT + distance * PER_SEAT
    other = (seat + distance) % SEATS
    out[base + COINS] = s.coins[other]
    out[base + LAUNDERED] = s.laundered[other]
    out[base + POINTS] = min(255, score(s, other))
    out[base + AWAITED] = s.waiting >> other & 1
    out[base + HELD] = s.held[other]
    for loot in range(LOOTS):
        out[base + LOOT_HELD + loot] = s.hq[other, loot]
    for nth in range(HAND):
        out[base + CARDS_HELD + nth] = s.hand[other, nth] if other == seat or knows_hands(s) else 0
    for colour in range(COLOURS):
        out[base + DISCARDED + colour] = s.discarded_colours[other, colour]


def observe_crew(s: State, seat: int, distance: int, location: int, out: Row) -> None:
    """A crew: its colours, its thieves and their gear."""
    base = CREWS_AT + (distance * LOCATIONS + location) * PER_CREW
    other = (seat + distance) % SEATS
    for colour in range(COLOURS):
        out[base + COLOURS_THERE + colour] = s.colours[crew_of(other, location), colour]
    for slot in range(SLOTS):
        place = place_of(other, location, slot)
        row = base + THIEVES + slot * PER_THIEF
        out[row] = s.thief[place]
        for layer in range(SLOTS):
            out[row + GEAR + layer] = s.gear[place, layer]
