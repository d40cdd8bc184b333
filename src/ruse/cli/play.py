"""`ruse play`: a match against bots in the terminal."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

import click

import ruse
from ruse.cli.group import Command, Setting
from ruse.cli.language import language_option, words
from ruse.cli.match_options import cards_option, find_game, game_argument, read_options, rule_options, usual_players

if TYPE_CHECKING:
    from ruse.cli.terminal import Terminal
    from ruse.core.game import Game
    from ruse.core.match import Match

PACE = 0.7


@click.command("play", cls=Command, help="help-play")
@game_argument
@click.option("--players", cls=Setting, type=int, help="help-players")
@click.option("--seat", cls=Setting, type=int, default=0, help="help-seat")
@click.option("--seed", cls=Setting, type=int, help="help-seed")
@rule_options
@cards_option
@click.option("--bot", cls=Setting, help="help-bot")
@click.option("--resume", cls=Setting, type=Path, metavar="FILE", help="help-resume")
@click.option("--save", cls=Setting, type=Path, metavar="FILE", help="help-save")
@click.option("--record", "save", cls=Setting, type=Path, hidden=True)  # what --save was called first
@click.option("--pace", cls=Setting, type=click.FloatRange(0, 10), help="help-pace")
@click.option("--rule-ids", cls=Setting, is_flag=True, help="help-rule-ids")
@language_option
def command(
    game: str,
    players: int | None,
    seat: int,
    seed: int | None,
    edition: str,
    chosen: tuple[str, ...],
    cards: str | None,
    bot: str | None,
    resume: Path | None,
    save: Path | None,
    pace: float | None,
    rule_ids: bool,
) -> None:
    """Play a game against bots."""
    from ruse.bots.seated import seated_all
    from ruse.cli.ending import tell_end, tell_leaving
    from ruse.cli.match_file import check_free, usual_path, write
    from ruse.cli.session import Left, Session
    from ruse.cli.terminal import Terminal, open_console

    if resume is not None:
        match = _resumed(game, resume, fresh=(players, seed, edition != "standard" or None, chosen or None, cards))
    else:
        match = _dealt(find_game(game, cards), players, seed, edition, chosen)
    match.view(seat)  # a seat that does not exist is refused here
    chooser = seated_all(match.game, bot, [other for other in range(match.players) if other != seat])
    path = save or resume or usual_path(match.game.slug)
    if path != resume:
        check_free(path)
    say = words()
    if pace is None:
        pace = PACE if sys.stdout.isatty() and sys.stdin.isatty() else 0.0
    terminal = Terminal(open_console(), match.game, say, match.players, seat, pace, rule_ids)
    session = Session(match, seat, chooser, terminal, save=lambda: write(match, path))
    welcome(terminal, match)
    if resume is not None:
        session.told = _before_this_turn(terminal, match, seat)
        terminal.table(match.view(seat))
    try:
        session.run()
    except Left:
        write(match, path)
        tell_leaving(terminal, path, seat, bot)
    else:
        write(match, path)
        tell_end(terminal, match, path)


def _dealt(game: Game, players: int | None, seed: int | None, edition: str, chosen: tuple[str, ...]) -> Match:
    from ruse.core.match import Match

    # A seed that the player has typed is no secret and needs no salt: so the whole run repeats, line by line.
    salt = None if seed is None else bytes(16)
    options = read_options(chosen)
    players = usual_players(game) if players is None else players
    return Match(game, players, seed=seed, edition=edition, options=options, salt=salt)


def _resumed(game: str, path: Path, fresh: tuple[object, ...]) -> Match:
    """Return the match in a file; options for a new match are refused."""
    from ruse.cli.match_file import read

    if any(value is not None for value in fresh):
        raise click.UsageError(words()("error-resume-options"))
    match = read(path)
    if match.game.slug != game:
        raise ruse.BadMatchFile(
            f"{path} is a match of {match.game.slug}; resume it with ruse play {match.game.slug}"
        )
    return match


def welcome(terminal: Terminal, match: Match) -> None:
    """The title, how to play, and the fingerprint of the deal."""
    terminal.console.print()
    title = terminal.words("game-title")
    terminal.message("play-welcome", style="bold", game=title, players=match.players)
    terminal.line(terminal.words("game-about"))
    if match.game.own_cards is not None:
        terminal.line(terminal.words("cards-summary", **match.game.text_values(match.players, match.options)))
    terminal.message("play-how", style="dim")
    terminal.message("play-commitment", style="dim", hash=match.commitment)


def _before_this_turn(terminal: Terminal, match: Match, seat: int) -> int:
    """Return how many events to skip when a match is resumed: all before the turn in progress."""
    events = match.events(seat)
    starts = [at for at, event in enumerate(events) if terminal.begins_turn(event)]
    return starts[-1] if starts else 0
