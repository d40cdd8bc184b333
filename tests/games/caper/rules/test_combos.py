"""Combos (CAPER-47 to CAPER-54), also those that only an owner's own file can have."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.conformance.walks import MANY
from tests.games.caper.script import changed, coins, fired, loot, markers, phase, play, points, table, worth

COLOUR_OF = {"violet": "disguise-kit", "yellow": "sound-dish", "green": "canvas-tube", "red": "blazeblaster"}


def test_caper_47_condition_then_effect():
    """Green above, a marker below: a green card moves the marker."""
    assert fired(play(table("conductor", hand="canvas-tube"), "0: equip canvas-tube 1a")) == [("conductor", 1)]
    assert fired(play(table("conductor", hand="tuxedo"), "0: equip tuxedo 1a")) == []


def test_caper_48_for_all_that_lies_there_then_for_each_that_comes():
    match = table("artist(tuxedo,smoke-screen) | dame(disguise-kit)", hand="colonel")
    play(match, "0: hire colonel 1")
    assert markers(match) == [2, 0, 0]
    match = table("artist(tuxedo,smoke-screen) colonel", hand="disguise-kit")
    play(match, "0: equip disguise-kit 1b")
    assert markers(match) == [2, 0, 0]


def test_caper_48_not_for_what_the_other_seat_plays():
    match = table("colonel", "artist", other_hand="disguise-kit", acting=1)
    play(match, "1: equip disguise-kit 1a")
    assert (markers(match), fired(match)) == ([-1, 0, 0], [])


def test_caper_48_again_after_a_card_has_been_burned():
    """Nothing is remembered: one burned, one played, one more symbol."""
    match = table(
        "colonel artist(tuxedo)",
        "dame",
        hand="disguise-kit smoke-screen sound-dish",
        other_hand="blazeblaster skeleton-keys forged-papers",
        acting=1,
        markers=[3, 0, 0],
    )
    play(match, "1: equip blazeblaster 1a")
    assert markers(match) == [1, 0, 0]
    play(match, "0: equip disguise-kit 1b")
    assert (markers(match), fired(match)) == ([3, 0, 0], [("colonel", 1)])


def test_caper_49_a_card_sets_itself_off_once():
    match = play(table("artist", hand="skeleton-keys", coins=[0, 0]), "0: equip skeleton-keys 1a")
    assert (coins(match), fired(match)) == ([1, 0], [("skeleton-keys", 1)])
    match = table("artist(sound-dish,sound-dish)", hand="skeleton-keys", coins=[0, 0])
    play(match, "0: equip skeleton-keys 1a")
    assert (coins(match), fired(match)) == ([3, 0], [("skeleton-keys", 3)])


def test_a_04_a_card_counts_itself_once_on_play_and_at_the_end():
    match = table("artist(perfume-atomiser)", hand="perfume-atomiser", coins=[0, 0])
    play(match, "0: equip perfume-atomiser 1a")
    assert fired(match) == [("perfume-atomiser", 2), ("perfume-atomiser", 1)]  # the new one, then the old one
    assert worth(table("artist(plans-caches,plans-caches)"), 0, "plans-caches") == [2, 2]
    own = changed({"twins": "combo own:grey marker"})
    assert markers(play(table("dame", hand="twins", cards=own), "0: hire twins 1")) == [2, 0, 0]


def test_a_05_the_card_lies_there_when_it_is_counted():
    own = changed({"sound-dish": "combo own:yellow marker; combo own:any coin"})
    match = table("artist(tuxedo)", hand="sound-dish", cards=own, coins=[0, 0])
    play(match, "0: equip sound-dish 1a")
    assert (markers(match), coins(match)) == ([1, 0, 0], [2, 0])


def test_caper_50_same_location_same_crew():
    match = table(
        "artist | dame(tuxedo,smoke-screen)", "banker(disguise-kit,disguise-kit)", hand="colonel", markers=[0, 0, 0]
    )
    assert markers(play(match, "0: hire colonel 1")) == [0, 0, 0]


def test_caper_51_points_only_at_the_end():
    match = play(table("dame(tuxedo)", hand="sound-dish"), "0: equip sound-dish 1a")
    assert (fired(match), worth(match, 0, "dame")) == ([], [2])


def test_caper_52_each_card_in_one_set_of_an_effect():
    match = table("dame(tuxedo,smoke-screen,sound-dish) gentleman(canvas-tube)")
    assert (worth(match, 0, "dame"), worth(match, 0, "gentleman")) == ([4], [4])


def test_caper_52_every_effect_counts_for_itself():
    """Also two copies of one card."""
    match = table("artist(hidden-compartment-case,hidden-compartment-case) bon-vivant")
    assert worth(match, 0, "hidden-compartment-case") == [2, 2]
    assert worth(match, 0, "bon-vivant") == [2]
    assert points(match, 0)["locations"][0]["cards"] == 6


def test_a_24_thieves_fill_no_place_of_a_set():
    assert worth(table("dame(tuxedo) twins banker"), 0, "dame") == [0]


def most_sets(wanted: list[str], cards: list[str]) -> int:
    """Return the most disjoint sets, by trying everything."""

    def used(card: str, place: str) -> bool:
        return card == place or (place == "any" and card != "grey")

    def ways(left: tuple[str, ...], places: list[str]) -> set[tuple[str, ...]]:
        if not places:
            return {left}
        found = set()
        for at, card in enumerate(left):
            if used(card, places[0]):
                found |= ways(left[:at] + left[at + 1 :], places[1:])
        return found

    def most(left: tuple[str, ...]) -> int:
        return max((1 + most(rest) for rest in ways(left, wanted)), default=0)

    return most(tuple(sorted(cards)))


SETS = ["violet+any", "violet+green+yellow", "violet+violet+any", "any+any", "violet+yellow+any+any", "grey+violet"]


@MANY
@given(
    st.sampled_from(SETS),
    st.lists(st.sampled_from(["disguise-kit", "sound-dish", "canvas-tube", "blazeblaster"]), max_size=6),
)
def test_caper_53_the_number_of_sets_is_the_best_one(wanted, gear):
    """A-25: as many as any grouping gives."""
    most = {"disguise-kit": 3, "sound-dish": 2, "canvas-tube": 2, "blazeblaster": 3}
    gear = [card for at, card in enumerate(gear) if gear[:at].count(card) < most[card]]
    colours = {name: colour for colour, name in COLOUR_OF.items()}
    match = table(
        f"dame({','.join(gear[:3])}) artist({','.join(gear[3:])})",
        cards=changed({"dame": f"end set:{wanted} points"}),
    )
    cards = ["grey", "grey", *(colours[card] for card in gear)]
    assert worth(match, 0, "dame") == [most_sets(wanted.split("+"), cards)]


def test_a_25_the_best_grouping_counts():
    """One green and three violet cards: green with a violet one, not two violet ones left over."""
    assert worth(table("bon-vivant(canvas-tube,tuxedo,tuxedo) artist(disguise-kit)"), 0, "bon-vivant") == [2]


def test_caper_54_loot_combos_count_the_hideout():
    """Wherever it was stolen, and only the kind that is shown."""
    own = changed({"dame": "end loot:painting points 2; end loot:any points"})
    match = table("dame", hq=[{"painting": 3, "antique": 1}, {"painting": 1}], cards=own)
    assert worth(match, 0, "dame") == [3 * 2 + 4]


# --- What only an owner's own file can have ----------------------------------------------------------------------


def played(effects: str, hand: str, own: str = "artist dame", other: str = "banker", **more: Any) -> Any:
    """Return a match in which a card is played next to an Artist with these effects."""
    match = table(own, other, hand=hand, cards=changed({"artist": effects}), **more)
    return play(match, f"0: equip {hand} 1b")


def test_a_set_combo_fires_when_a_set_becomes_complete():
    assert fired(played("combo set:violet+yellow marker", "sound-dish")) == []
    own = "artist(disguise-kit) dame"
    assert fired(played("combo set:violet+yellow marker 2", "sound-dish", own)) == [("artist", 2)]
    assert (
        fired(played("combo set:violet+yellow marker 2", "sound-dish", "artist(disguise-kit,sound-dish) dame"))
        == []
    )
    assert fired(played("combo set:any+any coin", "sound-dish", own)) == [("artist", 1)]
    assert fired(played("combo set:any+any coin", "sound-dish", "artist(disguise-kit,tuxedo) dame")) == []


def test_a_set_combo_with_thieves_counts_a_hired_one():
    own = changed({"artist": "combo set:grey+grey coin"})
    match = play(table("artist", hand="twins", cards=own), "0: hire twins 1")
    assert fired(match) == [("artist", 1)]
    match = play(table("artist dame", hand="twins", cards=own), "0: hire twins 1")
    assert fired(match) == []


def test_a_combo_over_both_crews_fires_for_what_is_played_less_what_is_burned():
    assert fired(played("combo both:yellow coin", "sound-dish", other="banker(sound-dish)")) == [("artist", 1)]
    assert fired(played("combo both:red coin", "blazeblaster", other="banker(tuxedo)")) == [("artist", 1)]
    assert fired(played("combo both:red coin", "blazeblaster", other="banker(blazeblaster)")) == []
    assert fired(played("combo both:any coin", "blazeblaster", other="banker(tuxedo)")) == []
    assert fired(played("combo both:yellow coin", "blazeblaster", other="banker(sound-dish)")) == []


def test_a_combo_on_the_opponents_crew_counts_on_play_only():
    own = changed({"twins": "combo opp:violet marker"})
    match = play(table("dame", "banker(tuxedo,disguise-kit)", hand="twins", cards=own), "0: hire twins 1")
    assert markers(match) == [2, 0, 0]
    match = table("twins", "banker(tuxedo)", hand="sound-dish", cards=own)
    assert fired(play(match, "0: equip sound-dish 1a")) == []


def test_a_combo_on_loot_fires_for_what_the_play_takes():
    more: dict[str, Any] = {"loot": [["painting", "painting", "diamond"], [], []], "hq": [{"painting": 2}, {}]}
    assert fired(played("combo loot:painting coin", "canvas-tube", **more)) == [("artist", 1)]
    assert fired(played("combo loot:any coin", "canvas-tube", **more)) == [("artist", 1)]
    assert fired(played("combo loot:diamond coin", "canvas-tube", **more)) == []
    assert fired(played("combo loot:painting coin", "canvas-tube", hq=[{"painting": 2}, {}])) == []


def test_a_14_what_one_play_has_done_does_not_count_in_the_next():
    """Coins laundered, cards burned, loot taken: each play begins again."""
    match = table(
        "artist",
        "banker(double-decker)",
        city="london",
        hand="laundry-drum smoke-screen",
        other_hand="disguise-kit super-magnet",
    )
    play(match, "0: equip laundry-drum 1a / 1: equip disguise-kit 1a")
    assert (fired(match), markers(match)) == ([], [0, 0, 0])
    own = changed({"banker": "combo both:yellow coin", "dame": "combo loot:painting coin"})
    match = table(
        "artist",
        "banker(sound-dish) dame",
        hand="blazeblaster smoke-screen",
        other_hand="sound-dish super-magnet",
        cards=own,
    )
    play(match, "0: equip blazeblaster 1a / 1: equip sound-dish 1a")
    assert fired(match) == [("banker", 1)]
    match = table(
        "artist", "dame", hand="canvas-tube tuxedo", other_hand="sound-dish", cards=own, loot=[["painting"], [], []]
    )
    play(match, "0: equip canvas-tube 1a / 1: equip sound-dish 1a")
    assert fired(match) == []


def test_effects_of_combos_are_resolved_symbol_by_symbol():
    """Two cards burned by one combo; any loot chosen twice."""
    own = changed({"twins": "combo own:grey burn; combo own:grey loot:any"})
    match = table(
        "dame",
        "banker(tuxedo) artist(sound-dish,super-magnet)",
        hand="twins",
        cards=own,
        loot=[["diamond", "painting", "antique"], [], []],
        coins=[0, 0],
    )
    play(match, "0: hire twins 1")
    assert phase(match) == "burn"
    play(match, "0: burn b")
    assert phase(match) == "burn"  # the card below is a target now
    play(match, "0: burn b")
    assert phase(match) == "grab"
    play(match, "0: grab antique / 0: grab painting")
    assert (loot(match, 0), match.waiting) == ({"painting": 1, "antique": 1}, (1,))


@pytest.mark.parametrize(
    ("eye", "tops"), list(product(["violet", "any"], ["tuxedo,sound-dish", "sound-dish,tuxedo", ""]))
)
def test_an_eye_for_any_colour_sees_every_top_card(eye, tops):
    own = changed({"dame": f"end eye:{eye} own:grey points 2"})
    seen = bool(tops) and (eye == "any" or tops.endswith("tuxedo"))
    assert worth(table(f"dame({tops})", cards=own), 0, "dame") == [2 if seen else 0]
