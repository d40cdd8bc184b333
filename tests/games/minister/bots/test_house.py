"""What the house bot wins at King Thief Minister, and that matches among bots come to an end."""

from __future__ import annotations

import pytest
from tests.depths import deep_after
from tests.games.minister.script import play, table

from ruse.arena.duel import duel
from ruse.bots.seated import seated
from ruse.core.match import Match
from ruse.core.record import Row
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


@pytest.mark.deep
@pytest.mark.parametrize(("players", "most"), [(3, 75), (4, 110), (5, 100), (6, 150)])
def test_the_house_does_not_stall(players: int, most: int) -> None:
    """Two seats that know each other's cards used to execute each other until the turn limit."""
    found = duel(game, players, "house", "house", 500, options={"turn_limit": 1000})
    assert found.decisions / found.games < most


def answers(match: Match, seat: int, keys: int) -> list[str]:
    """Return what the house does there, in as many moods."""
    choose = game.rules.bots["house"]
    row = Row([0] * game.rules.width)
    return [
        game.interface.write(match._state, seat, choose(match.imagine(seat, 1), seat, row, key))
        for key in range(keys)
    ]


def test_the_house_can_be_bluffed_by_somebody_who_has_looked() -> None:
    """After a look at the card a king is believed some of the time, true or not; without one never."""
    cards = "thief minister king executioner collector peasant"
    doubts = answers(play(table(4, cards), "0: claim king"), 1, 200).count("challenge")
    assert doubts == 200
    looked = play(table(4, cards), "0: look / 1: look / 2: look / 3: look / 0: claim king")
    believed = answers(looked, 1, 400).count("pass")
    assert 60 < believed < 100  # one time in five, says docs/bots.md


def test_the_house_stops_a_king_who_would_win() -> None:
    """Three coins are left: even a challenge that is known to be wrong puts a fourth into the treasury."""
    match = play(table(4, coins=[9, 3, 3, 2], treasury=3, looked=["", "a", "", ""]), "0: claim king")
    assert set(answers(match, 1, 40)) == {"challenge"}
    match = play(table(4, coins=[3, 9, 3, 2], treasury=3, looked=["", "a", "", ""]), "0: claim king")
    assert set(answers(match, 1, 40)) == {"pass"}
    match = play(table(4, coins=[9, 3, 3, 3], treasury=4, looked=["", "a", "", ""]), "0: claim king")
    assert set(answers(match, 1, 40)) == {"pass"}


def test_the_house_looks_when_it_knows_nothing_of_its_card() -> None:
    """The king lies where no move brings it, and its owner has no coins to lose."""
    cards = "thief peasant king executioner collector minister"
    assert answers(table(3, cards, coins=[3, 0, 3], looked=["c", "", ""]), 0, 100).count("look") > 5
    assert answers(table(3, cards, coins=[3, 0, 3], looked=["ac", "", ""]), 0, 100).count("look") == 0


def test_the_house_claims_the_minister_if_it_has_the_card() -> None:
    match = table(3, "minister thief king executioner collector peasant", looked=["a", "", ""])
    assert answers(match, 0, 200).count("claim minister") > 5
