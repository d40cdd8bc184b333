"""Nobody answers a question they have not seen; keys mean the same everywhere and never collide."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.browser.arranged import arranged
from tests.browser.players import LAPTOP, Player
from tests.depths import deep_after, deep_but

import ruse
from ruse.server.tables.plan import Plan

PRESSABLE = """() => [...document.querySelectorAll("[data-key]")]
  .filter((one) => one.dataset.key && one.checkVisibility()).map((one) => one.dataset.key)"""

TWICE = """
// Whoever clicks twice hits the next question in the moment it appears.
window.hits = 0;
document.addEventListener("htmx:after:settle", () => {
  const next = document.querySelector("#frame[data-mine=true] #play button[name=action]");
  if (next && !window.hits++) next.click();
});
"""


def answers(player: Player) -> list[str]:
    """Return every answer that is sent from now on."""
    sent: list[str] = []
    player.page.on("request", lambda one: sent.append(one.post_data or "") if one.url.endswith("/play") else None)
    return sent


def test_a_double_click_does_not_answer_the_next_question(come, house):
    player, other = come(guard=400, **LAPTOP), come()
    path = house.lay(arranged(), {0: other.guest, 1: player.guest, 2: "x", 3: "y"})
    player.attend(path)
    other.attend(path)
    player.page.evaluate(TWICE)
    sent = answers(player)
    other.play("foreign-aid")
    player.page.wait_for_function("() => window.hits")
    player.page.wait_for_timeout(300)
    assert not sent
    player.button("pass").click()
    expect(player.page.locator("#frame[data-mine=false]")).to_be_attached()
    assert len(sent) == 1


def test_letters_typed_in_a_row_are_talk_and_no_answer(come, house):
    player = come(**LAPTOP)
    player.attend(house.lay(arranged(), {0: player.guest}))
    player.my_turn()
    sent = answers(player)
    player.page.keyboard.type("it is", delay=40)  # `i` alone would be income
    expect(player.page.locator("#say-text")).to_have_value("it is")
    player.page.wait_for_timeout(500)
    assert not sent
    player.page.keyboard.press("Escape")
    player.page.keyboard.press("i")
    expect(player.page.locator("#play [data-pressed]")).to_have_attribute("value", "income")
    player.settled("0")
    assert len(sent) == 1


@pytest.mark.parametrize("slug", deep_but(["coup", "minister", "royal", "caper"], "caper"))
def test_no_two_things_have_the_same_key(come, house, slug):
    player = come(**LAPTOP)
    match = ruse.deal(slug, 2 if slug == "caper" else 3, seed=4)
    plan = Plan(slug, match.players).as_dict()
    player.attend(house.lay(match, {match.waiting[0]: player.guest}, plan=plan))
    player.my_turn()
    keys = player.page.evaluate(PRESSABLE)
    assert len(keys) > 2
    assert sorted(keys) == sorted(set(keys))


@pytest.mark.parametrize("locale", deep_after(1, ["de-DE", "en-GB", "it-IT"]))
def test_passing_and_challenging_have_the_same_keys_everywhere(come, house, locale):
    player = come(locale, **LAPTOP)
    player.attend(house.lay(arranged("0 income / 1 tax"), {0: player.guest, 2: "x", 3: "y"}))
    expect(player.button("pass")).to_have_attribute("data-key", "p")
    expect(player.button("challenge")).to_have_attribute("data-key", "c")
    player.attend(house.lay(arranged(coins=[7, 2, 2, 2]), {0: player.guest}))
    assert not {"p", "c"} & set(player.page.evaluate(PRESSABLE)), "Coup is no challenge"


def test_whoever_answers_from_the_keyboard_stays_in_the_bar(come, house):
    player = come(**LAPTOP)
    player.attend(house.lay(arranged(), {0: player.guest, 1: "x"}))
    player.my_turn()
    player.button("income").focus()
    player.page.keyboard.press("Enter")
    player.settled("0")
    expect(player.page.locator(".bar:focus, .bar *:focus")).to_have_count(1)
