"""A brain file that is damaged, or made for something else, is refused in one sentence and never costs a seat."""

from __future__ import annotations

import logging
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import ruse
from ruse.bots.seated import seated
from ruse.core.brain_file import LARGEST_FILE, amend_brain, read_brain
from ruse.core.game import Game
from ruse.games.coup import game

BRAIN = game.rules.brain
assert BRAIN is not None


def with_brain(path: Path) -> Game:
    return replace(game, rules=replace(game.rules, brain=path))


@pytest.mark.parametrize(
    ("damage", "told"),
    [
        (lambda data: data[:-7], "truncated"),
        (lambda data: b"nonsense" + data, "not a brain"),
        (lambda data: data[:20], "head of the file"),
        (lambda data: data.replace(b'"first": 512', b'"first": 256'), "sizes of its layers"),
        (lambda data: data.replace(b'"fingerprint": "', b'"fingerprint": "0', 1), "needs the fingerprint"),
        (lambda data: data + bytes(LARGEST_FILE), "not a brain"),
    ],
)
def test_a_damaged_brain_is_refused_in_one_sentence(tmp_path: Path, damage: Any, told: str) -> None:
    path = tmp_path / "brain.bin"
    assert BRAIN is not None
    path.write_bytes(damage(BRAIN.read_bytes()))
    with pytest.raises(ruse.BadBrain, match=told):
        read_brain(path, game)


def test_a_brain_of_another_game_is_refused() -> None:
    assert BRAIN is not None
    with pytest.raises(ruse.BadBrain, match="was made for 'coup'"):
        read_brain(BRAIN, ruse.all_games()["minister"])


def test_a_table_falls_back_to_house(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    (tmp_path / "brain.bin").write_bytes(b"broken")
    with caplog.at_level(logging.WARNING):
        chooser = seated(with_brain(tmp_path / "brain.bin"), "learned")
    assert "house plays instead of learned" in caplog.text
    match = ruse.deal("coup", 2, seed=1)
    assert chooser(match, match.waiting[0]) == seated(game, "house")(match, match.waiting[0])


def test_at_a_large_table_the_club_bot_plays_for_it() -> None:
    match = ruse.deal("coup", 8, seed=1)
    seat = match.waiting[0]
    assert seated(game, "learned")(match, seat) == seated(game, "house")(match, seat)


def test_what_was_measured_is_added_to_the_model_card(tmp_path: Path) -> None:
    assert BRAIN is not None
    path = tmp_path / "brain.bin"
    path.write_bytes(BRAIN.read_bytes())
    before = read_brain(path, game)
    amend_brain(path, strong_with=[2])
    after = read_brain(path, game)
    assert after.about == {**before.about, "strong_with": [2]}
    assert (after.weights, after.tuning) == (before.weights, before.tuning)
    amend_brain(path, temperature=1.0)
    assert read_brain(path, game).tuning != before.tuning
