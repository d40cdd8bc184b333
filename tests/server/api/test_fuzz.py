"""Nonsense at every door of the API: the answer is always one that the document names, and never a 5xx."""

from __future__ import annotations

import json
from urllib.parse import quote

import hypothesis
import pytest
from hypothesis import strategies as st
from tests.depths import deep_after
from tests.server.programs import opened, problem

BOUNDED = hypothesis.settings(max_examples=10, deadline=None, derandomize=True)
FEW = hypothesis.settings(BOUNDED, max_examples=5)
SOME = hypothesis.settings(BOUNDED, max_examples=20)
MORE = hypothesis.settings(BOUNDED, max_examples=100)
OFTEN = pytest.mark.parametrize("often", deep_after(1, [SOME, MORE]), ids=["some", "more"])


def test_whatever_is_sent_is_answered_as_the_document_says(running, seated):
    """A few random cases of every call; test_fuzz_more tries more, and those at the limits of each value."""
    # Only here: its import takes a second, and every worker of a test run reads this file.
    from tests.server.api.generated import operations, validate

    for operation in operations():

        @FEW
        @hypothesis.given(case=operation.as_strategy())
        def sent(case):
            validate(case, running, seated)

        sent()


@pytest.fixture(scope="module")
def seat(tmp_path_factory):
    """A seat that is asked, at a table in this process."""
    with opened(tmp_path_factory.mktemp("fuzz")) as site:
        yield next(seat for seat in site.table() if seat.see()["actions"])


@OFTEN
def test_any_address_any_bytes_any_token(seat, often):
    client, before = seat.site.client, seat.state()

    @often
    @hypothesis.given(path=st.text(max_size=40), body=st.binary(max_size=200), token=st.binary(max_size=80))
    def refused(path, body, token):
        headers = {"Authorization": b"Bearer " + token.translate(None, b"\r\n\0")}
        assert problem(client.post(f"{seat.path}/play", headers=headers, content=body))[0] == 401
        assert problem(client.post(f"{seat.path}/play", headers=seat.headers, content=body))[0] in (400, 422)
        assert problem(client.post(f"/api/{quote(path, safe='')}", content=body))[0] in (404, 405)
        assert problem(client.post(f"/api/tables/{quote(path, safe='')}/play", content=body))[0] == 404
        assert seat.state() == before

    refused()


ANY_JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=8,
)


@OFTEN
def test_any_json_in_a_seat(seat, often):
    before = seat.state()

    @often
    @hypothesis.given(body=ANY_JSON | st.fixed_dictionaries({"action": ANY_JSON, "window": ANY_JSON}))
    def refused(body):
        for call in ("play", "chat", "seats"):
            answer = seat.site.client.post(f"{seat.path}/{call}", headers=seat.headers, content=json.dumps(body))
            assert problem(answer)[0] in (400, 409, 422)
        assert seat.state() == before

    refused()


@pytest.mark.parametrize("mark", ["\n", "\x1c", "\x85", "\u2028"])
def test_a_name_that_breaks_the_line_is_told_in_one(seat, mark):
    answer = seat.site.client.post(f"{seat.path}/play", headers=seat.headers, content=json.dumps({f"a{mark}b": 1}))
    assert problem(answer)[0] == 422
