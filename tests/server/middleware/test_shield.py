"""What every request passes: size, origin, host; and what every answer carries."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator

import pytest
from starlette.responses import JSONResponse, PlainTextResponse, StreamingResponse
from starlette.routing import Route
from starlette.testclient import TestClient
from starlette.types import ASGIApp, Message, Receive
from tests.depths import deep_but_once

from ruse.server.app import build
from ruse.server.middleware.shield import HEADERS, LARGEST_BODY
from ruse.server.store.sqlite import Sqlite
from ruse.server.tables.room import Room

done: list[bytes] = []


async def take(request):
    done.append(await request.body())
    return JSONResponse(len(done[-1]))


async def stream(request):
    async def parts() -> AsyncIterator[str]:
        for part in ("a", "b"):
            yield part

    return StreamingResponse(parts(), headers={"cache-control": "max-age=60"})


async def fail(request):
    raise ZeroDivisionError("the seed is 42")


PAGES = [
    Route("/take", take, methods=["GET", "POST", "PUT", "DELETE", "PATCH"]),
    Route("/stream", stream),
    Route("/fail", fail),
]


@pytest.fixture
def client(tmp_path):
    done.clear()
    with TestClient(build(Room(Sqlite(tmp_path / "tables.db")), PAGES)) as client:
        yield client


def test_the_policy_allows_only_our_own():
    assert HEADERS["content-security-policy"] == (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
        "form-action 'self'; frame-ancestors 'none'; base-uri 'none'; manifest-src 'self'"
    )


@pytest.mark.parametrize(
    "path", ["/take", "/stream", "/fail", "/nowhere", "/api/games", "/api/nowhere", "/healthz"]
)
def test_every_answer_carries_the_headers(client, path):
    answer = client.get(path)
    for name, value in HEADERS.items():
        if (path, name) != ("/stream", "cache-control"):
            assert answer.headers[name] == value


def test_who_wants_to_be_kept_says_so(client):
    assert client.get("/stream").headers["cache-control"] == "max-age=60"
    assert client.get("/take").headers["cache-control"] == "no-store"


OURS = [
    {},
    {"sec-fetch-site": "same-origin"},
    {"sec-fetch-site": "none"},
    {"origin": "http://testserver"},
    {"origin": "https://testserver"},
    {"origin": "http://TESTSERVER"},
    {"sec-fetch-site": "same-origin", "origin": "http://testserver"},
]
THEIRS = [
    {"sec-fetch-site": "cross-site"},
    {"sec-fetch-site": "same-site"},
    {"sec-fetch-site": ""},
    {"sec-fetch-site": "cross-site", "origin": "http://testserver"},
    {"origin": "null"},
    {"origin": ""},
    {"origin": "http://evil.example"},
    {"origin": "http://testserver.evil.example"},
    {"origin": "http://testserver:81"},
    {"origin": "http://testserver@evil.example"},
    {"origin": "http://[testserver"},
    {"origin": "testserver"},
]
METHODS = ["POST", "PUT", "PATCH", "DELETE"]


@pytest.mark.parametrize(("headers", "method"), deep_but_once(OURS, METHODS), ids=str)
def test_our_own_pages_may_act(client, method, headers):
    assert client.request(method, "/take", headers=headers).status_code == 200


@pytest.mark.parametrize(("headers", "method"), deep_but_once(THEIRS, METHODS), ids=str)
def test_other_sites_may_not(client, method, headers):
    answer = client.request(method, "/take", headers=headers, content=b"x")
    assert (answer.status_code, done) == (403, [])
    assert answer.text == "this request came from another site's page, so it was ignored\n"


@pytest.mark.parametrize("headers", THEIRS, ids=str)
def test_a_link_from_anywhere_may_be_followed(client, headers):
    assert client.get("/take", headers=headers).status_code == 200


def test_a_body_of_64_kb_and_no_more(client):
    assert client.post("/take", content=b"x" * LARGEST_BODY).json() == LARGEST_BODY
    answer = client.post("/take", content=b"x" * (LARGEST_BODY + 1))
    assert (answer.status_code, len(done)) == (413, 1)
    assert answer.text == "a body has at most 65536 bytes\n"


def test_a_body_without_a_length_is_measured_as_it_comes(client):
    def parts(count: int) -> Iterator[bytes]:
        yield from (b"x" * 1024 for _ in range(count))

    assert client.post("/take", content=parts(64)).json() == LARGEST_BODY
    assert client.post("/take", content=parts(65)).status_code == 413
    assert len(done) == 1


@pytest.mark.parametrize("length", ["9" * 30, "65537"])
def test_an_announced_length_is_enough(tmp_path, length):
    """The body is not even waited for."""
    app = build(Room(Sqlite(tmp_path / "tables.db")), PAGES)
    assert asyncio.run(status_of(app, headers=[(b"host", b"x"), (b"content-length", length.encode())])) == 413


def test_an_address_has_an_end(client):
    assert client.get("/take", params={"q": "x" * 2000}).status_code == 200
    assert client.get("/take", params={"q": "x" * 2100}).status_code == 414
    assert client.get("/" + "x" * 2100).status_code == 414


@pytest.mark.parametrize(
    "hosts",
    [[], [b"a", b"b"], [b""], [b"x" * 256], ["ü".encode()]],
    ids=["none", "two", "empty", "long", "not ascii"],
)
def test_a_request_names_one_host(tmp_path, hosts):
    app = build(Room(Sqlite(tmp_path / "tables.db")), PAGES)
    assert asyncio.run(status_of(app, headers=[(b"host", host) for host in hosts])) == 400


async def nothing_comes() -> Message:
    raise AssertionError("nobody should wait for the body")


async def status_of(
    app: ASGIApp,
    headers: list[tuple[bytes, bytes]],
    path: str = "/api/nowhere",
    receive: Receive = nothing_comes,
) -> int | None:
    """Return the status of a POST, if there is an answer at all."""
    scope = {
        "type": "http",
        "method": "POST",
        "path": path,
        "raw_path": path.encode(),
        "query_string": b"",
        "headers": headers,
        "client": ("192.0.2.1", 1),
        "server": ("x", 80),
        "scheme": "http",
    }
    sent: list[Message] = []

    async def send(message: Message) -> None:
        sent.append(message)

    await app(scope, receive, send)
    return sent[0]["status"] if sent else None


def test_who_goes_away_in_the_middle_leaves_no_mishap_behind(tmp_path, caplog):
    async def gone():
        return {"type": "http.disconnect"}

    app = build(Room(Sqlite(tmp_path / "tables.db")), PAGES)
    assert asyncio.run(status_of(app, [(b"host", b"x")], "/take", gone)) is None
    assert not caplog.records


def test_a_page_tells_its_own_errors(tmp_path):
    def page(request, error, status):
        return PlainTextResponse(f"{error.code} {status} {request.url.path}", status)

    with TestClient(build(Room(Sqlite(tmp_path / "tables.db")), PAGES, page=page)) as client:
        assert client.get("/nowhere").text == "no-page 404 /nowhere"
        assert client.delete("/stream").text == "wrong-method 405 /stream"
        assert client.get("/fail").text == "broken 500 /fail"
        assert client.post("/take", headers={"origin": "null"}).text == "cross-site 403 /take"
        assert client.get("/api/nowhere").json()["error"]["code"] == "no-page"
