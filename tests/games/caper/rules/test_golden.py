"""The golden tests GT-01 to GT-19: worked examples with every coin, field and point told."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.caper.script import (
    coins,
    crew,
    happened,
    legal,
    loot,
    markers,
    phase,
    play,
    points,
    supply,
    table,
    worth,
)

import ruse
from ruse.core.match import Match


@pytest.mark.parametrize(
    ("thief", "before", "after", "left"),
    [
        ("artist", [4, 6], [5, 5], 0),
        ("dame", [5, 5], [5, 5], 0),
        ("getaway-driver", [4, 5], [5, 5], 0),
        ("getaway-driver", [1, 2], [4, 2], 4),
    ],
)
def test_gt_01_coins_come_one_at_a_time(thief, before, after, left):
    match = play(table(hand=thief, coins=before), f"0: hire {thief} 2")
    assert (coins(match), supply(match)) == (after, left)


def test_gt_01_laundered_coins_do_not_count():
    match = table(city="london", hand="artist", coins=[2, 3], laundered=[5, 0])
    play(match, "0: hire artist 1")
    assert (coins(match), supply(match)) == ([3, 2], 0)


def test_gt_02_one_time_symbols():
    match = play(table("artist", hand="tuxedo", other_hand="smoke-screen"), "0: equip tuxedo 1a")
    assert markers(match) == [2, 0, 0]
    match = play(table("artist", hand="smoke-screen", markers=[2, 0, 0]), "0: equip smoke-screen 1a")
    assert (markers(match), worth(match, 0, "smoke-screen")) == ([3, 0, 0], [1])
    match = play(table("artist", hand="smoke-screen", markers=[5, 0, 0]), "0: equip smoke-screen 1a")
    assert markers(match) == [5, 0, 0]


def test_gt_03_the_conductor():
    green = "artist(canvas-tube,velvet-pouch)"
    assert markers(play(table(green, hand="conductor"), "0: hire conductor 1")) == [2, 0, 0]
    crew_with = f"{green} conductor | banker"
    match = play(table(crew_with, "dame", hand="packing-crate"), "0: equip packing-crate 1b")
    assert markers(match) == [1, 0, 0]
    assert markers(play(table(crew_with, hand="disguise-kit"), "0: equip disguise-kit 1b")) == [1, 0, 0]
    assert markers(play(table(crew_with, hand="sound-dish"), "0: equip sound-dish 1b")) == [0, 0, 0]
    assert markers(play(table(crew_with, hand="packing-crate"), "0: equip packing-crate 2a")) == [0, 0, 0]
    other = table(crew_with, "dame", other_hand="packing-crate", acting=1)
    assert markers(play(other, "1: equip packing-crate 1a")) == [0, 0, 0]


@pytest.mark.parametrize(
    ("gear", "worth_now"),
    [
        ("canvas-tube,velvet-pouch", 2),
        ("canvas-tube,velvet-pouch,packing-crate", 2),
        ("canvas-tube,velvet-pouch,packing-crate) artist(blazeblaster", 4),
        ("canvas-tube,tuxedo,smoke-screen) artist(disguise-kit", 2),
        ("tuxedo,tuxedo,smoke-screen) artist(disguise-kit", 0),
    ],
)
def test_gt_04_sets(gear, worth_now):
    assert worth(table(f"bon-vivant({gear})"), 0, "bon-vivant") == [worth_now]


def test_gt_05_the_whole_crew():
    match = table(" | dame chef", hand="plans-caches", locations="yacht moulin-rouge louvre", coins=[2, 0])
    play(match, "0: equip plans-caches 2a")
    assert (markers(match), coins(match)) == ([0, 1, 0], [1, 0])


def burning(acting: int = 0) -> Match:
    """Return the table of GT-06 when the second seat acts."""
    return table(
        "artist(canvas-tube,hidden-compartment-case)",
        "banker(disguise-kit) colonel(plasma-cutter)",
        hand="blazeblaster",
        coins=[2, 3],
        markers=[-2, 0, 0],
        acting=acting,
    )


def test_gt_06_the_first_step():
    match = table(
        "artist(canvas-tube,hidden-compartment-case)",
        "banker colonel(plasma-cutter)",
        other_hand="disguise-kit",
        acting=1,
        coins=[2, 3],
    )
    assert markers(play(match, "1: equip disguise-kit 1a")) == [-2, 0, 0]


def test_gt_06_a_burned_plasma_cutter():
    match = play(burning(), "0: equip blazeblaster 1a")
    assert (coins(match), supply(match), phase(match)) == ([0, 3], 7, "burn")
    assert not any(action.endswith(" 1a") for action in legal(match, 0))
    assert legal(match, 0) == {"burn a", "burn b"}
    play(match, "0: burn b")
    assert (coins(match), supply(match), markers(match)) == ([0, 0], 10, [-2, 0, 0])
    assert match.view()["seats"][1]["discards"] == ["plasma-cutter"]
    assert crew(match, 1, 1) == [("banker", ["disguise-kit"]), ("colonel", [])]


def test_gt_06_a_burned_disguise():
    match = play(burning(), "0: equip blazeblaster 1a / 0: burn a")
    assert (coins(match), markers(match)) == ([0, 3], [-1, 0, 0])


def test_gt_06_what_lies_on_top_shields():
    match = table(
        "artist(canvas-tube,hidden-compartment-case,blazeblaster)",
        "banker",
        other_hand="blazeblaster",
        acting=1,
    )
    play(match, "1: equip blazeblaster 1a")
    assert happened(match, "burned") == [
        {"event": "burned", "seat": 1, "target": 0, "card": "blazeblaster", "place": "1a"}
    ]


def test_gt_07_the_scoring_example():
    match = table(
        "starlet(plasma-cutter,perfume-atomiser,sound-dish)"
        " | dame(disguise-kit,plans-caches,tuxedo) gentleman(canvas-tube,plasma-cutter,plans-caches)"
        " artist(disguise-kit)"
        " | bon-vivant(velvet-pouch,hidden-compartment-case) colonel(packing-crate,blazeblaster)",
        round=6,
        locations="yacht moulin-rouge louvre",
        markers=[0, 5, 1],
        hq=[{"painting": 2, "diamond": 2, "antique": 1}, {}],
    )
    sheet = points(match, 0)
    assert [(at["location"], at["cards"]) for at in sheet["locations"]] == [(0, 3), (10, 14), (7, 7)]
    assert (sheet["loot"], sheet["total"]) == (14, 55)
    assert match.scores[0] == 55
    assert worth(match, 0, "dame") + worth(match, 0, "gentleman") == [6, 4]
    assert worth(match, 0, "plans-caches") == [2, 2]


def test_gt_08_eyes():
    def crew_with(top: str) -> Match:
        own = f"surrealist(hypnosis-organ,canvas-tube) anarchist(disguise-kit,{top})"
        return table(own, city="barcelona", hq=[{"painting": 2}, {}])

    match = crew_with("mosaic-goggles")
    assert [worth(match, 0, card) for card in ("surrealist", "hypnosis-organ", "anarchist")] == [[2], [3], [0]]
    match = crew_with("mosaic-goggles,tuxedo")
    assert [worth(match, 0, card) for card in ("surrealist", "hypnosis-organ", "anarchist")] == [[2], [0], [3]]


@pytest.mark.parametrize(("marker", "effect"), [(1, 6), (0, 0), (-1, 0)])
def test_gt_09_the_louvre(marker, effect):
    match = table(
        "dame", "banker", locations="louvre yacht opera", markers=[marker, 0, 0], hq=[{"painting": 3}, {}]
    )
    assert points(match, 0)["locations"][0]["effect"] == effect


@pytest.mark.parametrize(
    ("thieves", "worth_now"), [("artist", 6), ("artist banker", 7), ("artist banker acrobat", 8)]
)
def test_gt_10_a_location(thieves, worth_now):
    match = table(
        thieves,
        thieves.split()[0].replace("artist", "dame"),
        locations="moulin-rouge yacht opera",
        markers=[1, 0, 0],
    )
    assert [points(match, seat)["locations"][0]["location"] for seat in (0, 1)] == [worth_now, 0]
    even = table(thieves, "dame", locations="moulin-rouge yacht opera")
    assert [points(even, seat)["locations"][0]["location"] for seat in (0, 1)] == [0, 0]


@pytest.mark.parametrize(
    ("tokens", "worth_now"),
    [
        ((0, 0, 0), 0),
        ((1, 0, 0), 2),
        ((2, 0, 0), 4),
        ((1, 1, 0), 5),
        ((2, 1, 0), 7),
        ((1, 1, 1), 9),
        ((2, 2, 0), 10),
        ((2, 1, 1), 11),
        ((3, 1, 1), 13),
        ((2, 2, 1), 14),
        ((3, 2, 1), 16),
        ((2, 2, 2), 18),
        ((4, 2, 1), 18),
        ((4, 4, 4), 36),
    ],
)
def test_gt_11_loot(tokens, worth_now):
    match = table(hq=[{}, dict(zip(("diamond", "painting", "antique"), tokens, strict=True))])
    assert points(match, 1)["loot"] == worth_now


def test_gt_12_the_course_of_the_rounds():
    match = ruse.deal("caper", 2, seed=3, first_player=1)
    plays: list[list[int]] = [[0] * 6, [0] * 6]
    while not match.over:
        seat = match.waiting[0]
        if phase(match) in ("hire", "equip"):
            plays[seat][match.view()["round"]["number"] - 1] += 1
        match.play(seat, match.actions(seat)[-1])
    assert plays == [[3, 5, 2, 5, 1, 5]] * 2
    dealt = [event for event in match.events() if event["event"] in ("round", "swapped", "put-away")]
    deals = [(event["deck"], event["count"], event["seat"]) for event in dealt if event["event"] == "round"]
    assert deals == [
        ("thief", 4, 1),
        ("gear", 6, 0),
        ("thief", 3, 1),
        ("gear", 6, 0),
        ("thief", 2, 1),
        ("gear", 6, 0),
    ]
    swaps = "".join(event["event"][0] for event in dealt if event.get("seat") == 0 or event["event"] == "round")
    assert swaps == "rssp" + "rssssp" + "rsp" + "rssssp" + "rp" + "rssssp"
    assert match.view()["decks"] == {"thief": 0, "gear": 0}


def test_gt_14_the_owner_chooses_what_goes_back():
    match = table(
        " | artist",
        " | banker(grabber-arm)",
        hand="blazeblaster",
        loot=[[], ["antique"], []],
        hq=[{}, {"painting": 1, "diamond": 1}],
    )
    play(match, "0: equip blazeblaster 2a")
    assert (match.waiting, legal(match, 1)) == ((1,), {"return diamond", "return painting"})
    play(match, "1: return painting")
    assert match.view()["locations"][1]["loot"] == {"diamond": 0, "painting": 1, "antique": 1}
    assert loot(match, 1) == {"diamond": 1}


def burned_by_seat_0(own: str, other: str, **position: Any) -> list[str]:
    match = play(table(own, other, hand="blazeblaster", **position), "0: equip blazeblaster 1a")
    burned = [event["card"] for event in happened(match, "burned")]
    return burned or sorted(legal(match, 0)) if phase(match) == "burn" else burned


def test_gt_15_protection():
    bank = "bank yacht opera"
    assert burned_by_seat_0("artist", "banker(plasma-cutter)", locations=bank) == []
    assert burned_by_seat_0("artist", "banker(plasma-cutter,tuxedo)", locations=bank) == ["tuxedo"]
    assert burned_by_seat_0("artist(fire-blanket)", "banker(plasma-cutter)") == ["plasma-cutter"]
    assert burned_by_seat_0("artist", "banker(plasma-cutter) dame(fire-blanket,tuxedo)") == ["tuxedo"]


@pytest.mark.parametrize(
    ("money", "hideouts", "scores", "winners", "reason"),
    [
        ([2, 1], [{}, {}], (2, 2), (0,), "coins"),
        ([1, 2], [{}, {}], (2, 2), (1,), "coins"),
        ([1, 1], [{"diamond": 2, "painting": 1}, {"diamond": 1, "painting": 1}], (9, 7), (0,), "points"),
        ([1, 1], [{"diamond": 2}, {"painting": 2}], (6, 6), (), "draw"),
    ],
)
def test_gt_18_ties(money, hideouts, scores, winners, reason):
    match = table(
        "banker(smoke-screen,sound-dish)",
        "artist(smoke-screen,sound-dish)",
        round=6,
        hand="tuxedo forged-papers",
        other_hand="tuxedo banknote-press",
        coins=money,
        hq=hideouts,
        laundered=[0, 3],
    )
    play(match, "0: discard tuxedo / 1: discard tuxedo")
    assert (match.scores, match.winners) == (scores, winners)
    assert happened(match, "finished") == [{"event": "finished", "winners": list(winners), "reason": reason}]


def test_gt_18_more_loot_for_as_many_points():
    match = table(
        "banker",
        "artist(smoke-screen,sound-dish)",
        round=6,
        hand="tuxedo forged-papers",
        other_hand="tuxedo banknote-press",
        hq=[{"diamond": 2, "painting": 1}, {"diamond": 1, "painting": 1}],
    )
    play(match, "0: discard tuxedo / 1: discard tuxedo")
    assert (match.scores, match.winners) == ((7, 7), (0,))
    assert happened(match, "finished")[0]["reason"] == "loot"


def test_gt_19_a_hand_too_dear():
    match = table("artist", hand="tuxedo canvas-tube grabber-arm", coins=[0, 0], laundered=[5, 5])
    assert legal(match, 0) == {"discard tuxedo", "discard canvas-tube", "discard grabber-arm"}
    assert coins(play(match, "0: discard tuxedo")) == [0, 0]
