"""`ruse train`: a bot learns by playing against itself."""

from __future__ import annotations

import sys
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from ruse.cli.group import Command, Setting
from ruse.cli.language import language_option, words
from ruse.cli.match_options import cards_option, find_game, game_argument
from ruse.core.errors import BadOption
from ruse.core.targets import COMPILED

if TYPE_CHECKING:
    from ruse.core.game import Game
    from ruse.learn.run import Run
    from ruse.learn.settings import Settings

SIZES = {"cpu": 1024, "cuda": 65_536}
MOST_ON_CPU = 8192
"""Settings with more matches at once were made for a GPU."""
FIELD = "house"
FIELD_GAMES = 2000
SEEDS = click.IntRange(0, 2**63 - 1)
"""Seeds of runs: PyTorch takes them too."""


class Amount(click.ParamType):  # type: ignore[type-arg]  # older releases of click know no arguments
    """A number that may end in k, M or G: `400M`."""

    name = "amount"

    def convert(self, value: Any, param: Any, ctx: Any) -> int:
        """Convert the text."""
        text = str(value).strip()
        scale = {"k": 10**3, "m": 10**6, "g": 10**9}.get(text[-1:].lower(), 1)
        try:
            amount = int(float(text[:-1] if scale > 1 else text) * scale)
        except (ValueError, OverflowError):
            amount = 0
        if amount < 1:
            self.fail(words()("error-amount", typed=text[:40]), param, ctx)
        return amount


@click.command("train", cls=Command, help="help-train")
@game_argument
@click.option("--decisions", cls=Setting, type=Amount(), help="help-train-decisions")
@click.option("--players", cls=Setting, help="help-train-players")
@click.option("--target", cls=Setting, type=click.Choice(COMPILED), default="cpu", help="help-train-target")
@click.option("--folder", cls=Setting, type=Path, help="help-train-folder")
@click.option("--size", cls=Setting, type=click.IntRange(64), help="help-train-size")
@click.option("--seconds", cls=Setting, type=click.FloatRange(1), help="help-train-seconds")
@click.option("--seed", cls=Setting, type=SEEDS, default=1, help="help-train-seed")
@click.option("--reproduce", cls=Setting, is_flag=True, help="help-train-reproduce")
@click.option("--start", cls=Setting, help="help-train-start")
@click.option("--field", cls=Setting, default=FIELD, help="help-train-field")
@cards_option
@language_option
def command(
    game: str,
    decisions: int | None,
    players: str | None,
    target: str,
    folder: Path | None,
    size: int | None,
    seconds: float | None,
    seed: int,
    reproduce: bool,
    start: str | None,
    field: str,
    cards: str | None,
) -> None:
    """Train, report progress, and write a brain."""
    from ruse.learn.pytorch import device_of, within_memory

    device_of(target)
    from ruse.learn.learner import is_first
    from ruse.learn.settings import Settings
    from ruse.learn.thaw import settings_from

    found = find_game(game, cards)
    say = words()
    folder = folder or Path("ruse-runs") / found.slug
    if reproduce and start is not None:
        raise BadOption("--reproduce trains from nothing; leave out --start")
    begin = beginning(found, start)
    _check_field(found, field)
    asked = _asked(reproduce, start, decisions, players, size, cards)
    given = _given(decisions, size, players, found)
    usual = _plans(found, target, reproduce, given.get("players"))
    if begin is not None:
        given |= settings_from(begin, found, (usual[0] | given)["players"][0])
    plans = [Settings(game=found.slug, seed=seed, **plan | given) for plan in usual]
    if len(plans) > 1 and players:
        raise BadOption(
            f"the brain of {found.slug} has a network for {_counted(plans)} players; leave out --players"
        )
    folders = [folder / _name(plan) if len(plans) > 1 else folder for plan in plans]
    if reproduce and not all(_same_run(plan, one) for plan, one in zip(plans, folders, strict=True)):
        raise BadOption(f"{folder} already holds another run; choose another folder to reproduce it from the start")
    if sys.stderr.isatty():
        click.echo(say("simulate-compiling"), err=True)
    first = is_first()
    for plan, one in zip(plans, folders, strict=True):
        with within_memory():
            complete, rate = train(found, plan, target, one, decisions, seconds, field, begin, asked)
        if first:
            click.echo(say("train-done" if complete else "train-paused", where=str(one)))
        if rate is not None:
            click.echo(say("train-rate", rate=say.number(100 * rate, 1), field=field))
        if not complete:
            return
    if len(plans) > 1 and first:
        _join(plans, folders, folder, target, asked)
        click.echo(say("train-joined", where=str(folder)))


def train(
    game: Game,
    settings: Settings,
    target: str,
    folder: Path,
    decisions: int | None,
    seconds: float | None,
    field: str,
    begin: Path | None,
    asked: dict[str, str],
) -> tuple[bool, float | None]:
    """Train a network; return whether the run is complete, and how often the brain wins against the field.

    If several processes train together, the first one tells how it goes and writes the brain.
    """
    from ruse.learn.learner import is_first, part
    from ruse.learn.run import Run
    from ruse.learn.thaw import take_up_or_start

    run = Run(game, settings, target, folder)
    run.asked = asked
    if take_up_or_start(run, begin, decisions) and is_first():
        click.echo(words()("train-resumed", decisions=words().number(run.learner.done)), err=True)
    try:
        complete = run.go(partial(_tell_progress, settings.field), seconds)
    except KeyboardInterrupt:
        complete = False
        if is_first():
            run.keep()
    part()
    return complete, leave_brain(run, folder, field) if is_first() else None


