"""Every game in pictures: the boards of its guided first match, with what the coach says."""

from __future__ import annotations

import itertools
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.web.visitors import House, opened, text_of

import ruse
from ruse.core.words import LOCALES, Words
from ruse.web.site.say import Say

GAMES = [slug for slug, game in ruse.all_games().items() if game.presentation.lesson]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with opened(Path(tmp_path_factory.mktemp("learn")) / "tables.db") as house:
        yield house


@pytest.mark.parametrize(("game", "locale"), list(zip(GAMES, itertools.cycle(LOCALES), strict=False)))
def test_every_step_of_the_lesson_has_its_picture_and_its_words(house: House, game: str, locale: str) -> None:
    presentation = ruse.all_games()[game].presentation
    lesson, words = presentation.lesson, Words(presentation.words, locale)
    assert lesson is not None
    answer = house.visitor(locale).get(f"/learn/{game}")
    assert answer.status_code == 200
    page, read = answer.text, text_of(answer.text)
    assert page.count('class="board-picture"') == len(lesson.tasks)
    names = {"seat1": "Bruno", "seat2": "Dora"}
    told = {message for step in lesson.steps for message in (step.opening, step.before, step.after) if message}
    for message in {*told, lesson.end}:
        assert words(message, **names) in read, message
    assert read.count(Say(locale)("learn-start")) == 2


@pytest.mark.parametrize("game", GAMES)
def test_a_picture_is_only_looked_at(house: House, game: str) -> None:
    """Many boards stand on one page: no id twice, and nothing in them can be pressed."""
    page = house.visitor().get(f"/learn/{game}").text
    assert [name for name, times in Counter(re.findall(r' id="([^"]*)"', page)).items() if times > 1] == []
    assert page.count("<div inert>") == page.count('class="board-picture"')
    assert 'name="action"' not in page


@pytest.mark.parametrize("game", GAMES)
def test_rule_numbers_wait_behind_their_toggle(house: House, game: str) -> None:
    page = house.visitor().get(f"/learn/{game}").text
    assert 'class="show-ids"' in page
    assert re.findall(r'class="rule-id">[A-Z]+-\d+<', page)


@pytest.mark.parametrize("game", GAMES)
def test_the_home_page_leads_to_lesson_and_pictures(house: House, game: str) -> None:
    page = house.visitor().get("/").text
    assert f'<form method="post" action="/learn/{game}">' in page
    assert f'href="/learn/{game}"' in page
    assert f'href="/rules/{game}"' in page
