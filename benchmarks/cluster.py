"""Games per second on a Ray cluster of this machine, and what Ray takes of them.

    python benchmarks/cluster.py [--workers 1 2 4] [--seconds 10] [--under-way 4 12800]

Prints the speed of one core without Ray and that of some workers with it. Then it hands out many tasks that do next
to nothing, with few and with many of them under way, and prints what each takes of the one driver: its CPU time,
and by the clock.
"""

from __future__ import annotations

import argparse
import os
import tempfile
import time
from pathlib import Path

from ruse.cluster import ray_cluster
from ruse.cluster.jobs import GAMES_OF_A_TASK
from ruse.cluster.ray_cluster import ray_module
from ruse.cluster.runs import simulate_on
from ruse.core.registry import find
from ruse.study.simulate import checked, compiled_span

GAME, PLAYERS = "coup", 4
SMALL_TASKS = 2_000


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--workers", type=int, nargs="+", default=[1, 2, 4])
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--under-way", type=int, nargs="+", default=[4, 12_800])
    given = parser.parse_args()
    # Ray's workers step back for everything else on the machine, so beside other work they would hardly play.
    os.environ.setdefault("RAY_worker_niceness", "0")
    ray = ray_module()
    alone = speed_alone()
    for workers in given.workers:
        ray.init("local", num_cpus=workers, include_dashboard=False, log_to_driver=False, logging_level="ERROR")
        with tempfile.TemporaryDirectory() as folder:
            speed = speed_of(workers, alone, given.seconds, Path(folder) / "spans")
            lost = 100 * (1 - speed / alone / workers)
            print(
                f"{workers} workers: {speed:,.0f} games/s, {lost:.1f} % less than {workers} cores alone", flush=True
            )
            for under_way in given.under_way if workers == max(given.workers) else ():
                print_cost(workers, under_way, Path(folder) / "spans")
        ray.shutdown()


def speed_alone() -> float:
    """Return the games a second of one core without Ray."""
    game, each = find(GAME), GAMES_OF_A_TASK["cpu"]
    blank = checked(game, PLAYERS, 1, 0, "cpu", "standard", {})
    compiled_span(game, blank, 0, 0, 0)
    start = time.perf_counter()
    compiled_span(game, blank, 0, 0, each)
    took = time.perf_counter() - start
    print(
        f"one core without Ray: {each / took:,.0f} games/s, {took:.3f} s for a task of {each:,} games", flush=True
    )
    return each / took


def speed_of(workers: int, alone: float, seconds: float, kept: Path) -> float:
    """Return the games a second of some workers."""
    game, each = find(GAME), GAMES_OF_A_TASK["cpu"]
    games = max(each * workers, int(alone * workers * seconds) // each * each)
    simulate_on(game, PLAYERS, each * workers, kept_in=kept)  # workers start and load their code
    run = simulate_on(game, PLAYERS, games, seed=1, kept_in=kept)
    return run.games / run.seconds


def print_cost(workers: int, under_way: int, kept: Path) -> None:
    """Print what a task costs the driver while this many are under way, as with half as many cores."""
    usual = ray_cluster.TASKS_FOR_EACH_CORE
    ray_cluster.TASKS_FOR_EACH_CORE = max(1, under_way // workers)
    tasks = max(SMALL_TASKS, 2 * under_way)
    busy, start = time.process_time(), time.perf_counter()
    simulate_on(find(GAME), PLAYERS, tasks, each=1, kept_in=kept)
    busy, took = time.process_time() - busy, time.perf_counter() - start
    ray_cluster.TASKS_FOR_EACH_CORE = usual
    told = f"{busy / tasks * 1e3:.3f} ms of the driver's CPU for each, {took / tasks * 1e3:.3f} ms by the clock"
    print(f"{tasks:,} tasks of one game, {under_way:,} under way: {told}", flush=True)


if __name__ == "__main__":
    main()
