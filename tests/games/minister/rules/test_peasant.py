"""The peasant: KTM-50 to KTM-55, SA-20 to SA-24."""

from __future__ import annotations

from itertools import permutations

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
    treasury,
    worlds,
)

CHARACTERS = set(IN_ORDER.split())
PEASANT_FIRST = "peasant king thief minister executioner collector"
RIGHT = "0: name king / 0: name thief / 0: name minister / 0: name executioner"


def opened(match) -> list[tuple[str, str, str]]:
    """Place, card and the name that was said, for every card turned up."""
    return [(turned["place"], turned["card"], turned["named"]) for turned in happened(match, "opened")]


def test_ktm_50_your_own_card_is_shown_to_everybody_then_the_others_are_named():
    match = play(table(4, PEASANT_FIRST), "0: claim peasant")
    assert opened(match) == [("a", "peasant", "peasant")]
    assert (phase(match), match.waiting) == ("name", (0,))
    assert match.view(2)["places"][0]["card"] == "peasant"
    play(match, "0: name king")
    assert opened(match)[1:] == [("b", "king", "king")]
    assert [place["card"] for place in match.view()["places"]] == ["peasant", "king", None, None, None, None]
    assert [worlds(match, seat) for seat in range(4)] == [24] * 4


@pytest.mark.parametrize("cards", [PEASANT_FIRST, IN_ORDER])
def test_ktm_51_nobody_can_challenge(cards):
    match = play(table(4, cards), "0: claim peasant")
    assert phase(match) in ("name", "action")
    assert all(legal(match, seat) == set() for seat in range(2, 4))
    assert happened(match, "challenged") == []


def test_ktm_52_all_right_takes_the_treasury_and_ends_the_match():
    match = play(table(4, PEASANT_FIRST), f"0: claim peasant / {RIGHT}")
    assert match.over
    assert money(match) == ([11, 3, 3, 3], 0)
    assert match.winners == (0,)
    assert happened(match, "succeeded") == [{"event": "succeeded", "seat": 0}]
    assert happened(match, "coins") == [{"event": "coins", "from": None, "to": 0, "amount": 8, "why": "won"}]


def test_ktm_52_the_treasury_may_not_be_enough_to_win():
    match = table(4, PEASANT_FIRST, coins=[0, 9, 5, 4], treasury=2)
    play(match, f"0: claim peasant / {RIGHT}")
    assert money(match) == ([2, 9, 5, 4], 0)
    assert match.winners == (1,)


@pytest.mark.parametrize("names", ["thief", "king / 0: name minister", "king / 0: name thief / 0: name collector"])
def test_ktm_53_a_wrong_name_costs_two_coins(names):
    match = play(table(4, PEASANT_FIRST), f"0: claim peasant / 0: name {names}")
    assert money(match) == ([1, 3, 3, 3], 10)
    assert (phase(match), match.waiting) == ("action", (1,))
    assert happened(match, "failed") == [{"event": "failed", "seat": 0}]


def test_ktm_53_the_cards_are_turned_down_again_where_they_lay():
    match = play(table(4, PEASANT_FIRST), "0: claim peasant / 0: name king / 0: name minister")
    assert lie(match) == PEASANT_FIRST
    assert [place["card"] for place in match.view()["places"]] == [None] * 6


def test_ktm_53_with_exactly_two_coins_both_are_paid():
    match = play(table(4, coins=[2, 4, 4, 4]), "0: claim peasant")
    assert money(match) == ([0, 4, 4, 4], 8)


def test_ktm_54_with_one_coin_it_is_paid_and_the_others_take_one_each():
    match = play(table(4, coins=[1, 4, 4, 3]), "0: claim peasant")
    assert money(match) == ([0, 5, 5, 4], 6)
    moves = [(move["from"], move["to"]) for move in happened(match, "coins")]
    assert moves == [(0, None), (None, 3), (None, 2), (None, 1)]


def test_ktm_55_without_coins_the_others_take_two_each_in_two_rounds():
    match = play(table(4, coins=[0, 4, 4, 4]), "0: claim peasant")
    assert money(match) == ([0, 6, 6, 6], 2)
    takers = [(move["to"], move["amount"]) for move in happened(match, "coins")]
    assert takers == [(3, 1), (2, 1), (1, 1)] * 2


@pytest.mark.parametrize(
    ("left", "after"),
    [
        (1, [0, 4, 4, 5]),
        (2, [0, 4, 5, 5]),
        (3, [0, 5, 5, 5]),
        (4, [0, 5, 5, 6]),
        (5, [0, 5, 6, 6]),
        (6, [0, 6, 6, 6]),
    ],
)
def test_ktm_55_until_the_treasury_is_empty(left, after):
    match = play(table(4, coins=[0, 4, 4, 4], treasury=left), "0: claim peasant")
    assert match.over
    assert money(match) == (after, 0)


