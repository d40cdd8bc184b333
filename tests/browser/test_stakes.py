"""Questions say what is at stake and what to do: in Coup Royal, King Thief Minister and Caper as in Coup."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import expect
from tests.browser.arranged import arranged
from tests.browser.moments import moments
from tests.browser.players import LAPTOP, Player
from tests.depths import deep_but

import ruse
from ruse.core.match import Match
from ruse.core.words import Words
from ruse.server.tables.plan import Plan

COVERED = """() => {
    const shared = (a, b, from, to) => Math.min(a[to], b[to]) - Math.max(a[from], b[from]);
    const overlap = (a, b) => shared(a, b, "left", "right") > 2 && shared(a, b, "top", "bottom") > 2;
    return [...document.querySelectorAll(".printed.thief:has(.worth)")].filter((card) => {
        const badge = card.querySelector(".worth").getBoundingClientRect(), letters = document.createRange();
        letters.selectNodeContents(card.querySelector(".name"));
        return [...letters.getClientRects()].some((line) => overlap(line, badge));
    }).map((card) => card.textContent);
}"""


def asked(player: Player, house, slug: str, phase: str, players: int = 3) -> Words:
    """Sit down at a question of a game; its words."""
    match, seat = moments(slug, players)[phase]
    guests = {other: f"guest {other}" for other in range(players)} | {seat: player.guest}
    player.attend(house.lay(match, guests, plan=Plan(slug, players).as_dict()))
    player.my_turn()
    return Words(match.game.presentation.words, "en")


def test_whoever_is_robbed_reads_that_they_can_still_block(come, house):
    player = come(**LAPTOP)
    path = house.lay(arranged("0 income / 1 steal 0"), {0: player.guest, 2: "x", 3: "y"})
    player.attend(path)
    expect(player.page.locator(".bar .ask")).to_contain_text("you can still block it")
    player.attend(house.lay(arranged("0 income / 1 steal 2"), {0: player.guest, 2: "x", 3: "y"}))
    expect(player.page.locator(".bar .ask")).not_to_contain_text("block")


def test_royal_says_what_is_still_to_be_placed_and_repeats_the_plan(come, house):
    player = come(**LAPTOP)
    match = ruse.deal("royal", 3, seed=1)
    player.attend(house.lay(match, {0: player.guest, 1: "x", 2: "y"}, plan=Plan("royal", 3).as_dict()))
    words = Words(match.game.presentation.words, "en")
    needs = player.page.locator(".needs")
    expect(needs).to_contain_text(words("thieves-to-place", count=1))
    player.page.locator(".zone.thieves").nth(2).click()
    expect(player.page.locator(".of-thieves")).to_be_hidden()
    expect(player.page.locator(".of-snitches")).to_be_visible()
    player.page.locator(".zone.snitches").nth(4).click()
    player.page.locator(".seal-plan").click()
    sentence = words("sealed-plan", first=words("at-place", place="C"), second=words("at-place", place="E"))
    expect(player.page.locator(".bar .ask")).to_contain_text(sentence)


def test_royal_adds_up_everybodys_fame(come, house):
    player = come(**LAPTOP)
    asked(player, house, "royal", "take")
    match, seat = moments("royal", 3)["take"]
    seats = match.view(seat)["seats"]
    for other in seats:
        fame = sum(other["worth"].values()) + sum(other["items"])
        expect(player.page.locator(f"#seat-{other['seat']} .fame-now .number")).to_have_text(str(fame))


def test_minister_says_what_to_tap_and_explains_its_marks(come, house):
    player = come(**LAPTOP)
    asked(player, house, "minister", "peek")
    expect(player.page.locator(".bar .ask")).to_contain_text("tap one of the framed cards")
    asked(player, house, "minister", "action")
    expect(player.page.locator(".step[value='move left'] .title")).to_have_text("All cards one place left")
    expect(player.page.locator(".step[value='move left'] svg").first).to_be_visible()
    sizes = player.page.locator(".known .emblem").evaluate_all("all => all.map((one) => one.clientWidth)")
    assert min(sizes) >= 17


def test_the_memory_aid_can_be_switched_off_and_stays_off(come, house):
    player = come(**LAPTOP)
    asked(player, house, "minister", "action")
    marks = player.page.locator(".known .emblem")
    assert marks.count()
    player.page.locator("#panel-aid > summary").click()
    player.page.locator("[data-setting=aid]").click()
    expect(marks.first).to_be_hidden()
    player.page.reload()
    player.my_turn()
    expect(marks.first).to_be_hidden()
    expect(player.page.locator("[data-setting=aid]")).to_have_attribute("aria-checked", "false")


def poor() -> tuple[Match, int]:
    """Play Caper until somebody who equips holds a card that they cannot pay."""
    match, chance = ruse.deal("caper", 2, seed=1), Random(1)
    while True:
        (seat,) = match.waiting
        view = match.view(seat)
        me = view["seats"][seat]
        if view["phase"] == "equip" and any(view["cards"][card]["cost"] > me["coins"] for card in me["hand"]):
            return match, seat
        match.play(seat, chance.choice(view["actions"])["action"])


def test_caper_says_why_a_card_cannot_be_paid(come, house):
    player = come(**LAPTOP)
    match, seat = poor()
    player.attend(house.lay(match, {0: "x", 1: "y"} | {seat: player.guest}, plan=Plan("caper", 2).as_dict()))
    player.my_turn()
    coins = match.view(seat)["seats"][seat]["coins"]
    expect(player.page.locator(".held-card .short").first).to_contain_text(f"you have {coins}")


@pytest.mark.parametrize(("width", "height"), deep_but([(1366, 641), (1280, 800), (360, 740)], (360, 740)))
def test_no_badge_of_caper_covers_a_name(come, house, width, height):
    player = come("de", viewport={"width": width, "height": height})
    asked(player, house, "caper", "equip", 2)
    assert player.page.evaluate(COVERED) == []


def test_a_played_card_is_explained_beside_the_board(come, house):
    player = come(**LAPTOP)
    asked(player, house, "caper", "equip", 2)
    player.page.locator(".cards-of").first.click()
    sheet = player.page.locator(".card-sheet:popover-open")
    board = player.page.locator(".table").bounding_box()
    box = sheet.bounding_box()
    assert box
    assert board
    assert box["x"] >= board["x"] + board["width"]
