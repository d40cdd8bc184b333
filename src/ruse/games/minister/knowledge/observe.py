"""What a learner may see: a fixed number of small integers for one seat (`FEATURES` names them)."""

from __future__ import annotations

from ruse.core.record import Row
from ruse.core.seats import distance_plus_1
from ruse.games.minister.knowledge.facts import count, fitting, percent
from ruse.games.minister.rules.frame import owner_of, place_of, spot
from ruse.games.minister.rules.state import KINDS, NAMING, NO_CARD, PLACES, PUBLIC, SEATS, State

CHARACTERS = ("king", "thief", "minister", "executioner", "collector", "peasant")
# Distances count clockwise from the observer; 0 is the observer, and in "..._plus_1" 0 is nobody or nothing.
FEATURES = (
    "players",
    "phase",
    "turn_distance",
    "claimant_distance_plus_1",
    "claim_plus_1",
    "challenger_distance_plus_1",
    "treasury",
    "turns_left_capped",
    "response_mode",
    "first_look",
    "peasant_names",
    "naming",
    "shuffle",
    "own_worlds_capped",
    "public_worlds_capped",
    *(f"named_{name}" for name in CHARACTERS),
    *(
        f"place_{distance}_{name}"
        for distance in range(PLACES)
        for name in (
            "owner_distance_plus_1",
            "opened_plus_1",
            *(f"own_{name}" for name in CHARACTERS),
            *(f"public_{name}" for name in CHARACTERS),
        )
    ),
    *(
        f"seat_{distance}_{name}"
        for distance in range(SEATS)
        for name in ("coins", "awaited", *(f"claims_{name}" for name in CHARACTERS))
    ),
)
OBSERVED = len(FEATURES)
PER_SEAT = 2 + KINDS
PER_PLACE = 2 + 2 * KINDS
SEATS_AT = OBSERVED - SEATS * PER_SEAT
PLACES_AT = SEATS_AT - PLACES * PER_PLACE


def observe(s: State, seat: int, out: Row) -> None:
    """Fill `out` with what a seat knows, itself first and the others clockwise."""
    observe_table(s, seat, out)
    for distance in range(PLACES):
        observe_place(s, seat, distance, out)
    observe_knowledge(s, seat, seat, 2, out)
    observe_knowledge(s, seat, PUBLIC, 2 + KINDS, out)
    for distance in range(SEATS):
        observe_seat(s, seat, distance, out)


def observe_table(s: State, seat: int, out: Row) -> None:
    """What is going on, and the rules in force."""
    out[0] = s.players
    out[1] = s.phase
    out[2] = distance_plus_1(s, seat, s.turn) - 1
    out[3] = distance_plus_1(s, seat, s.claimant)
    out[4] = 0 if s.claim == NO_CARD else s.claim + 1
    out[5] = distance_plus_1(s, seat, s.challenger)
    out[6] = s.treasury
    out[7] = min(255, s.turn_limit - s.turns)
    out[8] = s.response_mode
    out[9] = s.first_look
    out[10] = s.peasant_names
    out[11] = s.naming
    out[12] = s.shuffle
    out[13] = min(255, count(s, seat))
    out[14] = min(255, count(s, PUBLIC))
    for card in range(KINDS):
        out[15 + card] = s.named >> card & 1


def observe_place(s: State, seat: int, distance: int, out: Row) -> None:
    """Whose place it is, and the card that a peasant has turned up there."""
    base = PLACES_AT + distance * PER_PLACE
    place = (place_of(s, seat) + distance) % PLACES
    out[base] = distance_plus_1(s, seat, owner_of(s, place))
    out[base + 1] = s.cards[spot(s, place)] + 1 if s.phase == NAMING and s.opened >> place & 1 else 0


def observe_knowledge(s: State, seat: int, row: int, first: int, out: Row) -> None:
    """How likely each character lies at each place, in percent: to the seat itself, or to everybody."""
    worlds = count(s, row)
    for distance in range(PLACES):
        at = spot(s, (place_of(s, seat) + distance) % PLACES)
        base = PLACES_AT + distance * PER_PLACE + first
        for card in range(KINDS):
            out[base + card] = percent(fitting(s, row, at, card), worlds)


def observe_seat(s: State, seat: int, distance: int, out: Row) -> None:
    """The coins of a seat, whether it is asked, and what it has claimed so far."""
    base = SEATS_AT + distance * PER_SEAT
    for feature in range(PER_SEAT):
        out[base + feature] = 0
    if distance < s.players:
        other = (seat + distance) % s.players
        out[base] = s.coins[other]
        out[base + 1] = s.waiting >> other & 1
        for card in range(KINDS):
            out[base + 2 + card] = s.claims[other, card]