@pytest.mark.parametrize(("players", "names"), [(3, 4), (4, 4), (5, 4), (6, 4)])
def test_sa_20_all_cards_are_named_even_ownerless_ones(players, names):
    match = play(table(players, PEASANT_FIRST), "0: claim peasant")
    order = []
    for name in ["king", "thief", "minister", "executioner"]:
        order.append(match.view()["naming"])
        play(match, f"0: name {name}")
    assert order == list("bcde")
    assert len(match.journal) == 1 + names
    assert match.over


@pytest.mark.parametrize(
    ("players", "places", "names"),
    [
        (3, "ce", "thief executioner"),
        (4, "bde", "king minister executioner"),
        (5, "bcde", "king thief minister executioner"),
        (6, "bcde", "king thief minister executioner"),
    ],
)
def test_sa_20_or_only_the_cards_of_players(players, places, names):
    match = play(table(players, PEASANT_FIRST, peasant_names="players_only"), "0: claim peasant")
    order = []
    for name in names.split():
        order.append(match.view()["naming"])
        assert not match.over
        play(match, f"0: name {name}")
    assert "".join(order) == places
    assert match.over
    assert treasury(match) == 0


def test_sa_21_named_clockwise_from_the_left_neighbour():
    match = play(table(4, "king thief minister peasant executioner collector", turn=2), "2: claim peasant")
    names = ["executioner", "collector", "king"]
    for place, name in zip("efa", names, strict=True):
        assert match.view()["naming"] == place
        play(match, f"2: name {name}")
    assert [turned[0] for turned in opened(match)] == ["d", "e", "f", "a"]
    assert refused(match, 2, "name b thief") == "not-now"


def test_sa_21_the_last_name_is_said_by_itself():
    match = play(table(6, PEASANT_FIRST), f"0: claim peasant / {RIGHT}")
    assert opened(match)[-1] == ("f", "collector", "collector")
    assert len(match.journal) == 5


def test_sa_21_the_first_error_ends_the_attempt():
    match = play(table(6, PEASANT_FIRST), "0: claim peasant / 0: name thief")
    assert len(opened(match)) == 2
    assert match.waiting == (1,)


def test_sa_21_in_free_order_any_place_may_be_named():
    match = play(table(4, PEASANT_FIRST, naming="free_order"), "0: claim peasant")
    assert match.view()["naming"] is None
    names = CHARACTERS - {"peasant"}
    assert legal(match, 0) == {f"name {place} {name}" for place in "bcdef" for name in names}
    assert refused(match, 0, "name king") == "not-now"
    play(match, "0: name f collector / 0: name c thief")
    left = names - {"collector", "thief"}
    assert legal(match, 0) == {f"name {place} {name}" for place in "bde" for name in left}
    assert refused(match, 0, "name c king") == "not-that-place"
    assert refused(match, 0, "name b thief") == "name-used"
    play(match, "0: name d minister / 0: name b king")
    assert match.over
    assert opened(match)[-1] == ("e", "executioner", "executioner")


@pytest.mark.parametrize("order", list(permutations("ce")))
def test_sa_21_in_free_order_only_the_players_places(order):
    match = table(3, PEASANT_FIRST, naming="free_order", peasant_names="players_only")
    play(match, "0: claim peasant")
    assert {action.split()[1] for action in legal(match, 0)} == {"c", "e"}
    assert refused(match, 0, "name b king") == "not-that-place"
    card = {"c": "thief", "e": "executioner"}
    for place in order:
        assert not match.over
        play(match, f"0: name {place} {card[place]}")
    assert match.over


def test_sa_21_in_free_order_an_error_ends_the_attempt_too():
    match = play(table(4, PEASANT_FIRST, naming="free_order"), "0: claim peasant / 0: name e king")
    assert money(match) == ([1, 3, 3, 3], 10)
    assert opened(match)[-1] == ("e", "executioner", "king")


def test_sa_22_a_name_is_said_once_and_the_peasant_not_again():
    match = play(table(4, PEASANT_FIRST), "0: claim peasant")
    assert legal(match, 0) == {f"name {card}" for card in CHARACTERS - {"peasant"}}
    assert refused(match, 0, "name peasant") == "name-used"
    play(match, "0: name king")
    assert legal(match, 0) == {f"name {card}" for card in CHARACTERS - {"peasant", "king"}}
    assert refused(match, 0, "name king") == "name-used"


def test_sa_23_what_was_turned_up_is_public():
    """The Peasant's own card, the right ones, and the wrong one too; the rest stays hidden."""
    match = play(table(4, PEASANT_FIRST), "0: claim peasant / 0: name king / 0: name minister")
    for seat in range(4):
        assert [known(match, seat, place) for place in "abc"] == [{"peasant"}, {"king"}, {"thief"}]
        assert known(match, seat, "d") == {"minister", "executioner", "collector"}
        assert worlds(match, seat) == 6


def test_sa_24_with_another_card_nothing_else_is_turned():
    match = play(table(4), "0: claim peasant")
    assert opened(match) == [("a", "king", "peasant")]
    assert money(match) == ([1, 3, 3, 3], 10)
    assert match.waiting == (1,)
    assert [known(match, seat, "a") for seat in range(4)] == [{"king"}] * 4
    assert worlds(match, 3) == 120
    assert coins(match)[0] == 1
