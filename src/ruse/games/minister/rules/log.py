"""What each seat has seen, as boards: six places of the frame by six cards, a bit for each card that may lie there.

A rotation costs nothing, since knowledge is about the frame. Between two hidden shuffles no card changes its
place, so all that a seat learns then is one board: a look or a public outcome strikes out cells. A shuffle
opens a new board, and the record keeps which two places it hid. Who knows what today follows from the boards
and from the outcomes that the shuffles may have had (`knowledge/odds.py`).

Boards take much room, so the record has those of the last eight shuffles only. Of earlier times it keeps where
each seat looked and what was public: what lay there follows from the cards and from what the shuffles did.

What only one seat has seen is in its own row, what everybody knows in the row `PUBLIC`. Everybody sees
where a seat looks: `looks` keeps that, so an imagined world can give the others what they would have seen.
"""

from __future__ import annotations

from ruse.core.chance import number
from ruse.core.seats import NOBODY
from ruse.games.minister.rules.frame import pair_first, pair_of, pair_second
from ruse.games.minister.rules.state import ALL_CELLS, KINDS, LONGEST, PLACES, PUBLIC, SEATS, SHUFFLES, State

FIELD = (1 << KINDS) - 1
"""The cells of the first place."""
COLUMN = 0x41041041
"""The cells of the first card, one at every place."""


# --- Boards ------------------------------------------------------------------------------------------------


def cell(at: int, card: int) -> int:
    """Return the number of the cell of a card at a place of the frame."""
    return KINDS * at + card


def board_with(at: int, card: int) -> int:
    """Return the board on which a card lies at a place of the frame, and nowhere else."""
    elsewhere = (ALL_CELLS ^ COLUMN << card) & (ALL_CELLS ^ FIELD << KINDS * at)
    return elsewhere | 1 << cell(at, card)


def exchanged(board: int, first: int, second: int) -> int:
    """Return the board with the cards of two places exchanged."""
    changes = (board >> KINDS * first ^ board >> KINDS * second) & FIELD
    return board ^ (changes << KINDS * first | changes << KINDS * second)


def known(s: State, row: int, nth: int) -> int:
    """Return what a row knows by one of the boards that are kept: by its own looks, and by what is public."""
    return number(s.know[row, nth] & s.know[PUBLIC, nth])


def latest(s: State) -> int:
    """Return the number of the board that is written on now."""
    return min(s.shuffles, SHUFFLES)


# --- Learning ----------------------------------------------------------------------------------------------


def open_boards(s: State) -> None:
    """New boards for everybody, on which every card may lie anywhere (KTM-09)."""
    for row in range(PUBLIC + 1):
        s.know[row, latest(s)] = ALL_CELLS


def see(s: State, seat: int, at: int) -> None:
    """A seat looks at the card in a place of the frame; that it looked is public."""
    s.know[seat, latest(s)] &= board_with(at, s.cards[at])
    s.looks[seat, s.shuffles] |= 1 << at
    s.touched |= 1 << at


def all_learn(s: State, at: int, card: int) -> None:
    """Everybody learns which card lies in a place of the frame."""
    s.know[PUBLIC, latest(s)] &= board_with(at, card)
    s.touched |= 1 << at


def all_learn_not(s: State, at: int, card: int) -> None:
    """Everybody learns that a card does not lie in a place of the frame."""
    s.know[PUBLIC, latest(s)] &= ALL_CELLS ^ 1 << cell(at, card)
    s.touched |= 1 << at


# --- Hidden shuffles ---------------------------------------------------------------------------------------


def hide_shuffle(s: State, minister: int, first: int, second: int, swap: int) -> None:
    """Two places of the frame were shuffled; nobody saw how, or only the minister did (KTM-45, SA-25)."""
    both = 1 << first | 1 << second
    pair = pair_of(first, second)
    if s.touched & both == 0:
        return  # to everybody the two were alike before, and are alike after
    if is_repeated(s, minister, pair):
        s.chosen[s.shuffles - 1] ^= swap
        return
    s.touched |= both
    if s.shuffles == LONGEST:
        forget_oldest(s)
    if s.shuffles >= SHUFFLES:
        put_away_oldest_board(s)
    s.pairs[s.shuffles] = pair
    s.chosen[s.shuffles] = swap if minister == NOBODY else 2 + 2 * minister + swap
    s.shuffles += 1
    open_boards(s)


def is_repeated(s: State, minister: int, pair: int) -> bool:
    """Return whether the same two were shuffled just before, and nobody has learnt anything since."""
    if s.shuffles == 0 or minister != NOBODY:
        return False
    last = s.shuffles - 1
    if s.pairs[last] != pair or s.chosen[last] > 1 or known(s, PUBLIC, latest(s)) != ALL_CELLS:
        return False
    for seat in range(s.players):
        if s.looks[seat, s.shuffles] != 0:
            return False
    return True


def choice_of(s: State, row: int, nth: int) -> int:
    """Return what a row knows of the nth shuffle's outcome: 1 swapped, 0 kept, -1 nothing."""
    chosen = s.chosen[nth]
    return chosen & 1 if chosen // 2 == row + 1 else -1


def put_away_oldest_board(s: State) -> None:
    """Keep of the oldest board only what was public then, and make room for another one."""
    s.past[s.shuffles - SHUFFLES] = s.know[PUBLIC, 0]
    for row in range(PUBLIC + 1):
        for nth in range(SHUFFLES):
            s.know[row, nth] = s.know[row, nth + 1]


def forget_oldest(s: State) -> None:
    """Make room: forget what was seen before the oldest shuffle at its two places.

    What was public there holds with the two places either way, and a minister remembers its own choice.
    """
    first = pair_first(s.pairs[0])
    second = pair_second(s.pairs[0])
    s.past[1] &= s.past[0] | exchanged(number(s.past[0]), first, second)
    for seat in range(SEATS):
        s.looks[seat, 1] |= looks_after_oldest(s, seat, first, second)
        for nth in range(LONGEST):
            s.looks[seat, nth] = s.looks[seat, nth + 1]
        s.looks[seat, LONGEST] = 0
    s.shuffles -= 1
    for nth in range(LONGEST - 1):
        s.pairs[nth] = s.pairs[nth + 1]
        s.chosen[nth] = s.chosen[nth + 1]
    for nth in range(LONGEST - SHUFFLES - 1):
        s.past[nth] = s.past[nth + 1]


def looks_after_oldest(s: State, seat: int, first: int, second: int) -> int:
    """Return where the cards lie after the oldest shuffle that a seat had seen before it, as far as it can tell."""
    looks = s.looks[seat, 0]
    both = 1 << first | 1 << second
    if choice_of(s, seat, 0) < 0:
        return looks & (1 << PLACES) - 1 - both
    if choice_of(s, seat, 0) == 1 and (looks >> first ^ looks >> second) & 1:
        return looks ^ both
    return looks


def has_seen(s: State, seat: int, at: int) -> bool:
    """Return whether everybody knows that a seat has seen the card in a place of the frame since it came there."""
    for nth in range(s.shuffles, -1, -1):
        if s.looks[seat, nth] >> at & 1:
            return True
        if nth > 0 and (pair_first(s.pairs[nth - 1]) == at or pair_second(s.pairs[nth - 1]) == at):
            return False
    return False
