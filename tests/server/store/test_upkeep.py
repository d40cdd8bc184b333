"""What the store keeps and for how long: expiry, deletion of a guest, copies, and who may read its files."""

from __future__ import annotations

import asyncio
import errno
import os
import resource
import shutil
import sqlite3
import threading
import time
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient
from tests.server.rooms import AT_ONCE, act, pragma, room_in, run, table_of, tables_in, until

from ruse.server.app import build
from ruse.server.errors import BrokenTable, NoTable, StoreFailed
from ruse.server.identity.keyring import Keyring
from ruse.server.running import StoreTaken, locked
from ruse.server.store import sqlite
from ruse.server.store.retention import DAY, HOUR, Retention, read_duration
from ruse.server.store.sqlite import Sqlite, copy_file
from ruse.server.store.sqlite_file import LogMissing, accept_loss
from ruse.server.store.sqlite_reader import THREADS
from ruse.server.tables.plan import Plan
from ruse.server.tables.room import Room
from ruse.server.tables.table import Table
from ruse.server.tables.upkeep import Backups, Upkeep, back_up


async def set_back(room: Room, seconds: float) -> None:
    """Let everything in the store have happened so much earlier."""
    assert isinstance(room.store, Sqlite)
    await room.store._execute("UPDATE tables SET created = created - ?1, finished = finished - ?1", seconds)
    await room.store._execute("UPDATE actions SET at = at - ?", seconds)


# --- Expiry ------------------------------------------------------------------------------------------------


def test_the_start_loads_no_match(tmp_path, monkeypatch):
    async def work() -> None:
        async with room_in(tmp_path) as room:
            tables = [await table_of(room), await room.create(Plan("coup", 2), guest="ann", name="Ann")]
        async with room_in(tmp_path) as room:
            assert not room.tables
            assert [(await room.find(table.id)).status for table in tables] == ["running", "open"]

    run(work())


def test_tables_that_nobody_joined_and_tables_without_anyone_expire(tmp_path):
    async def work() -> None:
        async with room_in(tmp_path) as room:
            alone = await room.create(Plan("coup", 2), guest="ann", name="Ann")
            joined = await room.create(Plan("coup", 3), guest="ann", name="Ann")
            await joined.sit("bob", "Bob")
            running = await table_of(room)
            await act(running, "income")
            assert await room.prune(Retention()) == []
            await set_back(room, HOUR + 1)
            with alone.presence.subscribe([0]):
                assert await room.prune(Retention()) == []
            assert await room.prune(Retention()) == [alone.id]
            with pytest.raises(NoTable):
                await room.find(alone.id)
            await set_back(room, 29 * DAY)
            await act(running, "income")
            await set_back(room, 2 * DAY)
            assert await room.prune(Retention()) == [joined.id]  # at the other something has happened since
            await set_back(room, 30 * DAY)
            assert await room.prune(Retention(standing=None)) == []
            assert await room.prune(Retention()) == [running.id]
            assert await room.store.tables("", 9) == []

    run(work())


def test_finished_matches_stay_unless_somebody_says_for_how_long(tmp_path):
    async def work() -> None:
        async with room_in(tmp_path, pace=AT_ONCE) as room:
            table = await table_of(room, people=1)
            await table.stand(0)
            await until(lambda: table.status == "over")
            await set_back(room, 1000 * DAY)
            assert await room.prune(Retention()) == []
            assert await room.prune(Retention(finished=90 * DAY)) == [table.id]

    run(work())


def test_the_server_prunes_by_itself(tmp_path):
    async def work() -> None:
        async with room_in(tmp_path) as room:
            await room.create(Plan("coup", 2), guest="ann", name="Ann")
            await set_back(room, 2 * HOUR)
        room = Room(Sqlite(tmp_path / "ruse.sqlite"), upkeep=Upkeep(round=0.01))
        await room.open()
        try:
            while await room.store.tables("", 9):
                await until(lambda: True)
        finally:
            await room.close()

    run(work())


@pytest.mark.parametrize(
    ("text", "seconds"), [("90d", 90 * DAY), ("12h", 12 * HOUR), ("30m", 1800), ("never", None)]
)
def test_durations_are_read(text, seconds):
    assert read_duration(text) == seconds


