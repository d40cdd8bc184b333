"""The text of every action: 229 of them, read as they are written, and the same in every seat."""

from __future__ import annotations

from itertools import combinations, permutations

import pytest
from tests.games.royal.script import COLOURS, legal, send, table

import ruse
from ruse.core.notation import read_other
from ruse.games.royal.notation import read, write
from ruse.games.royal.rules.state import ACTIONS, DONE, PAIRS, TAKE, TRADE, WIDTH

PAIRED = list(combinations("ABCDEF", 2))
ALL = [
    *(f"plan {thief} {snitch}" for thief, snitch in permutations("ABCDEFGH", 2)),
    *(f"plan {one}+{two} {snitch}" for one, two in PAIRED for snitch in "ABCDEF" if snitch not in (one, two)),
    *(f"plan {thief} {one}+{two}" for thief in "ABCDEF" for one, two in PAIRED if thief not in (one, two)),
    *(f"take {colour}" for colour in COLOURS),
    *(f"trade {seat} {taken} {given}" for seat in range(1, 5) for taken, given in permutations(COLOURS, 2)),
    "done",
]


def test_the_actions_of_the_first_of_five_in_their_order():
    assert len(ALL) == ACTIONS == 229
    match = table(5)
    assert [write(match._state, 0, number) for number in range(ACTIONS)] == ALL


@pytest.mark.parametrize("players", range(2, 6))
def test_every_action_of_every_seat_comes_back(players):
    match = table(players)
    numbers = [*range(TRADE + PAIRS * (players - 1)), DONE]
    for seat in range(players):
        texts = [write(match._state, seat, number) for number in numbers]
        assert len(set(texts)) == len(texts)
        assert [read(match._state, seat, text) for text in texts] == numbers


def test_an_action_means_the_same_in_every_seat():
    """Players are counted clockwise from the actor, so a learner need not know where it sits."""
    match = table(4)
    assert {read(match._state, seat, f"trade {(seat + 1) % 4} gold info") for seat in range(4)} == {TRADE + 9}
    assert read_other("2", 3, 4) == 3


def test_offered_actions_fit_their_row():
    match = table(3, "intrigue", cubes=["info art jewels gold"] * 3)
    send(match, "A-B C-D D-C")
    assert len(legal(match, 0)) == 25 <= WIDTH
    match = send(table(5, "intrigue", cubes=["info art jewels gold"] * 5), "A-B C-D D-C E-F F-E")
    assert len(legal(match, 0)) == 49 <= WIDTH


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "there is no action ''"),
        ("   ", "there is no action"),
        ("fly", "there is no action 'fly'"),
        ("plan", "there is no action 'plan'"),
        ("plan A", "there is no action 'plan A'"),
        ("plan A B C", "there is no action 'plan A B C'"),
        ("plan A I", "there is no place 'I'; places are A to H"),
        ("plan AB C", "there is no place 'AB'"),
        ("plan + C", "there is no place ''"),
        ("plan A+ C", "there is no place ''"),
        ("plan 1 2", "there is no place '1'"),
        ("plan \u00df A", "there is no place 'SS'"),
        ("plan A A", "A is named twice; there is one card for each place"),
        ("plan A+A B", "A is named twice"),
        ("plan A+B C+D", "a plan is a thief and a snitch; with two players, two thieves or two snitches"),
        ("plan A+B+C D", "a plan is a thief and a snitch"),
        ("plan A+G B", "with two players there are the places A to F"),
        ("take", "there is no action 'take'"),
        ("take silver", "there is no colour 'silver'; there is info, art, jewels, gold"),
        ("take Gold", "there is no colour 'Gold'"),
        ("take gold gold", "there is no action"),
        ("trade 1 gold", "there is no action"),
        ("trade 9 gold art", "there is no seat '9'"),
        ("trade -1 gold art", "there is no seat '-1'"),
        ("trade b gold art", "there is no seat 'b'"),
        ("trade 0 gold art", "another player is meant"),
        ("trade 1 gold gold", "an exchange is of two different colours"),
        ("trade 1 gold silver", "there is no colour 'silver'"),
        ("done done", "there is no action 'done done'"),
        ("DONE", "there is no action 'DONE'"),
    ],
)
def test_what_is_no_action_says_why(text, reason):
    with pytest.raises(ruse.IllegalAction, match=reason):
        table(5).play(0, text)


def test_white_space_order_and_case_of_places_do_not_matter():
    state = table(2)._state
    assert read(state, 0, "  plan   a+c  e ") == read(state, 0, "plan C+A E") == read(state, 0, "plan A+C E")
    assert read(state, 0, "take gold") == TAKE + 3
