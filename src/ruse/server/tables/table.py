"""A table: the people and bots round one match, and the parts of which it is made."""

from __future__ import annotations

import time
from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from ruse.server.errors import AlreadyStarted, Collision, NoTable, NotRunning, TableError, TableFull
from ruse.server.identity.person_names import bot_name, unlike
from ruse.server.store.workers import Alone
from ruse.server.tables.absences import Absences
from ruse.server.tables.attendance import Attendance
from ruse.server.tables.changes import Bell, Changes
from ruse.server.tables.clock import CLOCKS
from ruse.server.tables.curtain import Curtain
from ruse.server.tables.door import REPORTS, Door
from ruse.server.tables.plan import Plan
from ruse.server.tables.playing import Playing
from ruse.server.tables.presence import Presence
from ruse.server.tables.proxies import Proxies
from ruse.server.tables.reactions import FLAG
from ruse.server.tables.seating import Player, Seating
from ruse.server.tables.talk import TableTalk

if TYPE_CHECKING:
    from ruse.core.match import Match
    from ruse.server.middleware.meter import Meter
    from ruse.server.store.journal import Store, TableRow
    from ruse.server.store.workers import Workers
    from ruse.server.tables.pace import Pace


class NotAbsent(TableError):
    """A bot only takes over for somebody who has gone."""

    code = "not-absent"
    status = 409


class NotOnlyBots(TableError):
    """A match is cut short only if nobody but bots plays it."""

    code = "not-only-bots"
    status = 409


