"""Simulation: many matches of random players on any target, with a digest to compare targets by."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple

from ruse.core.chance import MASK
from ruse.core.errors import BadOption
from ruse.core.options import resolve
from ruse.core.record import Row
from ruse.core.targets import TARGETS
from ruse.core.targets.match_loops import WHOLE_WIN

if TYPE_CHECKING:
    from ruse.core.game import Game

SPAN = 5_000
"""Games that a worker plays before it looks for more."""

Progress = Callable[[int, int], None]


@dataclass(frozen=True)
class Simulation:
    """What came out of a batch of random matches."""

    game: str
    players: int
    target: str
    games: int
    decisions: int
    seconds: float
    wins: tuple[float, ...]
    digest: str
    """A hash over all final records: equal on every target for the same seeds."""

    def describe(self) -> dict[str, Any]:
        """Return the figures as plain data."""
        return {
            "game": self.game,
            "players": self.players,
            "target": self.target,
            "games": self.games,
            "decisions": self.decisions,
            "seconds": round(self.seconds, 6),
            "decisions_per_s": round(self.decisions / max(self.seconds, 1e-9)),
            "games_per_s": round(self.games / max(self.seconds, 1e-9)),
            "wins": [round(share, 6) for share in self.wins],
            "digest": self.digest,
        }


def simulate(
    game: Game,
    players: int,
    games: int,
    *,
    seed: int = 0,
    target: str = "cpu",
    edition: str = "standard",
    options: Mapping[str, object] | None = None,
    workers: int | None = None,
    progress: Progress | None = None,
) -> Simulation:
    """Play games number 0 to `games - 1` of a seed with random players; compiling is not timed."""
    if target not in TARGETS:
        raise BadOption(f"there is no target {target!r}; there are {', '.join(TARGETS)}")
    if games < 1:
        raise BadOption(f"the number of games is 1 or more, not {games}")
    if not 0 <= seed <= MASK:
        raise BadOption(f"a seed is a number from 0 to {MASK}, not {seed}")
    blank = game.blank(players, resolve(game, players, edition, options or {}))
    run = {"python": on_python, "cpu": on_cpu, "cuda": on_cuda}[target]
    decisions, digest, wins, seconds = run(SimulationJob(game, blank, games, seed, workers, progress or quiet))
    return Simulation(
        game=game.slug,
        players=players,
        target=target,
        games=games,
        decisions=decisions,
        seconds=seconds,
        wins=tuple(wins[seat] / WHOLE_WIN / games for seat in range(players)),
        digest=f"{digest & MASK:016x}",
    )


def quiet(done: int, games: int) -> None:
    """No progress."""


class SimulationJob(NamedTuple):
    """What is to be simulated."""

    game: Game
    blank: Any
    """A record with its options set."""
    games: int
    seed: int
    workers: int | None
    progress: Progress


Outcome = tuple[int, int, list[int], float]
"""Decisions, digest, wins by seat and seconds."""


def on_python(run: SimulationJob) -> Outcome:
    """In the interpreter, one core, events kept."""
    from ruse.core.targets.interpreted import interpreted

    span = interpreted(run.game).simulate_span
    records = [run.blank, run.blank]
    results, wins, out = [0, 0], [0] * run.blank.players, Row([0] * run.game.rules.width)
    start = time.perf_counter()
    for first in range(0, run.games, 100):
        span(records, None, out, run.seed, first, min(100, run.games - first), results, wins)
        run.progress(min(run.games, first + 100), run.games)
    return results[0], results[1], wins, time.perf_counter() - start


def on_cpu(run: SimulationJob) -> Outcome:
    """Compiled, on all cores."""
    from ruse.core.targets.cpu import batch, cpu

    span = cpu(run.game).simulate_span
    import numpy as np

    def play(first: int, count: int) -> Any:
        records, cells, out = batch(run.game, run.blank, 2)
        results = np.zeros(2, np.uint64)
        wins = np.zeros(run.blank.players, np.int64)
        span(records, cells, out, np.uint64(run.seed), first, count, results, wins)
        return count, results, wins

    _, totals, wins = play(0, 0)  # compiles
    done = 0
    start = time.perf_counter()
    with ThreadPoolExecutor(run.workers or os.cpu_count()) as pool:
        firsts = range(0, run.games, SPAN)
        for count, results, won in pool.map(lambda first: play(first, min(SPAN, run.games - first)), firsts):
            totals += results
            wins += won
            done += count
            run.progress(done, run.games)
    return int(totals[0]), int(totals[1]), [int(share) for share in wins], time.perf_counter() - start


def on_cuda(run: SimulationJob) -> Outcome:
    """Compiled for the GPU, one game per thread."""
    import numpy as np

    from ruse.core.targets.cuda import GAMES_AT_ONCE, THREADS, device, linked

    cuda = device()
    built = linked(run.game)
    state = run.game.rules.state
    size = min(run.games, GAMES_AT_ONCE)
    blanks = cuda.to_device(np.frombuffer(run.blank.pack(), state.dtype()))
    finals = cuda.device_array(size, state.dtype())
    cells = finals.view(np.uint64).reshape(size, state.SIZE // 8)
    decisions = cuda.to_device(np.zeros(size, np.int64))
    hashes = cuda.to_device(np.zeros(size, np.uint64))
    wins = cuda.to_device(np.zeros(16, np.int64))

    def play(first: int, count: int) -> None:
        blocks = -(-count // THREADS)
        built.simulate[blocks, THREADS](blanks, finals, np.uint64(run.seed), first, count, decisions)
        built.tally[blocks, THREADS](finals, cells, count, hashes, wins)
        cuda.synchronize()

    play(0, 1)  # compiles
    for totals in (decisions, hashes, wins):
        totals.copy_to_device(np.zeros(totals.shape, totals.dtype))
    start = time.perf_counter()
    for first in range(0, run.games, size):
        play(first, min(size, run.games - first))
        run.progress(min(run.games, first + size), run.games)
    seconds = time.perf_counter() - start
    asked, digest = decisions.copy_to_host().sum(), hashes.copy_to_host().sum(dtype=np.uint64)
    return int(asked), int(digest), [int(share) for share in wins.copy_to_host()], seconds
