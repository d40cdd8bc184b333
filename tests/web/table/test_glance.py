"""The sheet at every table, the hints for a first match, and the chips of the home page."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.web.visitors import House, opened, text_of

import ruse
from ruse.core.words import LOCALES, Words
from ruse.server.tables.plan import Plan
from ruse.web.setup.play_now import chips
from ruse.web.site.assets import pictures
from ruse.web.site.say import Say
from ruse.web.table.glance import glance

GAMES = ("coup", "minister", "royal", "caper")
FIRST = {"coup": "action", "minister": "peek", "royal": "plan", "caper": "hire"}
"""The first question of each game."""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with opened(Path(tmp_path_factory.mktemp("glance")) / "tables.db") as house:
        yield house


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", GAMES)
def test_the_sheet_has_words_and_pictures(game: str, locale: str) -> None:
    rules = ruse.all_games()[game]
    sheet = glance(Plan(game, rules.players[0]), locale)
    assert sheet is not None
    assert len(sheet.notes) >= 2
    assert len(sheet.rows) >= 5
    for row in sheet.rows:
        assert row.picture in pictures(game), row
        assert row.text
    whole = " ".join(
        [sheet.goal, sheet.turn, *(f"{a} {b}" for a, b in sheet.notes), *(row.text for row in sheet.rows)]
    )
    assert len(whole) < 1400, "it must fit on one screen"


def test_the_sheet_follows_the_options() -> None:
    plain, other = (
        glance(Plan("coup", 3, options={"envoy": envoy}), "en") for envoy in ("ambassador", "inquisitor")
    )
    assert plain is not None
    assert other is not None
    assert {row.picture for row in plain.rows} ^ {row.picture for row in other.rows} == {"ambassador", "inquisitor"}


@pytest.mark.parametrize("game", GAMES)
def test_the_table_has_the_sheet_its_button_and_a_hint(house: House, game: str) -> None:
    visitor = house.visitor()
    page = visitor.get(visitor.post(f"/play/{game}").headers["location"]).text
    sheet = glance(Plan(game, 2 if game == "caper" else 4), "en")
    assert sheet is not None
    assert 'data-opens="glance"' in page
    assert sheet.goal in text_of(page)
    words = Words(ruse.all_games()[game].presentation.words, "en")
    if 'data-mine="true"' in page and f'data-phase="{FIRST[game]}"' in page:
        assert f'data-hint="{game}-{FIRST[game]}"' in page
        assert words(f"hint-{FIRST[game]}") in text_of(page)


def test_whoever_takes_the_lesson_needs_no_hints(house: House) -> None:
    visitor = house.visitor()
    address = visitor.post("/learn/royal").headers["location"]
    visitor.post(f"{address}/continue", ply="0")
    page = visitor.get(address).text
    assert 'data-mine="true"' in page
    assert "data-hint=" not in page


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", GAMES)
def test_every_hint_belongs_to_a_question(game: str, locale: str) -> None:
    rules = ruse.all_games()[game]
    words = Words(rules.presentation.words, locale)
    text = (Path(rules.presentation.words) / f"{locale}.ftl").read_text("utf-8")
    hints = [line.partition(" =")[0] for line in text.splitlines() if line.startswith("hint-")]
    assert f"hint-{FIRST[game]}" in hints
    for hint in hints:
        assert f"ask-{hint.removeprefix('hint-')}" in words
        assert len(words(hint)) <= 150, hint


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", GAMES)
def test_a_chip_is_short_enough_to_be_read(game: str, locale: str) -> None:
    rules = ruse.all_games()[game]
    for chip in chips(rules, Words(rules.presentation.words, locale), Say(locale)):
        assert all(len(text) <= 24 for _, text in chip.values), chip
