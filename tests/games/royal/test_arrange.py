"""Arranged positions: impossible ones are refused, with the reason."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from tests.games.royal.script import COLOURS, cubes, everything, happened, loot, play, secrets, send, supply, table

import ruse
from ruse.core.cards import contents
from ruse.games.royal.cards.tables import FILE, FIRST_PILE, SECOND_PILE, loot_name

ROW = ["gold*3", "info+art", "collection", "intrigue", "item-2", "documents-gold"]
GOOD: dict[str, Any] = {
    "cubes": [{"gold": 1, "info": 2}, {}, {"art": 24}],
    "secrets": [["gold"], [], ["info", "info"]],
    "items": [[], [1, 2], []],
    "row": ROW,
    "deck": ["gold*2", "info*4", "gold*2"],
    "discards": ["art*3"],
    "secret_draws": ["gold", "art"],
}
TWO: dict[str, Any] = {"cubes": [{}, {}]}
ALL = Counter(map(loot_name, FIRST_PILE + SECOND_PILE))


def test_a_position_is_taken_as_it_is_told():
    match = ruse.arrange("royal", GOOD)
    view, told = match.view(), everything(match)
    assert [cubes(match, seat) for seat in range(3)] == [{"info": 2, "gold": 1}, {}, {"art": 24}]
    assert supply(match) == {"info": 22, "jewels": 24, "gold": 23}
    assert (secrets(match), told["secrets"][2]["info"]) == ([1, 0, 2], 2)
    assert told["secret_deck"] == {"info": 5, "art": 7, "jewels": 7, "gold": 6}
    assert [seat["items"] for seat in view["seats"]] == [[], [1, 2], []]
    assert (loot(match), told["deck"], view["discards"]) == (ROW, GOOD["deck"], ["art*3"])
    assert view["deck"] == {"cards": 3, "first_half": 1}  # a four lies in the second half only
    assert (view["phase"], match.waiting, view["turns"], view["partner"]) == ("plan", (0, 1, 2), 0, None)


def test_what_is_not_told_is_as_at_the_start():
    match = ruse.arrange("royal", {"cubes": [{}, {}, {}, {}]})
    assert (secrets(match), match.view()["secret_deck"]) == ([0] * 4, 28)
    assert match.view()["deck"] == {"cards": 41, "first_half": 17}
    assert Counter(loot(match) + everything(match)["deck"]) == ALL
    assert ruse.arrange("royal", TWO).view()["partner"] == 0


def test_a_deck_that_is_not_told_is_what_lies_nowhere_else():
    position = {"cubes": [{}, {}, {}], "row": ROW, "discards": ["art*3"], "items": [[1], [], []]}
    match = ruse.arrange("royal", position)
    lying = Counter([*ROW, "art*3", "item-1", *everything(match)["deck"]])
    assert lying == ALL
    # Of what lies elsewhere, item-2, documents-gold and no more were in the second half.
    assert match.view()["deck"] == {"cards": 40, "first_half": 18}
    assert len({tuple(everything(ruse.arrange("royal", position, seed=seed))["deck"]) for seed in range(9)}) == 9


def test_a_puzzle_may_have_other_cubes_than_a_match():
    match = ruse.arrange("royal", {"cubes": [{"gold": 60}, {}, {}], "supply": {"gold": 60, "art": 0}})
    assert (cubes(match, 0), supply(match)) == ({"gold": 60}, {"info": 24, "jewels": 24, "gold": 60})
    match = ruse.arrange("royal", {"cubes": [{}, {}, {}], "secret_deck": {"gold": 2}})
    assert everything(match)["secret_deck"] == {"info": 0, "art": 0, "jewels": 0, "gold": 2}


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"weather": "fine"}, "a position has no key 'weather'; it has cubes, secrets, items, row"),
        ({7: 1}, "a position has no key 7"),
        ({"cubes": None}, "'cubes', those of each of 2 to 5 seats"),
        ({"cubes": [{}]}, "2 to 5 seats"),
        ({"cubes": [{}] * 6}, "2 to 5 seats"),
        ({"cubes": {"gold": 1}}, "2 to 5 seats"),
        ({"cubes": [{}, {}, 3]}, r"'cubes' of seat 2 is a mapping such as \{'gold': 1\}, not 3"),
        ({"cubes": [{}, {"silver": 1}, {}]}, "'cubes' of seat 1: there is no colour 'silver'; there is info, art"),
        ({"cubes": [{"gold": -1}, {}, {}]}, "'cubes' of seat 0: gold is a number from 0 to 60, not -1"),
        ({"cubes": [{"gold": 61}, {}, {}]}, "from 0 to 60, not 61"),
        ({"cubes": [{"gold": True}, {}, {}]}, "not True"),
        ({"cubes": [{"gold": 1.0}, {}, {}]}, "not 1.0"),
        ({"cubes": [{"gold": 20}, {"gold": 5}, {}]}, "the seats have more cubes of gold than there are: 24"),
        ({"supply": 5}, "'supply' is a mapping"),
        ({"supply": {"red": 5}}, "'supply': there is no colour 'red'"),
        ({"supply": {"gold": 61}}, "'supply': gold is a number from 0 to 60"),
        ({"secrets": [[], []]}, "'secrets' needs a list for each of the 3 seats"),
        ({"secrets": "gold"}, "'secrets' needs a list for each of the 3 seats"),
        ({"secrets": ["gold", [], []]}, "'secrets' of seat 0 is a list of at most 60 colours, not 'gold'"),
        ({"secrets": [["gold"] * 61, [], []]}, "'secrets' of seat 0 is a list of at most 60 colours"),
        ({"secrets": [[], ["silver"], []]}, "'secrets' of seat 1: there is no colour 'silver'"),
        ({"secrets": [[], [3], []]}, "'secrets' of seat 1: there is no colour 3"),
        ({"secrets": [["gold"] * 5, ["gold"] * 3, []]}, "there are only 7 secret cards of gold"),
        ({"secret_deck": ["gold"]}, "'secret_deck' is a mapping"),
        ({"secret_deck": {"gold": 99}}, "'secret_deck': gold is a number from 0 to 60"),
        ({"items": [[1]]}, "'items' needs a list for each of the 3 seats"),
        ({"items": [1, [], []]}, "'items' of seat 0 is a list with the fame of at most 8 special items"),
        ({"items": [[], [], [1] * 9]}, "'items' of seat 2 is a list"),
        ({"items": [[0], [], []]}, "'items' of seat 0: an item has 1 to 15 fame, not 0"),
        ({"items": [[16], [], []]}, "1 to 15 fame, not 16"),
        ({"items": [["1"], [], []]}, "1 to 15 fame, not '1'"),
        ({"items": [[True], [], []]}, "1 to 15 fame, not True"),
        ({"items": [[1] * 4, [1] * 4, []]}, "there can be 8 special items in all"),
        ({"row": ["gold"] * 5}, "'row' needs a loot card for each of the 6 places, not 5"),
        ({"row": ["gold"] * 7}, "not 7"),
        ({"row": ["gold", "art", "art", "art", "art", "silver*2"]}, "'row': there is no loot card 'silver"),
        ({"row": "gold"}, "'row' is a list of at most 80 loot cards, such as 'gold"),
        ({"deck": 5}, "'deck' is a list of at most 80 loot cards"),
        ({"deck": ["gold"] * 81}, "'deck' is a list of at most 80"),
        ({"deck": ["gold*8"]}, "'deck': there is no loot card 'gold"),
        ({"deck": [None]}, "'deck': there is no loot card None"),
        ({"discards": ["gold"] * 70, "deck": ["gold"] * 5}, "there is room for 80 loot cards in all"),
        ({"discards": ["gold and silver"]}, "'discards': there is no loot card 'gold and silver'"),
        ({"row": [], "deck": ["gold"] * 5}, "the deck has 5 cards, too few to fill the 6 places"),
        ({"secret_draws": "gold"}, "'secret_draws' is a list of at most 32 colours"),
        ({"secret_draws": ["gold"] * 33}, "'secret_draws' is a list of at most 32 colours"),
        ({"secret_draws": ["blue"]}, "'secret_draws': there is no colour 'blue'"),
        ({"secret_draws": ["gold"] * 7}, "'secret_draws' has more gold than the secret deck"),
        ({"partner": 0}, "there is a partner with two players only"),
    ],
)
def test_an_impossible_position_is_refused(changes, reason):
    with pytest.raises(ruse.BadPosition, match=reason):
        ruse.arrange("royal", GOOD | changes)


@pytest.mark.parametrize("partner", [2, -1, None, True, "0"])
def test_a_partner_is_one_of_the_two(partner):
    with pytest.raises(ruse.BadPosition, match=f"'partner' is seat 0 or 1, not {partner!r}"):
        ruse.arrange("royal", TWO | {"partner": partner})


@pytest.mark.parametrize("position", [None, [], "gold", 4])
def test_a_position_is_a_mapping(position):
    with pytest.raises(ruse.BadPosition, match="a position is a mapping with the keys cubes, secrets"):
        ruse.arrange("royal", position)


def test_a_record_has_room_for_all_that_is_arranged():
    """A seat can come to hold all cubes of a colour, and a record counts to 255."""
    with pytest.raises(ruse.BadPosition, match="there can be 240 cubes of gold in all"):
        table(5, cubes=["gold*60"] * 4, supply="gold")
    match = table(5, "documents-gold", cubes=["gold*45"] * 4 + [""], supply="gold*60", deck="documents-gold " * 60)
    while not match.over:
        send(match, "C-B C-B D-B D-B A-B")
    assert supply(match) == {"gold": 240}
    assert len(match._state.pack()) == match._state.SIZE
    with pytest.raises(ruse.BadPosition, match="there can be 240 secret cards in all"):
        table(5, secrets=["gold " * 60] * 4 + [""], stock="info")
    match = table(5, secrets=["gold " * 60] * 4 + [""], stock="info*0")
    match.imagine(4, 1).pack()


def test_a_box_full_of_loot_can_be_arranged():
    """With as many loot cards as there is room for, the row is filled from the deck."""
    loot_cards = [{"card": "gold", "back": 1, "copies": 80}]
    match = ruse.arrange("royal", {"cubes": [{}, {}, {}]}, cards=contents(FILE) | {"loot": loot_cards})
    assert match.view()["deck"] == {"cards": 74, "first_half": 74}


def test_secret_draws_come_in_their_order_and_then_chance():
    match = table(3, draws="gold info art", stock="info art gold*5")
    send(match, "A-B A-B C-D")
    assert [
        event["colours"] for event in happened(match, "drew", 0) + happened(match, "drew", 1) if "colours" in event
    ] == [
        ["gold"],
        ["info"],
    ]
    send(match, "A-B A-B A-B")
    assert [seat["art"] for seat in everything(match)["secrets"]] == [1, 0, 0]
    assert everything(match)["secret_deck"] == {"info": 0, "art": 0, "jewels": 0, "gold": 2}


@pytest.mark.parametrize("partner", [0, 1])
def test_an_arranged_match_is_written_and_read(partner):
    match = table(2, "carte-blanche", partner=partner, draws="gold", seed=3)
    send(match, "AB-C D-AC" if partner == 0 else "D-AC AB-C")
    again = ruse.loads(match.dumps())
    assert again.reveal() == match.reveal()
    assert again._state.pack() == match._state.pack()


def test_a_position_is_kept_as_it_was_given():
    position = {**GOOD, "cubes": [{"gold": 1}, {}, {}]}
    match = ruse.arrange("royal", position)
    position["cubes"][0]["gold"] = 9
    assert cubes(ruse.loads(match.dumps()), 0) == {"gold": 1}


def test_arranged_chance_follows_the_seed():
    plays = set()
    for seed in range(12):
        match = send(table(3, "safecracker", seed=seed), "A-B C-D D-C")
        plays.add(tuple(everything(match)["secrets"][0][colour] for colour in COLOURS))
    assert len(plays) > 4


def test_discards_keep_their_place_as_the_deck_shrinks():
    """The deck begins behind the discards and the row, so that no card is ever written over."""
    match = table(3, deck="info*2 info*3 info*4 art*4 gold*4", discards="gold gold art")
    send(match, "A-B A-B A-B")
    assert match.view()["discards"] == ["gold", "gold", "art", "jewels", "gold", "info*2", "art*2"]
    assert everything(match)["deck"] == ["gold*4"]
    play(match, "0: plan A B / 1: plan A B / 2: plan A B")
    assert match.over
