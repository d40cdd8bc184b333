"""The golden scripts GS-01 to GS-22: short stories with every coin and card told."""

from __future__ import annotations

import pytest
from tests.games.minister.script import (
    IN_ORDER,
    coins,
    happened,
    known,
    legal,
    lie,
    money,
    phase,
    play,
    refused,
    table,
    worlds,
)

import ruse

COURT = "king thief peasant minister collector executioner"
CHARACTERS = set(IN_ORDER.split())


@pytest.mark.parametrize(
    ("players", "treasury", "places"), [(3, 6, "ace"), (4, 8, "abde"), (5, 10, "abcde"), (6, 12, "abcdef")]
)
def test_gs_01_the_setup(players, treasury, places):
    match = ruse.deal("minister", players, seed=1)
    assert money(match) == ([3] * players, treasury)
    assert "".join(seat["place"] for seat in match.view()["seats"]) == places


@pytest.mark.parametrize(
    ("direction", "after"),
    [
        ("right", "thief minister executioner collector peasant king"),
        ("left", "peasant king thief minister executioner collector"),
        ("opposite", "executioner collector peasant king thief minister"),
    ],
)
def test_gs_02_the_moves(direction, after):
    assert lie(play(table(6), f"0: move {direction}")) == after


def test_gs_03_two_challengers_of_a_true_king():
    match = play(table(4, COURT), "0: claim king / 1,3: challenge / 2: pass")
    assert happened(match, "challenged") == [{"event": "challenged", "seat": 3, "target": 0, "claim": "king"}]
    assert happened(match, "seen", 3) == [{"event": "seen", "seat": 3, "place": "a", "card": "king"}]
    assert money(match) == ([6, 3, 3, 2], 6)
    assert (phase(match), match.waiting) == ("reply", (1, 2, 3))


def test_gs_04_a_false_thief():
    match = play(table(4, COURT), "0: claim thief / 1,3: pass / 2: challenge")
    assert known(match, 2, "a") == {"king"}
    assert money(match) == ([3, 3, 3, 3], 8)
    assert (phase(match), match.waiting) == ("action", (1,))


def test_gs_05_a_king_with_three_coins_left():
    match = play(table(4, COURT, coins=[3, 5, 5, 4], treasury=3), "0: claim king / 1,2,3: pass")
    assert (money(match), match.over) == (([6, 5, 5, 4], 0), True)
    assert match.winners == (0,)


def test_gs_06_a_king_with_two_coins_left():
    match = play(table(4, COURT, coins=[4, 5, 5, 4], treasury=2), "0: claim king / 1,2,3: pass")
    assert (money(match), match.over) == (([6, 5, 5, 4], 0), True)


def test_gs_07_two_ministers():
    match = table(4, "king minister peasant thief collector executioner", coins=[4] * 4, treasury=4)
    play(match, "0: claim king / 1,2,3: pass / 1,2: reply / 3: pass")
    assert money(match) == ([7, 5, 3, 4], 1)
    assert (known(match, 1, "d"), known(match, 2, "b")) == ({"thief"}, {"minister"})


def test_gs_07b_two_ministers_and_the_card_is_nobodys():
    match = table(4, IN_ORDER, coins=[4] * 4, treasury=4)
    play(match, "0: claim king / 1,2,3: pass / 1,2: reply / 3: pass")
    assert money(match) == ([7, 3, 3, 4], 3)


def test_gs_09_a_broke_challenger_ends_it_before_the_king():
    match = play(table(5, coins=[8, 5, 0, 5, 5], treasury=2), "0: claim king / 2: challenge / 1,3,4: pass")
    assert (money(match), match.over) == (([9, 6, 0, 5, 5], 0), True)


def test_gs_10_a_thief_between_rich_and_poor():
    match = play(table(3, coins=[5, 6, 0], treasury=4), "0: claim thief / 1,2: pass")
    assert money(match) == ([7, 5, 0], 3)


@pytest.mark.parametrize(("named", "after"), [(2, ([3, 0, 0, 2, 1], 19)), (3, ([3, 0, 0, 1, 1], 20))])
def test_gs_11_taxes(named, after):
    match = table(5, coins=[3, 0, 1, 3, 2], treasury=16)
    play(match, f"0: claim collector / 1,2,3,4: pass / 0: tax {named}")
    assert money(match) == after


