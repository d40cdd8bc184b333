"""The figures of the house bot in docs/bots.md: what the page says is what its commands print."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ruse.arena.duel import duel
from ruse.games.minister import game

PAGE = (Path(__file__).parents[4] / "docs" / "bots.md").read_text(encoding="utf-8")
SECTION = PAGE.partition("## King Thief Minister\n")[2].partition("\n## ")[0]
ROWS = {
    int(players): cells
    for players, *cells in re.findall(r"^\| (\d) \| (.*) \| (.*) \| (.*) \| (.*) \|$", SECTION, re.M)
}


def test_every_number_of_players_has_its_figures() -> None:
    assert list(ROWS) == list(game.players)
    assert [cells[0] for cells in ROWS.values()] == [f"{100 / players:.0f} %" for players in game.players]


@pytest.mark.deep
@pytest.mark.parametrize("players", game.players)
def test_the_figures_are_what_the_arena_prints(players: int) -> None:
    games = int(
        re.findall(r"`ruse arena minister --players 3 --bot house --field random --games (\d+)`", SECTION)[0]
    )
    random = duel(game, players, "house", "random", games)
    house = duel(game, players, "house", "house", games)
    shares = (f"{100 * random.rate:.1f} %", f"{100 * random.bluff_rate:.0f} %", f"{100 * house.bluff_rate:.0f} %")
    assert tuple(ROWS[players][1:]) == shares
    long = re.findall(r"with 3, 4, 5 and 6 players they take (\d+), (\d+), (\d+) and (\d+) decisions", SECTION)[0]
    assert f"{house.decisions / house.games:.0f}" == long[list(game.players).index(players)]
