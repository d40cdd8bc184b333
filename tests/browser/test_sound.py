"""Sound: quiet until somebody asks for it, remembered, and each thing that happens has its own."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.browser.arranged import arranged
from tests.browser.players import LAPTOP, Player

HEARD = """
window.heard = [];
new MutationObserver(() => window.heard.push(document.documentElement.dataset.sound))
  .observe(document.documentElement, { attributes: true, attributeFilter: ["data-sound"] });
"""


def heard(player: Player) -> list[str]:
    return [str(sound) for sound in player.page.evaluate("window.heard")]


def test_nothing_sounds_before_somebody_asks_and_then_each_event_does(come, house):
    player, other = come(tempo="fast", **LAPTOP), come()
    path = house.lay(arranged(), {0: other.guest, 1: player.guest, 2: "x", 3: "y"})
    other.attend(path)
    player.attend(path)
    player.page.evaluate(HEARD)
    switch = player.page.locator("#sound")
    expect(switch).to_have_attribute("aria-pressed", "false")
    other.play("income")
    player.my_turn()
    assert heard(player) == [], "nobody has asked for it"

    switch.click()
    expect(switch).to_have_attribute("aria-pressed", "true")
    player.press(player.button("tax"))
    player.page.wait_for_function("() => window.heard.includes('claim')")
    player.page.reload()
    expect(switch).to_have_attribute("aria-pressed", "true")  # it is remembered
