"""Caper in a terminal of 80 x 24: the essentials and the menu fit, and everything else can be asked for."""

from __future__ import annotations

import fcntl
import io
import os
import pty
import random
import re
import select
import struct
import sys
import termios
import time
from typing import Any

import pytest
from rich.console import Console, RenderableType
from tests.cli.test_crews import arranged
from tests.depths import deep_but

import ruse
from ruse.cli.language import FOLDER
from ruse.cli.menu import menu_items
from ruse.cli.terminal import Terminal
from ruse.core.match import Match
from ruse.core.words import LOCALES, Words

WIDTH, HEIGHT = 80, 24
PATIENCE = 120.0
SEEN = 0.5
"""Seconds after which somebody has seen the prompt: what was typed before it is thrown away."""


class Low(Terminal):
    """A terminal of 80 x 24 that remembers what it prints."""

    def __init__(self, match: Match, seat: int, locale: str = "en") -> None:
        self.file = io.StringIO()
        console = Console(file=self.file, width=WIDTH, height=HEIGHT, force_terminal=True, color_system=None)
        super().__init__(console, match.game, Words(FOLDER, locale), match.players, seat)
        self.board.in_parts = True
        self.meet(match.view(seat))

    def lines(self) -> list[str]:
        """Return what was printed since the last time."""
        printed = self.file.getvalue().splitlines()
        self.file.seek(0)
        self.file.truncate()
        return printed

    def asked(self, view: Any) -> list[str]:
        """Return the whole question."""
        offered = menu_items(self.game, self.words, view["actions"], self.names)
        below_table = self.board.precedes(view)
        if below_table:
            self.table(view)
        self.menu(view, offered, below_table)
        return self.lines()

    def part(self, view: Any, typed: str) -> list[str] | None:
        """Return a part of the table; nothing if that is none."""
        offered = menu_items(self.game, self.words, view["actions"], self.names)
        drawn: RenderableType | None = self.board.part(view, typed, offered)
        if drawn is None:
            return None
        self.show(drawn)
        return self.lines()


@pytest.mark.parametrize("locale", deep_but(LOCALES, "de"))
def test_every_question_fits_with_its_prompt(locale):
    chance = random.Random(7)
    for seed in (1, 2):
        match = ruse.deal("caper", 2, seed=seed)
        while not match.over:
            seat = match.waiting[0]
            view = match.view(seat)
            screen = Low(match, seat, locale).asked(view)
            assert len(screen) + 1 <= HEIGHT, "\n".join(screen)
            assert all(len(line.rstrip()) <= WIDTH for line in screen)
            match.play(seat, chance.choice(view["actions"])["action"])


def test_the_essentials_have_the_totals_and_say_what_else_there_is():
    match = arranged()
    (seat,) = match.waiting
    text = "\n".join(Low(match, seat).asked(match.view(seat)))
    for one in match.view(seat)["seats"]:
        assert f": {one['points']['total']} points, {one['coins']} coins" in text
    assert "board, crew, opponent, hand, score, previews" in text


@pytest.mark.parametrize("locale", LOCALES)
def test_every_part_can_be_asked_for_by_its_name_and_fits(locale):
    match = arranged()
    (seat,) = match.waiting
    view, screen = match.view(seat), Low(match, seat, locale)
    for part in ("board", "crew", "opponent", "hand", "score", "previews"):
        drawn = screen.part(view, screen.words(f"terminal-part-{part}"))
        assert drawn is not None
        assert len(drawn) + 1 <= HEIGHT
        assert drawn == screen.part(view, part)
    assert screen.part(view, "1") is None


def test_the_effects_of_played_thieves_can_be_asked_for():
    match = arranged()
    (seat,) = match.waiting
    view, screen = match.view(seat), Low(match, seat)
    told = screen.part(view, "? colonel")
    assert told is not None
    text = match.game.presentation.text_card
    assert text is not None
    joined = " ".join(" ".join(told).split())
    assert " ".join(" ".join(text(screen.words, view, "colonel")).split()) in joined
    assert screen.part(view, "? nobody") is None
    assert screen.part(view, "?") is None


def test_a_tall_terminal_shows_the_whole_table():
    match = arranged()
    (seat,) = match.waiting
    low = Low(match, seat)
    low.console.height = 60
    low.table(match.view(seat))
    assert len(low.lines()) > HEIGHT


def test_in_a_real_terminal_of_80_by_24():
    child, terminal = pty.fork()
    if not child:
        os.environ |= {"COLUMNS": str(WIDTH), "LINES": str(HEIGHT), "TERM": "xterm", "LANG": "en_US.UTF-8"}
        command = ("-m", "ruse", "play", "caper", "--seed", "3", "--pace", "0", "--bot", "random")
        os.execv(sys.executable, (sys.executable, *command))
    try:
        fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", HEIGHT, WIDTH, 0, 0))
        first = _until_prompt(terminal)
        assert "board, crew, opponent" in first
        for typed, wanted in (("hand", "Your hand"), ("score", "Total"), ("1", "board, crew")):
            time.sleep(SEEN)
            os.write(terminal, f"{typed}\n".encode())
            assert wanted in _until_prompt(terminal)
    finally:
        os.write(terminal, b"q\n")
        os.close(terminal)
        os.waitpid(child, 0)


def _until_prompt(terminal: int) -> str:
    """Return what is printed until the terminal asks, without colours."""
    text, end = "", time.monotonic() + PATIENCE
    while not re.search(r"› (\x1b\[0m)?$", text):
        assert time.monotonic() < end, text
        if select.select([terminal], [], [], 0.2)[0]:
            text += os.read(terminal, 65536).decode(errors="replace")
    return re.sub(r"\x1b\[[0-9;]*m", "", text)
