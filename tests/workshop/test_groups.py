"""The last lines of a test run say how long each group took."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest
from tests.conftest import group_of

TESTS = Path(__file__).parents[1]


def test_a_group_is_a_folder_and_a_game_is_one_of_its_own():
    assert group_of("tests/server/test_api.py::test_it[a::b]") == "server"
    assert group_of("tests/games/coup/rules/test_turn.py::test_it") == "games/coup"
    assert group_of("tests/test_alone.py::test_it") == "tests"


@pytest.mark.deep
def test_workers_report_to_one_table():
    files = [TESTS / "core/test_options.py", TESTS / "games/coup/rules/test_editions.py"]
    command = [sys.executable, "-m", "pytest", "-q", "-n", "1", "-p", "no:cacheprovider", *map(str, files)]
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=TESTS.parent)
    assert done.returncode == 0, done.stdout
    table = done.stdout.partition("seconds per group")[2]
    groups = dict(re.findall(r"^ +[\d.]+  (\S+) \((\d+) tests\)$", table, re.MULTILINE))
    assert sorted(groups) == ["core", "games/coup"]
    assert all(int(tests) > 1 for tests in groups.values())
    assert re.search(r"^ +[\d.]+  together$", table, re.MULTILINE)
