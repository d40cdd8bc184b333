"""The panels around the board: log, notes, roles, rules and chat, and the page around the table."""

from __future__ import annotations

import html
import re
from typing import Any

import pytest
from tests.web.visitors import House, Visitor, opened

import ruse
from ruse.core.options import is_disputed
from ruse.core.words import LOCALES, Words
from ruse.web.site.assets import STATIC
from ruse.web.site.say import Say

COUP = ruse.all_games()["coup"]


@pytest.fixture
def house(tmp_path):
    with opened(tmp_path / "tables.db") as house:
        yield house


def begun(house: House, language: str = "en", **form: Any) -> tuple[Visitor, str]:
    """Somebody at a running table with three bots that never come to answer."""
    visitor = house.visitor(language)
    plan = {"who": "bots", "players": "4", "clock": "none", "bot": "house", "listed": "no", "edition": "standard"}
    return visitor, visitor.new_table(**{**plan, **form})


def found(pattern: str, text: str) -> str:
    """Return the first place that fits a pattern, or what is in its brackets; nothing if there is none."""
    return next(iter(re.findall(pattern, text, re.DOTALL)), "")


def panel(page: str, name: str) -> str:
    """Return the HTML of one panel; nothing if it is not there."""
    return found(rf'<details id="panel-{name}".*?</details>', page)


def read(markup: str) -> str:
    """Return what one reads."""
    return " ".join(html.unescape(re.sub(r"<[^>]*>", " ", markup)).split())


def ids(markup: str) -> set[str]:
    """Return every id in a page."""
    return set(re.findall(r'\bid="([^"]+)"', markup))


# --- The panels ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("locale", LOCALES)
def test_the_log_tells_what_happened_in_plain_sentences(house, locale):
    visitor, table = begun(house, locale, **{"option-first_player": "0"})
    visitor.post(f"{table}/play", action="income", window=house.table(table).window)
    log = panel(visitor.get(table).text, "log")
    words, name = Words(COUP.presentation.words, locale), house.table(table).seats.names[0]
    said = [
        words("event-declared-income", you="seat", seat=name),
        words("event-coins-taken", you="to", to=name, amount=1),
    ]
    assert read(log).index(said[0]) < read(log).index(said[1])
    numbers = [int(number) for number in re.findall(r'id="log-(\d+)"', log)]
    assert numbers == sorted(set(numbers))
    assert len(numbers) >= 3


def test_the_log_of_a_watcher_tells_no_hand(house):
    visitor, table = begun(house)
    mine, watched = (panel(who.get(table).text, "log") for who in (visitor, house.visitor()))
    assert "Your cards:" in read(mine)
    assert "cards:" not in read(watched)


@pytest.mark.parametrize("envoy", ["ambassador", "inquisitor"])
@pytest.mark.parametrize("locale", LOCALES)
def test_the_reference_card_has_every_character_of_the_match(house, locale, envoy):
    visitor, table = begun(house, locale, **{"option-envoy": envoy})
    roles = panel(visitor.get(table).text, "cards")
    words = Words(COUP.presentation.words, locale)
    for card in ("duke", "assassin", "captain", envoy, "contessa"):
        assert words(f"card-{card}") in read(roles)
        assert words(f"reference-{card}") in read(roles)
        assert f"#{card}" in roles
    other = {"ambassador": "inquisitor", "inquisitor": "ambassador"}[envoy]
    assert f"#{other}" not in roles


@pytest.mark.parametrize("locale", LOCALES)
def test_the_rules_in_force_stand_without_ids_and_the_disputed_ones_marked(house, locale):
    visitor, table = begun(house, locale, **{"option-treasury": "unlimited"})
    rules = panel(visitor.get(table).text, "rules")
    words, say = Words(COUP.presentation.words, locale), Say(locale)
    rows = [read(row) for row in re.findall(r"<dt>.*?</dd>", rules, re.DOTALL)]
    assert len(rows) == len(COUP.interface.options)
    for option, row in zip(COUP.interface.options, rows, strict=True):
        assert words(f"option-{option.name}") in row
        assert option.rule not in row  # the rules page has the ids, behind a toggle
        assert (say("panels-rules-disputed") in row) == is_disputed(COUP, option), row
    assert words("option-treasury-unlimited") in " ".join(rows)
    assert words("option-treasury-finite") not in " ".join(rows)


def test_the_link_to_all_the_rules_leads_to_those_in_force(house):
    visitor, table = begun(house, **{"option-forced_coup_at": "12"})
    link = html.unescape(found(r'href="(/rules/[^"]*)"', panel(visitor.get(table).text, "rules")))
    answer = visitor.get(link)
    assert answer.status_code == 200
    assert "with 12 coins or more" in read(answer.text)


def test_suspicions_are_kept_and_shown_to_nobody_else(house):
    visitor, table = begun(house)
    notes = panel(visitor.get(table).text, "notes")
    assert re.findall(r'name="about" value="(\d)"', notes) == ["1", "2", "3"]
    assert "checked" not in notes
    assert visitor.post(f"{table}/note", about=2, marks=["duke", "captain"]).status_code == 303
    notes = panel(visitor.get(table).text, "notes")
    assert re.findall(r'value="(\w+)" aria-label="[^"]*" checked', notes) == ["duke", "captain"]
    assert panel(house.visitor().get(table).text, "notes") == ""
    visitor.post(f"{table}/note", about=2)
    assert "checked" not in panel(visitor.get(table).text, "notes")


