"""The golden scripts GR-01 to GR-15: the rulebook's examples and short stories with every cube told."""

from __future__ import annotations

import pytest
from tests.games.royal.script import (
    COLOURS,
    cubes,
    end,
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

import ruse

ROW = "gold art*2 jewels*3 gold*2 info*3 art jewels info"
EXAMPLE = "C-B C-F E-H F-D B-H"


def test_gr_01_the_example_of_the_places():
    match = send(table(5, ROW, deck="item-1 intrigue collection gold*4"), EXAMPLE)
    assert outcomes(match) == "LGHGSGLG"
    resolved = ("left", "guarded", "met", "drew", "stolen", "cubes", "refilled")
    told = [event for event in match.events() if event["event"] in resolved]
    assert [(event["event"], event.get("place", event.get("seat"))) for event in told] == [
        ("left", "A"),
        ("guarded", "B"),
        ("met", "C"),
        ("drew", 0),
        ("drew", 1),
        ("guarded", "D"),
        ("stolen", "E"),
        ("cubes", 2),
        ("guarded", "F"),
        ("left", "G"),
        ("guarded", "H"),
        ("refilled", "A"),
        ("refilled", "E"),
        ("refilled", "G"),
    ]
    assert [event["caught"] for event in happened(match, "guarded")] == [[4], [], [3], []]
    assert [event["guards"] for event in happened(match, "guarded")] == [[0], [3], [1], [2, 4]]
    assert match.view()["discards"] == ["gold", "info*3", "jewels"]
    assert loot(match) == ["item-1", "art*2", "jewels*3", "gold*2", "intrigue", "art", "collection", "info"]
    assert (secrets(match), match.view()["secret_deck"]) == ([1, 1, 0, 0, 0], 26)
    assert (cubes(match, 2), supply(match)["info"]) == ({"info": 3}, 21)


def test_gr_02_had_purple_watched_c():
    match = send(table(5, ROW), EXAMPLE.replace("F-D", "F-C"))
    assert outcomes(match) == "LGGLSGLG"
    assert match.view()["discards"] == ["gold", "gold*2", "info*3", "jewels"]
    assert (secrets(match), loot(match)[2]) == ([0] * 5, "jewels*3")


SCORING = {
    "info": ([4, 4, 2, 1], [1, 1, 0, 0]),
    "art": ([2, 2, 5, 2], [0, 0, 3, 0]),
    "jewels": ([1, 3, 4, 9], [0, 1, 3, 3]),
    "gold": ([2, 2, 2, 6], [2, 2, 2, 3]),
}


@pytest.mark.parametrize("colour", COLOURS)
def test_gr_03_each_category_of_the_example(colour):
    items, fame = SCORING[colour]
    match = end(table(4, cubes=[f"{colour}*{count}" for count in items], deck=""))
    assert [seat["fame"][colour] for seat in match.view()["seats"]] == fame


def test_gr_03_the_example_of_the_scoring():
    told = [" ".join(f"{colour}*{SCORING[colour][0][seat]}" for colour in COLOURS) for seat in range(4)]
    match = end(table(4, cubes=told, items=[[1, 2], [1], [], []], deck=""))
    assert (match.scores, match.winners) == ((6, 5, 8, 6), (2,))


def test_gr_04_a_crash_between_two_thefts():
    row = "gold*3 art documents-gold gold*2"
    match = send(table(3, row, cubes=["gold", "gold*5", "gold*3"]), "A-E C-F D-B")
    assert [(move["seat"], move["amount"]) for move in taken_back(match)] == [(0, 2), (2, 2)]
    assert held(match, "gold") == [2, 5, 3]
    assert supply(match)["gold"] == 24 - 10


def test_gr_05_documents_that_nobody_gets():
    match = send(table(3, "documents-gold", cubes=["gold*4"] * 3), "B-C B-C B-C")
    assert (held(match, "gold"), match.view()["discards"][0]) == ([4, 4, 4], "documents-gold")
    match = send(table(3, "documents-gold", cubes=["gold*4"] * 3), "A-C A-C B-C")
    assert (held(match, "gold"), loot(match)[0], secrets(match)) == ([4, 4, 4], "documents-gold", [1, 1, 0])


@pytest.mark.parametrize("stock", ["art*2", "art*0"])
def test_gr_07_a_safecracker_and_too_few_cards(stock):
    match = send(table(3, "safecracker", stock=stock), "A-B C-D D-C")
    assert secrets(match) == [int(stock[-1]), 0, 0]
    assert (match.view()["secret_deck"], match.view()["discards"][0]) == (0, "safecracker")


@pytest.mark.parametrize(("substitute", "decisions"), [("per_colour", 1), ("single_colour", 1), ("per_cube", 2)])
def test_gr_08_three_blue_and_one_left(substitute, decisions):
    match = table(3, "info*3", supply="info art*9 jewels*9 gold*9", substitute=substitute)
    send(match, "A-B C-D D-C")
    assert cubes(match, 0) == {"info": 1}
    made = 0
    while phase(match) == "take":
        assert legal(match, 0) == {"take art", "take jewels", "take gold"}
        play(match, "0: take art")
        made += 1
    assert (made, cubes(match, 0)) == (decisions, {"info": 1, "art": 2})


def test_gr_09_a_collection_without_red():
    match = send(table(3, "collection", supply="info*2 art gold*2"), "A-B C-D D-C")
    assert cubes(match, 0) == {"info": 1, "art": 1, "gold": 1}
    assert legal(match, 0) == {"take info", "take gold"}
    play(match, "0: take gold")
    assert (cubes(match, 0), phase(match)) == ({"info": 1, "art": 1, "gold": 2}, "plan")


def test_gr_10_intrigues():
    match = send(table(3, "intrigue", cubes=["art", "info*2", ""]), "A-B C-D D-C")
    assert legal(match, 0) == {"trade 1 info art", "done"}
    play(match, "0: trade 1 info art")
    assert (cubes(match, 0), cubes(match, 1)) == ({"info": 1}, {"info": 1, "art": 1})
    assert "two different colours" in refused(match, 0, "trade 1 info info")
    assert legal(match, 0) == {"trade 1 art info", "done"}
    play(match, "0: trade 1 art info / 0: trade 1 info art")
    assert (cubes(match, 0), phase(match), match.view()["discards"][0]) == ({"info": 1}, "plan", "intrigue")
    match = send(table(3, "intrigue", cubes=["", "info*2", ""]), "A-B C-D D-C")
    assert (phase(match), match.view()["discards"][0]) == ("plan", "intrigue")


@pytest.mark.parametrize(
    ("items", "fame"), [((5, 3), [3, 0]), ((5, 4), [1, 1]), ((4, 4), [1, 1]), ((1, 3), [0, 3])]
)
def test_gr_13_two_players(items, fame):
    match = end(table(2, cubes=[f"jewels*{count}" for count in items], deck=""))
    assert [seat["fame"]["jewels"] for seat in match.view()["seats"]] == fame


@pytest.mark.parametrize(("players", "places"), [(2, 6), (3, 6), (4, 7), (5, 8)])
def test_gr_15_the_set_up(players, places):
    match = ruse.deal("royal", players, seed=15)
    assert len(loot(match)) == places
    assert [sum(seat["cubes"].values()) for seat in match.view()["seats"]] == [3] * players
    assert sum(supply(match).values()) == 96 - 3 * players
    assert match.view()["deck"] == {"cards": 48 - places, "first_half": 24 - places}
    assert (everything(match)["row"], match.view()["secret_deck"]) == (loot(match), 28)
