"""Play now: one click begins, and what the chips say is what is played."""

from __future__ import annotations

import re
from typing import Any

import pytest
from tests.web.visitors import House

import ruse
from ruse.web.setup.play_now import chips
from ruse.web.setup.usual import quick_plan
from ruse.web.site.say import Say, words_of

GAMES = ruse.all_games()


@pytest.mark.parametrize("slug", GAMES)
def test_every_chip_has_a_good_default(slug):
    game = GAMES[slug]
    found = {chip.name: chip for chip in chips(game, words_of(game.presentation.words, "de"), Say("de"))}
    usual = quick_plan(game)
    assert all(chip.chosen in dict(chip.values) for chip in found.values())
    assert found["bot"].chosen == usual.bot
    assert found["clock"].chosen == usual.clock
    assert ("players" in found) == (len(game.players) > 1)


def test_the_home_page_shows_what_the_game_asks(house: House):
    page = house.visitor().get("/").text
    assert 'name="option-city" form="play-caper"' in page
    assert 'name="edition" form="play-coup"' in page
    assert 'name="players" form="play-caper"' not in page  # two, always


def test_one_click_begins_with_the_usual_table(house: House):
    table = house.table(house.visitor().post("/play/coup").headers["location"])
    assert table.status == "running"
    assert (table.plan.players, table.plan.bot, table.plan.clock) == (4, "house", "none")


def test_what_the_chips_say_is_played(house: House):
    chosen: dict[str, Any] = {"players": "2", "bot": "easy", "clock": "quick", "edition": "german"}
    plan = house.table(house.visitor().post("/play/coup", **chosen).headers["location"]).plan
    assert (plan.players, plan.bot, plan.clock, plan.edition) == (2, "easy", "quick", "german")
    rome: dict[str, Any] = {"option-city": "rome"}
    city = house.visitor().post("/play/caper", **rome).headers["location"]
    assert dict(house.table(city).plan.options) == {"city": "rome"}


@pytest.mark.parametrize("wrong", [{"players": "11"}, {"bot": "nobody"}, {"clock": "noon"}, {"edition": "moon"}])
def test_what_cannot_be_is_refused(house: House, wrong):
    assert house.visitor().post("/play/coup", **wrong).status_code == 422


def test_coup_comes_first_and_no_list_is_empty(house: House):
    page = house.visitor().get("/").text
    assert re.findall(r'class="poster framed" data-game="(\w+)"', page)[0] == "coup"
    assert 'class="table-list' not in page
