"""The text of every action: 119 of them, read as they are written, and the same in every seat."""

from __future__ import annotations

from itertools import combinations

import pytest
from tests.games.minister.script import IN_ORDER, table

import ruse
from ruse.core.match import Match
from ruse.games.minister.notation import read, write
from ruse.games.minister.rules.state import ACTIONS, EXECUTE, KINDS, NAME, PEEK, TAX

CHARACTERS = IN_ORDER.split()
OTHERS = "bcdef"
ALL = [
    "look",
    *("move right", "move left", "move opposite"),
    *(f"claim {card}" for card in CHARACTERS),
    *("pass", "challenge", "reply"),
    *(f"swap {one} {two}" for one, two in combinations("abcdef", 2)),
    *(f"keep {one} {two}" for one, two in combinations("abcdef", 2)),
    *(f"execute {seat} {card}" for seat in range(1, 6) for card in CHARACTERS),
    *(f"tax {seat}" for seat in range(1, 6)),
    *(f"name {card}" for card in CHARACTERS),
    *(f"name {place} {card}" for place in OTHERS for card in CHARACTERS),
    *(f"peek {place}" for place in OTHERS),
]


def meant(match: Match, number: int) -> bool:
    """Return whether an action names a player who is there."""
    if EXECUTE <= number < TAX:
        return (number - EXECUTE) // KINDS < match.players - 1
    return not TAX <= number < NAME or number - TAX < match.players - 1


def test_the_actions_of_the_first_of_six_in_their_order():
    assert len(ALL) == ACTIONS == 119
    match = table(6)
    assert [write(match._state, 0, number) for number in range(ACTIONS)] == ALL


@pytest.mark.parametrize("players", range(3, 7))
def test_every_action_of_every_seat_comes_back(players):
    match = table(players)
    for seat in range(players):
        numbers = [number for number in range(ACTIONS) if meant(match, number)]
        texts = [write(match._state, seat, number) for number in numbers]
        assert len(set(texts)) == len(texts)
        assert [read(match._state, seat, text) for text in texts] == numbers


def test_an_action_means_the_same_in_every_seat():
    """Players and places are counted clockwise from the actor, so a learner need not know where it sits."""
    match = table(4)
    assert [read(match._state, seat, f"tax {(seat + 1) % 4}") for seat in range(4)] == [TAX] * 4
    assert [read(match._state, seat, f"peek {place}") for seat, place in enumerate("bcef")] == [PEEK] * 4


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "there is no action ''"),
        ("fly", "there is no action 'fly'"),
        ("look a", "there is no action 'look a'"),
        ("pass pass", "there is no action 'pass pass'"),
        ("move", "there is no action 'move'"),
        ("move up", "there is no action 'move up'"),
        ("claim", "there is no action 'claim'"),
        ("claim jester", "there is no character 'jester'"),
        ("claim King", "there is no character 'King'"),
        ("swap a", "there is no action 'swap a'"),
        ("swap a a", "two different places"),
        ("swap a g", "there is no place 'g'"),
        ("swap a b c", "there is no action"),
        ("keep ab c", "there is no place 'ab'"),
        ("execute 1", "there is no action"),
        ("execute 1 jester", "there is no character"),
        ("execute 9 king", "there is no seat '9'"),
        ("execute -1 king", "there is no seat '-1'"),
        ("execute 0 king", "another player is meant"),
        ("execute b king", "there is no seat 'b'"),
        ("tax", "there is no action 'tax'"),
        ("tax 6", "there is no seat '6'"),
        ("tax 0", "another player is meant"),
        ("name", "there is no action 'name'"),
        ("name a king", "choose a place other than your own"),
        ("name g king", "there is no place 'g'"),
        ("name b jester", "there is no character"),
        ("peek a", "choose a place other than your own"),
        ("peek", "there is no action 'peek'"),
    ],
)
def test_what_is_no_action_says_why(text, reason):
    with pytest.raises(ruse.IllegalAction, match=reason):
        table(6).play(0, text)


def test_white_space_does_not_matter():
    match = table(6)
    assert read(match._state, 0, "  claim   king ") == read(match._state, 0, "claim king")
