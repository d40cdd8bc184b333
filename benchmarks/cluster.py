"""Games per second on a Ray cluster of this machine, and what Ray takes of them.

    python benchmarks/cluster.py [--workers 1 2 4] [--seconds 10]

Prints the speed of one core without Ray, that of some workers with it, and what a task costs: the time of many
tasks that do next to nothing.
"""

from __future__ import annotations

import argparse
import tempfile
import time
from pathlib import Path

from ruse.cluster.jobs import GAMES_OF_A_TASK
from ruse.cluster.ray_cluster import ray_module
from ruse.cluster.runs import simulate_on
from ruse.core.registry import find
from ruse.study.simulate import checked, compiled_span

GAME, PLAYERS = "coup", 4
SMALL_TASKS = 2_000


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--workers", type=int, nargs="+", default=[1, 2, 4])
    parser.add_argument("--seconds", type=float, default=10.0)
    given = parser.parse_args()
    ray = ray_module()
    game = find(GAME)
    each = GAMES_OF_A_TASK["cpu"]
    blank = checked(game, PLAYERS, 1, 0, "cpu", "standard", {})
    compiled_span(game, blank, 0, 0, 0)
    start = time.perf_counter()
    compiled_span(game, blank, 0, 0, each)
    alone = each / (time.perf_counter() - start)
    print(
        f"one core without Ray: {alone:,.0f} games/s, {each / alone:.3f} s for a task of {each:,} games", flush=True
    )
    for workers in given.workers:
        ray.init(num_cpus=workers, include_dashboard=False, log_to_driver=False, logging_level="ERROR")
        games = max(each * workers, int(alone * workers * given.seconds) // each * each)
        with tempfile.TemporaryDirectory() as folder:
            kept = Path(folder) / "spans"
            simulate_on(game, PLAYERS, each * workers, kept_in=kept)  # workers start and load their code
            run = simulate_on(game, PLAYERS, games, seed=1, kept_in=kept)
            speed = run.games / run.seconds
            small = simulate_on(game, PLAYERS, SMALL_TASKS, each=1, kept_in=kept)
        print(
            f"{workers} workers: {speed:,.0f} games/s, {100 * (1 - speed / alone / workers):.1f} % less than"
            f" {workers} cores alone; {small.seconds / SMALL_TASKS * 1e3:.2f} ms for a task of one game",
            flush=True,
        )
        ray.shutdown()


if __name__ == "__main__":
    main()
