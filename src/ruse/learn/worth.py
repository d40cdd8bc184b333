"""What a match was worth to each seat: the win itself, and at the start of a run the points as well."""

from __future__ import annotations

from collections.abc import Callable

import torch

from ruse.learn.tensors import BatchTensors

Worth = Callable[[BatchTensors], torch.Tensor]


def worth_with(shaping: float, points: float) -> Worth:
    """Return the rewards of the step just played, part of them for being ahead in points."""
    if shaping <= 0:
        return lambda table: table.rewards

    def worth(table: BatchTensors) -> torch.Tensor:
        scores = table.scores.float()
        here = torch.arange(table.players, device=table.device) < table.counts.unsqueeze(1)
        scores = torch.where(here, scores, 0.0)
        others = (scores.sum(1, keepdim=True) - scores) / (table.counts.unsqueeze(1) - 1)
        ahead = (0.5 + (scores - others) / (2 * points)).clamp(0, 1)
        ended = table.done.bool().unsqueeze(1) & here
        return torch.where(ended, (1 - shaping) * table.rewards + shaping * ahead, 0.0)

    return worth


def of_sides(worth: Worth) -> Worth:
    """Return the same for two sides: the seat that is alone, and all others together, who get what it does not."""

    def shared(table: BatchTensors) -> torch.Tensor:
        alone = table.alone.unsqueeze(1)
        got = worth(table).gather(1, alone)
        here = torch.arange(table.players, device=table.device) < table.counts.unsqueeze(1)
        others = torch.where(table.done.bool().unsqueeze(1) & here, 1 - got, 0.0)
        return others.scatter(1, alone, got)

    return shared
