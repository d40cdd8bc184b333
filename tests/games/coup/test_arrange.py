"""Arranged positions: impossible ones are refused, with the reason."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.coup.script import coins, deck, face_up, hands, play, table, treasury

import ruse

GOOD: dict[str, Any] = {
    "hands": [["assassin", "duke"], ["captain", "contessa"], ["ambassador"]],
    "lost": [[], [], ["contessa"]],
    "coins": [3, 2, 2],
    "turn": 1,
    "draws": ["contessa"],
}


def test_a_position_is_taken_as_it_is_told():
    match = ruse.arrange("coup", GOOD)
    assert hands(match) == ["duke assassin", "captain contessa", "ambassador"]
    assert face_up(match) == ["", "", "contessa"]
    assert (coins(match), treasury(match), match.waiting) == ([3, 2, 2], 43, (1,))
    assert deck(match) == [2, 2, 2, 2, 1]
    assert match.view()["deck"] == 9


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"hands": [["duke", "duke"], ["duke", "duke"], ["captain"]]}, "4 cards duke; there are 3"),
        ({"hands": [["contessa", "contessa"], ["contessa", "duke"], ["captain"]]}, "4 cards contessa"),
        (
            {
                "hands": [["duke", "duke"], ["duke", "captain"], []],
                "lost": [[], [], ["captain", "duke"]],
                "coins": [2, 2, 0],
            },
            "4 cards duke",
        ),
        ({"hands": [["assassin"], ["captain", "contessa"], ["ambassador"]]}, "together they are two"),
        (
            {"hands": [["assassin", "duke", "duke"], ["captain", "contessa"], ["ambassador"]]},
            "together they are two",
        ),
        ({"hands": [["assassin", "jester"], ["captain", "contessa"], ["ambassador"]]}, "no character 'jester'"),
        ({"hands": "duke"}, "needs 'hands'"),
        ({"hands": ["duke", ["captain"], ["ambassador"]]}, "a list of cards"),
        ({"lost": [[], []]}, "'lost' needs"),
        ({"coins": [3, 2]}, "'coins' needs"),
        ({"coins": [13, 2, 2]}, "cannot have 13 coins"),
        ({"coins": [-1, 2, 2]}, "cannot have -1"),
        ({"coins": [True, 2, 2]}, "cannot have True"),
        ({"turn": 3}, "'turn' is a seat"),
        ({"turn": -1}, "'turn' is a seat"),
        ({"turn": True}, "'turn' is a seat"),
        ({"draws": ["duke"] * 13}, "at most 12"),
        ({"draws": ["jester"]}, "no character 'jester'"),
        ({"picks": ["duke", "duke"]}, "draft"),
        ({"weather": "fine"}, "no key 'weather'"),
    ],
)
def test_an_impossible_position_is_refused(changes, reason):
    with pytest.raises(ruse.BadPosition, match=reason):
        ruse.arrange("coup", GOOD | changes)


def test_there_are_fifty_coins():
    seats = ["duke assassin", "captain ambassador", "contessa duke", "assassin captain", "ambassador contessa"]
    assert treasury(table(*seats, coins=[10] * 5)) == 0
    with pytest.raises(ruse.BadPosition, match="51 coins"):
        table(*seats, coins=[11, 10, 10, 10, 10])
    assert sum(coins(table(*seats, coins=[11, 10, 10, 10, 10], treasury="unlimited"))) == 51


def test_the_eliminated_have_no_turn_and_no_coins():
    with pytest.raises(ruse.BadPosition, match="cannot be its turn"):
        table("(duke) (captain)", "duke captain", "duke contessa")
    with pytest.raises(ruse.BadPosition, match="has no coins"):
        table("duke captain", "(duke) (captain)", "duke contessa", coins=[2, 1, 2])
    with pytest.raises(ruse.BadPosition, match="at least two"):
        table("duke captain", "(duke) (captain)")


def test_coins_are_two_each_unless_said():
    assert coins(table("duke captain", "(duke) (captain)", "duke contessa")) == [2, 0, 2]


def test_draws_come_in_their_order_and_then_chance():
    match = table("ambassador captain", "captain contessa", draws="duke contessa assassin")
    play(match, "0: exchange / 1: pass")
    assert match.view(0)["drawn"] == ["duke", "contessa"]
    play(match, "0: keep ambassador captain / 1: tax / 0: pass / 0: exchange / 1: pass")
    assert match.view(0)["drawn"][0] == "assassin"


def test_a_draw_the_deck_does_not_have_is_passed_over():
    match = table("duke duke", "duke contessa", draws="duke contessa assassin")
    play(match, "0: exchange / 1: pass")
    assert match.view(0)["drawn"] == ["contessa", "assassin"]


def test_an_arranged_match_is_written_and_read():
    match = play(ruse.arrange("coup", GOOD, seed=3), "1: steal 0 / 0: challenge / 2: pass / 1: show / 0: lose duke")
    again = ruse.loads(match.dumps())
    assert again.reveal() == match.reveal()
    assert hands(again)[1] == "contessa contessa"
