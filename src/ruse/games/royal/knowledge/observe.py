"""What a learner may see: a fixed number of small integers for one seat (`FEATURES` names them)."""

from __future__ import annotations

from ruse.core.record import Row
from ruse.core.seats import distance_plus_1
from ruse.games.royal.cards.tables import COLOUR_NAMES, fame_of_place
from ruse.games.royal.rules.loot import colour_of, fame_on, kind_of, symbols
from ruse.games.royal.rules.plans import places_of
from ruse.games.royal.rules.scoring import score
from ruse.games.royal.rules.secrets import secrets_left, secrets_of
from ruse.games.royal.rules.state import (
    COLOURS,
    DOCUMENTS,
    GOODS,
    ITEM,
    NO_LOOT,
    PLACES,
    PLANNING,
    SEATS,
    SORTS,
    State,
)

SORT_NAMES = ("two", "three", "four", "carte_blanche", "safecracker", "intrigue", "item", "documents")
PLACE = (
    "kind_plus_1",
    *COLOUR_NAMES,
    "item_fame",
    "documents_colour_plus_1",
    "own_thief",
    "own_snitch",
)
SEAT = (
    *(f"cubes_{name}" for name in COLOUR_NAMES),
    "secrets",
    "fame",
    "awaited",
    "thieves_last",
    "snitches_last",
    *(f"went_{name}" for name in SORT_NAMES),
    *(f"watched_{name}" for name in SORT_NAMES),
)
# Distances count clockwise from the observer; 0 is the observer, and in "..._plus_1" 0 is nobody or nothing.
FEATURES = (
    "players",
    "phase",
    "round",
    "place",
    "thief_distance_plus_1",
    "owed",
    "partner_distance_plus_1",
    "deck",
    "first_half",
    "secret_deck",
    "substitute",
    "one_by_one",
    *(f"supply_{name}" for name in COLOUR_NAMES),
    *(f"own_secret_{name}" for name in COLOUR_NAMES),
    *(f"missing_{name}" for name in COLOUR_NAMES),
    *(f"fame_{name}_{place + 1}" for name in COLOUR_NAMES for place in range(SEATS)),
    *(f"offered_{name}" for name in SORT_NAMES),
    *(f"place_{letter}_{name}" for letter in "abcdefgh" for name in PLACE),
    *(f"seat_{distance}_{name}" for distance in range(SEATS) for name in SEAT),
)
OBSERVED = len(FEATURES)
PER_PLACE = len(PLACE)
PER_SEAT = len(SEAT)

# Where each column is. In a row of a place or a seat, count from the start of the row.
PLAYERS_AT = FEATURES.index("players")
PHASE_AT = FEATURES.index("phase")
ROUND_AT = FEATURES.index("round")
PLACE_AT = FEATURES.index("place")
THIEF_AT = FEATURES.index("thief_distance_plus_1")
OWED_AT = FEATURES.index("owed")
PARTNER_AT = FEATURES.index("partner_distance_plus_1")
DECK_AT = FEATURES.index("deck")
FIRST_HALF_AT = FEATURES.index("first_half")
SECRET_DECK_AT = FEATURES.index("secret_deck")
SUBSTITUTE_AT = FEATURES.index("substitute")
ONE_BY_ONE_AT = FEATURES.index("one_by_one")
SUPPLY_AT = FEATURES.index(f"supply_{COLOUR_NAMES[0]}")
OWN_SECRETS_AT = FEATURES.index(f"own_secret_{COLOUR_NAMES[0]}")
MISSING_AT = FEATURES.index(f"missing_{COLOUR_NAMES[0]}")
FAME_AT = FEATURES.index(f"fame_{COLOUR_NAMES[0]}_1")
OFFERED_AT = FEATURES.index(f"offered_{SORT_NAMES[0]}")
PLACES_AT = FEATURES.index(f"place_a_{PLACE[0]}")
SEATS_AT = FEATURES.index(f"seat_0_{SEAT[0]}")
KIND = PLACE.index("kind_plus_1")
SYMBOLS = PLACE.index(COLOUR_NAMES[0])
ITEM_FAME = PLACE.index("item_fame")
DOCUMENTS_COLOUR = PLACE.index("documents_colour_plus_1")
OWN_THIEF = PLACE.index("own_thief")
OWN_SNITCH = PLACE.index("own_snitch")
CUBES = SEAT.index(f"cubes_{COLOUR_NAMES[0]}")
SECRETS = SEAT.index("secrets")
FAME = SEAT.index("fame")
AWAITED = SEAT.index("awaited")
LAST_THIEVES = SEAT.index("thieves_last")
LAST_SNITCHES = SEAT.index("snitches_last")
WENT = SEAT.index(f"went_{SORT_NAMES[0]}")
WATCHED = SEAT.index(f"watched_{SORT_NAMES[0]}")


