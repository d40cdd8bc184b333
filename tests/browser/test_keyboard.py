"""A whole match without a mouse."""

from __future__ import annotations

from playwright.sync_api import Locator, expect
from tests.browser.players import Player, wait_until

MANY = 80
"""More stops than any of these pages has."""


def test_a_whole_match_by_keyboard_alone(come):
    player = come()
    player.go()
    tab_to(player, "form[action='/play/coup'] button")
    player.page.keyboard.press("Enter")
    expect(player.frame).to_have_attribute("data-status", "running")
    answers = 0
    while not player.over:
        wait_until(lambda: player.asked or player.over, player)
        if player.asked:
            answers += 1
            answer_by_shortcut(player) if answers % 2 else answer_by_tab(player)
    assert answers > 1
    player.page.keyboard.press("r")
    expect(player.page.locator("#replay")).to_be_visible()


def test_a_list_of_the_keys_and_a_way_to_switch_them_off(come):
    player = come()
    player.go(player.new_table(players=2, who="bots"))
    player.my_turn()
    keys = player.page.locator("#keys")
    open_keys(player)
    expect(keys).to_be_visible()
    expect(keys.locator("dd").first).not_to_be_empty()
    player.page.get_by_label(player.say("panels-keys-use")).uncheck()
    player.page.keyboard.press("Escape")
    expect(keys).to_be_hidden()

    window, key = player.data("window"), player.page.locator("#play .act").first.get_attribute("data-key")
    assert key
    player.page.keyboard.press(key)
    open_keys(player)
    expect(keys).to_be_visible()
    assert player.data("window") == window, "the key was switched off"
    player.page.get_by_label(player.say("panels-keys-use")).check()
    player.page.keyboard.press("Escape")

    # A letter in the talk is a letter.
    player.page.keyboard.press("/")
    player.page.keyboard.type(f"{key}?")
    expect(player.page.locator("#say-text")).to_have_value(f"{key}?")
    assert player.data("window") == window


def open_keys(player: Player) -> None:
    """The list of keys is behind the sheet that `?` opens."""
    player.page.keyboard.press("?")
    player.press(player.page.locator("#glance [data-opens=keys]"))


def answer_by_shortcut(player: Player) -> None:
    """The letter on the button, and the number after it if there is a target to choose."""
    action, window = player.choose(), player.data("window")
    opener = player.page.locator(f"[popovertarget='aim-{action.split()[0]}'].act")
    if opener.count():
        press_key_of(player, opener)
        expect(player.button(action)).to_be_visible()
    press_key_of(player, player.button(action))
    player.settled(window)


def press_key_of(player: Player, button: Locator) -> None:
    player.page.keyboard.press(button.get_attribute("data-key") or "")


def answer_by_tab(player: Player) -> None:
    """Tab to the button, and Enter; the sheet of targets opens and closes in the same way."""
    action, window = player.choose(), player.data("window")
    opener = f"[popovertarget='aim-{action.split()[0]}'].act"
    if player.page.locator(opener).count():
        tab_to(player, opener)
        player.page.keyboard.press("Enter")
    tab_to(player, f"#play button[value='{action}']")
    player.page.keyboard.press("Enter")
    player.settled(window)


def tab_to(player: Player, selector: str) -> None:
    """Press Tab until the focus is there, where it can be seen."""
    for _ in range(MANY):
        player.page.keyboard.press("Tab")
        focused = player.page.locator("*:focus")
        if focused.count() and focused.evaluate("(one, selector) => one.matches(selector)", selector):
            assert focused.is_visible()
            return
    raise AssertionError(f"no Tab leads to {selector}")
