"""Payments and shortage: KTM-30 to KTM-34, SA-27."""

from __future__ import annotations

import pytest
from tests.games.minister.script import coins, happened, money, play, table

from ruse.core.match import Match


def takers(match: Match) -> list[int]:
    """Return who took a coin because somebody could not pay, in their order."""
    return [move["to"] for move in happened(match, "coins") if move["why"] == "shared"]


def lost_challenge(players: int, debtor: int, coins: list[int], treasury: int | None = None) -> Match:
    """Let a debtor without coins challenge the true king of seat 0."""
    others = [seat for seat in range(1, players) if seat != debtor]
    script = f"0: claim king / {debtor}: challenge / {','.join(map(str, others))}: pass"
    return play(table(players, coins=coins, treasury=treasury), script)


def test_ktm_30_who_cannot_pay_lets_all_others_take_a_coin():
    match = lost_challenge(4, 2, [3, 4, 0, 5])
    assert money(match) == ([3 + 1 + 3, 5, 0, 6], 2)


def test_ktm_30_who_has_a_coin_pays_it():
    match = lost_challenge(4, 2, [3, 4, 1, 5])
    assert money(match) == ([6, 4, 0, 5], 5)
    assert takers(match) == []


@pytest.mark.parametrize(
    ("players", "debtor", "order"),
    [(3, 1, [0, 2]), (3, 2, [1, 0]), (4, 2, [1, 0, 3]), (5, 1, [0, 4, 3, 2]), (6, 5, [4, 3, 2, 1, 0])],
)
def test_ktm_31_from_the_right_neighbour_counter_clockwise(players, debtor, order):
    purse = [0 if seat == debtor else 2 for seat in range(players)]
    assert takers(lost_challenge(players, debtor, purse)) == order


@pytest.mark.parametrize(("left", "after"), [(1, [3, 4, 0, 3, 3]), (2, [4, 4, 0, 3, 3]), (3, [4, 4, 0, 3, 4])])
def test_ktm_32_the_last_coin_ends_the_match_and_the_rest_get_nothing(left, after):
    match = lost_challenge(5, 2, [3, 3, 0, 3, 3], left)
    assert match.over
    assert money(match) == (after, 0)


def test_ktm_33_nothing_replaces_a_tax():
    match = play(table(4, coins=[3, 0, 3, 3]), "0: claim collector / 1,2,3: pass / 0: tax 1")
    assert money(match) == ([3, 0, 2, 2], 13)
    assert takers(match) == []


def test_ktm_34_a_lost_challenge_is_such_a_debt():
    assert takers(lost_challenge(3, 1, [3, 0, 3])) == [0, 2]


def test_ktm_34_so_is_the_lost_challenge_of_a_reply():
    match = table(4, "king minister thief peasant collector executioner", coins=[3, 3, 0, 3])
    play(match, "0: claim king / 1,2,3: pass / 1: reply / 2,3: pass / 2: challenge / 0,3: pass")
    assert takers(match) == [1, 0, 3]


def test_ktm_34_so_is_the_penalty_of_a_false_minister():
    match = play(table(4, coins=[3, 0, 3, 3]), "0: claim king / 1,2,3: pass / 1,2: reply / 3: pass")
    assert takers(match) == [0, 3, 2]
    assert coins(match) == [7, 0, 3, 4]  # 2 is no minister either and pays, after having taken


def test_ktm_34_so_is_the_error_of_a_peasant():
    assert takers(play(table(3, coins=[1, 3, 3]), "0: claim peasant")) == [2, 1]
    assert takers(play(table(3, coins=[0, 3, 3]), "0: claim peasant")) == [2, 1, 2, 1]


def test_ktm_34_a_look_has_its_own_rule():
    """KTM-13: it may not even be tried where the treasury is too small."""
    assert "look" not in table(3, coins=[0, 3, 3], treasury=1).actions(0)
    assert takers(play(table(3, coins=[0, 3, 3], treasury=3), "0: look")) == [2, 1]


def test_sa_27_everybody_is_all_but_the_debtor_the_rich_and_the_active_too():
    match = lost_challenge(5, 3, [9, 6, 0, 0, 1])
    assert takers(match) == [2, 1, 0, 4]
