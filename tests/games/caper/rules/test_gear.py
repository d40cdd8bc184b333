"""Gear rounds (CAPER-27 to CAPER-35)."""

from __future__ import annotations

import pytest
from tests.games.caper.script import (
    CITIES,
    FACES,
    changed,
    coins,
    crew,
    discards,
    fired,
    happened,
    legal,
    markers,
    play,
    refused,
    supply,
    table,
    worth,
)

import ruse


def test_caper_27_play_a_card_or_discard_one():
    match = table("artist | dame", hand="tuxedo sound-dish", coins=[2, 0])
    assert legal(match, 0) == {
        *("equip tuxedo 1a", "equip tuxedo 2a", "equip sound-dish 1a", "equip sound-dish 2a"),
        *("discard tuxedo", "discard sound-dish"),
    }


def test_caper_27_discarding_is_always_allowed():
    match = table("", hand="tuxedo disguise-kit", coins=[9, 0])
    assert legal(match, 0) == {"discard tuxedo", "discard disguise-kit"}
    assert refused(match, 0, "hire tuxedo 1") == "not-now"


def test_caper_28_pay_place_resolve_then_what_is_set_off():
    match = table("banker(tuxedo)", hand="super-magnet", coins=[1, 0], locations="opera bank yacht")
    play(match, "0: equip super-magnet 1a")
    kinds = ("coins", "equipped", "moved", "fired")
    told = [
        (event["event"], event.get("why") or event.get("card"))
        for event in match.events()
        if event["event"] in kinds
    ]
    assert told == [
        ("coins", "paid"),
        ("equipped", "super-magnet"),
        ("coins", "effect"),
        ("moved", None),
        ("fired", "banker"),
        ("moved", None),
    ]
    assert crew(match, 0, 1) == [("banker", ["tuxedo", "super-magnet"])]
    assert (coins(match), markers(match)) == ([1, 0], [2, 0, 0])


def test_caper_28_only_on_your_own_thieves():
    match = table("artist", "dame banker | twins", hand="sound-dish")
    assert {action for action in legal(match, 0) if action.startswith("equip sound")} == {"equip sound-dish 1a"}
    assert refused(match, 0, "equip sound-dish 2a") == "no-thief"


@pytest.mark.parametrize(("money", "may"), [(0, False), (1, False), (2, True), (3, True)])
def test_caper_29_one_pays_before_one_gets(money, may):
    match = table("artist", hand="tuxedo", coins=[money, 0])
    assert ("equip tuxedo 1a" in legal(match, 0)) == may
    if not may:
        assert refused(match, 0, "equip tuxedo 1a") == "too-poor"


def test_a_19_a_cards_own_coins_do_not_pay_for_it():
    own = changed({"plasma-cutter": {"cost": 1}})
    match = table("artist", hand="plasma-cutter", coins=[0, 0], cards=own)
    assert refused(match, 0, "equip plasma-cutter 1a") == "too-poor"
    assert "discard plasma-cutter" in legal(match, 0)


def test_caper_30_three_cards_on_a_thief():
    match = table("artist(tuxedo,sound-dish,disguise-kit) dame", hand="super-magnet")
    assert refused(match, 0, "equip super-magnet 1a") == "thief-full"
    assert "equip super-magnet 1b" in legal(match, 0)


def test_caper_30_until_one_is_burned():
    """A-38: the place of a burned card is free again."""
    match = table(
        "artist(tuxedo,sound-dish,disguise-kit)",
        "dame",
        hand="super-magnet smoke-screen sound-dish",
        other_hand="blazeblaster forged-papers skeleton-keys",
        coins=[3, 2],
    )
    play(match, "0: discard super-magnet / 1: equip blazeblaster 1a")
    assert crew(match, 0, 1) == [("artist", ["tuxedo", "sound-dish"])]
    assert "equip forged-papers 1a" in legal(match, 0)


def test_a_38_a_burned_cards_place_is_used_again():
    match = table(
        "artist(tuxedo,sound-dish,disguise-kit)",
        "dame",
        hand="super-magnet smoke-screen",
        other_hand="blazeblaster skeleton-keys",
        coins=[3, 2],
        acting=1,
    )
    play(match, "1: equip blazeblaster 1a / 0: equip smoke-screen 1a")
    assert crew(match, 0, 1) == [("artist", ["tuxedo", "sound-dish", "smoke-screen"])]


def test_caper_30_the_board_says_how_many():
    match = table("artist(tuxedo)", hand="sound-dish", cards=changed({}, gear_on_a_thief=1))
    assert refused(match, 0, "equip sound-dish 1a") == "thief-full"


