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
    from ruse.learn.run import Run

JUDGING = 0.05
"""The part of a run that starts from a brain in which only the judge learns."""
FLATTENED = 0.2
"""A responder that starts from a brain multiplies its logits by this.

It keeps what the network knows about the game, and tries everything again: a finished policy is so sure of itself
that it would hardly ever try what beats its own copies.
"""
SPREAD_1, SPREAD_2 = 0.12, 0.06
"""How far the weights of the hidden layers lie apart, as in a trained network.

A brain does not say how bright a unit is in floating point: any scale gives the same policy, but not the same pace
of learning.
"""


def settings_from(path: Path, game: Game, players: int) -> dict[str, Any]:
    """Return the settings of a run that starts from a brain: its layers, and some time for the judge alone."""
    read_brain(path, game)  # says what is wrong with it
    return {"judging": JUDGING} | layers_for(path, players)


def take_up_or_start(run: Run, path: Path | None, decisions: int | None, factor: float = 1.0) -> bool:
    """Resume a run from its folder, or start it from a brain if one is given; return whether it was resumed."""
    resumed = run.take_up(decisions)
    if path is None:
        return resumed
    if not resumed:
        start_from(run.learner, run.game, path, factor)
        run.start = named(run.game, path)
    elif run.start is None or not set(run.start.values()) & set(named(run.game, path).values()):
        raise BadOption(f"{run.folder} holds a run that did not start from {path.name}; choose another folder")
    return resumed


def start_from(learner: Learner, game: Game, path: Path, factor: float = 1.0) -> None:
    """Give a learner the policy of a brain; its judge knows nothing, because a brain has none.

    The logits are multiplied by a factor: with less than 1, the learner plays more freely than the brain.
    """
    read_brain(path, game)  # says what is wrong with it
    stored = network_for(path, learner.settings.players[0])
    own = learner.network.sizes()
    if any(stored.sizes[name] != size for name, size in own.items()):
        theirs = {name: stored.sizes[name] for name in own}
        raise BadOption(f"the network in {path.name} has other layers {theirs} than the run {own}")
    thaw(stored, learner.network)
    with torch.no_grad():
        # What an action is worth is a sum of this layer's answers, so the logits change by the same factor.
        learner.network.policy.weight.mul_(factor)
        learner.network.policy.bias.mul_(factor)
    learner.magnet.load_state_dict(learner.network.state_dict())


def named(game: Game, path: Path) -> dict[str, str]:
    """Return the name of a brain as somebody would type it, and the digest of its file."""
    name = "learned" if path == game.rules.brain else str(path)
    return {"brain": name, "sha256": hashlib.sha256(path.read_bytes()).hexdigest()}


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
