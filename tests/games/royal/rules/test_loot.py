"""What loot brings: ROYAL-24 to ROYAL-38, ROYAL-51 and ROYAL-52, and the rulings about short supplies."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.royal.script import (
    COLOURS,
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
    taken_back,
)

from ruse.core.match import Match


def stolen(card: str, plans: str = "A-B C-D D-C", **told: Any) -> Match:
    """Seat 0 alone gets a card at A; the others get nothing."""
    return send(table(3, card, **told), plans)


# --- Goods ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "gained"),
    [
        ("info*3", {"info": 3}),
        ("gold*4", {"gold": 4}),
        ("jewels", {"jewels": 1}),
        ("art+gold", {"art": 1, "gold": 1}),
        ("info*2+jewels*2", {"info": 2, "jewels": 2}),
        ("info*7+gold", {"info": 7, "gold": 1}),
    ],
)
def test_royal_24_a_cube_for_each_symbol(card, gained):
    match = stolen(card, cubes=["art*0", "gold", ""])
    assert cubes(match, 0) == gained
    assert cubes(match, 1) == {"gold": 1}
    start = {"info": 24, "art": 24, "jewels": 24, "gold": 23}
    assert supply(match) == {colour: amount - gained.get(colour, 0) for colour, amount in start.items()}
    assert match.view()["discards"][0] == card
    assert phase(match) == "plan"


def test_royal_25_a_collection_is_one_of_each():
    match = stolen("collection")
    assert cubes(match, 0) == dict.fromkeys(COLOURS, 1)
    assert supply(match) == dict.fromkeys(COLOURS, 23)


# --- Carte blanche -------------------------------------------------------------------------------------------


def test_royal_26_carte_blanche_is_three_cubes_of_any_colours():
    match = stolen("carte-blanche")
    for taken in ("gold", "art", "gold"):
        assert (phase(match), match.waiting) == ("take", (0,))
        assert legal(match, 0) == {f"take {colour}" for colour in COLOURS}
        play(match, f"0: take {taken}")
    assert (cubes(match, 0), phase(match)) == ({"gold": 2, "art": 1}, "plan")
    assert match.view()["discards"][0] == "carte-blanche"


@pytest.mark.parametrize("substitute", ["per_colour", "single_colour", "per_cube"])
def test_royal_26_each_cube_is_a_choice_of_its_own(substitute):
    match = stolen("carte-blanche", substitute=substitute)
    play(match, "0: take info")
    assert (cubes(match, 0), match.view()["left"]) == ({"info": 1}, 2)


def test_ra_08_carte_blanche_offers_only_what_the_supply_has():
    match = stolen("carte-blanche", supply="info art*2")
    assert legal(match, 0) == {"take info", "take art"}
    assert refused(match, 0, "take gold") == "none-in-supply"
    play(match, "0: take info")
    assert (cubes(match, 0), phase(match)) == ({"info": 1, "art": 2}, "plan")  # no choice is left
    assert happened(match, "missing") == []


def test_ra_08_carte_blanche_takes_all_where_there_are_fewer():
    match = stolen("carte-blanche", supply="info art")
    play(match, "0: take art")
    assert (cubes(match, 0), supply(match)) == ({"info": 1, "art": 1}, {})
    assert happened(match, "missing") == [{"event": "missing", "seat": 0, "amount": 1}]


def test_ra_08_carte_blanche_of_one_colour_is_not_asked_for():
    match = stolen("carte-blanche", supply="jewels*5")
    assert (cubes(match, 0), phase(match)) == ({"jewels": 3}, "plan")


# --- Short supplies ------------------------------------------------------------------------------------------


def test_royal_51_what_the_supply_has_not_is_taken_in_another_colour():
    match = stolen("info*3", supply="art*5 gold*5")
    assert (phase(match), match.waiting, match.view()["left"]) == ("take", (0,), 3)
    assert legal(match, 0) == {"take art", "take gold"}
    play(match, "0: take art")
    assert (cubes(match, 0), supply(match), phase(match)) == ({"art": 3}, {"art": 2, "gold": 5}, "plan")


def test_ra_04_what_is_there_is_taken_and_the_rest_replaced():
    match = stolen("info*3", supply="info art*5 gold*5")
    assert (cubes(match, 0), match.view()["left"]) == ({"info": 1}, 2)
    assert refused(match, 0, "take info") == "none-in-supply"
    play(match, "0: take gold")
    assert (cubes(match, 0), phase(match)) == ({"info": 1, "gold": 2}, "plan")


def test_ra_05_each_colour_that_is_missing_is_replaced_by_one_other():
    match = stolen("info*2+art", supply="jewels*5 gold*5")
    assert (match.view()["left"], match.view()["missing"]) == (2, {"art": 1})
    play(match, "0: take jewels")
    assert (cubes(match, 0), match.view()["left"], match.view()["missing"]) == ({"jewels": 2}, 1, {})
    assert legal(match, 0) == {"take jewels", "take gold"}
    play(match, "0: take gold")
    assert (cubes(match, 0), phase(match)) == ({"jewels": 2, "gold": 1}, "plan")


def test_ra_05_the_last_colour_replaces_all_colours_unasked():
    match = stolen("info*2+art*2", supply="jewels gold*2")
    play(match, "0: take jewels")
    assert (cubes(match, 0), phase(match)) == ({"jewels": 1, "gold": 2}, "plan")
    assert [lost["amount"] for lost in happened(match, "missing")] == [1]


def test_ra_05_as_an_option_one_colour_replaces_everything_that_is_missing():
    match = stolen("info*2+art", supply="jewels*5 gold*5", substitute="single_colour")
    assert (match.view()["left"], match.view()["missing"]) == (3, {})
    play(match, "0: take jewels")
    assert (cubes(match, 0), phase(match)) == ({"jewels": 3}, "plan")


@pytest.mark.parametrize("substitute", ["per_colour", "single_colour"])
def test_ra_05_a_learner_sees_what_is_missing(substitute):
    match = stolen("info*2+art", supply="jewels*5 gold*5", substitute=substitute)
    seen = dict(zip(match.game.rules.features, match.observe(1), strict=True))
    owed = (2, 1) if substitute == "per_colour" else (3, 0)
    assert (seen["owed"], seen["missing_art"]) == owed
    assert seen["missing_info"] == 0


def test_ra_05_one_colour_replaces_all_that_are_missing():
    match = stolen("info*4", supply="art*2 jewels gold*5")
    play(match, "0: take art")
    assert (cubes(match, 0), match.view()["left"], phase(match)) == ({"art": 2}, 2, "take")
    assert legal(match, 0) == {"take jewels", "take gold"}  # a further colour where the first runs out
    play(match, "0: take jewels")
    assert cubes(match, 0) == {"art": 2, "jewels": 1, "gold": 1}  # gold is all that is left


def test_ra_05_as_an_option_each_cube_is_chosen_alone():
    match = stolen("info*3", supply="art*5 gold*5", substitute="per_cube")
    play(match, "0: take art")
    assert (cubes(match, 0), match.view()["left"]) == ({"art": 1}, 2)
    play(match, "0: take gold / 0: take art")
    assert (cubes(match, 0), phase(match)) == ({"art": 2, "gold": 1}, "plan")


def test_ra_06_replacements_come_after_the_cubes_that_are_printed():
    match = stolen("info*2+gold*2", supply="art*5 gold*3")
    assert (cubes(match, 0), supply(match)) == ({"gold": 2}, {"art": 5, "gold": 1})
    assert legal(match, 0) == {"take art", "take gold"}  # a printed colour too
    play(match, "0: take gold")
    assert cubes(match, 0) == {"gold": 3, "art": 1}


def test_ra_07_from_an_empty_supply_nothing_is_taken():
    match = stolen("info*3", supply="")
    assert (cubes(match, 0), phase(match)) == ({}, "plan")
    assert happened(match, "missing") == [{"event": "missing", "seat": 0, "amount": 3}]
    match = stolen("info*3", supply="gold*2")
    assert (cubes(match, 0), happened(match, "missing")[0]["amount"]) == ({"gold": 2}, 1)


# --- Safecracker ---------------------------------------------------------------------------------------------


def test_royal_27_a_safecracker_draws_three_secret_cards():
    match = stolen("safecracker", draws="gold info gold")
    assert (secrets(match), match.view()["secret_deck"]) == ([3, 0, 0], 25)
    assert everything(match)["secrets"][0] == {"info": 1, "art": 0, "jewels": 0, "gold": 2}
    assert happened(match, "drew", 0) == [
        {"event": "drew", "seat": 0, "amount": 3, "colours": ["gold", "info", "gold"]}
    ]
    assert happened(match, "drew", 1) == [{"event": "drew", "seat": 0, "amount": 3}]
    assert match.view()["discards"][0] == "safecracker"


@pytest.mark.parametrize(("left", "drawn"), [("gold*4", 3), ("gold*2", 2), ("gold", 1), ("gold*0", 0)])
def test_royal_52_a_safecracker_draws_what_is_left(left, drawn):
    match = stolen("safecracker", stock=left)
    assert secrets(match) == [drawn, 0, 0]
    assert [event["amount"] for event in happened(match, "drew")] == ([drawn] if drawn else [])
    assert match.view()["discards"][0] == "safecracker"


# --- Intrigue ------------------------------------------------------------------------------------------------


def intrigue(*held_by: str, **told: Any) -> Match:
    """Seat 0 alone gets intrigue, with these cubes at the table."""
    return stolen("intrigue", cubes=held_by, **told)


def test_royal_28_an_exchange_takes_a_cube_and_gives_one():
    match = intrigue("gold*2", "info*2", "art")
    play(match, "0: trade 1 info gold")
    assert [cubes(match, seat) for seat in range(3)] == [{"gold": 1, "info": 1}, {"info": 1, "gold": 1}, {"art": 1}]
    assert happened(match, "traded") == [
        {"event": "traded", "seat": 0, "target": 1, "taken": "info", "given": "gold"}
    ]


def test_royal_28_there_are_three_exchanges_at_most():
    match = intrigue("gold*4", "info*4", "art")
    for left in (3, 2, 1):
        assert (phase(match), match.view()["left"]) == ("trade", left)
        play(match, "0: trade 1 info gold")
    assert (cubes(match, 0), phase(match)) == ({"gold": 1, "info": 3}, "plan")
    assert match.view()["discards"][0] == "intrigue"


def test_royal_29_the_thief_chooses_partners_and_colours():
    """RA-12: the other player of an exchange is not asked."""
    match = intrigue("gold info", "art*2 jewels", "info")
    assert legal(match, 0) == {
        "done",
        "trade 1 art gold",
        "trade 1 art info",
        "trade 1 jewels gold",
        "trade 1 jewels info",
        "trade 2 info gold",
    }
    play(match, "0: trade 1 art info / 0: trade 2 info gold / 0: trade 1 art info")
    assert [cubes(match, seat) for seat in range(3)] == [{"art": 2}, {"info": 2, "jewels": 1}, {"gold": 1}]
    assert refused(match, 1, "done") == "not-now"


def test_royal_30_only_cubes_change_hands():
    match = intrigue("gold*3", "info*3", "", secrets=["art", "gold jewels", ""], items=[[2], [1], []])
    before = (everything(match)["secrets"], supply(match), [seat["items"] for seat in match.view()["seats"]])
    play(match, "0: trade 1 info gold / 0: trade 1 info gold / 0: trade 1 info gold")
    assert (everything(match)["secrets"], supply(match), [s["items"] for s in match.view()["seats"]]) == before


@pytest.mark.parametrize(
    "held_by",
    [("", "info*3", "gold"), ("gold", "", ""), ("gold art", "", ""), ("", "", ""), ("art", "art", "art*2")],
)
def test_royal_31_an_exchange_needs_a_cube_on_both_sides(held_by):
    """RA-11: if no exchange is possible, nobody is asked and the card is gone."""
    match = intrigue(*held_by)
    assert (phase(match), match.view()["discards"][0]) == ("plan", "intrigue")
    assert happened(match, "traded") == []


def test_royal_31_refusals_say_what_is_missing():
    match = intrigue("gold", "info", "")
    assert refused(match, 0, "trade 1 art gold") == refused(match, 0, "trade 2 info gold") == "no-cube-there"
    assert refused(match, 0, "trade 1 info art") == "no-cube-of-yours"
    assert refused(match, 0, "trade 0 info gold") == "another player is meant"
    assert refused(match, 0, "take gold") == refused(match, 0, "plan A B") == "not-now"


@pytest.mark.parametrize("made", [0, 1, 2])
def test_royal_32_the_thief_may_stop_before_each_exchange(made):
    match = intrigue("gold*3", "info*3", "")
    for _ in range(made):
        play(match, "0: trade 1 info gold")
    play(match, "0: done")
    assert (phase(match), cubes(match, 0).get("info", 0)) == ("plan", made)
    assert match.view()["left"] == 0


def test_ra_09_equal_colours_are_not_exchanged():
    match = intrigue("gold", "gold info", "")
    assert legal(match, 0) == {"done", "trade 1 info gold"}
    assert refused(match, 0, "trade 1 gold gold") == "an exchange is of two different colours"


def test_ra_10_what_is_given_was_owned_before():
    match = intrigue("gold", "info art", "")
    assert "trade 1 info art" not in legal(match, 0)
    play(match, "0: trade 1 info gold")
    assert legal(match, 0) == {"done", "trade 1 gold info", "trade 1 art info"}  # what came in may go out next
    play(match, "0: trade 1 art info")
    assert cubes(match, 0) == {"art": 1}


# --- Special items -------------------------------------------------------------------------------------------


def test_royal_33_a_special_item_is_kept_for_all_to_see():
    match = table(3, "item-2 item-1")
    send(match, "A-C B-D E-F")
    assert [seat["items"] for seat in match.view(2)["seats"]] == [[2], [1], []]
    assert [seat["score"] for seat in match.view()["seats"]] == [2, 1, 0]
    assert "item-2" not in match.view()["discards"]
    assert [cubes(match, seat) for seat in (0, 1)] == [{}, {}]
    assert happened(match, "owned") == [
        {"event": "owned", "seat": 0, "amount": 2},
        {"event": "owned", "seat": 1, "amount": 1},
    ]


def test_royal_33_an_item_that_nobody_takes_is_discarded():
    match = send(table(3, "item-2"), "B-C B-C B-C")
    assert match.view()["discards"][0] == "item-2"
    assert [seat["items"] for seat in match.view()["seats"]] == [[], [], []]


def test_royal_33_items_add_up():
    match = table(3, "item-2", items=[[1, 15], [], []])
    send(match, "A-B C-B C-B")
    assert (match.view()["seats"][0]["items"], match.scores[0]) == ([1, 15, 2], 18)


# --- Documents -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("had", "back"), [(0, 0), (1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (9, 5)])
def test_royal_34_all_others_return_half_rounded_up(had, back):
    """RA-13: what is returned is rounded up, what is kept down."""
    match = stolen("documents-gold", cubes=["gold*6 info", f"gold*{had} art*3", "gold*2"])
    assert held(match, "gold") == [6, had - back, 1]
    assert supply(match)["gold"] == 24 - 6 - (had - back) - 1
    assert [move["amount"] for move in taken_back(match) if move["seat"] == 1] == ([back] if back else [])


@pytest.mark.parametrize("colour", COLOURS)
def test_royal_34_only_the_colour_of_the_documents(colour):
    match = stolen(f"documents-{colour}", cubes=["", "info*2 art*2 jewels*2 gold*2", ""])
    assert cubes(match, 1) == dict.fromkeys(COLOURS, 2) | {colour: 1}


def test_royal_35_secret_cards_are_not_touched():
    match = stolen(
        "documents-gold", cubes=["", "gold", ""], secrets=["", "gold gold gold", "gold"], items=[[], [1], []]
    )
    assert (secrets(match), everything(match)["secrets"][1]["gold"]) == ([0, 3, 1], 3)
    assert match.view()["seats"][1]["items"] == [1]
    assert held(match, "gold") == [0, 0, 0]


@pytest.mark.parametrize("plans", ["B-C B-C B-C", "A-B A-B C-B", "A-B B-A C-D"])
def test_royal_36_documents_that_nobody_steals_do_nothing(plans):
    match = stolen("documents-gold", plans, cubes=["gold*3", "gold*3", "gold*3"])
    assert held(match, "gold") == [3, 3, 3]
    assert taken_back(match) == []
    assert (loot(match)[0] == "documents-gold") == (outcomes(match)[0] != "L")


def test_royal_37_only_what_was_taken_at_earlier_places_is_halved():
    row = "gold*3 gold*2 documents-gold gold*3"
    match = send(table(4, row), "A-E B-E C-F D-F")
    assert held(match, "gold") == [1, 1, 0, 3]


def test_royal_38_returned_cubes_are_in_the_supply_at_once():
    match = table(4, "documents-gold gold*3", cubes=["", "", "gold*6", ""], supply="art*5 info*5")
    send(match, "A-E B-E C-F C-F")
    assert held(match, "gold") == [0, 3, 3, 0]
    assert supply(match).get("gold") is None
    assert phase(match) == "plan"


def test_ra_28_the_thief_of_documents_neither_gains_nor_loses():
    match = stolen("documents-art", cubes=["art*3 gold*5", "art", ""])
    assert cubes(match, 0) == {"art": 3, "gold": 5}
    assert match.view()["discards"][0] == "documents-art"
