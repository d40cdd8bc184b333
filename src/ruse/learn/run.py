"""A training run: play, learn, report, save. It can be stopped at any time and resumes where it was."""

from __future__ import annotations

import copy
import json
import os
import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from errno import EACCES
from math import exp
from pathlib import Path
from typing import TYPE_CHECKING, Any

import torch

from ruse.core.errors import BadOption
from ruse.core.sight import seen_by_brain
from ruse.learn.learner import Learner, join, rank, together
from ruse.learn.recorded import Recorder, can_record
from ruse.learn.rollout import joined, play, play_each_other
from ruse.learn.settings import Settings
from ruse.learn.tensors import BatchTensors, Policy, at_random
from ruse.learn.worth import worth_with
from ruse.study.batch import Batch

if TYPE_CHECKING:
    from ruse.core.game import Game
    from ruse.learn.network import Network
    from ruse.learn.rollout import Outcome, Stretch

Tell = Callable[[dict[str, Any]], None]
KEEP_EVERY = 60.0
"""Seconds between two checkpoints of a run."""
BEFORE_FIELD = "before-field.pt"
"""Where a run's folder keeps the network of the moment when the field joined."""
STEERING = 1.0
"""How fast the weight of the field changes while the network wins too often or too rarely there."""
LIGHTEST, HEAVIEST = 0.1, 10.0
"""How far that weight may change, as a part of what it was at first."""
SHAPED = 0.6
"""The part of a run in which points count."""


@dataclass(frozen=True)
class Responder:
    """Another network that learns beside the first, only to beat it."""

    name: str
    """Its name in the curve, and of its file in the run's folder."""
    learner: Learner
    table: BatchTensors
    """The matches in which one seat belongs to it."""


