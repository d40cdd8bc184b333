"""From a brain of small integers back to a network in floating point, so that training can go on from it."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Any

import torch

from ruse.core.brain_file import read_brain, stored_networks
from ruse.core.errors import BadOption

if TYPE_CHECKING:
    from pathlib import Path

    from ruse.core.brain_file import StoredNetwork
    from ruse.core.game import Game
    from ruse.learn.learner import Learner
    from ruse.learn.network import Network

SPREAD_1, SPREAD_2 = 0.12, 0.06
"""How far the weights of the hidden layers lie apart, as in a trained network.

A brain does not say how bright a unit is in floating point: any scale gives the same policy, but not the same pace
of learning.
"""


def start_from(learner: Learner, game: Game, path: Path) -> str:
    """Give a learner the policy of a brain; its judge knows nothing, because a brain has none.

    Return the digest of the brain's file.
    """
    read_brain(path, game)  # says what is wrong with it
    stored = network_for(path, learner.settings.players[0])
    own = learner.network.sizes()
    if any(stored.sizes[name] != size for name, size in own.items()):
        theirs = {name: stored.sizes[name] for name in own}
        raise BadOption(f"the network in {path.name} has other layers {theirs} than the run {own}")
    thaw(stored, learner.network)
    learner.magnet.load_state_dict(learner.network.state_dict())
    return hashlib.sha256(path.read_bytes()).hexdigest()


def network_for(path: Path, players: int) -> StoredNetwork:
    """Return the network in a brain that plays with this many players."""
    _, networks = stored_networks(path)
    return next((one for one in networks if players in one.sizes.get("players", ())), networks[-1])


def layers_for(path: Path, players: int) -> dict[str, Any]:
    """Return how many units the layers of that network have, as settings of a run."""
    sizes = network_for(path, players).sizes
    return {"first": sizes["first"], "second": sizes["second"]}


@torch.no_grad()
def thaw(stored: StoredNetwork, network: Network) -> None:
    """Copy the layers of a stored network; the logits are the same but for the rounding of its sums."""
    sizes, rows = stored.sizes, network.encoder.size
    first, second, answers = sizes["first"], sizes["second"], network.policy.out_features
    weights = torch.tensor(stored.weights, dtype=torch.float32)
    biases = torch.tensor(stored.biases, dtype=torch.float32)
    columns, middle, last = weights.split((rows * first, first * second, answers * second))
    bias_1, bias_2, bias_3 = biases.split((first, second, answers))
    shift_1, shift_2 = 2.0 ** sizes["shift_1"], 2.0 ** sizes["shift_2"]
    # How bright a unit of the brain is that has the brightness 1 in the network.
    bright_1 = float(columns.std()) / shift_1 / SPREAD_1
    bright_2 = float(middle.std()) * bright_1 / shift_2 / SPREAD_2
    network.first.weight.zero_()
    network.first.weight[:, :rows].copy_(columns.view(rows, first).t() / (shift_1 * bright_1))
    network.first.bias.copy_(bias_1 / (shift_1 * bright_1))
    network.second.weight.copy_(middle.view(first, second).t() * bright_1 / (shift_2 * bright_2))
    network.second.bias.copy_(bias_2 / (shift_2 * bright_2))
    network.policy.weight.copy_(last.view(answers, second) * bright_2 * sizes["unit"])
    network.policy.bias.copy_(bias_3 * sizes["unit"])
