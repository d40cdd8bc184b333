"""`ruse rules`: the rules in our own words, and the options with the disputed ones marked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

import click

import ruse
from ruse.cli.group import Command, Setting
from ruse.cli.language import language, language_option, words
from ruse.cli.match_options import USUAL, cards_option, find_game, game_argument, read_options, rule_options
from ruse.core.options import Value, is_disputed, resolve, show
from ruse.core.words import Words

if TYPE_CHECKING:
    from rich.console import Console
    from rich.text import Text

    from ruse.core.game import Game
    from ruse.core.options import Option as Rule


@click.command("rules", cls=Command, help="help-rules")
@game_argument
@click.option("--players", cls=Setting, type=int, help="help-players")
@rule_options
@cards_option
@language_option
def command(game: str, players: int | None, edition: str, chosen: tuple[str, ...], cards: str | None) -> None:
    """Explain a game."""
    from ruse.cli.terminal import open_console

    found = find_game(game, cards)
    seats, options = in_force(found, players, edition, chosen)
    console = open_console()
    told = Words(found.presentation.words, language())
    explain(console, told, found.text_values(seats, options))
    list_editions(console, found, told)
    list_options(console, found, told, options)


def in_force(game: Game, players: int | None, edition: str, chosen: Sequence[str]) -> tuple[int, dict[str, Value]]:
    """Return the players and options to explain the rules for; the draft, for example, sets its own number."""
    options = read_options(chosen)
    counts = sorted(game.players, key=lambda count: abs(count - USUAL)) if players is None else [players]
    refused: ruse.BadOption | None = None
    for count in counts:
        try:
            return count, resolve(game, count, edition, options)
        except ruse.BadOption as error:
            refused = refused or error
    assert refused is not None
    raise refused


def explain(console: Console, told: Words, values: Mapping[str, str | int]) -> None:
    """Every section, written for the players and the options in use."""
    from rich.text import Text

    console.print(Text(told("game-title"), style="bold"))
    console.print(told("game-about"))
    at = 1
    while f"rules-{at}" in told:
        console.print()
        console.print(Text(f"{at}. {told(f'rules-{at}.title')}", style="bold"))
        console.print(faint_ids(told(f"rules-{at}", **values)))
        at += 1


def faint_ids(text: str) -> Text:
    """Move rule ids out of the way of readers who do not look them up."""
    from rich.text import Text

    faint = Text(text)
    faint.highlight_regex(r"\([A-Z]+-\d[^)]*\)", "dim")
    return faint


def list_editions(console: Console, game: Game, told: Words) -> None:
    """The named bundles of options."""
    from rich.padding import Padding
    from rich.text import Text

    console.print()
    console.print(Text(words()("rules-editions"), style="bold"))
    for name in game.interface.editions:
        console.print(Padding(f"{name}  {told(f'edition-{name}')}", (0, 0, 0, 2)))


def list_options(console: Console, game: Game, told: Words, options: dict[str, Value]) -> None:
    """Every option with its values; the one in use and the disputed ones are marked."""
    from rich.padding import Padding
    from rich.table import Table
    from rich.text import Text

    say = words()
    console.print()
    console.print(Text(say("rules-options"), style="bold"))
    console.print(say("rules-options-how"))
    for option in game.interface.options:
        console.print()
        title = Text(f"{option.name} ", style="bold")
        title.append(f"({option.rule})", style="dim")
        if is_disputed(game, option):
            title.append(f" {say('rules-disputed')}", style="yellow")
        console.print(title)
        console.print(Padding(told(f"option-{option.name}"), (0, 0, 0, 2), expand=False))
        for mark, line in value_lines(option, told, options[option.name]):
            grid = Table.grid(padding=(0, 1, 0, 0))
            grid.add_row(f"    {mark}", line)
            console.print(grid)


def value_lines(option: Rule, told: Words, chosen: Value) -> list[tuple[str, Text]]:
    """Return the values of an option, a line each with its mark; a long run of numbers is one line."""
    from rich.text import Text

    say = words()
    lines = []
    for value in option.values:
        message = f"option-{option.name}-{show(value)}"
        if message in told:
            line = Text(f"{show(value)}: {told(message)}")
            if callable(option.default) or value == option.default:
                line.append(f" {say('rules-default')}", style="dim")
            lines.append(("●" if value == chosen else "○", line))
    numbers = [value for value in option.values if type(value) is int]
    if numbers:
        text = say("rules-range", first=numbers[0], last=str(numbers[-1]))
        line = Text(text)
        if type(chosen) is int and chosen != option.default:
            line.append(f" {say('rules-now', value=str(chosen))}", style="dim")
        if type(option.default) is int:
            line.append(f" {say('rules-default-number', value=str(option.default))}", style="dim")
        lines.append(("●" if type(chosen) is int else "○", line))
    return lines
