"""Play a stretch of every match in a batch, and find out what each decision was worth in hindsight."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import torch

from ruse.learn.network import drawn

if TYPE_CHECKING:
    from collections.abc import Callable

    from ruse.learn.network import Network
    from ruse.learn.tensors import BatchTensors

DECAY = 0.95
"""How much the value of a decision depends on what happened later, rather than on what the judge expected next."""


class Stretch(NamedTuple):
    """Decisions of the learner whose outcome is known or foreseen, one row each."""

    observation: torch.Tensor
    legal: torch.Tensor
    action: torch.Tensor
    likelihood: torch.Tensor
    """The logarithm of the action's probability."""
    advantage: torch.Tensor
    goal: torch.Tensor
    """What the judge should have said."""
    weight: torch.Tensor
    """How much the decision counts."""


class Outcome(NamedTuple):
    """What a stretch showed besides."""

    matches: int
    won: float
    """The sum of the rewards of the learner's seats."""


@torch.no_grad()
def play(
    table: BatchTensors,
    network: Network,
    steps: int,
    worth: Callable[[BatchTensors], torch.Tensor],
    weight: float = 1.0,
) -> tuple[Stretch, Outcome]:
    """Play some steps of every match; `worth` says what each seat gets when a match ends."""
    size, device = table.size, table.device
    rows = torch.arange(size, device=device)
    observed = torch.empty((steps, size, table.observation.shape[1]), dtype=torch.uint8, device=device)
    allowed = torch.empty((steps, size, table.legal.shape[1]), dtype=torch.uint8, device=device)
    actions = torch.empty((steps, size), dtype=torch.int64, device=device)
    likelihoods = torch.empty((steps, size), device=device)
    values = torch.zeros((steps, size), device=device)
    seats = torch.empty((steps, size), dtype=torch.int64, device=device)
    ends = torch.empty((steps, size), dtype=torch.bool, device=device)
    gains = torch.empty((steps, size, table.players), device=device)
    own = torch.ones((steps, size), dtype=torch.bool, device=device)
    won = torch.zeros((), device=device)
    for step in range(steps):
        observed[step], allowed[step], seats[step] = table.observation, table.legal, table.seats
        if table.rivals is None:
            logits, values[step] = network(observed[step], allowed[step])
            actions[step] = drawn(logits)
            likelihoods[step] = torch.log_softmax(logits, 1)[rows, actions[step]]
        else:
            own[step] = table.own()
            mine = own[step].nonzero().squeeze(1)
            theirs = (~own[step]).nonzero().squeeze(1)
            logits, value = network(observed[step, mine], allowed[step, mine])
            action = drawn(logits)
            values[step, mine] = value
            likelihoods[step, mine] = torch.log_softmax(logits, 1).gather(1, action.unsqueeze(1)).squeeze(1)
            actions[step, mine] = action
            actions[step, theirs] = table.rivals(observed[step, theirs], allowed[step, theirs])
        table.step(actions[step])
        ends[step] = table.done.bool()
        gains[step] = worth(table)
        if table.rivals is not None:
            won += table.rewards[rows, table.alone].sum()
        else:
            won += table.rewards[rows, seats[step]].sum()
    advantage = torch.zeros((steps, size), device=device)
    known = torch.zeros((size, table.players), dtype=torch.bool, device=device)
    later = torch.zeros((size, table.players), device=device)
    """The value that each seat expects at its next decision."""
    later_advantage = torch.zeros((size, table.players), device=device)
    counts = torch.zeros((steps, size), dtype=torch.bool, device=device)
    # Of the decisions after the stretch only the very next one can be foreseen.
    _, foreseen = network(table.observation, table.legal)
    later.scatter_(1, table.seats.unsqueeze(1), foreseen.unsqueeze(1))
    known.scatter_(1, table.seats.unsqueeze(1), True)
    for step in reversed(range(steps)):
        end = ends[step].unsqueeze(1)
        later = torch.where(end, gains[step], later)
        later_advantage = torch.where(end, 0.0, later_advantage)
        known |= end
        seat = seats[step].unsqueeze(1)
        counts[step] = known.gather(1, seat).squeeze(1) & own[step]
        surprise = later.gather(1, seat).squeeze(1) - values[step]
        advantage[step] = (surprise + DECAY * later_advantage.gather(1, seat).squeeze(1)) * counts[step]
        later = later.scatter(1, seat, values[step].unsqueeze(1))
        later_advantage = later_advantage.scatter(1, seat, advantage[step].unsqueeze(1))
        known.scatter_(1, seat, True)
    kept = counts.reshape(-1).nonzero().squeeze(1)
    stretch = Stretch(
        observed.flatten(0, 1)[kept],
        allowed.flatten(0, 1)[kept],
        actions.reshape(-1)[kept],
        likelihoods.reshape(-1)[kept],
        advantage.reshape(-1)[kept],
        (advantage + values).reshape(-1)[kept],
        torch.full((len(kept),), weight, device=device),
    )
    return stretch, Outcome(int(ends.sum()), float(won))


def joined(stretches: list[Stretch]) -> Stretch:
    """Several stretches as one."""
    return stretches[0] if len(stretches) == 1 else Stretch(*map(torch.cat, zip(*stretches, strict=True)))
