"""A batch as PyTorch sees it: the same memory as tensors, on the CPU or the GPU."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import torch

if TYPE_CHECKING:
    from ruse.study.batch import Batch


class BatchTensors:
    """The arrays of a batch as tensors; no copies are made."""

    def __init__(self, batch: Batch) -> None:
        self.batch = batch
        self.size = batch.size
        self.players = batch.players
        self.device = torch.device(batch.target)
        self.observation = self._tensor(batch.observation)
        self.legal = self._tensor(batch.legal)
        self.seats = self._tensor(batch.seats)
        self.done = self._tensor(batch.done)
        self.rewards = self._tensor(batch.rewards)
        self.scores = self._tensor(batch.scores)
        counts = [count for count, _ in batch.settings]
        self.counts = torch.tensor([counts[index % len(counts)] for index in range(self.size)], device=self.device)
        """How many play in each match."""

    def step(self, actions: torch.Tensor) -> None:
        """Play one action in every match."""
        self.batch.step(actions if self.device.type == "cuda" else actions.numpy())

    def _tensor(self, array: Any) -> torch.Tensor:
        return torch.as_tensor(array, device=self.device)
