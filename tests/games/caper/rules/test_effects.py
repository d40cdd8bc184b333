"""Crews, and effects during play (CAPER-36 to CAPER-46)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.caper.script import (
    changed,
    coins,
    crew,
    discards,
    fired,
    happened,
    legal,
    loot,
    markers,
    phase,
    play,
    points,
    refused,
    supply,
    table,
    wander,
    worth,
)

import ruse
from ruse.core.match import Match


def lying(match: Match, location: int) -> dict[str, int]:
    return {kind: count for kind, count in match.view()["locations"][location - 1]["loot"].items() if count}


def test_caper_36_all_cards_at_a_location_are_one_crew():
    """The Dame's sets are made of what others wear."""
    match = table("dame artist(tuxedo) banker(sound-dish) | twins(tuxedo,smoke-screen)", "bon-vivant(disguise-kit)")
    assert worth(match, 0, "dame") == [2]
    match = play(table("colonel artist | twins", hand="tuxedo"), "0: equip tuxedo 1b")
    assert markers(match) == [3, 0, 0]


def test_caper_37_nothing_reaches_another_location():
    own = table("colonel | artist", " | banker(sound-dish)", hand="tuxedo", loot=[["diamond"], [], []])
    assert markers(play(own, "0: equip tuxedo 2a")) == [0, 2, 0]
    match = table("artist | dame", " | banker(sound-dish)", hand="blazeblaster")
    play(match, "0: equip blazeblaster 1a")
    assert (happened(match, "burned"), phase(match)) == ([], "equip")
    match = table("artist | dame", hand="velvet-pouch", loot=[[], ["diamond"], []])
    assert loot(play(match, "0: equip velvet-pouch 1a"), 0) == {}


@pytest.mark.parametrize("city", ["paris", "rome", "london"])
def test_caper_38_no_points_where_one_has_no_thieves(city):
    for match in wander(ruse.deal("caper", 2, seed=5, city=city, laundering_fires="anywhere"), 5):
        for seat in (0, 1):
            for at, location in enumerate(match.view()["locations"]):
                if not location["crews"][seat]["thieves"]:
                    row = points(match, seat)["locations"][at]
                    assert (row["location"], row["cards"], location["winner"] == seat) == (0, 0, False)


def test_caper_39_every_printed_symbol_once():
    match = play(table("artist", hand="grappling-hook"), "0: equip grappling-hook 1a")
    assert markers(match) == [3, 0, 0]
    own = changed({"artist": "once marker; once marker; once coin 2; once loot:diamond"})
    match = table(hand="artist", cards=own, loot=[["diamond"], [], []], coins=[0, 0])
    play(match, "0: hire artist 1")
    assert (markers(match), coins(match), loot(match, 0)) == ([2, 0, 0], [4, 0], {"diamond": 1})


@pytest.mark.parametrize("seat", [0, 1])
def test_caper_40_a_marker_moves_towards_whoever_acts(seat):
    crews = ("artist", "") if seat == 0 else ("", "artist")
    hands: dict[str, Any] = {"hand": "tuxedo"} if seat == 0 else {"other_hand": "tuxedo"}
    match = play(table(*crews, acting=seat, **hands), f"{seat}: equip tuxedo 1a")
    assert markers(match) == [2 if seat == 0 else -2, 0, 0]


@pytest.mark.parametrize(("before", "after"), [(5, 5), (4, 5), (3, 5), (2, 4), (-5, -3)])
def test_caper_40_beyond_the_last_field_it_lapses(before, after):
    match = table("artist", "banker", hand="tuxedo", markers=[before, 0, 0])
    assert markers(play(match, "0: equip tuxedo 1a")) == [after, 0, 0]
    other = table("artist", "banker", other_hand="tuxedo", markers=[-before, 0, 0], acting=1)
    assert markers(play(other, "1: equip tuxedo 1a")) == [-after, 0, 0]


def test_a_36_a_combo_beyond_the_last_field_lapses_too():
    match = table("colonel", hand="tuxedo", markers=[5, 0, 0])
    play(match, "0: equip tuxedo 1a")
    assert (markers(match), fired(match), happened(match, "moved")) == ([5, 0, 0], [("colonel", 1)], [])


def test_caper_41_a_coin_symbol():
    match = play(table("artist", hand="plasma-cutter", coins=[0, 3]), "0: equip plasma-cutter 1a")
    assert (coins(match), supply(match)) == ([4, 3], 3)


def test_caper_42_loot_of_a_kind_from_this_location():
    loots = [["painting", "painting"], ["painting"], []]
    match = play(table(hand="artist", loot=loots), "0: hire artist 2")
    assert (loot(match, 0), lying(match, 1), lying(match, 2)) == ({"painting": 1}, {"painting": 2}, {})


def test_caper_42_nothing_where_there_is_none():
    match = play(table(hand="artist", loot=[["diamond"], [], []]), "0: hire artist 1")
    assert (loot(match, 0), lying(match, 1)) == ({}, {"diamond": 1})


