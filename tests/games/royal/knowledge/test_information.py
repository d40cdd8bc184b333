"""Who knows what (docs/rules/royal.md)."""

from __future__ import annotations

import json

import pytest
from tests.games.royal.script import COLOURS, end, everything, happened, play, send, table, wander

import ruse
from ruse.core.match import Match

SECRETS = ["gold info", "art", ""]


def text(match: Match, seat: int | None) -> str:
    return json.dumps(match.view(seat))


def test_secret_cards_are_a_number_to_the_others():
    """ROYAL-44: their colours are open to their owner at any time, to others from the scoring on."""
    match = table(3, secrets=SECRETS)
    assert match.view(0)["seats"][0]["secrets"] == {"info": 1, "art": 0, "jewels": 0, "gold": 1}
    for viewer in (None, 1, 2):
        seat = match.view(viewer)["seats"][0]
        assert seat["cards"] == 2
        assert not {"secrets", "standing", "fame"} & seat.keys()


def test_a_standing_counts_cubes_and_own_secret_cards():
    match = table(3, cubes=["gold*2", "", ""], secrets=SECRETS)
    assert match.view(0)["seats"][0]["standing"] == {"info": 1, "art": 0, "jewels": 0, "gold": 3}


def test_all_is_open_when_the_match_is_over():
    match = end(table(3, secrets=SECRETS, deck=""))
    seats = match.view()["seats"]
    assert [sum(seat["secrets"].values()) for seat in seats] == [2, 1, 0]
    assert [seat["fame"]["gold"] for seat in seats] == [3, 1, 1]
    assert seats == match.view(1)["seats"]


def test_a_sealed_plan_is_known_to_its_owner_only():
    """ROYAL-16: the others see that it is made."""
    match = play(table(3), "1: plan C E")
    assert match.view(1)["answer"] == "plan C E"
    twin = play(table(3), "1: plan F A")
    for viewer in (None, 0, 2):
        assert "answer" not in match.view(viewer)
        assert text(match, viewer) == text(twin, viewer)
        assert [seat["planned"] for seat in match.view(viewer)["seats"]] == [False, True, False]
    assert match.events() == twin.events()
    assert match.observe(0) == twin.observe(0) != play(table(3), "2: plan C E").observe(0)


def test_a_plan_that_is_made_is_no_event():
    match = table(3)
    heard, window = match.happened, match.window
    play(match, "1: plan C E")
    assert (match.happened, match.window) == (heard, window)


def test_revealed_plans_stay_open_until_the_next_are_revealed():
    match = send(table(3, "gold*3"), "A-B C-D C-D")
    play(match, "0: plan E F")
    place = match.view()["places"][0]
    assert place["loot"] == "jewels*2"
    assert place["last"] == {"loot": "gold*3", "thieves": [0], "snitches": [], "outcome": "stolen"}
    assert [at["last"]["snitches"] for at in match.view(2)["places"]] == [[], [0], [], [1, 2], [], []]


def test_the_last_plans_are_revealed_after_the_end():
    match = ruse.deal("royal", 3, seed=4)
    for _ in wander(match, seed=4):
        pass
    last = [event for event in match.reveal()["events"] if event["event"] == "revealed"][-3:]
    assert match.reveal()["plans"] == [[event["thieves"], event["snitches"]] for event in last]
    assert all(thieves and snitches for thieves, snitches in match.reveal()["plans"])


def test_plans_are_open_while_somebody_chooses():
    match = send(table(3, "carte-blanche"), "A-B C-D C-D")
    assert [at["last"]["thieves"] for at in match.view()["places"]] == [[0], [], [1, 2], [], [], []]
    assert match.view(1)["turn"] == 0
    assert (match.view(1)["naming"], match.view(1)["left"]) == ("A", 3)
    assert all("answer" not in match.view(seat) for seat in range(3))


@pytest.mark.parametrize("viewer", [None, 1, 2])
def test_drawn_colours_are_told_to_who_draws(viewer):
    match = send(table(3, "safecracker", draws="gold art gold"), "A-B C-D D-C")
    assert happened(match, "drew", viewer) == [{"event": "drew", "seat": 0, "amount": 3}]
    assert happened(match, "drew", 0)[0]["colours"] == ["gold", "art", "gold"]


