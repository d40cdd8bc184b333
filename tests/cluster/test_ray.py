"""A real cluster of two nodes on this machine: whatever dies, the results are those of one machine."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from ruse.arena.duel import duel
from ruse.cluster.runs import duel_on, simulate_on
from ruse.core.errors import RuseError
from ruse.core.registry import find
from ruse.study.simulate import Simulation, simulate

ray = pytest.importorskip("ray", reason="Ray is not installed: `make test-deep` installs it")
pytestmark = [pytest.mark.deep, pytest.mark.alone]  # Ray gives up on nodes that answer late

GAMES, EACH = 240, 10


@pytest.fixture
def cluster() -> Iterator[Any]:
    """Start two nodes with a core each, and be a part of them."""
    from ray.cluster_utils import Cluster

    nodes = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    nodes.add_node(num_cpus=1)
    ray.init(address=nodes.address, log_to_driver=False, logging_level="ERROR")
    yield nodes
    ray.shutdown()
    nodes.shutdown()


@pytest.fixture(scope="module")
def alone() -> Simulation:
    """Play the same games on this machine, without Ray."""
    return simulate(find("coup"), 3, GAMES, seed=8, target="python")


def on_cluster(path: Path, progress: Any) -> Simulation:
    return simulate_on(
        find("coup"), 3, GAMES, seed=8, target="python", progress=progress, kept_in=path, each=EACH
    )  # fmt: skip


def same(first: Simulation, second: Simulation) -> bool:
    return (first.digest, first.decisions, first.wins) == (second.digest, second.decisions, second.wins)


def test_a_node_that_dies_loses_nothing(cluster: Any, alone: Simulation, tmp_path: Path) -> None:
    killed: list[Any] = []

    def progress(done: int, games: int) -> None:
        if not killed and done >= games // 4:
            node = next(iter(cluster.worker_nodes))
            cluster.remove_node(node, allow_graceful=False)
            killed.append(node)

    assert same(on_cluster(tmp_path / "spans", progress), alone)
    assert killed
    assert not (tmp_path / "spans").exists()


def test_a_worker_that_dies_loses_nothing(cluster: Any, alone: Simulation, tmp_path: Path) -> None:
    killed: list[Any] = []

    def progress(done: int, games: int) -> None:
        if not killed:
            killed.extend(workers_at_work())
            for worker in killed:
                os.kill(worker, signal.SIGKILL)

    # A piece takes some milliseconds: now and then nobody is at work at that moment.
    for _ in range(20):
        assert same(on_cluster(tmp_path / "spans", progress), alone)
        if killed:
            break
    assert killed


def test_a_stopped_run_resumes(cluster: Any, alone: Simulation, tmp_path: Path) -> None:
    path = tmp_path / "spans"
    counted: list[int] = []

    def stop(done: int, games: int) -> None:
        counted.append(done)
        if done >= games // 2:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        on_cluster(path, stop)
    assert counted[-1] < GAMES
    assert len(path.read_text().splitlines()) == 1 + counted[-1] // EACH
    seen: list[int] = []
    assert same(on_cluster(path, lambda done, games: seen.append(done)), alone)
    assert seen[0] > counted[-1]
    assert seen[-1] == GAMES


def hear_ctrl_c() -> None:
    """In a child: a run that was started in the background ignores Ctrl-C, and its children inherit that."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def test_ctrl_c_ends_a_command_and_the_same_command_resumes_it(tmp_path: Path) -> None:
    """One sentence, no worker left behind, and in the end the digest of one machine."""
    spans = tmp_path / "spans"
    command = [sys.executable, "-m", "ruse", "--language", "en", "simulate", "coup", "--players", "3"]
    command += ["--games", "12000", "--seed", "8", "--target", "python", "--json", "--ray", "--spans", str(spans)]
    first = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, preexec_fn=hear_ctrl_c
    )
    while first.poll() is None and (not spans.exists() or len(spans.read_text().splitlines()) < 2):
        time.sleep(0.1)
    first.send_signal(signal.SIGINT)
    _, told = first.communicate(timeout=120)
    assert first.returncode == 2, told
    assert told.splitlines()[-1].startswith("ruse: stopped; the finished games are kept")
    assert "Traceback" not in told
    finished = len(spans.read_text().splitlines()) - 1
    assert 1 <= finished < 60
    again = subprocess.run(command, capture_output=True, text=True, check=True)
    expected = simulate(find("coup"), 3, 12_000, seed=8, target="python")
    assert json.loads(again.stdout)["digest"] == expected.describe()["digest"]
    assert not spans.exists()


def test_a_run_of_its_own_does_not_join_a_cluster_that_runs_here(cluster: Any) -> None:
    """Ray would, and the run would end with the cluster."""
    count = "from ruse.cluster.ray_cluster import HERE, joined\nwith joined(HERE) as ray: print(len(ray.nodes()))"
    done = subprocess.run([sys.executable, "-c", count], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["1"]
    assert len(ray.nodes()) == 2


def test_a_duel_gives_the_results_of_one_machine(cluster: Any, tmp_path: Path) -> None:
    game = find("coup")
    there = duel_on(game, 3, "house", "random", 300, seed=2, each=50, kept_in=tmp_path / "spans")
    assert there == duel(game, 3, "house", "random", 300, 2)


def test_an_error_of_a_task_is_one_sentence(cluster: Any, tmp_path: Path) -> None:
    from ruse.cluster.jobs import ClusterJob
    from ruse.cluster.ray_cluster import HERE, run

    job = ClusterJob("simulate", "coup", 99, 3, 10, 0, "python", each=10)
    with pytest.raises(RuseError, match="same release of Ruse"):
        run(job, HERE, lambda done, games: None, tmp_path / "spans")


def workers_at_work() -> list[int]:
    """Return the processes that play a piece now; Ray names them by their task."""
    found = []
    for folder in Path("/proc").iterdir():
        if folder.name.isdecimal():
            try:
                words = (folder / "cmdline").read_bytes()
            except OSError:
                continue
            if words.startswith(b"ray::played"):
                found.append(int(folder.name))
    return found
