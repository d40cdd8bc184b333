"""Refill, the end and the scoring: ROYAL-39 to ROYAL-50."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from tests.games.royal.script import COLOURS, end, happened, loot, outcomes, phase, secrets, send, table

from ruse.core.match import Match


def scored(*items: tuple[int, int, int, int], secrets: Sequence[str] = ()) -> Match:
    """Return the fame of each category if the seats end with these cubes: `info art jewels gold` of each seat."""
    told = [" ".join(f"{colour}*{n}" for colour, n in zip(COLOURS, seat, strict=True)) for seat in items]
    match = end(table(len(items), cubes=told, secrets=secrets, deck="", supply="info*9 art*9"))
    assert match.over
    return match


def fame(match: Match, colour: str) -> list[int]:
    """Return what a category has brought each seat."""
    return [seat["fame"][colour] for seat in match.view()["seats"]]


def of_info(*items: int) -> list[int]:
    """Return what information brings with this many items each."""
    return fame(scored(*[(n, 0, 0, 0) for n in items]), "info")


def of_gold(*items: int) -> list[int]:
    """Return what gold brings with this many items each."""
    return fame(scored(*[(0, 0, 0, n) for n in items]), "gold")


# --- Refill --------------------------------------------------------------------------------------------------


def test_royal_39_every_empty_place_gets_the_next_card():
    match = table(3, deck="info*2 info*3 art*4 gold*4 gold*4")
    send(match, "B-A E-C B-C")
    assert outcomes(match) == "GHGLSL"
    assert loot(match) == ["info", "art", "jewels", "info*2", "info*3", "art*4"]
    assert match.view()["deck"] == {"cards": 2, "first_half": 0}


def test_royal_40_too_few_cards_for_the_empty_places_end_the_match():
    """RA-15: nothing is filled up; what lies out is lost, the rest of the deck is not seen."""
    match = table(3, "gold*3", deck="info*2 info*3 art*4")
    send(match, "A-B A-B A-B")
    assert match.over
    assert phase(match) == "over"
    assert happened(match, "ended") == [{"event": "ended", "empty": 4, "amount": 3}]
    assert loot(match) == ["gold*3", "art", None, None, None, None]
    assert happened(match, "refilled") == []
    assert match.view()["deck"]["cards"] == 3
    assert [seat["cubes"]["gold"] for seat in match.view()["seats"]] == [0, 0, 0]


def test_royal_41_just_enough_cards_mean_another_round():
    match = table(3, deck="info*2 info*3 art*4 gold*4")
    send(match, "A-B A-B A-B")
    assert (match.over, match.view()["deck"]["cards"]) == (False, 0)
    assert loot(match) == ["info", "art", "info*2", "info*3", "art*4", "gold*4"]
    send(match, "A-B A-B A-B")
    assert match.over


@pytest.mark.parametrize("players", range(3, 6))
def test_royal_42_a_round_begins_with_loot_everywhere(players):
    match = table(players, deck="info " * 25)
    while not match.over:
        assert None not in loot(match)
        send(match, " ".join(["A-B"] * players))


def test_ra_16_a_place_whose_item_was_taken_is_empty():
    match = table(4, "item-1", deck="info*2 info*3")
    send(match, "A-B C-B C-D D-E")
    assert outcomes(match) == "SGHGGLL"
    assert match.over  # three are empty, two cards are left


# --- Scoring -------------------------------------------------------------------------------------------------


def test_royal_43_categories_are_scored_in_their_order():
    match = scored((1, 2, 3, 4), (0, 0, 0, 0), (4, 3, 2, 1))
    told = [event["colour"] for event in match.events() if event["event"] in ("counted", "scored")]
    assert told == [colour for colour in COLOURS for _ in range(6)]


def test_royal_44_cubes_and_secret_cards_count_alike():
    match = scored((2, 0, 0, 0), (0, 0, 0, 0), (1, 0, 0, 0), secrets=["", "info info info", "info info"])
    counted = [event for event in happened(match, "counted") if event["colour"] == "info"]
    assert [(event["cubes"], event["secrets"]) for event in counted] == [(2, 0), (0, 3), (1, 2)]
    assert fame(match, "info") == [0, 1, 1]


def test_royal_44_only_secret_cards_of_that_colour():
    match = scored((2, 0, 0, 0), (0, 0, 0, 0), (1, 0, 0, 0), secrets=["", "gold gold gold", ""])
    assert fame(match, "info") == [3, 0, 0]


@pytest.mark.parametrize("lead", [1, 2, 11])
def test_royal_45_only_the_ranking_counts(lead):
    assert of_info(3, 2, 3 + lead) == [0, 0, 3]
    assert of_gold(3, 2, 3 + lead) == [3, 0, 3]


@pytest.mark.parametrize(
    ("items", "info", "gold"),
    [
        ((5, 4, 3, 2), [3, 0, 0, 0], [3, 3, 3, 0]),
        ((5, 5, 3, 2), [1, 1, 0, 0], [3, 3, 3, 0]),
        ((5, 5, 5, 2), [1, 1, 1, 0], [3, 3, 3, 0]),
        ((5, 5, 5, 5), [0, 0, 0, 0], [2, 2, 2, 2]),
        ((2, 3, 3, 3), [0, 1, 1, 1], [0, 3, 3, 3]),
        ((4, 2, 2, 2), [3, 0, 0, 0], [3, 2, 2, 2]),
        ((1, 2, 2, 1), [0, 1, 1, 0], [1, 3, 3, 1]),
    ],
)
def test_royal_46_those_who_tie_divide_the_fame_of_their_places(items, info, gold):
    assert of_info(*items) == info
    assert of_gold(*items) == gold


@pytest.mark.parametrize(
    ("items", "gold"),
    [((5, 4, 3, 2, 1), [3, 3, 3, 3, 0]), ((1, 1, 1, 1, 1), [2] * 5), ((2, 2, 1, 1, 1), [3, 3, 2, 2, 2])],
)
def test_royal_50_with_five_gold_pays_all_but_the_last(items, gold):
    assert of_gold(*items) == gold


@pytest.mark.parametrize(
    ("items", "art", "jewels"),
    [
        ((5, 4, 3, 2, 1), [3, 3, 0, 0, 0], [3, 3, 3, 0, 0]),
        ((5, 4, 4, 4, 1), [3, 1, 1, 1, 0], [3, 2, 2, 2, 0]),
    ],
)
def test_royal_50_with_five_art_pays_two_and_jewels_three(items, art, jewels):
    match = scored(*[(0, n, n, 0) for n in items])
    assert (fame(match, "art"), fame(match, "jewels")) == (art, jewels)


def test_royal_47_a_category_leaves_cards_and_other_cubes_alone():
    match = scored((3, 3, 3, 3), (1, 1, 1, 1), (2, 2, 2, 2), secrets=["gold", "", "info"])
    assert secrets(match) == [1, 0, 1]
    assert [fame(match, colour) for colour in COLOURS] == [[1, 0, 1], [3, 0, 1], [3, 0, 2], [3, 0, 3]]


def test_royal_48_fame_of_categories_and_items_is_added():
    position = ["info*3 gold", "art*2", "gold*2"]
    match = end(table(3, cubes=position, items=[[1], [], [2, 1]], deck=""))
    assert match.scores == (1 + 3 + 0 + 1 + 3, 0 + 3 + 1 + 0, 3 + 0 + 0 + 1 + 3)
    assert [seat["score"] for seat in match.view()["seats"]] == list(match.scores)


def test_royal_49_the_most_fame_wins():
    match = scored((3, 0, 0, 3), (0, 0, 0, 2), (0, 0, 0, 1))
    assert match.winners == (0,)
    assert happened(match, "finished") == [{"event": "finished", "winners": [0], "amount": 8}]


def test_royal_49_all_with_the_most_fame_win():
    match = end(table(3, cubes=["", "", ""], items=[[2], [1], [1, 1]], deck=""))
    assert (match.scores, match.winners) == ((7, 6, 7), (0, 2))


def test_royal_49_all_share_where_all_are_equal():
    assert end(table(5, deck="")).winners == (0, 1, 2, 3, 4)


def test_ra_17_a_place_scores_with_nothing_too():
    assert of_gold(4, 0, 0) == [3, 1, 1]
    assert of_info(0, 0, 0) == [1, 1, 1]
    match = scored((0, 0, 0, 0), (0, 1, 0, 0), (0, 0, 0, 0))
    assert fame(match, "art") == [0, 3, 0]
    assert fame(match, "jewels") == [1, 1, 1]


def test_ra_20_secret_cards_are_laid_open_category_by_category():
    match = scored((0, 0, 0, 0), (0, 0, 0, 0), (0, 0, 0, 0), secrets=["gold info", "", "jewels"])
    order = [(event["seat"], event["colour"]) for event in happened(match, "counted") if event["secrets"]]
    assert order == [(0, "info"), (2, "jewels"), (0, "gold")]
    assert [event["colour"] for event in happened(match, "scored")][:3] == ["info"] * 3
    names = [event["event"] for event in match.events()]
    assert names.index("scored") < len(names) - names[::-1].index("counted")


@pytest.mark.parametrize(
    ("items", "ranks"), [((3, 1, 2), [1, 3, 2]), ((2, 2, 1), [1, 1, 3]), ((0, 4, 0), [2, 1, 2])]
)
def test_royal_46_places_that_are_shared_are_used_up(items, ranks):
    match = scored(*[(n, 0, 0, 0) for n in items])
    assert [event["rank"] for event in happened(match, "scored") if event["colour"] == "info"] == ranks
