"""The tool that trains the points of Coup's house: what it learns is what the bot plays."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import ruse
from ruse.core.record import Row
from ruse.games.coup.bots.house_duel import DOUBLE, play_duel
from ruse.games.coup.bots.house_duel_points import FILE, POINTS, read
from ruse.games.coup.bots.house_duel_signs import OTHER, question_of

torch = pytest.importorskip("torch", reason="PyTorch is not installed: `make test-deep` does it where it can")
pytestmark = pytest.mark.deep

# Other tests run beside these: with a thread on every core PyTorch would take many times as long.
torch.set_num_threads(1)

COUP = ruse.all_games()["coup"]


def shipped() -> Any:
    """Return a network with the points that Ruse comes with."""
    from tools.house_duel import COUP as SEEN
    from tools.house_duel import Points

    network = Points(SEEN, 8, 8)
    network.take(POINTS)
    return network


def test_the_bot_answers_as_often_as_the_network_learned() -> None:
    from tools.house_duel import COUP as SEEN
    from tools.house_duel import see

    network, compared, certain = shipped(), 0, 0
    for seed in range(40):
        match = ruse.deal("coup", 2, seed=seed, envoy=("ambassador", "inquisitor")[seed % 2])
        while not match.over:
            s: Any = match._state
            seat = match.waiting[0]
            out, seen = Row([0] * COUP.rules.width), Row([0] * len(SEEN.rules.features))
            count = COUP.rules.legal(s, seat, out)
            actions = out[:count]
            see(s, seat, seen)
            legal = torch.zeros((1, COUP.rules.actions), dtype=torch.uint8)
            legal[0, list(actions)] = 1
            with torch.no_grad():
                logits = network.logits(torch.tensor([list(seen)], dtype=torch.uint8), legal)
            learned = torch.softmax(logits, 1)[0]
            learned = torch.where(learned < learned.max() / 64, 0, learned)[list(actions)]
            if question_of(s.phase) == OTHER:
                match.play(seat, COUP.interface.write(s, seat, actions[compared % count]))
                continue
            answer = play_duel(s, seat, out, count, seed)
            weights = torch.tensor(out[count : 2 * count], dtype=torch.float32)
            if weights.sum() == 0:  # no points were added up
                assert int(learned.argmax()) == actions.index(answer)
                assert float(learned.max()) == 1
                certain += 1
            else:
                assert torch.allclose(weights / weights.sum(), learned / learned.sum(), atol=0.02)
                compared += 1
            match.play(seat, COUP.interface.write(s, seat, answer if compared % 3 else actions[compared % count]))
    assert compared > 300
    assert certain > 100


def test_a_short_run_changes_the_points_and_writes_them(tmp_path: Path) -> None:
    from dataclasses import replace

    from tools.house_duel import GOALS, SETTINGS, STARTED, Points, Training, write

    from ruse.learn.rollout import Outcome

    few = replace(SETTINGS, **{**STARTED, "judging": 0.0}, decisions=1_000_000, size=64, responders=64, part=256)
    training = Training(few)
    network = training.learner.network
    assert isinstance(network, Points)
    network.take(POINTS)
    write(network, tmp_path / "before.json")
    assert read(tmp_path / "before.json") == read(FILE)
    for _ in range(4):
        told = training.turn()
    assert all(0 <= told[name] <= 1 for name in (*GOALS, "responder 1", "responder 2"))
    write(network, tmp_path / "after.json")
    _, points = read(tmp_path / "after.json")
    changes = [abs(one - other) for one, other in zip(points, POINTS, strict=True)]
    assert 0 < max(changes) < DOUBLE, "a few steps change the points, and not by much"

    training.weights["honest"] = 1.0
    training.rates["honest"] = GOALS["honest"]
    training.steer("honest", [Outcome(torch.tensor(100), torch.tensor(50.0))])
    assert training.weights["honest"] > 1, "who wins too rarely should learn more from that table"
