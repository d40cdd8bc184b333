"""The batch on a GPU: that it equals the CPU's byte for byte, and how fast variants of its kernel are.

    python benchmarks/batch_cuda.py [--checks 200] [--size 65536]

Every game and every variant is compiled in a process of its own, all at once; they take turns on the GPU. Each
line is printed as it is known.
"""

from __future__ import annotations

import argparse
import multiprocessing
import sys
import time
import traceback
from typing import Any

VARIANTS: list[tuple[str, int, dict[str, Any]]] = [
    ("64 threads", 64, {}),
    ("64 threads, 8 blocks", 64, {"launch_bounds": (64, 8)}),
    ("64 threads, 12 blocks", 64, {"launch_bounds": (64, 12)}),
    ("64 threads, 8 blocks, MaxShared", 64, {"launch_bounds": (64, 8), "shared_memory_carveout": "MaxShared"}),
    ("32 threads, 16 blocks", 32, {"launch_bounds": (32, 16)}),
    ("128 threads, 4 blocks", 128, {"launch_bounds": (128, 4)}),
]
"""Threads of a block, and what the compiler is told: this many blocks are to fit on a multiprocessor at once."""
PLAYERS = {"coup": 4, "minister": 4, "royal": 4, "caper": 2}


def main() -> None:
    """Start all processes and wait for them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--checks", type=int, default=200, help="steps in which both targets are compared")
    parser.add_argument("--size", type=int, default=65_536)
    parser.add_argument("--seconds", type=float, default=1.0)
    given = parser.parse_args()
    spawn = multiprocessing.get_context("spawn")
    turn = spawn.Lock()
    jobs = [spawn.Process(target=guarded, args=(check, game, given.checks, turn)) for game in PLAYERS]
    jobs += [
        spawn.Process(target=guarded, args=(measure, variant, given.size, given.seconds, turn))
        for variant in VARIANTS
    ]
    for job in jobs:
        job.start()
    for job in jobs:
        job.join()
    sys.exit(max(abs(job.exitcode or 0) for job in jobs))


def guarded(work: Any, *given: Any) -> None:
    """Do the work; where it fails, say so in one line and go on with the others."""
    try:
        work(*given)
    except Exception as error:
        traceback.print_exc()
        say(f"{work.__name__} {given[0]}: {type(error).__name__}: {error}"[:300])
        sys.exit(1)


def say(line: str) -> None:
    """Print a line at once."""
    print(line, flush=True)


def check(game: str, steps: int, turn: Any) -> None:
    """Compare everything that a batch shows and keeps, on both targets, step after step; some sizes are odd."""
    import numpy as np

    import ruse

    start = time.perf_counter()
    random = np.random.default_rng(5)
    batches = {}
    for target in ("cpu", "cuda"):
        batches[target] = ruse.batch(game, 1_003, players=PLAYERS[game], target=target, seed=7, workers=1)
    names = ("seats", "legal", "observation", "done", "rewards", "scores")
    ended = 0
    with turn:
        for step in range(steps):
            ours, theirs = batches["cpu"], batches["cuda"]
            for name in names:
                if not np.array_equal(getattr(ours, name), getattr(theirs, name).copy_to_host()):
                    raise AssertionError(f"{name} differs after {step} steps")
            if step % 20 == 0:
                kept = ours.save(), theirs.save()
                for name in ("records", "course", "streams"):
                    if kept[0][name].tobytes() != kept[1][name].tobytes():
                        raise AssertionError(f"{name} differ after {step} steps")
            actions = (random.random(ours.legal.shape) * ours.legal).argmax(1)
            ours.step(actions)
            theirs.step(actions)
            ended += int(ours.done.sum())
    took = time.perf_counter() - start
    say(f"{game}: cuda equals cpu over {steps} steps of 1,003 matches, {ended} ended ({took:.0f} s)")


def measure(variant: tuple[str, int, dict[str, Any]], size: int, seconds: float, turn: Any) -> None:
    """The figures of one variant of the kernel, and where its time goes."""
    from ruse.core.targets import cuda as target
    from ruse.study import cuda_arrays

    name, threads, options = variant
    target.STEPPERS = cuda_arrays.STEPPERS = threads
    target.STEP_OPTIONS.update(options)

    from ruse.core.registry import find
    from ruse.study.bench_batch import STEPS, Rounds

    game = find("coup")
    small = Rounds(game, 4, "cuda", 256)  # compiles without holding up the others
    kernel = small.batch._arrays._step
    registers = next(iter(kernel.get_regs_per_thread().values()))
    local = next(iter(kernel.get_local_mem_per_thread().values()))
    facts = f"{registers} registers; {local} bytes local"
    with turn:
        rounds = Rounds(game, 4, "cuda", size)
        assert rounds.actions
        best = fastest(rounds, rounds.steps, seconds)
        start = time.perf_counter()
        for actions in rounds.actions:
            rounds.batch.step(actions)
        queued = (time.perf_counter() - start) / STEPS
        rounds.finished()
        say(
            f"coup 4 players, {size:,} matches, {name}: {size * STEPS / best / 1e6:.1f} M decisions/s,"
            f" {best / STEPS * 1e6:.0f} us a step ({queued * 1e6:.0f} us of it on the CPU; {facts})"
        )
        try:
            import torch
        except ImportError:
            say(f"coup, {name}: no PyTorch here")
            return
        torch.zeros(1, device="cuda")
        stream = torch.cuda.current_stream()
        before, after = torch.cuda.Event(enable_timing=True), torch.cuda.Event(enable_timing=True)
        rounds.batch.restore(rounds._start)
        before.record(stream)
        for actions in rounds.actions:
            rounds.batch.step(actions)
        after.record(stream)
        after.synchronize()
        alone = before.elapsed_time(after) / STEPS * 1e3
        drawn = fastest(rounds, rounds.steps_drawn_by_torch, seconds)
        say(
            f"coup 4 players, {size:,} matches, {name}: {size * STEPS / drawn / 1e6:.1f} M decisions/s drawn by"
            f" PyTorch, {drawn / STEPS * 1e6:.0f} us a step; {alone:.0f} us a step between CUDA events"
        )
        if threads == 64 and options == {"launch_bounds": (64, 8)}:
            graph(rounds, size, seconds)


def graph(rounds: Any, size: int, seconds: float) -> None:
    """Draw and step as a CUDA graph: what is left when Python no longer launches."""
    import torch

    batch = rounds.batch
    legal = torch.as_tensor(batch.legal, device="cuda")

    def both() -> None:
        batch.step((torch.rand(legal.shape, device="cuda") * legal).argmax(1))

    side = torch.cuda.Stream()
    with torch.cuda.stream(side):
        both()
    torch.cuda.synchronize()
    recorded = torch.cuda.CUDAGraph()
    with torch.cuda.graph(recorded, stream=side):
        both()

    def replay() -> None:
        for _ in range(48):
            recorded.replay()

    speed = size * 48 / fastest(rounds, replay, seconds) / 1e6
    say(f"coup 4 players, {size:,} matches, CUDA graph, drawn by PyTorch: {speed:.1f} M decisions/s")


def fastest(rounds: Any, play: Any, seconds: float) -> float:
    """Return the best round within some seconds."""
    best = rounds.seconds(play)
    until = time.perf_counter() + seconds
    while time.perf_counter() < until:
        best = min(best, rounds.seconds(play))
    return best


if __name__ == "__main__":
    main()