def test_claims_that_everybody_heard_are_counted_beside_the_suspicions(house):
    host, guest = house.visitor(), house.visitor()
    plan = {
        "who": "friends",
        "players": "2",
        "clock": "none",
        "bot": "house",
        "listed": "no",
        "edition": "standard",
    }
    table = host.new_table(**plan, **{"option-first_player": "0"})
    guest.post(f"{table}/sit", name="Anna")
    host.post(f"{table}/start")
    host.post(f"{table}/play", action="tax", window=house.table(table).window)
    assert "Duke, claimed once" in panel(guest.get(table).text, "notes")
    assert "claimed" not in read(panel(host.get(table).text, "notes").split("</p>", 1)[1])


def test_talk_is_escaped_and_watchers_talk_apart(house):
    visitor, table = begun(house)
    watcher = house.visitor()
    visitor.post(f"{table}/say", text="<script>alert(1)</script> & I have the Duke")
    watcher.post(f"{table}/say", text="he lies")
    mine, watched = (panel(who.get(table).text, "talk") for who in (visitor, watcher))
    assert "&lt;script&gt;alert(1)&lt;/script&gt; &amp; I have the Duke" in mine
    assert "<script" not in mine
    assert "he lies" not in mine
    assert "he lies" in watched
    assert Say("en")("panels-talk-apart") in read(watched)


@pytest.mark.parametrize("locale", LOCALES)
def test_every_panel_is_a_disclosure_with_a_name(house, locale):
    visitor, table = begun(house, locale)
    page, say = visitor.get(table).text, Say(locale)
    for name in ("log", "notes", "cards", "rules", "talk"):
        assert say(f"panels-{name}") in read(found(r"<summary>.*?</summary>", panel(page, name)))
    assert 'id="panel-log" open' in page


# --- The shell ----------------------------------------------------------------------------------------------


def test_what_is_typed_lives_outside_the_frame(house):
    visitor, table = begun(house)
    page = visitor.get(table).text
    inside = page[page.index('id="frame"') : page.index('id="panel-talk"')]
    assert not {"say", "say-text", "notice", "lost", "sound"} & ids(inside)
    assert page.index('id="say"') > page.index('id="panel-talk"')


def test_scripts_come_in_order_and_wait_for_nothing(house):
    """The page is read, then htmx starts; with `defer` it did so at times before it knew the extension."""
    visitor, table = begun(house)
    scripts = re.findall(r"<script[^>]*>", visitor.get(table).text)
    assert [found(r"[\w.-]+\.js", script) for script in scripts] == [
        "htmx.min.js",
        "hx-sse.min.js",
        "controls.js",
        "sound.js",
        "table.js",
        "bubbles.js",
        "tips.js",
        "props.js",
        "absence.js",
        "director.js",
    ]
    assert not any(word in script for script in scripts for word in ("defer", "async", "module"))


def test_nothing_is_written_that_the_policy_forbids(house):
    visitor, table = begun(house)
    for page in (visitor.get(table).text, house.visitor().get(table).text):
        assert re.search(r"<script(?![^>]*\bsrc=)", page) is None
        assert "<style" not in page
        assert re.search(r"<[^>]*\s(style|on\w+|hx-on\S*)=", page) is None


def test_the_scripts_are_small():
    most = {
        "table.js": 11,
        "controls.js": 6,
        "sound.js": 4,
        "bubbles.js": 4,
        "director.js": 17,
        "props.js": 6,
        "absence.js": 2,
    }
    for script, kilobytes in most.items():
        assert len((STATIC / script).read_bytes()) < kilobytes * 1024, script


def test_whatever_the_scripts_look_for_is_on_the_page(house):
    """A frame without these would leave a script with nothing in its hands."""
    visitor, table = begun(house, clock="quick")
    there = ids(visitor.get(table).text)
    wanted: set[str] = set()
    for script in ("table.js", "controls.js", "sound.js", "bubbles.js", "props.js", "absence.js", "director.js"):
        text = (STATIC / script).read_text(encoding="utf-8")
        wanted |= set(re.findall(r'"#([\w-]+)[ ">:]', text)) | set(re.findall(r'\.id === "([\w-]+)"', text))
    wanted -= {"coins-", "seat-", "play"}  # a seat that is not asked has nothing to play
    assert len(wanted) >= 12
    assert wanted <= there, wanted - there
    assert {"coins-0", "coins-1", "treasury"} <= there


def test_a_frame_says_what_the_scripts_read(house):
    visitor, table = begun(house, clock="quick", **{"option-first_player": "0"})
    frame = found(r'<div id="frame"[^>]*>', visitor.get(table).text)
    told = dict(re.findall(r'data-([\w-]+)="([^"]*)"', frame))
    assert told["mine"] == "true"
    assert told["window"] == str(house.table(table).window)
    assert told["sequence"] == house.table(table).changes.number_for(0)
    assert told["title"]
    assert told["me"] == "0"
    assert told["sprite"].startswith("/art/coup.svg")
    page = visitor.get(table).text
    assert re.search(r'data-seconds="\d+".*?class="number"', page) is not None
