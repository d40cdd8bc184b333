"""What a row knows after a long history: the weight of each of the 720 arrangements.

After a hidden shuffle an arrangement weighs as much as it did before, plus what its twin did: the one with
the two cards exchanged. What is learnt strikes out arrangements. The weights are whole numbers, which are halved
while all of them are even, so they are exact.
"""

from __future__ import annotations

from itertools import permutations

from ruse.core.chance import number
from ruse.core.record import Row
from ruse.games.minister.rules.frame import pair_first, pair_second
from ruse.games.minister.rules.log import board_with, choice_of, known
from ruse.games.minister.rules.state import ALL_CELLS, KINDS, PLACES, PUBLIC, SHUFFLES, State

_ALL = tuple(permutations(range(KINDS)))
_THREES = tuple(permutations(range(KINDS), 3))


def _packed(cards: tuple[int, ...]) -> int:
    return sum(card << 3 * at for at, card in enumerate(cards))


ARRANGEMENTS = len(_ALL)
ORDERS = 6
"""The arrangements with the same first three cards follow each other."""
HALF = 3
LAID = tuple(map(_packed, _ALL))
_NUMBER_OF = {_packed(cards): nth for nth, cards in enumerate(_THREES)}
_ORDER_OF = {_packed(cards): list(permutations(sorted(cards))).index(cards) for cards in _THREES}
FIRST = tuple(_NUMBER_OF.get(cards, 0) for cards in range(512))
REST = tuple(_ORDER_OF.get(cards, 0) for cards in range(512))


# Each table is read by one function only: on a GPU every function that names a table brings its own copy.


def laid(nth: int) -> int:
    """Return the cards of the nth arrangement, three bits for each place."""
    return LAID[nth]


def first_cards(cards: int) -> int:
    """Return which of 120 ways to lay the first three cards this is."""
    return FIRST[cards]


def order_of_rest(cards: int) -> int:
    """Return in which of six orders the last three cards lie."""
    return REST[cards]


def twin_of(nth: int, pair: int) -> int:
    """Return the arrangement with the cards of two places exchanged."""
    cards = laid(nth)
    first = 3 * pair_first(pair)
    second = 3 * pair_second(pair)
    changes = (cards >> first ^ cards >> second) & 7
    cards ^= changes << first | changes << second
    return 6 * first_cards(cards & 511) + order_of_rest(cards >> 9)


# --- Weights -----------------------------------------------------------------------------------------------


def weigh_arrangements(s: State, row: int, last: int, weights: Row, possible: Row) -> int:
    """Fill in how likely each arrangement was to a row after this many of the open shuffles.

    Returns how many are possible, and lists them: mostly they are few, and the others cost nothing.
    """
    for nth in range(s.shuffles - 1, -1, -1):
        shuffle_back(s, nth, s.chosen[nth] & 1)
    for nth in range(ARRANGEMENTS):
        weights[nth] = 0
    count = list_possible(known_after(s, row, 0), weights, possible)
    for nth in range(s.shuffles):
        shuffle_back(s, nth, s.chosen[nth] & 1)
        if nth < last:
            if choice_of(s, row, nth) < 0:
                count = share_weights(weights, possible, count, s.pairs[nth])
            elif choice_of(s, row, nth) == 1:
                exchange_weights(weights, possible, count, s.pairs[nth])
            count = strike_out(weights, possible, count, known_after(s, row, nth + 1))
            halve(weights, possible, count)
    return count


def list_possible(board: int, weights: Row, possible: Row) -> int:
    """List the arrangements that fit on a board, all with the same weight; returns how many there are."""
    count = 0
    for first in range(0, ARRANGEMENTS, ORDERS):
        if fits(board, laid(first), 0, HALF):
            for nth in range(first, first + ORDERS):
                if fits(board, laid(nth), HALF, PLACES):
                    weights[nth] = 1
                    possible[count] = nth
                    count += 1
    return count


def share_weights(weights: Row, possible: Row, count: int, pair: int) -> int:
    """Two places were shuffled, and the row does not know how: an arrangement and its twin are alike now."""
    more = count
    for at in range(count):
        nth = possible[at]
        twin = twin_of(nth, pair)
        if weights[twin] == 0:
            weights[twin] = weights[nth]
            possible[more] = twin
            more += 1
        elif nth < twin:  # otherwise the twin does it
            weights[nth] += weights[twin]
            weights[twin] = weights[nth]
    return more


def exchange_weights(weights: Row, possible: Row, count: int, pair: int) -> None:
    """The row knows that the cards of two places were exchanged."""
    for at in range(count):
        nth = possible[at]
        twin = twin_of(nth, pair)
        if weights[twin] == 0:
            possible[at] = twin
        if weights[twin] == 0 or nth < twin:  # otherwise the twin does it
            weights[nth], weights[twin] = weights[twin], weights[nth]


def strike_out(weights: Row, possible: Row, count: int, board: int) -> int:
    """Drop the arrangements that do not fit on a board; returns how many are left."""
    if board == ALL_CELLS:
        return count
    left = 0
    for at in range(count):
        nth = possible[at]
        if fits(board, laid(nth), 0, PLACES):
            possible[left] = nth
            left += 1
        else:
            weights[nth] = 0
    return left


def fits(board: int, cards: int, start: int, stop: int) -> bool:
    """Return whether cards may lie like this, from one place to another."""
    for at in range(start, stop):
        if not board >> KINDS * at + (cards >> 3 * at & 7) & 1:
            return False
    return True


def halve(weights: Row, possible: Row, count: int) -> None:
    """Halve all weights if all are even: only their proportions count."""
    bits = 0
    for at in range(count):
        bits |= weights[possible[at]]
    if not bits & 1:
        for at in range(count):
            weights[possible[at]] >>= 1


# --- What was known when -----------------------------------------------------------------------------------


def board_after(s: State, nth: int) -> int:
    """Return the number of the board of the time after this many shuffles; negative if it is no longer kept."""
    return nth - max(0, s.shuffles - SHUFFLES)


def known_after(s: State, row: int, nth: int) -> int:
    """Return what a row learnt after the nth shuffle, if the cards lay then as they do now."""
    if board_after(s, nth) >= 0:
        return known(s, row, board_after(s, nth))
    public = number(s.past[nth])
    return public if row == PUBLIC else public & seen_by(s, row, nth)


def seen_by(s: State, seat: int, nth: int) -> int:
    """Return the board of what a seat has seen after the nth shuffle, if the cards lay then as they do now."""
    board = ALL_CELLS
    for at in range(PLACES):
        if s.looks[seat, nth] >> at & 1:
            board &= board_with(at, s.cards[at])
    return board


def shuffle_back(s: State, nth: int, swap: int) -> None:
    """Undo what the nth shuffle did, or do it again."""
    if swap == 1:
        first = pair_first(s.pairs[nth])
        second = pair_second(s.pairs[nth])
        s.cards[first], s.cards[second] = s.cards[second], s.cards[first]
