"""A brain of small integers in PyTorch: the same sums as `ruse.core.brain`, for thousands of matches at once.

All numbers are whole and below 2**24, so floating point holds them exactly: the chances are those of the bot at the
table, to the last bit.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import torch
from torch import nn

from ruse.core.brain import (
    ANSWERS,
    BIASES,
    BRIGHTEST,
    FARTHEST,
    FIRST,
    FLOOR,
    POWERS,
    ROWS,
    SECOND,
    SHIFT_1,
    SHIFT_2,
    WEIGHTS,
)
from ruse.learn.network import NEVER, Encoder, Meant, drawn

if TYPE_CHECKING:
    from ruse.core.brain_file import Brain
    from ruse.core.game import Game


class Frozen:
    """A finished brain as an opponent: its network for this many players."""

    def __init__(self, game: Game, brain: Brain, players: int, device: torch.device) -> None:
        net, self._sharpness = brain.tuning[2 * players], brain.tuning[2 * players + 1]
        tuning = brain.tuning[net:]
        first, second, answers, rows = (tuning[place] for place in (FIRST, SECOND, ANSWERS, ROWS))
        length, start = rows * first + (first + answers) * second, tuning[WEIGHTS]
        weights = torch.tensor(brain.weights[start : start + length], dtype=torch.float32, device=device)
        at = tuning[BIASES]
        biases = torch.tensor(brain.tuning[at : at + first + second + answers], dtype=torch.float32, device=device)
        self._encoder = Encoder(game).to(device)
        self._meant = Meant(game).to(device)
        self._rows, self._second, policy = weights.split((rows * first, first * second, answers * second))
        self._rows = nn.functional.pad(self._rows.view(rows, first), (0, 0, 0, self._encoder.width - rows))
        self._second = self._second.view(first, second)
        self._policy = policy.view(answers, second).t().contiguous()
        self._biases = biases.split((first, second, answers))
        self._shifts = 2.0 ** tuning[SHIFT_1], 2.0 ** tuning[SHIFT_2]
        self._floor = tuning[FLOOR]
        self._powers = torch.tensor(POWERS, device=device)
        if device.type == "cuda":
            # A tensor core's short factors hold 8-bit numbers exactly, and it adds up in 24 bits.
            torch.set_float32_matmul_precision("high")

    @torch.no_grad()
    def weights(self, observation: torch.Tensor, legal: torch.Tensor) -> torch.Tensor:
        """The weight of every action, as `weigh_actions` computes it; 0 where it is not legal."""
        lit = self._encoder(observation, torch.float32)
        for layer, bias, shift in zip((self._rows, self._second), self._biases[:2], self._shifts, strict=True):
            lit = ((lit @ layer + bias).clamp_min(0) / shift).floor().clamp_max(BRIGHTEST)
        totals = self._meant(lit @ self._policy + self._biases[2], observation).masked_fill(legal == 0, NEVER)
        behind = (totals.max(1, keepdim=True).values - totals).to(torch.int64) * self._sharpness >> 16
        near = behind.clamp(0, FARTHEST)
        found = self._powers[near % 256] >> near // 256
        return torch.where((behind < FARTHEST) & (legal != 0) & (found >= self._floor), found, 0)

    @torch.no_grad()
    def __call__(self, observation: torch.Tensor, legal: torch.Tensor) -> torch.Tensor:
        """An action for each row."""
        weights = self.weights(observation, legal)
        return drawn(torch.where(weights > 0, weights.float().log(), NEVER))
