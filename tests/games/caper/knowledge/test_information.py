"""What a view shows: everything open, the seat's own hand, and the other hand once the seat has held it."""

from __future__ import annotations

import json
from collections import Counter

import pytest
from tests.games.caper.script import CITIES, everything, fired, happened, legal, play, table, wander

import ruse


@pytest.mark.parametrize("city", CITIES)
def test_caper_14_hands_are_shown_exactly_to_those_who_know_them(city):
    """Before the first exchange your own hand; then both; in the last rounds both from the deal."""
    for match in wander(ruse.deal("caper", 2, seed=1, city=city), 1):
        turn = match.view()["round"]
        known = match.over or turn["turn"] > 1 or turn["number"] >= 5
        hands = everything(match)["hands"]
        for seat in (0, 1):
            shown = [other["hand"] for other in match.view(seat)["seats"]]
            assert shown[seat] == hands[seat]
            assert shown[1 - seat] == (hands[1 - seat] if known else None)
            assert match.view(seat)["hands_known"] == known
        assert [other["hand"] for other in match.view()["seats"]] == [None, None]


def test_an_exchange_tells_each_seat_its_new_hand():
    match = table(
        "artist",
        "banker",
        hand="tuxedo smoke-screen sound-dish",
        other_hand="disguise-kit super-magnet fire-blanket",
    )
    play(match, "0: discard tuxedo / 1: discard fire-blanket")
    for seat in (0, 1):
        swapped = happened(match, "swapped", seat)
        assert swapped[seat]["cards"] == everything(match)["hands"][seat]
        assert "cards" not in swapped[1 - seat]
    assert all("cards" not in event for event in happened(match, "swapped"))


def test_a_choice_tells_whose_it_is_and_why():
    match = table("artist", "banker(tuxedo) dame(sound-dish)", hand="blazeblaster")
    play(match, "0: equip blazeblaster 1a")
    assert match.view(1)["pending"] == {
        "seat": 0,
        "played": "blazeblaster",
        "card": "blazeblaster",
        "location": 1,
        "burned": None,
        "targets": ["a", "b"],
    }
    play(match, "0: burn a")
    assert match.view()["pending"] is None


def test_a_return_tells_the_burned_card():
    match = table("artist", "banker(grabber-arm)", hand="blazeblaster", hq=[{}, {"painting": 1, "antique": 1}])
    play(match, "0: equip blazeblaster 1a")
    pending = match.view()["pending"]
    assert (pending["seat"], pending["burned"], match.waiting) == (0, "grabber-arm", (1,))


def test_the_view_says_what_is_safe_from_burning():
    match = table("artist(fire-blanket,sound-dish) dame(tuxedo) twins", "banker(plasma-cutter)")
    crews = match.view()["locations"][0]["crews"]
    assert (crews[0]["protected"], crews[1]["protected"]) == (["yellow"], [])
    assert [thief["burnable"] for thief in crews[0]["thieves"]] == [False, True, False]
    assert [thief["burnable"] for thief in crews[1]["thieves"]] == [True]


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_events_and_views_are_json(viewer):
    *_, end = wander(ruse.deal("caper", 2, seed=2, city="london"), 2)
    assert json.loads(json.dumps(end.view(viewer))) == end.view(viewer)
    assert json.loads(json.dumps(end.events(viewer))) == end.events(viewer)


def test_a_spectator_is_offered_nothing():
    match = ruse.deal("caper", 2, seed=2)
    assert match.view()["actions"] == []
    assert match.view(1 - match.waiting[0])["actions"] == []
    assert len(match.view(match.waiting[0])["actions"]) == len(legal(match, match.waiting[0])) == 12


def test_events_account_for_every_coin_loot_and_field():
    for city in CITIES:
        purse: Counter[int | None] = Counter({None: 10})
        hidden = Counter[int]()
        tokens = Counter[int]()
        fields = [0, 0, 0]
        *_, end = wander(ruse.deal("caper", 2, seed=3, city=city), 3)
        for event in end.events():
            if event["event"] == "coins":
                purse[event["from"]] -= event["amount"]
                purse[event["to"]] += event["amount"]
            elif event["event"] == "laundered":
                purse[event["from"]] -= event["amount"]
                hidden[event["seat"]] += event["amount"]
            elif event["event"] == "washed-out":
                purse[None] += event["amount"]
                hidden[event["seat"]] -= event["amount"]
            elif event["event"] in ("looted", "returned"):
                tokens[event["seat"]] += 1 if event["event"] == "looted" else -1
            elif event["event"] == "moved":
                at = event["location"] - 1
                fields[at] += event["amount"] if event["seat"] == 0 else -event["amount"]
                assert fields[at] == event["marker"]
        view = end.view()
        assert [purse[None], purse[0], purse[1]] == [view["supply"], *(seat["coins"] for seat in view["seats"])]
        for seat in view["seats"]:
            assert hidden[seat["seat"]] == seat["laundered"]
            assert tokens[seat["seat"]] == sum(seat["loot"].values())
        assert fields == [location["marker"] for location in view["locations"]]
        assert all(amount > 0 for _, amount in fired(end))
