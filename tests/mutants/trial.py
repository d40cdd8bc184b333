"""One trial: the rule tests of a game against a package in which one line is broken.

The line is broken as its module is imported, in a process that was forked for this trial from one in which pytest
and everything else the tests stand on is already there: the files stay as they are, and a trial takes no longer
than the tests it needs.
"""

from __future__ import annotations

import gc
import os
import re
import resource
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from multiprocessing.connection import Connection
from pathlib import Path
from types import CodeType, ModuleType
from typing import TypedDict

import hypothesis
import pytest
from tests.mutants.mutations import Mutation

TESTS = Path(__file__).parents[1]
SOURCES = TESTS.parent / "src"
ROOMS = (".", "cards", "knowledge", "rules")
"""Where the tests of a game are that need no compiler and no page."""
QUIET = ["-x", "-q", "--no-header", "--no-summary", "--tb=short", "-p", "no:cacheprovider"]
QUIET += ["-p", "_hypothesis_pytestplugin", "-W", "ignore::pytest.PytestAssertRewriteWarning"]
LONGEST = 60
"""Seconds of computing that a trial may take, three times what all tests of a game do; only a break that makes a
test run forever takes longer."""


QUICK = 0.3
"""Seconds of a test that is tried before those that take longer."""
ENDS = (
    pytest.ExitCode.OK,
    pytest.ExitCode.TESTS_FAILED,
    pytest.ExitCode.INTERRUPTED,
    pytest.ExitCode.NO_TESTS_COLLECTED,
)

Seconds = dict[str, float]
"""How long each test takes while nothing is broken, by its id."""


class Failure(TypedDict):
    """The first test that failed, when (`call`, or before it could run), and what it said."""

    test: str
    when: str
    text: str


class Broken(SourceFileLoader):
    """Loads a module with one line changed."""

    def __init__(self, name: str, path: str, mutation: Mutation) -> None:
        super().__init__(name, path)
        self.mutation = mutation

    def get_code(self, fullname: str) -> CodeType:
        text = Path(self.path).read_text(encoding="utf-8")
        return compile(text.replace(self.mutation.old, self.mutation.new), self.path, "exec", dont_inherit=True)


class Breaker(MetaPathFinder):
    """Finds the module that a mutation breaks; all others are left to those who come after."""

    def __init__(self, mutation: Mutation) -> None:
        self.mutation = mutation
        self.name = module_of(mutation)

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if fullname != self.name:
            return None
        file = str(source_of(self.mutation))
        return spec_from_file_location(fullname, file, loader=Broken(fullname, file, self.mutation))


def module_of(mutation: Mutation) -> str:
    """Return the module that a mutation breaks: of the game, or of all games (`core/windows`)."""
    room = "ruse" if mutation.file.startswith("core/") else f"ruse.games.{mutation.game}"
    return f"{room}.{mutation.file.replace('/', '.')}"


def source_of(mutation: Mutation) -> Path:
    """Return the file of that module."""
    return SOURCES / f"{module_of(mutation).replace('.', '/')}.py"


class Trial:
    """Puts the tests that name the broken rule first, the quickest before the others, until one fails."""

    def __init__(self, game: str, rule: str, seconds: Seconds) -> None:
        self.game = game
        self.named = re.compile(rule.lower().replace("-", "_"))
        self.seconds = seconds
        self.took: Seconds = {}
        self.most: float = LONGEST
        self.failed: Failure | None = None

    def run(self) -> None:
        """Most breaks need no more than the quick tests of the files that name the rule."""
        folder = TESTS / "games" / self.game
        files = sorted(file for room in ROOMS for file in folder.glob(f"{room}/test_*.py"))
        self.ask([file for file in files if self.named.search(file.stem + file.read_text(encoding="utf-8"))], QUICK)
        self.ask(files, LONGEST)

    def ask(self, files: list[Path], most: float) -> None:
        """Run the tests of these files that take no longer than this and have not run yet, until one fails."""
        self.most = most
        if files and self.failed is None:
            status = pytest.main([*QUIET, *map(str, files)], plugins=[self])
            if status not in ENDS:
                sys.exit(f"pytest ended with {status!r}")

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = [
            item for item in items if item.nodeid not in self.took and self.seconds.get(item.nodeid, 0) <= self.most
        ]
        items.sort(key=lambda item: (self.named.search(item.name) is None, self.seconds.get(item.nodeid, 0)))

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.remember(report.nodeid, "import", report.longreprtext)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.took[report.nodeid] = self.took.get(report.nodeid, 0) + report.duration
        if report.failed:
            self.remember(report.nodeid, report.when, report.longreprtext)

    def remember(self, test: str, when: str, text: str) -> None:
        if self.failed is None:
            self.failed = {"test": test.removeprefix(f"tests/games/{self.game}/"), "when": when, "text": text}


def warm_up() -> None:
    """Import all that a trial needs of others, and nothing of ours: each trial imports that again."""
    import ruse

    ruse.deal("coup", 2)
    for name in [name for name in sys.modules if name.partition(".")[0] == "ruse"]:
        del sys.modules[name]
    # A failure that Hypothesis finds need not be made small; and what is caught once is caught always.
    hypothesis.settings.register_profile(
        "trial", phases=[hypothesis.Phase.generate], derandomize=True, database=None
    )
    hypothesis.settings.load_profile("trial")
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
    gc.freeze()  # what is here already is not looked at, and so not copied, in every trial


def take(mutation: Mutation, seconds: Seconds, answer: Connection) -> None:
    """Run a trial in this process, which was forked for it; send the first failure, if any, and the times."""
    resource.setrlimit(resource.RLIMIT_CPU, (LONGEST, LONGEST))
    nowhere = os.open(os.devnull, os.O_WRONLY)
    for stream in (1, 2):
        os.dup2(nowhere, stream)
    if mutation.file:
        sys.meta_path.insert(0, Breaker(mutation))
    trial = Trial(mutation.game, mutation.rule, seconds)
    trial.run()
    if mutation.file:
        broken = sys.modules.get(module_of(mutation))
        assert broken is None or isinstance(broken.__loader__, Broken), "the tests ran against what is unbroken"
    answer.send((trial.failed, trial.took))
