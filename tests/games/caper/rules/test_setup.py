"""What there is, what a match begins with, and who begins (CAPER-01 to CAPER-10)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from tests.games.caper.script import CITIES, FACES, coins, discards, everything, happened, markers, phase, supply

import ruse
from ruse.core.match import Match

KINDS = ("diamond", "painting", "antique")


def copies(kind: str, of: str) -> int:
    """Return how many cards of a kind a set has."""
    return sum(face.get("copies", 1) for face in FACES.values() if (face["kind"], face["set"]) == (kind, of))


def unseen(match: Match, kind: str) -> Counter[str]:
    """Return all cards of a kind that are in the game and not on the table: deck and hands."""
    told = everything(match)
    held = [card for hand in told["hands"] for card in hand if FACES[card]["kind"] == kind]
    return Counter([*told[f"{kind}_deck"], *held])


@pytest.mark.parametrize("players", [1, 3])
def test_caper_01_two_players(players):
    assert ruse.deal("caper", 2, seed=0).players == 2
    with pytest.raises(ruse.BadOption):
        ruse.deal("caper", players, seed=0)


@pytest.mark.parametrize(("kind", "base", "each"), [("thief", 15, 3), ("gear", 30, 6), ("location", 8, 5)])
def test_caper_02_the_cards_in_the_box(kind, base, each):
    assert copies(kind, "base") == base
    assert [copies(kind, city) for city in CITIES] == [each] * 4


@pytest.mark.parametrize("city", CITIES)
def test_caper_02_markers_coins_and_loot(city):
    match = ruse.deal("caper", 2, seed=2, city=city)
    view = match.view()
    assert len(view["locations"]) == len(markers(match)) == 3
    assert supply(match) + sum(coins(match)) == 10
    tokens = Counter[str]()
    for location in view["locations"]:
        tokens.update(location["loot"])
    assert tokens == {"diamond": 4, "painting": 4, "antique": 4}


@pytest.mark.parametrize("city", CITIES)
@pytest.mark.parametrize(("kind", "count"), [("thief", 18), ("gear", 36)])
def test_caper_03_the_decks_are_the_base_and_one_city(city, kind, count):
    cards = unseen(ruse.deal("caper", 2, seed=7, city=city), kind)
    assert cards.total() == count
    assert cards == {
        name: face.get("copies", 1)
        for name, face in FACES.items()
        if face["kind"] == kind and face["set"] in ("base", city)
    }


def test_caper_03_paris_unless_another_city_is_chosen():
    assert ruse.deal("caper", 2, seed=0).view()["city"] == "paris"
    assert [ruse.deal("caper", 2, seed=0, city=city).view()["city"] for city in CITIES] == list(CITIES)


def test_caper_03_there_is_no_other_city():
    with pytest.raises(ruse.BadOption):
        ruse.deal("caper", 2, seed=0, city="vienna")


@pytest.mark.parametrize("deck", ["thief_deck", "gear_deck"])
def test_caper_04_each_deck_is_shuffled(deck):
    orders = {tuple(everything(ruse.deal("caper", 2, seed=seed))[deck]) for seed in range(12)}
    assert len(orders) == 12
    first = Counter(order[0] for order in orders)
    assert len(first) > 4


def test_caper_04_the_decks_are_face_down():
    """Everyone learns only how many cards they have."""
    match = ruse.deal("caper", 2, seed=4)
    for seat in (None, 0, 1):
        assert match.view(seat)["decks"] == {"thief": 10, "gear": 36}


def test_caper_05_three_different_locations_of_the_city_each_as_often():
    found: Counter[str] = Counter()
    for seed in range(400):
        sites = [at["card"] for at in ruse.deal("caper", 2, seed=seed, city="rome").view()["locations"]]
        assert len(set(sites)) == 3
        found.update(sites)
    assert set(found) == {name for name, face in FACES.items() if face["kind"] == "location"} & {
        name for name, face in FACES.items() if face["set"] in ("base", "rome")
    }
    # 1200 draws over 13 locations: about 92 each, give or take 9.
    assert all(50 < times < 140 for times in found.values())


def test_caper_05_every_space_gets_every_location():
    """The first card is as random as the third."""
    firsts = {ruse.deal("caper", 2, seed=seed).view()["locations"][0]["card"] for seed in range(120)}
    lasts = {ruse.deal("caper", 2, seed=seed).view()["locations"][2]["card"] for seed in range(120)}
    assert len(firsts) == len(lasts) == 13


def test_caper_06_four_random_loot_at_each_location():
    made: Counter[tuple[int, ...]] = Counter()
    for seed in range(300):
        for location in ruse.deal("caper", 2, seed=seed).view()["locations"]:
            tokens = tuple(location["loot"][kind] for kind in KINDS)
            assert sum(tokens) == 4
            made[tokens] += 1
    # Of the 495 hands of four tokens 288 have two, one and one, and 3 have all four of a kind.
    mixed = sum(times for tokens, times in made.items() if sorted(tokens) == [1, 1, 2])
    assert abs(mixed / 900 - 288 / 495) < 0.08
    assert len(made) > 12
    for kind in range(3):
        assert abs(sum(tokens[kind] * times for tokens, times in made.items()) / 900 - 4 / 3) < 0.15


def test_caper_07_markers_begin_in_the_centre():
    match = ruse.deal("caper", 2, seed=1)
    assert markers(match) == [0, 0, 0]
    assert [at["winner"] for at in match.view()["locations"]] == [None] * 3


def test_caper_08_nobody_has_anything_yet():
    match = ruse.deal("caper", 2, seed=1)
    assert (supply(match), coins(match)) == (10, [0, 0])
    for seat in match.view()["seats"]:
        assert (seat["laundered"], seat["loot"], seat["discards"]) == (0, dict.fromkeys(KINDS, 0), [])
        assert seat["points"]["total"] == 0


def test_caper_09_round_1_of_6():
    view = ruse.deal("caper", 2, seed=1, first_player=1).view()
    assert view["round"] == {"number": 1, "deck": "thief", "leader": 1, "turn": 1, "turns": 3}
    assert [badge["number"] for badge in view["rounds"]] == [1, 2, 3, 4, 5, 6]
    assert not any(badge["over"] for badge in view["rounds"])


def test_caper_10_every_card_says_which_set_it_is_of():
    shown: dict[str, Any] = ruse.deal("caper", 2, seed=1, city="london").view()["cards"]
    assert {face["set"] for face in shown.values()} == {"base", "london"}
    assert shown["dame"]["set"] == "base"
    assert shown["lord"]["set"] == "london"


@pytest.mark.parametrize("first_player", [0, 1])
def test_a_34_the_start_seat_can_be_chosen(first_player):
    match = ruse.deal("caper", 2, seed=1, first_player=first_player)
    assert (match.waiting, phase(match)) == ((first_player,), "hire")
    assert happened(match, "begun") == [{"event": "begun", "seat": first_player, "city": "paris"}]


def test_a_34_else_chance_decides():
    first = Counter(ruse.deal("caper", 2, seed=seed).waiting[0] for seed in range(200))
    assert all(60 < times < 140 for times in first.values())


def test_a_34_a_third_seat_cannot_begin():
    with pytest.raises(ruse.BadOption):
        ruse.deal("caper", 2, seed=1, first_player=2)


def test_the_discard_areas_are_empty_at_the_start():
    match = ruse.deal("caper", 2, seed=1)
    assert [discards(match, seat) for seat in (0, 1)] == [[], []]