class Run:
    """One run: self-play, or a responder against bots."""

    def __init__(
        self,
        game: Game,
        settings: Settings,
        target: str,
        folder: Path | None,
        opponents: str | None = None,
        rivals: Policy | None = None,
    ) -> None:
        self.game = game
        self.settings = settings
        self.folder = folder
        if folder is not None:
            make_folder(folder)
        self.device = torch.device(target)
        join(self.device)
        self.learner = Learner(game, settings, self.device)
        self.table = BatchTensors(batch_of(game, settings, target, opponents), rivals)
        self.field = None
        self.before_field: dict[str, torch.Tensor] | None = None
        """The network's weights when the field joined."""
        if settings.field:
            players = settings.field_players or settings.players
            held = replace(settings, size=settings.field_size, players=players, seed=settings.seed + 500)
            self.field = BatchTensors(batch_of(game, held, target, settings.field))
        self.novices = None
        if settings.novices:
            players = settings.novice_players or settings.players
            held = replace(settings, size=settings.novices, players=players, seed=settings.seed + 700)
            self.novices = BatchTensors(batch_of(game, held, target, None), at_random, guest=True)
        self.field_weight = settings.field_weight
        self.responders = [
            responder_of(game, settings, number, target)
            for number in range(settings.responder_count if settings.responders else 0)
        ]
        self.start: dict[str, str] | None = None
        """The brain that the run started from, and its digest; `None` if it started from nothing."""
        self.against: str | None = None
        """Whom a responder learns to beat; `None` in self-play."""
        self.asked: dict[str, str] = {}
        """The options that the run was asked for with, for its model card; a flag has no value."""
        self.stretches = 0
        self.curve: list[dict[str, Any]] = []
        self.seconds = 0.0

    def go(self, tell: Tell, until: float | None = None, every: float = 5.0) -> bool:
        """Train until all decisions are made, or for this many seconds; return whether the run is complete."""
        begun = told = kept = time.perf_counter()
        earlier = self.seconds
        before = self.learner.done
        won: dict[str, list[float]] = {}
        recorder = Recorder(self) if can_record(self) else None
        while self.learner.done < self.settings.decisions:
            outcomes, seen = self.turn(recorder)
            for name, outcome in outcomes.items():
                sums = won.setdefault(name, [0.0, 0.0])
                sums[0], sums[1] = sums[0] + float(outcome.won), sums[1] + int(outcome.matches)
            now = time.perf_counter()
            self.seconds = earlier + now - begun
            over = self.learner.done >= self.settings.decisions
            # All processes must stop after the same stretch, or one would wait for the others forever.
            late = until is not None and together(int(now - begun >= until)) > 0
            if now - told >= every or over or late:
                point = {
                    "decisions": self.learner.done,
                    "seconds": round(self.seconds, 1),
                    "decisions_per_s": round((self.learner.done - before) / (now - told)),
                    **{name: sums[0] / max(1, sums[1]) for name, sums in won.items()},
                    **seen,
                }
                self.curve.append(point)
                if rank() == 0:
                    tell(point)
                told, before, won = now, self.learner.done, {}
            if late:
                break
            if self.folder is not None and rank() == 0 and now - kept >= KEEP_EVERY:
                self.keep()
                kept = now
        if self.folder is not None and rank() == 0:
            self.keep()
        return self.learner.done >= self.settings.decisions

    def turn(self, recorder: Recorder | None) -> tuple[dict[str, Outcome], dict[str, float]]:
        """Play a stretch everywhere and learn from it; return how the matches ended, and the learner's figures."""
        if recorder is not None:
            outcome, seen = recorder.turn()
            return {"won": outcome}, seen
        played = self.play_everywhere()
        seen = self.learner.learn(joined([stretch for stretch, _ in played.values()]))
        return {name: outcome for name, (_, outcome) in played.items()}, seen

    def play_everywhere(self) -> dict[str, tuple[Stretch, Outcome]]:
        """Play a stretch at every kind of table, under the name of its wins in the curve. Responders learn."""
        settings, network = self.settings, self.learner.network
        shaping = settings.shaping * max(0.0, 1 - self.learner.progress / SHAPED)
        worth = worth_with(shaping, settings.points)
        played = {"won": play(self.table, network, settings.steps, worth)}
        self.stretches += 1
        if self.field is not None and self.joins_now():
            if self.before_field is None:
                self.before_field = copied(network)
            played["field"] = play(self.field, network, settings.field_steps, worth, self.field_weight)
            self.steer(played["field"][1])
        if self.novices is not None:
            weight, allied = settings.novice_weight, settings.allied
            played["novice"] = play(self.novices, network, settings.steps, worth, weight, allied)
        for rival in self.responders:
            own, its, outcome = play_each_other(
                rival.table,
                network,
                rival.learner.network,
                settings.steps,
                worth,
                settings.responder_weight,
                settings.responder_share,
                settings.allied,
            )
            rival.learner.learn(its)
            played[rival.name] = own, outcome
        return played

    def joins_now(self) -> bool:
        """Whether a stretch against the field is due."""
        late = self.learner.progress >= self.settings.field_from
        return late and self.stretches % self.settings.field_every == 0

    def steer(self, outcome: Outcome) -> None:
        """Let the field count for more or less, so that the network wins there as often as the settings ask."""
        goal = self.settings.field_goal
        if goal and outcome.matches:
            rate = float(outcome.won) / int(outcome.matches)
            weight = self.field_weight * exp(STEERING * (goal - rate))
            first = self.settings.field_weight
            self.field_weight = min(max(weight, LIGHTEST * first), HEAVIEST * first)

    def finished(self) -> Network:
        """Return the network that becomes a brain."""
        network = self.learner.magnet if self.settings.steady else self.learner.network
        if self.before_field is None or self.settings.blend == 1:
            return network
        blended = copy.deepcopy(network)
        now = network.state_dict()
        blended.load_state_dict(
            {name: before.lerp(now[name], self.settings.blend) for name, before in self.before_field.items()}
        )
        return blended

    def keep(self) -> None:
        """Write a checkpoint and the curve."""
        assert self.folder is not None
        if self.before_field is not None and not (self.folder / BEFORE_FIELD).is_file():
            save(self.before_field, self.folder / BEFORE_FIELD)
        state = {
            "game": self.game.slug,
            "rules": self.game.version,
            "settings": self.settings.as_dict(),
            "learner": self.learner.state(),
            "curve": self.curve,
            "seconds": self.seconds,
            "field_weight": self.field_weight,
            "start": self.start,
            "against": self.against,
        }
        for rival in self.responders:
            # A file of its own, so that each stays small enough to be carried around.
            save(rival.learner.state(), self.folder / f"{rival.name}.pt")
        save(state, self.folder / "checkpoint.pt")
        (self.folder / "curve.json").write_text(json.dumps(self.curve, indent=1), encoding="utf-8")

    def take_up(self, decisions: int | None = None) -> bool:
        """Resume from the folder's checkpoint, if there is one."""
        if self.folder is None or not (self.folder / "checkpoint.pt").is_file():
            return False
        state = read_checkpoint(self.folder / "checkpoint.pt")
        if (state["game"], state["rules"]) != (self.game.slug, self.game.version):
            raise BadOption(f"{self.folder} holds a run of {state['game']}, version {state['rules']}")
        own, kept = self.settings.as_dict(), state["settings"]
        same = ("players", "first", "second", "options")
        if any(plain(own[name]) != plain(kept[name]) for name in same):
            raise BadOption(f"{self.folder} holds a run with other settings; choose another folder")
        if state.get("against", self.against) != self.against:
            raise BadOption(f"{self.folder} holds a run against another bot; choose another folder")
        load_into(self.learner, state["learner"], self.folder / "checkpoint.pt")
        self.curve, self.seconds = state["curve"], state["seconds"]
        self.field_weight = state.get("field_weight", self.field_weight)
        self.start = state.get("start")
        for rival in self.responders:
            file = self.folder / f"{rival.name}.pt"
            if file.is_file():
                load_into(rival.learner, read_saved(file, "network"), file)
        if (self.folder / BEFORE_FIELD).is_file():
            kept = read_saved(self.folder / BEFORE_FIELD)
            self.before_field = {name: value.to(self.device) for name, value in kept.items()}
        if decisions is not None:
            self.settings = self.learner.settings = replace(self.settings, decisions=decisions)
        return True


