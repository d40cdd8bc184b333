"""A table: the people and bots round one match, and the only way into it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from ruse.core.claims import verbs_of
from ruse.core.lesson import Coach
from ruse.core.match import Match
from ruse.server.errors import (
    AlreadyStarted,
    BadRequest,
    Collision,
    NotRunning,
    Stale,
    TableFull,
)
from ruse.server.identity.person_names import unlike
from ruse.server.store.journal import ActionRow, Line, TableRow
from ruse.server.tables.answers import Answer, Answers
from ruse.server.tables.attendance import Attendance, Mailbox
from ruse.server.tables.chairs import Player, Seating
from ruse.server.tables.curtain import Curtain
from ruse.server.tables.guidance import Guidance
from ruse.server.tables.plan import Plan
from ruse.server.tables.proxies import Proxies
from ruse.server.tables.rebuild import rebuilt
from ruse.server.tables.talk import Talk

if TYPE_CHECKING:
    from ruse.server.tables.room import Room

HERE = 10.0
"""Seconds after its last sign within which a seat without a stream still counts as present."""


class Table:
    """Everything that can be done at a table. What changes it is on disk before anybody sees it."""

    def __init__(self, room: Room, row: TableRow) -> None:
        self.room = room
        self.id = row.id
        self.created = row.created
        self.plan = Plan(**row.plan)
        self.host = row.host
        self.status = row.status
        self.rematch = row.rematch
        self.seats = Seating.of(self.plan.players, row.seats)
        self._talk = Talk(room.store, row)
        self._verbs = verbs_of(self.plan.rules)
        self._row = replace(row, actions=[], chat=[], notes={})
        self.match: Match | None = None
        self._stored: list[dict[str, Any]] | None = None
        self._answers = Answers()
        if self.status != "open":
            self.match, self._stored, self._answers = rebuilt(row)
        self.sequence = int(time.time() * 1000)
        """Grows with every change that everyone can see, over restarts too."""
        self._private = [0] * self.plan.players
        self._curtain = Curtain(self.plan.shared)
        self._guidance = Guidance(self.plan)
        self._turnstile = asyncio.Lock()
        self.attendance = Attendance(self.plan.players, time.monotonic, self._attended)
        self.proxies = Proxies(self, room.pace)
        self.touched = time.monotonic()

    # --- Who sits where ------------------------------------------------------------------------------------

    @property
    def names(self) -> list[str]:
        """The names in the order of the seats; an open seat has none."""
        return self.seats.names

    @property
    def open_seats(self) -> list[int]:
        """The seats in which nobody sits."""
        return self.seats.open

    @property
    def watchers(self) -> int:
        """How many look on."""
        return self.attendance.watchers

    def seats_of(self, guest: str | None) -> list[int]:
        """The seats of a guest; several in pass-and-play."""
        return self.seats.of_guest(guest)

    def seat_of(self, guest: str | None) -> int | None:
        """The seat whose view a guest gets now; a watcher has none, nor has a covered device."""
        return self._curtain.seat(self.seats_of(guest))

    def curtain(self, guest: str | None) -> int | None:
        """Pass-and-play: the seat to hand the device to, while its cards are covered."""
        return self._curtain.hides(self.seats_of(guest), self.asked)

    def uncover(self, guest: str | None, seat: int) -> None:
        """Pass-and-play: the person of this seat has the device and looks at their cards."""
        if self._curtain.lift(seat, self.seats_of(guest), self.asked):
            self.back(seat)
            self.changed()

    def is_person(self, seat: int) -> bool:
        """Whether a seat belongs to somebody who could answer."""
        player = self.seats[seat]
        return player is not None and player.is_person

    def is_anyone_else_here(self, seat: int) -> bool:
        """Whether another person is at the table, whom an absent one would keep waiting."""
        absent = self.attendance.absent
        return any(absent(other) < HERE for other in self.seats.of_others(seat))

    async def sit(self, guest: str, name: str, seat: int | None = None) -> int:
        """Take a seat before the match begins; whoever has one keeps it."""
        async with self._turnstile:
            if mine := self.seats_of(guest):
                return mine[0]
            if self.status != "open":
                raise AlreadyStarted("the match has begun; you can watch it")
            if seat is None and self.open_seats:
                seat = self.open_seats[0]
            if seat is None or seat not in self.open_seats:
                raise TableFull("this seat is taken" if self.open_seats else "every seat is taken")
            await self._put(Player(seat, unlike(name, self.names), guest))
            return seat

    async def stand(self, seat: int) -> None:
        """Leave: the seat is free before the match begins; later a bot plays on for it."""
        leaving = self.seats.player(seat)
        async with self._turnstile:
            if self.seats[seat] is not leaving:
                return  # a double click: somebody else may sit there by now
            if self.status == "open":
                await self.room.store.free_seat(self.id, seat)
                self.seats[seat] = None
                self.attendance.close(seat)  # else they would read on for whoever sits down there next
                self.changed()
            else:
                self.take_over(seat)

    async def start(self) -> None:
        """Begin the match; open seats get bots."""
        async with self._turnstile:
            if self.status != "open":
                raise AlreadyStarted("the match has begun already")
            await self._begin()

    async def set_autopass(self, seat: int, on: bool) -> None:
        """Let the table pass for a seat where it is not the target."""
        async with self._turnstile:
            player = replace(self.seats.player(seat), autopass=on)
            await self.room.store.put_seat(self.id, player.row())
            self.seats.player(seat).autopass = on
            self.changed_for(seat)

    # --- The match -----------------------------------------------------------------------------------------

    @property
    def window(self) -> int:
        """Names what is asked now; an answer carries it."""
        return self.match.window if self.match else 0

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats that owe an answer; none before the match begins, and none after it."""
        return self.match.waiting if self.match is not None and self.status == "running" else ()

    @property
    def commitment(self) -> str | None:
        """The hash that binds the seed from the deal on."""
        return self.match.commitment if self.match else None

    async def play(self, seat: int, action: str, window: int) -> None:
        """An answer of the person in a seat. Given twice, it counts once and is no error."""
        self.back(seat)
        # Whoever stops waiting leaves an answer that is half on its way; it is seen through all the same.
        await asyncio.shield(asyncio.ensure_future(self._play(seat, action, window)))

    async def answer_for(self, seat: int, window: int, by: str, choose: Callable[[], str | None]) -> None:
        """An answer of a bot, a stand-in or an automatic pass."""
        async with self._turnstile:
            match = self._running()
            if window != match.window or seat not in match.waiting:
                raise Stale("somebody was faster")
            action = choose()
            if action is None:
                return
            try:
                await self._record(seat, action, by)
            except Collision:
                await self._reload()

    def seconds_left(self) -> float | None:
        """What is left of the clock for this answer."""
        return self.proxies.seconds_left()

    def spare(self, seat: int) -> str | None:
        """What a seat that is in no danger answers without looking; whoever learns is to look."""
        return None if self.match is None or self.scripted(seat) else self.match.spare(seat)

    def scripted(self, seat: int) -> str | None:
        """What a lesson lets a seat do; nothing where there is none."""
        return next(iter(self._guidance.wanted(self.match, seat)), None)

    def coach(self, seat: int | None) -> Coach | None:
        """What a lesson says to the seat that learns; nothing to anybody else."""
        return self._guidance.coach(self.match, seat)

    def stored_events(self) -> list[dict[str, Any]] | None:
        """What happened in a match that the rules of today cannot replay; nothing if they can."""
        return self._stored if self.status == "over" else None

    # --- Presence ------------------------------------------------------------------------------------------

    def subscribe(self, seats: Sequence[int]) -> Mailbox:
        """A mailbox for a reader in these seats; none is a watcher."""
        for seat in seats:
            self.back(seat)
        return Mailbox(self.attendance, seats)

    def back(self, seat: int) -> None:
        """The person of a seat is here again, and plays for themselves."""
        self.attendance.see(seat)
        player = self.seats[seat]
        if player is not None and player.away:
            player.away = False
            self.changed()

    def take_over(self, seat: int) -> None:
        """A bot plays for this person until they are back; not where everybody shares one device."""
        player = self.seats[seat]
        if player is None or player.guest is None or player.away:
            return
        if not self.plan.shared or self.seats.of_others(seat):
            player.away = True
            self.changed()

    def changed(self) -> None:
        """Something that can be seen is new: tell everyone, and see who is asked now."""
        self.sequence += 1
        self.touched = time.monotonic()
        self.attendance.ring()
        self.proxies.arrange()

    def changed_for(self, seat: int) -> None:
        """Something is new that only one seat may see; nobody else hears of it."""
        self._private[seat] += 1
        self.touched = time.monotonic()
        self.attendance.ring(seat)
        self.proxies.arrange()

    def sequence_for(self, seat: int | None) -> str:
        """Names what a seat sees: the sequence, and its own private changes."""
        return str(self.sequence) if seat is None else f"{self.sequence}.{self._private[seat]}"

    def sent(self) -> None:
        """A frame went out."""
        self.room.meter.frame()

    def close(self) -> None:
        """End every stream and let nothing more happen."""
        self.proxies.stop()
        self.attendance.close()

    # --- Talk and notes ------------------------------------------------------------------------------------

    @property
    def chat(self) -> list[Line]:
        """Everything that was said."""
        return self._talk.lines

    async def say(self, guest: str, name: str, text: str) -> None:
        """A line for the players, or from one who watches for those who watch."""
        seats = self.seats_of(guest)
        seat = (self.seat_of(guest) or seats[0]) if seats else None
        async with self._turnstile:
            await self._talk.say(seat, name if seat is None else self.seats.player(seat).name, text)
            self.changed()

    def lines(self, guest: str | None) -> list[Line]:
        """The talk a guest may read; what those who watch say, players read after the end."""
        is_free = self.status == "over" or not self.seats_of(guest)
        return self._talk.lines if is_free else self._talk.for_players()

    async def note(self, seat: int, about: int, marks: Sequence[str]) -> None:
        """Keep which cards a seat suspects another to hold, for its own eyes."""
        if about not in range(len(self.seats)):
            raise BadRequest(f"there is no seat {about}")
        if not set(marks) <= set(self._running().view(None).get("characters", ())):
            raise BadRequest("a note marks cards of this match")
        async with self._turnstile:
            await self._talk.note(seat, about, marks)
            self.changed_for(seat)

    def notes(self, seat: int | None) -> dict[int, list[str]]:
        """What a seat has noted about the others."""
        return self._talk.notes(seat)

    # --- Rematch -------------------------------------------------------------------------------------------

    async def again(self, guest: str, name: str) -> Table:
        """The next table with the same people; the same one for all who ask."""
        async with self._turnstile:
            if self.rematch is None:
                following = await self.room.rematch(self)
                await self.room.store.follow(self.id, following.id)
                self.rematch = following.id
                self.changed()
        table = await self.room.find(self.rematch)
        # Those who share a device keep their own names; anybody else may have a new one by now.
        shared = self.plan.shared
        await table.rejoin(
            guest, {seat: self.seats.player(seat).name if shared else name for seat in self.seats_of(guest)}
        )
        return table

    async def rejoin(self, guest: str, names: Mapping[int, str]) -> None:
        """Take the seats of the last match again, if they are still free; begin when all are there."""
        async with self._turnstile:
            if self.status == "open" and not self.seats_of(guest):
                for seat, name in names.items():
                    if seat in self.open_seats:
                        await self._put(Player(seat, unlike(name, self.names), guest))
            if self.status == "open" and not self.open_seats:
                await self._begin()

    # --- Inside --------------------------------------------------------------------------------------------

    def _running(self) -> Match:
        if self.match is None or self.status != "running":
            raise NotRunning("the match has not begun" if self.status == "open" else "the match is over")
        return self.match

    async def _put(self, player: Player) -> None:
        await self.room.store.put_seat(self.id, player.row())
        self.seats[player.seat] = player
        self.changed()

    async def _begin(self) -> None:
        seats = self.seats.filled(self.plan.bot)
        # By the rules of today, whatever they were when the table was made.
        row = replace(self._row, rules=self.plan.rules.version)
        match = rebuilt(row).match
        assert match is not None
        await self.room.store.start(self.id, row.rules, seats.rows, match.record())
        self.seats, self.match, self.status = seats, match, "running"
        self.changed()

    async def _play(self, seat: int, action: str, window: int) -> None:
        async with self._turnstile:
            while not self._answers.has(seat, action, window):
                self._answers.expect(self._running(), seat, window)
                self._guidance.check(self._running(), seat, action)
                try:
                    await self._record(seat, action, "person")
                except Collision:
                    await self._reload()  # another worker moved first; see whether the question still stands
                    continue
                break

    async def _record(self, seat: int, action: str, by: str) -> None:
        """Play an action: first in a copy, then on disk, then for everyone."""
        match = self._running()
        twin = match.copy()
        twin.play(seat, action)
        # What the deal showed is kept with the first action, so that the stored events are all there are.
        events = twin.revealed(match.happened if match.ply else 0)
        record = twin.record() if any(self._verbs[event["event"]] == "turn" for event in events) else None
        row = ActionRow(seat, str(twin.journal[-1][1]), by, time.time(), events)
        await self.room.store.append(self.id, twin.ply - 1, row, record, twin.winners if twin.over else None)
        self._answers[seat] = Answer(match.window, row.action)
        self.match = twin
        if self._stored is not None:
            self._stored += events
        if twin.over:
            self.status = "over"
        self._curtain.fall(twin.waiting)
        self.room.meter.action(self.plan.game, by)
        self.changed()

    async def _reload(self) -> None:
        """Another worker has moved: take its word."""
        row = await self.room.store.table(self.id)
        assert row is not None
        self.match, self._stored, self._answers = rebuilt(row)
        self.status = row.status
        self.changed()

    def _attended(self) -> None:
        """Somebody has come or gone; who is here decides who answers for whom."""
        self.touched = time.monotonic()
        self.proxies.arrange()
