"""Friends: names, reserved seats, who has gone, what is said at the seats, leaving and resigning."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from tests.browser.arranged import HANDS, NAMES, arranged
from tests.browser.house import House
from tests.browser.players import LAPTOP, PHONE

import ruse
from ruse.server.tables.plan import Plan
from ruse.server.tables.reactions import REACTIONS

NOTICES = "from ruse.server.tables import absences; absences.UNNOTICED = 0.3; "
"""Said to a server before it starts, so that everybody sees soon that somebody has gone."""


@pytest.fixture(scope="module")
def watchful(tmp_path_factory):
    """A house that notices an absence at once, and waits two minutes for whoever has gone."""
    house = House(tmp_path_factory.mktemp("watchful") / "tables.db", before=NOTICES)
    house.open()
    yield house
    house.close()


def test_the_host_says_a_name_and_keeps_a_seat_for_a_friend(come, house):
    host, friend, stranger = come(**LAPTOP), come(**PHONE), come(**LAPTOP)
    host.go("/new/coup?who=friends")
    host.page.locator("#me").fill("Ada")
    host.page.get_by_role("button", name=host.say("seating-open")).click()
    expect(host.page.locator(".chair.mine .name")).to_have_text("Ada")

    host.page.locator("[popovertarget=reserve-2]").first.click()
    host.page.locator("#reserve-name-2").fill("Bruno")
    host.page.locator("#reserve-2 .primary").click()
    link = host.page.locator(".chair.expected [data-copy]").get_attribute("data-copy")
    assert link

    stranger.page.goto(link.partition("?")[0])
    expect(stranger.page.locator(".chair.expected")).to_contain_text("Bruno")
    expect(stranger.page.locator("button[form=sit]")).to_have_count(2)
    friend.page.goto(link)
    friend.page.locator("#sit-name").fill("Bruno")
    friend.press(friend.page.locator(".chair.expected button[form=sit]"))
    expect(friend.page.locator(".chair.mine .name")).to_have_text("Bruno")
    expect(host.page.locator(".chair.taken .name")).to_have_text(["Ada", "Bruno"])


def test_the_host_removes_somebody_who_cannot_come_back(come, house):
    host, pest = come(**LAPTOP), come(**PHONE)
    path = host.new_table(who="friends", players=4)
    host.attend(path)
    pest.attend(path)
    pest.page.locator("#sit-name").fill("Pest")
    pest.press(pest.page.locator("button[form=sit]").first)
    expect(host.page.locator(".chair.taken .name")).to_have_count(2)
    expect(pest.page.locator("form[action$='/kick']")).to_have_count(0)  # only the host has the button

    host.page.get_by_role("button", name=host.say("seating-kick-name", name="Pest")).click()
    expect(host.page.locator(".chair.taken .name")).to_have_count(1)
    expect(pest.page.locator(".chair.mine")).to_have_count(0)
    pest.page.locator("#sit-name").fill("Pest")
    pest.forgive("403")
    pest.press(pest.page.locator("button[form=sit]").first)
    expect(pest.page.locator("body")).to_contain_text(pest.say("problem-turned-away"))
    expect(host.page.locator(".chair.taken .name")).to_have_count(1)


def test_a_reserved_seat_is_released(come, house):
    host, stranger = come(**LAPTOP), come(**PHONE)
    path = host.new_table(who="friends", players=4)
    host.attend(path)
    stranger.attend(path)
    expect(stranger.page.locator("button[form=sit]")).to_have_count(3)
    host.page.locator("[popovertarget=reserve-1]").first.click()
    host.page.locator("#reserve-name-1").fill("Carla")
    host.page.locator("#reserve-1 .primary").click()
    expect(stranger.page.locator("button[form=sit]")).to_have_count(2)
    host.page.get_by_role("button", name=host.say("seating-release"), exact=True).click()
    expect(stranger.page.locator("button[form=sit]")).to_have_count(3)
    expect(host.page.locator(".chair.expected")).to_have_count(0)


def test_a_rematch_keeps_everybody_in_their_seats(come, house):
    player, other = come(**LAPTOP), come(**PHONE)
    hands = [["duke"], ["assassin"], ["captain"], []]
    lost = [["duke"], ["contessa"], ["captain"], ["duke", "contessa"]]
    match = arranged("0 coup 1 / 2 coup 0", hands, lost=lost, coins=[7, 2, 7, 0])
    assert match.over
    path = house.lay(match, {0: player.guest, 2: other.guest})
    player.attend(path)
    other.attend(path)
    other.press(other.page.get_by_role("button", name=other.say("table-again")))
    player.press(player.page.get_by_role("button", name=player.say("table-again-join")))
    for one, seat in ((player, 0), (other, 2)):
        expect(one.frame).to_have_attribute("data-status", "running")
        expect(one.frame).to_have_attribute("data-me", str(seat))
        for bot in (1, 3):
            expect(one.page.locator(f"#seat-{bot} .who .name")).to_have_text(NAMES[bot])


def test_a_name_can_be_changed_during_a_match(come, house):
    player, other = come(**LAPTOP), come(**PHONE)
    path = house.lay(arranged(), {0: player.guest, 1: other.guest})
    player.attend(path)
    other.attend(path)
    player.page.locator(".more [popovertarget=own-name-sheet]").click()
    player.page.locator("#called").fill("Zoe")
    player.page.locator("#own-name-sheet .primary").click()
    expect(other.page.locator("#seat-0 .who .name")).to_have_text("Zoe")
    player.play("income")
    expect(other.page.locator("#panel-log .log")).to_contain_text("Zoe")


def test_everyone_sees_who_has_gone_and_can_replace_them(come, watchful):
    player, leaver, watcher = (come(house=watchful, **LAPTOP) for _ in range(3))
    path = watchful.lay(arranged(), {0: player.guest, 1: leaver.guest})
    for one in (player, leaver, watcher):
        one.attend(path)
    leaver.page.close()
    absence = player.page.locator("[data-absent='1']")
    expect(absence.locator(".number")).to_have_text(re.compile(r"^(1:5\d|2:00)$"))
    before = absence.locator(".number").inner_text()
    expect(absence.locator(".number")).not_to_have_text(before)  # it counts down
    expect(player.page.locator("#seat-1 .gone")).to_have_count(1)
    expect(watcher.page.locator("[data-absent='1'] button")).to_have_count(0)
    absence.get_by_role("button").click()
    expect(player.page.locator("#seat-1 .away")).to_have_count(1)
    expect(absence).to_have_count(0)

    leaver.page = leaver.new_tab()
    leaver.go(path)
    expect(player.page.locator("#seat-1 :is(.away, .gone)")).to_have_count(0)


@pytest.mark.parametrize(("slug", "players"), [("coup", 4), ("minister", 4), ("royal", 3), ("caper", 2)])
def test_only_who_has_gone_is_grey(come, watchful, slug, players):
    player, leaver = come(house=watchful, **LAPTOP), come(house=watchful, **LAPTOP)
    lost = arranged("0 income", [["captain"], *HANDS[1:]], lost=[["duke"], [], [], []])
    match = lost if slug == "coup" else ruse.deal(slug, players, seed=1)
    plan = Plan(slug, players).as_dict()
    path = watchful.lay(match, {0: player.guest, 1: leaver.guest}, plan=plan, names=NAMES[:players])
    player.attend(path)
    leaver.attend(path)
    leaver.page.close()
    expect(player.page.locator("#seat-1")).to_have_css("filter", "grayscale(1)")
    expect(player.page.locator("#seat-0")).to_have_css("filter", "none")  # also with a card that is lost


def test_words_and_reactions_stand_at_the_seats(come, house):
    player, other, watcher = come(**LAPTOP), come("de-DE", **PHONE), come(**LAPTOP)
    path = house.lay(arranged(), {0: player.guest, 1: other.guest})
    for one in (player, other, watcher):
        one.attend(path)
    player.page.locator(".table-header [popovertarget=react]").click()
    expect(player.page.locator("#react button")).to_have_count(6)
    player.page.locator(f"#react button[value='{REACTIONS['doubt']}']").click()
    for one in (player, other, watcher):
        bubble = one.page.locator(".speech.picture[data-seat='0']")
        expect(bubble).to_be_visible()
        box, seat = bubble.bounding_box(), one.page.locator("#frame #seat-0").bounding_box()
        assert box
        assert seat
        assert abs(box["x"] + box["width"] / 2 - seat["x"] - seat["width"] / 2) < seat["width"] / 2
    expect(other.page.locator(".speech svg")).to_have_attribute("aria-label", other.say("panels-reaction-doubt"))
    expect(player.page.locator("#react")).to_be_hidden()

    assert other.told("say", text="Ich habe den Herzog!") == 303
    expect(player.page.locator(".speech[data-seat='1']")).to_contain_text("Ich habe den Herzog!")
    expect(watcher.page.locator(".speech[data-seat='1']")).to_be_visible()
    expect(player.page.locator(".speech")).to_have_count(0)  # after a while


def test_leaving_asks_once_and_whoever_resigns_only_watches(come, house):
    player, other = come(**LAPTOP), come(**LAPTOP)
    path = house.lay(arranged(), {0: player.guest, 1: other.guest})
    player.attend(path)
    other.attend(path)
    way_out = player.page.locator("[popovertarget=leaving].while-running")
    way_out.click()
    player.page.get_by_role("button", name=player.say("panels-stay")).click()
    expect(player.page.locator("#leaving")).to_be_hidden()
    assert player.asked

    way_out.click()
    player.page.get_by_role("button", name=player.say("panels-resign"), exact=True).click()
    expect(player.page.locator(".bar")).to_contain_text(player.say("table-watching"))
    expect(player.page.locator("[id^=hand-]")).to_have_count(0)
    expect(other.page.locator("#seat-0 .bot")).to_have_count(1)
    expect(other.page.locator("#panel-talk")).to_contain_text(other.say("panels-resigned"))
    other.my_turn()
