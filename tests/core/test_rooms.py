"""A game is complete in its folder: nothing outside knows one game from another."""

from __future__ import annotations

import re
import subprocess
import sys
from collections import Counter
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import ruse
from ruse.core.game import Rules

SOURCE = Path(ruse.__file__).parent
GAMES = [path.name for path in (SOURCE / "games").iterdir() if (path / "engine.py").is_file()]
OUTSIDE = [
    path
    for room in ("core", "bots", "arena", "study", "server", "web", "cli")
    for path in (SOURCE / room).rglob("*")
]
TABLE = {"__init__.py", "table.html", "board.html", "answers.html", "table.css", "art.svg", "terminal.py"}
TESTS = Path(__file__).parents[1]
COMMANDS = {"bench", "exploit", "simulate"}
"""Commands that are called what they run."""
IN_EVERY_LAYER = {"app", "errors", "language"}
"""The application, the errors and the language of a layer: the layer says whose."""
USUAL = 'GAME = "coup"'
"""The game that commands mean when none is named."""


def test_there_are_games_and_rooms_to_look_at():
    assert len(GAMES) >= 4
    assert len(OUTSIDE) > 200


@pytest.mark.parametrize("game", GAMES)
def test_no_other_room_names_a_game(game: str):
    """Neither as a string, nor in a selector, nor by an import; in comments, as an example."""
    named = re.compile(rf"""["']{game}["'/]|ruse\.games\.{game}|["']{game.title()}["']""")
    found = []
    for path in OUTSIDE:
        if path.suffix in (".py", ".html", ".css", ".js") and "vendor" not in path.parts:
            text = re.sub(r"/\*.*?\*/|\{#.*?#\}", "", path.read_text(encoding="utf-8"), flags=re.DOTALL)
            found += [f"{path}: {line}" for line in text.splitlines() if named.search(line) and line != USUAL]
    assert not found


@pytest.mark.parametrize("game", GAMES)
def test_tables_have_the_same_files(game: str):
    assert {path.name for path in (SOURCE / "games" / game / "table").iterdir()} >= TABLE


@pytest.mark.parametrize("layer", ["server", "web"])
def test_the_tests_have_the_same_rooms(layer: str):
    rooms = {path.parent.name for path in (SOURCE / layer).glob("*/__init__.py")}
    assert {path.parent.name for path in (TESTS / layer).glob("*/test_*.py")} == rooms


def test_a_class_has_its_name_for_itself():
    """Games may share a name, as `State`: nobody reads two of them at once."""
    outside = [path for path in SOURCE.rglob("*.py") if "games" not in path.parts]
    found = [re.findall(r"^class (\w+)", path.read_text(encoding="utf-8"), re.MULTILINE) for path in outside]
    classes = Counter(name for names in found for name in names)
    assert classes
    assert [name for name, times in classes.items() if times > 1] == []


def test_a_module_has_its_name_for_itself():
    """So that an import says what it brings."""
    modules = Counter(path.stem for path in SOURCE.rglob("*.py") if "games" not in path.parts)
    shared = {name for name, times in modules.items() if times > 1} - {"__init__"}
    assert shared == COMMANDS | IN_EVERY_LAYER


def test_boards_are_loaded_when_they_are_shown():
    """Importing Ruse, or listing its games, does not load rich."""
    script = "import sys, ruse; ruse.deal('coup', 3, seed=1).view(0); print('rich' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout == "False\n"


def test_rules_are_gathered_from_modules_that_define_each_name_once():
    state = SimpleNamespace(State="record", ACTIONS=3, WIDTH=2, FEATURES=("one",), SPACES=("any",))
    functions = ("deal", "legal", "act", "refusal", "winners", "score", "observe", "imagine", "honesty")
    machine = SimpleNamespace(**{name: name for name in functions}, DEAL="not a rule")
    modules: list[Any] = [state, machine]
    rules: Any = Rules.gathered(modules, bots={})
    assert (rules.state, rules.actions, rules.spaces, rules.deal) == ("record", 3, ("any",), "deal")
    assert rules.spare is None
    with pytest.raises(TypeError, match="no module defines State"):
        Rules.gathered(modules[1:], bots={})
    another: Any = SimpleNamespace(deal="another")
    with pytest.raises(TypeError, match="several modules define deal"):
        Rules.gathered([*modules, another], bots={})
