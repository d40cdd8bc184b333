"""Workers on one PostgreSQL: news over LISTEN/NOTIFY, leases, presence and spending in tables."""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
import time
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Any

import psycopg

from ruse.server.errors import StoreFailed
from ruse.server.store.postgres_pool import LINE, Pool
from ruse.server.store.workers import Company, News

log = logging.getLogger(__name__)

CHANNEL = "ruse"
BEAT = 1.0
"""Seconds between two signs of life."""
LIFE = 3.0
"""Seconds after its last sign for which a worker counts as alive; its leases end with it."""
REFILLED = 120
"""Seconds after which what was spent of a limit no longer counts."""
AGAIN = 0.5
"""Seconds until the next attempt to listen."""

ALIVE = "EXISTS (SELECT FROM workers WHERE workers.id = {worker} AND alive_until > now())"

TAKE = f"""
INSERT INTO leases (table_id, worker) VALUES (%(table)s, %(me)s)
ON CONFLICT (table_id) DO UPDATE SET worker = excluded.worker
WHERE leases.worker = excluded.worker OR NOT {ALIVE.format(worker="leases.worker")}
"""

ATTEND = """
INSERT INTO presence (table_id, worker, reading, seen, watchers, readers) VALUES (%s, %s, %s, %s, %s, %s)
ON CONFLICT (table_id, worker) DO UPDATE SET reading = excluded.reading, seen = excluded.seen,
watchers = excluded.watchers, readers = excluded.readers
"""

ATTENDED = f"""
SELECT id FROM tables WHERE status = 'open' AND listed AND EXISTS (
    SELECT FROM presence WHERE table_id = tables.id AND readers > 0 AND worker != %s
    AND {ALIVE.format(worker="presence.worker")}
) ORDER BY created DESC LIMIT %s
"""