@pytest.mark.parametrize("text", ["", "90", "d", "-1d", "1.5h", "1y", "9999999d"])
def test_what_is_no_duration_is_refused(text):
    with pytest.raises(ValueError, match="a duration is"):
        read_duration(text)


# --- What a finished match costs ---------------------------------------------------------------------------


def test_only_the_last_turn_is_kept_and_a_finished_match_is_small(tmp_path):
    async def work() -> None:
        async with room_in(tmp_path, pace=AT_ONCE) as room:
            for _ in range(10):
                table = await table_of(room, people=1)
                await table.stand(0)
                await until(partial(_is_over, table))
        path = tmp_path / "ruse.sqlite"
        with closing(sqlite3.connect(path)) as db:
            assert db.execute("SELECT count(*), count(DISTINCT table_id) FROM turns").fetchone() == (10, 10)
            db.execute("VACUUM")
        async with room_in(tmp_path / "empty"):
            pass
        empty = (tmp_path / "empty" / "ruse.sqlite").stat().st_size
        assert (path.stat().st_size - empty) / 10 < 15_000

    run(work())


def _is_over(table: Table) -> bool:
    return table.status == "over"


async def _traced(room: Room) -> list[str]:
    """Return what the home page asks the store, and what happens every minute."""
    assert isinstance(room.store, Sqlite)
    await room.create(Plan("coup", 4), guest="ann", name="Ann")
    connections = [room.store._reader._idle.get() for _ in range(THREADS)]
    statements: list[str] = []
    for connection in connections:
        connection.set_trace_callback(statements.append)
        room.store._reader._idle.put(connection)
    await room.recent()
    await room.tables_of("ann")
    await room.store.guest_name("ann")
    await room.store.prune(Retention(1, 1, 1), 0.0, [])
    return [statement for statement in statements if statement.lstrip().startswith("SELECT")]


def test_lists_are_read_by_an_index_and_beside_the_writer(tmp_path):
    async def work() -> None:
        async with room_in(tmp_path) as room:
            assert isinstance(room.store, Sqlite)
            statements = await _traced(room)
            assert len(statements) >= 4
            for statement in statements:
                for *_, step in await room.store._rows(f"EXPLAIN QUERY PLAN {statement}"):
                    assert not step.startswith("SCAN"), (statement, step)

            writer_is_busy, lists_are_read = threading.Event(), threading.Event()

            def wait(db: sqlite3.Connection) -> bool:
                writer_is_busy.set()
                return lists_are_read.wait(20)

            busy = asyncio.ensure_future(room.store._writer.do(wait))
            await asyncio.to_thread(writer_is_busy.wait)
            await room.recent()
            assert not busy.done()
            lists_are_read.set()
            assert await busy

    run(work())


# --- A guest's data ----------------------------------------------------------------------------------------


def test_a_guest_can_be_forgotten(tmp_path):
    async def work() -> None:
        async with room_in(tmp_path) as room:
            await room.store.rename_guest("g0", "Zacharias")
            running = await table_of(room, people=2)
            waiting = await room.create(Plan("coup", 3, listed=True), guest="g0", name="Zacharias")
            await running.talk.say("g0", "", "secret of mine")
            await running.talk.say("g1", "", "not mine")
            await running.talk.note(0, 1, ["duke"])
            watched = await table_of(room, people=2)
            await watched.talk.say("eve", "Eve", "from outside")
            await room.forget("g0")
            await room.forget("eve")
            assert await room.store.guest_name("g0") is None
            table = await room.find(running.id)
            assert [line.text for line in table.talk.lines] == ["not mine"]
            assert (table.talk.notes(0), table.host) == ({}, None)
            assert (table.seats.player(0).bot, table.seats.player(0).guest) == ("house", None)
            assert (await room.find(waiting.id)).seats.open == [0, 1, 2]
            assert (await room.find(watched.id)).talk.lines == []
            assert await room.tables_of("g0") == []
        with closing(sqlite3.connect(tmp_path / "ruse.sqlite")) as db:
            dump = "\n".join(db.iterdump())
        for trace in ("Zacharias", "secret of mine", "from outside", "'g0'", "'eve'"):
            assert trace not in dump

    run(work())


