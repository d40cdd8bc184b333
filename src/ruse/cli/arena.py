"""`ruse arena`: one bot among others, with win rate and bluff rate."""

from __future__ import annotations

import json
import sys
from dataclasses import asdict
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
)
from ruse.core.errors import RuseError

if TYPE_CHECKING:
    from ruse.arena.duel import Duel


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
    if sys.stderr.isatty():
        click.echo(words()("simulate-compiling"), err=True)
    found = find_game(game, cards)
    count = found.players[0] if players is None else players
    bot = bot or found.usual_bot
    options = read_options(chosen)
    if ray is not None:
        from ruse.cluster.runs import duel_on

        where: dict[str, Any] = {"address": ray, "cards": cards, "kept_in": spans, "progress": shown_progress}
        try:
            result = duel_on(found, count, bot, field, games, seed=seed, edition=edition, options=options, **where)
        except KeyboardInterrupt:
            raise RuseError(words()("cluster-stopped")) from None
    else:
        from ruse.arena.duel import duel

        result = duel(found, count, bot, field, games, seed, edition, options=options)
    if as_json:
        rates = {"rate": result.rate, "margin": result.margin, "bluff_rate": result.bluff_rate}
        click.echo(json.dumps(asdict(result) | rates | {"average": result.average}))
    else:
        _tell(result, bot, field, count)


def _tell(result: Duel, bot: str, field: str, players: int) -> None:
    """Print the rates, in sentences."""
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
        bluffs = {"rate": say.number(100 * result.bluff_rate, 1), "claims": say.number(result.claims)}
        click.echo(say("arena-bluffs", bot=bot, **bluffs))
    click.echo(say("arena-score", bot=bot, score=say.number(result.average, 1)))
    click.echo(say("arena-length", decisions=say.number(result.decisions / result.games, 1)))
