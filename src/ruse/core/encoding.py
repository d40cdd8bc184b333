"""How an observation becomes the input of a network: a row of weights for every column that is not zero.

Each column has a scale that gives every value from 0 to 255 the number of a row, counted from 1; 0 needs no row.
Categories, flags and small counts have a row for each value. Larger counts share rows, and the larger they are,
the more share one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ruse.core.kept_with import kept_with
from ruse.core.spaces import COUNT, SET, Space

if TYPE_CHECKING:
    from ruse.core.game import Game

VALUES = 256
EXACT = 12
"""Counts up to this one have their own rows."""
STEPS = (14, 17, 21, 26, 32, 40, 50, 64, 80, 100, 128, 192, 255)
"""Where the rows of larger counts end."""
OPEN_ENDED = (1, 2, 3, 4, 6, 9, 15, 30, 60, 120, 255)
"""The same for counts that are only capped: they are nearly always small, or need not be exact."""
PERCENTS = (8, 15, 18, 24, 30, 35, 45, 55, 66, 80, 99, 100)
"""Where the rows of likelihoods end."""


class Encoding(NamedTuple):
    """The rows of a game's observations."""

    columns: tuple[tuple[int, int], ...]
    """The first row of each column, and the number of its scale."""
    scales: tuple[tuple[int, ...], ...]
    size: int
    """How many rows there are."""

    @property
    def starts(self) -> list[int]:
        """The first row of each column."""
        return [start for start, _ in self.columns]

    @property
    def scale_of(self) -> list[int]:
        """The number of each column's scale."""
        return [scale for _, scale in self.columns]


def scale_of(space: Space) -> tuple[int, ...]:
    """For every value the number of its row."""
    if space.kind == SET:
        return _pairs(space.size)
    if space.percent:
        return _steps(PERCENTS, 100)
    if space.kind == COUNT and space.size == VALUES - 1:
        return _steps(OPEN_ENDED, space.size)
    if space.kind == COUNT and space.size > EXACT:
        return _steps((*range(1, EXACT + 1), *STEPS), space.size)
    return tuple(min(value, space.largest) for value in range(VALUES))


def _steps(ends: tuple[int, ...], largest: int) -> tuple[int, ...]:
    """Return rows in which values up to the first end share row 1, and so on."""

    def row(value: int) -> int:
        return next(nth for nth, end in enumerate(ends, 1) if value <= end)

    return (0, *(row(min(value, largest)) for value in range(1, VALUES)))


def _pairs(bits: int) -> tuple[int, ...]:
    """Return a row for each set of one or two; larger sets go by their two lowest."""
    rows: dict[int, int] = {}
    found = [0]
    for value in range(1, VALUES):
        members = [1 << bit for bit in range(bits) if value >> bit & 1][:2]
        found.append(rows.setdefault(sum(members), len(rows) + 1) if members else 0)
    return tuple(found)


@kept_with
def encoding_of(game: Game) -> Encoding:
    """Return the rows of a game."""
    scales: dict[tuple[int, ...], int] = {}
    groups: dict[str, int] = {}
    columns = []
    size = 0
    for space in game.rules.spaces:
        scale = scale_of(space)
        number = scales.setdefault(scale, len(scales))
        start = groups.get(space.group, size) if space.group else size
        if start == size:
            size += max(scale)
        if space.group:
            groups.setdefault(space.group, start)
        columns.append((start, number))
    return Encoding(tuple(columns), tuple(scales), size)
