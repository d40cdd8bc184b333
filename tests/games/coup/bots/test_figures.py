"""What the house bot wins, and how often it bluffs: a guard below the figures of docs/bots.md.

Seeds are fixed, so the figures are the same on every machine; the bounds leave room for a changed
rule of thumb, not for a broken one. One compiled loop plays all pairs.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from ruse.arena.duel import duel
from ruse.core.brain_file import brain_arrays
from ruse.core.options import resolve
from ruse.core.targets.bot_choice import Mind
from ruse.core.targets.cpu import batch, cpu
from ruse.core.targets.match_loops import WHOLE_WIN
from ruse.games.coup import game

GAMES = 2_000

pytestmark = pytest.mark.deep


@pytest.mark.parametrize("setting", [{}, {"options": {"envoy": "inquisitor"}}, {"edition": "german"}], ids=str)
@pytest.mark.parametrize(
    ("players", "field", "least"),
    [(2, "random", 0.95), (4, "random", 0.92), (2, "honest", 0.87), (2, "trusting", 0.87), (2, "doubting", 0.95)],
)
def test_the_house_wins(players: int, field: str, least: float, setting: dict[str, Any]) -> None:
    found = duel(game, players, "house", field, GAMES, **setting)
    assert found.games == GAMES
    assert found.rate >= least, found


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("envoy", ["ambassador", "inquisitor"])
def test_the_house_bluffs_with_taste(players: int, envoy: str) -> None:
    found = duel(game, players, "house", "house", GAMES, options={"envoy": envoy})
    assert 0.10 <= found.bluff_rate <= 0.35, found


@pytest.mark.parametrize("players", [6, 10])
def test_the_house_stands_out_at_large_tables(players: int) -> None:
    assert duel(game, players, "house", "random", 400).rate >= 0.88
    assert duel(game, players, "house", "honest", 400).rate >= 3 / players


@pytest.mark.parametrize(("players", "games"), [(2, 2_000), (4, 1_000), (10, 100)])
@pytest.mark.parametrize("envoy", ["ambassador", "inquisitor"])
def test_the_house_among_itself_does_not_stall(players: int, games: int, envoy: str) -> None:
    """Draws by the turn limit give nobody a win."""
    blank = game.blank(players, resolve(game, players, "standard", {"envoy": envoy}))
    records, cells, out = batch(game, blank, 3)
    results, wins = np.zeros(5, np.uint64), np.zeros(16, np.int64)
    house = np.full(players, game.bot_number("house"))
    mind = Mind(*brain_arrays(game, None, []), np.zeros(1, np.int32))  # nobody here is learned
    cpu(game).duel_span(records, cells, out, house, 0, mind, np.uint64(1), 0, games, results, wins)
    draws = games - wins.sum() / WHOLE_WIN
    assert draws <= games / 1_000, draws
