"""A brain file that is damaged, or made for something else, is refused in one sentence and never costs a seat."""

from __future__ import annotations

import json
import logging
from array import array
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import ruse
from ruse.bots.seated import seated
from ruse.core.brain import BIASES, FIRST, WEIGHTS
from ruse.core.brain_file import (
    LARGEST_FILE,
    MAGIC,
    StoredNetwork,
    amend_brain,
    fingerprint,
    join_brains,
    read_brain,
    write_brain,
)
from ruse.core.encoding import encoding_of
from ruse.core.game import Game
from ruse.core.sight import seen_by_brain, sight_of
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


NONSENSE: list[Any] = [
    None,
    "512",
    -1,
    1e308,
    float("nan"),
    float("inf"),
    [None],
    [[]],
    {"2": 0},
    {"2": "x"},
    10**30,
    True,
]


@pytest.mark.parametrize(
    "name", ["first", "shift_1", "unit", "temperature", "temperature_with", "players", "about"]
)
def test_a_brain_with_nonsense_in_its_head_costs_no_seat(tmp_path: Path, name: str) -> None:
    """It is refused, or it plays."""
    assert BRAIN is not None
    path = tmp_path / "brain.bin"
    line, _, rest = BRAIN.read_bytes()[len(MAGIC) :].partition(b"\n")
    for value in [*NONSENSE, 0, [], {}, 1.5]:
        head = json.loads(line)
        (head["about"] if name == "about" else head["networks"][0])[name.replace("about", "strong_with")] = value
        path.write_bytes(MAGIC + json.dumps(head).encode() + b"\n" + rest)
        chooser = seated(with_brain(path), "learned")
        for players in (2, 4):
            match = ruse.deal("coup", players, seed=1)
            match.play(match.waiting[0], chooser(match, match.waiting[0]))
    path.write_bytes(MAGIC + b"[" * 100_000 + b"\n" + rest)
    with pytest.raises(ruse.BadBrain, match="head of the file"):
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
    amend_brain(path, temperature=0.5)
    assert read_brain(path, game).tuning != before.tuning


def brain_with(path: Path, size: int, level: int, **sizes: Any) -> Path:
    """A brain of one network whose weights are all the same."""
    seen = seen_by_brain(game)
    answers, rows = sight_of(seen.rules).answers, encoding_of(seen).size
    biases, weights = size + size + answers, rows * size + (size + answers) * size
    scale = {"first": size, "second": size, "shift_1": 1, "shift_2": 2, "unit": 0.001, **sizes}
    about = {"game": "coup", "rules": game.version, "fingerprint": fingerprint(game), "decisions": level}
    network = StoredNetwork(scale, array("i", [level] * biases), array("b", [level] * weights))
    write_brain(path, about, [network])
    return path


def test_a_brain_has_a_network_for_each_player_count(tmp_path: Path) -> None:
    """Each count has its own network with its own weights; the last one also plays with the counts of none."""
    few, many = brain_with(tmp_path / "few", 8, 1), brain_with(tmp_path / "many", 16, 2)
    both = tmp_path / "both.bin"
    join_brains(both, {few: [2, 3], many: [4]}, strong_with=[2, 4])
    brain = read_brain(both, game)
    assert brain.about["decisions"] == 3
    assert brain.about["strong_with"] == [2, 4]
    assert [card["players"] for card in brain.about["networks"]] == [[2, 3], [4]]
    for players, size, level in ((2, 8, 1), (3, 8, 1), (4, 16, 2), (5, 16, 2), (10, 16, 2)):
        net = brain.tuning[2 * players]
        assert brain.tuning[net + FIRST] == size
        assert brain.tuning[brain.tuning[net + BIASES]] == level
        assert brain.weights[brain.tuning[net + WEIGHTS]] == level
    with pytest.raises(ruse.BadBrain, match="already has 2 networks"):
        join_brains(tmp_path / "all.bin", {both: [2], few: [3]})


def test_a_brain_can_play_more_freely_with_more_players(tmp_path: Path) -> None:
    path = brain_with(tmp_path / "brain", 8, 1, temperature=1.0)
    amend_brain(path, temperature_with={2: 0.25})
    sharp = {players: read_brain(path, game).tuning[2 * players + 1] for players in (2, 3)}
    assert sharp[2] == pytest.approx(4 * sharp[3], abs=4)
    given = read_brain(path, game, 0.5).tuning
    assert given[5] == given[7] == pytest.approx(2 * sharp[3], abs=2)


def test_with_two_players_another_network_plays_than_with_four() -> None:
    assert BRAIN is not None
    brain = read_brain(BRAIN, game)
    assert brain.tuning[4] != brain.tuning[8]
