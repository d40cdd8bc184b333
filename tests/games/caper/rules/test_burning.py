"""Burning, taking back and protection (CAPER-55 to CAPER-69)."""

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
    refused,
    supply,
    table,
)

from ruse.core.match import Match
from ruse.core.story import is_told

BLAZE = "0: equip blazeblaster 1a"


def lying(match: Match, location: int) -> dict[str, int]:
    return {kind: count for kind, count in match.view()["locations"][location - 1]["loot"].items() if count}


def burning(other: str, own: str = "artist", **more: Any) -> Match:
    """Seat 0 has played a Blazeblaster against a crew at the first location."""
    return play(table(own, other, **{"hand": "blazeblaster", **more}), BLAZE)


def burned(match: Match) -> list[str]:
    return [event["card"] for event in happened(match, "burned")]


def test_caper_55_the_burner_chooses_the_owner_discards():
    match = burning("banker(tuxedo) dame(sound-dish)")
    assert (phase(match), match.waiting, legal(match, 0)) == ("burn", (0,), {"burn a", "burn b"})
    play(match, "0: burn b")
    assert (discards(match, 0), discards(match, 1)) == ([], ["sound-dish"])
    assert crew(match, 1, 1) == [("banker", ["tuxedo"]), ("dame", [])]
    assert happened(match, "burned")[0]["place"] == "1b"


def test_caper_55_seat_1_burns_as_well():
    match = table(
        "banker(tuxedo) dame(sound-dish)", "artist", other_hand="blazeblaster", acting=1, markers=[2, 0, 0]
    )
    play(match, "1: equip blazeblaster 1a / 1: burn a")
    assert (discards(match, 0), markers(match)) == (["tuxedo"], [0, 0, 0])


def test_caper_56_top_cards_only():
    match = burning("banker(tuxedo,sound-dish)")
    assert burned(match) == ["sound-dish"]
    assert crew(match, 1, 1) == [("banker", ["tuxedo"])]


def test_caper_56_then_the_card_below_is_on_top():
    match = table(
        "artist",
        "banker(tuxedo,sound-dish)",
        hand="blazeblaster smoke-screen sound-dish",
        other_hand="blazeblaster skeleton-keys forged-papers",
        coins=[4, 0],
    )
    play(match, f"{BLAZE} / 1: discard skeleton-keys / 0: equip blazeblaster 1a")
    assert burned(match) == ["sound-dish", "tuxedo"]


def test_caper_57_neither_thieves_nor_your_own_cards():
    match = burning("banker dame(tuxedo)", own="artist(sound-dish) twins(disguise-kit)")
    assert burned(match) == ["tuxedo"]
    assert crew(match, 0, 1) == [("artist", ["sound-dish", "blazeblaster"]), ("twins", ["disguise-kit"])]
    match = burning("banker(tuxedo) dame twins(sound-dish)")
    assert legal(match, 0) == {"burn a", "burn c"}
    assert refused(match, 0, "burn b") == "no-gear"


def test_caper_58_without_a_target_nothing_burns():
    """A-08: the card is played all the same."""
    match = burning("banker dame | twins(tuxedo)")
    assert (burned(match), match.waiting, coins(match)) == ([], (1,), [1, 3])
    assert crew(match, 0, 1) == [("artist", ["blazeblaster"])]


def test_a_08_a_burn_without_a_target_lapses():
    assert burned(burning("")) == []


def test_caper_59_every_one_time_symbol_is_taken_back():
    match = burning("banker(super-magnet)", coins=[2, 3])
    assert (coins(match), markers(match)) == ([0, 2], [1, 0, 0])
    assert {event["card"] for event in happened(match, "taken-back")} == {"super-magnet"}


def test_caper_59_the_log_tells_once_that_a_card_is_taken_back():
    match = burning("banker(super-magnet)", coins=[2, 3])
    assert [event["why"] for event in happened(match, "taken-back")] == ["undone", "undone-too"]
    assert told_back(match) == 1


def test_caper_59_the_log_is_silent_when_nothing_comes_back():
    match = burning("banker(super-magnet)", coins=[2, 0], markers=[5, 0, 0])
    assert [event["why"] for event in happened(match, "taken-back")] == ["nothing", "nothing"]
    assert told_back(match) == 0


def told_back(match: Match) -> int:
    """Return how often the log says that a card is taken back."""
    return sum(is_told(match.game, event) for event in happened(match, "taken-back"))


def test_caper_59_even_if_it_had_lapsed():
    """The marker stood at its end when the card was played; now it goes back all the same."""
    match = table(
        "artist",
        "banker",
        hand="blazeblaster skeleton-keys",
        other_hand="tuxedo forged-papers",
        markers=[-5, 0, 0],
        acting=1,
    )
    play(match, "1: equip tuxedo 1a")
    assert markers(match) == [-5, 0, 0]
    play(match, BLAZE)
    assert markers(match) == [-3, 0, 0]


@pytest.mark.parametrize(("before", "after"), [(-2, 0), (0, 2), (4, 5), (5, 5)])
def test_caper_60_markers_go_towards_the_burner(before, after):
    assert markers(burning("banker(tuxedo)", markers=[before, 0, 0])) == [after, 0, 0]


