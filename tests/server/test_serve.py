"""`ruse serve` as users run it: in a process of its own, started, used, stopped, killed and started again."""

from __future__ import annotations

import json
import os
import pty
import re
import signal
import socket
import sqlite3
import subprocess
import sys
import threading
from typing import Any
from urllib.request import Request, urlopen

import pytest
from click.testing import CliRunner
from tests.depths import deep_after
from tests.server.running import COMMAND, Running, serving

from ruse.cli import main


def ask(server: Running, path: str, body: Any = None, token: str | None = None) -> Any:
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    data = None if body is None else json.dumps(body).encode()
    with urlopen(Request(server.address + path, data, headers)) as answer:
        return json.load(answer)


def make_table(server: Running) -> dict[str, Any]:
    wishes = {"game": "coup", "players": 3, "name": "Ada", "start": True}
    table: dict[str, Any] = ask(server, "/api/tables", wishes)
    return table


def refused(*arguments: str, **variables: str) -> str:
    """Return the one line that a server says instead of starting."""
    environment = {**os.environ, **variables}
    done = subprocess.run(
        [*COMMAND, *arguments], capture_output=True, text=True, timeout=60, check=False, env=environment
    )
    assert (done.returncode, done.stdout) == (2, "")
    (line,) = done.stderr.splitlines()
    return line


def misread(*arguments: str, **variables: str) -> str:
    """Return the one line about a setting; a server that has not begun to log needs no process of its own."""
    done = CliRunner().invoke(main, ["--language", "en", "serve", *arguments], env=variables)
    assert (done.exit_code, done.stdout) == (2, "")
    (line,) = done.stderr.splitlines()
    return line


@pytest.mark.parametrize("number", deep_after(1, [signal.SIGTERM, signal.SIGINT]), ids=str)
def test_a_clean_end_for_streams_and_tables(tmp_path, number):
    store = tmp_path / "new" / "tables.db"
    with serving(store, "--pace", "3600") as server:
        seat = make_table(server)
        path, token = f"/api/tables/{seat['table']}", seat["token"]
        seen = ask(server, f"{path}/view", token=token)
        streams = [urlopen(f"{server.address}{path}/stream") for _ in range(3)]
        first = [stream.readline() for stream in streams]
        code, out, err = server.stop(number)
        assert (code, err) == (0, "")
        assert out.endswith("Stopped. All tables are saved.\n")
        for stream, begun in zip(streams, first, strict=True):
            with stream:
                assert begun.startswith(b"id: ")
                assert stream.read().endswith(b"\n\n")  # the end of an answer, not of a connection
    with serving(store, "--pace", "3600") as server:
        again = ask(server, f"{path}/view", token=token)
    assert {**again, "sequence": 0} == {**seen, "sequence": 0}


def test_killed_at_any_moment_it_goes_on(tmp_path):
    store = tmp_path / "tables.db"
    with serving(store, "--pace", "0.01") as server:
        seat = make_table(server)
        path, token = f"/api/tables/{seat['table']}", seat["token"]
        seen = ask(server, f"{path}/view", token=token)
        if seen["actions"]:
            answer = {"action": seen["actions"][0], "window": seen["window"]}
            ask(server, f"{path}/play", answer, token)
        told = ask(server, f"{path}/events", token=token)
        server.stop(signal.SIGKILL)
    with serving(store, "--pace", "0.01") as server:
        again = ask(server, f"{path}/events", token=token)
    assert again["events"][: told["next"]] == told["events"]


def test_a_taken_port_is_one_line(running):
    port = running.address.rpartition(":")[2]
    assert refused("--port", port) == (
        f"ruse: another program is using port {port}. Choose another one with --port"
    )


def test_a_taken_port_for_metrics_is_one_line(running, tmp_path):
    port = running.address.rpartition(":")[2]
    line = refused("--port", "0", "--store", str(tmp_path / "tables.db"), "--metrics", port)
    assert line == (
        f"ruse: port {port} cannot be used for metrics: Address already in use. Choose another one with --metrics"
    )


def test_a_store_serves_one_server(running):
    line = refused("--port", "0", "--store", str(running.store))
    assert (
        line
        == f"ruse: another Ruse is using the store {running.store}. Stop it, or choose another store with --store"
    )


def test_a_store_that_cannot_be_written_is_one_line(tmp_path):
    (tmp_path / "file").touch()
    for store in (str(tmp_path / "file" / "tables.db"), str(tmp_path)):
        assert re.match(f"ruse: the store {store} cannot be opened: .+", refused("--port", "0", "--store", store))
    noise = tmp_path / "noise"
    noise.write_text("dear diary, " * 100)
    assert refused("--port", "0", "--store", str(noise)).endswith("cannot be opened: file is not a database")
    assert noise.read_text().startswith("dear diary")