def test_a_guest_is_found_by_indexes(tmp_path):
    """Deleting a guest's data keeps nobody waiting, however many tables there are."""

    async def work() -> None:
        async with room_in(tmp_path) as room:
            assert isinstance(room.store, Sqlite)
            await table_of(room, people=2)
            statements: list[str] = []
            writer = room.store._writer.connection
            assert writer is not None
            writer.set_trace_callback(statements.append)
            await room.forget("g0")
            writer.set_trace_callback(None)
            changed = [one for one in statements if one.startswith(("SELECT", "UPDATE", "DELETE"))]
            assert len(changed) >= 8
            for statement in changed:
                for *_, step in await room.store._rows(f"EXPLAIN QUERY PLAN {statement}"):
                    assert not step.startswith("SCAN"), (statement, step)

    run(work())


# --- Bad rows ----------------------------------------------------------------------------------------------

NOISE: dict[str, tuple[str, Any]] = {
    "plan": ("UPDATE tables SET plan = ? WHERE id = ?", '{"game": "coup"'),
    "no plan": ("UPDATE tables SET plan = ? WHERE id = ?", "[]"),
    "unknown field": ("UPDATE tables SET plan = json_set(plan, '$.weather', ?) WHERE id = ?", "rain"),
    "options": ("UPDATE tables SET options = ? WHERE id = ?", "{"),
    "seed": ("UPDATE tables SET seed = ? WHERE id = ?", "seven"),
    "events": ("UPDATE actions SET events = ? WHERE table_id = ?", "{{"),
    "seat": ("UPDATE seats SET seat = ? WHERE seat = 1 AND table_id = ?", 40),
    "record": ("UPDATE turns SET record = ? WHERE table_id = ?", os.urandom(999)),
}


@pytest.mark.parametrize("kind", list(NOISE))
def test_one_bad_row_stops_nobody_else(tmp_path, caplog, kind):
    statement, value = NOISE[kind]

    async def work() -> None:
        async with room_in(tmp_path) as room:
            bad, good = await table_of(room), await table_of(room)
            await act(bad, "income")
            assert isinstance(room.store, Sqlite)
            await room.store._execute(statement, value, bad.id)
            if kind == "record":  # which is read only if the journal cannot be replayed
                await room.store._execute("UPDATE tables SET rules = rules - 1 WHERE id = ?", bad.id)
        async with room_in(tmp_path) as room:
            await act(await room.find(good.id), "income")
            assert good.id in [summary.id for summary in await room.tables_of("g0")]
            if kind == "record":
                assert (await room.find(bad.id)).match is None
            else:
                with pytest.raises(BrokenTable):
                    await room.find(bad.id)

    run(work())
    assert caplog.text


# --- The files ---------------------------------------------------------------------------------------------


def test_store_and_key_are_for_their_owner_only(tmp_path):
    async def work() -> None:
        old = tmp_path / "ruse.sqlite"
        old.touch(mode=0o644)
        async with room_in(tmp_path) as room:
            await Keyring().open(room.store)
            await table_of(room)
            modes = {file.name: oct(file.stat().st_mode & 0o777) for file in tmp_path.iterdir()}
            assert set(modes.values()) == {"0o600"}
            assert set(modes) == {"ruse.sqlite", "ruse.sqlite-wal", "ruse.sqlite-shm", "ruse.sqlite.key"}
        with closing(sqlite3.connect(old)) as db:
            assert (tmp_path / "ruse.sqlite.key").read_text() not in "\n".join(db.iterdump())

    run(work())


def test_a_file_system_without_hard_links_is_enough(tmp_path, monkeypatch):
    def refuse(*names: object, **more: object) -> None:
        raise PermissionError(errno.EPERM, "Operation not permitted")

    async def work() -> None:
        store = Sqlite(tmp_path / "tables.db")
        await store.open()
        key = await store.secret(lambda: "k" * 20)
        assert (key, await store.secret(lambda: "another")) == ("k" * 20, "k" * 20)
        await store.close()

    monkeypatch.setattr(os, "link", refuse)  # as on a USB stick
    run(work())
    assert sorted(file.name for file in tmp_path.iterdir()) == ["tables.db", "tables.db.key"]