def test_a_10_back_by_all_that_is_printed_up_to_the_end():
    """Three back although it had moved one; at the end the rest is lost."""
    assert markers(burning("banker(grappling-hook)", markers=[-5, 0, 0])) == [-2, 0, 0]
    assert markers(burning("banker(grappling-hook)", markers=[3, 0, 0])) == [5, 0, 0]


@pytest.mark.parametrize(("has", "left"), [(6, 2), (4, 0), (3, 0), (0, 0)])
def test_caper_61_coins_go_back_as_far_as_there_are(has, left):
    match = burning("banker(plasma-cutter)", coins=[2, has])
    assert (coins(match), supply(match)) == ([0, left], 10 - left)


def test_caper_62_loot_of_the_kind_to_this_location():
    """Wherever it came from."""
    match = burning("banker(velvet-pouch)", hq=[{}, {"diamond": 2, "painting": 1}])
    assert (loot(match, 1), lying(match, 1)) == ({"diamond": 1, "painting": 1}, {"diamond": 1})


def test_caper_62_nothing_if_there_is_none_of_the_kind():
    match = burning("banker(velvet-pouch)", hq=[{}, {"painting": 1}])
    assert (loot(match, 1), lying(match, 1)) == ({"painting": 1}, {})


def test_caper_63_the_owner_chooses_for_any_loot():
    match = burning("banker(grabber-arm)", hq=[{"antique": 1}, {"diamond": 1, "painting": 2}])
    assert (phase(match), match.waiting, legal(match, 1)) == ("return", (1,), {"return diamond", "return painting"})
    assert refused(match, 1, "return antique") == "no-loot"
    assert refused(match, 0, "return antique") == "not-asked"
    play(match, "1: return painting")
    assert (loot(match, 1), lying(match, 1)) == ({"diamond": 1, "painting": 1}, {"painting": 1})
    assert (loot(match, 0), match.waiting) == ({"antique": 1}, (1,))


def test_a_11_one_kind_is_no_choice_and_no_loot_nothing():
    match = burning("banker(grabber-arm)", hq=[{}, {"antique": 3}])
    assert (loot(match, 1), lying(match, 1), phase(match)) == ({"antique": 2}, {"antique": 1}, "equip")
    match = burning("banker(grabber-arm)", hq=[{"antique": 3}, {}])
    assert (loot(match, 0), lying(match, 1), phase(match)) == ({"antique": 3}, {}, "equip")


def test_a_11_once_for_each_symbol():
    own = changed({"grabber-arm": "once loot:any 2; once marker"})
    match = burning("banker(grabber-arm)", hq=[{}, {"antique": 1, "painting": 2}], cards=own)
    play(match, "1: return painting")
    assert (phase(match), markers(match)) == ("return", [0, 0, 0])
    play(match, "1: return antique")
    assert (loot(match, 1), markers(match), match.waiting) == ({"painting": 1}, [1, 0, 0], (1,))


FOUR = [["diamond", "diamond", "painting", "painting"], [], []]


@pytest.mark.parametrize(("card", "hideout"), [("packing-crate", {"antique": 1}), ("grabber-arm", {"antique": 1})])
@pytest.mark.parametrize("fifth_token", [False, True])
def test_a_12_a_location_has_four_fields_for_loot(card, hideout, fifth_token):
    """The option `fifth_token` lets it lie there all the same."""
    more: dict[str, Any] = {"hq": [{}, hideout], "options": {"fifth_token": fifth_token}}
    match = burning(f"banker({card})", loot=FOUR, **more)
    assert loot(match, 1) == ({} if fifth_token else hideout)
    assert lying(match, 1).get("antique", 0) == fifth_token
    match = burning(f"banker({card})", loot=[FOUR[0][1:], [], []], **more)
    assert (loot(match, 1), lying(match, 1)["antique"]) == ({}, 1)


def test_a_12_nobody_chooses_what_cannot_lie_there():
    match = burning("banker(grabber-arm)", loot=FOUR, hq=[{}, {"antique": 1, "painting": 1}])
    assert (phase(match), loot(match, 1)) == ("equip", {"antique": 1, "painting": 1})
    match = burning(
        "banker(grabber-arm)", loot=FOUR, hq=[{}, {"antique": 1, "painting": 1}], options={"fifth_token": True}
    )
    assert legal(match, 1) == {"return antique", "return painting"}


def test_caper_64_a_burn_is_not_taken_back():
    match = table(
        "artist(blazeblaster)",
        "banker",
        other_hand="blazeblaster",
        acting=1,
        discards=[[], ["tuxedo"]],
    )
    play(match, "1: equip blazeblaster 1a")
    assert (burned(match), discards(match, 1)) == (["blazeblaster"], ["tuxedo"])
    assert (happened(match, "taken-back"), match.waiting) == ([], (0,))


