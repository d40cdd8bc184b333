"""`ruse bench`: how fast the games run here, compared with OpenSpiel."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import TYPE_CHECKING

import click

from ruse.cli.group import Command, Setting
from ruse.cli.language import language_option, words
from ruse.cli.match_options import usual_players
from ruse.core.errors import RuseError, TargetMissing
from ruse.core.targets import TARGETS

if TYPE_CHECKING:
    from ruse.core.game import Game
    from ruse.study.bench import Figure

COUNTS = "2,3,4,6,10"


@click.command("bench", cls=Command, help="help-bench")
@click.argument("games", nargs=-1)
@click.option("--players", cls=Setting, default=COUNTS, help="help-bench-players")
@click.option("--target", "targets", cls=Setting, multiple=True, type=click.Choice(TARGETS), help="help-target")
@click.option("--seconds", cls=Setting, default=1.0, type=click.FloatRange(0.01, 600), help="help-bench-seconds")
@click.option("--openspiel/--no-openspiel", cls=Setting, default=True, help="help-bench-openspiel")
@click.option("--batch/--no-batch", cls=Setting, default=True, help="help-bench-batch")
@click.option("--json", "as_json", cls=Setting, is_flag=True, help="help-json")
@language_option
def command(
    games: tuple[str, ...],
    players: str,
    targets: tuple[str, ...],
    seconds: float,
    openspiel: bool,
    batch: bool,
    as_json: bool,
) -> None:
    """Measure, print each figure as it comes, and the ratios at the end."""
    from rich.console import Console

    found: list[Figure] = []
    console = Console(stderr=as_json, highlight=False, markup=False)
    say = words()
    console.print(say("bench-head"))
    for figure in figures(games, counts_of(players), list(targets or TARGETS), seconds, openspiel, batch):
        if isinstance(figure, str):
            console.print(figure, style="dim")
            continue
        found.append(figure)
        where = (
            figure.target
            if figure.target.startswith("cuda")
            else f"{figure.target}, {say('bench-cores', count=figure.cores)}"
        )
        name = f"{figure.system} {figure.game}"
        console.print(
            f"{name:<22} {figure.players:>2}  {where:<22}"
            f" {figure.decisions_per_s:>15,.0f} {figure.games_per_s:>13,.0f}"
        )
    for line in ratios(found):
        console.print(line)
    for target, duties in {figure.target: figure.duties for figure in found}.items():
        console.print(f"{target}: {duties}", style="dim")
    if as_json:
        click.echo(json.dumps([figure.describe() for figure in found], indent=2))


def counts_of(text: str) -> list[int]:
    """Player counts from `2,3,4`."""
    try:
        return [int(part) for part in text.split(",")]
    except ValueError:
        raise click.UsageError(words()("error-counts", given=text)) from None


def figures(
    games: tuple[str, ...], counts: list[int], targets: list[str], seconds: float, openspiel: bool, batch: bool
) -> Iterator[Figure | str]:
    """Yield all figures, one after the other."""
    import ruse
    from ruse.core.registry import find
    from ruse.study.bench import bench
    from ruse.study.openspiel import measure

    chosen = [find(name) for name in games] or list(ruse.all_games().values())
    for game in chosen:
        fitting = [count for count in counts if count in game.players]
        if not fitting and len(chosen) == 1:
            raise RuseError(f"{game.slug} is for {game.players[0]} to {game.players[-1]} players")
        yield from bench(game, fitting, targets, seconds)
        if batch:
            yield from batches(game, targets, seconds, beside=game is chosen[0])
    if openspiel:
        try:
            yield from measure(seconds)
        except TargetMissing as missing:
            yield str(missing)


def batches(game: Game, targets: list[str], seconds: float, beside: bool) -> Iterator[Figure | str]:
    """Yield the fused step of a batch; one game on one core comes with PettingZoo and pgx beside it."""
    from ruse.study.bench_batch import measure_batch
    from ruse.study.rivals import measure_beside

    players = usual_players(game)
    for target in targets:
        try:
            if target == "cpu" and beside:
                yield from measure_beside(game, players, seconds)
            elif target != "python":
                yield from measure_batch(game, players, target, seconds)
        except TargetMissing as missing:
            yield str(missing)


def ratios(found: list[Figure]) -> list[str]:
    """Ours with four players on one core against the best of theirs."""
    say = words()
    loop = [figure for figure in found if figure.system == "OpenSpiel" and figure.target == "python loop"]
    native = [figure for figure in found if figure.target == "evaluate_bots"]
    lines = []
    steps = [figure for figure in found if figure.target == "cpu batch"]
    for system in ("PettingZoo", "pgx"):
        rivals = [figure for figure in found if figure.system == system]
        for figure in steps if rivals else []:
            best = max(rivals, key=lambda rival: rival.decisions_per_s)
            ratio = say.number(figure.decisions_per_s / best.decisions_per_s, 1)
            lines.append(
                say("bench-ratio", game=figure.game, target="cpu batch", times=ratio, rival=best.game, how=system)
            )
    for figure in found:
        if figure.system != "Ruse" or figure.players != 4 or figure.cores != 1 or not loop:
            continue
        if figure.target == "cpu":
            for name, rivals in (("python loop", loop), ("evaluate_bots", native)):
                best = max(rivals, key=lambda rival: rival.decisions_per_s)
                times = figure.decisions_per_s / best.decisions_per_s
                lines.append(
                    say(
                        "bench-ratio",
                        game=figure.game,
                        target="cpu",
                        times=say.number(times, 2),
                        rival=best.game,
                        how=name,
                    )
                )
        if figure.target == "python":
            dice = next(rival for rival in loop if rival.game == "liars_dice")
            times = figure.decisions_per_s / dice.decisions_per_s
            lines.append(
                say(
                    "bench-ratio",
                    game=figure.game,
                    target="python",
                    times=say.number(times, 2),
                    rival="liars_dice",
                    how="python loop",
                )
            )
    return lines
