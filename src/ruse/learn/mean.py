"""One network that plays like the mean of several.

Each run of self-play ends with faults of its own: it bluffs too often here, and challenges too rarely there. A
responder finds them. The mean of several runs has fewer of them, because the faults differ.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

import torch
from torch import nn

from ruse.core.errors import BadOption
from ruse.learn.frozen import Frozen
from ruse.learn.network import Network, drawn_by, parameters_of
from ruse.learn.run import batch_of, read_saved, save
from ruse.learn.tensors import BatchTensors, at_random

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

    from ruse.core.brain_file import Brain
    from ruse.core.game import Game
    from ruse.learn.settings import Settings

STRAY = 0.1
"""How often a move is random: the pupil must also know what follows moves that no member makes."""
EVERY = 5.0
"""Seconds between two reports."""


class Members:
    """Finished brains: each seat is played by one of them, drawn at random, for a whole match.

    So each is asked most often about what follows from its own moves, and that is what it knows best. A mean over
    moves would let those who never get there have an equal say.
    """

    def __init__(self, game: Game, brains: Sequence[Brain], players: Sequence[int], device: torch.device) -> None:
        self.players = sorted(set(players))
        self.all = [{count: Frozen(game, brain, count, device) for count in self.players} for brain in brains]

    def drawn(self, matches: int, seats: int, device: torch.device) -> torch.Tensor:
        """Return the number of a member for each seat of each match."""
        return torch.randint(len(self.all), (matches, seats), device=device)

    @torch.no_grad()
    def chances(
        self, observation: torch.Tensor, legal: torch.Tensor, counts: torch.Tensor, who: torch.Tensor
    ) -> torch.Tensor:
        """Return how likely each action is, by the member that is asked in each match."""
        found = torch.zeros(legal.shape, device=legal.device)
        for number, member in enumerate(self.all):
            for count in self.players:
                rows = ((who == number) & (counts == count)).nonzero().squeeze(1)
                if len(rows):
                    weights = member[count].weights(observation[rows], legal[rows]).double()
                    found[rows] = (weights / weights.sum(1, keepdim=True)).float()
        return found


class Pupil:
    """A network that learns to play like the mean of the members."""

    def __init__(
        self, game: Game, settings: Settings, brains: Sequence[Brain], target: str, folder: Path | None = None
    ) -> None:
        torch.manual_seed(settings.seed)
        self.settings = settings
        self.table = BatchTensors(batch_of(game, settings, target, None))
        self.members = Members(game, brains, settings.players, self.table.device)
        self._who = self._drawn()
        """Which member plays each seat: [match, seat]."""
        self.network = Network(game, settings.first, settings.second).to(self.table.device)
        self.optimiser = torch.optim.Adam(parameters_of(self.network), settings.rate, betas=(0.9, 0.99))
        self.done = 0
        """Decisions learned from."""
        self.seconds = 0.0
        self.file = None if folder is None else folder / "pupil.pt"
        if self.file is not None and self.file.is_file():
            self._take_up(read_saved(self.file, "network", "optimiser", "done", "seconds"))

    def go(self, tell: Callable[[dict[str, Any]], None], until: float | None = None) -> bool:
        """Learn until all decisions are seen, or for this many seconds; return whether it is complete.

        However it ends, a run with the same folder goes on from there.
        """
        begun = told = time.perf_counter()
        earlier, before = self.seconds, self.done
        try:
            while self.done < self.settings.decisions:
                apart = self.learn()
                now = time.perf_counter()
                self.seconds = earlier + now - begun
                late = until is not None and now - begun >= until
                if now - told >= EVERY or late or self.done >= self.settings.decisions:
                    speed = round((self.done - before) / (now - told))
                    tell({"decisions": self.done, "decisions_per_s": speed, "apart": apart})
                    told, before = now, self.done
                if late:
                    break
        finally:
            if self.file is not None:
                self._keep(self.file)
        return self.done >= self.settings.decisions

    def _drawn(self) -> torch.Tensor:
        return self.members.drawn(self.table.size, self.table.players, self.table.device)

    def _keep(self, file: Path) -> None:
        state = {"network": self.network.state_dict(), "optimiser": self.optimiser.state_dict()}
        save({**state, "done": self.done, "seconds": self.seconds}, file)

    def _take_up(self, state: dict[str, Any]) -> None:
        try:
            self.network.load_state_dict(state["network"])
            self.optimiser.load_state_dict(state["optimiser"])
        except (RuntimeError, KeyError, ValueError, TypeError) as error:
            raise BadOption(f"{self.file} does not fit this run: {error}".split("\n")[0][:200]) from None
        self.done, self.seconds = state["done"], state["seconds"]

    def learn(self) -> float:
        """Watch a stretch and learn from it; return how far the pupil is from the members (as a divergence)."""
        observed, allowed, chances = self.watch()
        for group in self.optimiser.param_groups:
            group["lr"] = self.settings.rate * max(0.01, 1 - self.done / self.settings.decisions)
        apart = 0.0
        order = torch.randperm(len(observed), device=observed.device)
        for part in order.split(self.settings.part):
            logs = torch.log_softmax(self.network.logits(observed[part], allowed[part]), 1)
            loss = nn.functional.kl_div(logs, chances[part], reduction="batchmean")
            self.optimiser.zero_grad(set_to_none=True)
            loss.backward()
            self.optimiser.step()
            apart = float(loss.detach())
        self.done += len(observed)
        return apart

    @torch.no_grad()
    def watch(self) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
        """Let the members play a stretch; return what they saw, what was legal, and how likely each action was."""
        table, seen = self.table, []
        for _ in range(self.settings.steps):
            observation, legal = table.observation.clone(), table.legal.clone()
            who = self._who.gather(1, table.seats.unsqueeze(1)).squeeze(1)
            chances = self.members.chances(observation, legal, table.counts, who)
            strays = torch.rand(table.size, device=table.device) < STRAY
            table.step(torch.where(strays, at_random(observation, legal), drawn_by(chances)))
            seen.append((observation, legal, chances))
            self._who = torch.where(table.done.bool().unsqueeze(1), self._drawn(), self._who)
        observed, allowed, likely = zip(*seen, strict=True)
        return torch.cat(observed), torch.cat(allowed), torch.cat(likely)
