"""Databases that cannot be used: one clear sentence each, and everything continues once it is fixed."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg
import pytest
from starlette.testclient import TestClient
from tests.server.database import USER, Cluster
from tests.server.rooms import run
from tests.server.rows import ACTION, row
from tests.server.stores import Place

from ruse.server.app import build
from ruse.server.errors import StoreAway, StoreFailed
from ruse.server.middleware.limits import Limits
from ruse.server.store.journal import ActionRow
from ruse.server.store.postgres import Postgres
from ruse.server.store.postgres_schema import FOLDER
from ruse.server.tables.room import Room


def do(address: str, *statements: str) -> None:
    with psycopg.connect(address, autocommit=True) as db:
        for statement in statements:
            db.execute(statement.encode())


@pytest.mark.parametrize(
    ("change", "told", "kind"),
    [
        (
            lambda address: address.replace("127.0.0.1", "127.0.0.2"),
            "does not answer .*check that it runs",
            StoreAway,
        ),
        (lambda address: address.replace("127.0.0.1", "no.such.host.invalid"), "host .* is not known", StoreFailed),
        (lambda address: address.replace("/ruse", "/nothing"), 'database "nothing" does not exist', StoreFailed),
        (lambda address: address.replace("postgres@", "nobody@"), 'role "nobody" does not exist', StoreFailed),
        (lambda address: address + "?nonsense=1", "address of the database cannot be read", StoreFailed),
        (lambda address: address + "?port=many", "address of the database cannot be read", StoreFailed),
        (lambda address: address + "?port=99999", "address of the database cannot be read", StoreFailed),
    ],
)
def test_a_wrong_address_is_one_clear_sentence(address, change, told, kind):
    with pytest.raises(StoreFailed, match=told) as refused:
        run(Postgres(change(address)).open())
    assert type(refused.value) is kind  # a server waits only for what may come back by itself
    assert "\n" not in str(refused.value)


def test_a_role_without_rights_says_so_at_the_start_and_later(address):
    async def work() -> None:
        do(address, "DROP ROLE IF EXISTS weak", "CREATE ROLE weak LOGIN")
        weak = Place(address.replace("postgres@", "weak@"))
        with pytest.raises(StoreFailed, match=r"lacks rights .*grant it"):
            await weak.store().open()
        do(address, "GRANT ALL ON SCHEMA public TO weak")
        async with weak.opened() as store:
            await store.create(row())
            do(address, "REVOKE INSERT ON actions FROM weak")
            with pytest.raises(StoreFailed, match=r"lacks rights .*grant it"):
                await store.append("t", 1, ACTION, None, None)
            do(address, "GRANT INSERT ON actions TO weak")
            await store.append("t", 1, ACTION, None, None)
        do(address, "DROP OWNED BY weak CASCADE", "DROP ROLE weak")

    run(work())


def test_a_database_that_cannot_keep_every_name_says_so(address):
    """PostgreSQL chooses SQL_ASCII by itself where the system has no locale, and tables would be broken there."""
    do(address, "CREATE DATABASE plain ENCODING 'SQL_ASCII' LC_COLLATE 'C' LC_CTYPE 'C' TEMPLATE template0")
    try:
        with pytest.raises(StoreFailed, match=r"SQL_ASCII.*create it with ENCODING 'UTF8'"):
            run(Postgres(address.replace("/ruse", "/plain")).open())
    finally:
        do(address, "DROP DATABASE plain")


def test_a_newer_schema_is_left_alone(address):
    async def work() -> None:
        async with Place(address).opened():
            pass
        do(address, "INSERT INTO schema_version VALUES (999)")
        with pytest.raises(StoreFailed, match="newer version"):
            await Postgres(address).open()

    run(work())


@pytest.mark.parametrize("version", [1, 2, 3])
def test_an_older_schema_is_brought_up_to_date(address, version):
    files = sorted(FOLDER.glob("[0-9]*.sql"))
    do(address, "CREATE TABLE schema_version (version integer NOT NULL)")
    for number, file in enumerate(files[:version], 1):
        do(address, file.read_text(), f"INSERT INTO schema_version VALUES ({number})")
    do(
        address,
        """INSERT INTO tables (id, created, status, plan, rules, seed, salt, options, finished, winners, listed)
        VALUES ('old', 1, 'over', '{"game": "coup", "players": 2}', 3, '1', '', '{}', 2, '[0]', true)""",
        "INSERT INTO seats VALUES ('old', 0, 'Ann', 'ann', NULL, false, false)",
        """INSERT INTO actions VALUES ('old', 0, 0, 'tax', 'person', 2, '[{"event": "declared"}]')""",
    )

    async def work() -> None:
        async with Place(address).opened() as store:
            found = await store.table("old")
            assert found is not None
            assert (found.status, found.locked, found.turned_away) == ("over", False, [])
            assert found.actions[0].events == [{"event": "declared"}]  # not packed, and read all the same
            await store.create(row())

    run(work())


@contextmanager
def small_disk(folder: Path, megabytes: int) -> Iterator[Path]:
    """A real disk that is soon full."""
    folder.mkdir()
    mounted = subprocess.run(
        ["mount", "-t", "tmpfs", "-o", f"size={megabytes}m", "tmpfs", str(folder)], capture_output=True, check=False
    )
    if mounted.returncode:
        pytest.skip("this system lets nobody mount a disk")
    try:
        inside = folder / "space"
        inside.mkdir()
        shutil.chown(inside, USER)
        yield inside
    finally:
        subprocess.run(["umount", "-l", str(folder)], check=False)


@pytest.mark.deep
@pytest.mark.skipif(os.geteuid() != 0, reason="mounts a disk")
def test_a_full_disk_of_the_database_is_a_503_until_there_is_room(database: Cluster):
    with small_disk(database.folder / "small", 24) as space:
        do(database.address("postgres"), f"CREATE TABLESPACE small LOCATION '{space}'")
        try:
            do(database.address("postgres"), "CREATE DATABASE crowded TABLESPACE small")
            fill_up(database.address("crowded"), space.parent / "filler")
        finally:
            do(
                database.address("postgres"),
                "DROP DATABASE IF EXISTS crowded WITH (FORCE)",
                "DROP TABLESPACE small",
            )


def fill_up(address: str, filler: Path) -> None:
    """Fill the disk of a running server, and make room again."""
    with TestClient(build(Room(Postgres(address)), limits=Limits(0)), base_url="http://localhost") as client:
        wishes = {"game": "coup", "players": 2, "name": "Ada"}
        assert client.post("/api/tables", json=wishes).status_code == 201
        filler.write_bytes(b"")
        try:
            with filler.open("r+b", buffering=0) as file:
                while file.write(b"\0" * 65536) == 65536:
                    pass
        except OSError:
            pass
        statuses = [client.post("/api/tables", json=wishes).status_code for _ in range(400)]
        assert set(statuses) == {201, 503}  # the last pages still had room
        answer = client.post("/api/tables", json=wishes)
        assert answer.json()["error"]["message"].startswith("the disk of the database is full; free some space")
        made = statuses.count(201) + 1
        filler.unlink()
        assert client.post("/api/tables", json=wishes).status_code == 201
        assert client.get("/readyz").status_code == 200
    with psycopg.connect(address) as db:
        assert db.execute("SELECT count(*) FROM tables").fetchone() == (made + 1,)


def test_a_database_that_takes_no_changes_fails_every_kind_of_write(address):
    async def work() -> None:
        async with Place(address).opened() as store:
            await store.create(row())
            before = await store.table("t")
            do(address, "ALTER DATABASE ruse SET default_transaction_read_only = on")
            do(address, "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid != pg_backend_pid()"
                        " AND datname = 'ruse'")  # fmt: skip
            for _ in range(3):
                with pytest.raises(StoreFailed):
                    await store.append("t", 1, ActionRow(0, "tax", "person", 1.0, []), b"", None)
            with pytest.raises(StoreAway, match="is read-only right now"):
                await store.check()
            assert await store.table("t") == before
            with psycopg.connect(address, autocommit=True) as db:
                db.execute("SET default_transaction_read_only = off")
                db.execute("ALTER DATABASE ruse RESET default_transaction_read_only")
                db.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                           " WHERE pid != pg_backend_pid() AND datname = 'ruse'")  # fmt: skip
            for attempt in range(9):
                try:
                    await store.append("t", 1, ACTION, None, None)
                    break
                except StoreFailed:
                    assert attempt < 8

    run(work())
