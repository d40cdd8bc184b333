"""Nothing lies on anything else, and nothing sticks out: few and many seats, small and large screens."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.browser.players import PHONE
from tests.depths import deep_but

import ruse
from ruse.bots.seated import seated
from ruse.core.match import Match
from ruse.server.tables.plan import Plan

SCREENS = {
    "laptop": {"viewport": {"width": 1280, "height": 800}},
    "small laptop": {"viewport": {"width": 1180, "height": 800}},
    "tablet": {"viewport": {"width": 1024, "height": 768}},
    "small tablet": {"viewport": {"width": 900, "height": 800}},
    "phone": PHONE,
}
SLACK = 3
"""Pixels by which rounded corners and letters of other fonts may touch."""
OVERLAPS = """slack => {
    const parts = ".seat, .status > *, .scene .claim, .scene .lines, #deck, #treasury, .hand > li, .purse-of-mine"
        + ", .panels";
    const box = one => [one.id || one.className, one.getBoundingClientRect()];
    const boxes = [...document.querySelectorAll(parts)].map(box);
    const shared = (a, b, from, to) => Math.min(a[to], b[to]) - Math.max(a[from], b[from]);
    const overlap = (a, b) => shared(a, b, "left", "right") > slack && shared(a, b, "top", "bottom") > slack;
    return boxes.flatMap(([name, area], nth) => boxes.slice(nth + 1)
        .filter(([, other]) => overlap(area, other)).map(([other]) => `${name} and ${other}`));
}"""


def far_on(players: int) -> Match:
    """Return a match in which much has happened, at a claim that the first seat may doubt."""
    match = ruse.deal("coup", players=players, seed=3)
    while (
        match.view()["turns"] < 2 * players or match.view()["phase"] != "challenge-action" or 0 not in match.waiting
    ):
        match.play(match.waiting[0], seated(match.game, None)(match, match.waiting[0]))
        if match.over:
            match = ruse.deal("coup", players=players, seed=match.seed + 1)
    return match


@pytest.mark.parametrize("screen", deep_but(SCREENS, "phone"))
def test_everything_has_its_place(come, house, screen):
    player = come("de", **SCREENS[screen], reduced_motion="reduce")
    for players in (2, 4, 6, 9, 10):
        names = [f"Spielerin {seat}" for seat in range(players)]
        guests = {seat: f"guest {seat}" for seat in range(players)} | {0: player.guest}  # all are waited for
        player.go(house.lay(far_on(players), guests, names=names))
        player.my_turn()
        assert player.page.evaluate(OVERLAPS, SLACK) == [], players
        assert player.page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0


def test_the_longest_names_fit_the_narrowest_screen(come, house):
    player = come("de", viewport={"width": 320, "height": 640}, reduced_motion="reduce")
    names = [f"{'W' * 23}{seat}" for seat in range(4)]
    match = far_on(4)
    device = Plan("coup", 4, shared=True).as_dict()
    played = house.lay(match, {0: player.guest}, names=names)
    covered = house.lay(match, dict.fromkeys(range(4), player.guest), names=names, plan=device)
    for path, sign in ((played, "#play"), (covered, ".curtain")):
        player.go(path)
        expect(player.page.locator(sign)).to_be_visible()
        assert player.page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0, sign


@pytest.mark.parametrize(("slug", "locale"), [("royal", "de"), ("minister", "it"), ("caper", "de"), ("coup", "it")])
def test_the_tabs_of_a_phone_have_their_whole_names(come, house, slug, locale):
    player = come(locale, **PHONE)
    players = 2 if slug == "caper" else 3
    match = ruse.deal(slug, players, seed=1)
    player.go(
        house.lay(
            match,
            {0: player.guest},
            names=[f"Ada {seat}" for seat in range(players)],
            plan=Plan(slug, players).as_dict(),
        )
    )
    cut = player.page.locator(".panels .panel-name").evaluate_all(
        """all => all.filter(one => {
             const tab = one.closest("summary").getBoundingClientRect(), name = one.getBoundingClientRect();
             const hidden = one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).overflow !== "visible";
             const right = Math.max(name.right, name.left + one.scrollWidth);
             return hidden || name.left < tab.left - 1 || right > tab.right + 1;
           }).map(one => one.textContent)"""
    )
    assert player.page.locator(".panels .panel-name").count() > 3
    assert cut == []


@pytest.mark.parametrize("locale", ["de", "it"])
def test_no_page_can_be_pushed_sideways_on_a_phone(come, locale):
    player = come(locale, **PHONE)
    wide = {}
    for slug in ruse.all_games():
        for page in ("rules", "learn", "new"):
            player.go(f"/{page}/{slug}")
            width = player.page.evaluate("document.documentElement.scrollWidth")
            if width > 360:
                wide[page, slug] = width
    assert wide == {}


@pytest.mark.parametrize(("width", "height"), [(683, 320), (700, 390), (844, 390), (1280, 600)])
def test_the_speed_can_be_read_and_chosen_in_every_window(come, house, width, height):
    player = come("de", viewport={"width": width, "height": height})
    match = ruse.deal("minister", 4, seed=1)
    player.go(house.lay(match, {0: player.guest}, plan=Plan("minister", 4).as_dict()))
    more, speed = player.page.locator("[popovertarget=more]"), player.page.locator("#tempo")
    if more.is_visible():
        more.click()
    expect(speed).to_be_visible()
    box = speed.bounding_box()
    assert box
    assert box["width"] > 80
    assert box["x"] + box["width"] <= width
    assert box["y"] + box["height"] <= height
