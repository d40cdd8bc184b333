"""`ruse simulate`: a batch of random matches on one target."""

from __future__ import annotations

import json
import sys
from pathlib import Path

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
    from ruse.study.simulate import simulate

    say = words()

    found = find_game(game, cards)
    options = read_options(chosen)
    if target != "python" and sys.stderr.isatty():
        click.echo(say("simulate-compiling"), err=True)
    players = usual_players(found) if players is None else players
    try:
        if ray is not None:
            from ruse.cluster.runs import simulate_on

            run = simulate_on(
                found,
                players,
                games,
                address=ray,
                seed=seed,
                target=target,
                edition=edition,
                options=options,
                cards=cards,
                progress=shown_progress,
                kept_in=spans,
            )
        else:
            run = simulate(
                found,
                players,
                games,
                seed=seed,
                target=target,
                edition=edition,
                options=options,
                workers=workers,
                progress=shown_progress,
            )
    except KeyboardInterrupt:
        raise RuseError(say("simulate-stopped" if ray is None else "cluster-stopped")) from None
    told = run.describe()
    if as_json:
        click.echo(json.dumps(told))
        return
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
    click.echo(
        say("simulate-speed", decisions=say.number(told["decisions_per_s"]), games=say.number(told["games_per_s"]))
    )
    click.echo(say("simulate-wins", wins="  ".join(say.number(share, 4) for share in run.wins)))
    click.echo(say("simulate-digest", digest=run.digest))
