"""The table itself: what a frame shows to whom, and that its bar offers what the rules allow."""

from __future__ import annotations

import html
import json
import re
from collections import Counter
from random import Random
from typing import Any

import pytest
from tests.conformance.walks import walk
from tests.depths import deep_after
from tests.web.frames import Page, at_table, board, read, seen, tags
from tests.web.visitors import opened

import ruse
from ruse.core.match import Match
from ruse.core.words import LOCALES, Words
from ruse.web.site.say import Say
from ruse.web.table import log as logs
from ruse.web.table.frame import frame, template_of
from ruse.web.table.log import KEPT, Log, chronicle_of

COUP = ruse.all_games()["coup"]
EN, SAY = Words(COUP.presentation.words, "en"), Say("en")


@pytest.fixture(scope="module")
def house(tmp_path_factory):
    with opened(tmp_path_factory.mktemp("frames") / "tables.db") as house:
        yield house


def played(players: int, script: str, **options: Any) -> Match:
    """Return a match after `0: tax / 1: challenge`; `*` is everyone who is asked."""
    match = ruse.deal("coup", players, seed=7, first_player=0, **options)
    for step in filter(None, (step.strip() for step in script.split("/"))):
        who, _, action = step.partition(": ")
        for seat in match.waiting if who == "*" else (int(who),):
            match.play(seat, action)
    return match


# --- Along whole matches ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "options"),
    deep_after(
        3,
        [
            (2, {"draft_2p": True}),
            (3, {"envoy": "inquisitor"}),
            (10, {}),
            (4, {}),
            (6, {"response_mode": "sequential"}),
        ],
    ),
)
def test_every_frame_of_a_match_is_sound(house, players, options):
    """Sound HTML, no id twice, nothing inline, a key for every button, and exactly the legal actions."""
    chance = Random(players)
    match = ruse.deal("coup", players, seed=players, **options)
    table = at_table(house, match)
    for moment in walk(match, chance):
        if chance.random() > 0.2 and not moment.over:
            continue
        seat = chance.choice([*moment.waiting, 0, None])
        table.playing.status = "over" if moment.over else "running"
        shown = seen(table, seat, chance.choice(LOCALES))
        page = Page(shown)
        assert not [name for name, count in Counter(page.ids).items() if count > 1]
        assert not [name for name, _ in page.attributes if name == "style" or name.startswith("on")]
        assert "<script" not in shown
        assert "<style" not in shown
        check_bar(shown, [] if seat is None else [str(action) for action in moment.actions(seat)])


def check_bar(shown: str, legal: list[str]) -> None:
    offered = re.findall(r'name="action" value="([^"]+)"', shown)
    assert sorted(offered) == sorted(legal)
    sheets = re.findall(r'<div id="aim-.*?</div>\s*<button[^>]*>[^<]*</button>\s*</div>', shown, re.DOTALL)
    bar = shown.split('id="play"')[-1].split("</form>")[0] if legal else ""
    for sheet in sheets:
        bar = bar.replace(sheet, "")
    for part in (bar, *sheets):
        keys = re.findall(r'data-key="(.)"', part)
        assert len(set(keys)) == len(keys)
    assert len(re.findall(r'data-key="(.)"', bar)) == len(re.findall('class="(?:act|pick)"', bar))


@pytest.mark.parametrize("locale", LOCALES)
def test_a_frame_is_the_same_whenever_it_is_written(house, locale):
    """Nothing that was written before shows in it: a restarted server sends the same bytes."""
    match = ruse.deal("coup", 4, seed=5)
    table = at_table(house, match)
    for moment in walk(match, Random(5), 60):
        table.playing.status = "over" if moment.over else "running"
        first = seen(table, 0, locale)
        logs._LOGS.pop(table)
        assert seen(table, 0, locale) == first


