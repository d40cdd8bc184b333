"""Training, for real but small: a few minutes on a CPU must beat random, resume, and become a brain."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import ruse
from ruse.core.record import Row

torch = pytest.importorskip("torch")
pytestmark = pytest.mark.deep

LAUNCH = [sys.executable, "-m", "torch.distributed.run", "--nproc-per-node", "2", "--master-port", "29533"]
COUP = ruse.all_games()["coup"]


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
        thinking.sum_rows(brain.weights, brain.tuning, mind)
        thinking.light_second(brain.weights, brain.tuning, mind)
        thinking.weigh_actions(len(actions), actions, brain.weights, brain.tuning, mind)
        at = brain.tuning[thinking.COLUMNS] + brain.tuning[thinking.FIRST] + brain.tuning[thinking.SECOND]
        best = max(range(len(actions)), key=lambda nth: mind[at + nth])
        equal += actions[best] == int(logits[row].argmax())
    assert equal >= 97


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


def test_a_responder_learns_to_beat_random() -> None:
    from ruse.learn.exploit import exploit

    found = exploit(COUP, 2, "random", 150_000, target="cpu", tell=lambda point: None, size=256, games=1000)
    assert found.rate > 0.6
    assert found.describe()["chance"] == 0.5


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
        [
            sys.executable,
            "-m",
            "torch.distributed.run",
            "--nproc-per-node",
            "2",
            "--master-port",
            "29533",
            str(script),
        ],
        check=True,
        env=os.environ | {"OMP_NUM_THREADS": "1"},
        timeout=600,
    )
    assert (tmp_path / "0").read_text() == (tmp_path / "1").read_text()
