"""The frame: six cards in a ring that turns as one, and every arrangement they can lie in, numbered."""

from __future__ import annotations

from itertools import permutations

from ruse.games.minister.rules.state import (
    BITS,
    KINDS,
    LEFT,
    OWNER_OF,
    PAIR_FIRST,
    PAIR_SECOND,
    PLACE_OF,
    PLACES,
    RIGHT,
    WORDS,
    State,
)

_ALL = tuple(permutations(range(KINDS)))
_NUMBER = {cards: number for number, cards in enumerate(_ALL)}


def _exchanged(cards: tuple[int, ...], first: int, second: int) -> tuple[int, ...]:
    swapped = list(cards)
    swapped[first], swapped[second] = swapped[second], swapped[first]
    return tuple(swapped)


def _holds(at: int, card: int, word: int) -> int:
    numbers = range(word * BITS, word * BITS + BITS)
    return sum(1 << number % BITS for number in numbers if _ALL[number][at] == card)


CARD_IN = tuple(card for cards in _ALL for card in cards)
"""The card of arrangement n at place p of the frame: cell 6 n + p."""
SWAPPED = tuple(
    _NUMBER[_exchanged(cards, *pair)] for pair in zip(PAIR_FIRST, PAIR_SECOND, strict=True) for cards in _ALL
)
"""The arrangement that n becomes when pair q of places is exchanged: cell 720 q + n."""
HOLDS = tuple(_holds(at, card, word) for at in range(PLACES) for card in range(KINDS) for word in range(WORDS))
"""The arrangements with card c at place p of the frame, as words: from cell 12 (6 p + c) on."""


# Each table is read by one function only: on a GPU every function that names a table brings its own copy.


def card_in(arrangement: int, at: int) -> int:
    """The card of an arrangement at a place of the frame."""
    return CARD_IN[PLACES * arrangement + at]


def swapped(pair: int, arrangement: int) -> int:
    """The arrangement with the cards of a pair of places exchanged."""
    return SWAPPED[720 * pair + arrangement]


def holding(at: int, card: int, word: int) -> int:
    """The arrangements with a card at a place of the frame, one word of them."""
    return HOLDS[WORDS * (KINDS * at + card) + word]


def spot(s: State, place: int) -> int:
    """The place of the frame that lies at a place of the table."""
    return (place + PLACES - s.turned) % PLACES


def place_of(s: State, seat: int) -> int:
    """Where a player sits (KTM-07)."""
    return PLACE_OF[6 * (s.players - 3) + seat]


def owner_of(s: State, place: int) -> int:
    """Who sits at a place; nobody at an ownerless one."""
    return OWNER_OF[6 * (s.players - 3) + place]


def own_spot(s: State, seat: int) -> int:
    """The place of the frame before a player."""
    return spot(s, place_of(s, seat))


def shift_of(move: int) -> int:
    """How far clockwise a move takes all cards: to the right, to the left, or across (KTM-14 to KTM-16)."""
    if move == RIGHT:
        return PLACES - 1
    return 1 if move == LEFT else 3


def turn_cards(s: State, places: int) -> None:
    """All six cards go so many places clockwise."""
    s.turned = (s.turned + places) % PLACES


def pair_of(first: int, second: int) -> int:
    """The number of a pair of different places of the frame."""
    low = min(first, second)
    high = max(first, second)
    return low * (11 - low) // 2 + high - low - 1
