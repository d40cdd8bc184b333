"""The measurements of the server run, in small: what they count is there to be counted."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from tests.server.database import family, programs

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


@pytest.mark.skipif(programs() is None, reason="PostgreSQL is not installed")
def test_a_measurement_that_is_stopped_leaves_nothing_behind():
    sizes = ("--store", "postgresql", "--tables", "2", "--rate", "1", "--seconds", "200", "--steps", "1")
    command = (sys.executable, str(BENCHMARKS / "load.py"), *sizes)
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as running:
        begun: list[int] = []
        while not any("serve" in command_of(pid).split() for pid in begun):
            assert running.poll() is None
            time.sleep(0.2)
            begun = family(running.pid)
        assert any("postgres" in command_of(pid) for pid in begun)
        running.send_signal(signal.SIGTERM)
        assert running.wait(60) == 128 + signal.SIGTERM
    assert [command_of(pid) for pid in begun if command_of(pid)] == []


def command_of(pid: int) -> str:
    """Return what a process was started with; nothing if it has ended."""
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes().replace(b"\0", b" ").decode()
    except OSError:
        return ""


def test_a_few_tables_are_measured_like_a_thousand(tmp_path):
    report = tmp_path / "report.json"
    measured("load.py", "--tables", "6", "--rate", "8", "--seconds", "3", "--steps", "1", "--json", str(report))
    (step,) = json.loads(report.read_text())["steps"]
    assert (step["tables"], step["streams"]) == (6, 24)
    assert step["statuses"]["play 204"] > 0
    assert step["unfinished"] == 0
    assert 0 < step["p50_ms"] <= step["p99_ms"] <= step["worst_ms"]
    assert step["actions_per_commit"] >= 1
