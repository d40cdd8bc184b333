"""The write-ahead log of a file: it stays small under load, and only a log that is really lost is missed."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
from tests.server.rooms import run
from tests.server.running import COMMAND, serving

from ruse.cli.serve import _merging
from ruse.server.store import sqlite_file
from ruse.server.store.sqlite import Sqlite
from ruse.server.store.sqlite_file import (
    CLOSED,
    LOGGED,
    OPEN,
    LogMissing,
    Writable,
    WriterConnection,
    connect,
    join,
    lead,
    mark,
    marked,
    read_only,
)
from ruse.server.store.writers_turn import WritersTurn

PATIENCE = 60.0
WRITE = """
import sys
from itertools import count
from pathlib import Path
from ruse.server.store.sqlite_file import join
connection = join(Path(sys.argv[1]))
for number in count():
    with connection.turn:
        connection.execute("INSERT INTO guests VALUES (?, ?)", (f"{sys.argv[2]} {number}", "x" * 10_000))
"""


def log_of(file: Path) -> Path:
    return file.with_name(file.name + "-wal")


def write(connection: Writable, size: int) -> None:
    """Add to the log: commits of this many bytes together."""
    for number in range(size // 10_000):
        with connection.turn:
            connection.execute("INSERT OR REPLACE INTO guests VALUES (?, ?)", (str(number), "x" * 10_000))


def kill(connection: sqlite3.Connection) -> None:
    """Let go of the file as a killed process does, if others have it open."""
    sqlite3.Connection.close(connection)


def write_behind(reader: sqlite3.Connection, worker: Writable) -> None:
    """Write before and after a reader begins, which then needs the old log."""
    write(worker, 200_000)
    reader.execute("BEGIN")
    reader.execute("SELECT count(*) FROM guests").fetchone()
    write(worker, 200_000)


def let_others_go_first(leader: WriterConnection, deeds: Iterable[Callable[[], object]]) -> None:
    """Let something happen before each of a leader's turns."""
    own, due = leader.turn, iter(deeds)

    class Later:
        def __enter__(self) -> None:
            next(due, lambda: None)()
            own.__enter__()

        def __exit__(self, *error: object) -> None:
            own.__exit__(None, None, None)

        def close(self) -> None:
            assert isinstance(own, WritersTurn)
            own.close()

    leader.turn = Later()  # type: ignore[assignment]


# --- Merging -----------------------------------------------------------------------------------------------


def test_the_log_starts_anew_while_workers_write_all_the_time(tmp_path):
    file, merges, anew = tmp_path / "ruse.sqlite", 0, 0
    with closing(lead(file)) as leader:
        line = (sys.executable, "-c", WRITE, str(file))
        workers = [subprocess.Popen((*line, who)) for who in ("first", "second")]
        try:
            while anew < 4:
                assert all(worker.poll() is None for worker in workers)
                size, large = log_of(file).stat().st_size, leader.large
                leader.take_over_log()
                if size > large:
                    merges += 1
                    anew += leader.large < size + sqlite_file.LARGEST_LOG
                    assert merges < 12
                time.sleep(0.005)
        finally:
            for worker in workers:
                worker.kill()
                worker.wait()


def test_what_the_first_pass_leaves_is_merged_in_the_turn_of_the_leader(tmp_path):
    file = tmp_path / "ruse.sqlite"
    with closing(lead(file)) as leader, closing(join(file)) as worker, closing(read_only(file)) as reader:
        write_behind(reader, worker)
        leader.large = 0
        # The pass beside the writers cannot go beyond what a reader still needs.
        let_others_go_first(leader, [lambda: None, lambda: reader.execute("ROLLBACK")])
        leader.take_over_log()
        assert log_of(file).stat().st_size < 100_000


def test_a_reader_of_the_old_log_keeps_writers_waiting_for_a_moment_only(tmp_path):
    file = tmp_path / "ruse.sqlite"
    with closing(lead(file)) as leader, closing(join(file)) as worker, closing(read_only(file)) as reader:
        write_behind(reader, worker)
        leader.large, started = 0, time.monotonic()
        leader.take_over_log()
        assert time.monotonic() - started < 2.0
        assert log_of(file).stat().st_size > 400_000
        assert marked(worker) == OPEN
        reader.execute("ROLLBACK")
        leader.large = 0
        leader.take_over_log()
        assert log_of(file).stat().st_size < 100_000


def test_the_process_that_starts_workers_merges_their_log_and_closes_the_file(tmp_path, monkeypatch):
    monkeypatch.setattr(sqlite_file, "LARGEST_LOG", 100_000)
    file = tmp_path / "ruse.sqlite"
    with _merging(str(file)) as merge, closing(join(file)) as worker:
        write(worker, 400_000)
        assert marked(worker) == OPEN
        merge()
        assert log_of(file).stat().st_size < 100_000
    with closing(sqlite3.connect(file)) as after:
        assert marked(after) == CLOSED


