"""The benchmark of `ruse.batch`: the fused step alone, and with actions that PyTorch draws from the mask.

The step is timed over actions that were drawn before: the batch plays, its actions are kept, and it is put back
to the start to play them again. Drawing costs more than a step and is no part of it.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING, Any

from ruse.core.targets.code_on_disk import numba
from ruse.study.batch import Batch
from ruse.study.bench import Figure

if TYPE_CHECKING:
    from ruse.core.game import Game

SIZES = {"cpu": 4_096, "cuda": 65_536}
STEPS = 48
"""Steps of a round: about as many as a match of Coup has decisions, so that matches of every length end in it."""
DUTIES = "fused step of {} matches: play, deal new matches, observation, mask, rewards; unchecked actions"


class Rounds:
    """A batch that plays the same steps again and again."""

    games = 0
    """Matches that end in a round."""

    def __init__(self, game: Game, players: int, target: str, size: int, seed: int = 1) -> None:
        numba()  # says what is missing
        import numpy as np

        self.batch = Batch(game, size, players, target=target, seed=seed, check=False, workers=1)
        self._random = np.random.default_rng(seed)
        for _ in range(STEPS):  # until matches are at every point of their course
            self.batch.step(self.drawn())
        self._start = self.batch.save()

    @cached_property
    def actions(self) -> list[Any]:
        """Return the actions of a round, where the batch lives."""
        actions = []
        for _ in range(STEPS):
            chosen = self.drawn()
            actions.append(self.placed(chosen))
            self.batch.step(actions[-1])
            self.games += int(self.host(self.batch.done).sum())
        return actions

    def drawn(self) -> Any:
        """Return a random legal action for each match, drawn by NumPy."""
        import numpy as np

        legal = self.host(self.batch.legal)
        return (self._random.random(legal.shape, np.float32) * legal).argmax(1)

    def placed(self, actions: Any) -> Any:
        """Return actions on the device of the batch."""
        if self.batch.target == "cpu":
            return actions
        from ruse.core.targets.cuda import device

        return device().to_device(actions)

    def host(self, array: Any) -> Any:
        """Return an array of the batch in main memory."""
        return array if self.batch.target == "cpu" else array.copy_to_host()

    def finished(self) -> None:
        """Wait for the GPU."""
        if self.batch.target == "cuda":
            from ruse.core.targets.cuda import device

            device().synchronize()

    def seconds(self, play: Callable[[], None]) -> float:
        """Return how long a round takes from the start."""
        self.batch.restore(self._start)
        self.finished()
        start = time.perf_counter()
        play()
        self.finished()
        return time.perf_counter() - start

    def steps(self) -> None:
        """Play the kept actions."""
        for actions in self.actions:
            self.batch.step(actions)

    def steps_drawn_by_torch(self) -> None:
        """Play actions that PyTorch draws from the mask, each legal one with equal chances."""
        import torch

        legal = torch.as_tensor(self.batch.legal, device=self.batch.target)
        for _ in range(STEPS):
            self.batch.step((torch.rand(legal.shape, device=legal.device) * legal).argmax(1))


def measure_batch(game: Game, players: int, target: str, seconds: float, size: int = 0) -> list[Figure]:
    """Measure the fused step; on the GPU, if PyTorch is installed, also with actions that it draws."""
    rounds = Rounds(game, players, target, size or SIZES[target])
    assert rounds.actions
    ways = {f"{target} batch": rounds.steps}
    if target == "cuda" and _torch_on_gpu():
        ways["cuda batch, torch draws"] = rounds.steps_drawn_by_torch
    return [_figure(rounds, players, way, play, seconds) for way, play in ways.items()]


def _figure(rounds: Rounds, players: int, way: str, play: Callable[[], None], seconds: float) -> Figure:
    rounds.seconds(play)
    until = time.perf_counter() + seconds
    best = rounds.seconds(play)
    while time.perf_counter() < until:
        best = min(best, rounds.seconds(play))
    return batch_figure(rounds, players, way, best)


def batch_figure(rounds: Rounds, players: int, way: str, seconds: float) -> Figure:
    """Return the figure of a round that took this long."""
    return Figure(
        system="Ruse",
        game=rounds.batch.game.slug,
        players=players,
        target=way,
        cores=1,
        decisions_per_s=rounds.batch.size * STEPS / seconds,
        games_per_s=rounds.games / seconds,
        duties=DUTIES.format(f"{rounds.batch.size:,}"),
    )


def _torch_on_gpu() -> bool:
    try:
        import torch
    except ImportError:
        return False
    return bool(torch.cuda.is_available())
