"""The frame: six cards in a ring that turns as one, and its pairs of places, numbered."""

from __future__ import annotations

from ruse.games.minister.rules.state import (
    LEFT,
    OWNER_OF,
    PAIR_FIRST,
    PAIR_SECOND,
    PLACE_OF,
    PLACES,
    RIGHT,
    State,
)


def spot(s: State, place: int) -> int:
    """Return the place of the frame that lies at a place of the table."""
    return (place + PLACES - s.turned) % PLACES


def place_of(s: State, seat: int) -> int:
    """Return where a player sits (KTM-07)."""
    return PLACE_OF[6 * (s.players - 3) + seat]


def owner_of(s: State, place: int) -> int:
    """Return who sits at a place; nobody at an ownerless one."""
    return OWNER_OF[6 * (s.players - 3) + place]


def own_spot(s: State, seat: int) -> int:
    """Return the place of the frame before a player."""
    return spot(s, place_of(s, seat))


def shift_of(move: int) -> int:
    """Return how far clockwise a move takes all cards: to the right, to the left, or across (KTM-14 to KTM-16)."""
    if move == RIGHT:
        return PLACES - 1
    return 1 if move == LEFT else 3


def turn_cards(s: State, places: int) -> None:
    """All six cards go this many places clockwise."""
    s.turned = (s.turned + places) % PLACES


def pair_of(first: int, second: int) -> int:
    """Return the number of a pair of different places of the frame."""
    low = min(first, second)
    high = max(first, second)
    return low * (11 - low) // 2 + high - low - 1


# Each table is read by one function only: on a GPU every function that names a table brings its own copy.


def pair_first(pair: int) -> int:
    """Return the lower place of a pair."""
    return PAIR_FIRST[pair]


def pair_second(pair: int) -> int:
    """Return the higher place of a pair."""
    return PAIR_SECOND[pair]
