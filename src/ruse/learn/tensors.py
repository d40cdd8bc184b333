"""A batch as PyTorch sees it: the same memory as tensors, on the CPU or the GPU, and who else plays in it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import torch

if TYPE_CHECKING:
    from ruse.learn.rollout import Played
    from ruse.study.batch import Batch

Policy = Callable[[torch.Tensor, torch.Tensor], torch.Tensor]
"""Draws an action for each row of observations and legal actions."""


def at_random(observation: torch.Tensor, legal: torch.Tensor) -> torch.Tensor:
    """Draw any legal action, with equal chances."""
    return legal.float().multinomial(1).squeeze(1)


class BatchTensors:
    """The arrays of a batch as tensors; no copies are made.

    Built-in bots play inside the batch. A policy in PyTorch can play too: then the learner has one seat of every
    match, and `rivals` all others; or the other way round, if the rival is a `guest`.
    """

    def __init__(self, batch: Batch, rivals: Policy | None = None, guest: bool = False) -> None:
        self.batch = batch
        self.size = batch.size
        self.players = batch.players
        self.device = torch.device(batch.target)
        self.rivals = rivals
        self.guest = guest
        self.observation = self._tensor(batch.observation)
        self.legal = self._tensor(batch.legal)
        self.seats = self._tensor(batch.seats)
        self.done = self._tensor(batch.done)
        self.rewards = self._tensor(batch.rewards)
        self.scores = self._tensor(batch.scores)
        counts = [count for count, _ in batch.settings]
        places = torch.arange(self.size, device=self.device)
        self.counts = torch.tensor(counts, device=self.device)[places % len(counts)]
        """How many play in each match."""
        self.alone = places // len(counts) % self.counts
        """The seat of the side that has only one in each match: the learner among its rivals, or its guest."""

        seats = 2 if set(counts) == {2} else 0
        self._seen = torch.zeros(
            (self.size, seats, self.observation.shape[1]), dtype=torch.uint8, device=self.device
        )
        """What each seat saw when it was last asked in this match; kept only at tables for two."""
        self.open: Played | None = None
        """Decisions of which nobody knows yet what came of them; a later stretch learns from them."""

    def own(self) -> torch.Tensor:
        """Whether the learner is to act, for each match."""
        return (self.seats == self.alone) != self.guest

    def witness(self) -> torch.Tensor:
        """Return what the others saw when they were last asked, for a judge: [match, seat, column].

        A seat that has not been asked in this match saw nothing. At tables for more than two there is no seat.
        """
        if not self._seen.shape[1]:
            return self._seen
        return self._seen[torch.arange(self.size, device=self.device), 1 - self.seats].unsqueeze(1)

    def step(self, actions: torch.Tensor) -> None:
        """Play one action in every match."""
        if self._seen.shape[1]:
            self._seen[torch.arange(self.size, device=self.device), self.seats] = self.observation
        self.batch.step(actions if self.device.type == "cuda" else actions.numpy())
        if self._seen.shape[1]:
            self._seen.masked_fill_(self.done.bool()[:, None, None], 0)

    def _tensor(self, array: Any) -> torch.Tensor:
        return torch.as_tensor(array, device=self.device)
