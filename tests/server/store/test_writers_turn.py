"""The turn to write of several processes on one file: they queue fairly, and nobody waits for ever."""

from __future__ import annotations

import asyncio
import fcntl
import os
import sqlite3
import struct
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
from tests.server.rooms import run

from ruse.server.errors import StoreFailed
from ruse.server.store import writers_turn
from ruse.server.store.leases import FLOCK
from ruse.server.store.sqlite import Sqlite
from ruse.server.store.sqlite_file import lead
from ruse.server.store.writers_turn import WritersTurn


@contextmanager
def kept(store: Path) -> Iterator[None]:
    """Somebody who can only read the lock file, and keeps others from writing."""
    file = os.open(store.with_name(store.name + ".lock"), os.O_RDONLY)
    try:
        fcntl.fcntl(file, fcntl.F_OFD_SETLK, struct.pack(FLOCK, fcntl.F_RDLCK, os.SEEK_SET, 0, 1, 0))
        yield
    finally:
        os.close(file)


def test_whoever_has_just_written_does_not_push_in(tmp_path):
    """Of those who always want to write, nobody gets much less than the others."""
    store, ends = tmp_path / "tables.db", time.monotonic() + 1.0
    turns = [0, 0, 0]

    def write(number: int) -> None:
        with closing(WritersTurn(store)) as turn:
            while time.monotonic() < ends:
                with turn:
                    turns[number] += 1
                    time.sleep(0.002)

    threads = [threading.Thread(target=write, args=(number,)) for number in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(30)
    assert sum(turns) > 30
    assert min(turns) > max(turns) / 4


def test_a_turn_that_does_not_come_fails_like_a_busy_database(tmp_path, monkeypatch):
    monkeypatch.setattr(writers_turn, "PATIENCE", 0.2)
    store = tmp_path / "tables.db"
    with closing(WritersTurn(store)) as turn, closing(WritersTurn(store)) as other:
        with kept(store):
            for mine in (turn, other):
                started = time.monotonic()
                with pytest.raises(sqlite3.OperationalError, match="another process"), mine:
                    pass
                assert 0.2 <= time.monotonic() - started < 5
        monkeypatch.setattr(writers_turn, "PATIENCE", 10.0)
        for mine in (other, turn):  # neither keeps the turn for which it has waited too long
            with mine:
                pass


def test_a_process_that_gives_up_and_leaves_does_not_keep_the_turn(tmp_path, monkeypatch):
    store = tmp_path / "tables.db"
    with closing(WritersTurn(store)) as other:
        with kept(store), closing(WritersTurn(store)) as turn:
            monkeypatch.setattr(writers_turn, "PATIENCE", 0.1)
            with pytest.raises(sqlite3.OperationalError, match="another process"), turn:
                pass
        monkeypatch.setattr(writers_turn, "PATIENCE", 30.0)
        with other:
            pass
    assert turn._thread is not None
    turn._thread.join(30)
    assert not turn._thread.is_alive()


def test_writes_fail_together_while_somebody_keeps_the_turn_and_go_on_afterwards(tmp_path, monkeypatch):
    monkeypatch.setattr(writers_turn, "PATIENCE", 0.5)

    async def work(folder: Path) -> None:
        file = tmp_path / "tables.db"
        with closing(lead(file)):
            store = Sqlite(file, folder=folder)
            await store.open()
            with kept(file):
                started = time.monotonic()
                renamed = [store.rename_guest(f"g{number}", "Ann") for number in range(50)]
                outcomes = await asyncio.gather(*renamed, return_exceptions=True)
                assert {type(outcome) for outcome in outcomes} == {StoreFailed}
                assert time.monotonic() - started < 10  # not half a second for each
                with pytest.raises(StoreFailed):
                    await store.check()
            await store.rename_guest("g0", "Ann")
            assert await store.guests("", 9) == [("g0", "Ann")]
            await store.close()

    with tempfile.TemporaryDirectory(prefix="ruse-") as folder:
        run(work(Path(folder)))
