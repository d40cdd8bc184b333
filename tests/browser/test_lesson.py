"""The guided first game, in German on a phone."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.browser.players import PHONE, Player

from ruse.games.coup.lesson import LESSON


def test_the_whole_lesson_by_doing_what_is_lifted_out(come):
    learner = come("de-DE", **PHONE)
    learner.go()
    learner.press(learner.poster.get_by_role("button", name=learner.say("home-learn")))
    learner.my_turn()
    advice = learner.page.locator(".coach .advice")
    names = dict(zip(("seat1", "seat2"), learner.page.locator(".seat .name").all_inner_texts(), strict=True))
    for number, task in enumerate(LESSON.tasks, 1):
        learner.my_turn()
        expect(advice).to_have_text(learner.words(task.before, **names))
        expect(learner.page.locator(".coach .number")).to_have_text(
            learner.say("lesson-progress", task=number, tasks=len(LESSON.tasks))
        )
        if number == 1:
            another_answer_is_refused(learner)
        (wanted,) = task.answers[0]
        expect(learner.button(wanted)).to_have_attribute("data-wanted", "")
        learner.play(wanted)
    expect(advice).to_have_text(learner.words(LESSON.end, **names))


def another_answer_is_refused(learner: Player) -> None:
    """A kind word, and nothing is played."""
    learner.forgive("409")
    learner.press(learner.button("income"))
    expect(learner.page.locator("#notice")).to_have_text(learner.say("problem-lesson-wants"))
    assert learner.asked