def beginning(game: Game, start: str | None) -> Path | None:
    """Return the brain that a run starts from; `learned` is the one that the game comes with."""
    if start is None:
        return None
    if start != "learned":
        return Path(start)
    if game.rules.brain is None:
        raise BadOption(f"{game.slug} comes with no brain to start from")
    return game.rules.brain


def _check_field(game: Game, field: str) -> None:
    """Refuse a bot that the result cannot be measured against; a game need not have the usual one."""
    if field == "learned":
        raise BadOption("a brain cannot be measured against itself; choose another bot for --field")
    if field != FIELD:
        game.bot_number(field)


def _asked(
    reproduce: bool,
    start: str | None,
    decisions: int | None,
    players: str | None,
    size: int | None,
    cards: str | None,
) -> dict[str, str]:
    """Return the options that make the network what it is, as somebody would type them; a flag has no value."""
    named = {"--start": start, "--decisions": decisions, "--players": players, "--size": size, "--cards": cards}
    flags = {"--reproduce": ""} if reproduce else {}
    return flags | {name: str(value) for name, value in named.items() if value is not None}


def _same_run(plan: Settings, folder: Path) -> bool:
    """Whether a folder holds nothing yet, or a run with these settings that can be resumed."""
    from ruse.learn.run import plain, read_checkpoint

    file = folder / "checkpoint.pt"
    return not file.exists() or plain(read_checkpoint(file)["settings"]) == plain(plan.as_dict())


def _plans(game: Game, target: str, reproduce: bool, players: tuple[int, ...] | None) -> list[dict[str, Any]]:
    """Return the settings of the networks to train."""
    from ruse.learn.settings import networks_of, usual_for

    plans = networks_of(game.slug) if reproduce else [usual_for(game.slug, players)]
    return [_on(target, {"players": tuple(game.players), "size": SIZES[target], **plan}) for plan in plans or [{}]]


def _on(target: str, usual: dict[str, Any]) -> dict[str, Any]:
    """Return settings for a machine: a processor plays fewer matches at once than a GPU."""
    if target == "cpu" and usual["size"] > MOST_ON_CPU:
        usual |= {"size": SIZES[target], "field_size": SIZES[target] // 4}
        usual |= {name: SIZES[target] // 4 for name in ("novices", "responders") if usual.get(name)}
    return usual


def _join(plans: list[Settings], folders: list[Path], folder: Path, target: str, asked: dict[str, str]) -> None:
    """Make one brain of the networks: each plays with its player counts that no later one has."""
    from ruse.core.brain_file import join_brains
    from ruse.learn.model_card import command_of

    files: dict[Path, list[int]] = {}
    taken: set[int] = set()
    for plan, one in reversed(list(zip(plans, folders, strict=True))):
        files[one / "brain.bin"] = sorted(set(plan.players) - taken)
        taken |= set(plan.players)
    join_brains(folder / "brain.bin", dict(reversed(files.items())), command=command_of(plans[0], target, asked))


def _name(plan: Settings) -> str:
    """Return a name for a network's folder, from its player counts."""
    return f"{min(plan.players)}-to-{max(plan.players)}-players"


def _counted(plans: list[Settings]) -> str:
    return " and one for ".join(f"{min(plan.players)} to {max(plan.players)}" for plan in plans)


def _given(decisions: int | None, size: int | None, players: str | None, game: Game) -> dict[str, Any]:
    """Return the settings that somebody asked for."""
    given = {"decisions": decisions, "size": size, "players": _counts(players, game)}
    return {name: value for name, value in given.items() if value is not None}


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


def _counts(players: str | None, game: Game) -> tuple[int, ...] | None:
    if players is None:
        return None
    try:
        counts = tuple(int(part) for part in players.split(","))
    except ValueError:
        raise BadOption(f"players are numbers with commas between them, not {players!r:.40}") from None
    if not all(count in game.players for count in counts):
        raise BadOption(f"{game.slug} is for {game.players[0]} to {game.players[-1]} players")
    return counts


def leave_brain(run: Run, folder: Path, field: str) -> float | None:
    """Write the brain, its curve and its picture; how often it wins against the field, if there is one."""
    from ruse.arena.duel import duel
    from ruse.core.brain_file import amend_brain, read_brain
    from ruse.learn.chart import chart
    from ruse.learn.model_card import model_card
    from ruse.learn.quantise import quantise
    from ruse.learn.run import sample

    path = folder / "brain.bin"
    quantise(run.game, run.finished(), sample(run), path, model_card(run), run.settings.temperature)
    if run.settings.temperature_with:
        amend_brain(path, temperature_with=dict(run.settings.temperature_with))
    rate = None
    if field in run.game.bot_names:
        brain = read_brain(path, run.game)
        duels = {
            players: duel(run.game, players, "learned", field, FIELD_GAMES, brain=brain)
            for players in sorted(set(run.settings.players))
        }
        amend_brain(
            path,
            field={str(players): round(found.rate, 4) for players, found in duels.items()},
            strong_with=[players for players, found in duels.items() if found.rate - found.margin > 1 / players],
        )
        rate = duels[run.settings.players[0]].rate
        run.curve.append({"decisions": run.learner.done, "field": rate})
        run.keep()
    lines = {
        name: [(point["decisions"], point[name]) for point in run.curve if name in point]
        for name in ("entropy", "pull", "field", "responder")
    }
    picture = chart(f"{run.game.slug}: training", "decisions", lines)
    (folder / "curve.svg").write_text(picture, encoding="utf-8")
    return rate
