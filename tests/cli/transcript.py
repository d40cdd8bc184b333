"""The game in docs/transcript.txt, printed from its match file: `python -m tests.cli.transcript` writes it again.

The other seats play as the match file says, so the text changes with the words and not with the bots.
"""

from __future__ import annotations

import io
from pathlib import Path
from unittest.mock import patch

from rich.console import Console

import ruse
from ruse.cli.ending import tell_end
from ruse.cli.language import FOLDER
from ruse.cli.play import welcome
from ruse.cli.session import Session
from ruse.cli.terminal import Terminal
from ruse.core.claims import again
from ruse.core.match import Match
from ruse.core.words import Words

DOCS = Path(__file__).parents[2] / "docs"
RECORD = DOCS / "transcript.ruse"
TEXT = DOCS / "transcript.txt"
SEAT = 0


def transcript() -> str:
    """Return what the person in seat 0 saw, with what they typed."""
    whole = ruse.loads(RECORD.read_text(encoding="utf-8"))
    match = again(whole)

    def recorded(match: Match, seat: int) -> str:
        player, action = whole.journal[len(match.journal)]
        assert player == seat
        return action

    file = io.StringIO()
    terminal = Terminal(Console(file=file, width=80), match.game, Words(FOLDER, "en"), match.players, SEAT)
    session = Session(match, SEAT, recorded, terminal, save=lambda: None)
    welcome(terminal, match)
    # Read as from a pipe, so that what is typed is printed even when a person runs this.
    with patch("sys.stdin", io.StringIO()), patch("builtins.input", lambda: recorded(match, SEAT)):
        session.run()
    tell_end(terminal, match, Path("coup.ruse"))
    command = f"$ ruse play coup --players {match.players} --seed {match.seed} --save coup.ruse"
    return (
        "\n".join([command, *(line.rstrip() for line in file.getvalue().replace("\u00a0", " ").splitlines())])
        + "\n"
    )


if __name__ == "__main__":
    TEXT.write_text(transcript(), encoding="utf-8")
