"""What play, rules and other commands have in common: the game, its edition, its options."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from ruse.cli.group import Setting
from ruse.cli.language import words

if TYPE_CHECKING:
    from ruse.core.game import Game

GAME = "coup"
"""What is played when no game is named."""
USUAL = 4
"""The default number of players, if the game allows it."""


def game_argument(command: Callable[..., Any]) -> Callable[..., Any]:
    """Let a command take a game by its name."""
    return click.argument("game", default=GAME)(command)


def rule_options(command: Callable[..., Any]) -> Callable[..., Any]:
    """Let a command take `--edition` and any number of `--option name=value`."""
    edition = click.option("--edition", cls=Setting, default="standard", help="help-edition")
    option = click.option(
        "--option", "chosen", cls=Setting, multiple=True, metavar="NAME=VALUE", help="help-option"
    )
    return edition(option(command))


def cards_option(command: Callable[..., Any]) -> Callable[..., Any]:
    """Let a command take `--cards FILE`, the cards of somebody who owns the box."""
    return click.option("--cards", cls=Setting, metavar="FILE", help="help-cards")(command)


def cluster_options(command: Callable[..., Any]) -> Callable[..., Any]:
    """Let a command take `--ray [ADDRESS]` and `--spans FILE`: it then plays on a Ray cluster."""
    ray = click.option("--ray", cls=Setting, metavar="[ADDRESS]", is_flag=False, flag_value="here", help="help-ray")
    spans = click.option(
        "--spans", cls=Setting, metavar="FILE", type=click.Path(dir_okay=False, path_type=Path), help="help-spans"
    )
    return ray(spans(command))


def shown_progress(done: int, games: int) -> None:
    """Show how far a run is, where somebody is watching."""
    if sys.stderr.isatty():
        width = 30
        bar = "#" * (width * done // max(1, games))
        say = words()
        click.echo(f"\r[{bar:<{width}}] {say.number(done)} / {say.number(games)}", err=True, nl=done == games)


def read_options(chosen: Sequence[str]) -> dict[str, object]:
    """`name=value` pairs; the game itself knows which ones it has."""
    options: dict[str, object] = {}
    for pair in chosen:
        name, equals, value = pair.partition("=")
        if not equals or not name:
            raise click.UsageError(words()("error-option", given=pair))
        options[name.strip().replace("-", "_")] = value.strip()
    return options


def find_game(name: str, cards: str | None = None) -> Game:
    """Return the game with this name, with the cards of a file if one is given."""
    from ruse.core.registry import find

    return find(name).with_cards(cards)


def usual_players(game: Game) -> int:
    """Return the number of players nearest to the usual one."""
    return min(game.players, key=lambda count: abs(count - USUAL))
