"""What a GPU replays from a graph is the work that any other run does.

Recording needs a GPU, so that test waits for one. What is recorded runs on a CPU as well, step by step.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

import ruse
from ruse.core.game import Game

torch = pytest.importorskip("torch", reason="PyTorch is not installed: `make test-deep` does it where it can")
pytestmark = pytest.mark.deep
torch.set_num_threads(1)

COUP = ruse.all_games()["coup"]
LEARNED = [game for game in ruse.all_games().values() if game.rules.brain is not None]


def small(**changes: Any) -> Any:
    from ruse.learn.settings import Settings

    usual = {"decisions": 150_000, "size": 256, "steps": 32, "first": 64, "second": 64, "rate": 2e-3}
    return Settings("coup", (2,), **{**usual, **changes})


def frozen(game: Game, players: int) -> Any:
    from ruse.core.brain_file import brain_of
    from ruse.learn.frozen import Frozen

    brain = brain_of(game)
    assert brain is not None
    return Frozen(game, brain, players, torch.device("cpu"))


def played_by_both(players: int) -> tuple[Any, Any, Any, Any]:
    """Return some steps against the learned bot, and what came of them."""
    from ruse.learn.network import Network
    from ruse.learn.rollout import in_hindsight, learning, record, settled
    from ruse.learn.run import batch_of
    from ruse.learn.tensors import BatchTensors

    rival = frozen(COUP, players)
    table = BatchTensors(batch_of(COUP, replace(small(), players=(players,)), "cpu", None), rival)
    network = Network(COUP, 64, 64)
    with torch.no_grad():
        played, foreseen, _ = record(
            table, learning(network), settled(rival), 32, lambda table: table.rewards, evenly=True
        )
        advantage, known = in_hindsight(played, foreseen, table)
    return network, played, advantage, known & played.own


@pytest.mark.parametrize("players", [2, 4])
def test_rows_that_count_nothing_change_nothing(players: int) -> None:
    """The same loss and the same gradient, with a row for each decision or with as many as there is room for."""
    from ruse.learn.learner import Learner
    from ruse.learn.rollout import stretch_of

    network, played, advantage, chosen = played_by_both(players)
    decisions = chosen.numel()
    learner = Learner(COUP, replace(small(), players=(players,)), torch.device("cpu"))
    learner.network.load_state_dict(network.state_dict())
    losses, gradients = [], []
    for room in (None, decisions, int(1.25 * decisions / players)):
        stretch = stretch_of(played, advantage, chosen, 2.0, room=room)
        assert float(stretch.weight.sum()) == 2.0 * int(chosen.sum())
        if room is not None:
            assert len(stretch.action) == room
        loss, _ = learner._loss(stretch)
        learner.network.zero_grad()
        loss.backward()
        losses.append(float(loss.detach()))
        gradient = learner.network.first.weight.grad
        assert gradient is not None
        gradients.append(gradient.clone())
    assert losses[0] != 0
    assert losses == pytest.approx([losses[0]] * 3, rel=1e-4)
    for other in gradients[1:]:
        assert torch.allclose(gradients[0], other, atol=1e-6)
    assert float(gradients[0].abs().max()) > 1e-4


def test_both_may_be_asked_about_all_matches() -> None:
    """The same actions as if each is asked only about the matches where it is its turn."""
    from ruse.learn.rollout import decide, settled
    from ruse.learn.run import batch_of
    from ruse.learn.tensors import BatchTensors, at_random

    table = BatchTensors(batch_of(COUP, small(size=500), "cpu", None), at_random)
    lowest = settled(lambda observation, legal: legal.argmax(1))
    highest = settled(lambda observation, legal: legal.shape[1] - 1 - legal.flip(1).argmax(1))
    differ = 0
    for _ in range(20):
        apart, own = decide(table, lowest, highest)
        evenly, also = decide(table, lowest, highest, evenly=True)
        assert torch.equal(own, also)
        assert torch.equal(apart.action, evenly.action)
        differ += int((apart.action != lowest(table.observation, table.legal, table.witness()).action).sum())
        table.step(at_random(table.observation, table.legal))
    assert differ > 1000


@pytest.mark.parametrize("game", LEARNED, ids=lambda game: game.slug)
def test_a_brain_weighs_actions_the_same_in_both_ways(game: Game) -> None:
    """With a list of the legal ones, as a CPU does it, or with all at once, as a GPU does."""
    from ruse.learn.run import batch_of
    from ruse.learn.settings import Settings
    from ruse.learn.tensors import BatchTensors

    players = game.players[0]
    brain = frozen(game, players)
    table = BatchTensors(batch_of(game, Settings(game.slug, (players,), size=300), "cpu", None))
    listed, played = brain.weights_of_legal, 0

    def compared(totals: Any, legal: Any) -> Any:
        nonlocal played
        weights = listed(totals, legal)
        assert torch.equal(weights, brain.weights_of_all(totals, legal))
        played += int((weights > 0).sum())
        return weights

    brain.weights_of_legal = compared
    for _ in range(30):
        table.step(brain(table.observation, table.legal))
    assert played > 9000


def test_a_run_in_even_stretches_learns_from_every_decision_once() -> None:
    """What is still open at the end of a stretch is learned from in a later one, as in any other run."""
    from ruse.learn.recorded import Recorder
    from ruse.learn.run import Run

    run = Run(COUP, small(size=120, steps=5), "cpu", None)
    recorder = Recorder(run)
    matches = 0
    for _ in range(40):
        outcome, figures = recorder.turn()
        matches += int(outcome.matches)
        assert figures["entropy"] > 0
    assert run.table.open is not None
    waiting = int(run.table.open.made.sum())
    assert 0 < waiting < 2 * 120
    assert run.learner.done + waiting == 120 * 5 * 40
    assert matches > 100


def test_a_responder_learns_in_even_stretches() -> None:
    from ruse.learn.recorded import Recorder
    from ruse.learn.run import Run
    from ruse.learn.tensors import at_random

    run = Run(COUP, small(magnet=0.0, entropy=0.03), "cpu", None, rivals=at_random)
    recorder = Recorder(run)
    won = []
    while run.learner.done < run.settings.decisions:
        outcome, _ = recorder.turn()
        won.append(float(outcome.won) / max(1, int(outcome.matches)))
    assert sum(won[:5]) / 5 < 0.65
    assert sum(won[-5:]) / 5 > 0.75


def test_only_runs_of_one_kind_of_table_are_recorded() -> None:
    from types import SimpleNamespace

    from ruse.learn.recorded import can_record

    def recorded(device: str = "cuda", **changes: Any) -> bool:
        run: Any = SimpleNamespace(device=torch.device(device), settings=small(**changes))
        return can_record(run)

    assert recorded()
    assert not recorded("cpu")
    assert not recorded(field="house")
    assert not recorded(novices=100)
    assert not recorded(responders=100)
    assert not recorded(shaping=0.5)


def test_an_attempt_to_record_that_fails_says_why() -> None:
    """Without a GPU it fails at once. Whether a run goes on after one that fails on a GPU is not seen here."""
    if torch.cuda.is_available():
        pytest.skip("there is a GPU here")
    from ruse.learn.recorded import Recorder
    from ruse.learn.run import Run

    run = Run(COUP, small(size=60), "cpu", None)
    recorder = Recorder(run)
    recorder.turn()
    before, done = run.table.observation.clone(), run.learner.done
    with pytest.warns(RuntimeWarning, match="without a graph"):
        assert recorder.record() is None
    assert torch.equal(before, run.table.observation)
    recorder.turn()
    assert run.learner.done > done


@pytest.mark.cuda
def test_a_replayed_graph_learns_as_well() -> None:
    """On a GPU: a responder from a graph beats random play, and every stretch goes on where the last one ended."""
    if not torch.cuda.is_available():
        pytest.skip("there is no GPU here")
    from ruse.learn.run import Run
    from ruse.learn.tensors import at_random

    run = Run(COUP, small(decisions=600_000, magnet=0.0), "cuda", None, rivals=at_random)
    points: list[dict[str, Any]] = []
    assert run.go(points.append, every=0.0)
    assert points[-1]["won"] > 0.75
    assert run.learner.done >= 600_000
