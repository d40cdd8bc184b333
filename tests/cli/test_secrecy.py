"""The screen of a seat is the same whatever the hidden cards are (law c)."""

from __future__ import annotations

import io
import random
from dataclasses import replace
from typing import Any

import pytest
from rich.console import Console

import ruse
from ruse.bots.seated import seated
from ruse.cli.language import FOLDER
from ruse.cli.session import Session
from ruse.cli.terminal import Terminal
from ruse.core.match import Match
from ruse.core.words import Words

TABLES: list[dict[str, Any]] = [
    {"players": 3},
    {"players": 4, "envoy": "inquisitor"},
    {"players": 2, "draft_2p": True},
    {"players": 5, "response_mode": "sequential", "prove_mode": "reveal_one", "fa_reblock": True},
]


def screen(match: Match, seat: int, monkeypatch: pytest.MonkeyPatch) -> str:
    """All that a seat can get to see at this moment: story, table, menu, help, complaints."""
    file = io.StringIO()
    terminal = Terminal(Console(file=file, width=80), match.game, Words(FOLDER, "en"), match.players, seat)
    session = Session(match, seat, lambda *_: "", terminal, save=lambda: None)
    view = match.view(seat)
    terminal.meet(view)
    session.catch_up()
    terminal.table(view)
    if seat in match.waiting:
        typed = iter(["?", "bogus", "coup 1", "show", "refuse", "lose duke", "keep duke duke"])
        monkeypatch.setattr("builtins.input", lambda: next(typed, "1"))
        monkeypatch.setattr(match, "play", lambda *_: None)
        session.answer()
    return file.getvalue()


def other_world(match: Match, seat: int, key: int) -> Match:
    """The same match with everything replaced that the seat cannot know."""
    twin = match.copy()
    twin._state = match.imagine(seat, key)
    twin._state.trace = twin._trace
    return twin


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_hidden_cards_do_not_show(table, monkeypatch):
    chance = random.Random(str(table))
    different = 0
    for seed in range(2):
        match = ruse.deal("coup", seed=seed, **table)
        while not match.over:
            if chance.random() < 0.3:
                seat = chance.randrange(match.players)
                twin = other_world(match, seat, chance.getrandbits(64))
                assert screen(twin, seat, monkeypatch) == screen(match.copy(), seat, monkeypatch)
                different += twin.reveal()["hands"] != match.reveal()["hands"]
            seat = chance.choice(match.waiting)
            match.play(seat, chance.choice(match.actions(seat)))
    assert different > 8


def test_the_test_notices_a_leak(monkeypatch):
    """Open cards in the table, as a replay with --all shows them, make the screens differ."""
    match = ruse.deal("coup", players=3, seed=1)
    shown = Terminal.table
    worlds = [other_world(match, 0, key) for key in range(5)]
    screens = set()
    for world in worlds:
        hands = world.reveal()["hands"]
        monkeypatch.setattr(Terminal, "table", lambda self, view, hands=hands: shown(self, view, hands))
        screens.add(screen(world, 0, monkeypatch))
    assert len(screens) > 1


def test_bots_are_given_an_imagined_record():
    """A bot's answer cannot depend on what it may not know: it is asked about a world of its own."""
    match = ruse.deal("coup", players=3, seed=1)
    asked = match.waiting[0]
    true = match._state
    seen = []

    def spy(s, seat, out, key):
        seen.append(s)
        match.game.legal(s, seat, out)
        return out[0]

    game = replace(match.game, bots={"spy": spy})
    assert seated(game, "spy")(match, asked) == str(match.actions(asked)[0])
    assert seen
    assert seen[0] is not true
    assert seen[0].random != true.random
