"""Locations, the end, points and ties (CAPER-75 to CAPER-84)."""

from __future__ import annotations

from functools import cache
from itertools import product
from typing import Any

import pytest
from tests.games.caper.script import (
    changed,
    coins,
    crew,
    discards,
    fired,
    happened,
    markers,
    play,
    points,
    table,
    wander,
    worth,
)

import ruse
from ruse.core.match import Match


def row(match: Match, seat: int, location: int = 1) -> dict[str, Any]:
    """Return a location on the score sheet of a seat."""
    found = points(match, seat)["locations"][location - 1]
    assert isinstance(found, dict)
    return found


def last_turn(own: str, other: str, **more: Any) -> Match:
    """Return a match whose last two cards have been discarded: all four go to the discard areas."""
    match = table(own, other, round=6, hand="tuxedo forged-papers", other_hand="tuxedo banknote-press", **more)
    return play(match, "0: discard tuxedo / 1: discard tuxedo")


@pytest.mark.parametrize(("marker", "own", "other"), [(1, 5, 0), (0, 0, 0), (-1, 0, 6)])
def test_caper_75_points_and_end_effect_go_to_the_winner(marker, own, other):
    """The Chapel: four points, and one for each green card of the winner."""
    match = table(
        "dame(canvas-tube)",
        "twins(velvet-pouch,packing-crate)",
        markers=[marker, 0, 0],
        locations="chapel yacht opera",
    )
    assert [row(match, seat)["location"] for seat in (0, 1)] == [own, other]
    winner = {1: 0, 0: None, -1: 1}[marker]
    assert match.view()["locations"][0]["winner"] == winner


def test_caper_76_a_permanent_effect_serves_whoever_meets_it():
    sites = "moulin-rouge yacht opera"
    match = table("artist", hand="plans-caches", locations=sites, coins=[2, 0])
    assert (fired(play(match, "0: equip plans-caches 1a")), coins(match)) == ([("moulin-rouge", 1)], [1, 0])
    match = table("artist", "dame", other_hand="plans-caches", locations=sites, coins=[0, 2], acting=1)
    assert (fired(play(match, "1: equip plans-caches 1a")), coins(match)) == ([("moulin-rouge", 1)], [0, 1])


def test_a_15_each_time_and_for_the_one_who_plays():
    """Also for a marker that stands against one, again and again, and never for what lay there before."""
    sites = "casino yacht opera"
    match = table("dame", "twins banker", hand="artist", locations=sites, markers=[-3, 0, 0], coins=[0, 0])
    assert coins(play(match, "0: hire artist 1")) == [3, 0]
    match = table("dame gentleman", hand="artist", locations=sites, coins=[0, 0])
    assert fired(play(match, "0: hire artist 1")) == [("casino", 1)]
    match = table("dame | twins", hand="artist", locations=sites, coins=[0, 0])
    assert fired(play(match, "0: hire artist 2")) == []


@pytest.mark.parametrize(("marker", "winner"), [(5, 0), (1, 0), (0, None), (-1, 1), (-5, 1)])
def test_caper_77_the_half_on_which_the_marker_stands(marker, winner):
    match = last_turn("dame", "twins", markers=[marker, 0, 0])
    assert match.view()["locations"][0]["winner"] == winner
    assert [row(match, seat)["won"] for seat in (0, 1)] == [winner == 0, winner == 1]


@pytest.mark.parametrize(("distance", "bonus"), [(0, 0), (1, 0), (2, 0), (3, 0), (4, 1), (5, 2)])
@pytest.mark.parametrize("seat", [0, 1])
def test_caper_78_the_bonus_beside_the_markers_field(seat, distance, bonus):
    match = table("dame", "twins", markers=[distance if seat == 0 else -distance, 0, 0])
    assert row(match, seat)["bonus"] == bonus
    assert row(match, seat)["location"] == (4 + bonus if distance else 0)
    assert row(match, 1 - seat)["bonus"] == 0


def test_caper_78_another_track_has_another_bonus():
    own = changed({}, points_of_track=[0, 3, 7])
    match = table("dame", "twins", hand="grappling-hook", cards=own)
    play(match, "0: equip grappling-hook 1a")
    assert (markers(match), row(match, 0)["bonus"]) == ([2, 0, 0], 7)


def test_caper_79_what_is_left_at_a_location_is_worth_nothing():
    tokens = [["diamond", "painting", "antique"], ["diamond"], ["antique"]]
    match = last_turn("dame", "twins", loot=tokens, markers=[1, 0, 0])
    assert [points(match, seat)["loot"] for seat in (0, 1)] == [0, 0]
    assert match.scores == (4, 1)


def test_caper_80_cards_score_wherever_the_marker_stands():
    """Also at a lost and at an undecided location, for each seat on its own."""
    match = table(
        "getaway-driver | artist(smoke-screen)",
        "acrobat(sound-dish) | twins",
        markers=[-1, 0, 0],
    )
    assert [row(match, 0, at)["cards"] for at in (1, 2, 3)] == [1, 1, 0]
    assert [row(match, 1, at)["cards"] for at in (1, 2, 3)] == [1, 1, 0]
    assert points(match, 0)["total"] == 2
    assert points(match, 1)["total"] == 2 + 4


