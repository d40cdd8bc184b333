"""What only SQLite has: one file, one thread that writes, a disk that can be full."""

from __future__ import annotations

import asyncio
import resource
import sqlite3
import threading
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager, closing, contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from tests.server.rooms import pragma, until
from tests.server.rows import ACTION, row

from ruse.server.errors import Collision, StoreFailed
from ruse.server.store.journal import ActionRow, Line, SeatRow, TableRow
from ruse.server.store.retention import Retention
from ruse.server.store.sqlite import Sqlite
from ruse.server.store.sqlite_file import LOGGED, OPEN, connect, mark


@asynccontextmanager
async def store_at(path: Path, **more: Any) -> AsyncIterator[Sqlite]:
    store = Sqlite(path / "ruse.sqlite", **more)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


def run(work: Coroutine[Any, Any, None]) -> None:
    async def bounded() -> None:
        async with asyncio.timeout(60):
            await work

    asyncio.run(bounded())


def on_disk(path: Path, query: str) -> list[Any]:
    """Return what another process would read."""
    connection = sqlite3.connect(path / "ruse.sqlite")
    try:
        return connection.execute(query).fetchall()
    finally:
        connection.close()


def test_a_job_that_fails_half_way_leaves_nothing_of_its_first_half(tmp_path):
    async def work() -> None:
        async with store_at(tmp_path) as store:
            await store.create(row())
            before = await store.table("t")
            with pytest.raises(StoreFailed):  # the seat could be written, a second record of the same ply cannot
                await store._writer.do(_write_twice)
            assert await store.table("t") == before

    run(work())


def _write_twice(db: sqlite3.Connection) -> None:
    db.execute("UPDATE seats SET name = 'Eve'")
    db.execute("INSERT INTO turns VALUES ('t', 1, '')")


@asynccontextmanager
async def _busy(store: Sqlite) -> AsyncIterator[None]:
    """Keep the journal busy: what is asked for meanwhile waits, and is then written together."""
    entered, gate = threading.Event(), threading.Event()

    def wait(db: sqlite3.Connection) -> None:
        entered.set()
        gate.wait()

    busy = asyncio.ensure_future(store._writer.do(wait))
    await asyncio.to_thread(entered.wait)
    try:
        yield
    finally:
        gate.set()
        await busy


async def _appended(store: Sqlite, plies: list[int]) -> list[Any]:
    """Actions that all arrive while the journal is busy, and what became of each."""
    async with _busy(store):
        rows = [(ply, ActionRow(0, f"a{number}", "person", 1.0, [])) for number, ply in enumerate(plies)]
        appends = [asyncio.ensure_future(store.append("t", ply, new, None, None)) for ply, new in rows]
        await asyncio.sleep(0)
    return await asyncio.gather(*appends, return_exceptions=True)


def test_what_arrives_together_is_committed_together(tmp_path):
    async def work() -> None:
        groups: list[int] = []
        async with store_at(tmp_path, on_commit=lambda jobs, seconds: groups.append(jobs)) as store:
            await store.create(row())
            groups.clear()
            assert await _appended(store, [1, 2, 3, 4]) == [None] * 4
            assert groups == [4]
            assert on_disk(tmp_path, "SELECT count(*) FROM actions") == [(5,)]

    run(work())


def test_a_job_that_fails_is_undone_alone(tmp_path):
    async def work() -> None:
        async with store_at(tmp_path) as store:
            await store.create(row())
            outcomes = await _appended(store, [1, 2, 0, 3, 2, 4])
            assert [type(outcome) for outcome in outcomes] == [
                *(type(None), type(None), Collision, type(None), Collision, type(None))
            ]
            assert on_disk(tmp_path, "SELECT ply, action FROM actions ORDER BY ply") == [
                *((0, "tax"), (1, "a0"), (2, "a1"), (3, "a3"), (4, "a5"))
            ]

    run(work())


def test_every_commit_is_flushed_before_it_is_told(tmp_path):
    async def work() -> None:
        async with store_at(tmp_path) as store:
            # 2 is FULL: the write-ahead log is flushed at every commit, not only at a checkpoint.
            assert pragma(store, "synchronous") == 2
            assert pragma(store, "journal_mode") == "wal"

    run(work())


