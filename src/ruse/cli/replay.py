"""`ruse replay`: retell a match file as one seat saw it, or with everything revealed."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from ruse.cli.group import Command, Setting
from ruse.cli.language import language_option, words

if TYPE_CHECKING:
    from ruse.cli.terminal import Terminal
    from ruse.core.match import Match


@click.command("replay", cls=Command, help="help-replay")
@click.argument("file", type=Path)
@click.option("--seat", cls=Setting, type=int, help="help-replay-seat")
@click.option("--all", "everything", cls=Setting, is_flag=True, help="help-all")
@click.option("--step", cls=Setting, is_flag=True, help="help-step")
@language_option
def command(file: Path, seat: int | None, everything: bool, step: bool) -> None:
    """Tell a saved match again."""
    from ruse.cli.match_file import read
    from ruse.cli.terminal import Terminal, open_console

    if everything and seat is not None:
        raise click.UsageError(words()("error-seat-or-all"))
    match = read(file)
    match.view(seat)  # a seat that does not exist is refused here
    terminal = Terminal(open_console(), match.game, words(), match.players, seat)
    terminal.meet(match.view(seat))
    _head(terminal, match, seat, everything)
    try:
        _tell(terminal, match, everything, step)
    except (KeyboardInterrupt, EOFError):
        terminal.console.print()


def _head(terminal: Terminal, match: Match, seat: int | None, everything: bool) -> None:
    title = terminal.words("game-title")
    terminal.console.print()
    terminal.message("replay-head", style="bold", game=title, players=match.players)
    if everything:
        terminal.message("replay-all", style="dim")
    elif seat is None:
        terminal.message("replay-spectator", style="dim")
    else:
        terminal.message("replay-seat", style="dim", seat=seat)


def _tell(terminal: Terminal, match: Match, everything: bool, step: bool) -> None:
    """The events in their order, with the table wherever a turn begins."""
    from ruse.cli.ending import tell_end
    from ruse.core.claims import again

    twin = again(match)
    told = _show(terminal, twin, 0, everything, step)
    for seat, action in match.journal:
        twin.play(seat, action)
        told = _show(terminal, twin, told, everything, step)
    terminal.console.print()
    if not twin.over:
        phase = terminal.words(f"phase-{twin.view(None)['phase']}")
        terminal.message("replay-unfinished", phase=phase)
    elif everything:
        tell_end(terminal, twin, None)
    else:
        terminal.board.score_sheet(twin.view(terminal.seat))


def _show(terminal: Terminal, match: Match, told: int, everything: bool, step: bool) -> int:
    events: list[dict[str, Any]] = match.reveal()["events"] if everything else match.events(terminal.seat)
    fresh = events[told:]
    terminal.tell(fresh)
    if any(terminal.begins_turn(event) for event in fresh):
        terminal.table(match.view(terminal.seat), match.reveal() if everything else None)
        if step:
            terminal.message("replay-step", style="dim")
            input()
        terminal.console.print()
    return len(events)
