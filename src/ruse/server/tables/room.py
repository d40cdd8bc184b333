"""The room: every table of this server that is in use; the journal has the others."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Mapping
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from ruse.core.errors import BadCards, UnknownGame
from ruse.core.registry import games
from ruse.server.errors import NoTable
from ruse.server.middleware.meter import Meter
from ruse.server.tables.listings import Listings
from ruse.server.tables.new_rows import fork_row, fresh_row, rematch_row
from ruse.server.tables.pace import Pace
from ruse.server.tables.summary import Summary, summary_of, summary_of_row
from ruse.server.tables.table import Table

if TYPE_CHECKING:
    from ruse.server.store.journal import Store, TableRow
    from ruse.server.tables.plan import Plan

log = logging.getLogger(__name__)

IDLE = 900.0
"""Seconds after which a table that nobody looks at leaves the memory; the journal has it."""
ROUND = 60.0


class Room:
    """Finds tables, makes new ones, and puts those to rest that nobody looks at."""

    def __init__(self, store: Store, *, pace: Pace | None = None, meter: Meter | None = None) -> None:
        self.store = store
        self.pace = pace or Pace()
        self.meter = meter or Meter()
        self.tables: dict[str, Table] = {}
        self.listings = Listings()
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
        seen = [table for table in found if not table.door.locked and not self.listings.is_hidden(table.id)]
        here = [table for table in seen if table.seats.open and table.attendance.readers]
        return [summary_of(table) for table in sorted(here, key=lambda table: -table.created)[:limit]]

    async def tables_of(self, guest: str, limit: int = 10) -> list[Summary]:
        """The tables of a guest: those that stand, then those that are over, newest first."""
        rows = [row for row in await self.store.tables_of(guest, limit) if row.plan["game"] in games()]
        for row in rows:
            if row.status == "running":
                with suppress(BadCards):  # whoever opens it is told
                    await self.find(row.id)  # a table at rest does not know whose turn it is
        return [summary_of_row(row, self._asks(row.id, guest)) for row in rows]

    async def recent(self, limit: int = 10) -> list[Summary]:
        """Listed tables whose match is over, newest first."""
        return [summary_of_row(row) for row in await self.store.recent(limit) if row.plan["game"] in games()]

    # --- Making tables -------------------------------------------------------------------------------------

    async def create(
        self,
        plan: Plan,
        *,
        guest: str | None = None,
        name: str = "",
        names: tuple[str, ...] = (),
        position: Mapping[str, Any] | None = None,
        address: str = "",
    ) -> Table:
        """A new table with the guest in its first seat; in pass-and-play in one for each of the names.

        `address` is where the wish comes from: nobody fills the list of open tables alone.
        """
        if plan.listed:
            self.listings.check(self.tables.values(), guest, address)
        table = await self._add(fresh_row(plan, guest, names or ((name,) if name else ()), position))
        if plan.listed:
            self.listings.add(table.id, address)
        return table

    async def again(self, table: Table, guest: str, name: str) -> Table:
        """The next table with the same people; the same one for all who ask."""
        async with table.changes:
            if table.rematch is None:
                following = await self._add(rematch_row(table))
                await self.store.follow(table.id, following.id)
                table.rematch = following.id
                table.changes.tell_all()
        following = await self.find(table.rematch)
        # Those who share a device keep their own names; anybody else may have a new one by now.
        mine = table.seats.of_guest(guest)
        names = {seat: table.seats.player(seat).name if table.plan.shared else name for seat in mine}
        await following.rejoin(guest, names)
        return following

    async def fork(self, table: Table, at: int, seat: int, guest: str, name: str) -> Table:
        """Play on from a ply of a finished match: the guest in one seat, bots in all others."""
        return await self._add(fork_row(table, at, seat, guest, name))

    # --- Inside --------------------------------------------------------------------------------------------

    async def _add(self, row: TableRow) -> Table:
        await self.store.create(row)
        self.meter.table(row.plan["game"])
        return self._seat_down(row)

    def _seat_down(self, row: TableRow) -> Table:
        table = Table(row, self.store, self.pace, self.meter)
        self.tables[table.id] = table
        table.proxies.arrange()
        return table

    def _asks(self, name: str, guest: str) -> bool:
        """Whether a table waits for a guest."""
        table = self.tables.get(name)
        return table is not None and any(seat in table.asked for seat in table.seats.of_guest(guest))

    async def _rest(self) -> None:
        """Now and then, let go of tables that nobody looks at and where nothing will happen."""
        while True:
            await asyncio.sleep(ROUND)
            for table in list(self.tables.values()):
                idle = time.monotonic() - table.bell.touched > IDLE
                if idle and not table.attendance.readers and not table.proxies.busy:
                    table.close()
                    del self.tables[table.id]
