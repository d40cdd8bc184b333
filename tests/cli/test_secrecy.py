"""The screen of a seat is the same whatever the hidden cards are (law c)."""

from __future__ import annotations

import io
import random
from itertools import chain, cycle
from typing import Any

import pytest
from rich.console import Console
from tests.conformance.changed import changed
from tests.depths import deep_after

import ruse
from ruse.bots.seated import seated
from ruse.cli.language import FOLDER
from ruse.cli.session import Session
from ruse.cli.terminal import Terminal
from ruse.core.match import Match
from ruse.core.words import Words

TABLES: list[tuple[str, dict[str, Any]]] = [
    ("coup", {"players": 3}),
    ("coup", {"players": 4, "envoy": "inquisitor"}),
    ("coup", {"players": 2, "draft_2p": True}),
    ("coup", {"players": 5, "response_mode": "sequential", "prove_mode": "reveal_one", "fa_reblock": True}),
    ("minister", {"players": 4, "turn_limit": 14}),
    ("minister", {"players": 3, "memory_aid": False, "shuffle": "secret_choice", "turn_limit": 14}),
    ("royal", {"players": 2}),
    ("royal", {"players": 4}),
    ("caper", {"players": 2}),
    ("caper", {"players": 2, "city": "london"}),
]
QUICK = [(*TABLES[0], 20), (*TABLES[5], 20), (*TABLES[6], 20), (*TABLES[8], 12)]
"""One of each game, and how many percent of its moments are looked at; Caper's screens take longest."""
TYPED = {
    "coup": ["?", "bogus", "coup 1", "show", "refuse", "lose duke", "keep duke duke"],
    "minister": ["?", "bogus", "look", "name king", "keep a b", "reply", "execute 0 king"],
    "royal": ["?", "bogus", "c", "c c", "h a", "take gold", "trade 0 gold art", "done"],
    "caper": ["?", "bogus", "dame 9", "hire dame 1", "equip tuxedo 1a", "discard tuxedo", "burn a", "grab antique"],
}
HIDDEN = {"coup": "hands", "minister": "cards", "royal": "secrets", "caper": "hands"}
"""What the seats of each game do not know of each other."""
UNDERSTOOD = ("1", "a b", "a+b c", "a b+c")
"""One of these ends every question."""


def screen(match: Match, seat: int, monkeypatch: pytest.MonkeyPatch) -> str:
    """Return all that a seat can get to see at this moment: story, table, menu, help, complaints."""
    file = io.StringIO()
    terminal = Terminal(Console(file=file, width=80), match.game, Words(FOLDER, "en"), match.players, seat)
    session = Session(match, seat, lambda *_: "", terminal, save=lambda: None)
    view = match.view(seat)
    terminal.meet(view)
    session.catch_up()
    terminal.table(view)
    if seat in match.waiting:
        typed = chain(TYPED[match.game.slug], cycle(UNDERSTOOD))
        monkeypatch.setattr("builtins.input", lambda: next(typed))
        monkeypatch.setattr(match, "play", lambda *_: None)
        session.answer()
    return file.getvalue()


def other_world(match: Match, seat: int, key: int) -> Match:
    """Return the same match with everything replaced that the seat cannot know."""
    twin = match.copy()
    twin._state = match.imagine(seat, key)
    twin._state.trace = twin._trace
    return twin


def hidden(match: Match) -> Any:
    """Return the cards that not everybody knows."""
    return match.reveal()[HIDDEN[match.game.slug]]


@pytest.mark.parametrize(
    ("game", "table", "percent"),
    deep_after(len(QUICK), [*QUICK, *[(*table, 100) for table in TABLES]]),
    ids=str,
)
def test_hidden_cards_do_not_show(game, table, percent, monkeypatch):
    chance, sieve = random.Random(str(table)), random.Random(percent)
    different = 0
    for seed in range(2):
        match = ruse.deal(game, seed=seed, **table)
        while not match.over:
            # Where hands are soon known, the first moments count.
            is_dark = match.view().get("hands_known") is False
            if (is_dark or chance.random() < 0.3) and sieve.randrange(100) < percent:
                seat = chance.randrange(match.players)
                twin = other_world(match, seat, chance.getrandbits(64))
                assert screen(twin, seat, monkeypatch) == screen(match.copy(), seat, monkeypatch)
                different += hidden(twin) != hidden(match)
            seat = chance.choice(match.waiting)
            match.play(seat, chance.choice(match.actions(seat)))
    assert different > 8 * percent // 100


@pytest.mark.parametrize("game", TYPED)
def test_the_test_notices_a_leak(game, monkeypatch):
    """Open cards in the table, as a replay with --all shows them, make the screens differ."""
    match = ruse.deal(game, players=min(3, ruse.all_games()[game].players[-1]), seed=1)
    while game == "royal" and match.view(0)["turns"] < 5:  # nobody begins with a secret
        match.play(match.waiting[0], match.actions(match.waiting[0])[match.waiting[0]])
    shown = Terminal.table
    worlds = [other_world(match, 0, key) for key in range(5)]
    screens = set()
    for world in worlds:
        revealed = world.reveal()
        monkeypatch.setattr(Terminal, "table", lambda self, view, bare=revealed: shown(self, view, bare))
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
        match.game.rules.legal(s, seat, out)
        return out[0]

    game = changed(match.game, bots={"spy": spy})
    assert seated(game, "spy")(match, asked) == str(match.actions(asked)[0])
    assert seen
    assert seen[0] is not true
    assert seen[0].random != true.random
