"""What `ruse train` trains: a network, or several and then one that plays like their mean. Each leaves a brain."""

from __future__ import annotations

import time
from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple

import click

from ruse.cli.language import words

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from ruse.core.game import Game
    from ruse.learn.run import Run
    from ruse.learn.settings import Settings

FIELD_GAMES = 2000


@dataclass(frozen=True)
class Task:
    """What `ruse train` was asked for: the same for each of its networks."""

    game: Game
    target: str
    start: Path | None
    """The brain to go on from; nothing to train from nothing."""
    decisions: int | None
    """How long each network trains, if not as long as usual."""
    seconds: float | None
    """The length of one sitting, if there is a limit."""
    field: str
    """The bot to measure the result against."""
    asked: Mapping[str, str]
    """The options as they were typed, for the model card; a flag has no value."""

    def going_on(self, begun: float) -> Task:
        """Return what is left of a task that was begun at this time; each step of it gets at least a second."""
        if self.seconds is None:
            return self
        return replace(self, seconds=max(1.0, begun + self.seconds - time.monotonic()))


class Trained(NamedTuple):
    """How far a network has come."""

    complete: bool
    rate: float | None
    """How often it wins against the field, if that was measured."""
    folder: Path
    """Where its brain is."""


def train(task: Task, settings: Settings, folder: Path) -> Trained:
    """Train a network.

    If several processes train together, the first one tells how it goes and writes the brain.
    """
    from ruse.learn.learner import is_first, part
    from ruse.learn.run import Run
    from ruse.learn.thaw import take_up_or_start

    run = Run(task.game, settings, task.target, folder)
    run.asked = dict(task.asked)
    if take_up_or_start(run, task.start, task.decisions) and is_first():
        click.echo(words()("train-resumed", decisions=words().number(run.learner.done)), err=True)
    try:
        complete = run.go(partial(_tell_progress, settings.field), task.seconds)
    except KeyboardInterrupt:
        complete = False
        if is_first():
            run.keep()
    part()
    return Trained(complete, leave_brain(run, folder, task.field) if is_first() else None, folder)


def train_mean(task: Task, settings: Settings, folder: Path) -> Trained:
    """Train several networks, one after the other, and then one that plays like their mean."""
    from ruse.core.brain_file import read_brain
    from ruse.learn.learner import is_first
    from ruse.learn.mean import Pupil
    from ruse.learn.model_card import card_of_mean
    from ruse.learn.quantise import quantise

    say, begun = words(), time.monotonic()
    folders = members_of(settings, folder)
    for number, one in enumerate(folders):
        if is_first():
            click.echo(say("train-member", number=number + 1, count=settings.members), err=True)
        member = train(task.going_on(begun), settings.of_member(number), one)
        if not member.complete:
            return member
    if not is_first():
        return Trained(True, None, folder)
    click.echo(say("train-pupil", count=settings.members), err=True)
    own = settings.of_pupil()
    if task.decisions is not None:
        own = replace(own, decisions=min(own.decisions, task.decisions))
    brains = [read_brain(one / "brain.bin", task.game) for one in folders]
    pupil = Pupil(task.game, own, brains, task.target, folder)
    try:
        complete = pupil.go(_tell_pupil, task.going_on(begun).seconds)
    except KeyboardInterrupt:
        complete = False
    path = folder / "brain.bin"
    card = card_of_mean(settings, pupil, task.target, task.asked, [brain.about for brain in brains])
    quantise(task.game, pupil.network, pupil.watch()[0], path, card, own.temperature)
    return Trained(complete, measure(task.game, own, path, task.field), folder)


def members_of(plan: Settings, folder: Path) -> list[Path]:
    """Return the folders of the networks that a pupil learns from."""
    return [folder / f"member-{number + 1}" for number in range(plan.members)]


def _tell_progress(field: str, point: dict[str, Any]) -> None:
    """Print how far the run has come."""
    say = words()
    told = [
        say(
            "train-progress",
            decisions=say.number(point["decisions"]),
            speed=say.number(point["decisions_per_s"]),
            entropy=say.number(point["entropy"], 3),
        )
    ]
    if "field" in point:
        told.append(say("train-progress-field", rate=say.number(100 * point["field"], 1), field=field))
    lost = [won for name, won in point.items() if name.startswith("responder")]
    if lost:  # of several responders, the strongest
        told.append(say("train-progress-responder", rate=say.number(100 * max(lost), 1)))
    click.echo(", ".join(told), err=True)


def _tell_pupil(point: dict[str, Any]) -> None:
    """Print how far the pupil has come."""
    say = words()
    told = {"decisions": say.number(point["decisions"]), "speed": say.number(point["decisions_per_s"])}
    click.echo(say("train-pupil-progress", **told, apart=say.number(point["apart"], 3)), err=True)


def leave_brain(run: Run, folder: Path, field: str) -> float | None:
    """Write the brain, its curve and its picture; how often it wins against the field, if there is one."""
    from ruse.core.brain_file import amend_brain
    from ruse.learn.chart import chart
    from ruse.learn.model_card import model_card
    from ruse.learn.quantise import quantise
    from ruse.learn.run import sample

    path = folder / "brain.bin"
    quantise(run.game, run.finished(), sample(run), path, model_card(run), run.settings.temperature)
    if run.settings.temperature_with:
        amend_brain(path, temperature_with=dict(run.settings.temperature_with))
    rate = measure(run.game, run.settings, path, field)
    if rate is not None:
        run.curve.append({"decisions": run.learner.done, "field": rate})
        run.keep()
    lines = {
        name: [(point["decisions"], point[name]) for point in run.curve if name in point]
        for name in ("entropy", "pull", "field", "responder")
    }
    picture = chart(f"{run.game.slug}: training", "decisions", lines)
    (folder / "curve.svg").write_text(picture, encoding="utf-8")
    return rate


def measure(game: Game, settings: Settings, path: Path, field: str) -> float | None:
    """Note in a brain how often it wins against the field; return the rate with the first player count."""
    from ruse.arena.duel import duel
    from ruse.core.brain_file import amend_brain, read_brain

    if field not in game.bot_names:
        return None
    brain = read_brain(path, game)
    duels = {
        players: duel(game, players, "learned", field, FIELD_GAMES, brain=brain)
        for players in sorted(set(settings.players))
    }
    amend_brain(
        path,
        field={str(players): round(found.rate, 4) for players, found in duels.items()},
        strong_with=[players for players, found in duels.items() if found.rate - found.margin > 1 / players],
    )
    return duels[settings.players[0]].rate