def test_a_store_of_a_newer_ruse_is_left_alone(tmp_path):
    store = tmp_path / "tables.db"
    with sqlite3.connect(store) as future:
        future.execute("PRAGMA user_version = 999")
    future.close()
    assert "newer version" in refused("--port", "0", "--store", str(store))


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ("--host 192.0.2.1 --port 0", "cannot listen on 192.0.2.1: "),
        ("--host nowhere.invalid", "cannot listen on nowhere.invalid: "),
        ("--port 70000", "70000 is not in the range"),
        ("--port http", "'http' is not a valid"),
        ("--log xml", "'xml' is not one of"),
        ("--limits -1", "-1"),
        ("--origin ruse.example", "ruse.example is not an address. Write it like https://ruse.example"),
    ],
)
def test_wishes_that_cannot_be(arguments, sentence, tmp_path):
    assert sentence in misread("--store", str(tmp_path / "tables.db"), *arguments.split())


def test_settings_come_from_the_environment_too(tmp_path):
    weak = refused("--store", str(tmp_path / "t.db"), RUSE_SECRET="short", RUSE_PORT="0")
    assert "at least 16" in weak
    assert "short" not in weak
    taken = socket.socket()
    with taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        assert f"port {port}" in misread(RUSE_PORT=port, RUSE_STORE=str(tmp_path / "t.db"))
    assert "'xml' is not one of" in misread(RUSE_LOG="xml")
    assert "cannot listen on nowhere.invalid" in misread(RUSE_HOST="nowhere.invalid")


def test_without_the_table_one_line_says_how_to_get_it():
    hidden = "import sys; sys.modules.update(starlette=None); from ruse.cli import main; main()"
    done = subprocess.run([sys.executable, "-c", hidden, "serve"], capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert done.stderr.endswith("pip install 'ruse[table]'\n")
    assert len(done.stderr.splitlines()) == 1


def test_every_request_is_a_line_of_json(tmp_path):
    with serving(tmp_path / "tables.db", "--log", "json") as server:
        seat = make_table(server)
        ask(server, f"/api/tables/{seat['table']}/view", token=seat["token"])
        _, _, err = server.stop()
    lines = [json.loads(line) for line in err.splitlines()]
    asked = [line["path"] for line in lines if line["message"] == "request"]
    assert asked == ["/api/tables", "/api/tables/{table}/view"]
    assert seat["table"] not in err


def test_phones_are_told_the_address_in_the_network(tmp_path, monkeypatch):
    from ruse.cli import listening

    assert listening.in_the_network("127.0.0.1") is None
    assert listening.url("::1", 80) == "http://[::1]:80"
    with serving(tmp_path / "tables.db", "--host", "0.0.0.0") as server:
        assert server.address.startswith("http://127.0.0.1:")
        found = listening.in_the_network("0.0.0.0")
        _, out, _ = server.stop()
    assert (f"http://{found}:" in out) == (found is not None)


# --- The browser -------------------------------------------------------------------------------------------


@pytest.fixture
def browser(tmp_path, monkeypatch):
    """A browser that writes down where it is sent; it answers with the first address."""
    seen = tmp_path / "seen"
    os.mkfifo(seen)
    program = tmp_path / "browser"
    program.write_text(f'#!/bin/sh\necho "$1" > {seen}\n')
    program.chmod(0o755)
    monkeypatch.setenv("BROWSER", str(program))
    return lambda: seen.read_text().strip()


@pytest.mark.deep
def test_open_opens_the_page(tmp_path, browser):
    with serving(tmp_path / "tables.db", "--open") as server:
        assert browser() == server.address
        # Once more, only the page is opened.
        port = server.address.rpartition(":")[2]
        again = subprocess.Popen([*COMMAND, "--open", "--port", port], stdout=subprocess.PIPE, text=True)
        assert browser() == server.address
        out, _ = again.communicate(timeout=60)
        assert (again.returncode, out) == (0, f"Ruse is already running at {server.address}.\n")


def test_without_a_screen_no_browser_is_opened(monkeypatch):
    from ruse.cli import listening

    for name in listening.DISPLAYS:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr("webbrowser.open", lambda _: pytest.fail("a browser in the terminal"))
    assert not listening.open_browser("http://127.0.0.1:1")


def test_ruse_alone_on_a_terminal_opens_the_table(tmp_path, browser, monkeypatch):
    monkeypatch.setenv("RUSE_PORT", "0")
    monkeypatch.setenv("RUSE_STORE", str(tmp_path / "tables.db"))
    monkeypatch.setenv("LC_ALL", "it_IT.UTF-8")
    child, terminal = pty.fork()
    if child == 0:
        os.execv(sys.executable, [sys.executable, "-c", "from ruse.cli import main; main()"])
    from tests.cli.test_leaving import read_until

    read_until(terminal, "Ctrl-C lo ferma")
    with urlopen(browser() + "/healthz") as answer:
        assert json.load(answer)["name"] == "ruse"
    os.write(terminal, b"\x03")
    read_until(terminal, "sono salvati")
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0


def test_pages_and_api_are_served_together(running):
    with urlopen(running.address) as home:
        assert home.headers["content-type"].startswith("text/html")
        assert "guest=" in home.headers["set-cookie"]
    assert ask(running, "/healthz")["status"] == "ok"
    threads = [threading.Thread(target=make_table, args=(running,)) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    with urlopen(f"{running.address}/metrics") as numbers:
        assert b'ruse_tables_made_total{game="coup"} 4.0' in numbers.read()