def test_caper_31_gear_needs_a_thief():
    match = table("artist", hand="sound-dish")
    for place in ("1b", "1c", "2a", "3c"):
        assert refused(match, 0, f"equip sound-dish {place}") == "no-thief"


def test_caper_32_stacks_keep_their_order_and_covered_cards_count():
    match = table("artist(smoke-screen)", hand="sound-dish", other_hand="tuxedo")
    play(match, "0: equip sound-dish 1a")
    assert crew(match, 0, 1) == [("artist", ["smoke-screen", "sound-dish"])]
    assert worth(match, 0, "smoke-screen") == [1]
    assert match.view()["locations"][0]["crews"][0]["colours"] == {"grey": 1, "violet": 1, "yellow": 1}


def test_caper_33_a_discarded_card_pays_a_coin_and_does_nothing():
    match = table("banker", hand="grappling-hook tuxedo", coins=[0, 0])
    play(match, "0: discard grappling-hook")
    assert (discards(match, 0), coins(match), markers(match)) == (["grappling-hook"], [1, 0], [0, 0, 0])
    assert fired(match) == []


def test_a_20_a_discard_pays_as_any_coin_does():
    """From the supply, from a richer opponent, or not at all."""
    for before, after in (([4, 6], [5, 5]), ([5, 5], [5, 5]), ([6, 4], [6, 4]), ([4, 5], [5, 5])):
        match = play(table("artist", hand="tuxedo", coins=before), "0: discard tuxedo")
        assert (coins(match), supply(match)) == (after, 0)


def test_caper_34_each_gear_card_has_one_colour():
    for face in FACES.values():
        if face["kind"] == "gear":
            assert face["colour"] == ("city" if face["set"] != "base" else face["colour"])
            assert face["colour"] in ("violet", "yellow", "green", "red", "city")
    colours = [ruse.deal("caper", 2, seed=0, city=city).view()["city_colour"] for city in CITIES]
    assert colours == ["blue", "orange", "bronze", "pink"]


def test_caper_34_any_colour_is_gear_of_any_colour():
    """A-24: the city's too, and never a thief."""
    own = changed({"dame": "end own:any points; end set:any+any points 3"})
    match = table("dame(tuxedo,sound-dish,plans-caches) artist(canvas-tube,blazeblaster)", cards=own)
    assert worth(match, 0, "dame") == [5 + 2 * 3]


def test_caper_34_a_thief_is_of_no_gear_colour():
    own = changed({"dame": "combo own:any coin; combo both:any marker"})
    match = play(table("dame", hand="twins", cards=own), "0: hire twins 1")
    assert (fired(match), markers(match)) == ([], [0, 0, 0])


def test_caper_35_colours_have_their_roles():
    """In the standard file: what a base card does when it is played goes with its colour."""
    roles = {"violet": {"marker"}, "yellow": {"coin", "marker"}, "green": {"loot"}, "red": {"burn"}}
    for face in FACES.values():
        if face["kind"] == "gear" and face["set"] == "base":
            done = {row["do"].split(":")[0] for row in face["effects"] if row["t"] == "once"}
            assert done <= roles[face["colour"]]


def test_a_35_the_price_is_in_the_supply_before_the_card_pays():
    """With an empty supply the two coins paid are the two that come back."""
    own = changed({"plasma-cutter": {"cost": 2}})
    match = play(table("artist", hand="plasma-cutter", coins=[5, 5], cards=own), "0: equip plasma-cutter 1a")
    assert (coins(match), supply(match)) == ([5, 5], 0)


def test_a_37_nothing_is_moved_or_replaced_later():
    match = table("artist(tuxedo) dame | banker", hand="sound-dish smoke-screen")
    assert {action.split()[0] for action in legal(match, 0)} == {"equip", "discard"}
    before = crew(match, 0, 1)
    play(match, "0: equip sound-dish 2a")
    assert crew(match, 0, 1) == before


def test_of_two_equal_cards_one_is_offered():
    match = table("artist", hand="tuxedo tuxedo")
    assert legal(match, 0) == {"equip tuxedo 1a", "discard tuxedo"}
    numbers = [
        match.game.interface.refusals[match.game.rules.why_not(match._state, 0, number)]
        for number in range(match.game.rules.actions)
    ]
    assert numbers.count("same-card") == 9 + 1
    play(match, "0: discard tuxedo")
    assert len(happened(match, "discarded")) == 1
