"""Arranged positions: impossible ones are refused, with the reason."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.minister.script import (
    IN_ORDER,
    coins,
    happened,
    known,
    lie,
    money,
    phase,
    play,
    table,
    treasury,
    worlds,
)

import ruse

GOOD: dict[str, Any] = {
    "players": 4,
    "cards": ["king", "thief", "peasant", "minister", "collector", "executioner"],
    "coins": [3, 5, 2, 3],
    "treasury": 7,
    "turn": 1,
}


def test_a_position_is_taken_as_it_is_told():
    match = ruse.arrange("minister", GOOD)
    assert lie(match) == "king thief peasant minister collector executioner"
    assert (coins(match), treasury(match), match.waiting) == ([3, 5, 2, 3], 7, (1,))
    assert [worlds(match, seat) for seat in range(4)] == [720] * 4
    assert (phase(match), match.view()["turns"]) == ("action", 0)


def test_what_is_not_told_is_as_at_the_start():
    match = ruse.arrange("minister", {"players": 5, "cards": GOOD["cards"]})
    assert (money(match), match.waiting) == (([3] * 5, 10), (0,))
    assert ruse.arrange("minister", {"players": 5, "cards": GOOD["cards"]}, first_player=3).waiting == (3,)


def test_the_treasury_has_what_the_players_have_not():
    assert treasury(table(3, coins=[1, 2, 3])) == 9


@pytest.mark.parametrize(("coins", "left"), [([1, 1, 1], 3), ([9, 9, 9], 1), ([0, 0, 0], 30)])
def test_a_puzzle_may_have_other_coins_than_a_match(coins, left):
    """Both told, coins and treasury are taken as given: a position needs not have five coins a player."""
    match = table(3, coins=coins, treasury=left)
    assert money(match) == (coins, left)
    play(match, "0: claim king / 1,2: pass")
    assert sum(money(match)[0]) + treasury(match) == sum(coins) + left


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"players": 2}, "a number from 3 to 6, not 2"),
        ({"players": 7}, "a number from 3 to 6"),
        ({"players": None}, "a number from 3 to 6"),
        ({"players": True}, "a number from 3 to 6"),
        ({"players": "4"}, "a number from 3 to 6"),
        ({"cards": None}, "the characters at the places a to f"),
        ({"cards": "king"}, "the characters at the places a to f"),
        ({"cards": []}, "the characters at the places a to f"),
        ({"cards": ["king"] * 6}, "the characters at the places a to f, each once"),
        ({"cards": [*GOOD["cards"], "king"]}, "the characters at the places a to f"),
        ({"cards": [*GOOD["cards"][:5], "jester"]}, "the characters at the places a to f"),
        ({"cards": [*GOOD["cards"][:5], 3]}, "the characters at the places a to f"),
        ({"coins": [3, 5, 2]}, "'coins' needs a number for each of the 4 seats"),
        ({"coins": 3}, "'coins' needs"),
        ({"coins": [3, 5, 2, -1]}, "seat 3 cannot have -1 coins"),
        ({"coins": [3, 20, 2, 3]}, "seat 1 cannot have 20 coins; there are 20 in the game"),
        ({"coins": [True, 5, 2, 3]}, "seat 0 cannot have True"),
        ({"coins": [3, 5, 2, 3.0]}, "seat 3 cannot have 3.0"),
        ({"treasury": 0}, "'treasury' is a number of coins from 1"),
        ({"treasury": -2}, "'treasury' is a number of coins from 1"),
        ({"treasury": 31}, "'treasury' is a number of coins from 1 to 30, not 31"),
        ({"treasury": True}, "'treasury' is a number"),
        ({"treasury": "8"}, "'treasury' is a number"),
        ({"turn": 4}, "'turn' is a seat from 0 to 3, not 4"),
        ({"turn": -1}, "'turn' is a seat"),
        ({"turn": True}, "'turn' is a seat"),
        ({"phase": "over"}, "'phase' is peek or action, not 'over'"),
        ({"phase": ["peek"]}, "'phase' is peek or action"),
        ({"swaps": True}, "'swaps' is a list of at most 16"),
        ({"swaps": [True] * 17}, "'swaps' is a list of at most 16"),
        ({"swaps": [1]}, "'swaps' has true or false, not 1"),
        ({"swaps": ["swap"]}, "'swaps' has true or false"),
        ({"looked": [["a"]]}, "'looked' needs a list of places for each of the 4 seats"),
        ({"looked": "abcd"}, "'looked' needs a list"),
        ({"looked": ["a", [], [], []]}, "'looked' needs a list of places for each seat, not 'a'"),
        ({"looked": [["g"], [], [], []]}, "no place 'g'; places are a to f"),
        ({"looked": [["ab"], [], [], []]}, "no place 'ab'"),
        ({"looked": [[""], [], [], []]}, "no place ''"),
        ({"looked": [[1], [], [], []]}, "no place 1"),
        ({"weather": "fine"}, "no key 'weather'"),
    ],
)
def test_an_impossible_position_is_refused(changes, reason):
    with pytest.raises(ruse.BadPosition, match=reason):
        ruse.arrange("minister", GOOD | changes)


def test_a_position_needs_coins_in_the_treasury():
    with pytest.raises(ruse.BadPosition, match="nothing is left for the treasury"):
        table(3, coins=[5, 5, 5])
    with pytest.raises(ruse.BadPosition, match="nothing is left for the treasury"):
        table(3, coins=[14, 14, 14])


@pytest.mark.parametrize("position", [None, [], "king", 4])
def test_a_position_is_a_mapping(position):
    with pytest.raises(ruse.BadPosition, match="a position is a mapping"):
        ruse.arrange("minister", position)


def test_swaps_come_in_their_order_and_then_chance():
    match = table(3, swaps="swap keep")
    play(match, "0: claim minister / 1,2: pass / 0: swap a b")
    assert lie(match).startswith("thief king")
    play(match, "1: claim minister / 0,2: pass / 1: swap a b")
    assert lie(match).startswith("thief king")
    outcomes = set()
    for seed in range(12):
        match = table(3, swaps="keep", seed=seed)
        play(match, "0: claim minister / 1,2: pass / 0: swap a b / 1: claim minister / 0,2: pass / 1: swap a b")
        outcomes.add(lie(match))
    assert len(outcomes) == 2


def test_sixteen_swaps_can_be_told():
    match = table(3, swaps="swap " * 16)
    for _ in range(16):
        (seat,) = match.waiting
        others = ",".join(str(other) for other in range(3) if other != seat)
        play(match, f"{seat}: claim minister / {others}: pass / {seat}: swap a b")
    assert lie(match) == IN_ORDER


def test_looked_is_what_each_has_seen():
    match = table(4, looked=["a", "bc", "", "abcdef"])
    assert [worlds(match, seat) for seat in range(4)] == [120, 24, 720, 1]
    assert known(match, 1, "c") == {"minister"}
    assert happened(match, "looked") == []


def test_looked_is_public_so_that_it_can_be_imagined():
    """The others know where a seat has looked, as if they had been there."""
    match = table(3, looked=["b", "", ""])
    assert match._state.looks[0, 0] == 0b10
    played = play(table(3, peek=True), "0: peek b / 1: peek a / 2: peek a")
    assert played._state.looks[0, 0] == 0b10


@pytest.mark.parametrize("look", ["sequential", "simultaneous"])
def test_the_peeks_may_be_still_to_come(look):
    match = ruse.arrange("minister", GOOD | {"phase": "peek"}, first_look=look)
    assert (phase(match), match.waiting) == ("peek", (1,) if look == "sequential" else (0, 1, 2, 3))
    play(match, "1: peek a / 2: peek a / 3: peek a / 0: peek b")
    assert (phase(match), match.waiting) == ("action", (1,))


def test_an_arranged_match_is_written_and_read():
    match = ruse.arrange("minister", GOOD | {"swaps": [True], "looked": [["a"], [], [], ["b"]]}, seed=3)
    play(match, "1: claim minister / 0,2: pass / 3: challenge / 2: move left / 3: claim minister / 0,1,2: pass")
    play(match, "3: swap a f")
    again = ruse.loads(match.dumps())
    assert again.reveal() == match.reveal()
    assert again._state.pack() == match._state.pack()


def test_a_position_is_kept_as_it_was_given():
    position = {**GOOD, "coins": [3, 5, 2, 3]}
    match = ruse.arrange("minister", position)
    position["coins"][0] = 9
    assert coins(ruse.loads(match.dumps())) == [3, 5, 2, 3]