def test_the_key_can_be_in_a_file_that_the_operator_names(tmp_path, monkeypatch):
    async def work() -> None:
        file = tmp_path / "keys"
        file.write_text("a-key-of-the-operator\nan-older-key-of-theirs\n")
        monkeypatch.setenv("RUSE_SECRET_FILE", str(file))
        async with room_in(tmp_path) as room:
            keyring = Keyring()
            await keyring.open(room.store)
        assert keyring.sign("guest", "ann") == Keyring(["a-key-of-the-operator"]).sign("guest", "ann")
        assert keyring.read("guest", Keyring(["an-older-key-of-theirs"]).sign("guest", "ann")) == "ann"
        assert not (tmp_path / "ruse.sqlite.key").exists()

    run(work())


@pytest.mark.parametrize("existing", [True, False])
def test_the_lock_file_is_for_its_owner_only(tmp_path, existing):
    """Whoever can open it can keep the server from writing."""
    file = tmp_path / "tables.db.lock"
    before = os.umask(0)
    try:
        if existing:
            file.touch(mode=0o644)
        with locked(tmp_path / "tables.db"):
            assert file.stat().st_mode & 0o777 == 0o600
    finally:
        os.umask(before)


def test_the_lock_holds_through_links(tmp_path):
    (tmp_path / "there").mkdir()
    (tmp_path / "link").symlink_to(tmp_path / "there", target_is_directory=True)
    (tmp_path / "other.db").symlink_to(tmp_path / "there" / "tables.db")
    with locked(tmp_path / "there" / "tables.db"):
        for way in (tmp_path / "link" / "tables.db", tmp_path / "other.db"):
            with pytest.raises(StoreTaken), locked(way):
                pass


def test_a_lost_log_does_not_look_like_an_empty_store(tmp_path):
    async def work() -> None:
        async with room_in(tmp_path / "first") as room:
            await table_of(room)
            # As a kill leaves it, and somebody cleans up what looks like rubbish.
            shutil.copytree(tmp_path / "first", tmp_path / "killed")
            shutil.copytree(tmp_path / "first", tmp_path / "cleaned")
        for rubbish in ("ruse.sqlite-wal", "ruse.sqlite-shm"):
            (tmp_path / "cleaned" / rubbish).unlink()
        async with room_in(tmp_path / "killed") as room:
            assert len(await tables_in(room)) == 1
        lost = Sqlite(tmp_path / "cleaned" / "ruse.sqlite")
        with pytest.raises(LogMissing, match="missing"):
            await lost.open()
        accept_loss(lost.path)
        async with room_in(tmp_path / "cleaned") as room:
            assert await tables_in(room) == []

    run(work())


def test_a_log_that_another_program_took_over_is_not_missed(tmp_path):
    async def work() -> None:
        async with room_in(tmp_path / "first") as room:
            await table_of(room)
            shutil.copytree(tmp_path / "first", tmp_path / "killed")
        with closing(sqlite3.connect(tmp_path / "killed" / "ruse.sqlite")) as db:
            db.execute("SELECT count(*) FROM tables").fetchone()
        assert not (tmp_path / "killed" / "ruse.sqlite-wal").exists()
        async with room_in(tmp_path / "killed") as room:
            assert len(await tables_in(room)) == 1

    run(work())


def test_the_log_does_not_grow_without_end(tmp_path, monkeypatch):
    monkeypatch.setattr("ruse.server.store.sqlite_file.LARGEST_LOG", 100_000)

    async def work() -> None:
        async with room_in(tmp_path) as room:
            for _ in range(60):
                await table_of(room)
            assert (tmp_path / "ruse.sqlite-wal").stat().st_size < 400_000

    run(work())


def test_a_log_that_was_taken_over_has_to_grow_again_first(tmp_path, monkeypatch):
    monkeypatch.setattr("ruse.server.store.sqlite_file.LARGEST_LOG", 400_000)
    marked, grown = [], []

    def mark(connection, state):
        marked.append(state)
        grown.append(connection.log.stat().st_size)
        connection.execute("INSERT OR REPLACE INTO settings VALUES ('state', ?)", (state,))

    async def work() -> None:
        async with room_in(tmp_path) as room:
            monkeypatch.setattr("ruse.server.store.sqlite_file.mark", mark)
            for _ in range(60):
                await table_of(room)

    run(work())
    sizes = [size for state, size in zip(marked, grown, strict=True) if state == "logged"]
    assert len(sizes) > 2
    assert min(sizes) > 400_000  # the file was cut short each time: none was taken over again at once
    assert len(sizes) < 30