@contextmanager
def full_disk(size: int):
    """A disk on which no file can grow past a size: writing really fails, as it does when there is no room."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


def test_a_full_disk_fails_the_write_and_changes_nothing(tmp_path):
    async def work() -> None:
        async with store_at(tmp_path) as store:
            await store.create(row())
            before = await store.table("t")
            large = ActionRow(0, "tax", "person", 1.0, [{"event": "x" * 3_000_000}])
            with full_disk((tmp_path / "ruse.sqlite-wal").stat().st_size + 100), pytest.raises(StoreFailed):
                await store.append("t", 1, large, None, None)
            assert await store.table("t") == before
            await store.append("t", 1, ACTION, None, None)
            assert on_disk(tmp_path, "SELECT count(*) FROM actions") == [(2,)]

    run(work())


@pytest.mark.parametrize("limit", ["max_page_count = 1", "query_only = ON"])
def test_a_full_or_read_only_database_fails_every_kind_of_write(tmp_path, limit):
    async def work() -> None:
        async with store_at(tmp_path) as store:
            await store.create(row())
            before = await store.table("t")
            await store.create(replace(row("waiting"), status="open", seats=[], actions=[], turn=None))
            pragma(store, limit)
            large = "x" * 100_000
            for write in (
                store.append("t", 1, ActionRow(0, large, "person", 1.0, []), b"", None),
                store.say("t", Line(0, 0, "Ann", large, "players", 1.0)),
                store.note("t", 0, 1, [large]),
                store.put_seat("t", SeatRow(0, large, "ann")),
                store.start("waiting", 3, [SeatRow(0, large, "ann")], b""),
                store.create(TableRow(**{**vars(row("u")), "host": large})),
            ):
                with pytest.raises(StoreFailed):
                    await write
            assert await store.table("t") == before
            assert await store.table("u") is None
            pragma(store, "max_page_count = 100000")
            pragma(store, "query_only = OFF")
            await store.append("t", 1, ACTION, None, None)

    run(work())


def test_a_job_that_breaks_in_any_way_leaves_the_thread_at_work(tmp_path):
    async def work() -> None:
        async with store_at(tmp_path) as store:

            def leave(db: sqlite3.Connection) -> None:
                db.execute("ROLLBACK")  # as SQLite itself does after some errors
                raise sqlite3.OperationalError("disk I/O error")

            with pytest.raises(StoreFailed):
                await store._writer.do(leave)
            await store.create(row())
            assert await store.table("t") is not None

    run(work())


def test_a_store_that_cannot_be_opened_says_so_at_once(tmp_path):
    (tmp_path / "ruse.sqlite").write_bytes(b"this is no database, and long enough to be seen as none" * 20)
    with pytest.raises(sqlite3.DatabaseError, match="not a database"):
        run(Sqlite(tmp_path / "ruse.sqlite").open())


def test_a_store_of_a_newer_version_is_left_alone(tmp_path):
    async def work() -> None:
        async with store_at(tmp_path) as store:
            pragma(store, "user_version = 999")
        with pytest.raises(sqlite3.DatabaseError, match="newer version"):
            await Sqlite(tmp_path / "ruse.sqlite").open()

    run(work())


# --- Upkeep ------------------------------------------------------------------------------------------------


def test_a_table_that_somebody_joins_while_expired_ones_are_deleted_is_kept(tmp_path):
    async def work() -> None:
        async with store_at(tmp_path) as store:
            for name in ("joined", "alone"):
                waiting = replace(row(name), status="open", actions=[], turn=None)
                await store.create(replace(waiting, seats=[SeatRow(0, "Ann", "ann")]))
            async with _busy(store):
                sitting = asyncio.ensure_future(store.put_seat("joined", SeatRow(1, "Bob", "bob")))
                await asyncio.sleep(0)
                pruning = asyncio.ensure_future(store.prune(Retention(waiting=10), 100.0, []))
                await until(lambda: store._writer._jobs.qsize() == 2)
            await sitting
            assert await pruning == ["alone"]
            assert await store.tables("", 9) == ["joined"]

    run(work())


# --- Marks on a full disk ----------------------------------------------------------------------------------


def test_a_file_that_is_closed_on_a_full_disk_while_it_is_merged_opens_again(tmp_path):
    connection = connect(tmp_path / "ruse.sqlite")
    for _ in range(5):  # so that the log is larger than the file, and only the log cannot grow
        connection.execute("INSERT OR REPLACE INTO guests VALUES ('a', ?)", ("x" * 200_000,))
    mark(connection, LOGGED)
    with full_disk((tmp_path / "ruse.sqlite-wal").stat().st_size):
        connection.close()
    assert not (tmp_path / "ruse.sqlite-wal").exists()
    with closing(connect(tmp_path / "ruse.sqlite")) as connection:
        assert connection.execute("SELECT id FROM guests").fetchall() == [("a",)]


def test_a_file_that_could_not_be_opened_for_lack_of_space_is_opened_later(tmp_path, monkeypatch):
    connect(tmp_path / "ruse.sqlite").close()

    def fail(connection: sqlite3.Connection, state: str) -> None:
        if state == OPEN:
            raise sqlite3.OperationalError("database or disk is full")
        mark(connection, state)

    with monkeypatch.context() as patched:
        patched.setattr("ruse.server.store.sqlite_file.mark", fail)
        with pytest.raises(sqlite3.OperationalError, match="full"):
            connect(tmp_path / "ruse.sqlite")
    assert not (tmp_path / "ruse.sqlite-wal").exists()
    connect(tmp_path / "ruse.sqlite").close()
