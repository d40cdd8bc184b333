"""The chat of a table, and the players' private notes."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import TYPE_CHECKING

from ruse.server.errors import BadRequest, TooManyRequests
from ruse.server.store.journal import LINES, Line, TableRow
from ruse.server.tables.reactions import FLAG, REST, reaction_of

if TYPE_CHECKING:
    from ruse.server.store.journal import Store
    from ruse.server.tables.changes import Changes
    from ruse.server.tables.curtain import Curtain
    from ruse.server.tables.playing import Playing
    from ruse.server.tables.seating import Player, Seating

LONGEST_LINE = 500
MOST_MARKS = 20


class TableTalk:
    """The chat of one table, among players or among spectators, and what each seat has noted."""

    def __init__(
        self, row: TableRow, store: Store, changes: Changes, seats: Seating, curtain: Curtain, playing: Playing
    ) -> None:
        self.lines = row.chat[-LINES:]
        self._notes = dict(row.notes)
        self._reacted: dict[str, float] = {}
        """When guests last sent a reaction."""
        self._table = row.id
        self._store = store
        self._changes = changes
        self._seats = seats
        self._curtain = curtain
        self._playing = playing

    def catch_up(self, row: TableRow) -> None:
        """Take over what was said and noted at other workers."""
        self.lines = row.chat[-LINES:]
        self._notes = dict(row.notes)

    async def say(self, guest: str, name: str, text: str) -> None:
        """Add a line for the players, or from a spectator for the spectators."""
        text = " ".join("".join(char if char.isprintable() else " " for char in text).split())
        if not text or len(text) > LONGEST_LINE or text == FLAG:
            raise BadRequest(f"a chat line has 1 to {LONGEST_LINE} characters")
        if reaction_of(text):
            self._rest(guest)
        seats = self._seats.of_guest(guest)
        lifted = self._curtain.seat_of(guest)
        seat = (seats[0] if lifted is None else lifted) if seats else None
        async with self._changes:
            shown = name if seat is None else self._seats.player(seat).name
            await self._add(Line(0, seat, shown, text, "watchers" if seat is None else "players", 0.0, guest))

    async def announce(self, player: Player, text: str) -> None:
        """Write a line in the name of a player."""
        async with self._changes:
            await self._add(Line(0, player.seat, player.name, text, "players", 0.0, player.guest))

    async def _add(self, line: Line) -> None:
        line.at = time.time()
        line.number = await self._store.say(self._table, line)
        self.lines = [*self.lines, line][-LINES:]
        self._changes.tell_all()

    def _rest(self, guest: str) -> None:
        """Refuse a reaction that comes too soon after the last one."""
        now = time.monotonic()
        self._reacted = {other: at for other, at in self._reacted.items() if now - at < REST}
        if guest in self._reacted:
            raise TooManyRequests("one reaction at a time")
        self._reacted[guest] = now

    def lines_for(self, guest: str | None) -> list[Line]:
        """Return the chat a guest may read. Players read the spectators' chat after the end."""
        if self._playing.status == "over" or not self._seats.of_guest(guest):
            return self.lines
        return [line for line in self.lines if line.audience == "players"]

    async def note(self, seat: int, about: int, marks: Sequence[str]) -> None:
        """Keep which cards a seat suspects another to hold, for its own eyes."""
        if about not in range(len(self._seats)):
            raise BadRequest(f"there is no seat {about}")
        if not set(marks) <= set(self._playing.running.view(None).get("characters", ())):
            raise BadRequest("a note marks cards of this match")
        if len(marks) > MOST_MARKS:
            raise BadRequest(f"a note has at most {MOST_MARKS} marks")
        async with self._changes:
            await self._store.note(self._table, seat, about, marks)
            self._notes[seat, about] = list(marks)
            self._changes.tell(seat)

    def drop_notes(self, seat: int) -> None:
        """Forget what somebody noted who has left permanently; the store has done so already."""
        self._notes = {pair: marks for pair, marks in self._notes.items() if pair[0] != seat}

    def notes(self, seat: int | None) -> dict[int, list[str]]:
        """Return what a seat has noted about the others."""
        return {about: marks for (mine, about), marks in self._notes.items() if mine == seat}