# --- Health ------------------------------------------------------------------------------------------------


def test_health_tells_a_full_disk(tmp_path, monkeypatch):
    monkeypatch.setattr("ruse.server.health.FRESH", 0.0)
    room = Room(Sqlite(tmp_path / "tables.db"))
    with TestClient(build(room)) as client:
        assert client.get("/healthz").json()["status"] == "ok"
        pragma(room.store, "query_only = ON")
        answer = client.get("/healthz")
        assert (answer.status_code, answer.json()["status"]) == (503, "store-failed")
        assert client.get("/livez").status_code == 200
        pragma(room.store, "query_only = OFF")
        assert client.get("/healthz").status_code == 200
        soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
        resource.setrlimit(resource.RLIMIT_FSIZE, (100, hard))
        try:
            assert client.get("/healthz").status_code == 503
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
        assert client.get("/healthz").status_code == 200


# --- Copies ------------------------------------------------------------------------------------------------


def test_copies_are_made_checked_and_restored_and_old_ones_go(tmp_path):
    async def work() -> None:
        backups = Backups(tmp_path / "copies", every=HOUR, kept=2)
        now = time.time()
        async with room_in(tmp_path) as room:
            table = await table_of(room)
            made: list[Path] = []
            (tmp_path / "copies").mkdir()
            (tmp_path / "copies" / "ruse-20260101-000000.part").touch()  # of a server that was killed
            for number in range(4):
                await act(table, "income")
                copy = await back_up(room.store, backups, now + number)
                assert copy is not None
                os.utime(copy, (now - 9 * HOUR, now - 9 * HOUR))
                made.append(copy)
            assert table.match is not None
            journal = table.match.journal
        assert sorted((tmp_path / "copies").iterdir()) == made[2:]
        assert oct(made[3].stat().st_mode & 0o777) == "0o600"
        (tmp_path / "restored").mkdir()
        shutil.copy(made[3], tmp_path / "restored" / "ruse.sqlite")
        async with room_in(tmp_path / "restored") as room:
            found = await room.find(table.id)
            assert found.match is not None
            assert found.match.journal == journal
            await act(found, "income")
            copy = await back_up(room.store, backups, now + 60)
            assert copy is not None
            assert await back_up(room.store, backups, now + 61) is None  # the last one is fresh enough

    run(work())


@pytest.mark.parametrize("how", ["by the server", "by a command"])
def test_a_copy_is_complete_although_somebody_writes_all_the_time(tmp_path, monkeypatch, how):
    monkeypatch.setattr(sqlite, "STEP", 1)

    async def work() -> None:
        store = Sqlite(tmp_path / "tables.db")
        await store.open()
        for number in range(20):  # many steps of a copy
            await store.rename_guest(f"large {number}", "x" * 300_000)
        copy = tmp_path / "copy.db"
        making = store.back_up(copy) if how == "by the server" else asyncio.to_thread(copy_file, store.path, copy)
        copying = asyncio.create_task(making)
        commits = 0
        while not copying.done() and commits < 3000:
            await store.rename_guest("Ann", str(commits))
            commits += 1
        assert copying.done()
        await copying
        await store.close()
        with closing(sqlite3.connect(copy)) as copied:
            assert copied.execute("SELECT count(*) FROM guests WHERE id LIKE 'large %'").fetchone() == (20,)

    run(work())


def test_a_copy_that_cannot_be_written_is_no_copy(tmp_path):
    async def work() -> None:
        async with room_in(tmp_path) as room:
            await table_of(room)
            soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
            resource.setrlimit(resource.RLIMIT_FSIZE, (10_000, hard))
            try:
                with pytest.raises(StoreFailed):
                    await back_up(room.store, Backups(tmp_path / "copies"), time.time())
            finally:
                resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
            assert not list((tmp_path / "copies").iterdir())  # else a full disk would stay full

    run(work())
