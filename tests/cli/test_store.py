"""`ruse store`: operators check, prune, export, back up, copy and forget."""

from __future__ import annotations

import gzip
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

import ruse
from ruse.cli import main
from ruse.server.running import locked

OLD = Path(__file__).parents[1] / "compat" / "before-rooms" / "tables.db.gz"


@pytest.fixture
def store(tmp_path):
    path = tmp_path / "tables.db"
    path.write_bytes(gzip.decompress(OLD.read_bytes()))
    return path


def told(*words: object) -> Result:
    return CliRunner().invoke(main, ["--language", "en", "store", *map(str, words)])


def rows(path: Path, query: str) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(path)) as db:
        found: list[tuple[object, ...]] = db.execute(query).fetchall()
        db.commit()
        return found


def test_a_sound_store_is_sound_and_a_fault_is_named(store):
    assert told("check", "--store", store).output == "6 tables checked, 0 with faults.\n"
    ((over,),) = rows(store, "SELECT id FROM tables WHERE status = 'over' AND plan ->> 'game' = 'coup'")
    rows(store, f"UPDATE tables SET winners = '[0, 1]' WHERE id = '{over}'")
    rows(store, "UPDATE tables SET plan = '{' WHERE status = 'open'")
    rows(store, "UPDATE actions SET action = 'exchange' WHERE table_id IN (SELECT id FROM tables"
                " WHERE status = 'running') AND ply = 0")  # fmt: skip
    result = told("check", "--store", store)
    assert result.exit_code == 1
    assert f"{over}: it has other winners than its replay" in result.output
    assert "its row cannot be read" in result.output
    assert "6 tables checked, 3 with faults." in result.output


def test_a_finished_match_is_exported_and_a_running_one_is_not(store):
    ((over,),) = rows(store, "SELECT id FROM tables WHERE status = 'over' AND plan ->> 'game' = 'minister'")
    match = ruse.loads(told("export", over, "--store", store).output)
    assert match.over
    ((running,),) = rows(store, "SELECT id FROM tables WHERE status = 'running'")
    assert "not over" in told("export", running, "--store", store).stderr
    assert "no table" in told("export", "nothing", "--store", store).stderr


def test_old_tables_are_pruned(store):
    assert told("prune", "--older", "9999d", "--store", store).output == "0 tables deleted.\n"
    assert told("prune", "--older", "0s", "--store", store).output == "6 tables deleted.\n"
    assert rows(store, "SELECT count(*) FROM actions") == [(0,)]
    assert "not a duration" in told("prune", "--older", "soon", "--store", store).stderr


def test_a_guest_is_forgotten(store):
    assert told("forget", "ann", "--store", store).output == "Deleted everything about this guest, at 5 tables.\n"
    assert rows(store, "SELECT count(*) FROM guests") == [(0,)]


def test_a_backup_is_made_while_a_server_runs_and_opens(store, tmp_path):
    copy = tmp_path / "copy.db"
    with locked(store):
        assert "checked" in told("backup", copy, "--store", store).output
        assert "another Ruse" in told("check", "--store", store).stderr
    assert told("check", "--store", copy).output == "6 tables checked, 0 with faults.\n"
    assert told("backup", copy, "--store", store).exit_code == 2  # it overwrites nothing


def test_a_store_is_copied_whole(store, tmp_path):
    target = tmp_path / "other.db"
    assert told("copy", f"sqlite:{store}", f"sqlite:{target}").output == "6 tables copied.\n"
    for query in (
        "SELECT id, status, plan, seed, winners, finished, rematch FROM tables ORDER BY id",
        "SELECT table_id, ply, seat, action, played_by, at FROM actions ORDER BY table_id, ply",
        "SELECT * FROM seats ORDER BY table_id, seat",
        "SELECT * FROM chat ORDER BY table_id, number",
        "SELECT * FROM notes",
        "SELECT * FROM guests",
    ):
        assert rows(target, query) == rows(store, query)
    assert (tmp_path / "other.db.key").read_text() == (tmp_path / "tables.db.key").read_text()
    assert told("check", "--store", target).output == "6 tables checked, 0 with faults.\n"
    assert "not empty" in told("copy", f"sqlite:{store}", f"sqlite:{target}").stderr


def test_a_wrong_name_makes_no_empty_store(tmp_path):
    for words in (("check",), ("prune", "--older", "1d"), ("backup", tmp_path / "copy.db")):
        result = told(*words, "--store", tmp_path / "nothing.db")
        assert (result.exit_code, "there is no store" in result.stderr) == (2, True)
    assert list(tmp_path.iterdir()) == []
