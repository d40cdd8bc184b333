"""The last screen: who has won, who has lied, and how to check the deal."""

from __future__ import annotations

import os
import shlex
import shutil
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ruse.cli.language import language, usual
from ruse.core.claims import Claim, all_claims
from ruse.core.story import object_of

if TYPE_CHECKING:
    from ruse.cli.terminal import Terminal
    from ruse.core.match import Match


def tell_end(terminal: Terminal, match: Match, path: Path | None) -> None:
    """Show everything: the result is already known."""
    terminal.board.ending(match.view(terminal.seat), match.reveal())
    tell_claims(terminal, match)
    terminal.console.print()
    tell_seed(terminal, match)
    if path is not None:
        tell_command(terminal, "end-replay", f"{program()} replay {shlex.quote(str(path))} --all")


def tell_leaving(terminal: Terminal, path: Path, seat: int, bot: str | None) -> None:
    """How to come back."""
    command = f"{program()} play {terminal.game.slug} --resume {shlex.quote(str(path))}"
    if seat != 0:
        command += f" --seat {seat}"
    if bot is not None:
        command += f" --bot {bot}"
    if language() != usual():
        command += f" --language {language()}"
    terminal.console.print()
    tell_command(terminal, "play-left", command)


def program() -> str:
    """Return what to type for this program: its name, or its path if the name does not lead to it."""
    started = Path(sys.argv[0])
    if started.name != "ruse" or shutil.which("ruse"):
        return "ruse"
    return shlex.quote(os.path.relpath(started))


def tell_command(terminal: Terminal, message: str, command: str) -> None:
    """A command to copy: on a line of its own, never wrapped."""
    terminal.message(message)
    terminal.console.print(Text(f"    {command}", style="bold"), soft_wrap=True)


def tell_claims(terminal: Terminal, match: Match) -> None:
    """Every claim, marked true or bluff."""
    claims = all_claims(match)
    if not claims:
        return
    terminal.console.print()
    terminal.message("end-claims", style="bold")
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(justify="right", style="dim")
    for claim in claims:
        grid.add_row(*claim_row(terminal, claim))
    terminal.console.print(Padding(grid, (0, 0, 0, 2), expand=False))


def claim_row(terminal: Terminal, claim: Claim) -> list[Text]:
    """Return one claim: turn, name, character, for what, true or bluff."""
    say = terminal.say
    verb, *rest = claim.action.split()
    card = f"card-{claim.character}"
    about = terminal.words(f"action-{verb}")
    if rest and rest[0].isdecimal():
        arrow = " " if "numbered" in terminal.words else " → "
        about += f"{arrow}{object_of(terminal.game.interface.things, terminal.words, rest[0], terminal.names)}"
    mark = Text(say("end-bluff"), style="bold red") if claim.bluff else Text(say("end-true"), style="green")
    if not claim.heard:
        mark.append(say("end-unheard"), style="dim")
    return [
        Text(str(claim.turn)),
        terminal.paint(terminal.names[claim.seat]),
        terminal.paint(terminal.words(card) if card in terminal.words else ""),
        terminal.paint(about, "dim"),
        mark,
    ]


def tell_seed(terminal: Terminal, match: Match) -> None:
    """What the commitment at the deal was made from."""
    values = {"seed": str(match.seed), "salt": match.salt.hex(), "hash": match.commitment}
    terminal.message("end-seed", style="dim", **values)
