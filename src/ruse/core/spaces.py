"""What the numbers of an observation mean: a count, a category, a flag or a set, for each column."""

from __future__ import annotations

from collections.abc import Sequence
from fnmatch import fnmatchcase
from typing import NamedTuple

COUNT, CATEGORY, FLAG, SET = "count", "category", "flag", "set"


class Space(NamedTuple):
    """What one column of an observation holds."""

    kind: str
    """`count`, `category`, `flag`, or `set` (of small numbers, one bit each)."""
    size: int
    """The largest count, how many categories there are, 2 for a flag, how many bits a set has."""
    group: str = ""
    """Columns of one group are places for the same things: networks need not tell one place from another."""
    percent: bool = False
    """Whether a count is a likelihood in percent."""

    @property
    def largest(self) -> int:
        """The largest number the column can hold."""
        return {COUNT: self.size, CATEGORY: self.size - 1, FLAG: 1, SET: (1 << self.size) - 1}[self.kind]


def count(largest: int) -> Space:
    """Return a count from 0 to `largest`."""
    return Space(COUNT, largest)


def category(size: int, group: str = "") -> Space:
    """Return one of `size` things; the first is often nothing."""
    return Space(CATEGORY, size, group)


def declared(features: Sequence[str], spaces: Sequence[tuple[str, Space]]) -> tuple[Space, ...]:
    """Return the space of every column: that of the first pattern which fits its name (`seat_*_coins`)."""
    found = []
    for name in features:
        space = next((space for pattern, space in spaces if fnmatchcase(name, pattern)), None)
        if space is None:
            raise ValueError(f"no space is declared for the column {name!r}")
        found.append(space._replace(group=_group(name)) if space.group == "*" else space)
    return tuple(found)


def _group(name: str) -> str:
    """Return the name without what tells the places of a group apart: `own_hand_3` is in `own_hand`."""
    return name.rstrip("0123456789").rstrip("_")


PERCENT = Space(COUNT, 100, percent=True)
SWITCH = Space(FLAG, 2)
