"""The draft for two: COUP-13."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from tests.games.coup.script import coins, everything, hands, happened, legal, phase, play, refused, table

import ruse
from ruse.core.match import Match

CHARACTERS = ["duke", "assassin", "captain", "ambassador", "contessa"]


def drafting(seed: int = 1, **options: Any) -> Match:
    return ruse.deal("coup", 2, seed=seed, draft_2p=True, first_player=0, **options)


def test_coup_13_both_pick_one_of_five():
    match = drafting()
    assert (phase(match), match.waiting) == ("draft", (0, 1))
    assert legal(match, 0) == legal(match, 1) == {f"draft {card}" for card in CHARACTERS}
    assert hands(match) == ["", ""]


@pytest.mark.parametrize("seed", range(12))
def test_coup_13_the_third_pile_gives_a_card_each_and_is_the_deck(seed):
    match = play(drafting(seed), "0: draft duke / 1: draft contessa")
    known = everything(match)
    first, second = Counter(known["hands"][0]), Counter(known["hands"][1])
    assert first.total() == second.total() == 2
    assert first["duke"] >= 1
    assert second["contessa"] >= 1
    assert match.view()["deck"] == sum(known["deck"].values()) == 3
    live = first + second + Counter(known["deck"]) - Counter({"duke": 1, "contessa": 1})
    assert live == Counter(CHARACTERS)
    assert known["picks"] == ["duke", "contessa"]
    assert (phase(match), match.waiting) == ("action", (0,))


def test_coup_13_the_second_card_is_any_of_the_pile():
    dealt: Counter[str] = Counter()
    for seed in range(300):
        match = play(drafting(seed), "0,1: draft duke")
        dealt[hands(match)[1].replace("duke", "", 1).strip()] += 1
    assert set(dealt) == set(CHARACTERS)
    assert min(dealt.values()) > 35


def test_coup_13_is_for_two_players():
    with pytest.raises(ruse.BadOption, match="2 players"):
        ruse.deal("coup", 3, draft_2p=True)


def test_coup_13_plays_on_with_eight_cards_out_of_the_game():
    match = table("duke captain", "contessa captain", picks="captain contessa", draft_2p=True)
    assert match.view()["deck"] == 3
    with pytest.raises(ruse.BadPosition, match="picks"):
        table("duke captain", "contessa captain", draft_2p=True)
    with pytest.raises(ruse.BadPosition, match="2 in the game"):
        table("captain captain", "captain contessa", picks="captain contessa", draft_2p=True)


def test_amb_27_picks_are_secret():
    match = play(drafting(), "0: draft duke")
    assert match.waiting == (1,)
    assert match.view(0)["picked"] == "duke"
    assert match.view(0)["set_aside"] == ["assassin", "captain", "ambassador", "contessa"]
    assert "picked" not in match.view(1)
    assert refused(match, 0, "draft captain") == "not-asked"
    play(match, "1: draft captain")
    assert happened(match, "drafted", 0) == [
        {"event": "drafted", "seat": 0, "card": "duke"},
        {"event": "drafted", "seat": 1},
    ]
    assert [event.get("card") for event in happened(match, "drafted")] == [None, None]
    assert match.view(1)["picked"] == "captain"


@pytest.mark.parametrize(("seat", "picks"), [(0, ["duke", None]), (1, [None, "duke"])])
def test_amb_27_a_pick_not_made_yet_is_none(seat, picks):
    assert everything(drafting())["picks"] == [None, None]
    assert everything(play(drafting(), f"{seat}: draft duke"))["picks"] == picks


@pytest.mark.parametrize(
    ("coin_rule", "draft_rule", "expected"),
    [
        ("starter_1", "same_as_two_player", [1, 2]),
        ("both_1", "same_as_two_player", [1, 1]),
        ("starter_1", "both_2", [2, 2]),
        ("both_1", "both_2", [2, 2]),
    ],
)
def test_amb_26_draft_coins(coin_rule, draft_rule, expected):
    assert coins(drafting(two_player_coins=coin_rule, draft_coins=draft_rule)) == expected


def test_amb_26_draft_coins_mean_nothing_without_the_draft():
    match = ruse.deal("coup", 2, seed=1, first_player=0, draft_coins="both_2")
    assert coins(match) == [1, 2]
