"""The guided first game in the browser: the coach, the answer it asks for, and a kind word for any other."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.depths import deep_after
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


def begin(visitor: Visitor, game: str = "coup") -> str:
    answer = visitor.post(f"/learn/{game}")
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


@pytest.mark.parametrize(
    ("game", "locale"),
    deep_after(
        4, [("coup", "en"), ("minister", "de"), ("royal", "it"), ("caper", "en"), ("coup", "de"), ("coup", "it")]
    ),
)
def test_the_whole_lesson_without_scripts(house: House, game: str, locale: str) -> None:
    house.room.pace = Pace(0)
    presentation = ruse.all_games()[game].presentation
    lesson, words, visitor = presentation.lesson, Words(presentation.words, locale), house.visitor(locale)
    assert lesson is not None
    address = begin(visitor, game)
    names = {f"seat{seat}": name for seat, name in enumerate(house.table(address).seats.names)}
    assert words("lesson-goal", **names) in advice(visitor.get(address).text)
    for task, step in enumerate(lesson.tasks, 1):
        page = asked(visitor, address, task, len(lesson.tasks))
        assert words(step.before, **names) in advice(page)
        assert "data-wanted" in page
        answer = visitor.post(f"{address}/play", action=step.answers[0][0], window=window(page))
        assert (answer.status_code, answer.headers["location"]) == (303, address)
    while reading := to_read(page := visitor.get(address).text):
        visitor.post(f"{address}/continue", ply=reading)
    assert words(lesson.end, **names) in advice(page)
    assert f'action="/play/{game}"' in page


def to_read(page: str) -> str:
    """Return when the coach said what waits for *Continue*; nothing if nothing does."""
    found = re.search(r'/continue".*?name="ply" value="(\d+)"', page)
    return found.group(1) if found else ""


def asked(visitor: Visitor, address: str, task: int, tasks: int) -> str:
    """Return the page once the learner is asked for this answer, reading whatever comes before."""
    progress = Say(visitor.headers["accept-language"])("lesson-progress", task=task, tasks=tasks)
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        answer = visitor.get(address)
        page = answer.text
        assert answer.status_code == 200
        if reading := to_read(page):
            assert 'name="action"' not in page  # nothing can be pressed but *Continue*
            visitor.post(f"{address}/continue", ply=reading)
        elif "data-wanted" in page and progress in advice(page):
            return page
    raise AssertionError("nothing is asked")


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("htmx", [False, True])
def test_another_answer_is_refused_in_one_sentence_and_the_page_keeps_its_state(
    house: House, locale: str, htmx: bool
) -> None:
    visitor = house.visitor(locale)
    address = begin(visitor)
    before = asked(visitor, address, 1, len(LESSON.tasks))
    answer = visitor.post(f"{address}/play", htmx, action="income", window=window(before))
    assert answer.status_code == 409
    assert Say(locale)("problem-lesson-wants") in text_of("<body>" + answer.text)
    if htmx:
        assert advice(answer.text) == advice(before)
        assert wanted(answer.text) == ["tax"]
    assert advice(visitor.get(address).text) == advice(before)
    assert house.table(address).match.ply == 1


def test_what_is_not_asked_for_stays_to_be_seen(house: House) -> None:
    visitor = house.visitor()
    page = asked(visitor, begin(visitor), 1, len(LESSON.tasks))
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
    monkeypatch.setitem(vars(ruse.all_games()["coup"].presentation), "lesson", None)
    assert visitor.post("/learn/coup").status_code == 404
    assert visitor.get("/learn/coup").status_code == 404
    assert "/learn/coup" not in visitor.get("/").text
