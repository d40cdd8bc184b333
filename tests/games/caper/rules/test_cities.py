"""What each city has of its own (CAPER-86 to CAPER-97)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.caper.script import (
    changed,
    coins,
    discards,
    fired,
    happened,
    markers,
    play,
    points,
    supply,
    table,
    worth,
)

from ruse.core.match import Match


def laundered(match: Match) -> list[int]:
    return [seat["laundered"] for seat in match.view()["seats"]]


# --- Paris -------------------------------------------------------------------------------------------------------


def test_caper_86_a_point_for_each_loot_of_the_owner():
    match = table("art-dealer", "banker", hq=[{"diamond": 2, "antique": 1}, {"painting": 4}])
    assert worth(match, 0, "art-dealer") == [3]
    match = table(
        "dame", locations="eiffel-tower yacht opera", hq=[{"diamond": 2, "antique": 2}, {}], markers=[1, 0, 0]
    )
    assert points(match, 0)["locations"][0]["effect"] == 4


def test_caper_86_blue_gear_collects_blue():
    assert worth(table("artist(plans-caches,perfume-atomiser,catacomb-lamp)"), 0, "plans-caches") == [3]


# --- Barcelona ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("crew", "seen"),
    [
        ("anarchist(tuxedo)", True),
        ("anarchist artist(tuxedo)", True),
        ("anarchist(tuxedo,sound-dish)", False),
        ("anarchist(sound-dish,tuxedo)", True),
        ("anarchist(sound-dish) | artist(tuxedo)", False),
        ("anarchist", False),
    ],
)
def test_caper_87_an_eye_looks_at_the_top_cards_of_its_crew(crew, seen):
    """A-29: of all thieves there; one without gear has no top card."""
    assert worth(table(crew, "banker(disguise-kit)", city="barcelona"), 0, "anarchist") == [3 if seen else 0]


def test_a_29_the_eye_itself_may_be_covered():
    match = table("artist(hypnosis-organ,tuxedo) dame(mosaic-goggles)", city="barcelona")
    assert worth(match, 0, "hypnosis-organ") == [3]
    assert worth(
        table("artist(hypnosis-organ)", "dame(mosaic-goggles)", city="barcelona"), 0, "hypnosis-organ"
    ) == [3]
    assert worth(
        table("artist(hypnosis-organ,tuxedo)", "dame(mosaic-goggles)", city="barcelona"), 0, "hypnosis-organ"
    ) == [0]


def test_a_30_one_is_enough_and_more_are_worth_no_more():
    match = table("anarchist(tuxedo) artist(smoke-screen) dame(disguise-kit)", city="barcelona")
    assert worth(match, 0, "anarchist") == [3]


def test_caper_87_an_eye_on_a_location_looks_at_the_winners_crew():
    more: dict[str, Any] = {"city": "barcelona", "locations": "sagrada-familia yacht opera", "markers": [1, 0, 0]}
    assert points(table("artist(mosaic-goggles)", **more), 0)["locations"][0]["effect"] == 4
    assert points(table("artist", "dame(mosaic-goggles)", **more), 0)["locations"][0]["effect"] == 0


def test_caper_88_cards_of_both_crews():
    match = table(
        "artist(mosaic-goggles,hypnosis-organ) | dame(castanet-charge)",
        "banker(mosaic-goggles,tuxedo)",
        city="barcelona",
    )
    assert worth(match, 0, "mosaic-goggles") == [3]
    assert worth(match, 1, "mosaic-goggles") == [3]
    match = table(
        "dame(ticker-machine,sound-dish)", "banker(plasma-cutter,sound-dish) | twins(super-magnet)", city="london"
    )
    assert worth(match, 0, "ticker-machine") == [3]


def test_caper_88_thieves_of_both_crews():
    match = table("artist dame", "twins", city="barcelona", locations="la-rambla yacht opera", markers=[2, 0, 0])
    assert points(match, 0)["locations"][0]["effect"] == 3


# --- Rome --------------------------------------------------------------------------------------------------------


def test_caper_89_a_field_for_each_such_card_in_your_own_discard_area():
    cards = [["dame", "twins", "tuxedo"], ["banker", "artist", "acrobat", "gentleman"]]
    match = table("nun", city="rome", hand="chariot", discards=cards)
    assert markers(play(match, "0: equip chariot 1a")) == [2, 0, 0]
    match = table("nun", city="rome", hand="aqueduct-plan", discards=cards)
    assert markers(play(match, "0: equip aqueduct-plan 1a")) == [1, 0, 0]


def test_a_13_later_discards_move_nothing():
    match = table(
        "nun(aqueduct-plan)",
        "banker",
        city="rome",
        hand="tuxedo smoke-screen sound-dish",
        other_hand="disguise-kit super-magnet fire-blanket",
        discards=[["forged-papers"], []],
    )
    play(match, "0: discard tuxedo / 1: discard fire-blanket / 0: equip disguise-kit 1a")
    assert (fired(match), markers(match)) == ([], [1, 0, 0])
    assert worth(match, 0, "aqueduct-plan") == [2]


def test_caper_90_a_point_for_each_gear_card_of_the_colour_discarded():
    match = table(
        "nun(aqueduct-plan)", city="rome", discards=[["tuxedo", "tuxedo", "sound-dish", "dame"], ["disguise-kit"]]
    )
    assert worth(match, 0, "aqueduct-plan") == [2]


def test_a_27_any_counts_gear_and_grey_counts_thieves():
    cards = [["dame", "twins", "tuxedo", "sound-dish", "chariot"], ["disguise-kit"]]
    assert worth(table("senator", city="rome", discards=cards), 0, "senator") == [3]
    match = table("senator", city="rome", hand="chariot", discards=[cards[0][:4], []])
    assert markers(play(match, "0: equip chariot 1a")) == [2, 0, 0]


@pytest.mark.parametrize(("marker", "own", "other"), [(1, 2, 0), (5, 2, 0), (0, 0, 0), (-1, 0, 2)])
def test_caper_91_two_points_if_the_owner_wins_the_location(marker, own, other):
    match = table("nun", "dame(laurel-wreath) | gladiator", city="rome", markers=[marker, 0, 0])
    assert (worth(match, 0, "nun"), worth(match, 1, "laurel-wreath")) == ([own], [other])


def test_caper_91_of_its_own_location_only():
    match = table("dame | nun", "twins", city="rome", markers=[3, 0, 0])
    assert worth(match, 0, "nun") == [0]


def test_caper_92_cards_of_the_opponents_crew_here():
    match = table("nun(hidden-dagger) dame", "banker artist | twins", city="rome")
    assert worth(match, 0, "hidden-dagger") == [2]
    match = table("nun", "banker artist", city="rome", locations="colosseum yacht opera", markers=[1, 0, 0])
    assert points(match, 0)["locations"][0]["effect"] == 2


# --- London ------------------------------------------------------------------------------------------------------


def test_caper_93_laundering():
    match = play(table("artist", city="london", hand="umbrella-safe", coins=[1, 0]), "0: equip umbrella-safe 1a")
    assert (coins(match), laundered(match), supply(match)) == ([0, 0], [1, 0], 9)
    assert happened(match, "laundered") == [{"event": "laundered", "seat": 0, "from": None, "amount": 1}]


def test_caper_95_a_point_or_a_field_for_each_laundered_coin():
    match = table("lord(umbrella-safe)", "banker", city="london", laundered=[3, 4], coins=[0, 0])
    assert (worth(match, 0, "lord"), worth(match, 0, "umbrella-safe")) == ([3], [3])
    match = table("artist", city="london", hand="double-decker", laundered=[3, 4], coins=[2, 1])
    play(match, "0: equip double-decker 1a")
    assert (markers(match), laundered(match)) == ([4, 0, 0], [4, 4])


LAUNDERING = "0: equip laundry-drum 1a"


@pytest.mark.parametrize(
    ("fires", "here", "elsewhere"), [("here", 2, [1, 0]), ("never", 1, [1, 0]), ("anywhere", 2, [1, 1])]
)
def test_a_14_laundering_moves_the_marker_again(fires, here, elsewhere):
    """The option `laundering_fires`: at the same location, never, or at any."""
    options = {"laundering_fires": fires}
    match = table("artist(double-decker)", city="london", hand="laundry-drum", laundered=[3, 0], options=options)
    assert markers(play(match, LAUNDERING)) == [here, 0, 0]
    match = table(
        "artist | dame(double-decker)", city="london", hand="laundry-drum", laundered=[3, 0], options=options
    )
    assert markers(play(match, LAUNDERING)) == [*elsewhere, 0]


@pytest.mark.parametrize("where", ["2", "3"])
def test_a_14_anywhere_means_every_location_and_your_own_crews_only(where):
    crews = {"2": ("artist | dame(double-decker)", "banker"), "3": ("artist | | dame(double-decker)", "banker")}
    match = table(*crews[where], city="london", hand="laundry-drum", options={"laundering_fires": "anywhere"})
    assert markers(play(match, LAUNDERING)) == [1, int(where == "2"), int(where == "3")]
    match = table(
        "artist",
        "banker(double-decker)",
        city="london",
        hand="laundry-drum",
        options={"laundering_fires": "anywhere"},
    )
    assert markers(play(match, LAUNDERING)) == [1, 0, 0]


def test_a_14_elsewhere_nothing_but_laundered_coins_fires():
    match = table(
        "artist | butler",
        city="london",
        hand="laundry-drum",
        coins=[1, 0],
        options={"laundering_fires": "anywhere"},
    )
    play(match, LAUNDERING)
    assert (fired(match), coins(match)) == ([], [0, 0])


@pytest.mark.parametrize("fires", ["here", "never", "anywhere"])
def test_a_14_what_is_not_laundered_moves_nothing(fires):
    """Nothing in the supply, nobody richer: no coin, no field but the drum's own."""
    match = table(
        "artist(double-decker) | dame",
        city="london",
        hand="laundry-drum",
        coins=[1, 0],
        laundered=[4, 5],
        options={"laundering_fires": fires},
    )
    play(match, LAUNDERING)
    assert markers(match) == [2 if fires != "never" else 1, 0, 0]  # the coin paid for the drum is the one laundered
    own = changed({"laundry-drum": {"cost": 0}})
    match = table(
        "artist(double-decker)",
        city="london",
        hand="laundry-drum",
        coins=[1, 0],
        laundered=[4, 5],
        cards=own,
        options={"laundering_fires": fires},
    )
    play(match, LAUNDERING)
    assert (markers(match), laundered(match)) == ([1, 0, 0], [4, 5])


