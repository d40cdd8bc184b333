"""Where no script runs, forms and links do."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.browser.players import LAPTOP

TURNS = 3


def test_some_turns_by_forms_alone(come):
    player = come("de-DE", **LAPTOP, java_script_enabled=False)
    player.go()
    player.poster.get_by_role("button", name=player.say("home-play-now")).click()
    for _ in range(TURNS):
        while not player.asked:
            player.page.reload()
        offered = player.actions
        if "income" in offered:
            before = player.page.locator("#coins-0").inner_text()
            player.page.locator("[popovertarget='aim-steal'].act").click()  # a choice opens without a script too
            expect(player.page.locator("#aim-steal button").first).to_be_visible()
            player.page.keyboard.press("Escape")
            player.button("income").click()
            expect(player.page.locator("#coins-0")).to_have_text(str(int(before) + 1))
        else:
            player.button(player.choose()).click()
        expect(player.frame).to_have_attribute("data-status", "running")
