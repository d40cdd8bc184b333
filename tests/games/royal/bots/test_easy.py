"""Coup Royal's `easy` is clearly weaker than `house`, at every table (docs/bots.md)."""

from __future__ import annotations

import pytest
from tests.depths import deep_after

from ruse.arena.duel import duel
from ruse.games.royal import game

# About halfway between what `easy` wins now and what it won as a house bot that made every third move at random.
WINS = {2: 0.72, 3: 0.53, 4: 0.46, 5: 0.43}
LEAD = {2: 0.22, 3: 0.045, 4: 0.04, 5: 0.008}


@pytest.mark.parametrize("players", deep_after(1, WINS))
def test_the_house_wins_at_a_table_of_easy_bots(players: int) -> None:
    assert duel(game, players, "house", "easy", 2_000).rate > WINS[players]


@pytest.mark.deep
@pytest.mark.parametrize("players", LEAD)
def test_among_house_bots_easy_wins_clearly_less_than_the_house(players: int) -> None:
    easy, house = (duel(game, players, bot, "house", 10_000).rate for bot in ("easy", "house"))
    assert easy < house - LEAD[players]
