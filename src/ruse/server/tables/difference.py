"""What is new in a text, line by line, for a reader who still has the text before it.

A difference is a list of lines: `=12 40` takes 40 lines of the text before, from number 12 on, and `+...` is a new
line. `static/director.js` puts the text together again. Both texts are the reader's own, so a difference tells them
nothing that a frame does not.
"""

from __future__ import annotations

from array import array
from typing import TypeAlias

STRETCH = 64
"""Lines that are compared at once."""

Marks: TypeAlias = "array[int]"


class Difference:
    """Knows the last text that one reader was sent, by a mark for each of its lines."""

    __slots__ = ("_known",)

    def __init__(self) -> None:
        self._known = array("q")

    def of(self, text: bytes) -> list[bytes] | None:
        """Return the lines that turn the last text into this one; nothing at first, or if little is the same."""
        lines = text.split(b"\n")
        marks = array("q", map(hash, lines))  # 64 bits with a key of this process: nobody can make two lines meet
        known, self._known = self._known, marks
        if not known:
            return None
        parts = _parts(lines, marks, known)
        return parts if sum(map(len, parts)) < len(text) // 2 else None


def _parts(lines: list[bytes], marks: Marks, known: Marks) -> list[bytes]:
    number_of: dict[int, int] | None = None
    parts: list[bytes] = []
    here, there = len(marks), len(known)
    at, follows = 0, 0  # the line to write, and the one that came after the last one taken
    while at < here:
        start = follows
        if follows >= there or known[follows] != marks[at]:
            if at + 1 < here and follows + 1 < there and known[follows + 1] == marks[at + 1]:
                start = -1  # one line replaces another: there is no need to look for it elsewhere
            else:
                if number_of is None:
                    number_of = dict(zip(known, range(there), strict=True))
                start = number_of.get(marks[at], -1)
        if start < 0:
            parts.append(b"+" + lines[at])
            at, follows = at + 1, follows + 1  # a line that replaces another: what follows it is likely the same
            continue
        count = _alike(marks, at, known, start)
        parts.append(b"=%d %d" % (start, count))
        at, follows = at + count, start + count
    return parts


def _alike(marks: Marks, at: int, known: Marks, start: int) -> int:
    """Return how many lines are the same from here on; long stretches are compared at once."""
    most = min(len(marks) - at, len(known) - start)
    count, stretch = 1, STRETCH
    while stretch:
        if count + stretch > most:
            stretch = min(stretch // 2, most - count)
        elif marks[at + count : at + count + stretch] == known[start + count : start + count + stretch]:
            count += stretch
        else:
            stretch //= 2
    return count