def test_the_log_told_step_by_step_is_the_log_told_at_once():
    match = ruse.deal("coup", 4, seed=9)
    step_by_step = Log(chronicle_of(match, "en", ["A", "B", "C", "D"]), 1)
    for moment in walk(match, Random(2)):
        step_by_step.extend(moment)
    at_once = Log(chronicle_of(match, "en", ["A", "B", "C", "D"]), 1)
    at_once.extend(match)
    assert step_by_step.sentences == at_once.sentences
    assert len(at_once.sentences) == KEPT


def test_a_log_of_another_match_is_not_told(house):
    """Whatever takes the place of a match, nobody reads what happened in the other."""
    table = at_table(house, played(3, "0: tax"))
    seen(table)
    table.playing.match = played(3, "0: foreign-aid")
    assert "Duke" not in read(board(seen(table)).split('class="scene')[1].split("</section>")[0])
    assert EN("event-declared-foreign-aid", you="seat", seat="Anna") in read(seen(table))


# --- What is shown to whom ----------------------------------------------------------------------------------


def test_the_bar_says_in_plain_words_what_can_be_done(house):
    said = read(board(seen(at_table(house, played(4, "")))))
    for words in ("Income take 1 coin", "Tax claim the Duke, take 3 coins", "Foreign aid take 2 coins"):
        assert words in said


def test_a_bluff_is_marked_for_the_bluffer_alone(house):
    match = played(4, "")
    held = match.view(0)["seats"][0]["hand"]
    table = at_table(house, match)
    marked = {tag: "data-bluff" in tag for tag in tags(seen(table), 'class="act"')}
    by_verb = {re.findall(r'data-verb="([^"]+)"', tag)[0]: lie for tag, lie in marked.items()}
    claims = {"tax": "duke", "exchange": "ambassador", "steal": "captain"}
    assert by_verb == {
        "income": False,
        "foreign-aid": False,
        **{verb: claims[verb] not in held for verb in claims},
    }
    assert True in by_verb.values()
    assert SAY("table-bluff") in read(seen(table))
    for other in (1, None):
        assert SAY("table-bluff") not in read(board(seen(table, other)))


def test_the_claim_is_the_scene_in_the_middle(house):
    table = at_table(house, played(4, "0: income / 1: steal 0"))
    scene = re.findall(r'<div id="scene".*?</div>\s*</div>', seen(table), re.DOTALL)[0]
    assert "Bruno claims the Captain to steal from you." in read(scene)
    assert "#captain" in scene
    assert 'data-role="target"' in tags(seen(table), 'id="seat-0"')[0]
    assert 'data-role="claim"' in tags(seen(table), 'id="seat-1"')[0]
    assert "Bruno claims the Captain to steal from Anna." in read(seen(table, None))


def test_a_block_stands_against_the_claim(house):
    shown = seen(at_table(house, played(3, "0: steal 1 / *: pass / 1: block captain")))
    assert 'class="claimed" data-count="2"' in shown
    assert "Bruno claims the Captain and blocks you." in read(board(shown))


def test_who_is_waited_for_is_named(house):
    table = at_table(house, played(4, "0: tax / 1: pass"))
    assert SAY("table-awaited", names="Carla and Dora") in read(seen(table))
    assert {tag.split('"')[1] for tag in tags(seen(table), r'class="seat[^"]* asked')} == {"seat-2", "seat-3"}


def test_a_sealed_answer_is_told_to_its_seat_alone(house):
    table = at_table(house, played(4, "0: tax / 1: challenge"))
    sealed = SAY("table-sealed", answer=EN("action-challenge"))
    assert sealed in read(seen(table, 1))
    for other in (0, 2, None):
        assert EN("action-challenge") not in read(board(seen(table, other)).replace("Challenge</span>", ""))
        assert sealed not in read(seen(table, other))


def test_a_window_has_large_buttons_and_the_claims_of_a_block(house):
    table = at_table(house, played(3, "0: steal 1 / *: pass"))
    said = read(board(seen(table, 1)))
    assert 'data-layout="window"' in tags(seen(table, 1), 'id="play"')[0]
    for words in ("Allow", "Block as the Captain", "Block as the Ambassador"):
        assert words in said
    assert re.findall('class="act" data-verb="([^"]+)"', seen(table, 1)) == ["pass", "block", "block"]


