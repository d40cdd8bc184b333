"""Programs at the table: they take seats, look, play and watch; a bad request changes and reveals nothing."""

from __future__ import annotations

import json
from types import SimpleNamespace
from typing import Any

import pytest
from tests.server.programs import Seat, Site, opened, problem

import ruse
from ruse.server.api.tokens import SeatTokens
from ruse.server.errors import BadToken
from ruse.server.identity.keyring import Keyring
from ruse.server.tables.seating import Player


@pytest.fixture
def site(tmp_path):
    with opened(tmp_path) as site:
        yield site


# --- What works --------------------------------------------------------------------------------------------


def test_two_programs_play_a_whole_match(site):
    seats = site.table()
    views = [seat.see() for seat in seats]
    while views[0]["status"] == "running":
        asked = next(seat for seat, view in zip(seats, views, strict=True) if view["actions"])
        answer = asked.play(views[asked.seat]["actions"][0])
        assert answer.status_code == 200
        assert answer.json()["seat"] == asked.seat
        views = [seat.see() for seat in seats]
    match = ruse.loads(site.client.get(f"{seats[0].path}/record").text)
    assert match.over
    assert list(match.winners) == views[0]["view"]["winners"]
    assert match.commitment == site.client.get(seats[0].path).json()["commitment"]
    assert seats[1].get("events").json()["events"] == match.events(1)


def test_every_game_is_listed(site):
    games = site.client.get("/api/games").json()["games"]
    assert games == [json.loads(json.dumps(game.describe())) for game in ruse.all_games().values()]


def test_a_listed_table_is_found_while_somebody_is_there(site):
    first, _ = site.table(players=3, start=False, listed=True, clock="quick")
    table = site.room.tables[first.table]
    with table.presence.subscribe((0,)):
        (found,) = site.client.get("/api/tables").json()["tables"]
    assert (found["table"], found["open_seats"], found["names"]) == (first.table, 1, ["Ada", "Bea"])
    assert found["clock"] == "quick"


def test_the_table_as_everybody_sees_it(site):
    first, _ = site.table(players=3, edition="german", options={"envoy": "inquisitor"})
    table = site.client.get(first.path).json()
    assert [(seat["name"], seat["player"]) for seat in table["seats"][:2]] == [("Ada", "person"), ("Bea", "person")]
    assert table["seats"][2]["player"] == "bot"
    assert (table["status"], table["edition"], table["options"]["envoy"]) == ("running", "german", "inquisitor")
    assert "token" not in json.dumps(table)


def test_a_seat_sees_its_own_view_and_a_spectator_the_public_one(site):
    first, second = site.table()
    match = site.room.tables[first.table].match
    for seat in (first, second):
        assert seat.see()["view"] == match.view(seat.seat)
        assert seat.get("events").json()["events"] == match.events(seat.seat)
        assert seat.get("actions").json() == {"window": match.window, "actions": match.actions(seat.seat)}
    public = site.client.get(f"{first.path}/view").json()
    assert (public["view"], public["seat"], public["actions"]) == (match.view(None), None, [])
    assert site.client.get(f"{first.path}/events").json()["events"] == match.events(None)


def test_events_go_on_from_where_one_stopped(site):
    first, _ = site.table()
    told = first.get("events").json()
    assert first.get("events", since=told["next"]).json() == {"events": [], "next": told["next"]}
    assert first.get("events", since=told["next"] - 1).json()["events"] == told["events"][-1:]


def test_a_table_with_a_bot_of_its_own_for_each_seat(site):
    body = {"game": "coup", "players": 4, "name": "Ada", "bot": "easy", "bots": ["", "learned", ""], "start": True}
    table = site.room.tables[site.client.post("/api/tables", json=body).json()["table"]]
    assert [player.bot for player in table.seats] == [None, "learned", "easy", "easy"]
    assert problem(site.client.post("/api/tables", json={**body, "bots": ["genius"]}))[0] == 422
    assert problem(site.client.post("/api/tables", json={**body, "bots": ["easy"] * 5})) == (422, "bad-option")


def test_before_the_match_there_is_no_view(site):
    first, _ = site.table(players=3, start=False)
    seen = first.see()
    assert (seen["status"], seen["view"], seen["actions"]) == ("open", None, [])
    assert first.get("events").json() == {"events": [], "next": 0}


