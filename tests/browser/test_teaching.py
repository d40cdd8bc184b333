"""What explains a table: the sheet, hints that are remembered, and the names of signs and zones."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect
from tests.browser.arranged import arranged
from tests.browser.moments import moments
from tests.browser.players import LAPTOP, PHONE, Player
from tests.browser.test_fit import FULL, sit_at

from ruse.core.words import LOCALES

LOW: dict[str, Any] = {"viewport": {"width": 1280, "height": 600}}
GAMES = ("coup", "minister", "royal", "caper")


def sit_down(player: Player, game: str) -> None:
    answer = player.context.request.post(f"{player.address}/play/{game}")
    player.attend(answer.url.removeprefix(player.address))


@pytest.mark.parametrize(
    ("game", "device"),
    [(game, size) for game in GAMES for size in (LOW, PHONE)],
)
def test_the_sheet_fits_on_one_screen(come, game, device):
    player = come("de-DE", **device)
    sit_down(player, game)
    sheet = player.page.locator("#glance")
    if device is LOW:
        player.page.keyboard.press("?")
    else:
        player.press(player.page.locator(".table-header [data-opens=glance]"))
    expect(sheet).to_be_visible()
    inside, outside, top, bottom, width = sheet.evaluate(
        "one => [one.scrollHeight, one.clientHeight, one.getBoundingClientRect().top,"
        " one.getBoundingClientRect().bottom, one.scrollWidth - one.clientWidth]"
    )
    assert inside <= outside + 1
    assert top >= 0
    assert bottom <= device["viewport"]["height"]
    assert width <= 0
    player.press(sheet.locator("[data-closes]"))
    expect(sheet).to_be_hidden()


def test_a_hint_is_shown_until_it_is_closed_and_never_again(come):
    player = come(hints="on")
    sit_down(player, "royal")
    hint = player.page.locator(".first-hint")
    expect(hint).to_be_visible()
    player.press(hint.get_by_role("button"))
    expect(hint).to_be_hidden()
    player.page.reload()
    player.my_turn()
    expect(hint).to_be_hidden()


COVERED = """parts => {
    const hint = document.querySelector(".first-hint").getBoundingClientRect();
    const shared = (box, from, to) => Math.min(box[to], hint[to]) - Math.max(box[from], hint[from]);
    const over = (box) => shared(box, "left", "right") > 0 && shared(box, "top", "bottom") > 0;
    return [...document.querySelectorAll(parts)]
        .filter(one => one.checkVisibility() && over(one.getBoundingClientRect()))
        .map(one => one.outerHTML.slice(0, 80));
}"""
MATTERS = ".awaited, .status h1, .bar .ask, #play button, [form=play], label.held-card, #say, .table-header *"


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("device", [LOW, LAPTOP, PHONE], ids=["low", "laptop", "phone"])
def test_a_hint_covers_neither_who_is_waited_for_nor_anything_to_press(come, house, game, device):
    player = come("de", hints="on", **device)
    for phase in moments(game, FULL[game]):
        sit_at(player, house, game, FULL[game], phase)
        if player.page.locator(".first-hint").count():
            expect(player.page.locator(".first-hint")).to_be_visible()
            parts = MATTERS if device is PHONE else f"{MATTERS}, #frame .table"
            assert player.page.evaluate(COVERED, parts) == [], phase


@pytest.mark.parametrize("device", [LOW, PHONE])
def test_a_zone_says_what_it_is_when_pointed_at_or_tapped(come, device):
    player = come(**device)
    sit_down(player, "coup")
    deck, tip = player.page.locator("#deck"), player.page.locator("#tip")
    if device is LOW:
        deck.hover()
        expect(tip).to_have_text(player.words("board-deck"))
        player.page.mouse.move(2, 2)
        expect(tip).to_be_hidden()
        player.page.locator("#treasury").focus()
        player.page.keyboard.press("Shift+Tab")
        expect(tip).to_have_text(player.words("board-deck"))
        player.page.keyboard.press("Escape")
    else:
        deck.tap()
        expect(tip).to_have_text(player.words("board-deck"))
        player.page.locator(".status h1").tap()
    expect(tip).to_be_hidden()


def test_the_title_of_the_sheet_stands_clear_of_its_buttons(come, house):
    player = come("de", **PHONE)
    player.go(house.lay(arranged(), {0: player.guest}))
    player.press(player.page.locator(".table-header [data-opens=glance]"))
    title, buttons = (player.page.locator(f"#glance header {part}").bounding_box() for part in ("h2", ".row"))
    assert title
    assert buttons
    assert buttons["y"] - (title["y"] + title["height"]) >= 5  # the ring of the focus is 5 px wide


@pytest.mark.parametrize("locale", LOCALES)
def test_the_speed_that_is_chosen_can_be_read(come, house, locale):
    player = come(locale, **LAPTOP)
    player.go(house.lay(arranged(), {0: player.guest}))
    choice = player.page.locator("#tempo")
    needed = choice.evaluate("one => { one.style.maxWidth = 'none'; return one.offsetWidth; }")
    assert choice.evaluate("one => { one.style.maxWidth = ''; return one.offsetWidth; }") == needed