def test_cards_are_chosen_by_tapping_them(house):
    """The cards to choose from are in the bar, and the hand is not shown a second time."""
    match = played(3, "0: tax / 1: challenge / 2: pass / 0: refuse")
    shown = seen(at_table(house, match))
    assert re.findall(r'class="pick" name="action" value="([^"]+)"', shown) == [str(a) for a in match.actions(0)]
    assert tags(shown, 'id="frame"')[0].count('data-layout="cards"') == 1


def test_targets_are_chosen_in_a_sheet_that_needs_no_script(house):
    shown = seen(at_table(house, played(4, "")))
    opener = tags(shown, 'data-verb="steal"')[0]
    assert 'type="button"' in opener
    assert 'popovertarget="aim-steal"' in opener
    sheet = shown.split('id="aim-steal"')[1]
    assert re.findall(r'value="(steal \d)"', sheet) == ["steal 1", "steal 2", "steal 3"]


def test_the_only_target_needs_no_sheet(house):
    shown = seen(at_table(house, played(2, "")))
    assert "Steal: Bruno" in read(shown)
    assert "aim-steal" not in shown


def test_coins_are_shown_as_coins_and_told_as_a_number(house):
    shown = seen(at_table(house, played(3, "0: income / 1: tax / *: pass")))
    purse = re.findall(r'<span class="purse" id="coins-1".*?</b>', shown, re.DOTALL)[0]
    assert purse.count('class="coin"') == 5
    assert SAY("table-coins", count=5) in read(tile(shown, "seat-1"))


def tile(shown: str, name: str) -> str:
    """Return one seat round the table."""
    return str(re.findall(rf"<li id=\"{name}\".*?</li>", shown, re.DOTALL)[0])


def beats(page: str) -> list[dict[str, Any]]:
    """Return how each line of the log is played."""
    return [json.loads(beat) for beat in re.findall(r"data-beat='([^']*)'", page)]


def test_the_log_says_which_coins_fly_and_which_numbers_change(house):
    table = at_table(house, played(3, "0: income / 1: steal 0 / *: pass / 0: pass"))
    flights = [flight for beat in beats(seen(table)) for flight in beat.get("fly", [])]
    assert flights == [["coin", "treasury", "coins-0", 1], ["coin", "coins-0", "coins-1", 2]]
    sums = [beat["sum"] for beat in beats(seen(table)) if "sum" in beat]
    assert sums == [{"treasury": -1, "coins-0": 1}, {"coins-0": -2, "coins-1": 2}]


def test_what_needs_no_sentence_is_played_with_the_one_before_it(house):
    table = at_table(house, played(3, "0: tax / *: pass / 1: income / 2: income / 0: assassinate 1"))
    assert beats(seen(table))[-1]["fly"] == [["coin", "coins-0", "treasury", 3]]
    assert beats(seen(table))[-1]["v"] == "claim"


def test_a_beat_shows_a_card_only_to_whoever_may_see_it(house):
    table = at_table(house, played(3, "0: exchange / *: pass"))
    mine, theirs = ([beat for beat in beats(seen(table, seat)) if beat["k"] == "exchange-drawn"] for seat in (0, 1))
    assert mine == theirs, "the sentence says which cards came; the board shows their backs"
    assert mine[0]["fly"] == [["back", "deck", "seat-0", 2]]


def test_lost_cards_lie_open_and_others_do_not(house):
    table = at_table(house, played(3, "0: tax / 1: challenge / 2: pass / 0: refuse"))
    lost = table.match.actions(0)[0].split()[1]
    table.match.play(0, f"lose {lost}")
    lying = tile(seen(table, 1), "seat-0")
    assert lying.count("data-open") == 1
    assert f"#{lost}" in lying
    assert "data-open" not in tile(seen(table, 0), "seat-1")


