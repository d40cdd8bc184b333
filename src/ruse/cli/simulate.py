"""`ruse simulate`: a batch of random matches on one target."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from ruse.cli.group import Command, Setting
from ruse.cli.language import language_option, words
from ruse.cli.match_options import (
    cards_option,
    cluster_options,
    find_game,
    game_argument,
    read_options,
    rule_options,
    shown_progress,
    usual_players,
)
from ruse.core.errors import RuseError
from ruse.core.targets import TARGETS

if TYPE_CHECKING:
    from ruse.study.simulate import Simulation


@click.command("simulate", cls=Command, help="help-simulate")
@game_argument
@click.option("--players", cls=Setting, type=int, help="help-players-count")
@click.option("--games", cls=Setting, default=100_000, help="help-games-count")
@click.option("--seed", cls=Setting, default=0, help="help-first-seed")
@click.option("--target", cls=Setting, type=click.Choice(TARGETS), default="cpu", help="help-target")
@click.option("--workers", cls=Setting, type=click.IntRange(1), help="help-workers")
@rule_options
@cards_option
@cluster_options
@click.option("--json", "as_json", cls=Setting, is_flag=True, help="help-json")
@language_option
def command(
    game: str,
    players: int | None,
    games: int,
    seed: int,
    target: str,
    workers: int | None,
    edition: str,
    chosen: tuple[str, ...],
    cards: str | None,
    ray: str | None,
    spans: Path | None,
    as_json: bool,
) -> None:
    """Play them and print what came out."""
    found = find_game(game, cards)
    if target != "python" and sys.stderr.isatty():
        click.echo(words()("simulate-compiling"), err=True)
    count = usual_players(found) if players is None else players
    run: dict[str, Any] = {
        "seed": seed,
        "target": target,
        "edition": edition,
        "options": read_options(chosen),
        "progress": shown_progress,
    }
    try:
        if ray is not None:
            from ruse.cluster.runs import simulate_on

            result = simulate_on(found, count, games, address=ray, cards=cards, kept_in=spans, **run)
        else:
            from ruse.study.simulate import simulate

            result = simulate(found, count, games, workers=workers, **run)
    except KeyboardInterrupt:
        raise RuseError(words()("simulate-stopped" if ray is None else "cluster-stopped")) from None
    if as_json:
        click.echo(json.dumps(result.describe()))
    else:
        _tell(result)


def _tell(run: Simulation) -> None:
    """Print how it went, in sentences."""
    say = words()
    told = run.describe()
    speed = {name: say.number(told[f"{name}_per_s"]) for name in ("decisions", "games")}
    click.echo(
        say(
            "simulate-done",
            games=say.number(run.games),
            game=run.game,
            players=run.players,
            target=run.target,
            seconds=say.number(run.seconds, 2),
        )
    )
    click.echo(say("simulate-speed", **speed))
    click.echo(say("simulate-wins", wins="  ".join(say.number(share, 4) for share in run.wins)))
    click.echo(say("simulate-digest", digest=run.digest))
