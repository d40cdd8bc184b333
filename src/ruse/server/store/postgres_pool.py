"""Connections to PostgreSQL: a few that are kept, none that hangs for long, and one sentence for every fault."""

from __future__ import annotations

import asyncio
import logging
import os
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any
from weakref import WeakSet

import psycopg
from psycopg_pool import AsyncConnectionPool, PoolClosed, PoolTimeout

from ruse.server.errors import StoreAway, StoreFailed

PATIENCE = 5.0
"""Seconds that somebody waits for a free connection, and then for the database's answer."""
CONNECTIONS = 8
RETRY = 1.0
"""Seconds for which the pool retries by itself; after that each new job retries, without growing pauses."""
LINE: dict[str, Any] = {
    "connect_timeout": 3,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 2,
    "tcp_user_timeout": 5000,
}
"""How soon a connection without replies counts as dead."""
PASSING = (
    *("starting up", "shutting down", "recovery mode", "not yet accepting", "terminating connection"),
    *("too many clients", "too many connections", "remaining connection slots"),
)
"""Errors of a database that will answer soon."""
UNREADABLE = ("invalid integer value", "invalid port number")
UNKNOWN = ("failed to resolve", "could not translate host name")


class Pool:
    """The connections of one worker."""

    def __init__(self, address: str) -> None:
        self.address = address
        self._pool: AsyncConnectionPool[Any] | None = None
        self._mine: WeakSet[psycopg.AsyncConnection[Any]] = WeakSet()

    async def open(self) -> None:
        """Get ready; the first job connects."""
        self._pool = AsyncConnectionPool(
            self.address,
            min_size=1,
            max_size=CONNECTIONS,
            timeout=PATIENCE,
            reconnect_timeout=RETRY,
            kwargs={"autocommit": True, **LINE},
            configure=self._remember,
            open=False,
        )
        logging.getLogger("psycopg.pool").setLevel(logging.ERROR)  # the waiting caller reports it
        await self._pool.open()

    async def close(self) -> None:
        """Let go of every connection."""
        if self._pool is not None:
            pool, self._pool = self._pool, None
            await pool.close()

    @asynccontextmanager
    async def connection(self, patience: float = PATIENCE) -> AsyncIterator[psycopg.AsyncConnection[Any]]:
        """Open a connection for one job. Any fault of the database is a `StoreFailed`."""
        if self._pool is None:
            raise StoreFailed("the journal is closed")
        try:
            async with self._pool.connection() as db:
                # A broken connection gives no sign of it, and a query cannot be cancelled through it.
                timer = asyncio.get_running_loop().call_later(patience, _hang_up, db)
                try:
                    yield db
                finally:
                    timer.cancel()
        except (psycopg.Error, PoolTimeout, PoolClosed) as error:
            raise failure(error) from error

    def is_mine(self, pid: int) -> bool:
        """Return whether news from this backend came from this worker itself."""
        return any(not db.closed and db.info.backend_pid == pid for db in self._mine)

    async def _remember(self, db: psycopg.AsyncConnection[Any]) -> None:
        self._mine.add(db)


def _hang_up(db: psycopg.AsyncConnection[Any]) -> None:
    """Close a connection at once; callers waiting for an answer get an error."""
    with suppress(OSError, psycopg.Error), socket.socket(fileno=os.dup(db.fileno())) as line:
        line.shutdown(socket.SHUT_RDWR)


def failure(error: Exception) -> StoreFailed:
    """Return what is wrong with the database, in one sentence that says what to do."""
    text = " ".join(str(error).split())
    if isinstance(error, psycopg.errors.InsufficientPrivilege):
        return StoreFailed(f"the database role lacks rights ({text}); grant it CREATE and USAGE on the schema")
    if isinstance(error, psycopg.errors.ReadOnlySqlTransaction):
        return StoreAway("the database is read-only right now; check that the address is that of the primary")
    if isinstance(error, psycopg.errors.DiskFull) or "No space left on device" in text:
        return StoreAway("the disk of the database is full; free some space and everything continues")
    is_unreadable = isinstance(error, psycopg.ProgrammingError) and error.sqlstate is None
    if is_unreadable or any(said in text for said in UNREADABLE):
        return StoreFailed(f"the address of the database cannot be read ({text[:200]}); check it")
    if isinstance(error, PoolTimeout | PoolClosed | psycopg.OperationalError):
        why = text.rpartition(" failed: ")[2].partition(" Is the server running")[0][:200]
        if any(said in text for said in UNKNOWN):
            return StoreFailed(f"the host of the database is not known ({why}); check the address")
        if "FATAL:" in text and not any(said in text for said in PASSING):
            why = why.removeprefix("FATAL: ")
            return StoreFailed(f"the database refuses the connection ({why}); check the address, user and password")
        return StoreAway(f"the database does not answer ({why}); check that it runs and that the address is right")
    return StoreFailed(f"the database refused the journal ({text[:200]})")
