"""Playing a stretch of every match of a batch, and what each decision was worth in hindsight."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import torch

from ruse.learn.network import drawn

if TYPE_CHECKING:
    from collections.abc import Callable

    from ruse.learn.network import Network
    from ruse.learn.tensors import BatchTensors

DECAY = 0.95
"""How much of a decision's worth is taken from what happened later, against what the judge expected next."""


class Stretch(NamedTuple):
    """Decisions in the order in which they were made, one row each."""

    observation: torch.Tensor
    legal: torch.Tensor
    action: torch.Tensor
    likelihood: torch.Tensor
    """The logarithm of the action's probability."""
    advantage: torch.Tensor
    goal: torch.Tensor
    """What the judge should have said."""
    counts: torch.Tensor
    """1 where the decision has a known outcome, 0 where the stretch ended first."""


class Outcome(NamedTuple):
    """Other figures of a stretch."""

    matches: int
    won: float
    """The sum of the rewards of the learner's seats."""


@torch.no_grad()
def play(
    table: BatchTensors, network: Network, steps: int, worth: Callable[[BatchTensors], torch.Tensor]
) -> tuple[Stretch, Outcome]:
    """Play some steps of every match; `worth` says what each seat gets when a match ends."""
    size, device = table.size, table.device
    rows = torch.arange(size, device=device)
    observed = torch.empty((steps, size, table.observation.shape[1]), dtype=torch.uint8, device=device)
    allowed = torch.empty((steps, size, table.legal.shape[1]), dtype=torch.uint8, device=device)
    actions = torch.empty((steps, size), dtype=torch.int64, device=device)
    likelihoods = torch.empty((steps, size), device=device)
    values = torch.empty((steps, size), device=device)
    seats = torch.empty((steps, size), dtype=torch.int64, device=device)
    ends = torch.empty((steps, size), dtype=torch.bool, device=device)
    gains = torch.empty((steps, size, table.players), device=device)
    won = torch.zeros((), device=device)
    for step in range(steps):
        observed[step], allowed[step], seats[step] = table.observation, table.legal, table.seats
        logits, values[step] = network(observed[step], allowed[step])
        action = drawn(logits)
        likelihoods[step] = torch.log_softmax(logits, 1)[rows, action]
        actions[step] = action
        table.step(action)
        ends[step] = table.done.bool()
        gains[step] = worth(table)
        won += table.rewards[rows, seats[step]].sum()
    advantage = torch.zeros((steps, size), device=device)
    counts = torch.zeros((steps, size), device=device)
    # The value that each seat expects at its next decision; unknown at the end of the stretch.
    later = torch.zeros((size, table.players), device=device)
    later_advantage = torch.zeros((size, table.players), device=device)
    known = torch.zeros((size, table.players), device=device)
    for step in reversed(range(steps)):
        end = ends[step].unsqueeze(1)
        later = torch.where(end, gains[step], later)
        later_advantage = torch.where(end, 0.0, later_advantage)
        known = torch.where(end, 1.0, known)
        seat = seats[step].unsqueeze(1)
        counts[step] = known.gather(1, seat).squeeze(1)
        surprise = later.gather(1, seat).squeeze(1) - values[step]
        advantage[step] = (surprise + DECAY * later_advantage.gather(1, seat).squeeze(1)) * counts[step]
        later = later.scatter(1, seat, values[step].unsqueeze(1))
        later_advantage = later_advantage.scatter(1, seat, advantage[step].unsqueeze(1))
        known = known.scatter(1, seat, 1.0)
    flat = steps * size
    stretch = Stretch(
        observed.reshape(flat, -1),
        allowed.reshape(flat, -1),
        actions.reshape(flat),
        likelihoods.reshape(flat),
        advantage.reshape(flat),
        (advantage + values).reshape(flat),
        counts.reshape(flat),
    )
    return stretch, Outcome(int(ends.sum()), float(won))
