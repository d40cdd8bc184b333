"""What is new in a text, line by line, for a reader who still has the text before it.

A difference is a list of lines: `=12 40` takes 40 lines of the text before, from number 12 on, and `+...` is a new
line. `static/director.js` puts the text together again. Both texts are the reader's own, so a difference tells them
nothing that a frame does not.
"""

from __future__ import annotations

from array import array

STRETCH = 24


class Difference:
    """Knows the last text that one reader was sent, by a mark for each of its lines."""

    __slots__ = ("_known",)

    def __init__(self) -> None:
        self._known = array("q")

    def of(self, text: bytes) -> list[bytes] | None:
        """Return the lines that turn the last text into this one; nothing at first, or if little is the same."""
        lines = text.split(b"\n")
        marks = list(map(hash, lines))  # 64 bits with a key of this process: nobody can forge the mark of a line
        known, self._known = self._known, array("q", marks)
        if not known:
            return None
        parts = _parts(lines, marks, known.tolist())
        return parts if sum(map(len, parts)) < len(text) // 2 else None


def _parts(lines: list[bytes], marks: list[int], known: list[int]) -> list[bytes]:
    number_of = dict(zip(known, range(len(known)), strict=True))
    parts: list[bytes] = []
    at, follows = 0, 0  # the line to write, and the one that came after the last one taken
    while at < len(marks):
        mark = marks[at]
        start = follows if follows < len(known) and known[follows] == mark else number_of.get(mark, -1)
        if start < 0:
            parts.append(b"+" + lines[at])
            at, follows = at + 1, follows + 1  # a line that replaces another: what follows it is likely the same
            continue
        count = _alike(marks, at, known, start)
        parts.append(b"=%d %d" % (start, count))
        at, follows = at + count, start + count
    return parts


def _alike(marks: list[int], at: int, known: list[int], start: int) -> int:
    """Return how many lines are the same from here on; long stretches are compared at once."""
    count = 1
    while marks[at + count : at + count + STRETCH] == known[start + count : start + count + STRETCH]:
        count += STRETCH
        if at + count >= len(marks) or start + count >= len(known):
            return min(len(marks) - at, len(known) - start)
    most = min(len(marks) - at, len(known) - start)
    while count < most and marks[at + count] == known[start + count]:
        count += 1
    return count
