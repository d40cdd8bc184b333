"""The benchmark: decisions and games per second of every game, player count and target.

Each figure is the best of a few rounds of random play and lists the work it includes. Only asked
decisions count, not what the rules do automatically.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any

from ruse.core.errors import TargetMissing
from ruse.study.simulate import Simulation, simulate

if TYPE_CHECKING:
    from ruse.core.game import Game

ROUNDS = 3
DUTIES = {
    "python": "legal actions, play, events kept, hash of the final record",
    "cpu": "legal actions, play, hash of the final record",
    "cuda": "legal actions, play, final record stored and hashed",
}


@dataclass(frozen=True)
class Figure:
    """One line of the benchmark."""

    system: str
    game: str
    players: int
    target: str
    cores: int
    decisions_per_s: float
    games_per_s: float
    duties: str

    def describe(self) -> dict[str, Any]:
        """Return the figure as plain data."""
        return asdict(self)


def fastest(measure: Callable[[], Simulation]) -> Simulation:
    """Return the best of some rounds: the one least disturbed by the rest of the machine."""
    return max((measure() for _ in range(ROUNDS)), key=lambda run: run.decisions / run.seconds)


def measure(game: Game, players: int, target: str, seconds: float, workers: int = 1) -> Figure:
    """Play random matches for about this many seconds per round."""
    batch = {"python": 20, "cpu": 20_000, "cuda": 1 << 22}[target]
    trial = simulate(game, players, batch, target=target, workers=workers)
    games = max(1, int(seconds * trial.games / trial.seconds))
    best = fastest(lambda: simulate(game, players, games, seed=1, target=target, workers=workers))
    return Figure(
        system="Ruse",
        game=game.slug,
        players=players,
        target=target,
        cores=workers,
        decisions_per_s=best.decisions / best.seconds,
        games_per_s=best.games / best.seconds,
        duties=DUTIES[target],
    )


def bench(game: Game, counts: list[int], targets: list[str], seconds: float) -> Iterator[Figure | str]:
    """Yield every figure of a game as it is measured, or a sentence if a target is missing."""
    cores = os.cpu_count() or 1
    for target in targets:
        for players in counts:
            try:
                yield measure(game, players, target, seconds)
                if target == "cpu" and cores > 1:
                    yield measure(game, players, target, seconds, cores)
            except TargetMissing as missing:
                yield str(missing)
                break
