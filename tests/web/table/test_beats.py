"""What a beat shows is said by the shapes of a game's events; the page knows no game."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import ruse
from ruse.core.words import Words
from ruse.web.table import beats
from ruse.web.table.beats import Stagehand

GAMES = ruse.all_games()


@pytest.mark.parametrize(
    ("slug", "event", "flights", "sums"),
    [
        (
            "coup",
            {"event": "coins", "from": None, "to": 2, "amount": 3, "why": "taken"},
            [("coin", "treasury", "coins-2", 3)],
            {"treasury": -3, "coins-2": 3},
        ),
        (
            "minister",
            {"event": "coins", "from": 0, "to": 1, "amount": 2, "why": "stolen"},
            [("coin", "coins-0", "coins-1", 2)],
            {"coins-0": -2, "coins-1": 2},
        ),
        ("coup", {"event": "exchange-drawn", "seat": 1, "count": 2}, [("back", "deck", "seat-1", 2)], {"deck": -2}),
        (
            "coup",
            {"event": "exchange-returned", "seat": 1, "count": 2},
            [("back", "seat-1", "deck", 2)],
            {"deck": 2},
        ),
        (
            "royal",
            {"event": "traded", "seat": 0, "target": 3, "taken": "gold", "given": "art"},
            [("gold", "seat-3", "seat-0", 1), ("art", "seat-0", "seat-3", 1)],
            {"cubes-0-gold": 1, "cubes-3-gold": -1, "cubes-0-art": -1, "cubes-3-art": 1},
        ),
        (
            "royal",
            {"event": "cubes", "seat": 0, "colour": "gold", "amount": 2, "why": "returned"},
            [("gold", "cubes-0-gold", "supply-gold", 2)],
            {"cubes-0-gold": -2, "supply-gold": 2},
        ),
        (
            "caper",
            {"event": "hired", "seat": 1, "card": "nobody-has-drawn-this", "place": "3a"},
            [("gear", "seat-1", "location-3", 1)],
            None,
        ),
        ("caper", {"event": "looted", "seat": 1, "loot": "nobody-has-drawn-this", "location": 2}, None, None),
    ],
)
def test_an_event_moves_what_its_shape_says(slug, event, flights, sums):
    beat = Stagehand(GAMES[slug], Words(GAMES[slug].presentation.words, "en")).beat(event, "")
    assert beat.get("fly") == flights
    assert beat.get("sum") == sums


def test_cubes_come_from_the_place_that_the_story_is_at():
    stagehand = Stagehand(GAMES["royal"], Words(GAMES["royal"].presentation.words, "en"), place="place-A")
    beat = stagehand.beat({"event": "cubes", "seat": 0, "colour": "gold", "amount": 1, "why": "taken"}, "")
    assert beat["fly"] == [("gold", "place-A", "cubes-0-gold", 1)]


def test_no_event_of_a_game_is_named_here():
    """Verbs, such as `turn`, are the same in all games; some events are called like theirs."""
    shapes = [shape for game in GAMES.values() for shape in game.interface.events.values()]
    named = {shape.name for shape in shapes} - {shape.verb for shape in shapes}
    texts = {
        node.value
        for node in ast.walk(ast.parse(Path(beats.__file__).read_text("utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    assert texts & named == set()
