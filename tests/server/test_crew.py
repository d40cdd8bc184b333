"""`ruse serve --workers 2` as users start it: processes on one file or database may die, tables continue."""

from __future__ import annotations

import asyncio
import errno
import fcntl
import json
import os
import random
import re
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

import pytest
from click.testing import CliRunner
from tests.server.database import cluster
from tests.server.running import COMMAND, Running, serving
from tests.server.stores import Place

from ruse.cli import main
from ruse.server import crew
from ruse.server.crew import Crew
from ruse.server.middleware import logs

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
    from ruse.server.tables.rebuild import rebuilt

    async def work() -> TableRow:
        async with Place(address).opened() as store:
            row = await store.table(start_of(path))
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


@pytest.fixture(params=["sqlite", "postgresql"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Each kind of store in turn."""
    if request.param == "sqlite":
        return str(tmp_path / "tables.db")
    return str(request.getfixturevalue("database").fresh("crew"))


def test_a_worker_is_killed_and_the_match_goes_on(store):
    with serving_at(store) as server:
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
        assert len(re.findall(r"worker [01] ended \(SIGKILL\) and is replaced", err)) == 1
        assert out
    played = in_journal(store, path)
    assert all(played.count(one) == 1 for one in acknowledged)
    assert len(acknowledged) >= 3


HASTY = (
    *COMMAND[:2],
    f"from ruse.server import crew; crew.SILENCE = 4.0; {COMMAND[2]}",
    *COMMAND[3:],
)
"""A server that soon takes a worker for stuck."""


def test_a_worker_that_is_stuck_is_replaced_and_its_tables_go_on(tmp_path):
    with serving(str(tmp_path / "tables.db"), "--pace", "0.05", "--workers", "2", command=HASTY) as server:
        patiently(server, "/healthz")
        tables = [set_up(server) for _ in range(6)]  # whichever worker is stuck: some are its own
        deadline = time.monotonic() + PATIENCE
        while len(workers_of(server)) < 2 and time.monotonic() < deadline:
            time.sleep(0.1)
        stuck = workers_of(server)[0]
        os.kill(stuck, signal.SIGSTOP)
        while not (is_right := is_replaced(stuck, workers_of(server))) and time.monotonic() < deadline:
            time.sleep(0.1)
        if not is_right:
            os.kill(stuck, signal.SIGKILL)  # else nobody would
        assert is_right
        for path, tokens in tables:
            assert play(server, path, tokens, 1) or patiently(server, path)["status"] == "over"
        status, _, err = server.stop()
        assert (status, "Traceback" in err) == (0, False), err
        assert len(re.findall(r"worker [01] gave no sign of life for 4 seconds and is killed", err)) == 1


def is_replaced(killed: int, workers: list[int]) -> bool:
    """Return whether there are two workers again, and the killed one is not among them."""
    return len(workers) == 2 and killed not in workers


@contextmanager
def serving_at(address: str, *more: str) -> Iterator[Running]:
    """Two workers on a store."""
    line = (*COMMAND, "--workers", "2")
    with serving(address, "--pace", "0.05", *more, command=line) as server:
        patiently(server, "/healthz")
        yield server


@pytest.mark.deep
def test_workers_end_when_whoever_started_them_is_killed(store):
    with serving_at(store) as server:
        path, tokens = set_up(server)
        acknowledged = play(server, path, tokens, 2)
        workers = workers_of(server)
        server.process.kill()
        deadline = time.monotonic() + PATIENCE
        while any(Path(f"/proc/{worker}").exists() for worker in workers) and time.monotonic() < deadline:
            time.sleep(0.1)
        assert not any(Path(f"/proc/{worker}").exists() for worker in workers)
    played = in_journal(store, path)
    assert all(played.count(one) == 1 for one in acknowledged)


@pytest.mark.deep
def test_all_processes_on_a_file_are_killed_and_nothing_is_lost(tmp_path):
    file, acknowledged = tmp_path / "tables.db", []
    with serving_at(str(file)) as server:
        path, tokens = set_up(server)
        acknowledged += play(server, path, tokens, 3)
        for process in (server.process.pid, *workers_of(server)):
            os.kill(process, signal.SIGKILL)
    assert file.with_name("tables.db-wal").stat().st_size
    with serving_at(str(file)) as server:
        acknowledged += play(server, path, tokens, 3)
        for process in (server.process.pid, *workers_of(server)):
            os.kill(process, signal.SIGKILL)
    played = in_journal(str(file), path)
    assert all(played.count(one) == 1 for one in acknowledged)
    with serving_at(str(file)) as server:
        play(server, path, tokens, 1)
        for process in (server.process.pid, *workers_of(server)):
            os.kill(process, signal.SIGKILL)
    file.with_name("tables.db-wal").unlink()  # with the latest actions
    line = [*COMMAND, "--port", "0", "--store", str(file), "--workers", "2"]
    done = subprocess.run(line, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 2
    assert "write-ahead log" in done.stderr


def test_a_file_belongs_to_one_crew(tmp_path):
    file = str(tmp_path / "tables.db")
    with serving_at(file):
        for workers in ("1", "2"):
            line = [*COMMAND, "--port", "0", "--store", file, "--workers", workers]
            done = subprocess.run(line, capture_output=True, text=True, timeout=60, check=False)
            assert done.returncode == 2
            assert "another Ruse is using the store" in done.stderr
            assert "Traceback" not in done.stderr


def worker_without_folder(tmp_path: Path, *more: str) -> subprocess.CompletedProcess[str]:
    """Run a worker that was told no place to meet the others, until it ends."""
    told, telling = os.pipe()
    with socket.create_server(("127.0.0.1", 0)) as listening:
        passed = (listening.fileno(), told)
        line = [*COMMAND, "--store", str(tmp_path / "tables.db"), "--workers", "2", *more]
        line += ["--fd", str(passed[0]), "--leash", str(passed[1])]
        done = subprocess.run(line, capture_output=True, text=True, timeout=60, check=False, pass_fds=passed)
    os.close(told)
    os.close(telling)
    return done


def test_a_worker_that_could_not_meet_the_others_does_not_open_the_file(tmp_path):
    done = worker_without_folder(tmp_path)
    assert done.returncode == 2
    assert "postgresql://" in done.stderr
    assert not (tmp_path / "tables.db").exists()


@pytest.mark.parametrize("store", ["tables.db", "postgresql://nowhere.invalid/ruse"])
def test_a_system_without_crews_says_so(store, monkeypatch, tmp_path):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(crew, "IS_POSSIBLE", False)
    line = ["--language", "en", "serve", "--port", "0", "--workers", "2", "--store", store]
    done = CliRunner().invoke(main, line)
    assert (done.exit_code, "a single process" in done.output) == (2, True), done.output


@pytest.mark.parametrize(
    ("line", "passed"),
    [
        (["ruse"], ["--language", "de"]),
        (["ruse", "--language", "it"], ["--language", "it"]),
        (["ruse", "--language", "it", "serve", "--port", "0"], ["--language", "it", "--port", "0"]),
        (["ruse", "serve", "--language", "it"], ["--language", "it", "--language", "it"]),
    ],
    ids=["alone", "alone in Italian", "serve", "serve in Italian"],
)
def test_workers_get_what_the_server_was_told(line, passed, monkeypatch, tmp_path):
    given: list[Sequence[str]] = []

    class NoCrew:
        def __init__(self, listening: socket.socket, workers: int, arguments: Sequence[str], *more: object) -> None:
            given.append(arguments)

        def run(self, on_start: Callable[[], None]) -> int:
            return 0

    monkeypatch.setattr(crew, "Crew", NoCrew)
    monkeypatch.setattr(logs, "start_logging", lambda form: None)  # it would change that of the other tests
    monkeypatch.setattr(sys, "argv", line)
    variables = {
        "RUSE_WORKERS": "2",
        "RUSE_PORT": "0",
        "RUSE_STORE": str(tmp_path / "t.db"),
        "RUSE_ABUSE_LOG": "off",
        "LC_ALL": "de_DE.UTF-8",
    }
    typed = line[1:] if "serve" in line else [*line[1:], "serve"]  # `ruse` alone serves only in a terminal
    done = CliRunner().invoke(main, typed, env=variables)
    assert (done.exit_code, [list(arguments) for arguments in given]) == (0, [passed]), done.output


def test_a_worker_runs_no_files_of_the_folder_in_which_the_server_was_started(tmp_path):
    (tmp_path / "click.py").write_text("raise SystemExit('not this one')\n")
    line = (*crew.COMMAND, "--version")
    done = subprocess.run(line, cwd=tmp_path, capture_output=True, text=True, timeout=60, check=False)
    assert (done.returncode, done.stderr) == (0, "")


def test_a_worker_does_not_take_the_others_for_another_server(tmp_path, running):
    # It would end at once, again and again: `--open` only opens the page if there is a server already.
    done = worker_without_folder(tmp_path, "--open", "--port", running.address.rpartition(":")[2])
    assert (done.returncode, done.stdout) == (2, "")


def test_a_wrong_store_is_one_sentence(tmp_path, database):
    (tmp_path / "t.db").write_bytes(b"no database " * 500)
    for store, told in (
        (str(tmp_path / "t.db"), "file is not a database"),
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


def test_each_worker_has_metrics_and_health_of_its_own(store):
    first = free_ports()
    with serving_at(store, "--metrics", str(first)) as server:
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
def test_workers_are_replaced_one_by_one_and_no_table_is_lost(store):
    with serving_at(store) as server:
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


# --- Who leads the workers ---------------------------------------------------------------------------------


ALIVE = """
import os, sys, time
ready = int(sys.argv[sys.argv.index("--ready") + 1])
while True:
    os.write(ready, b"1")
    time.sleep(0.02)
"""
"""What the leader sees of a worker: it serves, and gives signs of life."""
STARTING = "import time; time.sleep(600)"
EARLIER = """
import os, sys, time
ready = int(sys.argv[sys.argv.index("--ready") + 1])
os.write(ready, b"1")
os.close(ready)
time.sleep(600)
"""
"""A worker of the version before there were signs of life."""


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Workers that do nothing, and a leader that often looks at them."""
    monkeypatch.setattr(crew, "COMMAND", (sys.executable, "-c", ALIVE))
    monkeypatch.setattr(crew, "BREAK", 0.05)
    monkeypatch.setattr(crew, "SILENCE", 1.0)


def lead(scenario: Callable[[Crew], Iterator[None]], workers: int = 1) -> int:
    """Lead workers, take one step of a scenario in each round, and stop at its end."""
    deadline = time.monotonic() + PATIENCE

    def step() -> None:
        assert time.monotonic() < deadline, "something did not come"
        if next(steps, END) is END:
            os.kill(os.getpid(), signal.SIGTERM)

    with socket.create_server(("127.0.0.1", 0)) as listening:
        leader = Crew(listening, workers, (), on_round=step)
        steps = scenario(leader)
        return leader.run(lambda: None)


END = object()


def pid_of(leader: Crew, number: int = 0) -> int | None:
    """Return the process of a worker; none while there is none."""
    worker = leader._crew.get(number)
    return None if worker is None else worker.process.pid


def is_serving(leader: Crew) -> bool:
    return len(leader._crew) == leader._workers and all(worker.serves for worker in leader._crew.values())


@pytest.mark.usefixtures("quick")
def test_a_worker_without_signs_of_life_is_killed_and_replaced(caplog):
    def scenario(leader: Crew) -> Iterator[None]:
        while not is_serving(leader):
            yield
        fine, stuck = pid_of(leader, 0), pid_of(leader, 1)
        assert stuck is not None
        os.kill(stuck, signal.SIGSTOP)
        while pid_of(leader, 1) in (stuck, None) or not is_serving(leader):
            yield
        assert pid_of(leader, 0) == fine

    assert lead(scenario, workers=2) == 0
    assert [record.getMessage() for record in caplog.records] == [
        "worker 1 gave no sign of life for 1 seconds and is killed",
        "worker 1 ended (SIGKILL) and is replaced",
    ]


@pytest.mark.usefixtures("quick")
def test_time_in_which_the_leader_does_not_run_is_no_silence(caplog):
    def scenario(leader: Crew) -> Iterator[None]:
        while not is_serving(leader):
            yield
        worker = pid_of(leader)
        assert worker is not None
        os.kill(worker, signal.SIGSTOP)
        yield  # what it said before is read
        time.sleep(2 * crew.SILENCE)  # like a laptop that is closed
        yield  # the leader looks before the worker has woken up
        os.kill(worker, signal.SIGCONT)
        for _ in range(40):
            yield
        assert pid_of(leader) == worker

    assert lead(scenario) == 0
    assert not caplog.records


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("script", [STARTING, EARLIER])
def test_a_worker_that_starts_or_gives_no_signs_at_all_is_left_alone(monkeypatch, caplog, script):
    monkeypatch.setattr(crew, "COMMAND", (sys.executable, "-c", script))

    def scenario(leader: Crew) -> Iterator[None]:
        worker, until = pid_of(leader), time.monotonic() + 2 * crew.SILENCE
        while time.monotonic() < until:
            yield
        assert is_serving(leader) == (script == EARLIER)
        assert pid_of(leader) == worker

    assert lead(scenario) == 0
    assert not caplog.records


@pytest.mark.usefixtures("quick")
def test_a_worker_that_cannot_start_is_tried_again_less_and_less_often(monkeypatch, caplog):
    monkeypatch.setattr(crew, "FIRST_WAIT", 4 * crew.BREAK)
    monkeypatch.setattr(crew, "LONGEST_WAIT", 12 * crew.BREAK)
    monkeypatch.setattr(crew, "STEADY", 5.0)
    rounds: list[int] = []
    """For how many of them there was no worker, each time."""

    def missing(leader: Crew) -> Iterator[None]:
        count = 0
        while pid_of(leader, 1) is None:
            count += 1
            yield
        rounds.append(count)

    def scenario(leader: Crew) -> Iterator[None]:
        while not is_serving(leader):
            yield
        fine = pid_of(leader, 0)
        monkeypatch.setattr(crew, "COMMAND", (sys.executable, "-c", "raise SystemExit(2)"))
        kill(leader, 1)
        while len(caplog.records) < 5:
            yield from missing(leader)
            failing = leader._crew[1]
            while leader._crew.get(1) is failing:
                yield
        monkeypatch.setattr(crew, "COMMAND", (sys.executable, "-c", ALIVE))
        yield from missing(leader)
        leader._crew[1].age = crew.STEADY
        kill(leader, 1)
        while len(caplog.records) < 6:
            yield
        while not is_serving(leader):
            yield
        assert pid_of(leader, 0) == fine

    assert lead(scenario, workers=2) == 0
    assert [count for count in rounds if count] == [4, 8, 12, 12]
    failed = "worker 1 ended (exit status 2) soon after its start"
    assert caplog.messages == [
        "worker 1 ended (SIGKILL) and is replaced",
        f"{failed}, 2 times in a row; the next one starts in 0.2 seconds",
        f"{failed}, 3 times in a row; the next one starts in 0.4 seconds",
        f"{failed}, 4 times in a row; the next one starts in 0.6 seconds",
        f"{failed}, 5 times in a row; the next one starts in 0.6 seconds",
        "worker 1 ended (SIGKILL) and is replaced",
    ]


def kill(leader: Crew, number: int) -> None:
    worker = pid_of(leader, number)
    assert worker is not None
    os.kill(worker, signal.SIGKILL)


def test_signs_of_life_do_not_wait_for_anybody(monkeypatch):
    monkeypatch.setattr(crew, "BEAT", 0.01)
    told, telling = os.pipe()
    os.set_blocking(told, False)

    async def work() -> None:
        crew.give_signs(telling)
        assert not os.get_blocking(telling)
        assert os.read(told, 1) == b"1"
        await asyncio.sleep(0.1)
        assert set(os.read(told, 100)) == set(b"1")
        with suppress(BlockingIOError):
            while os.write(telling, bytes(4096)):  # the leader reads nothing
                pass
        await asyncio.sleep(0.1)
        os.close(told)  # the leader is gone
        await asyncio.sleep(0.1)

    asyncio.run(asyncio.wait_for(work(), PATIENCE))
    os.close(telling)


@pytest.mark.parametrize(
    ("status", "words"), [(0, "exit status 0"), (3, "exit status 3"), (-11, "SIGSEGV"), (-40, "signal 40")]
)
def test_the_log_says_how_a_worker_ended(status, words):
    assert crew.how_it_ended(status) == words


class NoProcesses:
    """A system that starts a few processes, and then no more while it is full."""

    def __init__(self, starts: int) -> None:
        self.starts = starts
        self.refused = 0
        self._start = subprocess.Popen

    def __call__(self, *arguments: Any, **options: Any) -> subprocess.Popen[bytes]:
        """Start a process, or refuse to."""
        if not self.starts:
            self.refused += 1
            raise BlockingIOError(errno.EAGAIN, "Resource temporarily unavailable")
        self.starts -= 1
        return self._start(*arguments, **options)


def open_files() -> int:
    return len(list(Path("/proc/self/fd").iterdir()))


@pytest.mark.usefixtures("quick")
def test_a_process_that_cannot_be_started_is_tried_again(monkeypatch, caplog):
    system = NoProcesses(2)
    monkeypatch.setattr(subprocess, "Popen", system)
    before = open_files()

    def scenario(leader: Crew) -> Iterator[None]:
        while not is_serving(leader):
            yield
        fine, killed, held = pid_of(leader, 0), pid_of(leader, 1), open_files()
        assert killed is not None
        os.kill(killed, signal.SIGKILL)
        while system.refused < 5:
            yield
        assert (pid_of(leader, 0), pid_of(leader, 1), open_files()) == (fine, None, held - 1)
        os.kill(os.getpid(), signal.SIGHUP)  # an upgrade has to wait, too
        while "the old ones keep running" not in caplog.text:
            yield
        assert (pid_of(leader, 0), pid_of(leader, 1)) == (fine, None)
        system.starts = 1
        while not is_serving(leader):
            yield
        assert (pid_of(leader, 0), open_files()) == (fine, held)

    assert lead(scenario, workers=2) == 0
    assert [record.getMessage() for record in caplog.records] == [
        "worker 1 ended (SIGKILL) and is replaced",
        "a worker could not be started, trying again: Resource temporarily unavailable",
        "a new worker could not be started; the old ones keep running: Resource temporarily unavailable",
    ]
    assert open_files() == before


@pytest.mark.usefixtures("quick")
def test_a_crew_that_cannot_start_says_so_and_leaves_nothing(monkeypatch, caplog):
    started: list[int] = []

    class Noted(NoProcesses):
        def __call__(self, *arguments: Any, **options: Any) -> subprocess.Popen[bytes]:
            process = super().__call__(*arguments, **options)
            started.append(process.pid)
            return process

    monkeypatch.setattr(subprocess, "Popen", Noted(1))
    before = open_files()
    assert lead(lambda leader: iter(()), workers=2) == crew.FAILED
    assert caplog.messages == ["a worker could not be started: Resource temporarily unavailable"]
    assert len(started) == 1
    assert not Path(f"/proc/{started[0]}").exists()
    assert open_files() == before


@pytest.mark.usefixtures("quick")
def test_nothing_in_the_workers_folder_is_deleted_as_long_as_they_run():
    folders = []

    def scenario(leader: Crew) -> Iterator[None]:
        yield
        assert leader._folder is not None
        folders.append(Path(leader._folder))
        file = os.open(leader._folder, os.O_RDONLY)
        with pytest.raises(BlockingIOError):  # systemd-tmpfiles passes over what it cannot lock
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        os.close(file)

    assert lead(scenario) == 0
    assert not folders[0].exists()


def test_workers_meet_in_the_folder_of_their_service_if_they_can(monkeypatch):
    with tempfile.TemporaryDirectory(prefix="run-") as name:
        long = Path(name) / ("x" * crew.LONGEST)
        long.mkdir()
        for given, place in (
            (name, name),
            (f"{name}/missing:{name}", name),
            (f"{name}/missing", tempfile.gettempdir()),
            (str(long), tempfile.gettempdir()),  # sockets in it would have names that are too long
            ("", tempfile.gettempdir()),
        ):
            monkeypatch.setenv("RUNTIME_DIRECTORY", given)
            folder = crew.make_folder()
            assert folder is not None
            assert (str(Path(folder).parent), Path(folder).stat().st_mode & 0o777) == (place, 0o700)
            crew.remove(folder)


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
