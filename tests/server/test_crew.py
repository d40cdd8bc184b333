"""`ruse serve --workers 2` as users start it: processes on one PostgreSQL may die, tables continue."""

from __future__ import annotations

import asyncio
import json
import os
import random
import re
import signal
import socket
import subprocess
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

import pytest
from tests.server.database import cluster
from tests.server.running import COMMAND, Running, serving

PATIENCE = 60.0


def ask(server: Running, path: str, token: str = "", **body: Any) -> Any:
    """Return what the server answers, whichever worker it is."""
    data = json.dumps(body).encode() if body else b"" if path.endswith("/start") else None
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    request = Request(server.address + path, data, {"content-type": "application/json", **headers})
    with urlopen(request, timeout=30) as answer:
        return json.load(answer)


def patiently(server: Running, path: str, token: str = "", **body: Any) -> Any:
    """Ask again while a worker or the database is away; an answer given twice counts once."""
    deadline = time.monotonic() + PATIENCE
    while True:
        try:
            return ask(server, path, token, **body)
        except HTTPError as error:
            if error.code != 503 or time.monotonic() > deadline:
                raise
        except (URLError, OSError):
            if time.monotonic() > deadline:
                raise
        time.sleep(0.05)


def workers_of(server: Running) -> list[int]:
    """Return the processes that serve."""
    found = subprocess.run(["pgrep", "-P", str(server.process.pid)], capture_output=True, text=True, check=False)
    return [int(line) for line in found.stdout.split()]


def set_up(server: Running) -> tuple[str, list[str]]:
    """Return a table with two programs and two bots."""
    made = patiently(server, "/api/tables", game="coup", players=4, name="Ada")
    path = f"/api/tables/{made['table']}"
    tokens = [made["token"], patiently(server, f"{path}/seats", name="Bea")["token"]]
    patiently(server, f"{path}/start", made["token"])
    return path, tokens


def play(server: Running, path: str, tokens: list[str], count: int) -> list[tuple[int, int, str]]:
    """Answer what is asked this many times, or until the end: seat, window and action of what was acknowledged."""
    acknowledged: list[tuple[int, int, str]] = []
    deadline = time.monotonic() + PATIENCE
    while len(acknowledged) < count and time.monotonic() < deadline:
        for token in tokens:
            seen = patiently(server, f"{path}/view", token)
            if seen["status"] == "over":
                return acknowledged
            if seen["actions"]:
                action = "pass" if "pass" in seen["actions"] else seen["actions"][0]
                with suppress(HTTPError):  # a bot was faster, or the window has closed
                    patiently(server, f"{path}/play", token, action=action, window=seen["window"])
                    acknowledged.append((seen["seat"], seen["window"], action))
        time.sleep(0.01)
    return acknowledged


def start_of(path: str) -> str:
    return path.rpartition("/")[2]


def in_journal(address: str, path: str) -> list[tuple[int, int, str]]:
    """Seat, window and action of everything that was played."""
    from ruse.server.store.journal import TableRow
    from ruse.server.store.postgres import Postgres
    from ruse.server.tables.rebuild import rebuilt

    async def work() -> TableRow:
        store = Postgres(address)
        await store.open()
        row = await store.table(start_of(path))
        await store.close()
        assert row is not None
        return row

    row = asyncio.run(work())
    match = rebuilt(TableRow(**{**vars(row), "actions": []})).match
    assert match is not None
    played = []
    for action in row.actions:
        played.append((action.seat, match.window, action.action))
        match.play(action.seat, action.action)
    return played


def test_a_worker_is_killed_and_the_match_goes_on(database):
    address = database.fresh("crew")
    with serving_at(address) as server:
        path, tokens = set_up(server)
        acknowledged = play(server, path, tokens, 3)
        before = workers_of(server)
        assert len(before) == 2
        os.kill(before[0], signal.SIGKILL)
        acknowledged += play(server, path, tokens, 3)
        deadline = time.monotonic() + PATIENCE
        # A killed worker is listed until the one who started it has noticed.
        while not is_replaced(before[0], workers_of(server)) and time.monotonic() < deadline:
            time.sleep(0.1)
        assert is_replaced(before[0], workers_of(server))
        status, out, err = server.stop()
        assert (status, "Traceback" in err) == (0, False), err
        assert out
    played = in_journal(address, path)
    assert all(played.count(one) == 1 for one in acknowledged)
    assert len(acknowledged) >= 3


