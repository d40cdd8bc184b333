"""Coins (CAPER-70 to CAPER-74) and laundered ones (CAPER-93, CAPER-94)."""

from __future__ import annotations

import pytest
from tests.games.caper.script import changed, coins, happened, legal, play, supply, table, wander

import ruse
from ruse.core.match import Match


def laundered(match: Match) -> list[int]:
    return [seat["laundered"] for seat in match.view()["seats"]]


def test_caper_70_coins_lie_open_and_not_in_the_hideout():
    match = table("artist", hand="tuxedo", coins=[2, 5])
    for seat in (None, 0, 1):
        assert [shown["coins"] for shown in match.view(seat)["seats"]] == [2, 5]
    assert laundered(match) == [0, 0]


def receiving(before: list[int], count: int, laundered: list[int] | None = None) -> tuple[list[int], int]:
    """Coins of the seats and of the supply after seat 0 has received some by playing gear."""
    card = {1: "sound-dish", 4: "plasma-cutter"}[count]
    match = table("artist", hand=card, coins=before, laundered=laundered or [0, 0])
    play(match, f"0: equip {card} 1a")
    return coins(match), supply(match)


@pytest.mark.parametrize(
    ("before", "count", "after", "left"),
    [
        ([0, 0], 4, [4, 0], 6),
        ([3, 6], 1, [4, 6], 0),
        ([3, 7], 1, [4, 6], 0),
        ([3, 7], 4, [5, 5], 0),
        ([5, 5], 4, [5, 5], 0),
        ([6, 4], 4, [6, 4], 0),
        ([0, 10], 4, [4, 6], 0),
        ([4, 5], 4, [5, 5], 0),
        ([2, 5], 4, [5, 5], 0),
        ([1, 5], 4, [5, 5], 0),
    ],
)
def test_caper_71_from_the_supply_else_from_a_richer_opponent(before, count, after, left):
    assert receiving(before, count) == (after, left)


def test_a_21_first_the_supply_then_one_by_one_from_the_opponent():
    match = play(table("artist", hand="plasma-cutter", coins=[2, 7]), "0: equip plasma-cutter 1a")
    moves = [(event["from"], event["amount"]) for event in happened(match, "coins")]
    assert moves == [(None, 1), (1, 2)]
    assert coins(match) == [5, 5]


def test_caper_71_one_coin_of_odds_may_turn_the_tables():
    assert receiving([2, 3], 4, [5, 0]) == ([3, 2], 0)


def test_caper_72_what_is_paid_is_in_the_supply_at_once():
    match = play(table("artist", hand="tuxedo", coins=[5, 5]), "0: equip tuxedo 1a")
    assert (coins(match), supply(match)) == ([3, 5], 2)
    assert happened(match, "coins") == [{"event": "coins", "from": 0, "to": None, "amount": 2, "why": "paid"}]


def test_caper_73_coins_are_no_points():
    match = table("artist", hand="tuxedo", coins=[9, 0])
    assert match.scores == (0, 0)


@pytest.mark.parametrize("city", ["paris", "london"])
def test_caper_74_ten_coins_for_ever(city):
    for match in wander(ruse.deal("caper", 2, seed=8, city=city), 8):
        amounts = [supply(match), *coins(match), *laundered(match)]
        assert sum(amounts) == 10
        assert min(amounts) >= 0


@pytest.mark.parametrize(
    ("before", "hidden", "after", "left"),
    [
        ([3, 3], [0, 0], ([2, 3], 4, [1, 0]), 1),  # one for the drum, one out of the supply
        ([5, 5], [0, 0], ([4, 5], 0, [1, 0]), 1),
        ([1, 9], [0, 0], ([0, 9], 0, [1, 0]), 1),
    ],
)
def test_caper_93_a_coin_of_the_supply_is_laundered(before, hidden, after, left):
    match = table("artist", city="london", hand="laundry-drum", coins=before, laundered=hidden)
    play(match, "0: equip laundry-drum 1a")
    assert (coins(match), supply(match), laundered(match)) == after
    assert len(happened(match, "laundered")) == left


def test_caper_93_else_one_of_a_richer_opponent_never_an_own_one():
    def laundering(before: list[int], hidden: list[int]) -> tuple[list[int], list[int]]:
        match = table(city="london", hand="accountant", coins=before, laundered=hidden)
        play(match, "0: hire accountant 1")
        return coins(match), laundered(match)

    # The two coins that he brings come out of the supply, or from the opponent, before he launders.
    assert laundering([1, 7], [0, 0]) == ([3, 6], [1, 0])
    assert laundering([3, 5], [0, 0]) == ([5, 5], [0, 0])
    assert laundering([4, 4], [1, 1]) == ([4, 4], [1, 1])
    assert laundering([6, 2], [1, 1]) == ([6, 2], [1, 1])


def test_a_22_each_laundered_coin_tests_the_coins_in_front():
    """Your own coins do not grow while you launder: three from an opponent who has three more."""
    own = changed({"laundry-drum": {"cost": 0, "effects": [{"t": "once", "do": "launder", "n": 5}]}})
    match = table("artist", city="london", hand="laundry-drum", coins=[2, 5], laundered=[3, 0], cards=own)
    play(match, "0: equip laundry-drum 1a")
    assert (coins(match), laundered(match), supply(match)) == ([2, 2], [6, 0], 0)
    match = table("artist", city="london", hand="laundry-drum", coins=[2, 5], laundered=[2, 0], cards=own)
    play(match, "0: equip laundry-drum 1a")
    assert (coins(match), laundered(match)) == ([2, 2], [6, 0])


def test_caper_94_laundered_coins_are_out_of_reach():
    match = table("artist", city="london", hand="tuxedo", coins=[1, 3], laundered=[6, 0])
    assert "equip tuxedo 1a" not in legal(match, 0)  # they do not pay
    play(match, "0: discard tuxedo")
    assert (coins(match), laundered(match)) == ([2, 2], [6, 0])  # nor do they count as wealth
    match = table("artist", city="london", hand="tuxedo", coins=[1, 1], laundered=[0, 8])
    play(match, "0: discard tuxedo")
    assert (coins(match), laundered(match)) == ([1, 1], [0, 8])  # nor can they be taken


def test_a_23_laundered_coins_break_no_tie():
    match = table(
        "artist",
        "banker",
        city="london",
        round=6,
        hand="tuxedo smoke-screen",
        other_hand="sound-dish super-magnet",
        coins=[1, 2],
        laundered=[7, 0],
    )
    play(match, "0: discard tuxedo / 1: discard sound-dish")
    assert (match.scores, match.winners) == ((0, 0), (1,))
