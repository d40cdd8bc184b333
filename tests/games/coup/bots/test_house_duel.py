"""The points of the house bot at a table for two: every sign has its row, and points are chances."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from types import FunctionType
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.conformance.walks import FEW
from tests.games.coup.bots.asking import KEYS
from tests.games.coup.script import play, table
from tests.games.coup.tables import CHOOSABLE

import ruse
from ruse.core.chance import seeded
from ruse.core.match import Match
from ruse.core.record import Row
from ruse.core.targets.match_loops import lowest
from ruse.games.coup import game
from ruse.games.coup.bots import house_duel
from ruse.games.coup.bots.house_duel import DOUBLE, NO_POINTS, place_of, play_duel
from ruse.games.coup.bots.house_duel_points import ANSWERS, BEGINS, FILE, POINTS, QUESTIONS, read
from ruse.games.coup.bots.house_duel_signs import (
    GIVE_UP,
    NUMBERS,
    OTHER,
    SIGNS,
    TURN,
    hand_of,
    question_of,
    sign_of,
)
from ruse.games.coup.rules.state import EXCHANGE, INCOME, KEEP_ONE, LOSE_CARD, TAX, WIDTH


@st.composite
def duels(draw: st.DrawFn) -> Match:
    """Return a match for two just dealt, with any options."""
    options: dict[str, Any] = {option.name: draw(st.sampled_from(option.values)) for option in CHOOSABLE}
    return ruse.deal("coup", 2, seed=draw(st.integers(0, 2**64 - 1)), **options)


def questions(match: Match) -> Iterator[tuple[Any, int, int, list[int]]]:
    """Play at random; yield the record, the seat, what it is asked, and the legal answers."""
    s: Any = match._state
    chance = Random(match.seed)
    out = Row([0] * WIDTH)
    while s.waiting:
        seat = lowest(s.waiting)
        actions = out[: game.rules.legal(s, seat, out)]
        if question_of(s.phase) != OTHER:
            yield s, seat, question_of(s.phase), actions
        game.rules.act(s, seat, actions[0] if chance.random() < 0.5 else chance.choice(actions))


@FEW
@given(match=duels())
def test_every_sign_has_a_row_of_points(match: Match) -> None:
    for s, seat, question, _ in questions(match):
        for nth in range(SIGNS):
            number = sign_of(s, seat, question, nth)
            assert 0 <= number < max(1, NUMBERS[SIGNS * question + nth]), (QUESTIONS[question], nth)


@FEW
@given(match=duels())
def test_every_answer_has_a_place_of_its_own(match: Match) -> None:
    """Two answers with the same points would be equally likely, whatever the bot learns."""
    for _, _, question, actions in questions(match):
        assert 2 * len(actions) <= WIDTH - SIGNS, "no room for the points behind the answers"
        # A proof needs no points: it is shown.
        places = [place_of(question, action) for action in actions if action >= LOSE_CARD or question != GIVE_UP]
        assert len(set(places)) == len(places), (QUESTIONS[question], actions)
        assert all(place == NO_POINTS or 0 <= place < ANSWERS[question] for place in places)


def test_hands_are_numbered_like_the_actions_that_keep_them() -> None:
    found = set()
    for seed in range(400):
        match = ruse.deal("coup", 2, seed=seed)
        s: Any = match._state
        cards = [card for card in range(5) for _ in range(s.hand[0, card])]
        text = "keep " + " ".join(
            game.interface.write(s, 0, LOSE_CARD + card).removeprefix("lose ") for card in cards
        )
        assert game.interface.read(s, 0, text) == KEEP_ONE + hand_of(s, 0)
        found.add(hand_of(s, 0))
    assert found == set(range(5, 20))


def answers(match: Match, points: tuple[int, ...]) -> list[int]:
    """Return what the bot does with other points, over many keys."""
    functions = {name: value for name, value in vars(house_duel).items() if type(value) is FunctionType}
    words = {**vars(house_duel), "POINTS": points}
    for name, value in functions.items():
        if value.__module__ == house_duel.__name__:
            words[name] = FunctionType(value.__code__, words, name)
    out = Row([0] * WIDTH)
    seat = match.waiting[0]
    found = []
    for at in range(2_000):
        count = game.rules.legal(match._state, seat, out)
        found.append(words["play_duel"](match._state, seat, out, count, seeded(5, at)))
    return found


def test_points_are_chances() -> None:
    """Without points all is equally likely; with `DOUBLE` more, an answer is twice as likely as another."""
    match = table("captain contessa", "assassin duke", coins=[0, 0])
    none = (0,) * len(POINTS)
    equal = answers(match, none)
    assert len(set(equal)) == 5
    assert all(320 < equal.count(action) < 480 for action in set(equal))
    at = BEGINS[SIGNS * TURN] + ANSWERS[TURN] * sign_of(match._state, 0, TURN, 0)
    more = answers(match, (*none[: at + TAX], DOUBLE, *none[at + TAX + 1 :]))
    assert 1.6 < more.count(TAX) / more.count(INCOME) < 2.5
    assert 0.8 < more.count(EXCHANGE) / more.count(INCOME) < 1.25


def test_what_is_far_behind_is_never_done() -> None:
    match = table("captain contessa", "assassin duke", coins=[0, 0])
    at = BEGINS[SIGNS * TURN] + ANSWERS[TURN] * sign_of(match._state, 0, TURN, 0)
    none = (0,) * len(POINTS)
    assert set(answers(match, (*none[: at + TAX], 6 * DOUBLE + 1, *none[at + TAX + 1 :]))) == {TAX}


@pytest.mark.parametrize(
    ("hands", "coins", "played", "answer"),
    [
        (("captain contessa", "assassin duke"), (7, 0), "", "coup 1"),
        (("duke contessa", "assassin captain"), (2, 2), "0: tax / 1: challenge", "show"),
        (("assassin captain", "duke (captain)"), (3, 2), "0: assassinate 1 / 1: pass", "block contessa"),
        (("duke (contessa)", "contessa (duke)"), (3, 7), "", "assassinate 1"),
        (("captain (contessa)", "contessa (duke)"), (3, 7), "", "steal 1"),
        (("duke duke", "captain (duke)"), (0, 0), "0: income / 1: tax", "challenge"),
    ],
)
def test_some_things_need_no_points(hands: Any, coins: Any, played: str, answer: str) -> None:
    """To pay for a Coup, show a card, save the last one, escape a Coup, and doubt what is impossible."""
    match = table(*hands, coins=list(coins))
    if played:
        play(match, played)
    found = answers(match, (0,) * len(POINTS))
    assert {game.interface.write(match._state, match.waiting[0], action) for action in found} == {answer}


@pytest.mark.parametrize("change", [1, -1])
def test_a_file_with_too_many_or_too_few_points_is_refused(change: int, tmp_path: Path) -> None:
    kept = json.loads(FILE.read_text(encoding="utf-8"))
    own = kept["points"]["doubt 3"]
    kept["points"]["doubt 3"] = [*own, 0] if change > 0 else own[:-1]
    file = tmp_path / "house_duel.json"
    file.write_text(json.dumps(kept), encoding="utf-8")
    with pytest.raises(ValueError, match="doubt 3 has"):
        read(file)


def test_the_bot_is_what_these_functions_say() -> None:
    match = table("captain contessa", "assassin duke", coins=[0, 0])
    out = Row([0] * WIDTH)
    count = game.rules.legal(match._state, 0, out)
    own = [play_duel(match._state, 0, Row(out), count, key) for key in KEYS]
    assert own == [game.rules.bots["house"](match._state, 0, Row(out), key) for key in KEYS]
