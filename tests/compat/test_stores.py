"""Stores of earlier versions open, continue and can be moved; a later version's store is not touched."""

from __future__ import annotations

import gzip
import hashlib
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from tests.server.rooms import NEVER, act, room_in, run, tables_in

from ruse.server.identity.keyring import Keyring
from ruse.server.store.retention import Retention
from ruse.server.store.sqlite import Sqlite
from ruse.server.tables.upkeep import Upkeep
from ruse.web.table.frame import frame

KEEP_ALL = Upkeep(Retention(None, None, None))
"""However long ago they were made."""
STORES = sorted(Path(__file__).parent.glob("*/tables.db.gz"))


@pytest.fixture(params=STORES, ids=[path.parent.name for path in STORES])
def store(request, tmp_path):
    path = tmp_path / "ruse.sqlite"
    path.write_bytes(gzip.decompress(request.param.read_bytes()))
    return path


def test_there_is_a_store_of_an_earlier_version():
    assert STORES


def test_every_table_of_an_earlier_store_opens_and_goes_on(store):
    with closing(sqlite3.connect(store)) as db:
        before = dict(db.execute("SELECT id, status FROM tables"))
        plies = dict(db.execute("SELECT table_id, count(*) FROM actions GROUP BY table_id"))
        key = db.execute("SELECT value FROM settings WHERE name = 'secret'").fetchone()[0]

    async def work() -> None:
        async with room_in(store.parent, pace=NEVER, upkeep=KEEP_ALL) as room:
            keyring = Keyring()
            await keyring.open(room.store)
            assert keyring.read("guest", Keyring([key]).sign("guest", "ann")) == "ann"  # nobody is logged out
            tables = await tables_in(room)
            assert {table.id: table.status for table in tables} == before
            for table in tables:
                assert table.status == "open" or table.match is not None
                assert len(table.match.journal if table.match else ()) == plies.get(table.id, 0)
                if table.match is not None:
                    assert frame(table, "ann", "en")
                if table.status == "running":
                    await act(table)
                elif table.status == "over":
                    assert table.match is not None
                    assert table.match.over
            assert {summary.id for summary in await room.recent()} == {
                table.id for table in tables if table.status == "over"
            }
            assert await room.store.guest_name("ann") == "Ann"
        async with room_in(store.parent, upkeep=KEEP_ALL) as room:
            (running,) = [table for table in await tables_in(room) if table.status == "running"]
            assert running.match is not None
            assert len(running.match.journal) == plies[running.id] + 1

    run(work())


def test_a_version_that_does_not_know_the_schema_leaves_the_store_as_it_is(store, monkeypatch):
    """What a downgrade meets: the earlier version has the same check, with fewer files."""
    run(_opened(store))
    before = hashlib.sha256(store.read_bytes()).hexdigest()
    from ruse.server.store import sqlite_file

    earlier = store.parent / "schema"
    earlier.mkdir()
    (earlier / "0001_tables.sql").write_text((sqlite_file.SCHEMA / "0001_tables.sql").read_text())
    monkeypatch.setattr(sqlite_file, "SCHEMA", earlier)
    with pytest.raises(sqlite3.DatabaseError, match="newer version"):
        run(Sqlite(store).open())
    assert hashlib.sha256(store.read_bytes()).hexdigest() == before


async def _opened(path: Path) -> None:
    store = Sqlite(path)
    await store.open()
    await store.close()