class PostgresWorkers:
    """The other workers on this database, as this one knows them."""

    def __init__(self, pool: Pool) -> None:
        self.id = secrets.token_hex(8)
        self._pool = pool
        self._connection = pool.connection
        self._on_news: News | None = None
        self._alive_until = 0.0
        self._leases: set[str] = set()
        self._tasks: list[asyncio.Task[None]] = []
        self._totals: dict[str, float] | None = None

    async def open(self, on_news: News, on_doubt: Callable[[], None]) -> None:
        """Announce this worker, and begin to listen."""
        self._on_news = on_news
        await self._beat()
        listening = asyncio.Event()
        self._tasks = [
            asyncio.create_task(self._listen(on_news, on_doubt, listening)),
            asyncio.create_task(self._live()),
        ]
        await listening.wait()

    def doubt(self, table: str) -> None:
        """This worker does not know whether its last change to a table was committed."""
        if self._on_news is not None:
            self._on_news(table, 0)

    async def close(self) -> None:
        """Remove this worker's row, so that others take over at once."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with suppress(StoreFailed):
            async with self._connection() as db, db.transaction():
                await db.execute("DELETE FROM workers WHERE id = %s", (self.id,))
                await self._bury(db, [self.id])

    # --- Leases --------------------------------------------------------------------------------------------

    async def drive(self, table: str) -> bool:
        """Return whether this worker plays for the bots of a table; it does from now on if no other does."""
        if not self._is_alive():
            return False  # another may have taken over; the next beat shows it
        if table in self._leases:
            return True
        try:
            async with self._connection() as db:
                taken = await db.execute(TAKE, {"table": table, "me": self.id})
        except StoreFailed:
            return False
        if taken.rowcount:
            self._leases.add(table)
        return bool(taken.rowcount)

    async def release(self, table: str) -> None:
        """Let another worker drive a table, and leave it."""
        self._leases.discard(table)
        with suppress(StoreFailed):
            async with self._connection() as db:
                await db.execute("DELETE FROM leases WHERE table_id = %s AND worker = %s", (table, self.id))
                await db.execute("DELETE FROM presence WHERE table_id = %s AND worker = %s", (table, self.id))

    # --- Presence ------------------------------------------------------------------------------------------

    async def attend(self, table: str, company: Company) -> None:
        """Tell the other workers who is at a table through this one."""
        now = time.time()
        seen = json.dumps({str(seat): now - ago for seat, ago in company.seen.items()})
        values = (table, self.id, sorted(company.reading), seen, company.watchers, company.readers)
        async with self._connection() as db, db.transaction():
            await db.execute(ATTEND, values)
            await db.execute("SELECT pg_notify(%s, %s)", (CHANNEL, f"{table} -1"))

    async def company(self, table: str) -> Company:
        """Return who is at a table through other living workers."""
        query = "SELECT reading, seen, watchers, readers FROM presence WHERE table_id = %s AND worker != %s AND "
        async with self._connection() as db:
            alive = ALIVE.format(worker="presence.worker")
            found = await (await db.execute(query + alive, (table, self.id))).fetchall()
        now = time.time()
        reading: set[int] = set()
        seen: dict[int, float] = {}
        for seats, signs, _, _ in found:
            reading |= set(seats)
            for seat, at in signs.items():
                ago = max(0.0, now - at)
                seen[int(seat)] = min(ago, seen.get(int(seat), ago))
        watchers = sum(row[2] for row in found)
        return Company(frozenset(reading), seen, watchers, sum(row[3] for row in found))

    async def attended(self, limit: int) -> list[str]:
        """Return listed open tables with visitors at other workers, newest first."""
        async with self._connection() as db:
            return [table for (table,) in await (await db.execute(ATTENDED, (self.id, limit))).fetchall()]

    # --- Limits --------------------------------------------------------------------------------------------

    async def spent(self, amounts: Mapping[str, float]) -> Mapping[str, float]:
        """Share what was spent of each limit since the last call, and return what the others spent."""
        put = "INSERT INTO spending VALUES (%s, %s, %s) ON CONFLICT (bucket, worker) DO UPDATE SET "
        old = f"DELETE FROM spending WHERE worker = %s AND at < now() - interval '{REFILLED} s'"
        async with self._connection() as db, db.transaction(), db.cursor() as cursor:
            rows = [(bucket, self.id, amount) for bucket, amount in sorted(amounts.items())]
            await cursor.executemany(put + "at = now(), amount = spending.amount + excluded.amount", rows)
            await cursor.execute(old, (self.id,))
            query = "SELECT bucket, sum(amount) FROM spending WHERE worker != %s GROUP BY bucket"
            totals = {
                bucket: float(amount) for bucket, amount in await (await db.execute(query, (self.id,))).fetchall()
            }
        before, self._totals = self._totals, totals
        if before is None:
            return {}  # others have already counted what was spent before this worker started
        news = {bucket: amount - before.get(bucket, 0.0) for bucket, amount in totals.items()}
        return {bucket: amount for bucket, amount in news.items() if amount > 0}

    # --- Inside --------------------------------------------------------------------------------------------

    def _is_alive(self) -> bool:
        return time.monotonic() < self._alive_until

    async def _live(self) -> None:
        """Renew this worker's row, and remove those of dead workers."""
        is_heard = True
        while True:
            await asyncio.sleep(BEAT)
            try:
                async with asyncio.timeout(LIFE):
                    await self._beat()
                is_heard = True
            except (StoreFailed, TimeoutError) as error:
                if is_heard:  # once for each outage
                    log.warning("could not report that this worker is alive: %s", type(error).__name__)
                is_heard = False

    async def _beat(self) -> None:
        began = time.monotonic()
        put = "INSERT INTO workers VALUES (%s, now() + make_interval(secs => %s)) ON CONFLICT (id) DO UPDATE SET "
        async with self._connection() as db, db.transaction():
            await db.execute(put + "alive_until = excluded.alive_until", (self.id, LIFE))
            if not self._is_alive():
                self._leases.clear()  # whatever was held may be somebody else's by now
            dead = await db.execute("DELETE FROM workers WHERE alive_until < now() RETURNING id")
            if ids := [worker for (worker,) in await dead.fetchall()]:
                await self._bury(db, ids)
        self._alive_until = began + LIFE

    async def _bury(self, db: psycopg.AsyncConnection[Any], ids: list[str]) -> None:
        """Clear what dead workers have left, and notify everyone at their tables."""
        tables: set[str] = set()
        for part in ("leases", "presence"):
            gone = await db.execute(f"DELETE FROM {part} WHERE worker = ANY(%s) RETURNING table_id", (ids,))
            tables |= {table for (table,) in await gone.fetchall()}
        await db.execute("DELETE FROM spending WHERE worker = ANY(%s)", (ids,))
        for table in sorted(tables):
            await db.execute("SELECT pg_notify(%s, %s)", (CHANNEL, f"{table} -1"))

    async def _listen(self, on_news: News, on_doubt: Callable[[], None], listening: asyncio.Event) -> None:
        """Pass news on. Anything missed while the connection was down is read from the journal."""
        hears = True
        while True:
            try:
                db = await psycopg.AsyncConnection.connect(self._pool.address, autocommit=True, **LINE)
                async with db:
                    await db.execute(f"LISTEN {CHANNEL}")
                    if listening.is_set():
                        on_doubt()
                    if not hears:
                        log.info("news from other workers come again")
                    hears = True
                    listening.set()
                    async for notice in db.notifies():
                        if not self._pool.is_mine(notice.pid):
                            table, _, ply = notice.payload.partition(" ")
                            on_news(table, int(ply))
            except psycopg.Error as error:
                if hears:  # once for each outage
                    log.warning("news from other workers stopped, trying again: %s", type(error).__name__)
                hears = False
            await asyncio.sleep(AGAIN)