def test_caper_80_the_sheet_adds_up():
    for match in wander(ruse.deal("caper", 2, seed=6, city="barcelona"), 6):
        for seat in (0, 1):
            sheet = points(match, seat)
            rows = sheet["locations"]
            for at in rows:
                assert at["location"] == at["points"] + at["effect"] + at["bonus"]
            assert sheet["total"] == sheet["loot"] + sum(at["location"] + at["cards"] for at in rows)
            assert match.scores[seat] == sheet["total"]
            cards = [
                card["points"]
                for location in match.view()["locations"]
                for thief in location["crews"][seat]["thieves"]
                for card in (thief, *thief["gear"])
            ]
            assert sum(cards) == sum(at["cards"] for at in rows)


def test_caper_81_stars_and_combos_of_covered_cards_too():
    match = table("getaway-driver(smoke-screen,hidden-compartment-case,sound-dish)")
    assert row(match, 0)["cards"] == 1 + 1 + 1 + 1


def test_caper_81_what_is_burned_or_discarded_is_worth_nothing():
    match = table("artist", "banker(smoke-screen)", hand="blazeblaster", coins=[2, 0], markers=[0, 0, 0])
    assert match.scores == (0, 1)
    play(match, "0: equip blazeblaster 1a")
    assert (discards(match, 1), crew(match, 1, 1)) == (["smoke-screen"], [("banker", [])])
    assert points(match, 1)["total"] == 0


@cache
def best_of(tokens: tuple[int, ...], values: tuple[int, int, int]) -> int:
    """Return the best grouping into sets of different kinds, by trying all."""
    if not any(tokens):
        return 0
    found = 0
    for kinds in product((0, 1), repeat=3):
        left = tuple(have - used for have, used in zip(tokens, kinds, strict=True))
        if any(kinds) and min(left) >= 0:
            found = max(found, values[sum(kinds) - 1] + best_of(left, values))
    return found


@pytest.mark.parametrize("tokens", [(a, b, c) for a, b, c in product(range(5), repeat=3) if a >= b and (a + c) % 2])
def test_caper_82_the_best_sets_of_loot(tokens):
    """A-26: all three kinds first, then pairs, then singles is never worse."""
    hideout = dict(zip(("painting", "antique", "diamond"), tokens, strict=True))
    assert points(table(hq=[hideout, {}]), 0)["loot"] == best_of(tokens, (2, 5, 9))


@pytest.mark.parametrize("values", [(2, 4, 6), (1, 2, 3), (0, 3, 6), (3, 8, 14)])
def test_a_26_other_points_for_loot_have_the_same_best_sets(values):
    own = changed({}, points_of_loot=list(values))
    for tokens in ((4, 3, 1), (2, 1, 1), (3, 3, 2), (4, 0, 0), (2, 2, 2)):
        hideout = dict(zip(("painting", "antique", "diamond"), tokens, strict=True))
        assert points(table(hq=[{}, hideout], cards=own), 1)["loot"] == best_of(tokens, values)


@pytest.mark.parametrize(("values", "why"), [([3, 5, 9], "two singles"), ([2, 5, 7], "two pairs")])
def test_a_26_where_triples_are_not_best_the_file_is_refused(values, why):
    with pytest.raises(ruse.BadCards, match=why):
        table(cards=changed({}, points_of_loot=values))


@pytest.mark.parametrize(
    ("own", "other", "winners"), [("dame(smoke-screen)", "twins", ()), ("dame", "twins", (1,))]
)
def test_caper_83_more_points_win(own, other, winners):
    match = last_turn(own, other)
    assert match.winners == winners
    reason = "points" if winners else "draw"
    assert happened(match, "finished") == [{"event": "finished", "winners": list(winners), "reason": reason}]
    assert [event["points"] for event in happened(match, "scored")] == list(match.scores)


@pytest.mark.parametrize(
    ("coins", "hideouts", "winners", "reason"),
    [
        ([3, 2], [{}, {}], (0,), "coins"),
        ([2, 3], [{}, {}], (1,), "coins"),
        ([2, 3], [{"diamond": 2}, {"painting": 1}], (0,), "points"),
        ([2, 2], [{}, {}], (), "draw"),
    ],
)
def test_caper_84_coins_break_a_tie(coins, hideouts, winners, reason):
    match = last_turn("banker", "artist", coins=coins, hq=hideouts)
    assert match.winners == winners
    assert happened(match, "finished")[0]["reason"] == reason


@pytest.mark.parametrize("seat", [0, 1])
def test_caper_84_then_more_loot(seat):
    """Two diamonds and a painting are worth as much as a pair and two points of cards."""
    crews = ("banker", "artist(smoke-screen,sound-dish)")
    hideouts: list[dict[str, int]] = [{"diamond": 2, "painting": 1}, {"diamond": 1, "painting": 1}]
    if seat == 1:
        crews, hideouts = crews[::-1], hideouts[::-1]
    match = last_turn(*crews, hq=hideouts)
    assert (match.scores, match.winners) == ((7, 7), (seat,))
    assert happened(match, "finished")[0]["reason"] == "loot"
    assert [event["loots"] for event in happened(match, "scored")] == ([3, 2] if seat == 0 else [2, 3])


def test_a_31_a_marker_in_the_centre_gives_nothing_to_anybody():
    match = table("nun(laurel-wreath)", "gladiator(laurel-wreath)", city="rome", locations="colosseum yacht opera")
    assert [row(match, seat)["location"] for seat in (0, 1)] == [0, 0]
    assert [worth(match, seat, "laurel-wreath") for seat in (0, 1)] == [[0], [0]]
    assert worth(match, 0, "nun") == [0]
