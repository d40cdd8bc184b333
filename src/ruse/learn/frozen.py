"""A brain of small integers in PyTorch: the same sums as `ruse.core.brain`, for thousands of matches at once.

All numbers are whole and below 2**24, so floating point holds them exactly: the chances are those of the bot at the
table, to the last bit.
"""

from __future__ import annotations

from collections.abc import Callable
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
from ruse.learn.network import NEVER, Encoder, Meant, and_none, drawn_by

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
        self._rows, middle, last = weights.split((rows * first, first * second, answers * second))
        self._rows = nn.functional.pad(self._rows.view(rows, first), (0, 0, 0, self._encoder.width - rows))
        self._rows_and_none = and_none(self._rows)
        self._second = product_with(middle.view(first, second))
        self._policy = product_with(last.view(answers, second).t().contiguous())
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
        if observation.is_cuda:
            summed = self._encoder(observation, torch.float32) @ self._rows
        else:
            summed = self._encoder.sum_rows(observation, self._rows_and_none)
        lit = self._lit(self._second(self._lit(summed, 0)), 1)
        totals = self._meant(self._policy(lit) + self._biases[2], observation)
        return self.weights_of_all(totals, legal) if legal.is_cuda else self.weights_of_legal(totals, legal)

    def weights_of_legal(self, totals: torch.Tensor, legal: torch.Tensor) -> torch.Tensor:
        """Weigh the legal actions, which are few: quick on a CPU."""
        best = totals.masked_fill(legal == 0, NEVER).max(1).values
        match, action = legal.nonzero(as_tuple=True)
        weights = torch.zeros(legal.shape, dtype=torch.int64, device=legal.device)
        weights[match, action] = self._weighed(best[match] - totals[match, action])
        return weights

    def weights_of_all(self, totals: torch.Tensor, legal: torch.Tensor) -> torch.Tensor:
        """Weigh all actions and forget those that are not legal: a GPU need not wait until they are counted."""
        best = totals.masked_fill(legal == 0, NEVER).max(1, keepdim=True).values
        return torch.where(legal != 0, self._weighed((best - totals).clamp_min(0)), 0)

    def _weighed(self, behind: torch.Tensor) -> torch.Tensor:
        """Return the weights of actions that are this far behind the best."""
        exponent = behind.to(torch.int64) * self._sharpness >> 16
        near = exponent.clamp_max(FARTHEST)
        found = self._powers[near % 256] >> near // 256
        return torch.where((exponent < FARTHEST) & (found >= self._floor), found, 0)

    def _lit(self, sums: torch.Tensor, layer: int) -> torch.Tensor:
        """Return the activations of a hidden layer, in place of its sums."""
        shift = self._shifts[layer]
        return sums.add_(self._biases[layer]).clamp_(0, (BRIGHTEST + 1) * shift - 1).div_(shift).floor_()

    @torch.no_grad()
    def __call__(self, observation: torch.Tensor, legal: torch.Tensor) -> torch.Tensor:
        """An action for each row."""
        return drawn_by(self.weights(observation, legal).double())


def product_with(layer: torch.Tensor) -> Callable[[torch.Tensor], torch.Tensor]:
    """Return what multiplies activations by a layer's weights. All numbers are whole and have 8 bits."""
    if layer.is_cuda or not multiplies_bytes():
        return lambda lit: lit @ layer
    bytes_of_layer = layer.to(torch.int8)
    return lambda lit: torch._int_mm(lit.to(torch.int8), bytes_of_layer).float()


def multiplies_bytes() -> bool:
    """Return whether this CPU adds up products of bytes exactly: some have only 16 bits for two of them."""
    most = torch.full((64, 64), BRIGHTEST, dtype=torch.int8)
    return bool((torch._int_mm(most, -most) == -64 * BRIGHTEST**2).all())