def is_replaced(killed: int, workers: list[int]) -> bool:
    """Return whether there are two workers again, and the killed one is not among them."""
    return len(workers) == 2 and killed not in workers


@contextmanager
def serving_at(address: str, *more: str) -> Iterator[Running]:
    """Two workers on a database."""
    line = (*COMMAND, "--workers", "2")
    with serving(address, "--pace", "0.05", *more, command=line) as server:
        patiently(server, "/healthz")
        yield server


@pytest.mark.deep
def test_workers_end_when_whoever_started_them_is_killed(database):
    with serving_at(database.fresh("crew")) as server:
        workers = workers_of(server)
        server.process.kill()
        deadline = time.monotonic() + PATIENCE
        while any(Path(f"/proc/{worker}").exists() for worker in workers) and time.monotonic() < deadline:
            time.sleep(0.1)
        assert not any(Path(f"/proc/{worker}").exists() for worker in workers)


def test_several_workers_need_a_database_and_a_wrong_one_is_one_sentence(tmp_path, database):
    for store, told in (
        (str(tmp_path / "t.db"), "postgresql://"),
        (database.address("nothing"), 'database "nothing" does not exist'),
    ):
        line = [*COMMAND, "--port", "0", "--store", store, "--workers", "2"]
        done = subprocess.run(line, capture_output=True, text=True, timeout=60, check=False)
        assert done.returncode == 2
        assert told in done.stderr
        assert "Traceback" not in done.stderr


@pytest.mark.deep
def test_a_database_that_is_down_at_the_start_is_waited_for():
    with cluster() as mine:
        address = mine.fresh("late")
        mine.kill()
        with serving(address, "--metrics", str(free_ports())) as server:
            assert status_of(server, "/livez") == 200
            for path in ("/healthz", "/readyz", "/", "/api/tables/x"):
                assert status_of(server, path) == 503
            with pytest.raises(HTTPError) as refused:
                ask(server, "/api/tables", game="coup", players=4, name="Ada")
            told = json.load(refused.value)["error"]
            assert told["code"] == "store-failed"
            assert "check that it runs" in told["message"]
            mine.start()
            path, tokens = set_up(server)
            assert play(server, path, tokens, 1)
            assert status_of(server, "/readyz") == 200
            _, _, err = server.stop()
            assert "players get a 503" in err
            assert "Traceback" not in err


@pytest.mark.deep
def test_workers_stop_quietly_while_the_database_is_away():
    with cluster() as mine, serving_at(mine.fresh("away")) as server:
        path, tokens = set_up(server)
        play(server, path, tokens, 2)
        mine.kill()
        deadline = time.monotonic() + PATIENCE
        while status_of(server, "/healthz") == 200 and time.monotonic() < deadline:
            time.sleep(0.1)
        time.sleep(3)  # several beats of both workers
        status, _, err = server.stop()
        assert (status, "Traceback" in err) == (0, False), err
        for told in ("news from other workers stopped", "could not report that this worker is alive"):
            assert err.count(told) <= 2, err  # once for each worker, not with every attempt


def test_each_worker_has_metrics_and_health_of_its_own(database):
    first = free_ports()
    with serving_at(database.fresh("crew"), "--metrics", str(first)) as server:
        path, tokens = set_up(server)
        acknowledged = play(server, path, tokens, 4)
        counted = []
        for port in (first, first + 1):
            for page in ("/livez", "/healthz", "/readyz"):
                with urlopen(f"http://127.0.0.1:{port}{page}", timeout=30) as answer:
                    assert answer.status == 200
            with urlopen(f"http://127.0.0.1:{port}/metrics", timeout=30) as answer:
                counted.append(persons_in(answer.read().decode()))
        assert sum(counted) == len(acknowledged)  # each action at the worker that played it, and nowhere twice


