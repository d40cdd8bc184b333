"""Match files of earlier versions open, replay to their end, and can be retold in every language."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner
from tests.compat.keep import ending, names
from tests.depths import deep_but

import ruse
from ruse.cli import main
from ruse.core.words import LOCALES

HERE = Path(__file__).parent
FILES = sorted(HERE.glob("*/*.ruse"))
NAMES = [f"{file.parent.name}/{file.stem}" for file in FILES]
FIRST = {file.stem.partition("-")[0]: file for file in reversed(FILES)}
"""One of each game."""
files = pytest.mark.parametrize("file", FILES, ids=NAMES)


def kept(file: Path) -> dict[str, object]:
    endings = json.loads((file.parent / "endings.json").read_text("utf-8"))
    return dict(endings[file.stem])


LAID_OUT_ANEW = {"before-rooms": {"minister"}}
"""Games whose record has other fields today: their matches end the same, but the bytes of the record differ."""


@files
def test_a_match_ends_where_it_ended(file):
    today, then = ending(ruse.loads(file.read_text("utf-8"))), kept(file)
    if file.stem.partition("-")[0] in LAID_OUT_ANEW.get(file.parent.name, ()):
        assert today.pop("record") != then.pop("record")
    assert today == then


@files
def test_a_match_is_written_as_it_was(file):
    text = file.read_text("utf-8")
    assert ruse.loads(text).dumps() == text


@pytest.mark.parametrize("file", deep_but(FILES, *FIRST.values()), ids=NAMES)
def test_a_match_is_told_again(file):
    """Each in one of the languages, every second one with all cards open."""
    number = FILES.index(file)
    eyes = ("--seat", "0") if number % 2 else ("--all",)
    told = CliRunner().invoke(main, ["--language", LOCALES[number % len(LOCALES)], "replay", str(file), *eyes])
    assert told.exit_code == 0, told.output
    assert len(told.output.splitlines()) > 10


def test_every_game_is_kept_with_own_cards_arranged_and_unfinished():
    """What is kept is what `keep.py` says, so that a file that is lost is missed."""
    kept = [file.stem for file in FILES if file.parent.name == "before-rooms"]
    assert sorted(kept) == sorted(names())
    games = {"caper", "coup", "minister", "royal"}
    assert {name.partition("-")[0] for name in kept} == games
    for kind in ("arranged", "unfinished"):
        assert sum(name.endswith(kind) for name in kept) == len(games)
