"""The guided first game in the browser: the coach, the answer it asks for, and a kind word for any other."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.web.visitors import House, Visitor, opened, text_of

import ruse
from ruse.core.words import LOCALES, Words
from ruse.games.coup.lesson import LESSON
from ruse.server.tables.pace import Pace
from ruse.web.site.say import Say

PATIENCE = 60.0
"""Far more than a bot takes that answers at once: only a fault waits so long."""


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    with opened(tmp_path / "tables.db") as house:
        yield house


def begin(visitor: Visitor) -> str:
    answer = visitor.post("/learn/coup")
    assert answer.status_code == 303, answer.text
    return str(answer.headers["location"])


def wanted(page: str) -> list[str]:
    """Return the answers that the page lifts out."""
    buttons = re.findall(r"<button[^>]* data-wanted[^>]*>", page)
    return [value for button in buttons for value in re.findall(r'value="([^"]*)"', button)]


def advice(page: str) -> str:
    found = re.search(r'<section class="coach.*?</section>', page, re.DOTALL)
    return text_of("<body" + found.group(0)) if found else ""


def window(page: str) -> str:
    found = re.search(r'name="window" value="(\d+)"', page)
    assert found
    return found.group(1)


@pytest.mark.parametrize("locale", LOCALES)
def test_the_whole_lesson_without_scripts(house: House, locale: str) -> None:
    house.room.pace = Pace(0)
    visitor, words = house.visitor(locale), Words(ruse.all_games()["coup"].presentation.words, locale)
    address = begin(visitor)
    names = {f"seat{seat}": name for seat, name in enumerate(house.table(address).seats.names)}
    for task, step in enumerate(LESSON.tasks, 1):
        page = asked(visitor, address, task)
        assert words(step.before, **names) in advice(page)
        assert wanted(page) == [LESSON.tasks[task - 1].answers[0][0]]
        answer = visitor.post(f"{address}/play", action=wanted(page)[0], window=window(page))
        assert (answer.status_code, answer.headers["location"]) == (303, address)


def asked(visitor: Visitor, address: str, task: int) -> str:
    """Return the page once the learner is asked for this answer."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        page = visitor.get(address).text
        if wanted(page) and Say(visitor.headers["accept-language"])(
            "lesson-progress", task=task, tasks=len(LESSON.tasks)
        ) in advice(page):
            return page
    raise AssertionError("nothing is asked")


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("htmx", [False, True])
def test_another_answer_is_refused_in_one_sentence_and_the_page_keeps_its_state(
    house: House, locale: str, htmx: bool
) -> None:
    visitor = house.visitor(locale)
    address = begin(visitor)
    before = visitor.get(address).text
    answer = visitor.post(f"{address}/play", htmx, action="income", window=window(before))
    assert answer.status_code == 409
    assert Say(locale)("problem-lesson-wants") in text_of("<body>" + answer.text)
    if htmx:
        assert advice(answer.text) == advice(before)
        assert wanted(answer.text) == ["tax"]
    assert advice(visitor.get(address).text) == advice(before)
    assert house.table(address).match.ply == 0


def test_what_is_not_asked_for_stays_to_be_seen(house: House) -> None:
    page = (visitor := house.visitor()).get(begin(visitor)).text
    values = re.findall(r'name="action" value="([^"]*)"', page)
    assert {"income", "foreign-aid", "tax", "exchange", "steal 1", "assassinate 2"} <= set(values)
    assert "data-lesson" in page
    assert "lesson.css" in page


def test_nobody_else_is_told_anything(house: House) -> None:
    learner, watcher = house.visitor(), house.visitor()
    address = begin(learner)
    page = watcher.get(address).text
    assert advice(learner.get(address).text)
    assert not advice(page)
    assert "data-wanted" not in page


def test_an_ordinary_table_has_no_coach(house: House) -> None:
    visitor = house.visitor()
    page = visitor.get(visitor.post("/play/coup").headers["location"]).text
    assert not advice(page)
    assert "data-lesson" not in page
    assert "lesson.css" not in page


def test_what_cannot_be_learned_is_not_there(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    visitor = house.visitor()
    assert visitor.post("/learn/chess").status_code == 404
    assert visitor.get("/learn/coup").status_code == 405
    monkeypatch.setitem(vars(ruse.all_games()["coup"].presentation), "lesson", None)
    assert visitor.post("/learn/coup").status_code == 404
    assert "/learn/coup" not in visitor.get("/").text
