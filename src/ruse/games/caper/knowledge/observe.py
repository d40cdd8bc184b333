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
FEATURES = (
    *TABLE,
    *(
        f"location_{location}_{name}"
        for location in range(1, LOCATIONS + 1)
        for name in ("card", "marker_plus_32", *LOOT)
    ),
    *(
        f"{whose}_{name}"
        for whose in WHOSE
        for name in (
            "coins",
            "laundered",
            "points",
            "awaited",
            "held",
            *LOOT,
            *(f"hand_{nth}" for nth in range(HAND)),
            *(f"discarded_{colour}" for colour in COLOUR),
        )
    ),
    *(
        f"{whose}_crew_{location}_{name}"
        for whose in WHOSE
        for location in range(1, LOCATIONS + 1)
        for name in (
            *COLOUR,
            *(f"thief_{slot}{part}" for slot in "abc" for part in ("", "_gear_1", "_gear_2", "_gear_3")),
        )
    ),
    *(f"{whose}_discard_{nth}" for whose in WHOSE for nth in range(DISCARDS)),
)
PER_LOCATION = 2 + LOOTS
PER_SEAT = 5 + LOOTS + HAND + COLOURS
PER_CREW = COLOURS + SLOTS * (1 + SLOTS)
LOCATIONS_AT = len(TABLE)
SEATS_AT = LOCATIONS_AT + LOCATIONS * PER_LOCATION
CREWS_AT = SEATS_AT + SEATS * PER_SEAT
DISCARDS_AT = FEATURES.index("own_discard_0")


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
    out[0] = s.phase
    out[1] = s.round
    out[2] = s.lap
    out[3] = 1 if s.turn == seat else 0
    out[4] = 1 if s.phase != OVER and leader(s) == seat else 0
    out[5] = s.supply
    out[6] = s.thieves_left
    out[7] = s.gear_left
    out[8] = 1 if knows_hands(s) else 0
    out[9] = s.city
    out[10] = s.laundering_fires
    out[11] = s.fifth_token
    out[12] = s.card
    out[13] = s.cause
    out[14] = s.where
    out[15] = s.ash


def observe_location(s: State, seat: int, location: int, out: Row) -> None:
    """Its card, the marker as the seat sees it, and loot."""
    base = LOCATIONS_AT + location * PER_LOCATION
    out[base] = s.site[location]
    out[base + 1] = CENTRE + lead(s, seat, location)
    for loot in range(LOOTS):
        out[base + 2 + loot] = s.loot[location, loot]


def observe_seat(s: State, seat: int, distance: int, out: Row) -> None:
    """Coins, hideout, hand as far as it is known, discards."""
    base = SEATS_AT + distance * PER_SEAT
    other = (seat + distance) % SEATS
    out[base] = s.coins[other]
    out[base + 1] = s.laundered[other]
    out[base + 2] = min(255, score(s, other))
    out[base + 3] = s.waiting >> other & 1
    out[base + 4] = s.held[other]
    base += 5
    for loot in range(LOOTS):
        out[base + loot] = s.hq[other, loot]
    base += LOOTS
    for nth in range(HAND):
        out[base + nth] = s.hand[other, nth] if other == seat or knows_hands(s) else 0
    base += HAND
    for colour in range(COLOURS):
        out[base + colour] = s.discarded_colours[other, colour]


def observe_crew(s: State, seat: int, distance: int, location: int, out: Row) -> None:
    """A crew: its colours, its thieves and their gear."""
    base = CREWS_AT + (distance * LOCATIONS + location) * PER_CREW
    other = (seat + distance) % SEATS
    for colour in range(COLOURS):
        out[base + colour] = s.colours[crew_of(other, location), colour]
    base += COLOURS
    for slot in range(SLOTS):
        place = place_of(other, location, slot)
        out[base] = s.thief[place]
        for layer in range(SLOTS):
            out[base + 1 + layer] = s.gear[place, layer]
        base += 1 + SLOTS
