"""Shared by all tests: the last lines of a run say how long each group took."""

from __future__ import annotations

import os
from collections import Counter, defaultdict
from pathlib import PurePosixPath

import pytest

PARTS = 2
"""How many folders name a group: `games/coup`, not all games together."""


def group_of(node: str) -> str:
    """Return the group of a test, by the folder of its file."""
    folder = PurePosixPath(node.partition("::")[0]).parent.parts
    return "/".join(folder[1 : 1 + PARTS]) or "tests"


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
