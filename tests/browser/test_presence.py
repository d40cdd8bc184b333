"""A bot plays for absent players until they are back, reduced motion works, and the tab shows the turn."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.browser.arranged import arranged
from tests.browser.house import IMPATIENT, House
from tests.browser.players import LAPTOP, MEEK, play_a_round, play_until

COUNT_TRANSITIONS = """
    window.transitions = 0;
    const start = Document.prototype.startViewTransition;
    Document.prototype.startViewTransition = function (...given) {
        window.transitions += 1;
        return start.apply(this, given);
    };
"""


@pytest.fixture
def hasty(tmp_path):
    """A house with a clock that waits one second for somebody who has gone."""
    house = House(tmp_path / "tables.db", before=IMPATIENT)
    house.open()
    yield house
    house.close()


def test_whoever_closes_the_tab_is_played_by_a_bot_until_they_return(hasty, come):
    player, leaver = come(house=hasty), come(house=hasty)
    path = player.new_table(players=3, who="friends", clock="quick")
    player.attend(path)
    leaver.go(path)
    leaver.press(leaver.page.get_by_role("button", name=leaver.say("seating-sit-here")).first)
    expect(player.page.locator(".chair.taken")).to_have_count(2)
    player.press(player.page.get_by_role("button", name=player.say("seating-start"), exact=True))
    expect(leaver.frame).to_have_attribute("data-status", "running")

    leaver.page.close()
    player.wishes = MEEK
    away = player.page.locator(".seat .away")
    play_until(lambda: away.count(), player)

    leaver.page = leaver.new_tab()
    leaver.go(path)
    expect(away).to_have_count(0)
    expect(leaver.page.locator(".banner")).to_have_count(0)
    play_until(lambda: leaver.asked, player)
    leaver.answer()


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_nothing_moves_for_whoever_wants_calm(come, house, motion):
    player = come(**LAPTOP, reduced_motion=motion, tempo="fast")  # nothing moves when the show is off
    player.context.add_init_script(COUNT_TRANSITIONS)
    player.go(house.lay(arranged(), {0: player.guest}))
    player.play("tax")
    play_a_round(player)
    moved = player.page.evaluate("window.transitions")
    assert bool(moved) == (motion == "no-preference")


def test_the_tab_says_that_it_is_my_turn(come, house):
    player, other = come("de-DE"), come("it-IT")
    path = house.lay(arranged(), {0: player.guest, 1: other.guest})
    player.go(path)
    other.go(path)
    expect(player.page).to_have_title(player.say("table-title-mine", game="Coup"))
    expect(other.page).to_have_title(other.say("table-title", game="Coup"))
    player.play("income")
    expect(other.page).to_have_title(other.say("table-title-mine", game="Coup"))
    expect(player.page).to_have_title(player.say("table-title", game="Coup"))


def test_whoever_came_through_the_lobby_can_leave_the_match_too(come, house):
    player = come(**LAPTOP)
    player.go(player.new_table(players=2, who="friends"))
    way_out = player.page.locator(".table-header .while-running")
    expect(way_out).to_be_hidden()  # the lobby has its own
    player.page.locator("form[action$='/start'] button").click()
    expect(player.page.locator("#frame[data-status=running]")).to_be_visible()
    way_out.click()
    player.page.get_by_role("button", name=player.say("panels-leave-now")).click()
    expect(player.page).to_have_url(house.address + "/")