def test_gs_12_the_executioner():
    match = play(table(4, COURT), "0: claim executioner / 1,2,3: pass")
    assert {action.split()[1] for action in legal(match, 0)} == {"1", "2", "3"}
    assert refused(match, 0, "execute 0 minister") == "another player is meant"
    play(match, "0: execute 2 minister")
    assert money(match) == ([6, 3, 0, 3], 8)
    match = play(table(4, COURT), "0: claim executioner / 1,2,3: pass / 0: execute 3 minister")
    assert money(match) == ([3, 3, 3, 3], 8)


def test_gs_13_the_peasant_names_all():
    match = table(6, "peasant king thief minister executioner collector")
    play(match, "0: claim peasant / 0: name king / 0: name thief / 0: name minister / 0: name executioner")
    assert (coins(match)[0], match.over, match.winners) == (15, True, (0,))


def test_gs_14_the_peasant_who_is_none():
    match = play(table(6, "king peasant thief minister executioner collector"), "0: claim peasant")
    assert happened(match, "opened")[0]["card"] == "king"
    assert (coins(match)[0], money(match)[1], match.waiting) == (1, 14, (1,))


def test_gs_15_the_peasant_with_one_coin():
    match = play(table(4, coins=[1, 4, 4, 3], treasury=8), "0: claim peasant")
    assert money(match) == ([0, 5, 5, 4], 6)


def test_gs_16b_the_peasant_without_coins():
    match = play(table(4, coins=[0, 4, 4, 4], treasury=8), "0: claim peasant")
    assert (money(match), match.over) == (([0, 6, 6, 6], 2), False)


def test_gs_17_to_look_without_coins():
    assert refused(table(4, coins=[0, 6, 6, 6], treasury=2), 0, "look") == "too-poor"
    assert play(table(4, coins=[0, 6, 6, 5], treasury=3), "0: look").over
    match = play(table(4, coins=[0, 5, 6, 5], treasury=4), "0: look")
    assert money(match) == ([0, 6, 7, 6], 1)
    assert known(match, 0, "a") == {"king"}


@pytest.mark.parametrize(
    ("players", "claimant", "order"),
    [(6, 2, [1, 0, 5, 4, 3]), (5, 2, [1, 0, 4, 3]), (4, 0, [3, 2, 1]), (3, 0, [2, 1])],
)
def test_gs_18_who_is_heard(players, claimant, order):
    for first, seat in enumerate(order):
        match = play(table(players, turn=claimant), f"{claimant}: claim collector")
        for other in order:
            match.play(other, "pass" if other in order[:first] else "challenge")
        assert happened(match, "challenged")[0]["seat"] == seat


def test_gs_19_a_false_minister():
    match = play(table(5), "0: claim king / 1,2,3,4: pass / 3: reply / 1,2,4: pass / 2: challenge / 0,1,4: pass")
    assert money(match) == ([6, 3, 3, 3, 3], 7)


def test_gs_20_a_true_minister():
    match = play(table(5), "0: claim king / 1,2,3,4: pass / 2: reply / 1,3,4: pass / 1: challenge / 0,3,4: pass")
    assert money(match) == ([6, 2, 4, 3, 3], 7)


@pytest.mark.parametrize(
    ("swap", "after"), [("swap", "king peasant minister executioner collector thief"), ("keep", IN_ORDER)]
)
def test_gs_21_a_shuffle_blurs_two_places_for_everybody(swap, after):
    match = table(4, swaps=swap, looked=["bf", "b", "f", ""])
    play(match, "0: claim minister / 1,2,3: pass / 0: swap b f")
    assert lie(match) == after
    assert [worlds(match, seat) for seat in range(4)] == [48, 240, 240, 720]
    assert known(match, 0, "b") == known(match, 0, "f") == {"thief", "peasant"}
    assert [known(match, seat, "b") for seat in (1, 2, 3)] == [CHARACTERS] * 3


def test_gs_22_taxes_where_nobody_has_a_coin():
    match = table(4, coins=[3, 0, 0, 0], treasury=17)
    play(match, "0: claim collector / 1,2,3: pass / 0: tax 2")
    assert (money(match), match.waiting) == (([3, 0, 0, 0], 17), (1,))
    assert happened(match, "coins") == []