def test_a_seat_of_ones_choice(site):
    (first,) = site.table(players=3, sitting=1, start=False)
    answer = site.client.post(f"{first.path}/seats", json={"name": "Bea", "seat": 2})
    assert answer.json()["seat"] == 2


def test_who_leaves_an_open_table_frees_the_seat_and_the_token_is_void(site):
    first, second = site.table(players=3, start=False)
    assert second.post("leave").status_code == 204
    assert site.client.get(first.path).json()["seats"][1]["name"] is None
    assert problem(second.get("view")) == (401, "bad-token")
    assert site.client.post(f"{first.path}/seats", json={"name": "Eve"}).json()["seat"] == 1
    assert problem(second.get("view")) == (401, "bad-token")


def test_who_leaves_a_running_match_is_played_for_until_the_next_call(site):
    first, second = site.table()
    assert second.post("leave").status_code == 204
    assert site.client.get(first.path).json()["seats"][1]["away"]
    assert second.get("view").status_code == 200
    assert not site.client.get(first.path).json()["seats"][1]["away"]


def test_talk_is_heard_by_players_and_watchers(site):
    first, second = site.table()
    assert first.post("chat", {"text": "I have the <b>Duke</b>"}).status_code == 201
    (line,) = second.get("chat").json()["lines"]
    assert (line["seat"], line["name"], line["text"]) == (0, "Ada", "I have the <b>Duke</b>")
    assert site.client.get(f"{first.path}/chat").json()["lines"] == [line]


def test_tables_and_tokens_outlive_the_server(tmp_path):
    with opened(tmp_path) as site:
        _, second = site.table()
        seen = second.see()
    with opened(tmp_path) as site:
        second.site = site
        again = second.see()
    assert {**again, "sequence": 0} == {**seen, "sequence": 0}


# --- The stream --------------------------------------------------------------------------------------------


def frame_of(site: Site, seat: Seat, since: int = 0, spectating: bool = False) -> Any:
    """Return the first frame of a stream, after which the table says goodbye."""
    table = site.room.tables[seat.table]
    site.room.meter.frame = table.attendance.close  # type: ignore[method-assign]
    headers = {} if spectating else seat.headers
    answer = site.client.get(f"{seat.path}/stream", headers=headers, params={"since": since})
    assert answer.headers["content-type"].startswith("text/event-stream")
    number, data, *rest = answer.text.split("\n")
    assert (number, rest) == (f"id: {table.changes.number}", ["", ""])
    return json.loads(data.removeprefix("data: "))


def test_the_stream_brings_the_view_and_what_happened(site):
    first, second = site.table()
    match = site.room.tables[first.table].match
    for seat in (first, second):
        frame = frame_of(site, seat)
        assert {name: frame[name] for name in seat.see()} == seat.see()
        assert (frame["events"], frame["next"]) == (match.events(seat.seat), match.happened)
    frame = frame_of(site, first, spectating=True)
    assert (frame["view"], frame["events"]) == (match.view(None), match.events(None))
    frame = frame_of(site, first, since=match.happened)
    assert frame["events"] == []


def test_a_head_request_does_not_wait_for_a_stream(site):
    first, _ = site.table()
    assert site.client.head(f"{first.path}/stream").status_code == 200


def test_a_stream_shows_no_cards_of_whoever_takes_the_seat_next(site):
    first, second = site.table(start=False)
    table = site.room.tables[first.table]

    site.room.meter.frame = table.attendance.close
    subscribe = table.presence.subscribe

    def late(*readers: Any) -> Any:
        table.seats[1] = Player(1, "Eve", "eve")  # since the look at the token
        return subscribe(*readers)

    table.presence.subscribe = late
    frame = json.loads(second.get("stream").text.split("data: ")[1].split("\n")[0])
    assert frame["seat"] is None


# --- What does not -----------------------------------------------------------------------------------------


def asked_and_other(seats: list[Seat]) -> tuple[Seat, Seat]:
    asked = next(seat for seat in seats if seat.see()["actions"])
    return asked, next(seat for seat in seats if seat is not asked)


