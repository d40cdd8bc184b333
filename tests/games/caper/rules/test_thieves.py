"""Thief rounds (CAPER-21 to CAPER-26)."""

from __future__ import annotations

import pytest
from tests.games.caper.script import (
    changed,
    coins,
    crew,
    fired,
    happened,
    legal,
    loot,
    markers,
    play,
    refused,
    supply,
    table,
    wander,
    worth,
)

import ruse

FULL = "dame gentleman starlet"


def test_caper_21_a_thief_goes_to_any_location_on_your_own_side():
    match = table(hand="artist banker twins")
    assert legal(match, 0) == {f"hire {thief} {at}" for thief in ("artist", "banker", "twins") for at in (1, 2, 3)}
    play(match, "0: hire banker 3")
    assert (crew(match, 0, 3), crew(match, 1, 3)) == ([("banker", [])], [])


def test_caper_21_nothing_else_can_be_done_with_a_thief():
    match = table("dame", hand="artist banker")
    assert refused(match, 0, "discard artist") == "not-now"
    assert refused(match, 0, "equip artist 1a") == "not-now"
    assert refused(match, 1, "hire artist 1") == "not-asked"


def test_caper_22_three_thieves_fill_a_side():
    match = table(FULL, hand="artist banker", other_hand="twins magician")
    assert legal(match, 0) == {f"hire {thief} {at}" for thief in ("artist", "banker") for at in (2, 3)}
    assert refused(match, 0, "hire artist 1") == "side-full"


def test_caper_22_a_full_side_blocks_its_own_seat_only():
    match = play(table(FULL, hand="artist banker", other_hand="twins magician"), "0: hire artist 2")
    assert {"hire twins 1", "hire magician 1"} <= legal(match, 1)
    play(match, "1: hire twins 1")
    assert crew(match, 1, 1) == [("twins", [])]


def test_caper_22_the_board_says_how_many_there_is_room_for():
    match = table("dame artist", hand="banker", cards=changed({}, thieves_at_a_location=2))
    assert refused(match, 0, "hire banker 1") == "side-full"


@pytest.mark.parametrize("order", ["banker artist", "artist banker"])
def test_caper_23_spaces_are_alike(order):
    """Wherever a thief stands, gear anywhere in the crew sets him off."""
    for place in ("1a", "1b"):
        match = play(table(order, hand="sound-dish"), f"0: equip sound-dish {place}")
        assert markers(match) == [1, 0, 0]


def test_caper_24_coins_then_the_thief_then_the_others():
    """The Accountant launders from a supply that his coins have emptied; the Casino pays last."""
    match = table(city="london", hand="accountant", locations="casino bank opera", coins=[4, 4], laundered=[0, 0])
    play(match, "0: hire accountant 1")
    events = [
        event["event"] for event in match.events() if event["event"] in ("hired", "coins", "laundered", "fired")
    ]
    assert events == ["hired", "coins", "fired"]  # nothing left to launder, and nobody richer
    assert (coins(match), supply(match)) == ([6, 4], 0)
    match = table(city="london", hand="accountant", locations="casino bank opera", coins=[3, 3])
    play(match, "0: hire accountant 1")
    events = [
        event["event"] for event in match.events() if event["event"] in ("hired", "coins", "laundered", "fired")
    ]
    assert events == ["hired", "coins", "laundered", "fired", "coins"]
    assert (coins(match), supply(match)) == ([6, 3], 0)


def test_caper_25_a_thief_is_grey():
    assert worth(table("twins dame artist | banker"), 0, "twins") == [3]
    match = table(" | dame", hand="artist", locations="yacht casino opera")
    play(match, "0: hire artist 2")
    assert fired(match) == [("casino", 1)]
    assert coins(match)[0] == 3 + 2 + 1


def test_caper_25_gear_is_not_grey():
    match = play(table(" | dame", hand="sound-dish", locations="yacht casino opera"), "0: equip sound-dish 2a")
    assert fired(match) == []


def test_caper_26_thieves_stay():
    """A hired thief stays until the end."""
    for seed in range(4):
        match = ruse.deal("caper", 2, seed=seed, city="rome")
        *_, end = wander(match, seed)
        standing = {(seat, thief) for seat in (0, 1) for at in (1, 2, 3) for thief, _ in crew(end, seat, at)}
        assert standing == {(event["seat"], event["card"]) for event in happened(end, "hired")}
        assert len(standing) == 12


def test_a_06_what_a_thief_brings_is_no_effect():
    """It sets nothing off, and nothing takes it back."""
    own = changed({"dame": "combo own:grey marker", "artist": {"coins": 9, "effects": []}})
    match = play(table("dame", hand="artist", cards=own, coins=[0, 0]), "0: hire artist 1")
    assert (coins(match), markers(match), fired(match)) == ([9, 0], [1, 0, 0], [("dame", 1)])
    match = play(table("banker", hand="artist"), "0: hire artist 1")
    assert markers(match) == [0, 0, 0]  # coins are not yellow


@pytest.mark.parametrize("seed", range(3))
def test_a_33_there_is_always_room_for_a_thief(seed):
    for match in wander(ruse.deal("caper", 2, seed=seed), seed):
        assert match.over or all(legal(match, seat) for seat in match.waiting)


def test_a_33_full_sides_are_left_out():
    match = table(f"{FULL} | artist banker acrobat | barber", hand="twins magician", round=5)
    assert legal(match, 0) == {"hire twins 3", "hire magician 3"}
    play(match, "0: hire twins 3")
    assert loot(match, 0) == {}
