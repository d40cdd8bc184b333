"""From a trained network to a brain of small integers."""

from __future__ import annotations

from array import array
from math import floor, log2
from pathlib import Path
from typing import TYPE_CHECKING, Any

import torch

from ruse.core.brain import BRIGHTEST
from ruse.core.brain_file import StoredNetwork, fingerprint, write_brain

if TYPE_CHECKING:
    from ruse.core.game import Game
    from ruse.learn.network import Network

LARGEST = 127
COMMON = 0.9995
"""This share of activations is not cut off."""


@torch.no_grad()
def quantise(
    game: Game,
    network: Network,
    observation: torch.Tensor,
    path: Path,
    about: dict[str, Any],
    temperature: float = 1.0,
) -> None:
    """Write the brain of a network; `observation` is a sample to set the scales of the layers by."""
    lit = torch.relu(network.first(network.encoder(observation, torch.float32).to(network.first.weight.dtype)))
    first, scale, shift_1 = _layer(network.first, lit, 1.0)
    lit = torch.relu(network.second(lit))
    second, scale, shift_2 = _layer(network.second, lit, scale)
    steepest = LARGEST / float(network.policy.weight.abs().max())
    policy = _whole(network.policy.weight, steepest)
    biases = array("i")
    for layer, size in ((network.first, first[1]), (network.second, second[1]), (network.policy, scale * steepest)):
        biases.extend(int(value) for value in (layer.bias.double() * size).round().cpu())
    weights = first[0][:, : network.encoder.size].t().contiguous(), second[0].t().contiguous(), policy.contiguous()
    shifts = {"shift_1": shift_1, "shift_2": shift_2}
    sizes = {**network.sizes(), **shifts, "unit": 1 / (scale * steepest), "temperature": temperature}
    write_brain(
        path,
        {"game": game.slug, "rules": game.version, "fingerprint": fingerprint(game), **about},
        [StoredNetwork(sizes, biases, array("b", b"".join(layer.cpu().numpy().tobytes() for layer in weights)))],
    )


def _layer(
    layer: torch.nn.Linear, lit: torch.Tensor, scale: float
) -> tuple[tuple[torch.Tensor, float], float, int]:
    """Whole weights, the scale of their sums, the scale of what is lit after the shift, and the shift."""
    sample = lit.flatten()
    sample = sample[torch.randint(len(sample), (min(len(sample), 1 << 20),), device=sample.device)]
    brightest = max(1e-3, float(torch.quantile(sample, COMMON)))
    steepest = LARGEST / float(layer.weight.abs().max())
    shift = max(0, floor(log2(steepest * scale * brightest / BRIGHTEST)))
    steepness = min(steepest, BRIGHTEST * 2**shift / (scale * brightest))
    return (_whole(layer.weight, steepness), steepness * scale), steepness * scale / 2**shift, shift


def _whole(weights: torch.Tensor, scale: float) -> torch.Tensor:
    return (weights * scale).round().clamp(-LARGEST, LARGEST).to(torch.int8)