def test_a_token_opens_one_seat_of_one_table(site):
    first, second = site.table()
    elsewhere, _ = site.table()
    before = first.state()
    forged = first.token.replace(":0:", ":1:")
    for token in ("", "x", forged, elsewhere.token, first.token[:-2], first.token + "x", "é"):
        headers = {"Authorization": f"Bearer {token}".encode()}
        answer = site.client.get(f"{first.path}/view", headers=headers)
        assert problem(answer) == (401, "bad-token")
        assert answer.headers["www-authenticate"] == "Bearer"
    basic = site.client.get(f"{first.path}/view", headers={"Authorization": "Basic YTpi"})
    assert problem(basic) == (401, "bad-token")
    assert problem(site.client.post(f"{first.path}/play", json={"action": "income", "window": 0})) == (
        401,
        "bad-token",
    )
    assert problem(site.client.get(f"{first.path}/actions")) == (401, "bad-token")
    assert first.state() == before
    assert second.see()["seat"] == 1


def test_the_same_person_needs_a_token_for_each_table():
    tokens = SeatTokens(Keyring(["k" * 32]))
    here, there = (SimpleNamespace(id=name, seats=[Player(0, "Ada", "ada")]) for name in ("here", "there"))
    token = tokens.issue(here, 0)  # type: ignore[arg-type]
    assert tokens.seat(here, token) == 0  # type: ignore[arg-type]
    with pytest.raises(BadToken):
        tokens.seat(there, token)  # type: ignore[arg-type]


def test_not_your_turn(site):
    asked, other = asked_and_other(site.table())
    before = asked.state()
    assert problem(other.play("income")) == (409, "not-your-turn")
    assert asked.state() == before


def test_an_illegal_action_says_what_is_possible(site):
    asked, _ = asked_and_other(site.table())
    before = asked.state()
    for action in ("coup 1", "fly", "steal 99", "<script>"):
        answer = asked.play(action)
        assert problem(answer) == (409, "illegal-action")
        assert "you can: income" in answer.json()["error"]["message"]
    assert asked.state() == before


def test_a_stale_answer_changes_nothing(site):
    asked, other = asked_and_other(site.table())
    window = asked.see()["window"]
    assert asked.play("income").status_code == 200
    before = asked.state()
    assert problem(other.play("income", window)) == (409, "stale")
    assert problem(asked.play("foreign-aid", window)) == (409, "stale")
    assert asked.state() == before


def test_a_double_click_counts_once_and_is_no_error(site):
    asked, _ = asked_and_other(site.table())
    window = asked.see()["window"]
    first = asked.play("income", window)
    again = asked.play("income", window)
    assert (first.status_code, again.status_code) == (200, 200)
    assert len(site.room.tables[asked.table].match.journal) == 1


def test_a_sealed_answer_cannot_be_changed(site):
    seats = site.table(players=3, sitting=3)
    asked, _ = asked_and_other(seats)
    assert asked.play("tax").status_code == 200
    other = next(seat for seat in seats if seat.see()["actions"])
    window = other.see()["window"]
    assert other.play("pass", window).status_code == 200
    before = asked.state()
    assert problem(other.play("challenge", window)) == (409, "already-answered")
    assert asked.state() == before


def test_nothing_is_played_before_the_match_and_nobody_sits_down_during_it(site):
    (first,) = site.table(players=2, sitting=1, start=False)
    assert problem(first.play("income")) == (409, "not-running")
    assert first.post("start").status_code == 200
    assert problem(first.post("start")) == (409, "already-started")
    late = site.client.post(f"{first.path}/seats", json={"name": "Eve"})
    assert problem(late) == (409, "already-started")


def test_a_taken_seat_stays_taken(site):
    first, _ = site.table(players=3, start=False)
    for seat in (0, 1, 7):
        answer = site.client.post(f"{first.path}/seats", json={"name": "Eve", "seat": seat})
        assert problem(answer) == (409, "table-full")
    assert site.client.get(first.path).json()["seats"][0]["name"] == "Ada"


def test_the_match_file_is_closed_until_the_end(site):
    first, _ = site.table()
    answer = site.client.get(f"{first.path}/record")
    assert problem(answer) == (409, "not-over")
    assert str(site.room.tables[first.table].match.seed) not in answer.text


