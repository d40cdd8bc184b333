"""Privacy: the page says what is kept, and guests can delete their chat, notes and names."""

from __future__ import annotations

import sqlite3

import pytest
from tests.web.visitors import opened, text_of

from ruse.core.words import LOCALES
from ruse.web.site.say import Say


@pytest.fixture
def house(tmp_path, monkeypatch):
    monkeypatch.setenv("RUSE_CONTACT", "Ada, ada@ruse.example")
    with opened(tmp_path / "tables.db") as house:
        yield house


@pytest.mark.parametrize("locale", LOCALES)
def test_the_page_is_there_in_every_language(house, locale):
    visitor, say = house.visitor(locale), Say(locale)
    shown = text_of(visitor.get("/privacy").text)
    for part in ("cookies-text", "kept-text", "addresses-text", "delete-text"):
        assert say(f"privacy-{part}") in shown
    assert "Ada, ada@ruse.example" in shown
    assert 'href="/privacy"' in visitor.get("/").text


def test_a_server_without_a_contact_says_so(tmp_path, monkeypatch):
    monkeypatch.delenv("RUSE_CONTACT", raising=False)
    with opened(tmp_path / "tables.db") as house:
        assert Say("en")("privacy-contact-none") in text_of(house.visitor().get("/privacy").text)


def test_whoever_asks_is_forgotten(house, tmp_path):
    leaving, staying = house.visitor(), house.visitor()
    leaving.post("/name", name="Mallory Forgetme")
    address = leaving.new_table(who="friends", players="3")
    staying.post(f"{address}/sit", name="Bea")
    leaving.post(f"{address}/start")
    leaving.post(f"{address}/say", text="remember these words")
    staying.post(f"{address}/say", text="I stay")
    assert "remember these words" in staying.get(address).text

    answer = leaving.post("/privacy/delete", sure="yes")
    assert (answer.status_code, answer.headers["location"]) == (303, "/privacy?deleted=yes")
    assert any("guest=;" in cookie and "Max-Age=0" in cookie for cookie in answer.headers.get_list("set-cookie"))

    after = staying.get(address)
    assert after.status_code == 200
    assert "I stay" in after.text
    for secret in ("remember these words", "Mallory"):
        assert secret not in after.text
    kept = sqlite3.connect(tmp_path / "tables.db")
    dumped = "\n".join(kept.iterdump())
    kept.close()
    assert "Mallory" not in dumped
    assert "remember these words" not in dumped


def test_nothing_is_deleted_by_mistake(house):
    visitor = house.visitor()
    visitor.post("/name", name="Ada")
    assert visitor.post("/privacy/delete").status_code == 400
    assert visitor.get("/privacy/delete").status_code == 405
    assert "Ada" in text_of(visitor.get("/").text)
