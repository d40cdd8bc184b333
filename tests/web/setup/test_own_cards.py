"""Your own cards at a table in the browser: choose the file in the form, with or without scripts."""

from __future__ import annotations

import html
import re
import tomllib
from typing import Any

import pytest
from httpx2 import Response
from tests.server.box import LOOT, OURS, loot_in, own_file
from tests.web.visitors import Visitor, opened, text_of

import ruse
from ruse.core.words import LOCALES, Words
from ruse.server.middleware.shield import LARGEST_WITH_CARDS
from ruse.server.tables.own_cards import LARGEST
from ruse.web.site.say import Say

FORM = {"players": "4", "clock": "quick", "bot": "greedy", "option-partner_start": "seat_0"}
NOTHING = ("", b"")
"""What a browser sends for a file that was not chosen."""


@pytest.fixture
def house(tmp_path):
    with opened(tmp_path / "tables.db") as house:
        yield house


def send(visitor: Visitor, file: Any = NOTHING, game: Any = "royal", **form: Any) -> Response:
    """Return the form as a browser sends it."""
    return visitor.client.post(
        f"/new/{game}", data=form, files={"cards": file}, headers=visitor.headers, follow_redirects=False
    )


def mine(text: str | None = None) -> tuple[str, bytes]:
    return "mine.toml", (own_file() if text is None else text).encode()


def test_the_form_asks_for_a_file_where_the_cards_are_one(house):
    shown = house.visitor().get("/new/royal").text
    assert '<form class="new-table stack" method="post" action="/new/royal" enctype="multipart/form-data"' in shown
    assert 'name="cards" type="file"' in shown
    assert 'href="/new/royal/cards.toml"' in shown
    assert "<details" in shown.partition('name="cards"')[0]
    assert '<details class="panel fold" >' in shown
    other = house.visitor().get("/new/coup").text
    assert 'name="cards"' not in other
    assert "enctype" not in other


@pytest.mark.parametrize("locale", LOCALES)
def test_it_says_that_ours_are_a_reconstruction(house, locale):
    shown, say = text_of(house.visitor(locale).get("/new/royal").text), Say(locale)
    assert {"en": "reconstruction", "de": "Rekonstruktion", "it": "ricostruzione"}[locale] in shown
    for message in ("seating-cards", "seating-cards-hint", "seating-cards-ours", "seating-cards-file"):
        assert say(message) in shown
    assert say("seating-cards-file-hint", most=64) in shown


def test_our_file_can_be_downloaded_as_a_start(house):
    answer = house.visitor().get("/new/royal/cards.toml")
    assert answer.text == OURS
    assert answer.headers["content-disposition"] == 'attachment; filename="royal-cards.toml"'
    assert house.visitor().get("/new/coup/cards.toml").status_code == 404
    assert house.visitor().get("/new/chess/cards.toml").status_code == 404


def test_the_file_is_what_is_played_with(house):
    visitor = house.visitor()
    answer = send(visitor, mine(), who="bots", **FORM)
    assert answer.status_code == 303
    table = house.table(answer.headers["location"])
    assert loot_in(table.match.view()) == {LOOT}
    assert (table.plan.players, table.plan.bot, table.plan.clock) == (4, "greedy", "quick")


@pytest.mark.parametrize("locale", LOCALES)
def test_everybody_at_the_table_reads_of_it_and_may_look_at_the_cards(house, locale):
    address = send(house.visitor(), mine()).headers["location"]
    guest, say = house.visitor(locale), Say(locale)
    lobby = guest.get(address).text
    assert say("seating-plan-cards") in text_of(lobby)
    assert f'href="{address}/cards.toml"' in lobby
    file = guest.get(f"{address}/cards.toml")
    assert tomllib.loads(file.text) == tomllib.loads(own_file())
    assert file.headers["content-type"].startswith("application/toml")
    assert file.headers["content-disposition"].startswith("attachment;")


def test_a_running_table_says_it_too(house):
    visitor = house.visitor()
    address = send(visitor, mine(), who="bots").headers["location"]
    assert f'href="{address}/cards.toml"' in visitor.get(address).text


def test_a_table_without_a_file_plays_with_our_cards(house):
    visitor = house.visitor()
    for answer in (send(visitor), visitor.post("/new/royal")):
        address = answer.headers["location"]
        assert house.table(address).plan.cards is None
        shown = visitor.get(address).text
        assert Say("en")("seating-plan-cards") not in text_of(shown)
        assert "cards.toml" not in shown
        assert visitor.get(f"{address}/cards.toml").status_code == 404


BAD = [
    ("a = ", "mine.toml: this is not TOML: Invalid value (at end of document)"),
    (OURS.replace("back = 1", "back = 3", 1), "loot 1 (info*2): 'back' is 1 or 2, not 3"),
    ('[[loot]]\ncard = "<script>alert(1)</script>"\nback = 1', "there is no loot card '<script>alert(1)</script>'"),
    ("", "a file of cards has [[loot]] entries; there are none"),
]


