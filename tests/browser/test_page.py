"""What the page relies on: a stream on every load, frames that disturb nobody, answers that count once."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.browser.arranged import arranged
from tests.browser.players import PHONE, play_a_round

LOADS = 10


def test_the_stream_connects_on_every_load(come, house):
    player = come()
    path = house.lay(arranged(), {0: player.guest})
    for _ in range(LOADS):
        player.attend(path)
    before = player.data("sequence")
    assert player.told("say", text="Anybody here?") == 303
    expect(player.page.locator("#panel-talk")).to_contain_text("Anybody here?")
    assert player.data("sequence") != before


def test_a_frame_keeps_focus_and_what_is_being_typed(come, house):
    player, other = come(), come()
    path = house.lay(arranged(), {0: player.guest, 1: other.guest})
    player.go(path)
    other.go(path)
    typed = player.page.locator("#say-text")
    typed.press_sequentially("I swear that")
    other.told("say", text="first")
    expect(player.page.locator("#panel-talk")).to_contain_text("first")
    expect(typed).to_be_focused()
    expect(typed).to_have_value("I swear that")
    typed.press_sequentially(" I have the Duke")
    expect(typed).to_have_value("I swear that I have the Duke")

    player.button("tax").focus()
    player.page.locator("#panel-cards summary").click()
    player.button("tax").focus()
    opened = player.page.locator("#panel-cards").get_attribute("open")
    other.told("say", text="second")
    expect(player.page.locator("#panel-talk")).to_contain_text("second")
    expect(player.button("tax")).to_be_focused()
    assert player.page.locator("#panel-cards").get_attribute("open") == opened


def test_a_sheet_of_targets_stays_open_over_a_frame(come, house):
    player, other = come(**PHONE), come()
    path = house.lay(arranged(), {0: player.guest, 1: other.guest})
    player.go(path)
    other.go(path)
    player.press(player.page.locator("[popovertarget='aim-steal'].act"))
    expect(player.button("steal 2")).to_be_visible()
    other.told("say", text="Do not dare")
    expect(player.page.locator("#panel-talk")).to_contain_text("Do not dare")
    expect(player.button("steal 2")).to_be_visible()
    player.play("steal 2")


def test_a_double_click_plays_once(come, house):
    player = come()
    other = come()
    path = house.lay(arranged(), {0: player.guest, 1: other.guest})
    player.go(path)
    other.go(path)
    sent = []
    player.page.on("request", lambda request: sent.append(request.url) if request.method == "POST" else None)
    player.button("income").dblclick()
    other.my_turn()
    expect(player.page.locator("#coins-0")).to_have_text("3")
    expect(player.page.locator("#notice")).to_be_hidden()
    assert len(sent) == 1


def test_an_old_page_gets_a_sentence_and_the_newest_frame(come, house):
    player = come("it-IT")
    path = house.lay(arranged(), {0: player.guest})
    player.go(path)

    old = player.new_tab()
    old.route("**/stream?changes", lambda route: None)  # it never hears of anything again
    old.goto(player.page.url)
    player.page.bring_to_front()
    player.play("income")
    play_a_round(player)

    player.forgive("409")
    old.bring_to_front()
    old.locator("#play [value=tax]").click()
    expect(old.locator("#notice")).to_have_text(player.say("problem-stale"))
    expect(old.locator("#frame")).to_have_attribute("data-window", player.data("window"))
    expect(old.locator("#coins-0")).to_have_text(player.page.locator("#coins-0").inner_text())
    old.locator("#play [value=income]").click()  # and goes on from there
    player.settled(old.locator("#frame").get_attribute("data-window") or "")


def test_markup_in_names_and_talk_is_only_text(come, house):
    player, watcher = come(), come()
    rude = "<img src=x onerror=alert(1)>"
    player.go(house.lay(arranged(), {0: player.guest}, names=[rude[:24], "B", "C", "D"]))
    player.told("say", text=rude)
    watcher.go(player.page.url.removeprefix(player.address))
    expect(watcher.page.locator("#panel-talk")).to_contain_text(rude)
    expect(watcher.page.locator("#seat-0 .name")).to_have_text(rude[:24])
    expect(watcher.page.locator("img[src=x]")).to_have_count(0)


def test_suspicions_and_passing_are_kept(come, house):
    player = come()
    player.go(house.lay(arranged(), {0: player.guest}))
    if player.page.locator("#panel-notes").get_attribute("open") is None:
        player.page.locator("#panel-notes summary").click()
    player.page.locator("#note-2 label", has=player.page.locator("[value=duke]")).click()
    expect(player.page.locator("#seat-2 .suspected")).to_contain_text("Duke")
    player.play("income")
    player.page.reload()
    expect(player.page.locator("#seat-2 .suspected")).to_contain_text("Duke")
    expect(player.page.locator("#note-2 [value=duke]")).to_be_checked()
