"""Training, for real but small: a few minutes on a CPU must beat random, resume, and become a brain."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import ruse
from ruse.core.game import Game
from ruse.core.record import Row

torch = pytest.importorskip("torch", reason="PyTorch is not installed: `make test-deep` does it where it can")
pytestmark = pytest.mark.deep

# Other tests run beside these: with a thread on every core PyTorch would take many times as long.
torch.set_num_threads(1)

LAUNCH = [sys.executable, "-m", "torch.distributed.run", "--standalone", "--nproc-per-node", "2"]
COUP = ruse.all_games()["coup"]


def brain_file(game: Game) -> Path:
    assert game.rules.brain is not None
    return game.rules.brain


def small(**changes: Any) -> Any:
    from ruse.learn.settings import Settings

    usual = {"decisions": 150_000, "size": 256, "steps": 32, "first": 64, "second": 64, "rate": 2e-3}
    return Settings("coup", (2,), **{**usual, **changes})


def test_a_tiny_run_beats_random_and_its_brain_plays_like_the_network(tmp_path: Path) -> None:
    from ruse.arena.duel import duel
    from ruse.core import brain as thinking
    from ruse.core.brain_file import read_brain
    from ruse.learn.quantise import quantise
    from ruse.learn.run import Run, sample

    run = Run(COUP, small(), "cpu", tmp_path)
    assert run.go(lambda point: None)
    path = tmp_path / "brain.bin"
    quantise(COUP, run.learner.network, sample(run), path, {})
    brain = read_brain(path, COUP)
    assert duel(COUP, 2, "learned", "random", 2000, brain=brain).rate > 0.65
    observation, legal = run.table.observation[:100].clone(), run.table.legal[:100].clone()
    with torch.no_grad():
        logits, _ = run.learner.network(observation, legal)
    equal = 0
    for row in range(100):
        actions = Row(action for action in range(COUP.rules.actions) if legal[row, action])
        mind = observation[row].tolist() + [0] * 1000
        net, sharpness = brain.tuning[4:6]
        thinking.sum_rows(net, brain.weights, brain.tuning, mind)
        thinking.light_second(net, brain.weights, brain.tuning, mind)
        thinking.weigh_actions(net, sharpness, len(actions), actions, brain.weights, brain.tuning, mind)
        at = sum(brain.tuning[net + size] for size in (thinking.COLUMNS, thinking.FIRST, thinking.SECOND))
        best = max(range(len(actions)), key=lambda nth: mind[at + nth])
        equal += actions[best] == int(logits[row].argmax())
    assert equal >= 97


def test_a_brain_loses_nothing_to_its_network(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Rounded to 8 bits, it prefers the same action in 99 % of decisions, and wins as often within 1 %."""
    from ruse.core.brain_file import read_brain
    from ruse.learn import exploit
    from ruse.learn.frozen import Frozen
    from ruse.learn.quantise import quantise
    from ruse.learn.run import Run, batch_of, sample
    from ruse.learn.tensors import BatchTensors

    run = Run(COUP, small(), "cpu", None)
    run.go(lambda point: None)
    quantise(COUP, run.learner.network, sample(run), tmp_path / "brain.bin", {})
    brain = Frozen(COUP, read_brain(tmp_path / "brain.bin", COUP), 2, torch.device("cpu"))
    equal = asked = 0
    for _ in range(40):
        weights = brain.weights(run.table.observation, run.table.legal)
        with torch.no_grad():
            logits, _ = run.learner.network(run.table.observation, run.table.legal)
        equal += int((weights.argmax(1) == logits.argmax(1)).sum())
        asked += len(weights)
        run.table.step(brain(run.table.observation, run.table.legal))
    assert equal >= 0.99 * asked
    monkeypatch.setattr(exploit, "SHARPER", 1.0)
    table = BatchTensors(batch_of(COUP, replace(run.settings, size=1000, seed=9), "cpu", None), brain)
    played, won = exploit.record(table, exploit.sharpened(run.learner.network), 60_000)
    assert won / played == pytest.approx(0.5, abs=0.01)


def test_a_run_resumes_where_it_stopped(tmp_path: Path) -> None:
    from ruse.learn.run import Run

    Run(COUP, small(decisions=20_000), "cpu", tmp_path).go(lambda point: None)
    again = Run(COUP, small(decisions=20_000), "cpu", tmp_path)
    assert again.take_up(40_000)
    assert again.learner.done >= 20_000
    again.go(lambda point: None)
    assert again.learner.done >= 40_000
    (tmp_path / "checkpoint.pt").write_bytes(b"broken")
    with pytest.raises(ruse.BadOption, match="not a checkpoint"):
        again.take_up()


@pytest.mark.parametrize(
    ("slug", "players"), [("coup", 2), ("coup", 4), ("minister", 4), ("royal", 3), ("caper", 2)]
)
def test_a_run_that_starts_from_a_brain_plays_as_it_does(slug: str, players: int) -> None:
    from ruse.core.brain_file import read_brain
    from ruse.learn.frozen import Frozen
    from ruse.learn.run import Run
    from ruse.learn.settings import Settings
    from ruse.learn.thaw import layers_for, start_from

    game = ruse.all_games()[slug]
    settings = Settings(slug, (players,), size=128, steps=8, judging=0.5)
    settings = replace(settings, **layers_for(brain_file(game), players))
    run = Run(game, settings, "cpu", None)
    start_from(run.learner, game, brain_file(game))
    frozen = Frozen(game, read_brain(brain_file(game), game, 1.0), players, torch.device("cpu"))
    frozen._floor = 0  # training tries everything
    for _ in range(20):
        weights = frozen.weights(run.table.observation, run.table.legal).float()
        with torch.no_grad():
            logits, _ = run.learner.network(run.table.observation, run.table.legal)
        apart = (weights / weights.sum(1, keepdim=True) - logits.softmax(1)).abs().sum(1).mean() / 2
        assert apart < 0.03
        run.table.step(frozen(run.table.observation, run.table.legal))
    before = {name: value.clone() for name, value in run.learner.network.state_dict().items()}
    run.go(lambda point: None, 0.01)
    moved = {
        name.split(".")[0]
        for name, value in run.learner.network.state_dict().items()
        if not torch.equal(value, before[name])
    }
    judge = {"beside", "judge", "value"} if players == 2 else {"judge", "value"}
    assert moved == judge, "first the judge learns what the policy is worth"