class Table:
    """Who sits here and whether the match has begun. What changes a table is on disk before anybody sees it.

    The parts point to each other one way only, and never to their table, so a dropped table is freed.
    """

    def __init__(
        self, row: TableRow, store: Store, pace: Pace, meter: Meter, workers: Workers | None = None
    ) -> None:
        self.id = row.id
        self.created = row.created
        self.host = row.host
        self.rematch = row.rematch
        self.plan = Plan(**row.plan)
        self.seats = Seating.of(self.plan.players, row.seats)
        self.door = Door(row)
        self.bell = Bell()
        self.attendance = Attendance(self.plan.players, time.monotonic, self.bell.ring)
        self.changes = Changes(self.plan.players, self.attendance, self.bell)
        self.curtain = Curtain(self.plan.shared, self.seats)
        self.playing = Playing(row, self.plan, store, meter, self.changes, self.curtain)
        self.talk = TableTalk(row, store, self.changes, self.seats, self.curtain, self.playing)
        self.presence = Presence(self.id, store, self.seats, self.plan.shared, self.attendance, self.changes)
        self._store = store
        self._workers = workers or Alone()
        self._caught_up: tuple[object, ...] | None = None
        """What other workers had done when this one last looked."""
        drive = partial(self._workers.drive, self.id)
        self.proxies = Proxies(self.plan, self.seats, self.playing, self.presence, pace, drive)
        self.bell.listen(self.proxies.arrange)
        clock = CLOCKS[self.plan.clock]
        self.absences = Absences(self.seats, self.playing, self.presence, self.changes, clock, self.plan.shared)
        self.bell.listen(self.absences.look)

    # --- The match -----------------------------------------------------------------------------------------

    @property
    def status(self) -> str:
        """`open`, `running` or `over`."""
        return self.playing.status

    @property
    def match(self) -> Match | None:
        """The match; none before it begins, nor where today's rules cannot take it up."""
        return self.playing.match

    @property
    def window(self) -> int:
        """Names what is asked now; an answer carries it."""
        return self.playing.window

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats that owe an answer."""
        return self.playing.asked

    @property
    def host_starts(self) -> bool:
        """Whether only the host can begin the match."""
        return self.plan.listed and bool(self.seats.of_guest(self.host))

    async def start(self, guest: str | None = None) -> None:
        """Begin the match; open seats get bots. At a listed table, only a host who has a seat can do this."""
        if guest is not None and self.host_starts:
            self.door.check_host(guest)
        async with self.changes:
            while True:
                if self.status != "open":
                    raise AlreadyStarted("the match has begun already")
                if await self._begin():
                    return

    async def play(self, seat: int, action: str, window: int) -> None:
        """An answer of the person in a seat. Given twice, it counts once and is no error."""
        self.presence.back(seat)
        await self.playing.play(seat, action, window)

    @property
    def can_skip(self) -> bool:
        """Whether only bots still play, for people who are out."""
        if self.match is None or self.status != "running":
            return False
        seats = self.match.view(None)["seats"]
        still_in = [self.seats[seat["seat"]] for seat in seats if seat.get("alive", True)]
        return all(player is None or player.bot is not None or player.away for player in still_in)

    def skip_to_end(self) -> None:
        """Let the bots play the rest at once. Nobody who is still in the match may be a person."""
        if not self.can_skip:
            raise NotOnlyBots("somebody still plays")
        self.proxies.rush(lambda: self.can_skip)

    # --- Who sits where ------------------------------------------------------------------------------------

    async def sit(self, guest: str, name: str, seat: int | None = None, invited: int | None = None) -> int:
        """Take a seat before the match begins. A guest who already has one keeps it.

        `invited` is a reserved seat that an invitation of the host opens, even at a locked table.
        """
        async with self.changes:
            while True:
                if mine := self.seats.of_guest(guest):
                    return mine[0]
                if self.status != "open":
                    raise AlreadyStarted("the match has begun; you can watch it")
                kept = [invited] if invited in self.seats.open else []
                self.door.check(guest, invited=bool(kept))
                free = kept + self.seats.free
                wanted = next(iter(free), None) if seat is None else seat
                if wanted is None or wanted not in free:
                    raise TableFull("this seat is taken" if free else "every seat is taken")
                if await self._put(Player(wanted, unlike(name, self.seats.names_besides(wanted)), guest)):
                    return wanted

    async def reserve(self, guest: str | None, seat: int, name: str) -> None:
        """Keep an open seat for somebody, as the host. `kick` frees it again."""
        self.door.check_host(guest)
        async with self.changes:
            if self.status != "open":
                raise AlreadyStarted("the match has begun")
            if seat not in self.seats.open:
                raise TableFull("this seat is taken")
            await self._put(Player(seat, unlike(name, self.seats.names_besides(seat))))

    async def rename(self, seat: int, name: str) -> None:
        """Call the person in a seat something else from now on, also in the log."""
        async with self.changes:
            player = self.seats.player(seat)
            shown = unlike(name, self.seats.names_besides(seat))
            if shown != player.name:
                await self._store.put_seat(self.id, replace(player, name=shown).row())
                player.name = shown
                self.changes.tell_all()

    async def rejoin(self, guest: str, names: Mapping[int, str]) -> None:
        """Take the seats of the last match again, if they are still free; begin when all are there."""
        async with self.changes:
            if self.status == "open" and not self.seats.of_guest(guest):
                self.door.check(guest)
                for seat, name in names.items():
                    if seat in self.seats.open:
                        await self._put(Player(seat, unlike(name, self.seats.names_besides(seat)), guest))
            while self.status == "open" and not self.seats.open:
                await self._begin()

    async def stand(self, seat: int) -> None:
        """Leave: the seat is free before the match begins; later a bot plays on for it."""
        await self._leave(seat)

    async def _leave(self, seat: int, turned_away: str | None = None) -> None:
        leaving = self.seats.player(seat)
        async with self.changes:
            if self.seats[seat] is not leaving:
                return  # a double click: somebody else may sit there by now
            if self.status == "open":
                try:
                    await self._store.free_seat(self.id, seat, turned_away)
                except Collision:
                    await self._catch_up()  # another worker has begun the match
                else:
                    if turned_away is not None:
                        self.door.turn_away(turned_away)
                    self.seats[seat] = None
                    self.attendance.close(seat)  # else they would keep reading for the next player in this seat
                    self.changes.tell_all()
            if self.status != "open":
                self.presence.take_over(seat)

    async def resign(self, seat: int) -> None:
        """Leave permanently: a bot plays this seat to the end, under its own name. The rules do not notice."""
        leaving = self.seats.player(seat)
        if self.status != "running" or leaving.guest is None:
            raise NotRunning("there is no match to resign from")
        await self.talk.announce(leaving, FLAG)
        async with self.changes:
            bot = Player(seat, bot_name(seat, self.seats.names_besides(seat)), bot=self.plan.bot_at(seat))
            try:
                await self._store.replace_player(self.id, leaving.guest, bot.row())
            except Collision:
                await self._catch_up()
                return
            self.seats[seat] = bot
            self.talk.drop_notes(seat)
            self.attendance.close(seat)  # they read on as a spectator
            self.changes.tell_all()

    def replace_absent(self, seat: int) -> None:
        """Let a bot play for somebody who has gone, without waiting any longer."""
        if self.absences.seconds(seat) is None:
            raise NotAbsent("this player is here")
        self.presence.take_over(seat)

    async def kick(self, guest: str | None, seat: int) -> None:
        """Free another player's seat, as the host. That player cannot sit down here again."""
        self.door.check_host(guest)
        if self.status != "open":
            raise AlreadyStarted("the match has begun")
        player = self.seats.player(seat)
        if player.guest == guest:
            return
        await self._leave(seat, player.guest)

    async def lock(self, guest: str | None, on: bool) -> None:
        """Lock or unlock the table, as its host."""
        self.door.check_host(guest)
        async with self.changes:
            if self.door.locked != on:
                await self._store.lock(self.id, on)
                self.door.locked = on
                self.changes.tell_all()

    async def report(self, source: str) -> bool:
        """Report this table as offensive. Return whether it leaves the list now."""
        if not self.plan.listed:
            return False
        async with self.changes:
            was_hidden = self.door.is_hidden
            self.door.reports = await self._store.report(self.id, source, REPORTS)
            return self.door.is_hidden and not was_hidden

    async def set_autopass(self, seat: int, on: bool) -> None:
        """Let the table pass for a seat that is not the target."""
        async with self.changes:
            player = replace(self.seats.player(seat), autopass=on)
            await self._store.put_seat(self.id, player.row())
            self.seats.player(seat).autopass = on
            self.changes.tell(seat)

    def uncover(self, guest: str | None, seat: int) -> None:
        """Pass-and-play: the person of this seat has the device and looks at their cards."""
        if self.curtain.lift(guest, seat, self.asked):
            self.presence.back(seat)
            self.changes.tell_all()

    async def catch_up(self) -> None:
        """Take over what other workers have written, and who is here through them."""
        async with self.changes:
            await self._catch_up()

    async def share(self) -> None:
        """Tell other workers who is here through this one."""
        await self._workers.attend(self.id, self.attendance.company())

    def close(self) -> None:
        """End every stream and stop all tasks."""
        self.proxies.stop()
        self.absences.stop()
        self.attendance.close()

    # --- Inside --------------------------------------------------------------------------------------------

    async def _put(self, player: Player) -> bool:
        """Let somebody sit down. If another worker was faster, take over its state instead."""
        try:
            await self._store.put_seat(self.id, player.row())
        except Collision:
            await self._catch_up()
            return False
        self.seats[player.seat] = player
        self.changes.tell_all()
        return True

    async def _begin(self) -> bool:
        """Begin the match. If another worker has changed the table, take over its state instead."""
        seats = self.seats.filled(self.plan.bot_at)
        try:
            await self.playing.begin(seats.rows)
        except Collision:
            await self._catch_up()
            return False
        self.seats[:] = seats
        self.changes.tell_all()
        return True

    async def _catch_up(self) -> None:
        row = await self._store.table(self.id, self.playing.ply)
        if row is None:
            raise NoTable("this table has been cleared")
        company = await self._workers.company(self.id)
        self.attendance.hear(company)
        self.playing.catch_up(row)
        self.talk.catch_up(row)
        self.door.catch_up(row)
        self.host, self.rematch = row.host, row.rematch
        for seat in self.seats.catch_up(row.seats):
            self.attendance.close(seat)  # else they would keep reading for the seat's new player
        caught_up = (replace(row, actions=[], turn=None), company.reading, company.watchers)
        if row.actions or caught_up != self._caught_up:
            self._caught_up = caught_up
            self.changes.tell_all()
