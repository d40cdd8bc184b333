"""Setting up a table: the form offers every option, keeps what was chosen and refuses what does not fit."""

from __future__ import annotations

import re

import pytest
from tests.web.visitors import text_of

import ruse
from ruse.core.words import LOCALES, Words

COUP = ruse.all_games()["coup"]


@pytest.mark.parametrize("locale", LOCALES)
def test_the_form_offers_every_option_with_its_words_and_marks_the_disputed_ones(house, locale):
    html = house.visitor(locale).get("/new/coup").text
    shown, words = text_of(html), Words(COUP.presentation.words, locale)
    for option in COUP.interface.options:
        assert f'name="option-{option.name}"' in html
        assert words(f"option-{option.name}") in shown
    for edition in COUP.interface.editions:
        assert f'name="edition" value="{edition}"' in html
    for bot in COUP.bot_names:
        assert f'name="bot" value="{bot}"' in html
    marked = re.findall(r'<label for="option-(\w+)">[^<]*<span class="chip', html)
    assert "response_mode" in marked
    assert "copies_rule" in marked
    assert "envoy" not in marked


def test_what_is_chosen_is_what_is_played(house):
    visitor = house.visitor()
    form = {"option-envoy": "inquisitor", "option-turn_limit": "99", "option-fa_reblock": "true"}
    address = visitor.new_table(players="5", clock="quick", bot="random", listed="yes", edition="italian", **form)
    plan = house.table(address).plan
    assert (plan.players, plan.clock, plan.bot, plan.listed, plan.edition) == (
        5,
        "quick",
        "random",
        True,
        "italian",
    )
    assert dict(plan.options) == {"envoy": "inquisitor", "turn_limit": 99, "fa_reblock": True}
    assert not plan.shared
    assert house.table(address).status == "open"


def test_every_seat_can_have_a_bot_of_its_own(house):
    chosen = {"bot": "easy", "bot-1": "learned", "bot-2": "", "bot-3": "random", "bot-7": "nobody reads this"}
    table = house.table(house.visitor().new_table(who="bots", players="4", **chosen))
    assert [player.bot for player in table.seats] == [None, "learned", "easy", "random"]


@pytest.mark.parametrize(("game", "told"), [("coup", "Like the club bot"), ("royal", "Goes for the biggest loot")])
def test_the_page_says_how_easy_plays_in_this_game(house, game, told):
    page = house.visitor().get(f"/new/{game}").text
    assert page.count("one move in three is random") == 1
    assert f"{told}, but " in page


def test_a_bot_that_does_not_exist_is_refused_and_the_choice_of_the_others_kept(house):
    sent = {"who": "bots", "players": "3", "bot-1": "learned", "bot-2": "genius"}
    answer = house.visitor().post("/new/coup", **sent)
    assert answer.status_code == 422
    kept = re.search(r'<select id="bot-1".*?</select>', answer.text, re.DOTALL)
    assert kept is not None
    assert '<option value="learned" selected>' in kept[0]


def test_only_bots_begin_at_once(house):
    table = house.table(house.visitor().new_table(who="bots", players="2", listed="yes"))
    assert table.status == "running"
    assert not table.plan.listed
    assert [bool(player.bot) for player in table.seats] == [False, True]


def test_pass_and_play_seats_everyone_who_has_a_name_and_begins(house):
    names = {"name-0": "Ada", "name-1": "", "name-2": "Bo", "name-7": "out of sight"}
    table = house.table(house.visitor().new_table(who="device", players="4", **names))
    assert table.plan.shared
    assert table.status == "running"
    assert table.seats.names[:2] == ["Ada", "Bo"]
    assert [bool(player.bot) for player in table.seats] == [False, False, True, True]
    assert len({player.guest for player in table.seats[:2]}) == 1


@pytest.mark.parametrize(
    ("form", "message"),
    [
        ({"players": "7", "edition": "german"}, "conflict-copies"),
        ({"players": "3", "option-draft_2p": "true"}, "conflict-draft"),
        ({"players": "3", "option-first_player": "5"}, "conflict-first-player"),
    ],
)
@pytest.mark.parametrize("locale", LOCALES)
def test_options_that_do_not_go_together_are_told_and_kept(house, locale, form, message):
    answer = house.visitor(locale).post("/new/coup", clock="quick", **form)
    assert answer.status_code == 422
    words = Words(COUP.presentation.words, locale)
    assert words(message, players=int(form["players"]), seat=6) in text_of(answer.text)
    assert 'name="clock" value="quick" checked' in answer.text
    assert f'name="players" value="{form["players"]}" checked' in answer.text
    assert '<details class="panel fold" open>' in answer.text
    assert not house.room.tables


@pytest.mark.parametrize(
    ("form", "sentence"),
    [
        ({"players": "11"}, "Coup is for 2 to 10 players."),
        ({"players": "many"}, "Coup is for 2 to 10 players."),
        ({"option-turn_limit": "5000"}, "must be a number from 1 to 1000, not “5000”."),
        ({"option-turn_limit": "<i>"}, "must be a number from 1 to 1000, not “<i>”."),
        ({"option-envoy": "jester"}, "“Ambassador or Inquisitor” cannot be “jester”."),
        ({"edition": "klingon"}, "“Edition” cannot be “klingon”."),
        ({"clock": "sundial"}, "The table cannot be set up like that."),
        ({"bot": "deep"}, "The table cannot be set up like that."),
        ({"who": "nobody"}, "The table cannot be set up like that."),
        ({"who": "device"}, "Enter at least one name"),
        (
            {"who": "device", "name-0": "x" * 30},
            "A name must have 1 to 24 visible characters from a single script.",
        ),
    ],
)
def test_a_forged_form_is_refused_with_a_sentence(house, form, sentence):
    answer = house.visitor().post("/new/coup", **form)
    assert answer.status_code == 422
    assert sentence in text_of(answer.text)
    assert "<i>" not in answer.text
    assert not house.room.tables
