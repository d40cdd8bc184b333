"""What an action would do, as the view says it: playing it does exactly that."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from tests.depths import deep_but_once
from tests.games.caper.script import CITIES, OTHER, phase, play, table

import ruse
from ruse.core.match import Match


def hints(match: Match) -> dict[str, dict[str, Any]]:
    seat = match.waiting[0]
    return {action["action"]: action for action in match.view(seat)["actions"]}


def state_of(match: Match, seat: int) -> dict[str, Any]:
    """Return what a preview speaks of, the acting seat first."""
    view = match.view()
    seats = [view["seats"][seat], view["seats"][1 - seat]]
    sign = 1 if seat == 0 else -1
    return {
        "markers": [sign * location["marker"] for location in view["locations"]],
        "coins": [other["coins"] for other in seats],
        "laundered": [other["laundered"] for other in seats],
        "points": [other["points"]["total"] for other in seats],
        **{f"loot {kind}": [other["loot"][kind] for other in seats] for kind in ("diamond", "painting", "antique")},
    }


def ends_round(match: Match, seat: int, action: str) -> bool:
    """Return whether the last cards are put away after an action."""
    after = match.copy()
    after.play(seat, action)
    return any(event["event"] == "put-away" for event in after.events(None, match.happened))


def done(match: Match, seat: int, action: str) -> dict[str, Any]:
    """Return what playing an action changes, in the form of a preview."""
    after = match.copy()
    seen = after.happened
    after.play(seat, action)
    events = after.events(None, seen)
    before, now = state_of(match, seat), state_of(after, seat)
    rows = {name: [new - old for old, new in zip(before[name], now[name], strict=True)] for name in now}
    if ends_round(match, seat, action):
        rows["points"] = []  # the last cards of the round are not part of the play, but some cards count them
    changed: dict[str, Any] = {name: row for name, row in rows.items() if any(row) and "loot" not in name}
    loot = {name.removeprefix("loot "): row for name, row in rows.items() if any(row) and "loot" in name}
    if loot:
        changed["loot"] = loot
    burned = [event["card"] for event in events if event["event"] == "burned"]
    if burned:
        changed["burned"] = burned
    if phase(after) in ("grab", "burn", "return"):
        changed["then"] = phase(after)
    return changed


@pytest.mark.parametrize(("city", "cards"), deep_but_once(CITIES, [None, OTHER]), ids=str)
def test_playing_does_what_the_preview_said(city, cards):
    chance = Random(CITIES.index(city))
    match = ruse.deal("caper", 2, seed=9, city=city, cards=cards, laundering_fires="anywhere")
    while not match.over:
        seat = match.waiting[0]
        told = hints(match)
        assert set(told) == set(match.actions(seat))
        for action in chance.sample(sorted(told), min(5, len(told))):
            said = dict(told[action]["changes"])
            found = done(match, seat, action)
            if "points" not in found and ends_round(match, seat, action):
                said.pop("points", None)
            assert said == found, action
        match.play(seat, chance.choice(match.actions(seat)))


def test_a_preview_stops_where_somebody_has_to_choose():
    match = table(
        "artist", "banker(tuxedo) colonel(grabber-arm)", hand="blazeblaster", hq=[{}, {"painting": 1, "antique": 1}]
    )
    assert hints(match)["equip blazeblaster 1a"]["changes"] == {"coins": [-2, 0], "then": "burn"}
    play(match, "0: equip blazeblaster 1a")
    told = hints(match)
    assert told["burn a"]["changes"] == {"markers": [2, 0, 0], "burned": ["tuxedo"], "points": [4, 0]}
    assert told["burn b"]["changes"] == {"burned": ["grabber-arm"], "then": "return", "points": [0, -1]}
    play(match, "0: burn b")
    assert hints(match)["return painting"]["changes"] == {"loot": {"painting": [-1, 0]}, "points": [-3, 0]}


def test_a_preview_names_the_rule_the_card_the_place_and_the_price():
    match = table("artist(sound-dish) | dame", hand="tuxedo")
    told = hints(match)
    equip = {key: told["equip tuxedo 2a"][key] for key in ("rule", "card", "place", "cost")}
    assert equip == {"rule": "CAPER-28", "card": "tuxedo", "place": "2a", "cost": 2}
    assert (told["discard tuxedo"]["rule"], told["discard tuxedo"]["cost"]) == ("CAPER-33", 0)
    hire = hints(table(hand="artist"))["hire artist 3"]
    assert (hire["rule"], hire["place"], hire["cost"]) == ("CAPER-24", "3", 0)


def test_a_preview_says_nothing_of_the_next_hand():
    """The turn does not pass on in it: neither the exchange nor the next deal shows."""
    match = table(
        "artist", "banker", hand="tuxedo smoke-screen", other_hand="sound-dish fire-blanket", round=4, acting=0
    )
    play(match, "0: discard tuxedo")
    changes = hints(match)["discard sound-dish"]["changes"]
    assert changes == {"coins": [1, 0]}


@pytest.mark.parametrize("key", range(4))
def test_a_preview_is_the_same_in_every_world(key):
    match = ruse.deal("caper", 2, seed=6, city="rome")
    chance = Random(key)
    for _ in range(14):
        seat = match.waiting[0]
        other = match.imagine(seat, chance.getrandbits(64))
        assert match.game.interface.view(other, seat)["actions"] == match.view(seat)["actions"]
        match.play(seat, chance.choice(match.actions(seat)))