def persons_in(metrics: str) -> int:
    """Return how many actions of people a worker has counted."""
    found = re.findall(r'^ruse_actions_total\{.*by="person".*\} (\S+)$', metrics, re.MULTILINE)
    return int(sum(map(float, found)))


def status_of(server: Running, path: str) -> int:
    try:
        with urlopen(server.address + path, timeout=30) as answer:
            return int(answer.status)
    except HTTPError as error:
        return error.code


def free_ports() -> int:
    """Return the first of two ports in a row on which nobody listens."""
    while True:
        with socket.create_server(("127.0.0.1", 0)) as one, suppress(OSError):
            first = int(one.getsockname()[1]) + 1
            for port in (first, first + 1):
                socket.create_server(("127.0.0.1", port)).close()
            return first


class Cable:
    """A way to the database that can be cut."""

    def __init__(self, port: int) -> None:
        self._target = port
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.port = self._listening.getsockname()[1]
        self.is_cut = threading.Event()
        threading.Thread(target=self._accept, daemon=True).start()

    def close(self) -> None:
        """Let nobody else in."""
        self._listening.close()

    def _accept(self) -> None:
        while True:
            try:
                near, _ = self._listening.accept()
            except OSError:
                return
            far = socket.create_connection(("127.0.0.1", self._target))
            for one, other in ((near, far), (far, near)):
                threading.Thread(target=self._carry, args=(one, other), daemon=True).start()

    def _carry(self, one: socket.socket, other: socket.socket) -> None:
        with suppress(OSError):
            while data := one.recv(65536):
                while self.is_cut.is_set():  # nothing arrives, and nobody notices that the connection is dead
                    time.sleep(0.05)
                other.sendall(data)
        with suppress(OSError):
            other.shutdown(socket.SHUT_RDWR)
        one.close()


@pytest.mark.deep
def test_the_network_to_the_database_is_cut_for_ten_seconds(database):
    address = database.fresh("crew")
    cable = Cable(database.port)
    with serving_at(address.replace(f":{database.port}/", f":{cable.port}/")) as server:
        path, tokens = set_up(server)
        acknowledged = play(server, path, tokens, 3)
        cable.is_cut.set()
        threading.Timer(10, cable.is_cut.clear).start()
        began = time.monotonic()
        acknowledged += play(server, path, tokens, 3)
        assert time.monotonic() - began < 40
        assert patiently(server, "/healthz")["status"] == "ok"
    cable.close()
    played = in_journal(address, path)
    assert all(played.count(one) == 1 for one in acknowledged)


@pytest.mark.deep
def test_workers_are_replaced_one_by_one_and_no_table_is_lost(database):
    with serving_at(database.fresh("crew")) as server:
        path, tokens = set_up(server)
        play(server, path, tokens, 2)
        before = set(workers_of(server))
        server.process.send_signal(signal.SIGHUP)
        deadline = time.monotonic() + PATIENCE
        while before & set(workers_of(server)) and time.monotonic() < deadline:
            play(server, path, tokens, 1)
            assert ask(server, path)["table"] == start_of(path)  # somebody always answers
        assert not before & set(workers_of(server))
        assert ask(server, path)["status"] in ("running", "over")


# --- Two servers, as on two machines -----------------------------------------------------------------------


def spread(servers: list[Running], game: str, players: int) -> tuple[str, list[str]]:
    """A table whose seats are taken at one server after the other."""
    made = patiently(servers[0], "/api/tables", game=game, players=players, name="Program 0")
    path, tokens = f"/api/tables/{made['table']}", [made["token"]]
    for seat in range(1, players):
        taken = patiently(servers[seat % len(servers)], f"{path}/seats", name=f"Program {seat}")
        tokens.append(taken["token"])
    patiently(servers[-1], f"{path}/start", tokens[0])
    return path, tokens


