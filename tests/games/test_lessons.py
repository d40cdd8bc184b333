"""The guided first matches: each can be played to its end by the rules, and told in three languages."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import ruse
from ruse.core.lesson import LEARNER, Coach, Lesson, answers, coach, next_answer
from ruse.core.match import Match
from ruse.core.words import LOCALES, Words

LESSONS = {slug: game.presentation.lesson for slug, game in ruse.all_games().items() if game.presentation.lesson}
NAMES = {"seat0": "Anna", "seat1": "Bruno", "seat2": "Dora"}
OURS = ("caper", "coup", "minister", "royal")

every_lesson = pytest.mark.parametrize("slug", LESSONS)

Way = list[tuple[Match, Coach | None]]
"""Each moment of a lesson with what the coach says, to the end of the script."""


def test_every_game_of_ours_has_one():
    assert set(OURS) <= set(LESSONS)


def lesson_of(slug: str) -> Lesson:
    lesson = LESSONS[slug]
    assert lesson is not None
    return lesson


def begin(slug: str) -> Match:
    lesson = lesson_of(slug)
    return Match(ruse.all_games()[slug], lesson.players, seed=1, options=lesson.options, position=lesson.position)


def guided(slug: str) -> Way:
    """Play a lesson as a learner does who presses what is lifted out, and *Continue*."""
    lesson, match, way = lesson_of(slug), begin(slug), []
    while True:
        said = coach(lesson, match)
        way.append((match.copy(), said))
        if said is None or said.ended:
            return way
        if said.wanted:
            match.play(LEARNER, said.wanted[0])
        else:
            following = next_answer(lesson, match)
            assert following is not None, said
            match.play(*following)


def way_in(slug: str, order: Callable[[Match], tuple[int, ...]]) -> Way:
    """Play a lesson with sealed answers in an order of their own, as when stand-ins play."""
    lesson, match, way = lesson_of(slug), begin(slug), []
    while True:
        said = coach(lesson, match)
        way.append((match.copy(), said))
        if said is None or said.ended:
            return way
        seat = order(match)[0]
        match.play(seat, answers(lesson, match, seat)[0])


ORDERS = {
    "learner first": lambda match: match.waiting,
    "learner last": lambda match: match.waiting[::-1],
    "by turns": lambda match: match.waiting[:: -1 if match.window % 2 else 1],
}


@every_lesson
def test_the_guided_way_reaches_the_end(slug):
    lesson = lesson_of(slug)
    match, last = guided(slug)[-1]
    assert last == Coach(lesson.end, (), len(lesson.tasks), len(lesson.tasks), ended=True)
    assert len(match.journal) == sum(len(step.answers) for step in lesson.steps)


@every_lesson
@pytest.mark.parametrize("order", ORDERS)
def test_other_orders_of_sealed_answers_reach_it_too(slug, order):
    lesson = lesson_of(slug)
    lengths = [len(step.answers) for step in lesson.steps]
    opened = [sum(lengths[:at]) for at in range(len(lengths) + 1)]
    way = way_in(slug, ORDERS[order])
    match, last = way[-1]
    assert last is not None
    assert last.ended
    assert len(match.journal) == sum(lengths)
    # A step is a window of the match; otherwise a sealed answer would count for the question after it.
    assert {match.window for match, _ in way} <= set(opened)
    for moment, _ in way[:-1]:
        assert all(answers(lesson, moment, seat) for seat in moment.waiting)


@every_lesson
def test_the_goal_comes_first_and_the_others_wait_for_the_reader(slug):
    way = guided(slug)
    _, first = way[0]
    assert first is not None
    assert (first.message, first.wanted, first.waits) == ("lesson-goal", (), True)
    for _, said in way[:-1]:
        assert said is not None
        assert said.message
        assert said.waits != bool(said.wanted)


@every_lesson
def test_the_learner_reads_after_every_answer_to_a_question_of_several(slug):
    """What the others do is never mixed into the learner's next question: between them is something to read."""
    lesson = lesson_of(slug)
    for step, following in zip(lesson.steps, lesson.steps[1:], strict=False):
        if LEARNER in step.answers and LEARNER not in following.answers:
            assert step.after or following.opening, step


