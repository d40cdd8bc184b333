"""How many arrangements fit on a board: six places by six cards, one card to each place.

A board is cut in two. For every three cards that may lie at the first three places, the arrangements there
times those of the other three cards at the other places are counted; a half is nine cells, looked up in a table.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations, permutations

from ruse.core.chance import number
from ruse.games.minister.rules.log import FIELD
from ruse.games.minister.rules.state import KINDS, State

_THREES = tuple(combinations(range(KINDS), 3))
_ORDERS = tuple(permutations(range(3)))


def _squeezed(cards: tuple[int, ...], field: int) -> int:
    return sum((field >> card & 1) << nth for nth, card in enumerate(cards))


def _through(half: int) -> int:
    """For each of nine cells in how many of the ways to fill a half it is used, two bits each."""
    fits = [order for order in _ORDERS if all(half >> 3 * at + nth & 1 for at, nth in enumerate(order))]
    return sum(1 << 2 * (3 * at + nth) for order in fits for at, nth in enumerate(order))


WIDE = 10
"""Bits for each card where a place is added up: a cell is used by at most 120 arrangements."""


def _spread(cards: tuple[int, ...], used: int) -> int:
    return sum((used >> 2 * nth & 3) << WIDE * card for nth, card in enumerate(cards))


def _by_three(parts: Iterable[int]) -> int:
    return sum(part << 3 * three for three, part in enumerate(parts))


def _inside(field: int) -> int:
    """The threes of which all cards are in a field, a bit each; above them those of which the rest is in it."""
    whole = [_squeezed(cards, field) == 7 for cards in _THREES]
    return sum(1 << three for three, fits in enumerate([*whole, *reversed(whole)]) if fits)


HALVES = len(_THREES)
"""In how many ways the six cards can be cut into three and three; the last but n is the rest of the nth."""
THREES = tuple(card for cards in _THREES for card in cards)
SQUEEZED = tuple(_by_three(_squeezed(cards, field) for cards in _THREES) for field in range(FIELD + 1))
INSIDE = tuple(_inside(field) for field in range(FIELD + 1))
THROUGH = tuple(_through(half) for half in range(512))
SPREAD = tuple(_spread(cards, used) for cards in _THREES for used in range(64))
SEQUENCE = 0x077CB531
"""A de Bruijn sequence: every five bits in a row occur once."""
LOWEST = tuple(sorted(range(32), key=lambda bit: (SEQUENCE << bit) >> 27 & 31))
ORDERS = tuple(nth for order in _ORDERS for nth in order)


# Each table is read by one function only: on a GPU every function that names a table brings its own copy.


def card_of(three: int, nth: int) -> int:
    """Return the nth card of three."""
    return THREES[3 * three + nth]


def squeezed(field: int) -> int:
    """Of the cards that may lie at a place, which of each three: three bits for every three."""
    return SQUEEZED[field]


def inside(field: int) -> int:
    """Which threes have all their cards in a field; above them, which have all others there."""
    return INSIDE[field]


def through(half: int) -> int:
    """In how many of the ways to fill a half each of its nine cells is used, two bits each."""
    return THROUGH[half]


def spread(three: int, used: int) -> int:
    """Return how often each of three cards is used at a place, by all six cards."""
    return SPREAD[64 * three + used]


def lowest_of(threes: int) -> int:
    """Return the first of some threes: a lone bit times this number has a pattern of its own in five bits."""
    return LOWEST[(threes & -threes) * SEQUENCE >> 27 & 31]


def place_in(order: int, at: int) -> int:
    """Return which of three cards lies at the first, second or third place, in each of the six orders."""
    return ORDERS[3 * order + at]


# --- Halves ------------------------------------------------------------------------------------------------


def half_of(board: int, first: int, three: int) -> int:
    """Return the nine cells of three places, from a first one on, by three cards."""
    at_0 = squeezed(board >> KINDS * first & FIELD)
    at_1 = squeezed(board >> KINDS * (first + 1) & FIELD)
    at_2 = squeezed(board >> KINDS * (first + 2) & FIELD)
    return cut_out(at_0, at_1, at_2, three)


def cut_out(at_0: int, at_1: int, at_2: int, three: int) -> int:
    """Return the nine cells of three places by three cards, from the places by every three."""
    shift = 3 * three
    return at_0 >> shift & 7 | (at_1 >> shift & 7) << 3 | (at_2 >> shift & 7) << 6


def threes_of(board: int) -> int:
    """Return which threes may lie at the first three places, as far as the cards there and elsewhere tell."""
    upper = board | board >> KINDS | board >> 2 * KINDS
    lower = board >> 3 * KINDS | board >> 4 * KINDS | board >> 5 * KINDS
    return inside(upper & FIELD) & inside(lower & FIELD) >> HALVES


def ways_of(used: int) -> int:
    """In how many ways a half can be filled: each way uses one cell of its first place."""
    return (used & 3) + (used >> 2 & 3) + (used >> 4 & 3)


# --- Boards ------------------------------------------------------------------------------------------------


def arrangements(board: int) -> int:
    """Return how many arrangements fit."""
    found = 0
    threes = threes_of(board)
    while threes != 0:
        three = lowest_of(threes)
        threes &= threes - 1
        upper = ways_of(through(half_of(board, 0, three)))
        found += upper * ways_of(through(half_of(board, 3, HALVES - 1 - three)))
    return found


def add_up(s: State, board: int, weight: int) -> None:
    """Add for each cell the arrangements that use it, this many times."""
    at_0 = at_1 = at_2 = at_3 = at_4 = at_5 = 0
    cards_0 = squeezed(board & FIELD)
    cards_1 = squeezed(board >> KINDS & FIELD)
    cards_2 = squeezed(board >> 2 * KINDS & FIELD)
    cards_3 = squeezed(board >> 3 * KINDS & FIELD)
    cards_4 = squeezed(board >> 4 * KINDS & FIELD)
    cards_5 = squeezed(board >> 5 * KINDS & FIELD)
    threes = threes_of(board)
    while threes != 0:
        three = lowest_of(threes)
        threes &= threes - 1
        rest = HALVES - 1 - three
        upper = through(cut_out(cards_0, cards_1, cards_2, three))
        lower = through(cut_out(cards_3, cards_4, cards_5, rest))
        below = ways_of(lower)
        above = ways_of(upper)
        at_0 += below * spread(three, upper & 63)
        at_1 += below * spread(three, upper >> 6 & 63)
        at_2 += below * spread(three, upper >> 12)
        at_3 += above * spread(rest, lower & 63)
        at_4 += above * spread(rest, lower >> 6 & 63)
        at_5 += above * spread(rest, lower >> 12)
    add_place(s, 0, at_0, weight)
    add_place(s, 1, at_1, weight)
    add_place(s, 2, at_2, weight)
    add_place(s, 3, at_3, weight)
    add_place(s, 4, at_4, weight)
    add_place(s, 5, at_5, weight)


def add_place(s: State, at: int, cards: int, weight: int) -> None:
    """Add the six cells of a place."""
    for card in range(KINDS):
        place = KINDS * at + card
        s.sums[place] = number(s.sums[place]) + weight * (cards >> WIDE * card & (1 << WIDE) - 1)


def lay_nth(s: State, board: int, nth: int) -> None:
    """Lay the cards in the nth arrangement that fits."""
    three = 0
    lower = 0
    fits = 0
    while fits <= nth:
        nth -= fits
        lower = ways_of(through(half_of(board, 3, HALVES - 1 - three)))
        fits = lower * ways_of(through(half_of(board, 0, three)))
        three += 1
    three -= 1
    lay_half(s, board, 0, three, nth // lower)
    lay_half(s, board, 3, HALVES - 1 - three, nth % lower)


def lay_half(s: State, board: int, first: int, three: int, nth: int) -> None:
    """Lay three cards in the nth order that fits."""
    half = half_of(board, first, three)
    order = -1
    while nth >= 0:
        order += 1
        if is_filled(half, order):
            nth -= 1
    for at in range(3):
        s.cards[first + at] = card_of(three, place_in(order, at))


def is_filled(half: int, order: int) -> bool:
    """Return whether three cards in this order fit on a half."""
    for at in range(3):
        if not half >> 3 * at + place_in(order, at) & 1:
            return False
    return True
