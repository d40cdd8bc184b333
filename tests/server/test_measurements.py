"""The measurements of the server run, in small: what they count is there to be counted."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

BENCHMARKS = Path(__file__).parents[2] / "benchmarks"

pytestmark = [
    pytest.mark.deep,
    pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="reads memory and time from /proc"),
]


def measured(script: str, *arguments: str) -> str:
    command = (sys.executable, str(BENCHMARKS / script), *arguments)
    done = subprocess.run(command, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stdout + done.stderr
    assert not done.stderr
    return done.stdout


def test_a_server_that_is_killed_loses_nothing():
    told = measured("crash.py", "--kills", "3", "--tables", "6", "--seconds", "120")
    counts = {line[:31].strip(): line[31:].strip() for line in told.splitlines()}
    assert counts["kills"] == "3 of 3"
    assert counts["lost"] == counts["applied twice"] == counts["out of order"] == "0"
    assert int(counts["acknowledged"]) >= 18
    assert counts["tables that go on"] == "6 of 6"


def test_a_few_tables_are_measured_like_a_thousand(tmp_path):
    report = tmp_path / "report.json"
    measured("load.py", "--tables", "6", "--rate", "8", "--seconds", "3", "--steps", "1", "--json", str(report))
    (step,) = json.loads(report.read_text())["steps"]
    assert (step["tables"], step["streams"]) == (6, 24)
    assert step["statuses"]["play 204"] > 0
    assert step["unfinished"] == 0
    assert 0 < step["p50_ms"] <= step["p99_ms"] <= step["worst_ms"]
    assert step["actions_per_commit"] >= 1
