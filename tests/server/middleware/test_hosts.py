"""Hosts: a request names the origin or the address at which it has arrived; no other name leads anywhere."""

from __future__ import annotations

import socket
from contextlib import closing
from http.client import HTTPConnection
from urllib.parse import urlsplit

import pytest
from tests.server.running import serving
from tests.web.visitors import opened, text_of

from ruse.server.errors import BadRequest
from ruse.server.middleware.hosts import Hosts, WrongHost
from ruse.web.site.say import Say

MACHINE = socket.gethostname().lower()


@pytest.mark.parametrize(
    ("origin", "server", "host"),
    [
        (None, ("127.0.0.1", 8000), "127.0.0.1:8000"),
        (None, ("127.0.0.1", 8000), "localhost:8000"),
        (None, ("127.0.0.1", 8000), "LOCALHOST:8000"),
        (None, ("127.0.0.1", 8000), "ruse.localhost:8000"),
        (None, ("192.0.2.7", 8000), "192.0.2.7:8000"),
        (None, ("::ffff:192.0.2.7", 8000), "192.0.2.7:8000"),
        (None, ("192.0.2.7", 8000), f"{MACHINE}:8000"),
        (None, ("192.0.2.7", 80), "192.0.2.7"),
        (None, ("::1", 8000), "[::1]:8000"),
        (None, ("::1", 8000), "[0:0:0:0:0:0:0:1]:8000"),
        (None, ("2001:db8::1", 80), "[2001:db8::1]"),
        ("https://ruse.example", ("127.0.0.1", 8000), "ruse.example"),
        ("https://ruse.example/", ("127.0.0.1", 8000), "Ruse.Example:443"),
        ("https://ruse.example", ("127.0.0.1", 8000), "127.0.0.1:8000"),
        ("http://ruse.example:81", ("127.0.0.1", 8000), "ruse.example:81"),
    ],
)
def test_a_name_of_ours(origin, server, host):
    Hosts(origin).check({"server": server, "scheme": "http"}, host)


@pytest.mark.parametrize(
    ("origin", "server", "host"),
    [
        (None, ("127.0.0.1", 8000), "evil.example"),
        (None, ("127.0.0.1", 8000), "evil.example:8000"),
        (None, ("127.0.0.1", 8000), "127.0.0.1:9000"),
        (None, ("127.0.0.1", 8000), "192.0.2.7:8000"),
        (None, ("192.0.2.7", 8000), "localhost:8000"),
        (None, ("192.0.2.7", 8000), "localhost.evil.example:8000"),
        (None, ("192.0.2.7", 8000), "192.0.2.7.evil.example:8000"),
        (None, ("192.0.2.7", 8000), "evil@192.0.2.7:8000"),
        (None, ("127.0.0.1", 8000), ":8000"),
        (None, ("127.0.0.1", 8000), "127.0.0.1:8000:8000"),
        (None, None, "evil.example"),
        (None, None, ":0"),
        ("https://ruse.example", ("127.0.0.1", 8000), "evil.example"),
        ("https://ruse.example", ("127.0.0.1", 8000), "ruse.example:8443"),
        ("https://ruse.example", ("127.0.0.1", 8000), "ruse.example.evil.example"),
    ],
)
def test_a_name_of_somebody_else(origin, server, host):
    with pytest.raises(WrongHost):
        Hosts(origin).check({"server": server, "scheme": "http"}, host)


@pytest.mark.parametrize("host", ["", "x" * 256, "ü"])
def test_no_name_at_all(host):
    with pytest.raises(BadRequest):
        Hosts().check({"server": ("127.0.0.1", 80), "scheme": "http"}, host)


def test_a_foreign_name_gets_a_page_and_no_redirect(tmp_path):
    with opened(tmp_path / "tables.db") as house:
        visitor = house.visitor()
        visitor.headers["host"] = "evil.example"
        for path in ("/", "/api/games/", "/rules/coup/", "/static/base.css"):
            answer = visitor.get(path)
            assert (answer.status_code, answer.headers.get("location")) == (421, None)
        assert Say("en")("problem-wrong-host") in text_of(visitor.get("/").text)


def test_the_server_knows_its_names(tmp_path):
    with serving(tmp_path / "tables.db", "--origin", "https://ruse.example") as server:
        port = urlsplit(server.address).port

        def status(host: str) -> int:
            with closing(HTTPConnection("127.0.0.1", port, timeout=20)) as connection:
                connection.request("GET", "/healthz", headers={"Host": host})
                return connection.getresponse().status

        assert status("ruse.example") == status(f"127.0.0.1:{port}") == status(f"localhost:{port}") == 200
        assert status("evil.example") == status(f"evil.example:{port}") == 421


@pytest.mark.parametrize(
    ("method", "path", "allowed"),
    [
        ("DELETE", "/api/tables", {"GET", "HEAD", "POST"}),
        ("PUT", "/new/coup", {"GET", "HEAD", "POST"}),
        ("GET", "/table/x/play", {"POST"}),
        ("POST", "/static/base.css", {"GET", "HEAD"}),
        ("POST", "/", {"GET", "HEAD"}),
    ],
)
def test_allow_names_all_that_is_possible(tmp_path, method, path, allowed):
    with opened(tmp_path / "tables.db") as house:
        answer = house.visitor().client.request(method, path)
        assert answer.status_code == 405
        assert set(answer.headers["allow"].split(", ")) == allowed
        for possible in allowed - {"HEAD"}:
            assert house.visitor().client.request(possible, path).status_code != 405


def test_what_nobody_can_do_at_a_table_is_nowhere(tmp_path):
    with opened(tmp_path / "tables.db") as house:
        visitor = house.visitor()
        address = visitor.new_table()
        assert visitor.get(f"{address}/nonsense").status_code == 404
        assert visitor.post(f"{address}/nonsense").status_code == 404