def play_on(
    servers: list[Running], path: str, tokens: list[str], count: int, choose: random.Random
) -> list[tuple[int, int, str]]:
    """Let each seat answer at its own server: what was acknowledged."""
    acknowledged: list[tuple[int, int, str]] = []
    deadline = time.monotonic() + 5 * PATIENCE
    while len(acknowledged) < count and time.monotonic() < deadline:
        for seat, token in enumerate(tokens):
            server = servers[seat % len(servers)]
            seen = patiently(server, f"{path}/view", token)
            if seen["status"] == "over":
                return acknowledged
            if seen["actions"]:
                action = "pass" if "pass" in seen["actions"] else choose.choice(seen["actions"])
                patiently(server, f"{path}/play", token, action=action, window=seen["window"])
                acknowledged.append((seen["seat"], seen["window"], action))
    return acknowledged


def check_journal(address: str, path: str, acknowledged: list[tuple[int, int, str]]) -> None:
    """Everything that was acknowledged is there once, and nothing else."""
    assert sorted(in_journal(address, path)) == sorted(acknowledged)


@pytest.mark.deep
@pytest.mark.parametrize(("game", "players"), [("coup", 4), ("royal", 4), ("minister", 4), ("caper", 2)])
def test_a_whole_match_over_two_servers_of_which_one_is_killed(database, game, players):
    address = database.fresh("crew")
    choose = random.Random(game)
    with serving(address) as one, serving(address) as other:
        path, tokens = spread([one, other], game, players)
        acknowledged = play_on([one, other], path, tokens, 8, choose)
        other.process.kill()
        acknowledged += play_on([one], path, tokens, 6, choose)
        with serving(address) as third:
            acknowledged += play_on([third, one], path, tokens, 4, choose)
            database.kill()
            database.start()
            acknowledged += play_on([third, one], path, tokens, 1000, choose)
            assert ask(third, path)["status"] == ask(one, path)["status"] == "over"
    check_journal(address, path, acknowledged)


BEFORE = "2108950"
"""A commit of an earlier version with an earlier schema."""


@pytest.mark.deep
def test_an_earlier_version_and_this_one_serve_a_table_side_by_side(database, tmp_path):
    root = Path(__file__).parents[2]
    archive = subprocess.run(["git", "archive", BEFORE, "src"], cwd=root, capture_output=True, check=False)
    if archive.returncode:
        pytest.skip("this copy has no history")
    subprocess.run(["tar", "x", "-C", str(tmp_path)], input=archive.stdout, check=True)
    python, option, script, *rest = COMMAND
    old = (python, option, f"import sys; sys.path.insert(0, {str(tmp_path / 'src')!r}); {script}", *rest)
    address, choose = database.fresh("crew"), random.Random(1)
    with serving(address, command=old) as before:
        path, tokens = spread([before], "coup", 4)
        acknowledged = play_on([before], path, tokens, 4, choose)
        with serving(address) as now:  # it brings the schema up to date under the feet of the other
            acknowledged += play_on([before, now], path, tokens, 8, choose)
            assert before.stop()[0] == 0
            acknowledged += play_on([now], path, tokens, 1000, choose)
            assert ask(now, path)["status"] == "over"
    check_journal(address, path, acknowledged)


@pytest.mark.deep
@pytest.mark.alone
def test_bots_are_taken_over_within_five_seconds_of_a_kill(database):
    address = database.fresh("crew")
    with serving(address, "--pace", "0.2") as one:
        made = patiently(one, "/api/tables", game="coup", players=6, name="Ada")
        path = f"/api/tables/{made['table']}"
        patiently(one, f"{path}/start", made["token"])
        with serving(address, "--pace", "0.2") as other:
            events = 0
            while events < 6:  # the first server plays for the bots, and the second one watches
                answer(other, path, made["token"])
                events = patiently(other, f"{path}/events")["next"]
            while patiently(other, f"{path}/view", made["token"])["actions"]:
                answer(other, path, made["token"])
            one.process.kill()
            killed = time.monotonic()
            events = patiently(other, f"{path}/events")["next"]
            while patiently(other, f"{path}/events")["next"] == events:
                answer(other, path, made["token"])
                time.sleep(0.05)
            assert time.monotonic() - killed < 5


def answer(server: Running, path: str, token: str) -> None:
    """Answer if this seat is asked."""
    seen = patiently(server, f"{path}/view", token)
    if seen["actions"]:
        with suppress(HTTPError):  # somebody was faster
            patiently(server, f"{path}/play", token, action=seen["actions"][0], window=seen["window"])