def test_the_order_of_the_deck_is_known_to_nobody():
    one = table(3, deck="info*2 art*2 info*4 art*4")
    two = table(3, deck="art*2 info*2 art*4 info*4")
    for viewer in (None, 0, 1, 2):
        assert text(one, viewer) == text(two, viewer)
    assert everything(one)["deck"] != everything(two)["deck"]


def test_after_the_match_everything_is_told():
    match = send(table(3, secrets=SECRETS, deck="info*2 item-1"), "A-B A-B A-B")
    assert match.over
    told = match.reveal()
    assert told["deck"] == ["info*2", "item-1"]
    assert told["secrets"][1]["art"] >= 1
    assert set(told["cubes"][0]) == set(COLOURS)


@pytest.mark.parametrize(
    ("plans", "row", "rule"),
    [("", "", "ROYAL-14"), ("A-B C-D D-C", "carte-blanche", "ROYAL-26"), ("A-B C-D D-C", "info*7", "ROYAL-51")],
)
def test_actions_name_their_rule_and_claim_nothing(plans, row, rule):
    match = send(table(3, row, supply="info art*5 gold*5" if row else None), plans)
    hints = match.view(0)["actions"]
    assert {hint["rule"] for hint in hints} == {rule}
    assert all(hint["claim"] is None and not hint["bluff"] and not hint["challenge"] for hint in hints)
    assert all(match.game.rules.honesty(match._state, 0, hint) == 0 for hint in range(3))


def test_the_rules_of_exchanges_and_of_plans_of_two():
    match = send(table(3, "intrigue", cubes=["gold", "info", ""]), "A-B C-D D-C")
    assert {hint["action"]: hint["rule"] for hint in match.view(0)["actions"]} == {
        "trade 1 info gold": "ROYAL-28",
        "done": "ROYAL-32",
    }
    assert {hint["rule"] for hint in ruse.deal("royal", 2, seed=1).view(1)["actions"]} == {"ROYAL-72"}


@pytest.mark.parametrize(("row", "alone"), [("carte-blanche", 1), ("info*7", 0)])
def test_the_observation_tells_carte_blanche_from_a_replacement(row, alone):
    """Where one colour replaces all, three cubes are three choices or one: a learner must know which."""
    match = send(table(3, row, supply="info*4 art*5 gold*5"), "A-B C-D D-C")
    told = dict(zip(match.game.rules.features, match.observe(0), strict=True))
    assert (told["owed"], told["one_by_one"]) == (3, alone)


def test_the_observation_names_what_it_tells():
    match = table(
        4,
        "gold*3 item-2 documents-art collection",
        cubes=["gold", "info*2", "", ""],
        secrets=["art", "gold", "", ""],
    )
    told = dict(zip(match.game.rules.features, match.observe(1), strict=True))
    assert (told["players"], told["round"], told["deck"], told["secret_deck"]) == (4, 1, 30, 26)
    assert (told["own_secret_gold"], told["own_secret_art"]) == (1, 0)
    assert (told["seat_0_cubes_info"], told["seat_3_cubes_gold"], told["seat_3_secrets"]) == (2, 1, 1)
    assert (told["place_a_kind_plus_1"], told["place_a_gold"], told["place_b_item_fame"]) == (1, 3, 2)
    assert (told["place_c_documents_colour_plus_1"], told["place_d_info"], told["place_h_kind_plus_1"]) == (2, 1, 0)
    play(match, "1: plan C D")
    told = dict(zip(match.game.rules.features, match.observe(1), strict=True))
    assert (told["place_c_own_thief"], told["place_d_own_snitch"], told["seat_0_awaited"]) == (1, 1, 0)
    play(match, "0: plan A B / 2: plan A D / 3: plan G D")
    told = dict(zip(match.game.rules.features, match.observe(1), strict=True))
    assert (told["seat_0_thieves_last"], told["seat_0_snitches_last"]) == (0b100, 0b1000)
    assert (told["seat_0_went_documents"], told["seat_3_watched_item"], told["seat_1_watched_four"]) == (1, 1, 1)
    assert (told["offered_two"], told["offered_three"], told["offered_four"], told["offered_item"]) == (3, 1, 1, 1)
