"""What a learner may see: a fixed number of small integers for one seat (`FEATURES` names them)."""

from __future__ import annotations

from ruse.core.record import Row
from ruse.core.seats import distance_plus_1
from ruse.games.minister.knowledge.odds import (
    CELLS,
    MANY,
    clear_sums,
    one_percent,
    percent,
    percent_of_many,
    total,
    weigh,
)
from ruse.games.minister.rules.frame import own_spot, owner_of, pair_first, pair_second, place_of, spot
from ruse.games.minister.rules.state import KINDS, NAMING, NO_CARD, PLACES, PUBLIC, SEATS, State

CHARACTERS = ("king", "thief", "minister", "executioner", "collector", "peasant")
PLACE = (
    "owner_distance_plus_1",
    "opened_plus_1",
    *(f"own_{name}" for name in CHARACTERS),
    *(f"public_{name}" for name in CHARACTERS),
)
SEAT = (
    "coins",
    "awaited",
    *(f"claims_{name}" for name in CHARACTERS),
    *(f"has_seen_place_{place}" for place in range(PLACES)),
)
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
    *(f"place_{distance}_{name}" for distance in range(PLACES) for name in PLACE),
    *(f"seat_{distance}_{name}" for distance in range(SEATS) for name in SEAT),
)
OBSERVED = len(FEATURES)
PER_PLACE = len(PLACE)
PER_SEAT = len(SEAT)
EVERYWHERE = (1 << PLACES) - 1

# Where each column is. In a row of a place or a seat, count from the start of the row.
PLAYERS_AT = FEATURES.index("players")
PHASE_AT = FEATURES.index("phase")
TURN_AT = FEATURES.index("turn_distance")
CLAIMANT_AT = FEATURES.index("claimant_distance_plus_1")
CLAIM_AT = FEATURES.index("claim_plus_1")
CHALLENGER_AT = FEATURES.index("challenger_distance_plus_1")
TREASURY_AT = FEATURES.index("treasury")
TURNS_LEFT_AT = FEATURES.index("turns_left_capped")
RESPONSE_MODE_AT = FEATURES.index("response_mode")
FIRST_LOOK_AT = FEATURES.index("first_look")
PEASANT_NAMES_AT = FEATURES.index("peasant_names")
NAMING_AT = FEATURES.index("naming")
SHUFFLE_AT = FEATURES.index("shuffle")
OWN_CASES_AT = FEATURES.index("own_cases_capped")
PUBLIC_CASES_AT = FEATURES.index("public_cases_capped")
NAMED_AT = FEATURES.index(f"named_{CHARACTERS[0]}")
PLACES_AT = FEATURES.index(f"place_0_{PLACE[0]}")
SEATS_AT = FEATURES.index(f"seat_0_{SEAT[0]}")
OWNER = PLACE.index("owner_distance_plus_1")
OPENED = PLACE.index("opened_plus_1")
OWN_ODDS = PLACE.index(f"own_{CHARACTERS[0]}")
PUBLIC_ODDS = PLACE.index(f"public_{CHARACTERS[0]}")
COINS = SEAT.index("coins")
AWAITED = SEAT.index("awaited")
CLAIMS = SEAT.index(f"claims_{CHARACTERS[0]}")
HAS_SEEN = SEAT.index("has_seen_place_0")


def observe(s: State, seat: int, out: Row) -> None:
    """Fill `out` with what a seat knows, itself first and the others clockwise."""
    observe_table(s, seat, out)
    for distance in range(PLACES):
        observe_place(s, seat, distance, out)
    observe_knowledge(s, seat, seat, OWN_CASES_AT, OWN_ODDS, out)
    observe_knowledge(s, seat, PUBLIC, PUBLIC_CASES_AT, PUBLIC_ODDS, out)
    clear_sums(s)
    for distance in range(SEATS):
        observe_seat(s, seat, distance, out)


def observe_table(s: State, seat: int, out: Row) -> None:
    """What is going on, and the rules in force."""
    out[PLAYERS_AT] = s.players
    out[PHASE_AT] = s.phase
    out[TURN_AT] = distance_plus_1(s, seat, s.turn) - 1
    out[CLAIMANT_AT] = distance_plus_1(s, seat, s.claimant)
    out[CLAIM_AT] = 0 if s.claim == NO_CARD else s.claim + 1
    out[CHALLENGER_AT] = distance_plus_1(s, seat, s.challenger)
    out[TREASURY_AT] = s.treasury
    out[TURNS_LEFT_AT] = min(255, s.turn_limit - s.turns)
    out[RESPONSE_MODE_AT] = s.response_mode
    out[FIRST_LOOK_AT] = s.first_look
    out[PEASANT_NAMES_AT] = s.peasant_names
    out[NAMING_AT] = s.naming
    out[SHUFFLE_AT] = s.shuffle
    for card in range(KINDS):
        out[NAMED_AT + card] = s.named >> card & 1


def observe_place(s: State, seat: int, distance: int, out: Row) -> None:
    """Whose place it is, and the card that a peasant has turned up there."""
    base = PLACES_AT + distance * PER_PLACE
    place = (place_of(s, seat) + distance) % PLACES
    out[base + OWNER] = distance_plus_1(s, seat, owner_of(s, place))
    out[base + OPENED] = s.cards[spot(s, place)] + 1 if s.phase == NAMING and s.opened >> place & 1 else 0


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
            fits = s.sums[at + card]
            out[base + card] = percent(fits, each) if worlds < MANY else percent_of_many(fits, worlds)
        at = at + KINDS if at + KINDS < CELLS else 0


def observe_seat(s: State, seat: int, distance: int, out: Row) -> None:
    """The coins of a seat, whether it is asked, what it has claimed so far, and where it has looked."""
    base = SEATS_AT + distance * PER_SEAT
    for feature in range(PER_SEAT):
        out[base + feature] = 0
    if distance < s.players:
        other = (seat + distance) % s.players
        out[base + COINS] = s.coins[other]
        out[base + AWAITED] = s.waiting >> other & 1
        for card in range(KINDS):
            out[base + CLAIMS + card] = s.claims[other, card]
        observe_looks(s, seat, other, base + HAS_SEEN, out)


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