@pytest.mark.parametrize(("text", "sentence"), BAD)
@pytest.mark.parametrize("locale", LOCALES)
def test_a_bad_file_is_told_beside_the_input_and_the_rest_is_kept(house, locale, text, sentence):
    answer = send(house.visitor(locale), mine(text), **FORM)
    say, shown = Say(locale), text_of(answer.text)
    assert answer.status_code == 422
    assert say("seating-bad-cards") in shown
    beside = re.search(r'<p class="notice alarm" id="cards-problem">(.*?)</p>', answer.text)
    assert beside
    assert say("seating-cards-wrong") in text_of(f"<body {beside[1]}")
    assert sentence in html.unescape(beside[1])
    assert 'lang="en"' in beside[1]
    assert "<script>alert" not in answer.text
    assert 'aria-describedby="cards-hint cards-problem" aria-invalid="true"' in answer.text
    assert '<details class="panel fold" open>' in answer.text
    for kept in ('name="players" value="4" checked', 'name="clock" value="quick" checked'):
        assert kept in answer.text
    assert 'name="bot" value="greedy" checked' in answer.text
    assert '<option value="seat_0" selected>' in answer.text
    assert "kept-cards" not in answer.text
    assert not house.room.tables


@pytest.mark.parametrize("locale", LOCALES)
def test_a_file_that_is_too_large_is_told_in_one_sentence_and_the_rest_is_kept(house, locale):
    for size in (LARGEST + 1, LARGEST_WITH_CARDS - 5000):
        answer = send(house.visitor(locale), ("photo.toml", b"#" * size), **FORM)
        assert answer.status_code == 422
        assert Say(locale)("seating-cards-too-large", most=64) in text_of(answer.text)
        assert 'name="players" value="4" checked' in answer.text
    answer = send(house.visitor(locale), ("film.toml", b"#" * LARGEST_WITH_CARDS), **FORM)
    assert answer.status_code == 413
    assert Say(locale)("problem-too-large") in text_of(answer.text)
    assert not house.room.tables


def test_a_good_file_is_kept_while_something_else_is_wrong(house):
    visitor = house.visitor()
    first = send(visitor, mine(), players="9")
    assert first.status_code == 422
    (kept,) = re.findall(r'name="kept-cards" value="([^"]*)" checked', first.text)
    assert "<b>box" not in first.text
    assert '<details class="panel fold" open>' in first.text
    again = {"kept-cards": html.unescape(kept).replace("\n", "\r\n"), "players": "3"}  # as browsers send it
    plan = house.table(send(visitor, **again).headers["location"]).plan
    assert plan.cards == tomllib.loads(own_file())
    assert house.table(send(visitor, players="3").headers["location"]).plan.cards is None
    other = send(visitor, mine(own_file().replace("my <b>", "another <b>")), **again)
    assert house.table(other.headers["location"]).plan.cards["about"].startswith("another <b>")


def test_forged_forms_bring_nothing_else(house):
    visitor = house.visitor()
    assert send(visitor, mine(), game="coup").status_code == 400
    answer = visitor.client.post(
        "/new/royal", files=[("cards", mine()), ("cards", mine())], headers=visitor.headers, follow_redirects=False
    )
    assert answer.status_code == 400
    assert send(visitor, **{"kept-cards": "a = "}).status_code == 422
    plain = visitor.post("/new/royal", cards="my.toml")
    assert house.table(plain.headers["location"]).plan.cards is None


def test_a_name_of_a_file_is_text(house):
    answer = send(house.visitor(), ("<b>" + "x" * 500 + ".toml", b"a ="))
    assert answer.status_code == 422
    assert "<b>" not in answer.text
    assert "x" * 61 not in answer.text


@pytest.mark.parametrize("locale", LOCALES)
def test_a_file_that_is_taken_is_summed_up_in_the_form_and_in_the_lobby(house, locale):
    visitor = house.visitor(locale)
    ours = ruse.all_games()["royal"]
    words = Words(ours.presentation.words, locale)
    fewer = OURS.replace("gold = 24", "gold = 14", 1)
    summary = words("cards-summary", **ours.with_cards(tomllib.loads(fewer)).text_values(3, {}))
    assert summary != words("cards-summary", **ours.text_values(3, {}))
    assert summary in text_of(send(visitor, mine(fewer), players="9").text)
    assert summary in text_of(visitor.get(send(visitor, mine(fewer)).headers["location"]).text)


def test_every_fault_of_a_file_is_listed_with_its_line(house):
    text = OURS.replace("back = 1", "back = 3", 1).replace("gold = 24", "gold = 240", 1)
    answer = send(house.visitor(), mine(text))
    beside = re.search(r'<p class="notice alarm" id="cards-problem">(.*?)</p>', answer.text)
    assert beside
    told = re.findall(r'<q lang="en">(.*?)</q>', html.unescape(beside[1]))
    lines = [
        next(at for at, line in enumerate(text.splitlines(), 1) if part in line) for part in ("= 240", "back = 3")
    ]
    assert [fault.split(": ")[0] for fault in told] == [f"mine.toml, line {line}" for line in lines]
