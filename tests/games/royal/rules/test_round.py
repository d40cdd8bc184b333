"""A round: ROYAL-13 to ROYAL-23, ROYAL-53 to ROYAL-55, and the order of things."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.royal.script import (
    cubes,
    everything,
    happened,
    held,
    legal,
    loot,
    outcomes,
    phase,
    play,
    refused,
    secrets,
    send,
    supply,
    table,
)

import ruse
from ruse.core.match import Match


def names(match: Match) -> list[tuple[str, Any]]:
    """Return what has happened since the plans were revealed, by name and place or seat."""
    events = match.events()
    first = max(at for at, event in enumerate(events) if event["event"] == "revealed") + 1
    return [(event["event"], event.get("place", event.get("seat"))) for event in events[first:]]


def test_royal_13_plan_reveal_resolve_refill():
    match = table(3, "gold*3")
    assert phase(match) == "plan"
    start = match.happened
    send(match, "A-B B-C A-C")
    assert [event["event"] for event in match.events(None, start)] == [
        *["revealed"] * 3,
        "met",
        *["drew"] * 2,
        *["guarded"] * 2,
        *["left"] * 3,
        *["refilled"] * 3,
        "round",
    ]
    assert (phase(match), match.waiting, match.view()["turns"]) == ("plan", (0, 1, 2), 1)


def test_royal_14_a_plan_is_one_thief_and_one_snitch():
    """RA-23: nobody can do without."""
    match = table(3)
    assert all(action.startswith("plan ") for action in legal(match, 0))
    assert refused(match, 0, "plan A+B C") == "not-that-many"
    assert refused(match, 0, "plan A B+C") == "not-that-many"
    assert "there is no action" in refused(match, 0, "plan A")
    assert "there is no action" in refused(match, 0, "pass")
    assert refused(match, 0, "done") == "not-now"
    assert refused(match, 0, "take gold") == "not-now"


@pytest.mark.parametrize("players", [3, 4, 5])
def test_royal_15_thief_and_snitch_go_to_different_places(players):
    match = table(players)
    assert "named twice" in refused(match, 0, "plan C C")
    assert not any(action.split()[1] == action.split()[2] for action in legal(match, 1))


@pytest.mark.parametrize("place", "GH")
def test_royal_05_places_that_do_not_lie_out_cannot_be_named(place):
    match = table(3)
    assert refused(match, 0, f"plan {place} A") == refused(match, 0, f"plan A {place}") == "no-such-place"
    assert f"plan {place} A" in legal(table(5), 0)
    assert (f"plan {place} A" in legal(table(4), 0)) == (place == "G")


@pytest.mark.parametrize("order", ["012", "201", "120"])
def test_royal_16_plans_are_open_only_when_all_are_made(order):
    match = table(3, "gold*3")
    plans = {0: "plan A B", 1: "plan C D", 2: "plan C B"}
    for seat in map(int, order[:2]):
        play(match, f"{seat}: {plans[seat]}")
        assert match.view(seat)["answer"] == plans[seat]
        assert refused(match, seat, "plan E F") == "not-asked"
    assert happened(match, "revealed") == []
    assert all("last" not in place for place in match.view(int(order[2]))["places"])
    assert [seat["planned"] for seat in match.view()["seats"]] == [str(seat) in order[:2] for seat in range(3)]
    play(match, f"{order[2]}: {plans[int(order[2])]}")
    assert happened(match, "revealed") == [
        {"event": "revealed", "seat": 0, "thieves": ["A"], "snitches": ["B"]},
        {"event": "revealed", "seat": 1, "thieves": ["C"], "snitches": ["D"]},
        {"event": "revealed", "seat": 2, "thieves": ["C"], "snitches": ["B"]},
    ]
    assert outcomes(match) == "SGHGLL"


def test_royal_16_open_plans_lie_open_while_a_thief_still_chooses():
    match = send(table(3, "intrigue", cubes=["gold*2 art", "info*3", "jewels"]), "A-E C-D F-D")
    assert phase(match) == "trade"
    plans = {
        place["place"]: (place["last"]["thieves"], place["last"]["snitches"]) for place in match.view()["places"]
    }
    assert (plans["A"], plans["D"], plans["E"]) == (([0], []), ([], [1, 2]), ([], [0]))


def test_royal_16_the_order_in_which_plans_arrive_changes_nothing():
    ends = set()
    for order in ([0, 1, 2], [2, 1, 0], [1, 2, 0]):
        match = ruse.deal("royal", 3, seed=8)
        for _ in range(5):
            plans = {seat: match.actions(seat)[7 * seat + 4] for seat in order}
            for seat in order:
                match.play(seat, plans[seat])
            while phase(match) != "plan":
                match.play(match.waiting[0], match.actions(match.waiting[0])[-1])
        ends.add(match._state.pack())
    assert len(ends) == 1


def test_royal_17_places_are_resolved_from_a_on_one_after_the_other():
    """RA-02: only a lone thief ever chooses, so one choice follows the other."""
    match = table(3, "carte-blanche intrigue carte-blanche", cubes=["art", "art", "gold"])
    send(match, "B-D A-D C-E")
    assert (match.waiting, match.view()["naming"], outcomes(match)) == ((1,), "A", "S-----")
    play(match, "1: take gold / 1: take gold / 1: take gold")
    assert (match.waiting, match.view()["naming"], phase(match)) == ((0,), "B", "trade")
    assert "trade 1 gold art" in legal(match, 0)  # what was taken at A can be had at B
    play(match, "0: done")
    assert (match.waiting, match.view()["naming"], outcomes(match)) == ((2,), "C", "SSS---")
    play(match, "2: take info / 2: take info / 2: take info")
    assert outcomes(match) == "SSSGGL"
    assert phase(match) == "plan"


@pytest.mark.parametrize("plans", ["A-B C-A D-B", "A-B A-C B-A", "A-B A-B B-A", "B-A C-A D-A"])
def test_royal_18_where_a_snitch_is_nothing_happens(plans):
    match = table(3, "gold*3 art art art art art")
    send(match, plans)
    assert loot(match)[0] == "gold*3"
    assert outcomes(match)[0] == "G"
    assert held(match, "gold") == [0, 0, 0]
    guarded = next(event for event in happened(match, "guarded") if event["place"] == "A")
    pairs = [plan.split("-") for plan in plans.split()]
    assert guarded["guards"] == [seat for seat, pair in enumerate(pairs) if pair[1] == "A"]
    assert guarded["caught"] == [seat for seat, pair in enumerate(pairs) if pair[0] == "A"]
    assert not any(event[0] == "drew" for event in names(match))


def test_royal_18_a_snitch_catches_several_thieves_too():
    match = send(table(4, "gold*3"), "A-B A-B A-B C-A")
    assert secrets(match) == [0, 0, 0, 0]
    assert match.view()["secret_deck"] == 28


def test_royal_19_a_thief_alone_gets_the_loot():
    match = send(table(3, "gold*3"), "A-B C-D C-D")
    assert (held(match, "gold"), supply(match)["gold"]) == ([3, 0, 0], 21)
    assert match.view()["discards"][0] == "gold*3"
    assert loot(match)[0] == "jewels*2"
    assert happened(match, "stolen") == [{"event": "stolen", "seat": 0, "place": "A", "loot": "gold*3"}]


@pytest.mark.parametrize(
    ("plans", "drawn"), [("A-B A-B C-B", [1, 1, 0]), ("B-C A-C A-C", [0, 1, 1]), ("A-B A-B A-B", [1, 1, 1])]
)
def test_royal_20_thieves_who_meet_draw_a_secret_card_each(plans, drawn):
    match = send(table(3, "gold*3"), plans)
    assert secrets(match) == drawn
    assert (loot(match)[0], outcomes(match)[0], held(match, "gold")) == ("gold*3", "H", [0, 0, 0])
    assert match.view()["secret_deck"] == 28 - sum(drawn)


def test_ra_03_secret_cards_are_drawn_from_the_lowest_seat_on():
    match = send(table(4, draws="gold info art"), "A-B C-B A-B A-B")
    assert [happened(match, "drew", seat)[at]["colours"] for at, seat in enumerate((0, 2, 3))] == [
        ["gold"],
        ["info"],
        ["art"],
    ]
    held_now = everything(match)["secrets"]
    assert [seat["gold"] for seat in held_now] == [1, 0, 0, 0]
    assert (held_now[2]["info"], held_now[3]["art"]) == (1, 1)


def test_royal_21_where_nobody_is_the_loot_is_lost():
    match = send(table(3, "gold*3"), "B-C B-C B-C")
    assert outcomes(match) == "LHGLLL"
    assert match.view()["discards"] == ["gold*3", "gold", "info*2", "art*2"]
    assert (held(match, "gold"), supply(match)["gold"]) == ([0, 0, 0], 24)


def test_royal_22_what_stays_lies_there_next_round():
    match = table(3, "gold*3 item-2 intrigue")
    send(match, "A-B B-C A-D")
    assert loot(match)[:4] == ["gold*3", "item-2", "intrigue", "gold"]
    send(match, "A-E E-F F-C")
    assert cubes(match, 0) == {"gold": 3}


def test_royal_23_all_cards_can_be_played_again():
    match = table(3)
    before = legal(match, 0)
    send(match, "A-B A-B A-B")
    assert legal(match, 0) == before
    assert everything(match)["plans"] == [[[], []]] * 3
    send(match, "A-B A-B A-B")
    assert [event["snitches"] for event in happened(match, "revealed")] == [["B"]] * 6


def test_royal_53_not_enough_secret_cards_for_all_who_meet():
    match = send(table(4, stock="gold*2"), "A-B A-B A-B C-B")
    assert (secrets(match), match.view()["secret_deck"]) == ([0, 0, 0, 0], 2)
    assert outcomes(match)[0] == "V"
    assert happened(match, "met") == [
        {"event": "met", "place": "A", "loot": "info", "caught": [0, 1, 2], "enough": False}
    ]
    assert happened(match, "drew") == []


@pytest.mark.parametrize("left", ["gold", "gold*2", "gold*3"])
def test_royal_53_just_enough_is_enough(left):
    match = send(table(4, stock=left), "A-B A-B C-B C-B")
    assert sum(secrets(match)) == (0 if left == "gold" else 2)


def test_royal_54_thieves_at_a_can_take_the_last_secret_cards():
    match = send(table(4, stock="gold info"), "C-D B-D C-D B-D")
    assert secrets(match) == [0, 1, 0, 1]
    assert outcomes(match) == "LHVGLLL"


def test_royal_55_the_loot_and_the_last_secret_cards_stay():
    """RA-18: if thieves meet and get nothing, the card stays anyway."""
    match = send(table(3, "gold*3", stock="art"), "A-B A-B A-B")
    assert (loot(match)[0], match.view()["secret_deck"]) == ("gold*3", 1)
    send(match, "A-B C-B C-B")
    assert held(match, "gold") == [3, 0, 0]