def test_a_watcher_has_no_hand_and_no_bar(house):
    shown = seen(at_table(house, played(4, "")), None)
    assert SAY("table-watching") in read(shown)
    assert 'id="play"' not in shown
    assert 'class="hand"' not in shown
    assert len(tags(shown, 'class="seat[ "]')) == 4


def test_who_is_out_looks_on(house):
    match = next(m for m in walk(ruse.deal("coup", 4, seed=3), Random(3)) if not m.view()["seats"][0]["alive"])
    assert not match.over
    assert SAY("table-you-are-out") in read(seen(at_table(house, match)))


def test_the_end_names_the_winner_and_the_ways_on(house):
    match = ruse.deal("coup", 3, seed=4)
    *_, last = walk(match, Random(4))
    table = at_table(house, last)
    won = EN(
        "event-finished",
        you="winners" if last.winners == (0,) else "none",
        winners=table.seats.names[last.winners[0]],
    )
    assert won in read(board(seen(table)))
    assert f'action="/table/{table.id}/again"' in seen(table)
    assert f'href="/table/{table.id}/replay"' in seen(table)
    assert f'action="/table/{table.id}/again"' not in seen(table, None)
    table.rematch = "next-table"
    assert SAY("table-again-join") in read(seen(table))
    assert 'href="/table/next-table"' in seen(table, None)


def test_a_bot_that_stands_in_gives_the_seat_back(house):
    table = at_table(house, played(3, "0: income"))
    assert SAY("table-stand-in") not in read(seen(table))
    table.seats[0].away = True
    assert SAY("table-stand-in") in read(seen(table))
    assert f'action="/table/{table.id}/back"' in seen(table)
    over = at_table(house, played(3, "0: income", turn_limit=1))
    over.seats[0].away = True
    assert SAY("table-stand-in") not in read(seen(over))  # there is nothing to come back to


def test_the_table_can_pass_for_me(house):
    table = at_table(house, played(3, "0: income"))
    switch = tags(seen(table), 'role="switch"')[0]
    assert 'aria-checked="false"' in switch
    assert 'name="on" value="true"' in seen(table)
    table.seats[0].autopass = True
    assert 'aria-checked="true"' in tags(seen(table), 'role="switch"')[0]
    assert 'name="on" value="false"' in seen(table)


def test_the_clock_is_shown_where_the_table_has_one(house, monkeypatch):
    table = at_table(house, played(3, "0: income"), clock="quick")
    monkeypatch.setattr(table.proxies, "seconds_left", lambda: 7.2)
    assert 'data-seconds="8" data-of="20"' in seen(table)
    assert SAY("table-seconds", seconds=8) in read(seen(table))
    monkeypatch.setattr(table.proxies, "seconds_left", lambda: None)
    assert "data-seconds" not in seen(table)


def test_behind_the_curtain_is_nothing_that_a_seat_knows(house, monkeypatch):
    table = at_table(house, played(3, "0: tax"))
    monkeypatch.setattr(table.curtain, "seat_of", lambda guest: None)
    monkeypatch.setattr(table.curtain, "covers", lambda guest, asked: 1)
    shown = seen(table)
    assert SAY("table-curtain", name="Bruno") in read(shown)
    assert f'action="/table/{table.id}/uncover"' in shown
    assert 'name="seat" value="1"' in shown
    for gone in ('class="hand"', 'id="play"', 'id="panels"', 'class="seat'):
        assert gone not in shown


def test_suspicions_stand_at_the_seat_for_their_owner(house, monkeypatch):
    table = at_table(house, played(3, ""))
    monkeypatch.setattr(table.talk, "notes", lambda seat: {1: ["contessa"]} if seat == 0 else {})
    assert "#contessa" in tile(seen(table), "seat-1")
    assert "#contessa" not in tile(seen(table, 2), "seat-1")


