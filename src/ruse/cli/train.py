"""`ruse train`: a bot learns by playing against itself."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from ruse.cli.group import Command, Setting
from ruse.cli.language import language_option, words
from ruse.cli.match_options import cards_option, find_game, game_argument
from ruse.cli.train_networks import Task, members_of, train, train_mean
from ruse.core.errors import BadOption
from ruse.core.targets import COMPILED

if TYPE_CHECKING:
    from ruse.core.game import Game
    from ruse.learn.settings import Settings

SIZES = {"cpu": 1024, "cuda": 65_536}
MOST_ON_CPU = 8192
"""Settings with more matches at once were made for a GPU."""
FIELD = "house"
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
    task = Task(found, target, begin, decisions, seconds, field, asked)
    first = is_first()
    for plan, one in zip(plans, folders, strict=True):
        with within_memory():
            trained = (train_mean if plan.members > 1 else train)(task, plan, one)
        if first:
            click.echo(say("train-done" if trained.complete else "train-paused", where=str(trained.folder)))
        if trained.rate is not None:
            click.echo(say("train-rate", rate=say.number(100 * trained.rate, 1), field=field))
        if not trained.complete:
            return
    if len(plans) > 1 and first:
        _join(plans, folders, folder, target, asked)
        click.echo(say("train-joined", where=str(folder)))


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

    if plan.members > 1:
        return all(_same_run(plan.of_member(number), one) for number, one in enumerate(members_of(plan, folder)))
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