@pytest.mark.parametrize("fires", ["here", "never", "anywhere"])
def test_a_14_a_location_moves_its_marker_for_what_is_played_there(fires):
    """CAPER-76: a card at this location has to set it off, whatever the crews elsewhere do."""
    own = changed({"jewellers": "end loot:diamond points; combo hqcoin marker"})
    match = table(
        "artist | dame", city="london", hand="laundry-drum", cards=own, options={"laundering_fires": fires}
    )
    assert markers(play(match, LAUNDERING)) == [1, 0, 0]
    match = table(" | dame", city="london", hand="laundry-drum", cards=own, options={"laundering_fires": fires})
    assert markers(play(match, "0: equip laundry-drum 2a")) == [0, 1 if fires == "never" else 2, 0]


def test_caper_96_a_coin_for_each_card_of_the_colour():
    match = table("dame(laundry-drum,umbrella-safe)", city="london", hand="butler", coins=[0, 0])
    play(match, "0: hire butler 1")
    assert (coins(match), fired(match)) == ([1 + 2, 0], [("butler", 2)])
    match = table("butler", city="london", hand="tea-caddy", coins=[0, 0])
    play(match, "0: equip tea-caddy 1a")
    assert (coins(match), fired(match)) == ([2, 0], [("tea-caddy", 1), ("butler", 1)])


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_caper_97_discard_areas_lie_open(viewer):
    match = table("artist", hand="tuxedo sound-dish", discards=[["dame"], ["banker", "smoke-screen"]])
    play(match, "0: discard tuxedo")
    shown = [seat["discards"] for seat in match.view(viewer)["seats"]]
    assert shown == [["dame", "tuxedo"], ["banker", "smoke-screen"]]
    assert discards(match, 0) == shown[0]
