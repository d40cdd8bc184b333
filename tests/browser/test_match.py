"""A whole match between a laptop in German and a phone in Italian, with two bots, through thick and thin."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from tests.browser.house import House
from tests.browser.players import LAPTOP, PHONE, Player, play_to_the_end, wait_until


@pytest.fixture
def mortal(tmp_path):
    """A house that is killed."""
    house = House(tmp_path / "tables.db")
    house.open()
    yield house
    house.close()


@pytest.mark.quick
def test_laptop_and_phone_play_a_match_through_reload_and_kill(mortal, come):
    laptop, phone = come("de-DE", mortal, **LAPTOP), come("it-IT", mortal, **PHONE)
    meet(laptop, phone)
    for player in (laptop, phone):
        expect(player.page.locator(".seat .bot")).to_have_count(2)
        speaks_their_language(player)

    answers(2, laptop, phone)
    hand = laptop.hand
    laptop.page.reload()
    assert laptop.hand == hand

    answers(2, laptop, phone)
    for player in (laptop, phone):
        player.page.evaluate("window.unbroken = true")  # gone if the page were loaded again
        player.forgive("net::ERR_|htmx:sse:error|htmx:error")
    mortal.kill()
    for player in (laptop, phone):
        expect(player.page.locator("#lost")).to_be_visible()
        expect(player.page.locator("#lost")).to_have_text(player.say("panels-lost"))
    mortal.open()
    for player in (laptop, phone):
        expect(player.page.locator("#lost")).to_be_hidden()

    play_to_the_end(laptop, phone)
    for player in (laptop, phone):
        assert player.page.evaluate("window.unbroken")
        expect(player.page.locator("h1")).to_have_text(player.say("table-over"))
        expect(player.page).to_have_title(player.say("table-title-over", game="Coup"))
    meet_again(laptop, phone)


def meet(laptop: Player, phone: Player) -> None:
    """One opens a table, the other follows the link."""
    laptop.go()
    laptop.press(laptop.poster.get_by_role("link", name=laptop.say("home-invite")))
    laptop.press(laptop.page.get_by_role("button", name=laptop.say("seating-open")))
    link = laptop.page.get_by_role("textbox", name=laptop.say("seating-link")).input_value()

    phone.page.goto(link)
    phone.page.get_by_label(phone.say("home-name")).fill("Pina")
    phone.press(phone.page.get_by_role("button", name=phone.say("seating-sit-here")).first)
    expect(laptop.page.locator(".chair.taken .name")).to_have_text([re.compile("."), "Pina"])
    laptop.press(laptop.page.get_by_role("button", name=laptop.say("seating-start"), exact=True))
    for player in (laptop, phone):
        expect(player.frame).to_have_attribute("data-status", "running")


def speaks_their_language(player: Player) -> None:
    """What everybody sees, in the words of this reader."""
    expect(player.page.locator("html")).to_have_attribute("lang", player.say.locale)
    expect(player.page.locator("#panel-log summary")).to_have_text(player.say("panels-log"))
    expect(player.page.locator(".mine")).to_have_attribute("aria-label", player.say("table-hand"))
    names = {player.words(f"card-{card}") for card in ("duke", "assassin", "captain", "ambassador", "contessa")}
    assert set(player.hand) <= names


def answers(count: int, *players: Player) -> None:
    """Let this many answers be given; nobody is out so early."""
    for _ in range(count):
        wait_until(lambda: any(player.asked for player in players), *players)
        asked = next(player for player in players if player.asked)
        expect(asked.page).to_have_title(asked.say("table-title-mine", game="Coup"))
        asked.play("income" if "income" in asked.actions else asked.choose())


def meet_again(laptop: Player, phone: Player) -> None:
    """Both want another match: the same bots, the same people, and it begins by itself."""
    before = laptop.page.url
    laptop.press(laptop.page.get_by_role("button", name=laptop.say("table-again")))
    expect(laptop.page.locator("h1")).to_have_text(laptop.say("home-state-open"))
    phone.press(phone.page.get_by_role("button", name=phone.say("table-again-join")))
    for player in (laptop, phone):
        expect(player.frame).to_have_attribute("data-status", "running")
        expect(player.page.locator(".seat .bot")).to_have_count(2)
    assert laptop.page.url == phone.page.url != before
