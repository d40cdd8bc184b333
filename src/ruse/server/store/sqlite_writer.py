"""One thread that owns the writing connection, and commits together what arrives together."""

from __future__ import annotations

import asyncio
import contextlib
import queue
import sqlite3
import threading
import time
from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar

from ruse.server.errors import StoreFailed
from ruse.server.store.sqlite_file import Writable

T = TypeVar("T")
LARGEST_GROUP = 512
Outcome = tuple[Any, Exception | None]


class Job(NamedTuple):
    """Something to do with the connection, and who waits for it."""

    work: Callable[[sqlite3.Connection], Any]
    loop: asyncio.AbstractEventLoop
    done: asyncio.Future[Any]


class Writer:
    """Runs jobs in their order. A job that fails is undone alone; the others of its group are kept."""

    def __init__(self, connect: Callable[[], Writable], on_commit: Callable[[int, float], None]) -> None:
        self._connect = connect
        self._on_commit = on_commit
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="journal", daemon=True)
        self._ready = threading.Event()
        self._failure: Exception | None = None
        self._open = False
        self.connection: Writable | None = None

    def start(self) -> None:
        """Open the connection in its thread. Faults are raised here."""
        self._thread.start()
        self._ready.wait()
        if self._failure is not None:
            raise self._failure
        self._open = True

    def stop(self) -> None:
        """Finish every job that was asked for."""
        self._open = False
        self._jobs.put(None)
        if self._thread.ident is not None:
            self._thread.join()

    async def do(self, work: Callable[[sqlite3.Connection], T], then: Callable[[], None] | None = None) -> T:
        """Run a job; what it wrote is on disk when this returns. `then` is called as soon as it is."""
        if not self._open:
            raise StoreFailed("the journal is closed")
        loop = asyncio.get_running_loop()
        done: asyncio.Future[T] = loop.create_future()
        if then is not None:
            done.add_done_callback(lambda done: then() if not (done.cancelled() or done.exception()) else None)
        self._jobs.put(Job(work, loop, done))
        # A caller that stops waiting must not affect others: the job is done anyway.
        return await asyncio.shield(done)

    def _run(self) -> None:
        try:
            connection = self.connection = self._connect()
        except Exception as error:
            self._failure = error
            self._ready.set()
            return
        self._ready.set()
        try:
            while (group := self._next_group()) is not None:
                self._commit(connection, group)
                with contextlib.suppress(sqlite3.Error, OSError):  # a full disk: the log stays as it is
                    connection.take_over_log()
        finally:
            connection.close()

    def _next_group(self) -> list[Job] | None:
        """Return everything that waits by now; none when it is time to stop."""
        first = self._jobs.get()
        if first is None:
            return None
        group = [first]
        while len(group) < LARGEST_GROUP:
            try:
                job = self._jobs.get_nowait()
            except queue.Empty:
                break
            if job is None:
                self._jobs.put(None)
                break
            group.append(job)
        return group

    def _commit(self, connection: Writable, group: list[Job]) -> None:
        before, started = connection.total_changes, time.perf_counter()
        begun = False
        try:
            with connection.turn:
                connection.execute("BEGIN IMMEDIATE")
                begun = True
                results = _do_together(connection, group)
        except Exception as error:  # this thread must survive any error
            _roll_back(connection)
            if begun and len(group) > 1:  # one of them fails the group, so run each alone
                for job in group:
                    self._commit(connection, [job])
            else:
                outcome = (None, _failed(error) if isinstance(error, (sqlite3.Error, OSError)) else error)
                _tell(group, [outcome] * len(group))
            return
        if connection.total_changes != before:
            self._on_commit(len(group), time.perf_counter() - started)
        _tell(group, [(result, None) for result in results])


def _do_together(connection: sqlite3.Connection, group: list[Job]) -> list[Any]:
    """Run all jobs in one transaction, in as few statements as possible: each may wait for Python's lock."""
    results = [job.work(connection) for job in group]
    connection.execute("COMMIT")
    return results


def _tell(group: list[Job], outcomes: list[Outcome]) -> None:
    for loop in {job.loop for job in group}:
        mine = [(job.done, *outcome) for job, outcome in zip(group, outcomes, strict=True) if job.loop is loop]
        if not loop.is_closed():
            loop.call_soon_threadsafe(_deliver, mine)


def _failed(error: Exception) -> StoreFailed:
    return StoreFailed(f"the journal could not be written: {error}")


def _roll_back(connection: sqlite3.Connection) -> None:
    if connection.in_transaction:
        with contextlib.suppress(sqlite3.Error):
            connection.execute("ROLLBACK")


def _deliver(outcomes: list[tuple[asyncio.Future[Any], Any, Exception | None]]) -> None:
    for done, result, error in outcomes:
        if done.done():
            continue
        if error is None:
            done.set_result(result)
        else:
            done.set_exception(error)
            done.exception()  # seen here, because the caller may be gone
