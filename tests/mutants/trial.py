"""One trial: the rule tests against a broken copy of the package. Run by run.py, in a process of its own.

`python tests/mutants/trial.py GAME RULE COPY` with COPY first on PYTHONPATH prints one JSON object: the first
test that failed, if any, and whether it failed before it could run.
"""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path

import pytest

TESTS = Path(__file__).parents[1]
ROOMS = (".", "cards", "knowledge", "rules")
"""Where the tests of a game are that need no compiler and no page."""
QUIET = ["-x", "-q", "--no-header", "--no-summary", "--tb=short", "-p", "no:cacheprovider", "-p", "no:xdist"]
QUIET += ["-W", "ignore::pytest.PytestAssertRewriteWarning"]  # of Hypothesis, imported before pytest begins


class Trial:
    """Puts the tests that name the broken rule first and remembers the first failure."""

    def __init__(self, game: str, rule: str) -> None:
        self.game = game
        self.named = re.compile(rule.lower().replace("-", "_"))
        self.failed: dict[str, str] | None = None

    def files(self) -> tuple[list[Path], list[Path]]:
        """Return the test files that name the rule, and the others: most breaks never need those."""
        folder = TESTS / "games" / self.game
        files = sorted(file for room in ROOMS for file in folder.glob(f"{room}/test_*.py"))
        near = [file for file in files if self.named.search(file.stem + file.read_text(encoding="utf-8"))]
        return near, [file for file in files if file not in near]

    def run(self, files: list[Path]) -> None:
        options = QUIET
        if any("hypothesis" in file.read_text(encoding="utf-8") for file in files):
            hasten()
        else:
            options = [*QUIET, "-p", "no:hypothesispytest"]  # half the time it takes to begin
        if files and self.failed is None:
            status = pytest.main([*options, *map(str, files)], plugins=[self])
            if status not in (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED, pytest.ExitCode.INTERRUPTED):
                sys.exit(f"pytest ended with {status!r}")

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items.sort(key=lambda item: self.named.search(item.name) is None)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.remember(report.nodeid, "import", report.longreprtext)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.remember(report.nodeid, report.when, report.longreprtext)

    def remember(self, test: str, when: str, text: str) -> None:
        if self.failed is None:
            self.failed = {"test": test.removeprefix(f"tests/games/{self.game}/"), "when": when, "text": text}


def hasten() -> None:
    """A failure that Hypothesis finds need not be made small."""
    import hypothesis

    hypothesis.settings.register_profile("trial", phases=[hypothesis.Phase.generate])
    hypothesis.settings.load_profile("trial")


def main(game: str, rule: str, copy: str) -> None:
    import ruse

    if not Path(ruse.__file__).is_relative_to(copy):
        sys.exit(f"the copy is not what is imported: {ruse.__file__}")
    trial = Trial(game, rule)
    for files in trial.files():
        trial.run(files)
    print("\n" + json.dumps(trial.failed))


if __name__ == "__main__":
    main(*sys.argv[1:])
