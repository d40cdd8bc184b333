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


def weigh_arrangements(s: State, row: int, last: int, weights: Row) -> None:
    """Fill in how likely each arrangement was to a row after this many of the open shuffles."""
    for nth in range(s.shuffles - 1, -1, -1):
        shuffle_back(s, nth, s.chosen[nth] & 1)
    for nth in range(ARRANGEMENTS):
        weights[nth] = 1
    strike_out(weights, known_after(s, row, 0))
    for nth in range(s.shuffles):
        shuffle_back(s, nth, s.chosen[nth] & 1)
        if nth < last:
            if choice_of(s, row, nth) < 0:
                share_weights(weights, s.pairs[nth])
            elif choice_of(s, row, nth) == 1:
                exchange_weights(weights, s.pairs[nth])
            strike_out(weights, known_after(s, row, nth + 1))
            halve(weights)


def share_weights(weights: Row, pair: int) -> None:
    """Two places were shuffled, and the row does not know how: an arrangement and its twin are alike now."""
    for nth in range(ARRANGEMENTS):
        if weights[nth] != 0:
            twin = twin_of(nth, pair)
            if nth < twin or weights[twin] == 0:  # otherwise the twin has done it
                weights[nth] += weights[twin]
                weights[twin] = weights[nth]


def exchange_weights(weights: Row, pair: int) -> None:
    """The row knows that the cards of two places were exchanged."""
    for nth in range(ARRANGEMENTS):
        twin = twin_of(nth, pair)
        if nth < twin:
            weights[nth], weights[twin] = weights[twin], weights[nth]


def strike_out(weights: Row, board: int) -> None:
    """Drop the arrangements that do not fit on a board."""
    if board != ALL_CELLS:
        for nth in range(ARRANGEMENTS):
            if weights[nth] != 0 and not fits(board, laid(nth)):
                weights[nth] = 0


def fits(board: int, cards: int) -> bool:
    """Return whether cards may lie like this."""
    for at in range(PLACES):
        if not board >> KINDS * at + (cards >> 3 * at & 7) & 1:
            return False
    return True


def halve(weights: Row) -> None:
    """Halve all weights if all are even: only their proportions count."""
    bits = 0
    for nth in range(ARRANGEMENTS):
        bits |= weights[nth]
    if not bits & 1:
        for nth in range(ARRANGEMENTS):
            weights[nth] >>= 1


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
