"""Watching: a spectator at a table, and the next player at a device that is passed around."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.browser.arranged import arranged
from tests.browser.players import PHONE, Player

from ruse.server.tables.plan import Plan

FIRST, SECOND = ["duke", "captain"], ["assassin", "contessa"]


def test_watcher_sees_the_table_live_but_no_hand_and_cannot_act(come, house):
    player, watcher = come("en"), come("de")
    path = house.lay(arranged(), {0: player.guest})
    player.go(path)
    watcher.go(path)
    expect(watcher.page.locator(".bar")).to_contain_text(watcher.say("table-watching"))
    assert player.hand == ["Duke", "Captain"]
    for hidden in (".mine", "[id^=hand-]", "#play", "#panel-notes"):
        expect(watcher.page.locator(hidden)).to_have_count(0)
    expect(watcher.open_cards).to_have_count(0)

    for deed in ({"deed": "play", "action": "income", "window": 0}, {"deed": "autopass", "on": "true"}):
        assert watcher.told(**deed) == 403
    assert player.asked

    player.play("income")
    expect(watcher.page.locator("#coins-0")).to_have_text("3")
    expect(watcher.page.locator("#panel-log")).to_contain_text("Ada")


def test_watchers_talk_among_themselves(come, house):
    player, watcher, another = come(), come(), come()
    path = house.lay(arranged(), {0: player.guest})
    for person in (player, watcher, another):
        person.go(path)
    talk(watcher, "The Duke is a lie")
    expect(another.page.locator("#panel-talk")).to_contain_text("The Duke is a lie")
    talk(player, "Trust me")
    expect(another.page.locator("#panel-talk")).to_contain_text("Trust me")
    expect(player.page.locator("#panel-talk")).to_contain_text("Trust me")
    assert "The Duke is a lie" not in player.page.content()


def test_one_device_never_holds_two_hands(come, house):
    device = come(**PHONE)
    guest = device.guest
    plan = Plan("coup", 2, shared=True).as_dict()
    path = house.lay(arranged(hands=[FIRST, SECOND]), {0: guest, 1: guest}, plan=plan)
    device.go(path)
    for name, mine, others in (("Ada", FIRST, SECOND), ("Bruno", SECOND, FIRST)) * 2:
        behind_the_curtain(device, name)
        device.press(device.page.get_by_role("button", name=device.say("table-uncover", name=name)))
        device.my_turn()
        assert device.hand == [device.words(f"card-{card}") for card in mine]
        expect(device.open_cards).to_have_count(0)
        table = device.page.locator(".felt, .mine").evaluate_all("parts => parts.map(one => one.outerHTML).join()")
        assert not any(card in table for card in others)
        device.play("income")


def test_pass_and_play_from_the_home_page(come):
    device = come("it-IT", **PHONE)
    device.go()
    device.press(device.poster.get_by_role("link", name=device.say("home-device")))
    device.press(device.page.locator("label", has=device.page.locator("[name=players][value='2']")))
    for seat, name in enumerate(("Anna", "Bea")):
        device.page.locator(f"[name=name-{seat}]").fill(name)
    device.press(device.page.get_by_role("button", name=device.say("seating-start-now")))
    device.press(device.page.locator(".curtain button"))
    device.my_turn()
    other, mine = device.page.locator(".who .name").all_inner_texts()
    assert {other, mine} == {"Anna", "Bea"}
    device.play("income")
    expect(device.page.locator("h1")).to_have_text(device.say("table-curtain", name=other))


def behind_the_curtain(device: Player, name: str) -> None:
    """Whose device it is next, and nothing of anybody's cards."""
    expect(device.page.locator("h1")).to_have_text(device.say("table-curtain", name=name))
    expect(device.page.locator(".playing-card, #play")).to_have_count(0)
    expect(device.page.locator(".emblem").filter(visible=True)).to_have_count(0)  # the cheat sheet is closed


def talk(person: Player, text: str) -> None:
    """Say something."""
    person.page.locator("#say-text").fill(text)
    person.page.keyboard.press("Enter")
    expect(person.page.locator("#panel-talk")).to_contain_text(text)
