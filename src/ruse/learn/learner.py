"""Learning from stretches of play: a clipped policy gradient, held back by a magnet.

Plain self-play chases its tail: each policy beats the one before it and is beaten by another. The magnet (a
copy of the network that follows slowly) and an entropy that never reaches zero keep it near an equilibrium
(magnetic mirror descent).
"""

from __future__ import annotations

import atexit
import copy
import os
import time
from typing import TYPE_CHECKING, Any

import torch
from torch import nn

from ruse.learn.network import Network, parameters_of

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ruse.core.game import Game
    from ruse.learn.rollout import Stretch
    from ruse.learn.settings import Settings

STEEPEST = 1.0
"""Gradients are shortened to this length."""
LEAST = 4
"""Steps of learning in a stretch, at least."""
LETTING_GO = 0.5
"""Seconds for the threads that exchange gradients to come to rest."""


class Learner:
    """A network, its magnet and what changes them."""

    def __init__(self, game: Game, settings: Settings, device: torch.device, kind: type[Network] = Network) -> None:
        torch.manual_seed(settings.seed)
        self.settings = settings
        self.network = kind(game, settings.first, settings.second).to(device)
        self.magnet = copy.deepcopy(self.network).requires_grad_(False)
        # On a GPU everything that changes during a run lies there, so that a recorded graph finds it.
        there = device.type == "cuda"
        rate = torch.tensor(settings.rate, device=device) if there else settings.rate
        self.optimiser = torch.optim.Adam(
            parameters_of(self.network), rate, betas=(0.9, 0.99), eps=1e-5, fused=there, capturable=there
        )
        self.spread = torch.ones((), device=device)
        """How large recent advantages have been."""
        self.entropy = torch.tensor(settings.entropy, device=device)
        """The entropy bonus now."""
        self.done = 0
        """Decisions learned from."""

    @property
    def progress(self) -> float:
        """How much of the run is over, from 0 to 1."""
        return min(1.0, self.done / self.settings.decisions)

    def learn(self, stretch: Stretch) -> dict[str, float]:
        """Make one pass over a stretch and return its figures."""
        self.follow_plan()
        order = torch.randperm(len(stretch.action), device=stretch.action.device)
        told = self.learn_from(stretch, order.chunk(self.parts))
        self.done += together(len(stretch.action))
        return {name: float(value) for name, value in told.items()}

    @property
    def parts(self) -> int:
        """The steps of learning in a stretch.

        The number depends on the settings alone: all processes must take the same number.
        """
        return max(LEAST, self.settings.stretch // self.settings.part)

    def follow_plan(self) -> None:
        """Set what depends on how much of the run is over."""
        rate = self.settings.rate * (1 - 0.9 * self.progress)
        for group in self.optimiser.param_groups:
            if isinstance(group["lr"], torch.Tensor):
                group["lr"].fill_(rate)
            else:
                group["lr"] = rate
        self.entropy.fill_(self.settings.entropy_at(self.progress))
        self.network.hold_policy(self.progress < self.settings.judging)

    def learn_from(self, stretch: Stretch, parts: Iterable[torch.Tensor]) -> dict[str, torch.Tensor]:
        """Take a step of learning for each part of a stretch; this never waits for the device."""
        counts = (stretch.weight > 0).float()
        spread = ((stretch.advantage**2 * counts).sum() / counts.sum().clamp_min(1)).sqrt()
        self.spread.lerp_(spread, 0.05 if self.done else 1.0)
        told: dict[str, torch.Tensor] = {}
        for part in parts:
            loss, told = self._loss(rows_of(stretch, part))
            self.optimiser.zero_grad(set_to_none=True)
            loss.backward()
            share_gradients(self.network)
            nn.utils.clip_grad_norm_(parameters_of(self.network), STEEPEST)
            self.optimiser.step()
        with torch.no_grad():
            for slow, quick in zip(parameters_of(self.magnet), parameters_of(self.network), strict=True):
                slow.lerp_(quick, self.settings.follow)
        return told

    def _loss(self, stretch: Stretch) -> tuple[torch.Tensor, dict[str, torch.Tensor]]:
        settings = self.settings
        logits, values = self.network(stretch.observation, stretch.legal, stretch.others)
        value = values.gather(1, stretch.judge.unsqueeze(1)).squeeze(1)
        logs = torch.log_softmax(logits, 1)
        chances = logs.exp()
        own = logs.gather(1, stretch.action.unsqueeze(1)).squeeze(1)
        ratio = (own - stretch.likelihood).exp()
        advantage = stretch.advantage / self.spread.clamp_min(1e-6)
        gain = torch.minimum(ratio * advantage, ratio.clamp(1 - settings.clip, 1 + settings.clip) * advantage)
        entropy = -(chances * logs.clamp_min(-50)).sum(1)
        pull = torch.zeros_like(entropy)
        if settings.magnet:
            with torch.no_grad():
                held = torch.log_softmax(self.magnet.logits(stretch.observation, stretch.legal), 1)
            pull = (chances * (logs - held).clamp(-50, 50)).sum(1)
        miss = (value - stretch.goal) ** 2
        weight = stretch.weight / stretch.weight.sum().clamp_min(1e-6)
        each = -gain + settings.magnet * pull - self.entropy * entropy + 2.0 * miss
        told = {"entropy": (entropy * weight).sum(), "pull": (pull * weight).sum(), "miss": (miss * weight).sum()}
        return (each * weight).sum(), {name: kept.detach() for name, kept in told.items()}

    def state(self) -> dict[str, Any]:
        """Return the state for a checkpoint; values that need not be exact take fewer bytes."""
        magnet = self.magnet.state_dict()
        if not self.settings.steady:  # else it becomes the brain
            magnet = {name: value.to(torch.bfloat16) for name, value in magnet.items()}
        moments = self.optimiser.state_dict()
        # The mean gradient is forgotten: a few steps bring it back.
        moments["state"] = {
            place: {"step": kept["step"], "exp_avg_sq": pressed(kept["exp_avg_sq"])}
            for place, kept in moments["state"].items()
        }
        return {
            "network": self.network.state_dict(),
            "magnet": magnet,
            "optimiser": moments,
            "spread": float(self.spread),
            "done": self.done,
        }

    def load(self, state: dict[str, Any]) -> None:
        """Resume from a checkpoint."""
        self.network.load_state_dict(state["network"])
        self.magnet.load_state_dict({name: value.float() for name, value in state["magnet"].items()})
        for kept in state["optimiser"]["state"].values():
            squares = released(kept["exp_avg_sq"])
            kept.update({"exp_avg_sq": squares, "exp_avg": torch.zeros_like(squares)})
        # How it steps is for this device to say, not for the one of the checkpoint.
        own = self.optimiser.state_dict()["param_groups"]
        self.optimiser.load_state_dict({**state["optimiser"], "param_groups": own})
        self.spread.fill_(state["spread"])
        self.done = state["done"]


def pressed(squares: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
    """Return numbers in one byte each, and the largest; an eighth root keeps the small ones apart."""
    most = squares.max().clamp_min(1e-30)
    return ((squares / most) ** 0.125 * 255).round().to(torch.uint8), most


def released(kept: tuple[torch.Tensor, torch.Tensor]) -> torch.Tensor:
    """Return the numbers that were pressed: large ones within a few per cent, the smallest within a third."""
    pressed, most = kept
    return (pressed.float() / 255) ** 8 * most


def rows_of(stretch: Stretch, rows: torch.Tensor) -> Stretch:
    """Return some rows of a stretch."""
    return type(stretch)(*(column[rows] for column in stretch))


def worlds() -> int:
    """Return how many processes learn together (PyTorch's distributed mode)."""
    return torch.distributed.get_world_size() if torch.distributed.is_initialized() else 1


def rank() -> int:
    """Return the number of this process."""
    return torch.distributed.get_rank() if torch.distributed.is_initialized() else 0


def is_first() -> bool:
    """Whether this is the first of all processes that `torchrun` has started, or the only one."""
    return int(os.environ.get("RANK", "0")) == 0


def together(count: int) -> int:
    """The sum of all processes' counts: they must agree on how much is done."""
    if worlds() == 1:
        return count
    total = torch.tensor(count, device="cuda" if torch.distributed.get_backend() == "nccl" else "cpu")
    torch.distributed.all_reduce(total)
    return int(total)


def join(device: torch.device) -> None:
    """Join the other processes if `torchrun` has started several; each has a GPU of its own."""
    if int(os.environ.get("WORLD_SIZE", "1")) > 1 and not torch.distributed.is_initialized():
        if device.type == "cuda":
            torch.cuda.set_device(int(os.environ.get("LOCAL_RANK", "0")))
        torch.distributed.init_process_group("nccl" if device.type == "cuda" else "gloo")
        atexit.register(part)


def part() -> None:
    """Leave the other processes: one that ends without it may be aborted, and takes the others with it."""
    if torch.distributed.is_initialized():
        torch.distributed.destroy_process_group()
        # Its threads live on, and need the interpreter to let go of the last tensors: one that asks for it while
        # the interpreter ends aborts the process.
        time.sleep(LETTING_GO)


def share_gradients(network: Network) -> None:
    """The mean of all processes' gradients."""
    if worlds() > 1:
        for parameter in parameters_of(network):
            if parameter.grad is not None:
                torch.distributed.all_reduce(parameter.grad)
                parameter.grad /= worlds()
