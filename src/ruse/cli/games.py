"""`ruse games`: every installed game with its players, editions and bots."""

from __future__ import annotations

import json

import click

import ruse
from ruse.cli.group import Command, Setting
from ruse.cli.language import language, language_option, words


@click.command("games", cls=Command, help="help-games")
@click.option("--json", "as_json", cls=Setting, is_flag=True, help="help-json")
@language_option
def command(as_json: bool) -> None:
    """List the games."""
    if as_json:
        click.echo(json.dumps([game.describe() for game in ruse.all_games().values()], indent=2))
        return
    from rich.text import Text

    from ruse.cli.terminal import open_console
    from ruse.core.words import Words

    console = open_console()
    say = words()
    for game in ruse.all_games().values():
        told = Words(game.presentation.words, language())
        console.print(Text(f"{game.slug}  {told('game-title')}", style="bold"))
        console.print(told("game-about"))
        console.print(say("games-players", first=game.players[0], last=game.players[-1]))
        console.print(say("games-editions", editions=", ".join(game.interface.editions)))
        console.print(say("games-bots", bots=", ".join(game.bot_names)))
        console.print(say("games-try", game=game.slug), style="dim")
