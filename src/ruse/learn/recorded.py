"""A stretch of play and what is learned from it, recorded once on a GPU and then replayed.

A stretch consists of thousands of small pieces of work. Python starts them one by one, and with few matches at once
the GPU mostly waits for the next one. A recorded graph starts them all together. It repeats exactly what was
recorded, so every stretch must have the same shape, and whatever changes during a run must lie on the device.
"""

from __future__ import annotations

import warnings
from typing import TYPE_CHECKING, NamedTuple

import torch

from ruse.learn.learner import worlds
from ruse.learn.rollout import Decision, Outcome, Played, nothing_open, play

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ruse.learn.run import Run

TRIALS = 3
"""Stretches that are played without a graph, so that all that happens only once is over before it is recorded."""
SPARE = 1.25
"""A learner with one of many seats may have this many times as many decisions as are to be expected."""


class Noted(NamedTuple):
    """What a stretch showed, still on the device."""

    learned: torch.Tensor
    """How many decisions the learner learned from."""
    outcome: Outcome
    figures: dict[str, torch.Tensor]


class Recorder:
    """Plays and learns like a run, in stretches that all have the same shape."""

    def __init__(self, run: Run) -> None:
        self._run = run
        table, settings = run.table, run.settings
        decisions = (settings.steps + table.players) * table.size
        self._room = decisions if table.rivals is None else min(decisions, int(SPARE * decisions / table.players))
        self._parts = torch.randperm(self._room, device=run.device).chunk(run.learner.parts)
        """Which rows are learned from together: always the same, since chance has dealt the matches."""
        self._open = nothing_open(table)
        self._trials = 0
        self._graph: torch.cuda.CUDAGraph | None = None
        self._refused = False
        """Whether the work could not be recorded."""
        self._told: Noted | None = None

    def turn(self) -> tuple[Outcome, dict[str, float]]:
        """Play a stretch and learn from it; return how its matches ended, and its figures."""
        learner = self._run.learner
        learner.follow_plan()
        told = self._replay() if self._run.device.type == "cuda" else self.work()
        learner.done += int(told.learned)
        return told.outcome, {name: float(value) for name, value in told.figures.items()}

    def work(self) -> Noted:
        """What is recorded."""
        run = self._run
        run.table.open = self._open
        stretch, outcome = play(
            run.table, run.learner.network, run.settings.steps, lambda table: table.rewards, room=self._room
        )
        assert run.table.open is not None
        for kept, now in zip(columns(self._open), columns(run.table.open), strict=True):
            kept.copy_(now)
        run.table.open = self._open
        figures = run.learner.learn_from(stretch, self._parts)
        return Noted((stretch.weight > 0).sum(), outcome, figures)

    def _replay(self) -> Noted:
        """Do the work from the graph, or without one as long as it cannot be recorded yet."""
        if self._graph is not None:
            self._graph.replay()
        elif self._refused or self._trials < TRIALS or self._run.learner.progress < self._run.settings.judging:
            self._trials += 1
            self._told = self._aside()
        else:
            self._told = self.record() or self._aside()
        assert self._told is not None
        return self._told

    def record(self) -> Noted | None:
        """Record the work, and do it from the graph; `None` if it cannot be recorded here.

        A run need not end for that: it says why, and goes on with the same work, only slower.
        """
        try:
            graph = torch.cuda.CUDAGraph()
            with torch.cuda.graph(graph):
                told = self.work()
        except Exception as error:  # PyTorch's errors and those of the kernels have nothing else in common
            why = str(error).split("\n")[0][:200]
            warnings.warn(f"training goes on without a graph, and slower: {why}", RuntimeWarning, stacklevel=2)
            self._refused = True
            return None
        graph.replay()  # to record is not to play
        self._graph = graph
        return told

    def _aside(self) -> Noted:
        """Do the work on a stream of its own, as it will be recorded on one."""
        stream = torch.cuda.Stream()
        stream.wait_stream(torch.cuda.current_stream())
        with torch.cuda.stream(stream):
            told = self.work()
        torch.cuda.current_stream().wait_stream(stream)
        return told


def can_record(run: Run) -> bool:
    """Return whether every stretch of a run is the same kind of work: one table, and rewards that never change."""
    settings = run.settings
    elsewhere = settings.field or settings.novices or settings.responders
    return run.device.type == "cuda" and worlds() == 1 and not elsewhere and not settings.shaping


def columns(played: Played) -> Iterator[torch.Tensor]:
    """Return the tensors of decisions, one after the other."""
    for value in played:
        if isinstance(value, Decision):
            yield from value
        else:
            yield value
