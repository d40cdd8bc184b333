"""The room: every table of this server, rebuilt from the journal at its start."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Any

from ruse.core.claims import again
from ruse.core.errors import BadCards, UnknownGame
from ruse.core.registry import games
from ruse.server.errors import BadRequest, NoTable, NotOver
from ruse.server.identity.person_names import bot_name, unlike
from ruse.server.middleware.meter import Meter
from ruse.server.store.journal import ActionRow, SeatRow, Store, TableRow
from ruse.server.tables.pace import Pace
from ruse.server.tables.plan import Plan
from ruse.server.tables.table import Table

log = logging.getLogger(__name__)

IDLE = 900.0
"""Seconds after which a table that nobody looks at leaves the memory; the journal has it."""
ROUND = 60.0
ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"
"""Letters and digits that are not mistaken for each other when somebody reads a link aloud."""


@dataclass(frozen=True)
class Summary:
    """A table in one line of a list."""

    id: str
    game: str
    players: int
    names: list[str]
    status: str
    created: float
    open_seats: int
    clock: str
    winners: list[str]
    your_turn: bool = False


class Room:
    """Finds tables, makes new ones, and puts those to rest that nobody looks at."""

    def __init__(self, store: Store, *, pace: Pace | None = None, meter: Meter | None = None) -> None:
        self.store = store
        self.pace = pace or Pace()
        self.meter = meter or Meter()
        self.tables: dict[str, Table] = {}
        self._resting: asyncio.Task[None] | None = None
        self._waking = asyncio.Lock()

    async def open(self) -> None:
        """Rebuild every table that stands."""
        await self.store.open()
        for row in await self.store.standing():
            try:
                self._seat_down(row)
            except UnknownGame:  # its table waits in the journal until the game is installed again
                log.warning("a table of a game that is not installed stays closed")
            except BadCards:
                log.warning("a table with cards that today's rules refuse stays closed")
        self._resting = asyncio.create_task(self._rest())

    async def close(self) -> None:
        """End every stream, keep every table."""
        if self._resting is not None:
            self._resting.cancel()
        self.close_streams()
        await self.store.close()

    def close_streams(self) -> None:
        """Tell every reader that there will be nothing more."""
        for table in self.tables.values():
            table.close()

    # --- Finding tables ------------------------------------------------------------------------------------

    async def find(self, table: str | None) -> Table:
        """A table, from the journal if it is at rest."""
        if table in self.tables:
            return self.tables[table]
        async with self._waking:
            row = await self.store.table(table) if table else None
            if row is None:
                raise NoTable("there is no such table")
            return self.tables.get(row.id) or self._seat_down(row)

    def open_tables(self, limit: int = 20) -> list[Summary]:
        """Listed tables with open seats, newest first."""
        found = [table for table in self.tables.values() if table.status == "open" and table.plan.listed]
        here = [table for table in found if table.open_seats and table.attendance.readers]
        return [self._summary(table) for table in sorted(here, key=lambda table: -table.created)[:limit]]

    async def tables_of(self, guest: str, limit: int = 10) -> list[Summary]:
        """The tables of a guest: those that stand, then those that are over, newest first."""
        rows = [row for row in await self.store.tables_of(guest, limit) if row.plan["game"] in games()]
        for row in rows:
            if row.status == "running":
                with suppress(BadCards):  # whoever opens it is told
                    await self.find(row.id)  # a table at rest does not know whose turn it is
        return [self._listed(row, guest) for row in rows]

    async def recent(self, limit: int = 10) -> list[Summary]:
        """Listed tables whose match is over, newest first."""
        return [self._listed(row, None) for row in await self.store.recent(limit) if row.plan["game"] in games()]

    # --- Making tables -------------------------------------------------------------------------------------

    async def create(
        self,
        plan: Plan,
        *,
        guest: str | None = None,
        name: str = "",
        names: tuple[str, ...] = (),
        position: Mapping[str, Any] | None = None,
    ) -> Table:
        """A new table with the guest in its first seat; in pass-and-play in one for each of the names."""
        plan.check()
        if plan.lesson and (lesson := plan.rules.presentation.lesson):
            plan = replace(plan, players=lesson.players, edition="standard", options=lesson.options, clock="none")
            position = lesson.position
        row = self._row(plan, guest, position)
        wanted = names or ((name,) if name else ())
        if len(wanted) > plan.players:
            raise BadRequest(f"{len(wanted)} people do not fit at {plan.players} seats")
        for seat, shown in enumerate(wanted if guest else ()):
            row.seats.append(SeatRow(seat, unlike(shown, [other.name for other in row.seats]), guest))
        return await self._add(row)

    async def rematch(self, table: Table) -> Table:
        """The same once more: bots are seated, people join as they come."""
        if table.status != "over" or table.match is None:
            raise NotOver("the match is still running")
        plan = replace(table.plan, options=table.match.rematch_options(), lesson=False)
        row = self._row(plan, table.host, None)
        row.seats = [SeatRow(bot.seat, bot.name, bot=bot.bot) for bot in table.seats if bot and bot.bot]
        return await self._add(row)

    async def fork(self, table: Table, at: int, seat: int, guest: str, name: str) -> Table:
        """Play on from a ply of a finished match: the guest in one seat, bots in all others."""
        if table.status != "over" or table.match is None:
            raise NotOver("the match is still running")
        if table.match.begun or at not in range(len(table.match.journal)) or seat not in range(table.plan.players):
            raise BadRequest("there is no such position to play on from")
        match = again(table.match)
        row = self._row(replace(table.plan, clock="none", listed=False, shared=False, lesson=False), guest, None)
        row.seed, row.salt, row.options, row.position = match.seed, match.salt, dict(match.options), match.position
        for who, action in table.match.journal[:at]:
            told = match.happened if match.journal else 0
            match.play(who, action)
            row.actions.append(ActionRow(who, str(action), "fork", row.created, match.revealed(told)))
        row.seats = [SeatRow(seat, name, guest)]
        for other in range(table.plan.players):
            if other != seat:
                taken = [sitting.name for sitting in row.seats]
                row.seats.append(SeatRow(other, bot_name(other, taken), bot=table.plan.bot))
        row.status, row.turn = "running", (at, match.record())
        return await self._add(row)

    # --- Inside --------------------------------------------------------------------------------------------

    def _row(self, plan: Plan, host: str | None, position: Mapping[str, Any] | None) -> TableRow:
        return TableRow(
            id="".join(secrets.choice(ALPHABET) for _ in range(10)),
            created=time.time(),
            status="open",
            plan=plan.as_dict(),
            host=host,
            rules=plan.rules.version,
            seed=secrets.randbits(64),
            salt=secrets.token_bytes(16),
            options=plan.resolved,
            position=None if position is None else dict(position),
        )

    async def _add(self, row: TableRow) -> Table:
        await self.store.create(row)
        self.meter.table(row.plan["game"])
        return self._seat_down(row)

    def _seat_down(self, row: TableRow) -> Table:
        table = Table(self, row)
        self.tables[table.id] = table
        table.proxies.arrange()
        return table

    def _summary(self, table: Table) -> Summary:
        return Summary(
            id=table.id,
            game=table.plan.game,
            players=table.plan.players,
            names=[name for name in table.names if name],
            status=table.status,
            created=table.created,
            open_seats=len(table.open_seats),
            clock=table.plan.clock,
            winners=[],
        )

    def _listed(self, row: TableRow, guest: str | None) -> Summary:
        names = {seat.seat: seat.name for seat in row.seats}
        table = self.tables.get(row.id)
        asked = table.asked if table else ()
        return Summary(
            id=row.id,
            game=row.plan["game"],
            players=row.plan["players"],
            names=list(names.values()),
            status=row.status,
            created=row.created,
            open_seats=row.plan["players"] - len(row.seats),
            clock=row.plan["clock"],
            winners=[names[seat] for seat in row.winners or () if seat in names],
            your_turn=table is not None and any(seat in asked for seat in table.seats_of(guest)),
        )

    async def _rest(self) -> None:
        """Now and then, let go of tables that nobody looks at and where nothing will happen."""
        while True:
            await asyncio.sleep(ROUND)
            for table in list(self.tables.values()):
                idle = time.monotonic() - table.touched > IDLE
                if idle and not table.attendance.readers and not table.proxies.busy:
                    table.close()
                    del self.tables[table.id]
