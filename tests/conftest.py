"""Shared by all tests: the last lines of a run say how long each group took."""

from __future__ import annotations

import fcntl
import gc
import os
import shutil
from collections import Counter, defaultdict
from collections.abc import Iterator
from pathlib import Path, PurePosixPath

import pytest

HERE = Path(__file__).parent
MEMORY = Path("/dev/shm")
ROOM = 2 << 30
"""Bytes; several times what the tests write."""
ALL_DEEP = "\npytestmark = pytest.mark.deep\n"
"""How a file says that all of its tests are deep."""
OBJECTS = 1_000_000
"""New objects after which the garbage collector looks for cycles: with its own 700 it takes a tenth of a run."""
PARTS = 2
"""How many folders name a group: `games/coup`, not all games together."""


def group_of(node: str) -> str:
    """Return the group of a test, by the folder of its file."""
    folder = PurePosixPath(node.partition("::")[0]).parent.parts
    return "/".join(folder[1 : 1 + PARTS]) or "tests"


def is_compiled(test: Path) -> bool:
    """Return whether pytest has kept the code of a test file, with its assertions rewritten."""
    kept = test.parent.glob(f"__pycache__/{test.stem}.*-pytest-*.pyc")
    return any(file.stat().st_mtime >= test.stat().st_mtime for file in kept)


def pytest_configure() -> None:
    """Make the run quick: the garbage collector looks rarely, and the tests' files are in memory if there is room.

    Tests of stores would mostly wait for the disk. They lose nothing by not doing so: what a killed process has
    written outlives it in memory too.
    """
    gc.set_threshold(OBJECTS)
    if os.access(MEMORY, os.W_OK) and shutil.disk_usage(MEMORY).free > ROOM:
        os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(MEMORY))


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """`make test` does not read a file in which every test is deep."""
    if config.option.markexpr != "not deep" or not collection_path.name.startswith("test_"):
        return None
    text = collection_path.read_text(encoding="utf-8")
    is_deep = "mark.quick" not in text if collection_path.parent.name == "browser" else ALL_DEEP in text
    return is_deep or None


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_collection(session: pytest.Session) -> Iterator[None]:
    """On the first run let one worker compile the tests, and the others read what it has kept."""
    tests = list(HERE.rglob("test_*.py"))
    if not hasattr(session.config, "workerinput") or sum(map(is_compiled, tests)) > len(tests) / 2:
        return (yield)
    with Path(__file__).open() as here:
        try:
            fcntl.flock(here, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            fcntl.flock(here, fcntl.LOCK_SH)
        return (yield)


def pytest_collection_finish() -> None:
    """What has been collected stays: the garbage collector need not look at it again and again."""
    gc.freeze()


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """One worker more than there are processors: those in a browser or at a server wait half of their time."""
    return (os.cpu_count() or 1) + 1


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Print the seconds of every group, the longest first; under xdist the seconds of all workers together."""
    seconds: defaultdict[str, float] = defaultdict(float)
    tests: Counter[str] = Counter()
    for reports in terminalreporter.stats.values():
        for report in reports:
            if isinstance(report, pytest.TestReport):
                group = group_of(report.nodeid)
                seconds[group] += report.duration
                tests[group] += report.when == "call"
    if len(seconds) > 1:
        terminalreporter.section("seconds per group")
        for group, took in sorted(seconds.items(), key=lambda item: -item[1]):
            terminalreporter.line(f"{took:8.1f}  {group} ({tests[group]} tests)")
        terminalreporter.line(f"{sum(seconds.values()):8.1f}  together")
