"""`ruse arena`: one bot among others, with win rate and bluff rate."""

from __future__ import annotations

import json
import sys
from dataclasses import asdict
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
)
from ruse.core.errors import RuseError


@click.command("arena", cls=Command, help="help-arena")
@game_argument
@click.option("--players", cls=Setting, type=int, help="help-duel-players")
@click.option("--bot", cls=Setting, help="help-arena-bot")
@click.option("--field", cls=Setting, default="random", help="help-arena-field")
@click.option("--games", cls=Setting, default=10_000, type=click.IntRange(1), help="help-games-count")
@click.option("--seed", cls=Setting, default=0, type=click.IntRange(0), help="help-first-seed")
@rule_options
@cards_option
@cluster_options
@click.option("--json", "as_json", cls=Setting, is_flag=True, help="help-json")
@language_option
def command(
    game: str,
    players: int | None,
    bot: str | None,
    field: str,
    games: int,
    seed: int,
    edition: str,
    chosen: tuple[str, ...],
    cards: str | None,
    ray: str | None,
    spans: Path | None,
    as_json: bool,
) -> None:
    """Let them play and print the rates."""
    from ruse.arena.duel import duel

    if sys.stderr.isatty():
        click.echo(words()("simulate-compiling"), err=True)
    found = find_game(game, cards)
    players = found.players[0] if players is None else players
    bot = bot or found.usual_bot
    options = read_options(chosen)
    if ray is not None:
        from ruse.cluster.runs import duel_on

        try:
            result = duel_on(
                found,
                players,
                bot,
                field,
                games,
                address=ray,
                seed=seed,
                edition=edition,
                options=options,
                cards=cards,
                progress=shown_progress,
                kept_in=spans,
            )
        except KeyboardInterrupt:
            raise RuseError(words()("cluster-stopped")) from None
    else:
        result = duel(found, players, bot, field, games, seed, edition, None, **options)
    if as_json:
        rates = {"rate": result.rate, "margin": result.margin, "bluff_rate": result.bluff_rate}
        click.echo(json.dumps(asdict(result) | rates | {"average": result.average}))
        return
    say = words()
    click.echo(
        say(
            "arena-rate",
            bot=bot,
            field=field,
            others=players - 1,
            games=say.number(result.games),
            rate=say.number(100 * result.rate, 1),
            margin=say.number(100 * result.margin, 1),
            chance=say.number(100 / players, 1),
        )
    )
    if result.claims:  # in some games nobody claims anything
        click.echo(
            say(
                "arena-bluffs",
                bot=bot,
                rate=say.number(100 * result.bluff_rate, 1),
                claims=say.number(result.claims),
            )
        )
    click.echo(say("arena-score", bot=bot, score=say.number(result.average, 1)))
    click.echo(say("arena-length", decisions=say.number(result.decisions / result.games, 1)))