@pytest.mark.parametrize("table", ["2222222222", "x", "..", "%00", "x" * 200, "ü", "' OR 1=1 --"])
def test_an_unknown_table(site, table):
    assert problem(site.client.get(f"/api/tables/{table}/view"))[0] == 404
    assert problem(site.client.post(f"/api/tables/{table}/play", json={}))[0] == 404


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        (b"", 400, "bad-json"),
        (b"{", 400, "bad-json"),
        (b"\xff\xfe", 400, "bad-json"),
        (b'{"action": "\xff", "window": 0}', 400, "bad-json"),
        (b'{"action": "\\ud800", "window": 0}', 400, "bad-json"),
        (b"[" * 60_000, 422, "bad-body"),
        (b"null", 422, "bad-body"),
        (b"[]", 422, "bad-body"),
        (b"{}", 422, "bad-body"),
        (b'{"action": "income"}', 422, "bad-body"),
        (b'{"action": 3, "window": 0}', 422, "bad-body"),
        (b'{"action": "income", "window": "0"}', 422, "bad-body"),
        (b'{"action": "income", "window": 0.5}', 422, "bad-body"),
        (b'{"action": "income", "window": -1}', 422, "bad-body"),
        (b'{"action": "income", "window": 1' + b"0" * 5000 + b"}", 422, "bad-body"),
        (b'{"action": "income", "window": 0, "seat": 1}', 422, "bad-body"),
        (b'{"action": "' + b"x" * 201 + b'", "window": 0}', 422, "bad-body"),
        (b'{"action": "' + b"x" * 70_000 + b'", "window": 0}', 413, "too-large"),
    ],
    ids=lambda value: repr(value)[:30],
)
def test_a_body_that_is_none(site, body, status, code):
    asked, _ = asked_and_other(site.table())
    before = asked.state()
    answer = site.client.post(f"{asked.path}/play", headers=asked.headers, content=body)
    assert problem(answer) == (status, code)
    assert asked.state() == before


@pytest.mark.parametrize(
    ("wishes", "status", "code"),
    [
        ({"game": "chess"}, 404, "unknown-game"),
        ({"players": 11}, 422, "bad-option"),
        ({"players": 1}, 422, "bad-option"),
        ({"players": 0}, 422, "bad-body"),
        ({"players": True}, 422, "bad-body"),
        ({"edition": "french"}, 422, "bad-option"),
        ({"options": {"envoy": "pope"}}, 422, "bad-option"),
        ({"options": {"colour": "red"}}, 422, "bad-option"),
        ({"options": {"turn_limit": 10**18}}, 422, "bad-body"),
        ({"options": {"turn_limit": {}}}, 422, "bad-body"),
        ({"clock": "eternal"}, 422, "bad-body"),
        ({"bot": "human"}, 422, "bad-option"),
        ({"seed": 1}, 422, "bad-body"),
        ({"name": " "}, 400, "bad-name"),
        ({"name": "x" * 25}, 400, "bad-name"),
        ({"name": "Ada\u202eadA"}, 400, "bad-name"),
    ],
    ids=str,
)
def test_a_table_that_cannot_be(site, wishes, status, code):
    body = {"game": "coup", "players": 3, "name": "Ada", **wishes}
    assert problem(site.client.post("/api/tables", json=body)) == (status, code)
    assert not site.room.tables


def test_html_in_a_name_is_a_name(site):
    (first,) = site.table(sitting=1, start=False, name="<b>Ada</b>")
    answer = site.client.get(first.path)
    assert answer.json()["seats"][0]["name"] == "<b>Ada</b>"
    assert answer.headers["content-type"] == "application/json"
    assert answer.headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize("since", ["-1", "x", "1e3", "٣", "9" * 30, "0x1"])
def test_a_number_that_is_none(site, since):
    first, _ = site.table()
    assert problem(first.get("events", since=since)) == (400, "bad-request")


def test_an_unknown_address_and_method(site):
    assert problem(site.client.get("/api/nowhere")) == (404, "no-page")
    answer = site.client.delete("/api/tables")
    assert problem(answer) == (405, "wrong-method")
    assert set(answer.headers["allow"].split(", ")) >= {"GET"}


def test_a_mistake_of_ours_is_told_without_its_details(site, monkeypatch, caplog):
    def fail(*_):
        raise ZeroDivisionError("the seed is 42")

    first, _ = site.table()
    monkeypatch.setattr("ruse.server.api.endpoints.table_state", fail)
    answer = site.client.get(first.path)
    assert problem(answer) == (500, "broken")
    assert "42" not in answer.text
    assert "ZeroDivisionError" in caplog.text