@every_lesson
def test_every_message_is_said_once_the_guided_way_is_gone(slug):
    said = {told.message for _, told in guided(slug) if told}
    assert said == messages(slug)


@every_lesson
def test_whoever_strays_plays_on_freely(slug):
    lesson = lesson_of(slug)
    strayed = 0
    for match, _ in guided(slug)[:-1]:
        for seat in match.waiting:
            others = [action for action in match.actions(seat) if action not in answers(lesson, match, seat)]
            for action in others[:3]:
                twin = match.copy()
                twin.play(seat, action)
                strayed += 1
                assert coach(lesson, twin) is None
                assert not any(answers(lesson, twin, other) for other in range(twin.players))
    assert strayed > 10


def messages(slug: str) -> set[str]:
    lesson = lesson_of(slug)
    said = {message for step in lesson.steps for message in (step.before, step.after, step.opening) if message}
    return said | {lesson.end}


@every_lesson
@pytest.mark.parametrize("locale", LOCALES)
def test_every_word_of_the_coach_is_there_and_short(slug, locale):
    words = Words(ruse.all_games()[slug].presentation.words, locale)
    for message in messages(slug):
        text = words(message, **NAMES)
        assert 20 < len(text) < 260, text
        assert 1 <= len(re.findall(r"[.!?](?: |$)", text)) <= 4, text


@every_lesson
@pytest.mark.parametrize("locale", LOCALES)
def test_the_coach_says_nothing_that_no_step_needs(slug, locale):
    text = (Path(ruse.all_games()[slug].presentation.words) / f"{locale}.ftl").read_text(encoding="utf-8")
    assert set(re.findall(r"^(lesson-[a-z-]+) =", text, re.MULTILINE)) == messages(slug)


def facts(slug: str, message: str) -> dict[str, Any]:
    """Return what the learner sees when this is said."""
    return next(match.view(LEARNER) for match, said in guided(slug) if said and said.message == message)


def test_what_the_coach_of_minister_tells_is_so():
    assert facts("minister", "lesson-challenge")["claim"]["character"] == "king"
    assert facts("minister", "lesson-challenge")["knowledge"]["places"]["c"] == ["thief"]
    assert facts("minister", "lesson-move")["knowledge"]["places"]["b"] == ["thief"]
    assert facts("minister", "lesson-claim")["knowledge"]["places"]["a"] == ["thief"]
    bluff = facts("minister", "lesson-bluff")
    assert bluff["knowledge"]["places"]["e"] == ["thief"]
    assert [place["seat"] for place in bluff["places"]] == [0, None, 1, None, 2, None]
    assert bluff["seats"][2]["coins"] == 5
    assert facts("minister", "lesson-end")["seats"][0]["coins"] == 11


def test_what_the_coach_of_royal_tells_is_so():
    after = {place["place"]: place["last"] for place in facts("royal", "lesson-revealed")["places"]}
    assert (after["D"]["outcome"], after["D"]["thieves"]) == ("stolen", [0])
    assert (after["A"]["outcome"], after["A"]["thieves"], after["A"]["snitches"]) == ("guarded", [1], [0])
    assert after["F"]["outcome"] == "left"
    met = facts("royal", "lesson-met")
    assert met["places"][0]["last"]["outcome"] == "shared"
    assert met["seats"][0]["secrets"]["gold"] == 1
    trade = facts("royal", "lesson-trade")
    assert trade["seats"][0]["cubes"]["gold"] == 0
    assert next(hint["gain"] for hint in trade["actions"] if hint["action"] == "trade 1 gold art") == 1
    assert facts("royal", "lesson-done")["left"] == 2
    end = facts("royal", "lesson-end")["seats"]
    assert end[0]["ranks"]["art"] == 1
    assert end[0]["worth"]["gold"] > 0


def test_what_the_coach_of_caper_tells_is_so():
    hired = facts("caper", "lesson-hired")["seats"][0]
    assert hired["coins"] == 3
    combo = facts("caper", "lesson-combo")
    assert combo["locations"][0]["marker"] == 1
    assert [facts("caper", said)["locations"][2]["marker"] for said in ("lesson-burn", "lesson-burned")] == [1, 2]
    assert facts("caper", "lesson-discard")["seats"][0]["coins"] == 0
