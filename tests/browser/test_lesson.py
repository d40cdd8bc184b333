"""The guided first matches in the browser: *Continue* and what is lifted out are all that a learner needs."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import TimeoutError as TooSlow
from playwright.sync_api import expect
from tests.browser.players import LAPTOP, PHONE, Player

import ruse
from ruse.core.lesson import Lesson
from ruse.core.words import Words
from ruse.games.coup.lesson import LESSON

LOW: dict[str, Any] = {"viewport": {"width": 1280, "height": 640}}


def begin(learner: Player, game: str) -> Lesson:
    """Press *Learn* on the home page."""
    lesson = ruse.all_games()[game].presentation.lesson
    assert lesson is not None
    learner.words = Words(ruse.all_games()[game].presentation.words, learner.say.locale)
    learner.go()
    poster = learner.page.locator(f".poster[data-game={game}]")
    learner.press(poster.get_by_role("button", name=learner.say("home-learn")))
    expect(learner.page.locator(".coach .advice")).to_have_text(learner.words("lesson-goal"))
    return lesson


def read_on(learner: Player) -> None:
    """Continue until something is asked, or the lesson has ended."""
    button = learner.page.locator(".coach .go-on button")
    for _ in range(200):
        if button.count():
            with suppress(TooSlow):  # a frame between two answers of the others also waits, but only for a moment
                learner.press(button, timeout=1000)
        elif learner.page.locator(".coach:has(.ways-on), #frame[data-mine=true]").count():
            return
        learner.page.wait_for_timeout(80)
    raise AssertionError("the lesson does not go on")


def do_what_is_lifted_out(learner: Player) -> None:
    """Press what is lifted out, one thing after the other, until the question is answered."""
    window, lifted_out = learner.data("window"), "[data-wanted]:not([aria-disabled=true])"
    for _ in range(300):
        if not learner.asked or learner.data("window") != window:
            return
        lifted = learner.page.locator(f"#frame :popover-open {lifted_out}")  # a target, once it can be chosen
        if not lifted.count():
            lifted = learner.page.locator(f"#frame {lifted_out}:visible:not(:has(:checked))")
        if lifted.count():
            with suppress(TooSlow):  # it may just have been answered
                learner.press(lifted.first, timeout=1000)
        learner.page.wait_for_timeout(80)
    raise AssertionError("what is lifted out does not answer the question")


@pytest.mark.parametrize(
    ("game", "locale", "device"),
    [
        ("coup", "de-DE", PHONE),
        pytest.param("minister", "en", LOW, marks=pytest.mark.deep),
        pytest.param("royal", "it-IT", PHONE, marks=pytest.mark.deep),
        pytest.param("caper", "en", LAPTOP, marks=pytest.mark.deep),
    ],
)
def test_a_whole_lesson_by_doing_what_is_lifted_out(come, game, locale, device):
    learner = come(locale, **device)
    lesson = begin(learner, game)
    advice = learner.page.locator(".coach .advice")
    names = dict(enumerate(learner.page.locator("[data-seat]:not(.mine) .who .name").all_inner_texts(), 1))
    known = {f"seat{seat}": name for seat, name in names.items()}
    for number, task in enumerate(lesson.tasks, 1):
        read_on(learner)
        expect(advice).to_have_text(learner.words(task.before, **known))
        expect(learner.page.locator(".coach .number")).to_have_text(
            learner.say("lesson-progress", task=number, tasks=len(lesson.tasks))
        )
        do_what_is_lifted_out(learner)
    read_on(learner)
    expect(advice).to_have_text(learner.words(lesson.end, **known))
    expect(learner.page.locator(".coach .ways-on").get_by_role("button")).to_have_text(learner.say("home-play-now"))


def test_another_answer_is_refused_in_a_kind_word(come):
    learner = come()
    begin(learner, "coup")
    read_on(learner)
    learner.forgive("409")
    learner.press(learner.button("income"))
    expect(learner.page.locator("#notice")).to_have_text(learner.say("problem-lesson-wants"))
    assert learner.asked
    learner.play(LESSON.tasks[0].answers[0][0])


@pytest.mark.parametrize(
    ("game", "device"),
    [
        ("minister", LOW),
        ("royal", PHONE),
        ("caper", LOW),
        *(pytest.param(game, size, marks=pytest.mark.deep) for game in ("coup", "caper") for size in (LOW, PHONE)),
    ],
)
def test_the_instruction_and_continue_are_in_sight_and_nothing_lies_over_them(come, game, device):
    learner = come("de-DE", **device)
    begin(learner, game)
    for part in (".coach .advice", ".coach .go-on button"):
        box = learner.page.locator(part).bounding_box()
        assert box is not None
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= device["viewport"]["height"]
        middle = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
        assert learner.page.evaluate(
            "([part, at]) => document.elementFromPoint(at.x, at.y)?.closest(part) !== null", [part, middle]
        )
    read_on(learner)
    do_what_is_lifted_out(learner)


@pytest.mark.deep
def test_in_a_low_window_the_bar_does_not_cover_your_cards(come):
    learner = come("de-DE", **LOW)
    begin(learner, "coup")
    hand, bar = (learner.page.locator(part).bounding_box() for part in (".hand", ".bar"))
    assert hand is not None
    assert bar is not None
    assert hand["y"] + hand["height"] <= bar["y"] + 1


UNSEEN = """() => [...document.querySelectorAll("#frame [data-wanted]")].filter((one) => {
  if (!one.checkVisibility({ visibilityProperty: true }) || one.querySelector(":checked")) return false;
  const { left, top, width, height } = one.getBoundingClientRect();
  return !one.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}).map((one) => one.title || one.value)"""


def test_on_a_phone_what_the_lesson_asks_for_comes_into_sight(come):
    learner = come("de-DE", **PHONE)
    begin(learner, "royal")
    for _ in range(3):  # plans: a place for thieves and one for snitches, in two rows of the street
        read_on(learner)
        wanted = learner.page.locator(".zone[data-wanted]:not(:has(:checked)):visible")
        for left in (2, 1):
            expect(wanted).to_have_count(left)
            unseen = learner.page.evaluate(UNSEEN)
            assert len(unseen) < left, unseen
            titles = wanted.evaluate_all("all => all.map(one => one.title)")
            seen = next(title for title in titles if title not in unseen)
            learner.press(learner.page.locator(f".zone[title='{seen}']"))
        do_what_is_lifted_out(learner)


UNDER_NAMES = """() => {
  const range = document.createRange(), told = document.querySelector("#scene .lines");
  if (!told?.checkVisibility()) return [];
  range.selectNodeContents(told);
  const lines = [...range.getClientRects()];
  return [...document.querySelectorAll(".place .who .name")].filter((name) => {
    const box = name.getBoundingClientRect();
    return lines.some((line) => Math.min(line.right, box.right) - Math.max(line.left, box.left) > 3 &&
      Math.min(line.bottom, box.bottom) - Math.max(line.top, box.top) > 3);
  }).map((name) => name.textContent);
}"""


def test_in_a_low_window_no_name_lies_on_what_is_told(come):
    learner = come("de", **LOW, tempo="off")
    begin(learner, "minister")
    for _ in range(3):
        assert learner.page.evaluate(UNDER_NAMES) == []
        read_on(learner)
        assert learner.page.evaluate(UNDER_NAMES) == []
        do_what_is_lifted_out(learner)
