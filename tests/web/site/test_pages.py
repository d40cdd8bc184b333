"""The pages round the table, as somebody without scripts in the browser meets them."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest
from tests.web.finished import played, row_of
from tests.web.visitors import HTMX, opened, text_of

import ruse
from ruse.core.words import LOCALES, Words
from ruse.server.middleware.limits import Limits
from ruse.server.tables.plan import Plan
from ruse.web.site.home import ago
from ruse.web.site.language import preferred
from ruse.web.site.nickname import nickname
from ruse.web.site.page import safe_address
from ruse.web.site.say import FOLDER, Say

COUP = ruse.all_games()["coup"]


# --- Home ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("locale", LOCALES)
def test_home_shows_every_game_and_the_ways_to_play_it(house, locale):
    answer = house.visitor(locale).get("/")
    say, shown = Say(locale), text_of(answer.text)
    assert answer.status_code == 200
    for game in ruse.all_games().values():
        words = Words(game.presentation.words, locale)
        assert words("game-title") in shown
        assert words("game-about") in shown
        assert words("game-length") in shown
    for way in ("home-play-now", "home-invite", "home-device", "home-learn", "home-rules"):
        assert say(way) in shown
    assert f'<html lang="{locale}">' in answer.text


def test_home_has_the_inks_of_every_game_from_its_own_styles(house):
    visitor = house.visitor()
    (address,) = re.findall(r'href="(/art/inks\.css\?v=\w+)"', visitor.get("/").text)
    answer = visitor.get(address)
    assert answer.headers["content-type"].startswith("text/css")
    assert "immutable" in answer.headers["cache-control"]
    rules = answer.text.splitlines()
    for slug, game in ruse.all_games().items():
        (rule,) = [rule for rule in rules if rule.startswith(f'[data-game="{slug}"] {{ --print-ink: #')]
        assert rule in (Path(game.presentation.table) / "table.css").read_text(encoding="utf-8")


@pytest.mark.parametrize("slug", sorted(ruse.all_games()))
def test_of_every_game_home_loads_the_poster_and_the_mark_alone(house, slug):
    visitor = house.visitor()
    (address,) = set(re.findall(rf'href="(/art/{slug}/front\.svg\?v=\w+)#poster"', visitor.get("/").text))
    answer = visitor.get(address)
    assert answer.headers["content-type"] == "image/svg+xml"
    assert sorted(re.findall(r'<symbol id="([\w-]+)"', answer.text)) == ["mark", "poster"]


@pytest.mark.parametrize(
    "damage",
    [
        """plan = '{"game": "coup", "players": 2}'""",
        """plan = '{"game": [], "players": 2, "clock": "none"}'""",
        """plan = '{"game": "chess", "players": 2, "clock": "none"}'""",
        """plan = json_set(plan, '$.clock', json('[]'))""",
        "winners = '5'",
        "winners = '[[0]]'",
    ],
)
def test_one_damaged_match_does_not_take_the_home_page_from_everybody(house, damage):
    plan = Plan("coup", 2, listed=True).as_dict()
    for table in ("good", "bad"):
        match = replace(row_of(played(players=2), table), plan=plan, finished=1.0, winners=[0])
        house.do(house.room.store.create, match)
    house.do(house.room.store._execute, f"UPDATE tables SET {damage} WHERE id = 'bad'")
    page = house.visitor().get("/")
    assert page.status_code == 200
    assert "/table/good" in page.text
    assert "/table/bad" not in page.text


def test_home_and_all_it_loads_stay_under_150_kilobytes(house):
    visitor = house.visitor()
    page = visitor.get("/")
    files = {
        address.partition("#")[0] for address in re.findall(r'(?:href|src)="(/(?:static|art)/[^"]*)"', page.text)
    }
    answers = [visitor.get(file) for file in files]
    assert len(files) >= 5
    assert {answer.status_code for answer in answers} == {200}
    assert {answer.headers["cache-control"] for answer in answers} == {"public, max-age=31536000, immutable"}
    assert len(page.content) + sum(len(answer.content) for answer in answers) < 150_000


def test_one_click_sits_a_newcomer_down_in_a_running_match(house):
    visitor = house.visitor()
    answer = visitor.post("/play/coup")
    assert answer.status_code == 303
    table = house.table(answer.headers["location"])
    assert table.status == "running"
    assert [bool(player.bot) for player in table.seats] == [False, True, True, True]
    assert visitor.get(answer.headers["location"]).status_code == 200


def test_my_tables_are_mine_and_the_listed_ones_everybodys(house):
    host, other = house.visitor(), house.visitor()
    listed, hidden = host.new_table(listed="yes"), host.new_table(listed="no")
    for address in (listed, hidden):
        assert f'href="{address}"' in host.get("/").text
        assert f'href="{address}"' not in other.get("/").text  # nobody is there any more
    with house.table(listed).presence.subscribe([0]), house.table(hidden).presence.subscribe([0]):
        shown = other.get("/").text
        own = host.get("/").text
    assert own.count(f'href="{listed}"') == 1  # among mine, not among the open ones too
    assert f'href="{listed}"' in shown
    assert f'href="{hidden}"' not in shown


# --- Who I am, and my language ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("header", "locale"),
    [
        ("", "en"),
        ("de", "de"),
        ("it-CH,it;q=0.9,en;q=0.8", "it"),
        ("fr,de;q=0.7,en;q=0.9", "en"),
        ("de;q=0,it;q=0.1", "it"),
        ("pt-BR", "en"),
        ("*;q=x,,;;q=,de;q=nonsense", "en"),
    ],
)
def test_the_browser_says_which_language_is_wanted(header, locale):
    assert preferred(header) == locale


def test_the_switch_counts_more_than_the_browser(house):
    visitor = house.visitor("en")
    answer = visitor.post("/language", language="de", next="/rules/coup")
    assert (answer.status_code, answer.headers["location"]) == (303, "/rules/coup")
    assert '<html lang="de">' in visitor.get("/").text
    assert visitor.post("/language", language="xx", next="/").status_code == 400
    assert '<html lang="de">' in visitor.get("/").text


@pytest.mark.parametrize(
    "address", ["https://evil.example/", "//evil.example", "/\\evil.example", "evil", "", "/a\nb", "/" + "x" * 600]
)
def test_a_form_leads_nobody_to_another_site(address):
    assert safe_address(address) == "/"


def test_a_guest_has_a_friendly_name_until_they_choose_one(house):
    visitor = house.visitor("it")
    assert "Ospite " in visitor.get("/").text
    assert visitor.post("/name", name="  Ada   Lovelace ", next="/").status_code == 303
    shown = visitor.get("/").text
    assert "Ada Lovelace" in shown
    assert "Ospite " not in shown
    table = house.table(visitor.post("/play/coup").headers["location"])
    assert table.seats.names[0] == "Ada Lovelace"


def test_a_nickname_is_always_the_same_and_fits(house):
    for locale in LOCALES:
        names = {nickname(str(guest), locale) for guest in range(200)}
        assert len(names) == len(Say(locale)("home-animals").split())
        assert max(map(len, names)) <= 24
    assert nickname("a", "en") == nickname("a", "en")


@pytest.mark.parametrize("name", ["", " ", "x" * 25, "a\u202eb", "\x00"])
def test_a_name_that_cannot_be_shown_is_refused_in_one_sentence(house, name):
    answer = house.visitor("de").post("/name", name=name, next="/")
    assert answer.status_code in (400, 422)
    assert Say("de")("problem-bad-name") in text_of(answer.text)


def test_html_in_a_name_is_text(house):
    visitor = house.visitor()
    visitor.post("/name", name="<b>&\"'</b>", next="/")
    address = visitor.new_table()
    for page in ("/", address):
        shown = visitor.get(page).text
        assert "<b>&" not in shown
        assert "&lt;b&gt;&amp;&#34;&#39;&lt;/b&gt;" in shown


# --- Rules and problems -------------------------------------------------------------------------------------


@pytest.mark.parametrize("locale", LOCALES)
def test_the_rules_are_told_for_the_options_in_the_address(house, locale):
    visitor, words = house.visitor(locale), Words(COUP.presentation.words, locale)
    usual = text_of(visitor.get("/rules/coup").text)
    other = text_of(visitor.get("/rules/coup?envoy=inquisitor&forced_coup_at=12").text)
    assert words("rules-1.title") in usual
    assert words("reference-ambassador") in usual
    assert words("reference-inquisitor") not in usual
    assert words("reference-inquisitor") in other
    assert "12" in other[other.index(words("rules-3.title")) :]
    assert visitor.get("/rules/coup?players=99&edition=klingon&envoy=x").status_code == 200


@pytest.mark.parametrize(
    ("players", "last", "gold"), [(2, "F", "3, 0."), (3, "F", "3, 3, 0."), (5, "H", "3, 3, 3, 3, 0.")]
)
def test_the_rules_of_royal_are_those_for_the_players_in_the_address(house, players, last, gold):
    page = text_of(house.visitor("en").get(f"/rules/royal?players={players}").text)
    assert f"With {players} players" in page
    assert f"places, A to {last}" in page
    assert f"gold {gold}" in page


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(
    ("method", "address", "status", "code"),
    [
        ("GET", "/nothing", 404, "no-page"),
        ("GET", "/table/nothinghere", 404, "no-table"),
        ("GET", "/table/nothinghere/qr.svg", 404, "no-table"),
        ("POST", "/table/nothinghere/play", 404, "no-table"),
        ("POST", "/play/chess", 404, "unknown-game"),
        ("GET", "/new/chess", 404, "unknown-game"),
        ("GET", "/rules/chess", 404, "unknown-game"),
        ("GET", "/art/chess.svg", 404, "unknown-game"),
        ("GET", "/play/coup", 405, "wrong-method"),
    ],
)
def test_what_is_not_there_is_told_with_a_way_on(house, locale, method, address, status, code):
    visitor = house.visitor(locale)
    answer = visitor.get(address) if method == "GET" else visitor.post(address)
    assert answer.status_code == status
    shown = text_of(answer.text)
    assert Say(locale)(f"problem-{code}") in shown
    assert Say(locale)(f"problem-heading-{status}") in shown
    assert 'href="/"' in answer.text
    assert f'<html lang="{locale}">' in answer.text


def test_an_unknown_deed_at_a_table_is_no_page(house):
    visitor = house.visitor()
    address = visitor.new_table()
    assert visitor.post(f"{address}/cheat").status_code == 404


def test_another_site_cannot_act_for_a_visitor(house):
    visitor = house.visitor("it")
    answer = visitor.client.post("/play/coup", headers={"sec-fetch-site": "cross-site", "accept-language": "it"})
    assert answer.status_code == 403
    assert Say("it")("problem-cross-site") in text_of(answer.text)
    assert not house.room.tables


def test_too_much_at_once_is_told(house):
    answer = house.visitor("de").post("/name", name="x" * 100_000)
    assert answer.status_code == 413
    assert Say("de")("problem-too-large") in text_of(answer.text)


def test_too_many_clicks_are_told(tmp_path):
    with opened(tmp_path / "tables.db", limits=Limits(0.1, lambda: 0.0)) as house:
        visitor = house.visitor("de")
        visitor.get("/")
        answers = [visitor.post("/play/coup") for _ in range(3)]
    assert answers[0].status_code == 303
    assert answers[-1].status_code == 429
    assert int(answers[-1].headers["retry-after"]) >= 1
    assert Say("de")("problem-too-many-requests") in text_of(answers[-1].text)


@pytest.mark.parametrize(
    ("content", "kind"),
    [
        (b"xx", "multipart/form-data; boundary=abc"),
        (b"xx", "multipart/form-data"),
        (
            b'--a\r\nContent-Disposition: form-data; name="text"; filename="x"\r\n\r\nhi\r\n--a--\r\n',
            "multipart/form-data; boundary=a",
        ),
        (b"&".join(b"f%d=1" % number for number in range(300)), "application/x-www-form-urlencoded"),
        (b'{"text": "hi"}', "application/json"),
        (b"{", "application/json"),
    ],
)
def test_what_is_no_form_of_ours_is_refused_and_changes_nothing(house, content, kind):
    visitor = house.visitor()
    address = visitor.new_table()
    answer = visitor.client.post(f"{address}/say", content=content, headers={"content-type": kind})
    assert answer.status_code == 400
    assert Say("en")("problem-bad-request") in text_of(answer.text)
    assert not house.table(address).talk.lines


@pytest.mark.parametrize(
    "path", ["/static/%00", "/static/..%2fapp.py", "/art/..%2fcoup.svg", "/table/%00", "/table/%ff"]
)
def test_no_address_leads_out_of_the_house(house, path):
    assert house.visitor().get(path).status_code == 404


def test_a_mistake_of_ours_is_told_without_its_reason(house, monkeypatch):
    def break_down(*args, **kwargs):
        raise RuntimeError("secret")

    monkeypatch.setattr("ruse.web.site.home.poster", break_down)
    answer = house.visitor("it").get("/")
    assert answer.status_code == 500
    assert Say("it")("problem-broken") in text_of(answer.text)
    assert "secret" not in answer.text


# --- Words --------------------------------------------------------------------------------------------------


def messages(path: Path) -> set[str]:
    return set(re.findall(r"^([a-z][\w-]*) =", path.read_text("utf-8"), re.MULTILINE))


@pytest.mark.parametrize("folder", sorted(path.name for path in FOLDER.iterdir()))
def test_every_message_stands_in_every_language_under_the_name_of_its_folder(folder):
    english = messages(FOLDER / folder / "en.ftl")
    assert english
    assert all(message.startswith(f"{folder}-") for message in english)
    for locale in LOCALES:
        assert messages(FOLDER / folder / f"{locale}.ftl") == english


@pytest.mark.parametrize("locale", LOCALES)
def test_every_error_that_a_visitor_can_cause_has_a_sentence(locale):
    from ruse.core import errors as of_rules
    from ruse.server import errors
    from ruse.server.identity import person_names as names
    from ruse.server.middleware import refusals, shield
    from ruse.web.replay import replay_page as replay

    modules = (of_rules, errors, names, refusals, shield, replay)
    kinds = [kind for module in modules for kind in vars(module).values()]
    codes = {kind.code for kind in kinds if isinstance(kind, type) and issubclass(kind, ruse.RuseError)}
    assert "stale" in codes
    assert not [code for code in codes - {"target-missing"} if f"problem-{code}" not in Say(locale)]


def test_how_long_ago_is_told_in_the_largest_unit():
    say = Say("en")
    told = [ago(seconds, say) for seconds in (-5, 59, 61, 3599, 3600, 7300, 86400, 3 * 86400)]
    assert told == [
        "just now",
        "just now",
        "a minute ago",
        "59 minutes ago",
        "an hour ago",
        "2 hours ago",
        "yesterday",
        "3 days ago",
    ]


def test_htmx_is_told_of_a_missing_table_by_a_notice(house):
    answer = house.client.post("/table/nothinghere/play", headers={**HTMX, "accept-language": "en"})
    assert answer.status_code == 404
    assert answer.text.strip().startswith('<p id="notice"')


@pytest.mark.parametrize("game", ruse.all_games())
def test_rule_ids_hide_behind_a_toggle(house, game):
    """Every id is in an element that the toggle shows, and its sentence is whole without it."""
    page = house.visitor("en").get(f"/rules/{game}").text
    assert 'class="show-ids"' in page
    without = re.sub(r'<small class="rule-id">.*?</small>', "", page, flags=re.DOTALL)
    assert not re.findall(r"\b(?:COUP|KTM|ROYAL|CAPER)-\d\d", without)
    assert not re.search(r" \.(?!\.)", text_of(without))