@pytest.mark.parametrize(
    ("slug", "players"), [("coup", 2), ("coup", 4), ("minister", 4), ("royal", 3), ("caper", 2)]
)
def test_a_responder_can_start_as_a_flattened_copy(
    slug: str, players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At first it plays the brain's policy with other chances: each to the power of `FLATTENED`."""
    from ruse.core.brain_file import read_brain
    from ruse.learn import exploit as responders
    from ruse.learn.frozen import Frozen
    from ruse.learn.run import Run
    from ruse.learn.thaw import FLATTENED, JUDGING, layers_for

    game = ruse.all_games()[slug]
    path = brain_file(game)
    runs: list[Any] = []

    class Watched(Run):
        def go(self, *given: Any) -> bool:
            runs.append(self)
            return False

    monkeypatch.setattr(responders, "Run", Watched)
    found = responders.exploit(
        game, players, "learned", 1000, target="cpu", tell=lambda point: None, size=64, games=64, start=path
    )
    assert found.describe()["start"] == "learned"
    (run,) = runs
    assert run.settings.judging == JUDGING
    assert run.learner.network.sizes() == layers_for(path, players)
    # With this temperature a brain's chances have the power of `FLATTENED`.
    frozen = Frozen(game, read_brain(path, game, 1 / FLATTENED), players, torch.device("cpu"))
    frozen._floor = 0
    sharp = Frozen(game, read_brain(path, game, 1.0), players, torch.device("cpu"))
    sharp._floor = 0
    apart, freer = [], []
    for _ in range(20):
        observation, legal = run.table.observation, run.table.legal
        weights, sharper = (brain.weights(observation, legal).float() for brain in (frozen, sharp))
        with torch.no_grad():
            chances = run.learner.network(observation, legal)[0].softmax(1)
            held = run.learner.magnet(observation, legal)[0].softmax(1)
        assert torch.equal(chances, held)
        assert float((chances * (legal == 0)).max()) == 0
        apart.append(float((weights / weights.sum(1, keepdim=True) - chances).abs().sum(1).mean()) / 2)
        surest = (sharper / sharper.sum(1, keepdim=True)).max(1).values
        freer.append(float((surest - chances.max(1).values).mean()))
        run.table.step(sharp(observation, legal))
    assert max(apart) < 0.03, "the same but for the rounding of the brain's sums"
    assert min(freer) > 0.05


def test_a_run_does_not_start_from_a_brain_with_other_layers() -> None:
    from ruse.learn.run import Run
    from ruse.learn.thaw import start_from

    run = Run(COUP, small(), "cpu", None)
    with pytest.raises(ruse.BadOption, match="other layers"):
        start_from(run.learner, COUP, brain_file(COUP))
    with pytest.raises(ruse.BadBrain, match="made for"):
        start_from(run.learner, COUP, brain_file(ruse.all_games()["minister"]))


def test_a_responder_learns_to_beat_random() -> None:
    from ruse.learn.exploit import exploit

    found = exploit(COUP, 2, "random", 150_000, target="cpu", tell=lambda point: None, size=256, games=1000)
    assert found.rate > 0.6
    assert found.describe()["chance"] == 0.5


def test_a_responder_beside_the_network_makes_it_harder_to_beat(tmp_path: Path) -> None:
    """Without one, a network that only met `random` is an open book; with one, a new responder wins less."""
    from ruse.core.brain_file import read_brain
    from ruse.learn.exploit import exploit
    from ruse.learn.quantise import quantise
    from ruse.learn.run import Run, sample

    rates = {}
    # Hardly any self-play: what the network learns comes from the field, or from the field and the responder.
    usual = {"size": 16, "field": "random", "field_size": 256, "field_steps": 32, "decisions": 4_000_000}
    usual |= {"responder_weight": 3.0}
    for responders in (0, 256):
        run = Run(COUP, small(**usual, responders=responders), "cpu", tmp_path / str(responders))
        run.go(lambda point: None)
        assert ("responder" in run.curve[-1]) == (responders > 0)
        path = tmp_path / f"{responders}.bin"
        quantise(COUP, run.learner.network, sample(run), path, {})
        found = exploit(
            COUP,
            2,
            "learned",
            400_000,
            target="cpu",
            tell=lambda point: None,
            size=256,
            games=2000,
            brain=read_brain(path, COUP),
        )
        rates[responders] = found.rate
    # It falls by 0.05 with the seed 1 and by 0.21 with the seed 2; where nothing is learned it stays the same.
    assert rates[256] < rates[0] - 0.03, rates


def test_responders_are_kept_and_taken_up(tmp_path: Path) -> None:
    from ruse.learn.run import Run

    usual = {"decisions": 20_000, "responders": 64, "field": "random", "field_size": 64, "field_goal": 0.99}
    usual |= {"responder_count": 2, "responder_share": 0.25}
    run = Run(COUP, small(**usual), "cpu", tmp_path)
    run.go(lambda point: None)
    assert run.field_weight > run.settings.field_weight, "far from the goal, the field must count for more"
    again = Run(COUP, small(**usual), "cpu", tmp_path)
    assert again.take_up(30_000)
    assert again.field_weight == run.field_weight
    assert [rival.name for rival in again.responders] == ["responder", "responder-2"]
    weights = []
    for ours, theirs in zip(again.responders, run.responders, strict=True):
        assert ours.learner.done == theirs.learner.done > 0
        both = zip(ours.learner.network.parameters(), theirs.learner.network.parameters(), strict=True)
        assert all(torch.equal(mine, yours) for mine, yours in both)
        weights.append(next(iter(ours.learner.network.parameters())))
        assert theirs.name in run.curve[-1]
    assert not torch.equal(*weights), "each responder learns from no other"
    assert not list(tmp_path.glob("*.new"))
    (tmp_path / "responder-2.pt").write_bytes((tmp_path / "responder-2.pt").read_bytes()[:999])
    with pytest.raises(ruse.BadOption, match=r"responder-2\.pt is not a checkpoint"):
        again.take_up()
    torch.save(small().as_dict(), tmp_path / "responder-2.pt")
    with pytest.raises(ruse.BadOption, match=r"responder-2\.pt is not a checkpoint"):
        again.take_up()


def test_a_killed_run_keeps_its_last_checkpoint(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from ruse.learn.run import Run

    settings = small(decisions=20_000, responders=64)
    run = Run(COUP, settings, "cpu", tmp_path)
    run.go(lambda point: None)
    write = torch.save

    def half(value: Any, file: Any) -> None:
        write(value, file)
        file.write_bytes(file.read_bytes()[:500])
        raise KeyboardInterrupt

    monkeypatch.setattr(torch, "save", half)
    with pytest.raises(KeyboardInterrupt):
        run.keep()
    assert Run(COUP, settings, "cpu", tmp_path).take_up()


def test_a_responder_learns_to_play_while_the_network_learns_to_judge() -> None:
    """A run that starts from a brain first trains its judge alone; a responder has a policy to find."""
    from ruse.learn.run import Run

    run = Run(COUP, small(responders=64, judging=0.9), "cpu", None)
    both = run.learner.network, run.responders[0].learner.network
    before = [network.policy.weight.detach().clone() for network in both]
    run.go(lambda point: None, 0.01)
    same = [torch.equal(network.policy.weight, kept) for network, kept in zip(both, before, strict=True)]
    assert same == [True, False]


def test_responders_learn_at_their_own_rate_and_explore_as_they_are_told() -> None:
    from ruse.learn.settings import RESPONDERS_ENTROPY

    plain = small(responders=64, responder_count=2)
    assert [plain.of_responder(nth).entropy for nth in range(2)] == [RESPONDERS_ENTROPY] * 2
    assert plain.of_responder().rate == plain.rate
    told = replace(plain, responder_rate=3e-3, responder_entropy=(0.03, 0.06), judging=0.5)
    for nth, entropy in enumerate((0.03, 0.06, 0.03)):
        held = told.of_responder(nth)
        assert (held.rate, held.entropy_at(0.0), held.entropy_at(1.0)) == (3e-3, entropy, entropy)
        assert (held.magnet, held.judging, held.responders) == (0.0, 0.0, 0)


def test_a_network_learns_from_a_share_of_its_play_against_a_responder() -> None:
    from ruse.learn.rollout import play_each_other
    from ruse.learn.run import Run

    run = Run(COUP, small(responders=256), "cpu", None)
    rival = run.responders[0]
    rows = {}
    for share in (0.25, 1.0):
        own, its, _ = play_each_other(
            rival.table, run.learner.network, rival.learner.network, 16, lambda table: table.rewards, 2.0, share
        )
        rows[share] = len(own.action) / len(its.action)
        assert set(own.weight.tolist()) == {2.0}
    assert 0.2 < rows[0.25] / rows[1.0] < 0.3


def test_two_processes_learn_the_same_network(tmp_path: Path) -> None:
    """PyTorch's own distributed mode: gradients are shared, so both end with the same weights."""
    script = tmp_path / "both.py"
    script.write_text(
        "import hashlib, os, sys\nfrom pathlib import Path\nimport ruse\nfrom ruse.learn.run import Run\n"
        "from ruse.learn.settings import Settings\n"
        "settings = Settings('coup', (2,), decisions=30_000, size=64, first=32, second=32)\n"
        "run = Run(ruse.all_games()['coup'], settings, 'cpu', None)\n"
        "run.go(lambda point: None)\n"
        "weights = b''.join(value.detach().numpy().tobytes() for value in run.learner.network.parameters())\n"
        f"Path({str(tmp_path)!r}, os.environ['RANK']).write_text(hashlib.sha256(weights).hexdigest())\n",
        encoding="utf-8",
    )
    subprocess.run(
        [*LAUNCH, str(script)],
        check=True,
        env=os.environ | {"OMP_NUM_THREADS": "1"},
        timeout=600,
    )
    assert (tmp_path / "0").read_text() == (tmp_path / "1").read_text()


def test_two_processes_stop_together_and_one_of_them_writes_the_brain(tmp_path: Path) -> None:
    from ruse.core.brain_file import read_brain

    command = ["-m", "ruse", "train", "coup", "--players", "2", "--size", "64", "--seconds", "2"]
    done = subprocess.run(
        [*LAUNCH, *command, "--folder", str(tmp_path)],
        capture_output=True,
        text=True,
        check=False,
        env=os.environ | {"OMP_NUM_THREADS": "1"},
        timeout=600,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.count("Paused.") == done.stdout.count("It wins") == 1
    assert read_brain(tmp_path / "brain.bin", COUP).about["decisions"] > 0


def test_each_process_has_a_gpu_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    from ruse.learn.learner import join

    told: list[Any] = []
    monkeypatch.setattr(torch.cuda, "set_device", told.append)
    monkeypatch.setattr(torch.distributed, "init_process_group", told.append)
    monkeypatch.setenv("WORLD_SIZE", "2")
    monkeypatch.setenv("LOCAL_RANK", "1")
    join(torch.device("cuda"))
    join(torch.device("cpu"))
    assert told == [1, "nccl", "gloo"]


@pytest.mark.parametrize("slug", list(ruse.all_games()))
def test_a_sum_of_rows_is_the_product_with_ones_and_zeros(slug: str) -> None:
    """A CPU sums up the rows that a GPU multiplies; both must learn and play the same."""
    from ruse.learn.network import Network

    network = Network(ruse.all_games()[slug], 8, 8)
    torch.manual_seed(1)
    seen = torch.randint(0, 256, (40, network.encoder.columns), dtype=torch.uint8)
    seen[:, ::2] = 0
    seen[7] = 0
    summed = network._rows(network.first, seen)
    summed.sum().backward()
    gradient = network.first.weight.grad
    network.zero_grad()
    product = network.first(network.encoder(seen, torch.float32))
    product.sum().backward()
    torch.testing.assert_close(summed, product)
    torch.testing.assert_close(gradient, network.first.weight.grad)


def test_actions_are_drawn_as_often_as_their_weights_say() -> None:
    from ruse.learn.network import drawn, drawn_by

    torch.manual_seed(1)
    weights = torch.tensor([[0.0, 3.0, 0.0, 1.0, 0.0]])
    counts = drawn_by(weights.repeat(40_000, 1)).bincount(minlength=5)
    assert counts[[0, 2, 4]].sum() == 0
    assert counts[1] / 40_000 == pytest.approx(0.75, abs=0.01)
    counts = drawn(torch.where(weights > 0, weights.log(), -1e9).repeat(40_000, 1)).bincount(minlength=5)
    assert counts[1] / 40_000 == pytest.approx(0.75, abs=0.01)
    assert counts[[0, 2, 4]].sum() == 0


@pytest.mark.parametrize("bytewise", [True, False])
@pytest.mark.parametrize("slug", [name for name, game in ruse.all_games().items() if game.rules.brain is not None])
def test_a_frozen_brain_weighs_actions_as_the_bot_does(
    slug: str, bytewise: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Exploitability is measured against `Frozen`; it must be the bot at the table, not something like it."""
    from ruse.learn import frozen as frozen_brains

    if bytewise and not frozen_brains.multiplies_bytes():
        pytest.skip("this CPU does not add up products of bytes exactly")
    monkeypatch.setattr(frozen_brains, "multiplies_bytes", lambda: bytewise)
    from ruse.core import brain as thinking
    from ruse.core.brain_file import brain_of, mind_of
    from ruse.core.sight import seen_by_brain
    from ruse.learn.frozen import Frozen
    from ruse.learn.network import drawn
    from ruse.learn.tensors import BatchTensors
    from ruse.study.batch import Batch

    game = ruse.all_games()[slug]
    brain = brain_of(game)
    assert brain is not None
    sizes = thinking.COLUMNS, thinking.FIRST, thinking.SECOND, thinking.PARTS
    compared = 0
    for players in game.players:
        net, sharpness = brain.tuning[2 * players : 2 * players + 2]
        frozen = Frozen(game, brain, players, torch.device("cpu"))
        table = BatchTensors(Batch(seen_by_brain(game), 60, players, check=False))
        for _ in range(30 // len(game.players) + 1):
            weights = frozen.weights(table.observation, table.legal)
            for row in range(0, 60, 7):
                actions = Row(action for action in range(game.rules.actions) if table.legal[row, action])
                mind = table.observation[row].tolist() + [0] * mind_of(game.rules)
                thinking.sum_rows(net, brain.weights, brain.tuning, mind)
                thinking.light_second(net, brain.weights, brain.tuning, mind)
                thinking.weigh_actions(net, sharpness, len(actions), actions, brain.weights, brain.tuning, mind)
                at = sum(brain.tuning[net + size] for size in sizes)
                found = [mind[at + nth] for nth in range(len(actions))]
                assert found == weights[row, list(actions)].tolist()
                assert int(weights[row].sum()) == sum(found)
                compared += len(actions) > 1
            table.step(drawn(torch.where(table.legal != 0, 0.0, -1e9)))
    assert compared > 50


def test_a_responder_plays_one_seat_among_frozen_brains() -> None:
    """Against random rivals in PyTorch it learns as it does against random bots in the batch."""
    from ruse.learn.exploit import record, responder_settings, sharpened
    from ruse.learn.network import drawn
    from ruse.learn.run import Run

    def rivals(observation: Any, legal: Any) -> Any:
        return drawn(torch.where(legal != 0, 0.0, -1e9))

    settings = responder_settings(COUP, 3, 150_000, 256, 7, "cpu")
    run = Run(COUP, settings, "cpu", None, rivals=rivals)
    responder = sharpened(run.learner.network)
    assert record(run.table, responder, 2000)[1] / 2000 == pytest.approx(1 / 3, abs=0.06)
    run.go(lambda point: None)
    assert record(run.table, responder, 1000)[1] / 1000 > 0.5


def test_a_run_plays_against_a_field_as_well() -> None:
    """Some tables have a built-in bot in all other seats, and the run tells how often the learner wins there."""
    from ruse.learn.run import Run

    run = Run(COUP, small(decisions=30_000, field="random", field_size=64, field_steps=8), "cpu", None)
    told: list[dict[str, Any]] = []
    run.go(told.append)
    assert 0.2 < told[-1]["field"] < 1
    assert told[-1]["won"] > 0


def test_a_learner_hosts_a_guest_who_plays_at_random() -> None:
    """The guest has one seat and the learner all others; only the learner's decisions are learned from."""
    from ruse.learn.rollout import play
    from ruse.learn.run import Run

    run = Run(COUP, small(novices=64, decisions=120_000), "cpu", None)
    table = run.novices
    assert table is not None
    assert torch.equal(table.own(), table.seats != table.alone)
    stretch, _ = play(table, run.learner.network, 8, lambda found: found.rewards)
    assert 0 < len(stretch.action) < 8 * 64
    points: list[dict[str, Any]] = []
    run.go(points.append, every=0.5)
    assert points[0]["novice"] > points[-1]["novice"] + 0.05


def test_a_blend_stops_on_the_way_from_self_play_to_the_field(tmp_path: Path) -> None:
    from ruse.learn.run import Run

    settings = small(field="random", field_size=64, field_steps=16, field_from=0.5, blend=0.25, decisions=60_000)
    run = Run(COUP, settings, "cpu", tmp_path)
    points: list[dict[str, Any]] = []
    run.go(points.append, every=0.0)
    assert "field" not in points[0]
    assert "field" in points[-1]
    before, now, blended = run.before_field, run.learner.network.state_dict(), run.finished().state_dict()
    assert before is not None
    for name, value in blended.items():
        assert torch.allclose(value, 0.75 * before[name] + 0.25 * now[name], atol=1e-6)
    assert not torch.equal(blended["first.weight"], now["first.weight"])
    again = Run(COUP, settings, "cpu", tmp_path)
    assert again.take_up()
    assert torch.equal(again.finished().state_dict()["first.weight"], blended["first.weight"])


def test_a_steady_run_leaves_its_magnet(tmp_path: Path) -> None:
    from ruse.learn.run import Run

    run = Run(COUP, small(decisions=20_000, steady=True), "cpu", tmp_path)
    run.go(lambda point: None)
    assert run.finished() is run.learner.magnet
    assert not torch.equal(run.learner.magnet.policy.weight, run.learner.network.policy.weight)
    again = Run(COUP, small(decisions=20_000, steady=True), "cpu", tmp_path)
    assert again.take_up()
    for name, value in again.finished().state_dict().items():
        assert torch.equal(value, run.finished().state_dict()[name]), "the same brain after a pause"


def test_training_for_the_players_of_one_network_has_its_settings() -> None:
    from ruse.learn.settings import NETWORKS, USUAL, usual_for

    duel = {name: value for name, value in NETWORKS["coup"][0].items() if name not in ("members", "pupil")}
    assert usual_for("coup", (2,)) == duel, "one network, without the others that the shipped one learned from"
    assert usual_for("coup", (4, 3, 5, 6)) == NETWORKS["coup"][1]
    assert usual_for("coup", None) == USUAL["coup"]
    assert usual_for("coup", (2, 3)) == USUAL["coup"] | {"field_players": (3,)}
    asked = usual_for("royal", (5,))
    assert asked == USUAL["royal"] | {"novice_players": (), "responder_players": (5,)}
    assert usual_for("unheard of", (2,)) == {}


@pytest.mark.parametrize("slug", [name for name, game in ruse.all_games().items() if game.rules.brain is not None])
def test_the_shipped_networks_are_those_that_are_trained_again(slug: str) -> None:
    """`--reproduce` must make networks with the same layers, for the same players, that play as freely."""
    from ruse.core.brain_file import stored_networks
    from ruse.learn.settings import Settings, networks_of

    _, networks = stored_networks(brain_file(ruse.all_games()[slug]))
    plans = [Settings(game=slug, **plan) for plan in networks_of(slug)]
    for network, whole in zip(networks, plans, strict=True):
        sizes, plan = network.sizes, whole.of_pupil()
        assert (sizes["first"], sizes["second"]) == (plan.first, plan.second)
        assert set(sizes.get("players", plan.players)) == set(plan.players)
        for players in plan.players:
            freely = dict(plan.temperature_with).get(players, plan.temperature)
            assert sizes.get("temperature_with", {}).get(str(players), sizes["temperature"]) == freely


def two_members(folder: Path) -> list[Any]:
    """Two brains that differ."""
    from ruse.core.brain_file import read_brain
    from ruse.learn.quantise import quantise
    from ruse.learn.run import Run, sample

    brains = []
    for seed in (1, 2):
        run = Run(COUP, small(decisions=60_000, seed=seed), "cpu", None)
        run.go(lambda point: None)
        quantise(COUP, run.learner.network, sample(run), folder / f"{seed}.bin", {})
        brains.append(read_brain(folder / f"{seed}.bin", COUP))
    return brains


def test_each_member_answers_for_itself(tmp_path: Path) -> None:
    from ruse.learn.frozen import Frozen
    from ruse.learn.mean import Members
    from ruse.learn.run import Run

    brains = two_members(tmp_path)
    members = Members(COUP, brains, (2,), torch.device("cpu"))
    table = Run(COUP, small(), "cpu", None).table
    row = int(table.legal.sum(1).argmax())
    observation, legal = table.observation[row : row + 1], table.legal[row : row + 1]
    own = [Frozen(COUP, brain, 2, torch.device("cpu")).weights(observation, legal).double()[0] for brain in brains]
    own = [(weights / weights.sum()).float() for weights in own]
    assert float((own[0] - own[1]).abs().sum()) > 0.05
    who = members.drawn(4000, 2, torch.device("cpu"))[:, 0]
    many = members.chances(observation.repeat(4000, 1), legal.repeat(4000, 1), torch.full((4000,), 2), who)
    for number in (0, 1):
        assert torch.equal(many[who == number], own[number].expand(int((who == number).sum()), -1))
    assert float(who.double().mean()) == pytest.approx(0.5, abs=0.05)


def test_a_member_plays_a_seat_for_a_whole_match(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Then it is drawn again, for each seat by itself."""
    from ruse.learn.mean import Members, Pupil
    from ruse.learn.settings import PUPIL

    asked: list[Any] = []
    answer = Members.chances

    def noted(self: Members, observation: Any, legal: Any, counts: Any, who: Any) -> Any:
        asked.append(who.clone())
        return answer(self, observation, legal, counts, who)

    monkeypatch.setattr(Members, "chances", noted)
    settings = replace(small(), **PUPIL | {"size": 64, "steps": 1, "first": 64, "second": 64})
    pupil = Pupil(COUP, settings, two_members(tmp_path), "cpu")
    who: dict[tuple[int, int], int] = {}
    kept = changed = apart = 0
    for _ in range(120):
        seats = pupil.table.seats.tolist()
        pupil.watch()
        for match, seat in enumerate(seats):
            member = int(asked[-1][match])
            kept += (match, seat) in who
            assert who.setdefault((match, seat), member) == member
            apart += who.get((match, 1 - seat), member) != member
        for match in pupil.table.done.nonzero().flatten().tolist():
            before = who.pop((match, 0), None), who.pop((match, 1), None)
            changed += before != tuple(pupil._who[match].tolist())
    assert kept > 2000
    assert changed > 50
    assert apart > 1000


def test_a_pupil_plays_like_the_mean_of_its_members(tmp_path: Path) -> None:
    """Much more so than any of them, and it goes on where it was stopped."""
    from ruse.learn.frozen import Frozen
    from ruse.learn.mean import Pupil
    from ruse.learn.settings import PUPIL

    brains = two_members(tmp_path)
    settings = replace(small(), **PUPIL | {"size": 256, "decisions": 600_000, "first": 64, "second": 64})
    early = Pupil(COUP, settings, brains, "cpu", tmp_path)
    assert not early.go(lambda point: None, 1.0)
    points: list[dict[str, Any]] = []
    pupil = Pupil(COUP, settings, brains, "cpu", tmp_path)
    assert pupil.done == early.done > 0
    assert pupil.go(points.append)
    assert points[-1]["decisions"] >= 600_000
    observation, legal, _ = pupil.watch()
    policies = []
    for brain in brains:
        weights = Frozen(COUP, brain, 2, torch.device("cpu")).weights(observation, legal).double()
        policies.append(weights / weights.sum(1, keepdim=True))
    with torch.no_grad():
        learned = pupil.network.logits(observation, legal).softmax(1)
    mean = (policies[0] + policies[1]) / 2
    apart = [float((learned - policy).abs().sum(1).mean()) for policy in (mean, *policies)]
    assert apart[0] < 0.6 * min(apart[1:]), apart
    assert Pupil(COUP, settings, brains, "cpu", tmp_path).go(lambda point: None), "complete already"
    with pytest.raises(ruse.BadOption, match=r"pupil\.pt does not fit this run"):
        Pupil(COUP, replace(settings, first=32), brains, "cpu", tmp_path)


def test_a_checkpoint_is_small_and_keeps_what_learning_needs(tmp_path: Path) -> None:
    from ruse.learn.learner import pressed, released
    from ruse.learn.run import Run

    squares = torch.logspace(-12, -2, 1000)
    assert float((released(pressed(squares)) / squares).log().abs().max()) < 0.3
    run = Run(COUP, small(decisions=20_000), "cpu", tmp_path)
    run.go(lambda point: None)
    weights = sum(value.numel() for value in run.learner.network.state_dict().values())
    assert (tmp_path / "checkpoint.pt").stat().st_size < 7.5 * weights + 40_000


def test_allied_seats_share_what_the_responder_does_not_win() -> None:
    from ruse.learn.rollout import OWN, SIDE, play_each_other
    from ruse.learn.run import Run
    from ruse.learn.tensors import at_random
    from ruse.learn.worth import of_sides

    run = Run(COUP, small(responders=256, responder_players=(2, 4)), "cpu", None)
    rival = run.responders[0]
    table, networks = rival.table, (run.learner.network, rival.learner.network)
    seen = {0.0: 0, 1.0: 0}
    for _ in range(400):
        table.step(at_random(table.observation, table.legal))
        shared = of_sides(lambda table: table.rewards)(table)
        for match in range(table.size):
            got, count = float(table.rewards[match, table.alone[match]]), int(table.counts[match])
            ended = bool(table.done[match])
            for seat in range(table.players):
                alone = seat == int(table.alone[match])
                due = got if alone else float(ended and seat < count) * (1 - got)
                assert float(shared[match, seat]) == due
            if ended:
                seen[got] += 1
    assert min(seen.values()) > 10, "the responder must have won and lost"
    judges = {
        allied: play_each_other(table, *networks, 16, lambda table: table.rewards, allied=allied)[0].judge.unique()
        for allied in (False, True)
    }
    assert {allied: found.tolist() for allied, found in judges.items()} == {False: [OWN], True: [SIDE]}


@pytest.fixture
def small_reproduction(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two small networks instead of those that come with Coup."""
    from ruse.learn import settings

    tiny = {"first": 32, "second": 32, "size": 64, "field_size": 64}
    plans = [{**tiny, "players": (2, 3), "steady": True}, {**tiny, "players": (3, 4)}]
    monkeypatch.setitem(settings.USUAL, "coup", plans[0])
    monkeypatch.setitem(settings.NETWORKS, "coup", plans)


@pytest.mark.usefixtures("small_reproduction")
def test_a_brain_of_two_networks_is_made_again(tmp_path: Path) -> None:
    """Each network has a run of its own, which can be stopped and resumed, and then they become one brain."""
    from click.testing import CliRunner

    from ruse.cli import main
    from ruse.core.brain_file import read_brain

    def ask(*more: str) -> Any:
        command = ["train", "coup", "--reproduce", "--decisions", "400k", "--size", "64"]
        return CliRunner().invoke(main, [*command, "--folder", str(tmp_path), *more])

    paused = ask("--seconds", "1")
    assert paused.exit_code == 0, paused.output
    assert "Run the same command again to resume" in paused.output
    assert not (tmp_path / "brain.bin").exists()
    done = ask()
    assert done.exit_code == 0, done.output
    assert "all networks" in done.output
    brain = read_brain(tmp_path / "brain.bin", COUP)
    assert [card["players"] for card in brain.about["networks"]] == [[2], [3, 4]]
    assert len({brain.tuning[2 * players] for players in (2, 3, 4)}) == 2
    assert brain.tuning[6] == brain.tuning[8]
    command = "ruse train coup --reproduce --decisions 400000 --size 64 --target cpu --seed 1"
    assert [card["command"] for card in (brain.about, *brain.about["networks"])] == [command] * 3
    assert not any("start" in card for card in brain.about["networks"])
    other = ask("--seed", "2")
    assert other.exit_code != 0
    assert "holds another run" in other.output
    assert ask("--players", "2").exit_code != 0


def test_a_mean_of_members_is_made_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Member after member, then the pupil; stopped and resumed, and the model card has the cards of all."""
    from click.testing import CliRunner

    from ruse.cli import main
    from ruse.core.brain_file import stored_networks
    from ruse.learn import settings

    tiny = {"first": 32, "second": 32, "size": 64, "players": (2,)}
    pupil = settings.PUPIL | {"first": 48, "second": 40, "size": 64}
    monkeypatch.setitem(settings.NETWORKS, "coup", [tiny | {"members": 2, "pupil": pupil}])

    def ask(*more: str) -> Any:
        command = ["train", "coup", "--reproduce", "--decisions", "200k", "--size", "64"]  # more than in a second
        return CliRunner().invoke(main, [*command, "--folder", str(tmp_path), *more])

    paused = ask("--seconds", "1")
    assert paused.exit_code == 0, paused.output
    assert "Run the same command again to resume" in paused.output
    assert str(tmp_path / "member-1") in paused.output.replace("\n", ""), "the only brain so far"
    assert not (tmp_path / "brain.bin").exists()
    done = ask()
    assert done.exit_code == 0, done.output
    assert "Network 2 of 2" in done.stderr
    assert "like the mean of all 2" in done.stderr
    card, (network,) = stored_networks(tmp_path / "brain.bin")
    assert (network.sizes["first"], network.sizes["second"]) == (48, 40)
    assert len(card["members"]) == 2
    assert card["members"][0]["settings"]["seed"] != card["members"][1]["settings"]["seed"]
    assert card["decisions"] >= sum(member["decisions"] for member in card["members"]) + 200_000
    assert card["command"].startswith("ruse train coup --reproduce")
    assert 0 < card["field"]["2"] < 1
    assert "holds another run" in ask("--seed", "2").output


@pytest.mark.usefixtures("small_reproduction")
def test_a_model_card_says_which_brain_a_run_started_from(tmp_path: Path) -> None:
    """With its digest, and with the command; also if the run was resumed by a command that no longer says so."""
    from click.testing import CliRunner

    from ruse.cli import main
    from ruse.core.brain_file import stored_networks

    def card(folder: str, *more: str) -> dict[str, Any]:
        command = ["train", "coup", "--players", "2", "--size", "64", "--folder", str(tmp_path / folder), *more]
        done = CliRunner().invoke(main, command)
        assert done.exit_code == 0, done.output
        about: dict[str, Any] = stored_networks(tmp_path / folder / "brain.bin")[0]
        return about

    first = card("first", "--decisions", "10k")
    assert first["method"].endswith("the magnet became the brain")
    options = "--players 2 --size 64 --target cpu --seed 1"
    assert first["command"] == f"ruse train coup --decisions 10000 {options}"
    assert "start" not in first
    brain = tmp_path / "first" / "brain.bin"
    start = {"brain": str(brain), "sha256": hashlib.sha256(brain.read_bytes()).hexdigest()}
    second = card("second", "--decisions", "10k", "--start", str(brain))
    assert second["start"] == start
    assert second["command"] == f"ruse train coup --start {brain} --decisions 10000 {options}"
    resumed = card("second", "--decisions", "20k")
    assert resumed["decisions"] > second["decisions"]
    assert resumed["start"] == start
    assert f"--start {brain} " in resumed["command"]


@pytest.mark.usefixtures("small_reproduction")
@pytest.mark.parametrize(("command", "more"), [("train", ["--players", "2"]), ("exploit", ["--games", "100"])])
def test_a_folder_with_a_run_from_nothing_is_not_taken_for_one_that_started_from_a_brain(
    tmp_path: Path, command: str, more: list[str]
) -> None:
    from click.testing import CliRunner

    from ruse.cli import main

    def ask(folder: str, *given: str) -> Any:
        arguments = [command, "coup", "--players", "2", "--size", "64", "--decisions", "10k", *more, *given]
        return CliRunner().invoke(main, [*arguments, "--folder", str(tmp_path / folder)])

    assert ask("nothing").exit_code == 0
    for start in ("learned", "nowhere.bin", str(brain_file(ruse.all_games()["minister"]))):
        refused = ask("nothing", "--start", start)
        assert (refused.exit_code, refused.stdout, len(refused.stderr.splitlines())) == (2, "", 1)
    started = ask("started", "--start", "learned")
    assert started.exit_code == 0, started.output
    assert ask("started", "--start", "learned").exit_code == 0
    if command == "exploit":
        assert "It began as a copy of learned" in started.stdout


def test_a_responder_is_not_counted_against_a_bot_that_it_never_met(tmp_path: Path) -> None:
    from click.testing import CliRunner

    from ruse.cli import main
    from ruse.core.brain_file import amend_brain

    own = tmp_path / "own.bin"
    own.write_bytes(brain_file(COUP).read_bytes())

    def ask(*given: str) -> Any:
        command = ["exploit", "coup", "--players", "2", "--size", "64", "--decisions", "5k", "--games", "64"]
        return CliRunner().invoke(main, [*command, "--folder", str(tmp_path / "run"), *given])

    first = ask("--brain", str(own))
    assert f"against one {own}." in first.stdout
    assert ask("--bot", "learned").exit_code == 0, "the same brain"
    amend_brain(own, temperature=3.0)
    for other in (["--bot", "house"], ["--brain", str(own)]):
        refused = ask(*other)
        assert (refused.exit_code, refused.stdout) == (2, "")
        assert "holds a run against another bot" in refused.stderr


@pytest.mark.parametrize(
    ("command", "told"),
    [
        ("train coup --field hosue", "coup has no bot “hosue”"),
        ("train coup --field learned", "cannot be measured against itself"),
        ("train coup --seed -1", "--seed"),
        ("train coup --seed 99999999999999999999999", "--seed"),
        ("train coup --players 2,99", "coup is for 2 to 10 players"),
        ("train coup --start learned --reproduce", "leave out --start"),
        ("train coup --players 2 --size 64 --folder FILE", "FILE cannot be written"),
        ("exploit coup --seed 99999999999999999999999", "--seed"),
        ("exploit coup --bot learned --players -1", "coup is for 2 to 10 players, not -1"),
        ("exploit coup --bot learned --players 99", "coup is for 2 to 10 players, not 99"),
        ("exploit coup --brain FILE", "FILE is not a brain"),
        ("exploit coup --start FILE", "FILE is not a brain"),
        ("exploit coup --start FILE --language de", "dieses Gehirn lässt sich nicht verwenden"),
        ("exploit coup --players 2 --size 64 --folder FILE/inside", "cannot be written"),
    ],
)
def test_what_cannot_be_trained_is_one_line_before_anything_is_trained(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: str, told: str
) -> None:
    from click.testing import CliRunner

    from ruse.cli import main

    monkeypatch.chdir(tmp_path)
    Path("FILE").write_text("nothing of use")
    refused = CliRunner().invoke(main, [*command.split(), *([] if "--players" in command else ["--players", "2"])])
    assert (refused.exit_code, refused.stdout) == (2, "")
    assert len(refused.stderr.splitlines()) == 1
    assert told in refused.stderr
    assert [path.name for path in tmp_path.iterdir()] == ["FILE"]


@pytest.mark.parametrize("command", ["train", "exploit"])
@pytest.mark.parametrize("kind", ["memory", "pytorch", "cuda"])
def test_a_run_without_enough_memory_ends_in_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: str, kind: str
) -> None:
    from click.testing import CliRunner

    from ruse.cli import main
    from ruse.learn.run import Run

    def go(*_: Any) -> bool:
        if kind == "pytorch":
            torch.empty(1 << 50)
        if kind == "cuda":
            raise torch.OutOfMemoryError("CUDA out of memory. Tried to allocate 20.00 GiB.")
        raise MemoryError

    monkeypatch.setattr(Run, "go", go)
    arguments = [command, "coup", "--players", "2", "--size", "64", "--folder", str(tmp_path)]
    refused = CliRunner().invoke(main, arguments)
    assert (refused.exit_code, len(refused.stderr.splitlines())) == (2, 1), refused.output
    assert "not enough memory for this run. Play fewer matches at once with --size" in refused.stderr


def test_every_decision_is_learned_from_once_whatever_comes_of_it() -> None:
    """Which decisions count may not depend on what they led to: at the end only each seat's last one is open."""
    from ruse.learn.rollout import play
    from ruse.learn.run import Run

    for players in (2, 4):
        size, steps, stretches = 120, 5, 40
        run = Run(COUP, replace(small(size=size), players=(players,)), "cpu", None)
        learned = sum(
            len(play(run.table, run.learner.network, steps, lambda table: table.rewards)[0].action)
            for _ in range(stretches)
        )
        assert run.table.open is not None
        waiting = int(run.table.open.made.sum())
        assert 0 < waiting < players * size
        assert learned + waiting == size * steps * stretches


def test_the_mistake_that_puts_a_player_out_is_learned_from() -> None:
    """However long the others play on: each loser has one decision that led to nothing."""
    from ruse.learn.rollout import play
    from ruse.learn.run import Run

    run = Run(COUP, replace(small(size=200), players=(4,)), "cpu", None)
    matches, lost = 0, 0
    for _ in range(60):
        stretch, outcome = play(run.table, run.learner.network, 5, lambda table: table.rewards)
        matches += int(outcome.matches)
        lost += int((stretch.goal.abs() < 1e-6).sum())
    assert matches > 500
    assert lost == pytest.approx(3 * matches, rel=0.03)


def test_a_judge_at_a_table_for_two_sees_what_the_opponent_saw_last() -> None:
    """Until a match ends; then an opponent who has not been asked in the next one has seen nothing."""
    from ruse.learn.run import batch_of
    from ruse.learn.tensors import BatchTensors, at_random

    table = BatchTensors(batch_of(COUP, small(size=40), "cpu", None))
    seen: dict[tuple[int, int], Any] = {}
    compared = empty = 0
    for _ in range(150):
        others = table.witness()
        for match, seat in enumerate(table.seats.tolist()):
            known = seen.get((match, 1 - seat))
            if known is None:
                assert not others[match].any()
                empty += 1
            else:
                assert torch.equal(others[match, 0], known)
                compared += 1
            seen[match, seat] = table.observation[match].clone()
        table.step(at_random(table.observation, table.legal))
        for match in table.done.nonzero().flatten().tolist():
            seen = {place: value for place, value in seen.items() if place[0] != match}
    assert compared > 1000
    assert empty > 100
    larger = BatchTensors(batch_of(COUP, replace(small(size=40), players=(2, 3)), "cpu", None))
    assert larger.witness().shape[1] == 0


def test_a_policy_knows_nothing_of_what_its_judge_sees() -> None:
    from ruse.learn.rollout import play
    from ruse.learn.run import Run

    run = Run(COUP, small(size=120), "cpu", None)
    run.go(lambda point: None, 0.01)
    stretch, _ = play(run.table, run.learner.network, 32, lambda table: table.rewards)
    assert bool(stretch.others.any())
    network = run.learner.network
    with torch.no_grad():
        logits, values = network(stretch.observation, stretch.legal, stretch.others)
        blind, guesses = network(stretch.observation, stretch.legal)
        assert torch.equal(logits, blind)
        assert torch.equal(logits, network.logits(stretch.observation, stretch.legal))
    assert not torch.equal(values, guesses)
    network.zero_grad()
    network(stretch.observation, stretch.legal, stretch.others)[0].logsumexp(1).sum().backward()
    assert network.beside.weight.grad is None