def responder_of(game: Game, settings: Settings, number: int, target: str) -> Responder:
    """Return one of a run's responders, which knows nothing yet."""
    held = settings.of_responder(number)
    return Responder(
        f"responder-{number + 1}" if number else "responder",
        Learner(game, held, torch.device(target)),
        BatchTensors(batch_of(game, held, target, None), guest=True),
    )


def make_folder(folder: Path) -> None:
    """Make the folder of a run before it begins, so that nobody trains for hours without a place to keep it."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if not os.access(folder, os.W_OK):
            raise PermissionError(EACCES, os.strerror(EACCES))
    except OSError as error:
        raise BadOption(f"{folder} cannot be written: {error.strerror}; choose another folder") from None


def copied(network: Network) -> dict[str, torch.Tensor]:
    """Return the weights of a network as they are now."""
    return {name: value.detach().clone() for name, value in network.state_dict().items()}


def batch_of(game: Game, settings: Settings, target: str, opponents: str | None) -> Batch:
    """The matches of a run: all seats are the learner's, or all but one belong to a built-in bot."""
    return Batch(
        seen_by_brain(game),
        settings.size,
        settings.players,
        target=target,
        seed=settings.seed + 1000 * rank(),
        opponents=opponents,
        rotate=opponents is not None,
        check=False,
        options=settings.options,
    )


def plain(value: Any) -> Any:
    """Return settings as a file holds them, to be compared."""
    return json.loads(json.dumps(value))


def save(value: dict[str, Any], path: Path) -> None:
    """Write a file of a run, or leave the old one as it is: a run may be killed at any time."""
    fresh = path.with_suffix(".new")
    torch.save(value, fresh)
    fresh.replace(path)


def read_checkpoint(path: Path) -> dict[str, Any]:
    """What a checkpoint holds; `BadOption` if it is none."""
    state = read_saved(path, "learner", "settings", "curve", "game", "rules", "seconds")
    if "network" not in state["learner"]:
        raise BadOption(f"{path} is not a checkpoint of a run")
    return state


def read_saved(path: Path, *needed: str) -> dict[str, Any]:
    """What a file of a run holds; `BadOption` if it does not hold what is needed."""
    try:
        state: dict[str, Any] = torch.load(path, map_location="cpu", weights_only=True)
        for name in needed:
            state[name]
    except Exception as error:  # a damaged file fails in as many ways as pickles and archives do
        raise BadOption(f"{path} is not a checkpoint of a run: {error}".split("\n")[0][:200]) from None
    return state


def load_into(learner: Learner, state: dict[str, Any], path: Path) -> None:
    """Let a learner resume from what a file held; `BadOption` if that is another network."""
    try:
        learner.load(state)
    except (RuntimeError, KeyError, ValueError, TypeError) as error:
        raise BadOption(f"{path} does not fit this run: {error}".split("\n")[0][:200]) from None


@torch.no_grad()
def sample(run: Run, steps: int = 24) -> torch.Tensor:
    """Observations from play, to set the scales of a brain by."""
    found = [
        play(run.table, run.learner.network, 1, lambda table: table.rewards)[0].observation for _ in range(steps)
    ]
    rows = torch.cat(found)
    return rows[torch.randperm(len(rows), device=rows.device)[: 1 << 15]]
