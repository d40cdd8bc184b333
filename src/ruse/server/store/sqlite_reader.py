"""Threads that read the database next to the one that writes, so that no reader waits for a commit."""

from __future__ import annotations

import asyncio
import queue
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from ruse.server.errors import StoreFailed

T = TypeVar("T")
THREADS = 2


class ReadingThreads:
    """A few connections, each used by one thread at a time."""

    def __init__(self, connect: Callable[[], sqlite3.Connection]) -> None:
        self._connect = connect
        self._idle: queue.SimpleQueue[sqlite3.Connection] = queue.SimpleQueue()
        self._threads: ThreadPoolExecutor | None = None

    def start(self) -> None:
        """Open the connections."""
        for _ in range(THREADS):
            self._idle.put(self._connect())
        self._threads = ThreadPoolExecutor(THREADS, "journal-reader")

    def stop(self) -> None:
        """Finish every read that was asked for."""
        if self._threads is not None:
            self._threads.shutdown()
            self._threads = None
            for _ in range(THREADS):
                self._idle.get().close()

    async def read(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Run a job that only reads, on what is committed when it begins."""
        if self._threads is None:
            raise StoreFailed("the journal is closed")
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._run, work)

    def _run(self, work: Callable[[sqlite3.Connection], T]) -> T:
        connection = self._idle.get()
        try:
            connection.execute("BEGIN")
            try:
                return work(connection)
            finally:
                if connection.in_transaction:
                    connection.execute("ROLLBACK")
        except sqlite3.Error as error:
            raise StoreFailed(f"the journal could not be read: {error}") from error
        finally:
            self._idle.put(connection)