def test_names_are_escaped_wherever_they_stand(house):
    nasty = """<b>"'&"""
    table = at_table(house, played(4, "0: income / 1: steal 0"))
    for player in table.seats:
        player.name = nasty
    for locale in LOCALES:
        for seat in (0, 1, None):
            shown = seen(table, seat, locale)
            Page(shown)
            assert '<b>"' not in shown
            assert "<b>&#34;" not in shown
            assert html.escape(nasty).replace("&quot;", "&#34;").replace("&#x27;", "&#39;") in shown


def test_the_newest_sentences_are_read_out(house):
    shown = seen(at_table(house, played(4, "0: income / 1: steal 0")))
    live = re.findall(r'role="log" aria-live="polite".*?</div>', shown, re.DOTALL)[0]
    assert "Bruno claims the Captain to steal from you." in read(live)
    assert len(re.findall(r'id="news-\d+"', live)) == 4


def test_the_root_tells_the_scripts_what_they_need(house):
    table = at_table(house, played(4, ""))
    root = tags(seen(table), 'id="frame"')[0]
    assert f'data-window="{table.window}"' in root
    assert f'data-sequence="{table.changes.number_for(0)}"' in root
    assert 'data-mine="true"' in root
    assert 'data-mine="false"' in tags(seen(table, 1), 'id="frame"')[0]
    assert 'data-mine="false"' in tags(seen(table, None), 'id="frame"')[0]
    assert SAY("table-title-mine", game="Coup") in html.unescape(root)


def test_a_game_without_a_board_of_its_own_gets_the_plain_table():
    assert str(template_of("coup").filename).endswith("coup/table/table.html")
    assert str(template_of("no-such-game").filename).endswith("templates/frame.html")


def test_a_match_that_todays_rules_cannot_replay_still_has_a_frame(house):
    table = at_table(house, played(3, ""))
    table.playing.match, table.playing.status = None, "over"
    shown = frame(table, None, "en")
    Page(shown)
    assert SAY("table-old") in read(shown)
    assert f'href="/table/{table.id}/replay"' in shown


@pytest.mark.parametrize(
    ("script", "seat", "told"),
    [
        ("0: steal 1", 1, "steal up to 2 of your coins"),
        ("0: steal 1", 2, "steal up to 2 coins from "),
        ("0: tax", 1, "take 3 coins"),
        ("0: foreign-aid", 1, "take 2 coins"),
        ("0: assassinate 1", 1, "assassinate you"),
    ],
)
def test_a_question_says_what_is_at_stake(house, script, seat, told):
    rich = "0: tax / *: pass / 1: income / 2: income / " if "assassinate" in script else ""
    asked = re.findall(r'<h2 class="ask">(.*?)<', seen(at_table(house, played(3, rich + script)), seat))
    assert told in html.unescape(asked[0])


def test_whoever_was_challenged_without_the_card_is_told_so(house):
    match = played(3, "0: tax / 1: challenge / 2: pass")
    hand = match.view(0)["seats"][0]["hand"]
    asked = html.unescape(re.findall(r'<h2 class="ask">(.*?)<', seen(at_table(house, match), 0))[0])
    assert ("You do not have the Duke" in asked) == ("duke" not in hand)


@pytest.mark.parametrize(
    ("locale", "one", "two"),
    [
        ("en", "Also waiting for Bruno", "Also waiting for Bruno and Carla"),
        ("de", "Auch Bruno muss noch antworten", "Auch Bruno und Carla müssen noch antworten"),
        ("it", "Deve rispondere anche Bruno", "Devono rispondere anche Bruno e Carla"),
    ],
)
def test_the_verb_agrees_with_those_who_are_waited_for(house, locale, one, two):
    match = played(4, "0: income / 1: income / 2: income / 3: tax")
    table = at_table(house, match)
    assert f'<p class="awaited">{two}</p>' in frame(table, table.seats[0].guest, locale)
    table.playing.match = played(4, "0: income / 1: income / 2: income / 3: tax / 2: pass")
    assert f'<p class="awaited">{one}</p>' in frame(table, table.seats[0].guest, locale)
