"""Chance: one 64-bit generator (splitmix64), the same on every target, with its state in the record.

The compiled targets read the integers of this file as unsigned 64-bit words (see `link`); the masks
keep the interpreter's unbounded integers to the same values.
"""

from __future__ import annotations

from ruse.core.record import Record, Row

MASK = 0xFFFF_FFFF_FFFF_FFFF
GOLDEN = 0x9E37_79B9_7F4A_7C15
MIX_1 = 0xBF58_476D_1CE4_E5B9
MIX_2 = 0x94D0_49BB_1331_11EB
STREAM = 1 << 40
"""The stream of imagined worlds: separate from the numbers of games, so that no key repeats the deal of a seed."""
BY_27, BY_30, BY_31, BY_32 = 27, 30, 31, 32


def word(value: int) -> int:
    """Return an unsigned 64-bit word; compiled, NumPy's."""
    return value


def number(value: int) -> int:
    """Return an ordinary signed number; compiled, NumPy's 64-bit one."""
    return value


def advance(state: int) -> int:
    """Return the state after `state`."""
    return (state + GOLDEN) & MASK


def scramble(state: int) -> int:
    """Return the random word that belongs to a state."""
    x = ((state ^ (state >> BY_30)) * MIX_1) & MASK
    x = ((x ^ (x >> BY_27)) * MIX_2) & MASK
    return x ^ (x >> BY_31)


def below(state: int, n: int) -> int:
    """Return the number from 0 to n-1 that belongs to a state (its high 32 bits scaled, no rejection)."""
    return number(((scramble(state) >> BY_32) * word(n)) >> BY_32)


def seeded(seed: int, index: int) -> int:
    """Return the first state of game number `index` of a seed: both hashed together."""
    return scramble(advance(scramble(advance(word(seed))) ^ word(index)))


def hashed(digest: int, value: int) -> int:
    """Return the hash of some words, with one more."""
    x = ((digest ^ value) * MIX_1) & MASK
    return x ^ (x >> BY_32)


def roll(s: Record, n: int) -> int:
    """Return a number from 0 to n-1, drawn from the record's own generator."""
    s.random = advance(s.random)
    return below(s.random, n)


def shuffle(s: Record, cards: Row, count: int) -> None:
    """Shuffle the first `count` cells of a row."""
    shuffle_from(s, cards, 0, count)


def shuffle_from(s: Record, cards: Row, first: int, count: int) -> None:
    """Shuffle `count` cells of a row from one on (Fisher and Yates)."""
    for last in range(count - 1, 0, -1):
        other = roll(s, last + 1)
        cards[first + last], cards[first + other] = cards[first + other], cards[first + last]


def reshuffle(s: Record, cards: Row, first: int, count: int) -> None:
    """Shuffle cells of a row from a canonical order: the old one leaves no trace."""
    for at in range(first + 1, first + count):
        card = cards[at]
        gap = at
        while gap > first and cards[gap - 1] > card:
            cards[gap] = cards[gap - 1]
            gap -= 1
        cards[gap] = card
    shuffle_from(s, cards, first, count)


def seed_of(seed: int, index: int) -> int:
    """Return the seed whose first game is game number `index` of another, as `ruse.deal` needs it."""
    return (_unscrambled(scramble(advance(seed)) ^ index) - GOLDEN) & MASK


def _unscrambled(word: int) -> int:
    """Return the state that `scramble` turns into this word; its steps undone, last first."""
    word = _unshifted(word, BY_31)
    word = _unshifted((word * pow(MIX_2, -1, MASK + 1)) & MASK, BY_27)
    return _unshifted((word * pow(MIX_1, -1, MASK + 1)) & MASK, BY_30)


def _unshifted(word: int, by: int) -> int:
    """Return the x of `x ^ (x >> by)`."""
    found = word
    for _ in range(64 // by):
        found = word ^ (found >> by)
    return found
