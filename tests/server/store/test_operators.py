"""`ruse store` on PostgreSQL: operators check, prune, export, copy, forget, back up and restore."""

from __future__ import annotations

import gzip
import sqlite3
import subprocess
from contextlib import closing
from pathlib import Path
from typing import Any

import psycopg
import pytest
from click.testing import CliRunner, Result
from tests.server.database import Cluster, programs
from tests.server.running import serving

import ruse
from ruse.cli import main

OLD = Path(__file__).parents[2] / "compat" / "before-rooms" / "tables.db.gz"


def told(*words: object) -> Result:
    return CliRunner().invoke(main, ["--language", "en", "store", *map(str, words)])


def rows(address: str, query: str) -> list[tuple[Any, ...]]:
    with psycopg.connect(address, autocommit=True) as db:
        found = db.execute(query.encode())
        return found.fetchall() if found.description else []


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A store of an earlier version, with tables of every game."""
    path = tmp_path / "tables.db"
    path.write_bytes(gzip.decompress(OLD.read_bytes()))
    return path


@pytest.fixture
def store(address, file) -> str:
    """The same in PostgreSQL."""
    assert told("copy", f"sqlite:{file}", address).output == "6 tables copied.\n"
    return str(address)


def test_a_store_moves_to_postgresql_and_back(store, file, tmp_path):
    assert told("check", "--store", store).output == "6 tables checked, 0 with faults.\n"
    back = tmp_path / "back.db"
    assert told("copy", store, f"sqlite:{back}").output == "6 tables copied.\n"
    assert told("check", "--store", back).output == "6 tables checked, 0 with faults.\n"
    for query in (
        "SELECT id, status, plan, seed, winners, finished, rematch FROM tables ORDER BY id",
        "SELECT table_id, ply, seat, action, played_by, at FROM actions ORDER BY table_id, ply",
        "SELECT * FROM seats ORDER BY table_id, seat",
        "SELECT * FROM chat ORDER BY table_id, number",
        "SELECT * FROM notes",
        "SELECT * FROM guests",
    ):
        with closing(sqlite3.connect(file)) as one, closing(sqlite3.connect(back)) as other:
            assert other.execute(query).fetchall() == one.execute(query).fetchall()
    assert (tmp_path / "back.db.key").read_text() == (tmp_path / "tables.db.key").read_text()
    refused = told("copy", f"sqlite:{file}", store).stderr
    assert refused == f"ruse: the store {store} is not empty. Copy into a new one\n"
    nowhere = "postgresql://postgres@127.0.0.1:1/ruse"
    assert f"the store {nowhere} cannot be opened" in told("copy", f"sqlite:{file}", nowhere).stderr


def test_faults_are_named(store):
    ((over,),) = rows(store, "SELECT id FROM tables WHERE status = 'over' AND plan::json ->> 'game' = 'coup'")
    rows(store, f"UPDATE tables SET winners = '[0, 1]' WHERE id = '{over}'")
    rows(store, "UPDATE tables SET plan = '{' WHERE status = 'open'")
    result = told("check", "--store", store)
    assert result.exit_code == 1
    assert f"{over}: it has other winners than its replay" in result.output
    assert "its row cannot be read" in result.output
    assert "6 tables checked, 2 with faults." in result.output


def test_a_match_is_exported_and_tables_are_pruned(store):
    ((over,),) = rows(store, "SELECT id FROM tables WHERE status = 'over' AND plan::json ->> 'game' = 'minister'")
    assert ruse.loads(told("export", over, "--store", store).output).over
    assert "no table" in told("export", "nothing", "--store", store).stderr
    assert told("forget", "ann", "--store", store).output == "Deleted everything about this guest, at 5 tables.\n"
    assert rows(store, "SELECT count(*) FROM guests") == [(0,)]
    assert told("prune", "--older", "9999d", "--store", store).output == "0 tables deleted.\n"
    assert told("prune", "--older", "0s", "--store", store).output == "6 tables deleted.\n"
    assert rows(store, "SELECT count(*) FROM actions") == [(0,)]


def test_a_backup_is_restored_with_the_tools_of_postgresql(store, database: Cluster, tmp_path):
    assert "pg_dump" in told("backup", tmp_path / "copy.db", "--store", store).stderr
    found = programs()
    assert found is not None
    dump = tmp_path / "ruse.dump"
    subprocess.run([str(found / "pg_dump"), "-Fc", "-f", str(dump), store], check=True)
    into = database.fresh("restored")
    subprocess.run([str(found / "pg_restore"), "-d", into, str(dump)], check=True, capture_output=True)
    assert told("check", "--store", into).output == "6 tables checked, 0 with faults.\n"
    for part in ("tables", "actions", "seats", "chat", "notes", "stories", "guests", "settings"):
        query = f"SELECT * FROM {part} ORDER BY 1, 2"
        assert rows(into, query) == rows(store, query)


def test_an_address_of_another_kind_is_refused_and_makes_no_file(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    for wrong in ("mysql://root:secret@localhost/ruse", "sqlite:https://ruse.example"):
        for line in (("serve", "--port", "0"), ("store", "check"), ("store", "export", "x")):
            result = CliRunner().invoke(main, ["--language", "en", *line, "--store", wrong])
            assert result.exit_code == 2
            assert "is no store. Name a file or a database" in result.stderr
            assert "secret" not in result.stderr
    assert not list(tmp_path.iterdir())


def test_a_store_is_held_by_whichever_name(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    file = tmp_path / "tables.db"
    with serving(f"sqlite:{file}"):
        for name in (str(file), f"sqlite:{file}", "tables.db"):
            assert "another Ruse is using the store" in told("check", "--store", name).stderr
    assert {path.name.partition(".")[0] for path in tmp_path.iterdir()} == {"tables"}


def test_whatever_is_wrong_with_the_database_is_one_line_without_its_password(address, tmp_path):
    for wrong in (
        address.replace("postgres@", "postgres:secret@").replace("/ruse", "/nothing"),
        address.replace("postgres@", "nobody:secret@"),
        "postgresql://postgres:secret@127.0.0.1:1/ruse",
        "postgresql://postgres:secret@no.such.host.invalid/ruse",
        "postgresql://postgres:secret@127.0.0.1/ruse?nonsense=1",
    ):
        for words in (("check",), ("prune", "--older", "1d"), ("export", "x")):
            result = told(*words, "--store", wrong)
            assert result.exit_code == 2
            assert len(result.stderr.splitlines()) == 1
            assert "check" in result.stderr
            assert "secret" not in result.stderr
            assert "Traceback" not in result.stderr