def test_caper_43_any_loot_of_ones_choice():
    match = table("dame", hand="grabber-arm", loot=[["diamond", "diamond", "antique"], ["painting"], []])
    play(match, "0: equip grabber-arm 1a")
    assert (phase(match), match.waiting, legal(match, 0)) == ("grab", (0,), {"grab diamond", "grab antique"})
    assert refused(match, 0, "grab painting") == "no-loot"
    play(match, "0: grab antique")
    assert (loot(match, 0), lying(match, 1)) == ({"antique": 1}, {"diamond": 2})
    assert match.waiting == (1,)


def test_caper_43_what_is_no_choice_is_not_asked():
    match = play(
        table("dame", hand="grabber-arm", loot=[["diamond", "diamond"], [], []]), "0: equip grabber-arm 1a"
    )
    assert (loot(match, 0), match.waiting) == ({"diamond": 1}, (1,))
    match = play(table("dame", hand="grabber-arm"), "0: equip grabber-arm 1a")
    assert (loot(match, 0), match.waiting) == ({}, (1,))


def test_a_32_any_loot_is_taken_where_there_is_some():
    match = table("dame", hand="grabber-arm", loot=[["diamond", "painting"], [], []])
    play(match, "0: equip grabber-arm 1a")
    assert {action.split()[0] for action in legal(match, 0)} == {"grab"}
    assert refused(match, 0, "discard tuxedo") != "allowed"


def test_caper_44_a_burn_symbol():
    match = play(table("artist", "banker(tuxedo)", hand="blazeblaster"), "0: equip blazeblaster 1a")
    assert (crew(match, 1, 1), discards(match, 1)) == ([("banker", [])], ["tuxedo"])


def test_caper_45_points_do_nothing_during_play():
    match = play(table("dame", hand="fire-blanket", coins=[1, 0]), "0: equip fire-blanket 1a")
    assert (coins(match), markers(match), worth(match, 0, "fire-blanket")) == ([0, 0], [0, 0, 0], [2])
    assert [event["event"] for event in match.events()][-3:-1] == ["coins", "equipped"]


def test_caper_46_effects_are_not_declined():
    """Burning the only card there is, taking the only loot: nobody is asked."""
    match = table("artist", "banker(tuxedo)", hand="blazeblaster", markers=[5, 0, 0])
    play(match, "0: equip blazeblaster 1a")
    assert (discards(match, 1), match.waiting) == (["tuxedo"], (1,))
    match = play(table(hand="artist", loot=[["painting"], [], []]), "0: hire artist 1")
    assert loot(match, 0) == {"painting": 1}


def test_a_01_symbols_in_their_printed_order_combos_last():
    """Typed loot before any loot, one-time rows before combos wherever they stand in the file."""
    own = changed({"artist": "combo own:grey coin; once loot:any; once loot:painting; once marker"})
    match = table(hand="artist", cards=own, loot=[["painting", "diamond"], [], []], coins=[0, 0])
    play(match, "0: hire artist 1")
    assert (phase(match), markers(match), coins(match)) == ("grab", [0, 0, 0], [2, 0])
    play(match, "0: grab painting")
    assert (loot(match, 0), markers(match), coins(match)) == ({"painting": 1}, [1, 0, 0], [3, 0])


def test_a_01_laundering_before_the_cards_own_combo():
    match = table("artist", city="london", hand="double-decker", laundered=[2, 0])
    assert markers(play(match, "0: equip double-decker 1a")) == [3, 0, 0]


def test_a_02_thieves_and_their_gear_in_their_places_the_location_last():
    crew_with = "barber(perfume-atomiser) banker(skeleton-keys,catacomb-lamp) chef"
    own = changed(
        {"barber": "combo own:city coin", "banker": "combo own:city marker", "chef": "combo own:city coin"}
    )
    match = table(crew_with, hand="plans-caches", locations="moulin-rouge yacht opera", cards=own)
    play(match, "0: equip plans-caches 1c")
    assert [card for card, _ in fired(match)] == [
        "barber",
        "perfume-atomiser",
        "banker",
        "catacomb-lamp",
        "chef",
        "moulin-rouge",
    ]


def test_a_02_the_order_matters_for_the_last_coins():
    """Two are left in the supply; the next one would come from a richer opponent."""
    own = changed({"dame": "combo own:violet coin 2", "twins": "combo own:violet launder"})
    for order, expected in (("dame twins", ([4, 4], 0)), ("twins dame", ([4, 3], 1))):
        match = table(order, city="london", hand="disguise-kit", coins=[2, 4], laundered=[0, 2], cards=own)
        play(match, "0: equip disguise-kit 1a")
        assert (coins(match), match.view()["seats"][0]["laundered"]) == expected


def test_a_03_gear_sets_off_gear():
    match = play(table("artist(skeleton-keys)", hand="sound-dish", coins=[0, 0]), "0: equip sound-dish 1a")
    assert (fired(match), coins(match)) == ([("skeleton-keys", 1)], [2, 0])
