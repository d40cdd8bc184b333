"""What a learner may see: a fixed number of small integers for one seat (`FEATURES` names them)."""

from __future__ import annotations

from ruse.core.record import Row
from ruse.core.seats import distance_plus_1
from ruse.games.minister.knowledge.odds import CELLS, clear_sums, one_percent, percent, total, weigh
from ruse.games.minister.rules.frame import own_spot, owner_of, pair_first, pair_second, place_of, spot
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
    "own_cases_capped",
    "public_cases_capped",
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
        for name in (
            "coins",
            "awaited",
            *(f"claims_{name}" for name in CHARACTERS),
            *(f"has_seen_place_{place}" for place in range(PLACES)),
        )
    ),
)
OBSERVED = len(FEATURES)
PER_SEAT = 2 + KINDS + PLACES
EVERYWHERE = (1 << PLACES) - 1
PER_PLACE = 2 + 2 * KINDS
SEATS_AT = OBSERVED - SEATS * PER_SEAT
PLACES_AT = SEATS_AT - PLACES * PER_PLACE


def observe(s: State, seat: int, out: Row) -> None:
    """Fill `out` with what a seat knows, itself first and the others clockwise."""
    observe_table(s, seat, out)
    for distance in range(PLACES):
        observe_place(s, seat, distance, out)
    observe_knowledge(s, seat, seat, 13, 2, out)
    observe_knowledge(s, seat, PUBLIC, 14, 2 + KINDS, out)
    clear_sums(s)
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
    for card in range(KINDS):
        out[15 + card] = s.named >> card & 1


def observe_place(s: State, seat: int, distance: int, out: Row) -> None:
    """Whose place it is, and the card that a peasant has turned up there."""
    base = PLACES_AT + distance * PER_PLACE
    place = (place_of(s, seat) + distance) % PLACES
    out[base] = distance_plus_1(s, seat, owner_of(s, place))
    out[base + 1] = s.cards[spot(s, place)] + 1 if s.phase == NAMING and s.opened >> place & 1 else 0


def observe_knowledge(s: State, seat: int, row: int, cases: int, first: int, out: Row) -> None:
    """How likely each character lies at each place, in percent: to the seat itself, or to everybody."""
    least = weigh(s, row)
    worlds = total(s)
    out[cases] = min(255, worlds // least)
    each = one_percent(worlds)
    at = KINDS * own_spot(s, seat)
    for distance in range(PLACES):
        base = PLACES_AT + distance * PER_PLACE + first
        for card in range(KINDS):
            out[base + card] = percent(s.sums[at + card], worlds, each)
        at = at + KINDS if at + KINDS < CELLS else 0


def observe_seat(s: State, seat: int, distance: int, out: Row) -> None:
    """The coins of a seat, whether it is asked, what it has claimed so far, and where it has looked."""
    base = SEATS_AT + distance * PER_SEAT
    for feature in range(PER_SEAT):
        out[base + feature] = 0
    if distance < s.players:
        other = (seat + distance) % s.players
        out[base] = s.coins[other]
        out[base + 1] = s.waiting >> other & 1
        for card in range(KINDS):
            out[base + 2 + card] = s.claims[other, card]
        observe_looks(s, seat, other, base + 2 + KINDS, out)


def observe_looks(s: State, seat: int, other: int, base: int, out: Row) -> None:
    """Whether everybody knows that a seat has seen the card at each place: 2 surely, 1 perhaps, after a shuffle."""
    sure = 0
    perhaps = 0
    for nth in range(s.shuffles + 1):
        if nth > 0:
            both = 1 << pair_first(s.pairs[nth - 1]) | 1 << pair_second(s.pairs[nth - 1])
            if perhaps & both != 0 and sure & both != both:
                perhaps |= both
                sure &= EVERYWHERE ^ both
        sure |= s.looks[other, nth]
        perhaps |= s.looks[other, nth]
    own = own_spot(s, seat)
    sure = sure >> own | sure << PLACES - own
    perhaps = perhaps >> own | perhaps << PLACES - own
    for distance in range(PLACES):
        out[base + distance] = (sure >> distance & 1) + (perhaps >> distance & 1)
