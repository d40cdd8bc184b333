"""axe finds nothing serious on any page, by day and by night, on a laptop and on a phone."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from axe_playwright_python.base import AXE_SCRIPT  # type: ignore[import-untyped]
from playwright.sync_api import expect
from tests.browser.arranged import arranged
from tests.browser.house import House
from tests.browser.players import LAPTOP, PHONE, Player
from tests.browser.test_lesson import read_on
from tests.web.finished import played

from ruse.server.tables.plan import Plan

EVERYTHING = {"resultTypes": ["violations"]}
COLOURS = {**EVERYTHING, "runOnly": ["color-contrast"]}
STILL = """() => !document.getAnimations().some(one => one.playState === "running")"""
"""Wait until colours have changed; with reduced motion nothing keeps moving."""

MOMENTS: dict[str, dict[str, Any]] = {
    "my turn": {},
    "a claim to believe or not": {"script": "1 tax", "turn": 1},
    "a block to decide on": {"script": "1 steal 0 / 0 pass / 2 pass / 3 pass", "turn": 1},
    "a claim to prove": {"script": "0 tax / 1 challenge / 2 pass / 3 pass"},
    "a card to lose": {"script": "1 coup 0", "turn": 1, "coins": [2, 7, 2, 2]},
    "cards to keep": {"script": "0 exchange / 1 pass / 2 pass / 3 pass"},
}

Faults = dict[tuple[str, str], list[str]]
"""By page and rule: the parts of the page at fault."""


def test_no_page_shuts_anybody_out_on_a_laptop(come, house):
    player = come("de", **LAPTOP, color_scheme="light", reduced_motion="reduce")
    faults: Faults = {}
    for name in visits(player, come(), house):
        faults |= examined(player, f"{name}, light", EVERYTHING)
        player.page.emulate_media(color_scheme="dark")
        faults |= examined(player, f"{name}, dark", COLOURS)
        player.page.emulate_media(color_scheme="light")
    assert faults == {}


def test_no_page_shuts_anybody_out_on_a_phone(come, house):
    player = come("it", **PHONE, color_scheme="dark", reduced_motion="reduce")
    faults: Faults = {}
    for name in visits(player, come(), house):
        faults |= examined(player, name, EVERYTHING)
    assert faults == {}


def visits(player: Player, other: Player, house: House) -> Iterator[str]:
    """Open one page after the other: its name."""
    player.forgive("404")
    other.go()
    for name, path in pages(player, other, house):
        player.go(path)
        yield name
    player.go()
    player.press(player.poster.get_by_role("button", name=player.say("home-learn")))
    expect(player.page.locator(".coach .go-on button")).to_be_visible()
    yield "lesson, something to read"
    read_on(player)
    yield "lesson, something to do"


def pages(player: Player, other: Player, house: House) -> Iterator[tuple[str, str]]:
    """Yield every page, and the table at every kind of question: its name and its path."""
    yield "home", "/"
    yield "new table on one device", "/new/coup?who=device"
    yield "lobby", player.new_table(players=4, who="friends")
    yield "lobby of others", other.new_table(players=10, who="friends")
    me = {0: player.guest}
    for name, moment in MOMENTS.items():
        yield name, house.lay(arranged(**moment), me)
    both = {0: player.guest, 1: other.guest}
    yield "a sealed answer", house.lay(arranged("2 tax / 0 pass", turn=2), both)
    yield "watching", house.lay(arranged(turn=1), {1: other.guest})
    device = Plan("coup", 4, shared=True).as_dict()
    yield "curtain", house.lay(arranged(), {0: player.guest, 1: player.guest}, plan=device)
    match = played(seed=1, players=4)
    yield "over", house.lay(match, me)
    yield "replay", house.lay(match, me) + "/replay?at=10&as=1"
    yield "rules", "/rules/coup"
    yield "no such table", "/table/2222222222"


def examined(player: Player, name: str, options: dict[str, Any]) -> Faults:
    """Return what axe finds on the page that is open."""
    page = player.page
    page.wait_for_function(STILL)
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE_SCRIPT)
    return {
        (name, violation["id"]): [f"{node['html'][:150]} {node['failureSummary']}" for node in violation["nodes"]]
        for violation in page.evaluate("options => axe.run(options)", options)["violations"]
        if violation["impact"] in ("serious", "critical")
    }
