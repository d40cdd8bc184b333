"""Forms: what a client sends cannot cost more than it should, in whatever encoding it says it is."""

from __future__ import annotations

import asyncio
import time

import pytest
from hypothesis import given
from hypothesis import strategies as st
from starlette.datastructures import FormData
from starlette.requests import Request
from starlette.types import Message
from tests.web.visitors import opened, text_of

from ruse.server.api.bodies import LONGEST_ACTION
from ruse.server.errors import BadRequest
from ruse.web.site.form import MOST_FIELDS, filled, read
from ruse.web.site.say import Say

SOON = 10.0
"""Seconds that are plenty for refusing something; what is refused took minutes."""


@pytest.fixture
def house(tmp_path):
    with opened(tmp_path / "tables.db") as house:
        yield house


def multipart(charset: str, value: bytes) -> dict[str, object]:
    """Return a form of one field that says how it is encoded."""
    body = b'--x\r\nContent-Disposition: form-data; name="players"\r\n\r\n' + value + b"\r\n--x--\r\n"
    return {"content": body, "headers": {"content-type": f"multipart/form-data; boundary=x; charset={charset}"}}


@pytest.mark.parametrize(
    "charset", ["punycode", '"punycode"', "undefined", "idna", "utf-7", "latin-1", "utf-8;charset=rot13"]
)
@pytest.mark.parametrize("path", ["/new/coup", "/name", "/language"])
def test_a_client_does_not_choose_how_its_form_is_decoded(house, path, charset):
    answer = house.visitor().client.post(path, **multipart(charset, b"a" * 50_000 + b"-" + b"9" * 10_000))
    assert answer.status_code == 415
    assert Say("en")("problem-wrong-charset") in text_of(answer.text)


@pytest.mark.parametrize("charset", ["utf-8", "UTF-8", "utf8"])
def test_utf_8_may_be_named(house, charset):
    answer = house.visitor().client.post("/new/coup", **multipart(charset, b"4"), follow_redirects=False)
    assert answer.status_code == 303


def test_blanks_are_filled():
    form = FormData(
        [("action", "plan {thieves} {snitches}"), ("thieves", "1"), ("thieves", "2"), ("snitches", "0")]
    )
    assert filled(form, "action") == "plan 1+2 0"
    assert filled(FormData([("action", "{a}{b}{c}"), ("b", "{a}"), ("a", "tax")]), "action") == "tax{a}"


def test_blanks_do_not_multiply_what_is_sent():
    started = time.perf_counter()
    for blanks in ("{a}" * 10_000, "{a}" * 60, "x" * (LONGEST_ACTION + 1), "{" + "a" * LONGEST_ACTION + "}"):
        with pytest.raises(BadRequest, match="at most 200 characters"):
            filled(FormData([("action", blanks), ("a", "xy+" * 10_000)]), "action")
    assert time.perf_counter() - started < SOON


def test_an_action_put_together_is_bounded_at_the_table(house):
    visitor = house.visitor()
    address = visitor.new_table(who="bots", players="2")
    answer = visitor.post(f"{address}/play", window="0", action="{a}" * 5_000, a="xy+" * 5_000)
    assert answer.status_code == 400


def request_with(*parts: bytes, kind: str = "application/x-www-form-urlencoded") -> Request:
    """Return a request whose body arrives in these parts."""
    left = [{"type": "http.request", "body": part, "more_body": True} for part in parts]
    left.append({"type": "http.request", "body": b"", "more_body": False})

    async def receive() -> Message:
        return left.pop(0)

    return Request({"type": "http", "method": "POST", "headers": [(b"content-type", kind.encode())]}, receive)


def fields_of(form: FormData) -> list[tuple[str, object]]:
    return list(form.multi_items())


@given(parts=st.lists(st.binary(max_size=40) | st.text("ab=&+;%2C3A0é", max_size=40).map(str.encode), max_size=4))
def test_a_plain_form_reads_as_starlette_reads_it(parts):
    ours = asyncio.run(read(request_with(*parts)))
    theirs = asyncio.run(request_with(*parts)._get_form(max_fields=MOST_FIELDS))
    assert fields_of(ours) == fields_of(theirs)


@pytest.mark.parametrize("kind", ["", "text/plain", "application/json"])
def test_a_request_without_a_form_brings_nothing(kind):
    assert fields_of(asyncio.run(read(request_with(b"action=tax", kind=kind)))) == []


def test_a_form_has_a_limited_number_of_fields(house):
    client = house.visitor().client
    form = {"content-type": "application/x-www-form-urlencoded"}
    enough = "&&language=de&" + "&".join(["a=1"] * (MOST_FIELDS - 1)) + "&"
    assert client.post("/language", content=enough, headers=form, follow_redirects=False).status_code == 303
    assert client.post("/language", content=enough + "a=1", headers=form).status_code == 400
