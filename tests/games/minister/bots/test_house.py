"""What the house bot wins at King Thief Minister, and that matches among bots come to an end."""

from __future__ import annotations

import pytest
from tests.depths import deep_after

from ruse.arena.duel import duel
from ruse.bots.seated import seated
from ruse.core.match import Match
from ruse.games.minister import game

GAMES = 2_000


@pytest.mark.deep
@pytest.mark.parametrize(("players", "least"), [(3, 0.95), (4, 0.94), (5, 0.93), (6, 0.92)])
def test_the_house_wins(players: int, least: float) -> None:
    found = duel(game, players, "house", "random", GAMES)
    assert found.games == GAMES
    assert found.rate >= least, found


@pytest.mark.deep
@pytest.mark.parametrize("players", [3, 5])
def test_the_house_bluffs_with_taste(players: int) -> None:
    assert 0.10 <= duel(game, players, "house", "house", GAMES).bluff_rate <= 0.45


@pytest.mark.parametrize("seed", deep_after(4, range(8)))
def test_the_house_among_itself_empties_the_treasury(seed: int) -> None:
    """Where everybody knows where the best card lies, everybody could wait for it for ever."""
    match = Match(game, 3 + seed % 4, seed=seed)
    house = seated(game, "house")
    while not match.over:
        seat = match.waiting[0]
        match.play(seat, house(match, seat))
    assert match.view()["treasury"] == 0
