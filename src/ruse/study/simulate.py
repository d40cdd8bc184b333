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
    blank = checked(game, players, games, seed, target, edition, options or {})
    run = {"python": on_python, "cpu": on_cpu, "cuda": on_cuda}[target]
    decisions, digest, wins, seconds = run(SimulationJob(game, blank, games, seed, workers, progress or quiet))
    return outcome(game, players, target, games, [decisions, digest, *wins], seconds)


def checked(
    game: Game, players: int, games: int, seed: int, target: str, edition: str, options: Mapping[str, object]
) -> Any:
    """Return the record that every game is dealt from; `BadOption` says what cannot be simulated."""
    if target not in TARGETS:
        raise BadOption(f"there is no target {target!r}; there are {', '.join(TARGETS)}")
    if games < 1:
        raise BadOption(f"the number of games is 1 or more, not {games}")
    if not 0 <= seed <= MASK:
        raise BadOption(f"a seed is a number from 0 to {MASK}, not {seed}")
    return game.blank(players, resolve(game, players, edition, options))


def outcome(game: Game, players: int, target: str, games: int, numbers: list[int], seconds: float) -> Simulation:
    """Return what came out, from the numbers of all spans together."""
    decisions, digest, *wins = numbers
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
    first: int = 0
    """The number of the first game; only a span on the GPU does not begin at 0."""


Outcome = tuple[int, int, list[int], float]
"""Decisions, digest, wins by seat and seconds."""


def on_python(run: SimulationJob) -> Outcome:
    """Play in the interpreter, one core, events kept."""
    totals = [0] * (2 + run.blank.players)
    start = time.perf_counter()
    for first in range(0, run.games, 100):
        count = min(100, run.games - first)
        totals = added(totals, interpreted_span(run.game, run.blank, run.seed, first, count))
        run.progress(first + count, run.games)
    decisions, digest, *wins = totals
    return decisions, digest, wins, time.perf_counter() - start


def on_cpu(run: SimulationJob) -> Outcome:
    """Play compiled, on all cores."""
    totals = compiled_span(run.game, run.blank, run.seed, 0, 0)  # compiles
    done = 0
    start = time.perf_counter()
    with ThreadPoolExecutor(run.workers or os.cpu_count()) as pool:
        firsts = range(0, run.games, SPAN)
        counts = [min(SPAN, run.games - first) for first in firsts]
        for count, numbers in zip(
            counts,
            pool.map(
                lambda first, count: compiled_span(run.game, run.blank, run.seed, first, count), firsts, counts
            ),
            strict=True,
        ):
            totals = added(totals, numbers)
            done += count
            run.progress(done, run.games)
    decisions, digest, *wins = totals
    return decisions, digest, wins, time.perf_counter() - start


def on_cuda(run: SimulationJob) -> Outcome:
    """Play compiled for the GPU, one game per thread."""
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
        play(run.first + first, min(size, run.games - first))
        run.progress(min(run.games, first + size), run.games)
    seconds = time.perf_counter() - start
    asked, digest = decisions.copy_to_host().sum(), hashes.copy_to_host().sum(dtype=np.uint64)
    return int(asked), int(digest), [int(share) for share in wins.copy_to_host()], seconds


# --- A span of games on its own, here or on another machine: decisions, digest, wins by seat --------------------


def interpreted_span(game: Game, blank: Any, seed: int, first: int, count: int) -> list[int]:
    """Play games `first` to `first + count - 1` of a seed in the interpreter."""
    from ruse.core.targets.interpreted import interpreted

    results, wins = [0, 0], [0] * blank.players
    records, out = [blank, blank], Row([0] * game.rules.width)
    interpreted(game).simulate_span(records, None, out, seed, first, count, results, wins)
    return [*results, *wins]


def compiled_span(game: Game, blank: Any, seed: int, first: int, count: int) -> list[int]:
    """Play games `first` to `first + count - 1` of a seed on one core."""
    from ruse.core.targets.cpu import batch, cpu

    span = cpu(game).simulate_span  # says what is missing
    import numpy as np

    records, cells, out = batch(game, blank, 2)
    results = np.zeros(2, np.uint64)
    wins = np.zeros(blank.players, np.int64)
    span(records, cells, out, np.uint64(seed), first, count, results, wins)
    return [int(number) for number in (*results, *wins)]


def gpu_span(game: Game, blank: Any, seed: int, first: int, count: int) -> list[int]:
    """Play games `first` to `first + count - 1` of a seed on the GPU."""
    decisions, digest, wins, _ = on_cuda(SimulationJob(game, blank, count, seed, None, quiet, first))
    return [decisions, digest, *wins[: blank.players]]


SPANS = {"python": interpreted_span, "cpu": compiled_span, "cuda": gpu_span}


def added(totals: list[int], numbers: list[int]) -> list[int]:
    """Return the numbers of two spans together; a digest wraps at 64 bits."""
    return [(mine + theirs) & MASK for mine, theirs in zip(totals, numbers, strict=True)]
