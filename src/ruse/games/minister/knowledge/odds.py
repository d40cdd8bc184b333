"""How likely each card lies at each place, exactly: by counting cases.

A case is an arrangement of today with an outcome for every open shuffle. Swapped or not is one to one, so all
cases that agree with what a row knows are equally likely. They are gone through outcome by outcome, from the
oldest shuffle to the latest: the board of each time is exchanged or not, and loses what the next one rules
out. Where the two places look alike the outcome makes no difference: such a branch is not split, but counted twice.
With more than eight open shuffles there are too many outcomes, and all arrangements are weighed (`history.py`).
"""

from __future__ import annotations

from ruse.core.chance import number
from ruse.core.counters import counters
from ruse.games.minister.knowledge.boards import add_up, arrangements
from ruse.games.minister.knowledge.history import ARRANGEMENTS, laid, weigh_arrangements
from ruse.games.minister.rules.frame import pair_first, pair_second
from ruse.games.minister.rules.log import COLUMN, cell, choice_of, exchanged, known
from ruse.games.minister.rules.state import ALL_CELLS, KINDS, PLACES, SHUFFLES, State

CELLS = PLACES * KINDS
FRACTION = 40
"""Bits behind the point: with at most 2^18 cases, enough to round like an exact division."""
MANY = 1 << 18
"""From this many cases on, a share needs a real division."""


def walk(s: State, row: int, outcomes: int) -> int:
    """Return the board that some outcomes of the open shuffles leave; the oldest shuffle is the highest bit.

    Above its cells a bit for each shuffle that makes no difference. Where the outcomes cannot be, or are
    counted with others, the next ones to try, negative.
    """
    board = known(s, row, 0)
    alike = 0
    for nth in range(s.shuffles):
        bit = s.shuffles - 1 - nth
        swap = outcomes >> bit & 1
        choice = choice_of(s, row, nth)
        twin = exchanged(board, pair_first(s.pairs[nth]), pair_second(s.pairs[nth]))
        if choice >= 0:
            fits = swap == choice
        else:
            fits = swap == 0 or twin != board
            alike |= (1 if twin == board else 0) << bit
        board = (twin if swap == 1 else board) & known(s, row, nth + 1)
        if not fits or not has_all(board):
            return -((outcomes >> bit) + 1 << bit)
    return board | alike << CELLS


def has_all(board: int) -> bool:
    """Return whether something can lie at every place."""
    board |= board >> 3
    return (board | board >> 1 | board >> 2) & COLUMN == COLUMN


def weight_of(found: int) -> int:
    """Return how often the board of a walk counts: twice for each shuffle that makes no difference."""
    alike = found >> CELLS
    weight = 1
    while alike != 0:
        weight <<= alike & 1
        alike >>= 1
    return weight


def cases(s: State, row: int) -> int:
    """Return how many cases a row cannot exclude."""
    found = 0
    outcomes = 0
    while outcomes < 1 << s.shuffles:
        step = walk(s, row, outcomes)
        if step < 0:
            outcomes = -step
        else:
            found += weight_of(step) * arrangements(step & ALL_CELLS)
            outcomes += 1
    return found


def weigh(s: State, row: int) -> int:
    """Add up for each cell in how many cases its card lies at its place; returns the least weight of a board."""
    clear_sums(s)
    if s.shuffles > SHUFFLES:
        add_up_history(s, row)
        return 1
    outcomes = 0
    least = 1 << SHUFFLES
    while outcomes < 1 << s.shuffles:
        step = walk(s, row, outcomes)
        if step < 0:
            outcomes = -step
        else:
            weight = weight_of(step)
            add_up(s, step & ALL_CELLS, weight)
            least = min(least, weight)
            outcomes += 1
    return least


def add_up_history(s: State, row: int) -> None:
    """Add the weights of all arrangements, after more shuffles than can be gone through."""
    weights = counters(ARRANGEMENTS)
    possible = counters(ARRANGEMENTS)
    for nth in range(weigh_arrangements(s, row, s.shuffles, weights, possible)):
        cards = laid(possible[nth])
        for at in range(PLACES):
            place = cell(at, cards >> 3 * at & 7)
            s.sums[place] = counted(s, place) + weights[possible[nth]]


def counted(s: State, place: int) -> int:
    """Return in how many cases a card lies at its place, by the number of their cell."""
    return number(s.sums[place])


def clear_sums(s: State) -> None:
    """Erase a count: it would reveal what was known."""
    for at in range(CELLS):
        s.sums[at] = 0


def total(s: State) -> int:
    """Return how many cases were added up: in each of them some card lies at the first place."""
    found = 0
    for card in range(KINDS):
        found += counted(s, card)
    return found


def odds(s: State, at: int, card: int, worlds: int) -> int:
    """Return how likely a card lies at a place of the frame, in percent; 0 and 100 are certain."""
    fits = s.sums[cell(at, card)]
    return percent(fits, one_percent(worlds)) if worlds < MANY else percent_of_many(fits, worlds)


def one_percent(worlds: int) -> int:
    """Return what one case is worth, in percent, as `percent` wants it: to multiply is quicker than to divide."""
    return (100 << FRACTION) // worlds + 1


def percent(fits: int, each: int) -> int:
    """Return the share of this many cases in percent, rounded down; 0 and 100 are certain.

    All cases together make 100, and one case less never does: `one_percent` is rounded up, and by less than a
    case is worth. There is no branch here, since nobody could guess which way it goes.
    """
    count = number(fits)
    return max(min(count, 1), count * each >> FRACTION)


def percent_of_many(fits: int, worlds: int) -> int:
    """Return the same where there are more cases than `percent` can round."""
    count = number(fits)
    return max(min(count, 1), 100 * count // worlds)


def possible_cells(s: State) -> int:
    """Return the board of all that may be, by what was added up."""
    board = 0
    for at in range(CELLS):
        if counted(s, at) > 0:
            board |= 1 << at
    return board
