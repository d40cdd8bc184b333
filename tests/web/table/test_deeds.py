"""At the table: answers, chat and notes arrive, and a refused one changes nothing."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import pytest
from tests.web.visitors import House, Visitor, text_of

import ruse
from ruse.core import words
from ruse.core.words import LOCALES
from ruse.web.site.environment import environment
from ruse.web.site.say import Say
from ruse.web.table.frame import prepare_end

COUP = ruse.all_games()["coup"]


def asked(house: House, visitor: Visitor, **options: str) -> tuple[str, Any]:
    """Return a running table that asks the visitor, who begins."""
    form = {f"option-{name}": value for name, value in {"first_player": "0", **options}.items()}
    address = visitor.new_table(who="bots", players="2", **form)
    return address, house.table(address)


def test_an_answer_is_played_and_the_form_comes_back_to_the_table(house):
    visitor = house.visitor()
    address, table = asked(house, visitor)
    answer = visitor.post(f"{address}/play", action="income", window=table.window)
    assert (answer.status_code, answer.headers["location"]) == (303, address)
    assert [str(action) for _, action in table.match.journal] == ["income"]


def test_htmx_gets_nothing_back_as_the_stream_brings_it(house):
    visitor = house.visitor()
    address, table = asked(house, visitor)
    answer = visitor.post(f"{address}/play", htmx=True, action="income", window=table.window)
    assert (answer.status_code, answer.content) == (204, b"")


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(
    ("form", "status", "code"),
    [
        ({"action": "income", "window": "77"}, 409, "stale"),
        ({"action": "fly", "window": None}, 409, "illegal-action"),
        ({"action": "income", "window": "soon"}, 400, "bad-request"),
        ({}, 400, "bad-request"),
    ],
)
def test_a_refused_answer_is_one_sentence_the_newest_frame_and_no_change(house, locale, form, status, code):
    visitor = house.visitor(locale)
    address, table = asked(house, visitor)
    form = {name: table.window if value is None else value for name, value in form.items()}
    plain = visitor.post(f"{address}/play", **form)
    assert plain.status_code == status
    assert Say(locale)(f"problem-{code}") in text_of(plain.text)
    assert f'href="{address}"' in plain.text
    answer = visitor.post(f"{address}/play", htmx=True, **form)
    assert answer.status_code == status
    assert Say(locale)(f"problem-{code}") in text_of("<body>" + answer.text)
    assert 'id="notice"' in answer.text
    assert f'data-sequence="{table.changes.number_for(0)}"' in answer.text
    assert table.match.journal == []


def test_a_stranger_cannot_act_for_anybody(house):
    host, stranger = house.visitor(), house.visitor()
    address, table = asked(house, host)
    for deed in ("play", "note", "autopass", "back", "stand"):
        answer = stranger.post(f"{address}/{deed}", action="income", window=table.window, about="0")
        assert answer.status_code == 403, deed
    assert stranger.post(f"{address}/uncover", seat="0").status_code == 403
    assert stranger.post(f"{address}/sit", name="Eve").status_code == 409
    assert table.match.journal == []


def test_talk_notes_and_passes_reach_the_table(house):
    visitor = house.visitor()
    address, table = asked(house, visitor)
    visitor.post(f"{address}/say", text="<script>alert(1)</script>")
    visitor.post(f"{address}/note", about="1", marks=["duke", "captain"])
    visitor.post(f"{address}/autopass", on="1")
    assert [line.text for line in table.talk.lines_for(None)] == ["<script>alert(1)</script>"]
    assert table.talk.notes(0) == {1: ["duke", "captain"]}
    assert table.seats[0].autopass
    shown = visitor.get(address).text
    assert "<script>alert" not in shown
    assert "&lt;script&gt;" in shown
    visitor.post(f"{address}/autopass", on="")
    assert not table.seats[0].autopass


def test_the_stream_begins_with_the_frame_that_the_page_shows(house):
    visitor = house.visitor("de")
    address = visitor.new_table()
    table = house.table(address)
    first = house.client.portal.call(
        first_event, house.client.app, f"{address}/stream", dict(visitor.client.cookies)
    )
    number, *lines = first.decode().strip().split("\n")
    assert number == f"id: {table.changes.number}"
    frame = "\n".join(line.removeprefix("data: ") for line in lines)
    assert frame.lstrip().startswith('<div id="frame"')
    assert Say("de")("home-state-open") in frame


def test_nothing_of_the_end_is_left_to_compile_once_somebody_watches(house):
    prepare_end.cache_clear()
    words._bundle.cache_clear()
    environment().__dict__["_read"].pop("finale.html", None)
    visitor = house.visitor("de")
    address = visitor.new_table()
    house.client.portal.call(first_event, house.client.app, f"{address}/stream", dict(visitor.client.cookies))
    wait_for(lambda: prepare_end.cache_info().currsize)
    compiled = words._bundle.cache_info().misses
    assert Say("de")("replay-won", names="Ada und Bo", count=2)
    assert words._bundle.cache_info().misses == compiled
    assert "finale.html" in environment().__dict__["_read"]


def wait_for(is_done: Callable[[], object], seconds: float = 10.0) -> None:
    """Wait until something that happens in another thread is done."""
    end = time.monotonic() + seconds
    while not is_done():
        assert time.monotonic() < end
        time.sleep(0.01)


async def first_event(app, path, cookies):
    """Return what a stream sends first; then its reader goes."""
    import anyio

    sent, gone = [], anyio.Event()

    async def receive():
        await gone.wait()
        return {"type": "http.disconnect"}

    async def send(message):
        if body := message.get("body"):
            sent.append(body)
            gone.set()

    cookie = "; ".join(f"{name}={value}" for name, value in cookies.items())
    headers = [(b"host", b"testserver"), (b"cookie", cookie.encode()), (b"accept-language", b"de")]
    scope = {"type": "http", "method": "GET", "path": path, "raw_path": path.encode(), "query_string": b""}
    await app(
        {**scope, "headers": headers, "scheme": "http", "server": ("testserver", 80), "client": ("1.2.3.4", 5)},
        receive,
        send,
    )
    return sent[0]


def test_a_rematch_keeps_the_names_of_those_who_share_a_device(house):
    visitor = house.visitor()
    names = {"name-0": "Ada", "name-1": "Bo"}
    form = {"option-turn_limit": "1", "option-first_player": "0"}
    address = visitor.new_table(who="device", players="2", **names, **form)
    table = house.table(address)
    assert visitor.post(f"{address}/play", action="income", window=table.window).status_code == 403  # covered
    visitor.post(f"{address}/uncover", seat="0")
    visitor.post(f"{address}/play", action="income", window=table.window)
    assert table.status == "over"
    following = visitor.post(f"{address}/again").headers["location"]
    assert house.table(following).seats.names == ["Ada", "Bo"]
    assert house.table(following).status == "running"
    assert f'href="{address}/replay"' in visitor.get("/").text  # among the recent matches


def test_who_watched_takes_no_seat_of_the_rematch(house):
    visitor, watcher = house.visitor(), house.visitor()
    address, table = asked(house, visitor, turn_limit="1")
    visitor.post(f"{address}/play", action="income", window=table.window)
    assert table.status == "over"
    assert watcher.post(f"{address}/again").status_code == 403
    assert table.rematch is None


def test_a_head_request_does_not_wait_for_a_stream(house):
    visitor = house.visitor()
    address, _ = asked(house, visitor)
    answer = visitor.client.head(f"{address}/stream")
    assert (answer.status_code, answer.headers["content-type"]) == (200, "text/event-stream; charset=utf-8")


def test_a_note_of_cards_that_are_not_in_the_match_is_refused(house):
    visitor = house.visitor()
    address, table = asked(house, visitor)
    assert visitor.post(f"{address}/note", about="1", marks=["duke", "<b>"]).status_code == 400
    assert table.talk.notes(0) == {}
    assert visitor.get(address).status_code == 200