def test_a_server_with_workers_merges_their_log(tmp_path):
    file = tmp_path / "tables.db"
    with serving(file, "--workers", "2", command=COMMAND) as server:
        with closing(join(file)) as worker:
            write(worker, sqlite_file.LARGEST_LOG + 1_000_000)
            deadline = time.monotonic() + PATIENCE
            while log_of(file).stat().st_size > 1_000_000:
                assert time.monotonic() < deadline
                time.sleep(0.05)
        status, _, err = server.stop()
        assert (status, "Traceback" in err) == (0, False), err
    with closing(sqlite3.connect(file)) as after:
        assert marked(after) == CLOSED


# --- Links -------------------------------------------------------------------------------------------------


@pytest.fixture
def linked(tmp_path: Path) -> tuple[Path, Path]:
    """A link, and the file in another folder to which it leads."""
    (tmp_path / "there").mkdir()
    link, file = tmp_path / "ruse.sqlite", tmp_path / "there" / "tables.db"
    link.symlink_to(file)
    return link, file


def test_the_log_of_a_file_behind_a_link_is_merged(linked, monkeypatch):
    monkeypatch.setattr(sqlite_file, "LARGEST_LOG", 100_000)
    link, file = linked

    async def work() -> None:
        store = Sqlite(link)
        await store.open()
        for number in range(100):
            await store.rename_guest(str(number), "x" * 10_000)
        assert log_of(file).stat().st_size < 400_000
        await store.close()

    run(work())


def test_the_log_of_a_file_behind_a_link_is_not_missed(linked, tmp_path):
    link, file = linked
    with killed_while_merging(file) as folder:
        file.unlink(missing_ok=True)
        for part in folder.iterdir():
            shutil.copy(part, file.with_name(part.name))
    with closing(connect(link)) as connection:
        assert connection.execute("SELECT id FROM guests").fetchall() == [("a",), ("b",)]


def test_a_file_has_one_key_by_whichever_link_it_is_reached(linked):
    link, file = linked
    assert _key(link, "first") == "first"
    assert _key(file, "second") == "first"
    assert not link.with_name("ruse.sqlite.key").exists()


def test_a_key_next_to_a_link_is_still_found(linked):
    link, _ = linked
    link.with_name("ruse.sqlite.key").write_text("of an earlier version\n")
    assert _key(link, "another") == "of an earlier version"


def _key(file: Path, new: str) -> str:
    async def work() -> str:
        store = Sqlite(file)
        await store.open()
        try:
            return await store.secret(lambda: new)
        finally:
            await store.close()

    return asyncio.run(work())


# --- A leader that is killed -------------------------------------------------------------------------------


@contextmanager
def killed_while_merging(file: Path) -> Iterator[Path]:
    """A copy of what is on disk when a process is killed after it has marked the file LOGGED."""
    folder = file.parent / "killed"
    with closing(connect(file)) as connection:
        connection.executemany("INSERT INTO guests VALUES (?, 'x')", [("a",), ("b",)])
        mark(connection, LOGGED)
        shutil.copytree(file.parent, folder)
    yield folder


@pytest.mark.parametrize("merged", [False, True])
@pytest.mark.parametrize("writes", [False, True])
def test_a_leader_that_is_killed_while_it_merges_leaves_a_file_that_opens(tmp_path, merged, writes):
    file = tmp_path / "ruse.sqlite"
    leader, worker = lead(file), join(file)
    worker.execute("INSERT INTO guests VALUES ('a', 'Ann')")
    mark(leader, LOGGED)
    if merged:
        leader.execute("PRAGMA wal_checkpoint(RESTART)").close()
    kill(leader)
    if writes:
        worker.execute("INSERT INTO guests VALUES ('b', 'Bob')")
    worker.close()
    assert not log_of(file).exists()
    with closing(connect(file)) as connection:
        assert len(connection.execute("SELECT id FROM guests").fetchall()) == 1 + writes


def test_a_log_that_is_lost_is_noticed_also_if_a_worker_stops_during_a_merge(tmp_path):
    file = tmp_path / "ruse.sqlite"
    leader, worker = lead(file), join(file)
    write(worker, 100_000)

    let_others_go_first(leader, [lambda: None, lambda: join(file).close()])
    leader.large = 0
    leader.take_over_log()
    assert marked(worker) == OPEN
    copy = tmp_path / "without its log"
    shutil.copy(file, copy)
    with pytest.raises(LogMissing):
        connect(copy)
    worker.close()
    leader.close()