def test_caper_65_points_are_not_taken_back():
    match = burning("banker(banknote-press)", coins=[2, 3])
    assert (coins(match), markers(match), happened(match, "taken-back")) == ([0, 3], [0, 0, 0], [])


@pytest.mark.parametrize(("has", "left"), [(3, 2), (1, 0), (0, 0)])
def test_caper_66_laundered_coins_go_back_to_the_supply(has, left):
    match = burning("banker(umbrella-safe)", city="london", coins=[2, 1], laundered=[4, has])
    assert [seat["laundered"] for seat in match.view()["seats"]] == [4, left]
    assert (coins(match), supply(match)) == ([0, 1], 10 - 1 - 4 - left)
    assert [event["why"] for event in happened(match, "taken-back")] == ["undone" if has else "nothing"]


def test_caper_67_combos_are_never_taken_back():
    """Neither the Banker's move for the card, nor what the card's own combo paid."""
    assert markers(burning("banker(sound-dish)", markers=[-1, 0, 0], coins=[2, 0])) == [-1, 0, 0]
    match = burning("banker(skeleton-keys)", coins=[2, 3])
    assert (coins(match), happened(match, "taken-back")) == ([0, 3], [])


def test_caper_68_three_blazeblasters_for_two_coins():
    match = table("artist", hand="blazeblaster")
    face = match.view()["cards"]["blazeblaster"]
    assert (face["copies"], face["cost"], face["colour"], face["effects"]) == (
        3,
        2,
        "red",
        [{"t": "once", "do": "burn", "n": 1}],
    )
    assert coins(play(match, BLAZE)) == [1, 3]


def test_caper_69_a_crew_protects_its_own_cards_of_a_colour():
    assert burned(burning("banker(fire-blanket) dame(sound-dish) twins(tuxedo)")) == ["tuxedo"]
    match = burning("banker(sound-dish) dame(tuxedo) artist(smoke-screen)", own="twins(fire-blanket)")
    assert legal(match, 0) == {"burn a", "burn b", "burn c"}
    match = burning("banker(sound-dish) dame(tuxedo) artist(smoke-screen) | magician(fire-blanket)", own="twins")
    assert legal(match, 0) == {"burn a", "burn b", "burn c"}  # it protects at its own location only


def test_caper_69_a_location_protects_both_seats():
    sites = "chapel bank yacht"
    assert burned(burning("banker(tuxedo) dame(sound-dish)", locations=sites)) == ["sound-dish"]
    match = table("banker(tuxedo)", "artist", other_hand="blazeblaster", acting=1, locations=sites)
    assert burned(play(match, "1: equip blazeblaster 1a")) == []


def test_caper_69_a_protected_top_card_shields_what_lies_below():
    assert burned(burning("magician banker(tuxedo,canvas-tube)")) == []
    match = burning("magician(sound-dish) banker(canvas-tube,tuxedo) dame(tuxedo,canvas-tube)")
    assert legal(match, 0) == {"burn a", "burn b"}
    assert refused(match, 0, "burn c") == "protected"


def test_a_07_one_must_burn():
    match = burning("banker(tuxedo) dame(sound-dish)")
    assert {action.split()[0] for action in legal(match, 0)} == {"burn"}
    assert burned(burning("banker(tuxedo)")) == ["tuxedo"]


def test_a_09_several_burns_one_after_the_other():
    own = changed({"blazeblaster": "once burn 2; once coin"})
    match = burning("banker(sound-dish,tuxedo)", cards=own)
    assert burned(match) == ["tuxedo", "sound-dish"]
    match = burning("banker(sound-dish,tuxedo) dame(disguise-kit)", cards=own)
    play(match, "0: burn a")
    assert (phase(match), markers(match)) == ("burn", [2, 0, 0])  # taken back before the next one is chosen
    play(match, "0: burn a")
    assert (discards(match, 1), coins(match)) == (["tuxedo", "sound-dish"], [2, 2])
    assert burned(burning("banker(tuxedo)", cards=own)) == ["tuxedo"]


def test_a_16_protection_works_covered_and_for_itself():
    assert burned(burning("banker(fire-blanket,tuxedo) dame(sound-dish)")) == ["tuxedo"]
    assert burned(burning("banker(fire-blanket)")) == []


def test_a_17_protection_of_any_colour_protects_all_gear():
    own = changed({"magician": "static protect:any"})
    assert burned(burning("magician banker(tuxedo) dame(sound-dish,plans-caches)", cards=own)) == []
    assert burned(burning("banker(tuxedo) | magician", cards=own)) == ["tuxedo"]


def test_a_18_when_the_protecting_card_burns_protection_ends():
    own = changed({"forged-papers": "static protect:yellow", "blazeblaster": "once burn 2"})
    match = burning("banker(forged-papers) dame(sound-dish)", cards=own)
    assert burned(match) == ["forged-papers", "sound-dish"]


def test_what_burned_counts_no_more():
    """Neither its colour nor its points."""
    match = burning("banker(sound-dish,banknote-press)", coins=[2, 0])
    assert match.view()["locations"][0]["crews"][1]["colours"] == {"grey": 1, "yellow": 1}
    assert fired(match) == []
