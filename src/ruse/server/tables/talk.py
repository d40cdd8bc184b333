"""Talk at a table, and the private notes of those who sit there."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import TYPE_CHECKING

from ruse.server.errors import BadRequest
from ruse.server.store.journal import Line, TableRow

if TYPE_CHECKING:
    from ruse.server.store.journal import Store

LINES = 200
"""How much talk is kept at hand."""
LONGEST_LINE = 500
MOST_MARKS = 20


class Talk:
    """What is said at one table, to the players or among those who watch, and what each seat has noted."""

    def __init__(self, store: Store, row: TableRow) -> None:
        self._store = store
        self._table = row.id
        self._notes = dict(row.notes)
        self.lines = row.chat[-LINES:]

    async def say(self, seat: int | None, name: str, text: str) -> None:
        """Keep a line: of a seat for the players, of one who watches for those who watch."""
        text = " ".join("".join(char if char.isprintable() else " " for char in text).split())
        if not text or len(text) > LONGEST_LINE:
            raise BadRequest(f"a line of talk has 1 to {LONGEST_LINE} characters")
        line = Line(0, seat, name, text, "watchers" if seat is None else "players", time.time())
        line.number = await self._store.say(self._table, line)
        self.lines = [*self.lines, line][-LINES:]

    def for_players(self) -> list[Line]:
        """What players may read while the match runs."""
        return [line for line in self.lines if line.audience == "players"]

    async def note(self, seat: int, about: int, marks: Sequence[str]) -> None:
        """Keep what a seat suspects of another."""
        if len(marks) > MOST_MARKS:
            raise BadRequest(f"a note has at most {MOST_MARKS} marks")
        await self._store.note(self._table, seat, about, marks)
        self._notes[seat, about] = list(marks)

    def notes(self, seat: int | None) -> dict[int, list[str]]:
        """What a seat has noted about the others."""
        return {about: marks for (mine, about), marks in self._notes.items() if mine == seat}