def observe(s: State, seat: int, out: Row) -> None:
    """Fill `out` with what a seat knows, itself first and the others clockwise."""
    observe_table(s, seat, out)
    observe_colours(s, seat, out)
    for at in range(PLACES):
        observe_place(s, seat, at, out)
    for distance in range(SEATS):
        observe_seat(s, seat, distance, out)


def observe_table(s: State, seat: int, out: Row) -> None:
    """What is going on, and the rules in force."""
    out[PLAYERS_AT] = s.players
    out[PHASE_AT] = s.phase
    out[ROUND_AT] = s.round
    out[PLACE_AT] = s.place
    out[THIEF_AT] = distance_plus_1(s, seat, s.thief)
    out[OWED_AT] = s.owed
    out[PARTNER_AT] = distance_plus_1(s, seat, s.partner)
    out[DECK_AT] = s.bottom - s.top
    out[FIRST_HALF_AT] = s.first_half
    out[SECRET_DECK_AT] = secrets_left(s)
    out[SUBSTITUTE_AT] = s.substitute
    out[ONE_BY_ONE_AT] = s.free


def observe_colours(s: State, seat: int, out: Row) -> None:
    """The supply, the seat's own secret cards, what is missing, the fame card, and what has been offered so far."""
    for colour in range(COLOURS):
        out[SUPPLY_AT + colour] = s.supply[colour]
        out[OWN_SECRETS_AT + colour] = s.secrets[seat, colour]
        out[MISSING_AT + colour] = s.missing[colour]
        for place in range(SEATS):
            out[FAME_AT + SEATS * colour + place] = fame_of_place(s.players, colour, place)
    for sort in range(SORTS):
        out[OFFERED_AT + sort] = s.offered[sort]


def observe_place(s: State, seat: int, at: int, out: Row) -> None:
    """The loot at a place, and whether the seat's own plan goes there."""
    base = PLACES_AT + at * PER_PLACE
    card = s.row[at] if at < places_of(s) else NO_LOOT
    kind = kind_of(card)
    out[base + KIND] = 0 if card == NO_LOOT else 1 + kind
    for colour in range(COLOURS):
        out[base + SYMBOLS + colour] = symbols(card, colour) if kind == GOODS else 0
    out[base + ITEM_FAME] = fame_on(card) if kind == ITEM else 0
    out[base + DOCUMENTS_COLOUR] = 1 + colour_of(card) if kind == DOCUMENTS else 0
    out[base + OWN_THIEF] = s.thieves[seat] >> at & 1
    out[base + OWN_SNITCH] = s.snitches[seat] >> at & 1


def observe_seat(s: State, seat: int, distance: int, out: Row) -> None:
    """A seat's cubes and fame, its last revealed plan, and the loot it has gone for so far."""
    base = SEATS_AT + distance * PER_SEAT
    for feature in range(PER_SEAT):
        out[base + feature] = 0
    if distance < s.players:
        other = (seat + distance) % s.players
        for colour in range(COLOURS):
            out[base + CUBES + colour] = s.cubes[other, colour]
        out[base + SECRETS] = secrets_of(s, other)
        out[base + FAME] = score(s, other)
        out[base + AWAITED] = s.waiting >> other & 1
        sealed = s.phase == PLANNING or s.thieves[other] == 0
        out[base + LAST_THIEVES] = s.last_thieves[other] if sealed else s.thieves[other]
        out[base + LAST_SNITCHES] = s.last_snitches[other] if sealed else s.snitches[other]
        for sort in range(SORTS):
            out[base + WENT + sort] = s.went[other, sort]
            out[base + WATCHED + sort] = s.watched[other, sort]
