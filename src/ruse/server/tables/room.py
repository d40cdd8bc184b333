"""The room: every table of this server that is in use; the journal has the others."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine, Mapping
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from ruse.core.errors import RuseError
from ruse.core.registry import all_games
from ruse.server.errors import BrokenTable, Collision, NoTable, StoreFailed, TooManyListed
from ruse.server.middleware.meter import Meter
from ruse.server.store.journal import Quota
from ruse.server.store.workers import Alone
from ruse.server.tables.new_rows import fork_row, fresh_row, new_id, rematch_row
from ruse.server.tables.pace import Pace
from ruse.server.tables.summary import Summary, summary_of, summary_of_row
from ruse.server.tables.table import Table
from ruse.server.tables.upkeep import Upkeep

if TYPE_CHECKING:
    from ruse.server.store.journal import Store, TableRow
    from ruse.server.store.retention import Retention
    from ruse.server.tables.plan import Plan

log = logging.getLogger(__name__)

IDLE = 900.0
"""Seconds until a table that nobody looks at is unloaded; the journal still has it."""
ROUND = 60.0
QUOTA = Quota(of_guest=2, of_source=5)
"""How many listed tables one guest, or one address, may have waiting for players."""
AGAIN = 0.5
"""Seconds between two looks at what the other workers should know."""


class Room:
    """Finds tables, makes new ones, and unloads those that nobody looks at."""

    def __init__(
        self,
        store: Store,
        *,
        pace: Pace | None = None,
        meter: Meter | None = None,
        upkeep: Upkeep | None = None,
    ) -> None:
        self.store = store
        self.pace = pace or Pace()
        self.meter = meter or Meter()
        self.tables: dict[str, Table] = {}
        self.workers = store.workers()
        self._catching: dict[str, bool] = {}
        """Tables that are catching up, and whether there is still more to catch up with."""
        self._upkeep = upkeep or Upkeep()
        self._tasks: set[asyncio.Task[None]] = set()
        self._waking = asyncio.Lock()
        self.is_closing = False
        """Whether every stream knows that it ends here."""
        self.is_home: Callable[[str], bool] = lambda table: True
        """Whether connections to a table come to this worker first, of several on one socket."""

    async def open(self) -> None:
        """Open the journal; a table is rebuilt when somebody comes."""
        await self.store.open()
        try:
            await self.workers.open(self._hear, self._doubt)
        except StoreFailed:
            await self.store.close()
            raise
        self.is_closing = False
        for work in (self._rest(), self._share(), self._upkeep.run(self)):
            self._run(work)

    async def close(self) -> None:
        """End every stream, keep every table."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.close_streams()
        await self.workers.close()
        await self.store.close()

    def close_streams(self) -> None:
        """Tell every reader that there will be nothing more."""
        self.is_closing = True
        for table in self.tables.values():
            table.close()

    # --- Finding tables ------------------------------------------------------------------------------------

    async def find(self, table: str | None, *, fresh: bool = False) -> Table:
        """Return a table, from the journal if it is not in memory."""
        if table in self.tables:
            found = self.tables[table]
            if fresh and not isinstance(self.workers, Alone):
                with suppress(StoreFailed):  # then this worker shows what it knows
                    await found.catch_up()
            return found
        async with self._waking:
            try:
                row = await self.store.table(table) if table else None
                if row is None:
                    raise NoTable("there is no such table")
                return self.tables.get(row.id) or self._seat_down(row)
            except (BrokenTable, TypeError, ValueError, KeyError, IndexError) as error:
                log.error("table %s is broken and stays closed: %s", table, type(error).__name__)
                raise BrokenTable("this table cannot be read; the others go on") from error

    async def open_tables(self, limit: int = 20) -> list[Summary]:
        """Listed tables with open seats that somebody looks at, newest first."""
        looked_at = {table.id: table for table in self.tables.values() if table.attendance.readers}
        for name in await self.workers.attended(limit):
            with suppress(RuseError):  # gone in the meantime, or broken: no table to join
                looked_at[name] = await self.find(name)
        found = [table for table in looked_at.values() if table.status == "open" and table.plan.listed]
        seen = [table for table in found if not (table.door.locked or table.door.is_hidden)]
        here = sorted((table for table in seen if table.seats.free), key=lambda table: -table.created)
        return [summary_of(table) for table in here[:limit]]

    async def tables_of(self, guest: str, limit: int = 10) -> list[Summary]:
        """Return a guest's tables: open and running ones, then finished ones, newest first."""
        rows = await self.store.tables_of(guest, limit)
        for row in rows:
            if row.status == "running":
                with suppress(RuseError):  # anyone who opens it learns of it
                    await self.find(row.id)  # a table that is not in memory does not know whose turn it is
        return self._listed(rows, guest)

    async def recent(self, limit: int = 10) -> list[Summary]:
        """Listed tables whose match is over, newest first."""
        return self._listed(await self.store.recent(limit))

    def _listed(self, rows: list[TableRow], guest: str = "") -> list[Summary]:
        """Return tables of the journal in one line each, without those that cannot be read or played here."""
        found = []
        for row in rows:
            try:
                found.append(summary_of_row(row, bool(guest) and self._asks(row.id, guest)))
            except BrokenTable as error:
                log.error("%s", error)
        return [summary for summary in found if summary.game in all_games()]

    # --- Making tables -------------------------------------------------------------------------------------

    async def create(
        self,
        plan: Plan,
        *,
        guest: str | None = None,
        name: str = "",
        names: tuple[str, ...] = (),
        position: Mapping[str, Any] | None = None,
        source: str = "",
    ) -> Table:
        """Return a new table with the guest in its first seat; in pass-and-play in one for each of the names.

        `source` marks where the request comes from, so that nobody can fill the list of open tables alone.
        """
        row = fresh_row(plan, guest, names or ((name,) if name else ()), position)
        if not plan.listed:
            return await self._add(row)
        row.source = source
        try:
            return await self._add(row, QUOTA)
        except Collision:
            raise TooManyListed("you have listed enough tables that still wait for players") from None

    async def again(self, table: Table, guest: str, name: str) -> Table:
        """Return the next table with the same people; the same one for all who ask."""
        async with table.changes:
            if table.rematch is None:
                following = await self._add(rematch_row(table))
                table.rematch = await self.store.follow(table.id, following.id)
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

    # --- Letting go ----------------------------------------------------------------------------------------

    async def prune(self, retention: Retention) -> list[str]:
        """Delete expired tables, except those that somebody is looking at."""
        watched = {table.id for table in self.tables.values() if table.attendance.readers}
        gone = await self.store.prune(retention, time.time(), watched)
        for name in gone:
            self._drop(name)
        return gone

    async def forget(self, guest: str) -> None:
        """Delete everything about a guest. Tables in memory are read again."""
        for name in await self.store.forget_guest(guest):
            self._drop(name)

    # --- Inside --------------------------------------------------------------------------------------------

    async def _add(self, row: TableRow, quota: Quota | None = None) -> Table:
        while not self.is_home(row.id):  # its guests would all be handed to another worker
            row.id = new_id()
        await self.store.create(row, quota)
        self.meter.table(row.plan["game"])
        return self._seat_down(row)

    def _seat_down(self, row: TableRow) -> Table:
        table = Table(row, self.store, self.pace, self.meter, self.workers)
        self.tables[table.id] = table
        table.proxies.arrange()
        if not isinstance(self.workers, Alone):
            self._hear(table.id, table.playing.ply)  # news that came while it was read went past it
        return table

    def _asks(self, name: str, guest: str) -> bool:
        """Return whether a table waits for a guest."""
        table = self.tables.get(name)
        return table is not None and any(seat in table.asked for seat in table.seats.of_guest(guest))

    async def _rest(self) -> None:
        """Now and then, let go of tables that nobody looks at and where nothing will happen."""
        while True:
            await asyncio.sleep(ROUND)
            for table in list(self.tables.values()):
                idle = time.monotonic() - table.bell.touched > IDLE
                if idle and not table.attendance.readers and not table.proxies.busy:
                    self._drop(table.id)

    def _drop(self, name: str) -> None:
        if table := self.tables.pop(name, None):
            table.close()
            self._run(self.workers.release(name))

    # --- Other workers -------------------------------------------------------------------------------------

    def _hear(self, name: str, ply: int) -> None:
        """Another worker has changed a table; if it is at hand here, it catches up."""
        if name in self._catching:
            self._catching[name] = True
        elif name in self.tables:
            self._catching[name] = True
            self._run(self._catch_up(name))

    def _doubt(self) -> None:
        """News may have been missed: every table looks into the journal."""
        for name in list(self.tables):
            self._hear(name, 0)

    async def _catch_up(self, name: str) -> None:
        try:
            while self._catching[name] and (table := self.tables.get(name)):
                self._catching[name] = False
                try:
                    await table.catch_up()
                except StoreFailed:
                    self._catching[name] = True
                    await asyncio.sleep(AGAIN)
                except (RuseError, ValueError, LookupError) as error:  # the next visitor reads it again
                    log.warning("a table could not catch up and is dropped: %s", type(error).__name__)
                    self._drop(name)
        finally:
            del self._catching[name]

    async def _share(self) -> None:
        """Keep the other workers informed of who is here."""
        while not isinstance(self.workers, Alone):
            await asyncio.sleep(AGAIN)
            for table in [table for table in self.tables.values() if not table.attendance.is_shared]:
                try:
                    await table.share()
                except StoreFailed:
                    table.attendance.is_shared = False

    def _run(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
