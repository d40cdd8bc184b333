"""Coup Royal's learned bot: a guest who plays at random rarely wins at its table (docs/bots.md)."""

from __future__ import annotations

import pytest
from tests.depths import deep_after

from ruse.arena.duel import duel
from ruse.games.royal import game

# The figures in docs/bots.md, and room for chance: of 2,000 games they are missed by less than 0.03.
MOST = {2: 0.128, 3: 0.125, 4: 0.07, 5: 0.055}


@pytest.mark.parametrize("players", deep_after(1, MOST))
def test_a_random_guest_rarely_wins(players: int) -> None:
    assert duel(game, players, "random", "learned", 2_000).rate < MOST[players]
