"""Connections go to the worker of their table: inside one process step by step, and with two real workers."""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import socket
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import ExitStack, asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import pytest
import uvloop
from starlette.types import Receive, Scope, Send
from tests.server.rooms import PATIENCE, room_in, until
from tests.server.running import Running
from tests.server.test_crew import free_ports, is_replaced, patiently, play, serving_at, set_up, workers_of

from ruse.server import connections
from ruse.server.connections import Gate, GatedConfig, GatedConnection, Patience
from ruse.server.handover import LARGEST, Handover
from ruse.server.running import Server
from ruse.server.tables.room import Room

QUICK = Patience(head=0.3, body=0.3, idle=1, write=0.3)


def table_at(worker: int) -> str:
    """Return a table that belongs to a worker."""
    with handover(Path(), worker) as known:
        return next(name for name in map(str, range(100)) if known.is_home(name))


@contextmanager
def handover(folder: Path, number: int) -> Iterator[Handover]:
    """One of two workers that takes nothing."""
    made = Handover(folder, number, 2)
    try:
        yield made
    finally:
        made._socket.close()


OURS, THEIRS = f"/table/{table_at(0)}/stream", f"/table/{table_at(1)}/stream"


# --- Two servers in one process ----------------------------------------------------------------------------


@dataclass
class Worker:
    """A server in this loop that tells who answers whom."""

    number: int
    port: int
    server: Server

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Say which worker answers, who asked, for what, and how long the body was; `/held` waits for ever."""
        taken, more = 0, True
        while more or scope["path"].endswith("/held"):
            message = await receive()
            if message["type"] == "http.disconnect":
                return
            taken, more = taken + len(message["body"]), message["more_body"]
        told = json.dumps([self.number, scope["client"][1], scope["path"], taken]).encode()
        length = (b"content-length", b"%d" % len(told))
        await send({"type": "http.response.start", "status": 200, "headers": [length]})
        await send({"type": "http.response.body", "body": told})

    @property
    def count(self) -> int:
        """How many connections this worker has."""
        return len(self.server.server_state.connections)


class Client:
    """A connection to one of the workers."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer
        self.port = writer.get_extra_info("sockname")[1]

    @classmethod
    async def at(cls, worker: Worker) -> Client:
        return cls(*await asyncio.open_connection("127.0.0.1", worker.port))

    async def ask(self, path: str, body: bytes = b"", pause: float = 0.0) -> list[Any]:
        """Send a request, its body in two parts; return what is told."""
        head = f"POST {path} HTTP/1.1\r\nHost: x\r\nContent-Length: {len(body)}\r\n\r\n".encode()
        self.writer.write(head + body[:3])
        await asyncio.sleep(pause)
        self.writer.write(body[3:])
        return await self.answer()

    async def answer(self) -> list[Any]:
        head = (await self.reader.readuntil(b"\r\n\r\n")).decode()
        assert head.startswith("HTTP/1.1 200 "), head
        length = re.search(r"content-length: (\d+)", head)
        assert length
        return list(json.loads(await self.reader.readexactly(int(length[1]))))


@asynccontextmanager
async def two(
    folder: Path, *, most: int = 1000, alive: int = 2, patience: Patience | None = None
) -> AsyncIterator[list[Worker]]:
    """Two workers, each with a port of its own, so that a test chooses who accepts."""
    async with room_in(folder) as room:
        gate = Gate(patience or Patience(), most)
        workers = [await begin(folder, number, room, replace(gate, asking={})) for number in range(alive)]
        try:
            yield workers
        finally:
            for worker in workers:
                for connection in list(worker.server.server_state.connections):
                    assert isinstance(connection, GatedConnection)
                    connection.drop()
                await worker.server.shutdown()


async def begin(folder: Path, number: int, room: Room, gate: Gate | None = None) -> Worker:
    listening = socket.create_server(("127.0.0.1", 0))
    worker = Worker(number, listening.getsockname()[1], None)  # type: ignore[arg-type]
    known = Handover(folder, number, 2)
    config = GatedConfig(worker, gate or Gate(), known, lifespan="off", log_config=None)
    worker.server = Server(config, room, lambda: None)
    config.load()
    worker.server.lifespan = config.lifespan_class(config)
    await worker.server.startup([listening])
    return worker


Run = Callable[[Coroutine[Any, Any, None]], None]


@pytest.fixture(params=[asyncio.new_event_loop, uvloop.new_event_loop], ids=["asyncio", "uvloop"])
def run(request: pytest.FixtureRequest) -> Run:
    """Run a test on each kind of loop; one that hangs fails."""

    def work(test: Coroutine[Any, Any, None]) -> None:
        async def bounded() -> None:
            async with asyncio.timeout(PATIENCE):
                await test

        with asyncio.Runner(loop_factory=request.param) as runner:
            runner.run(bounded())

    return work


def test_a_request_is_answered_by_the_worker_of_its_table_with_the_true_client(run, tmp_path):
    async def work() -> None:
        async with two(tmp_path) as (first, second):
            for path in (THEIRS, THEIRS.removesuffix("/stream") + "?x", f"/api/tables/{table_at(1)}/view"):
                client = await Client.at(first)
                assert await client.ask(path) == [1, client.port, path.partition("?")[0], 0]
                await until(lambda: (first.count, second.count) == (0, 1))
                client.writer.close()
                await until(lambda: second.count == 0)
            for path in (OURS, "/", "/table/", f"/learn/{table_at(1)}"):
                client = await Client.at(first)
                assert (await client.ask(path))[0] == 0
                client.writer.close()

    run(work())


def test_a_connection_that_stays_open_moves_with_its_requests(run, tmp_path):
    async def work() -> None:
        async with two(tmp_path) as (first, second):
            client = await Client.at(first)
            for number, path in ((0, OURS), (1, THEIRS), (1, "/"), (0, OURS), (1, THEIRS)):
                assert await client.ask(path, b"abc") == [number, client.port, path, 3]
            await until(lambda: (first.count, second.count) == (0, 1))
            client.writer.close()

    run(work())


def test_a_body_that_comes_later_arrives_whole(run, tmp_path):
    async def work() -> None:
        async with two(tmp_path) as (first, _):
            client = await Client.at(first)
            assert (await client.ask(THEIRS, b"x" * 200_000, pause=0.05))[::3] == [1, 200_000]
            client.writer.write(f"POST {OURS} HTTP/1.1\r\nHost: x\r\n".encode())
            await asyncio.sleep(0.05)  # the headers are not even complete when it moves
            client.writer.write(b"Content-Length: 4\r\n\r\nabcd")
            assert (await client.answer())[::3] == [0, 4]
            client.writer.close()

    run(work())


def test_requests_sent_ahead_are_all_answered(run, tmp_path):
    async def work() -> None:
        async with two(tmp_path) as (first, _):
            client = await Client.at(first)
            client.writer.write(
                b"".join(f"GET {path} HTTP/1.1\r\nHost: x\r\n\r\n".encode() for path in (OURS, THEIRS, OURS))
            )
            assert [(await client.answer())[2] for _ in range(3)] == [OURS, THEIRS, OURS]
            client.writer.close()

    run(work())


@pytest.mark.parametrize("begun", [b"", b"GET /tab", f"GET {THEIRS[:-1]} HTTP/1.1\r\nHost:".encode()])
def test_slow_clients_are_let_go_before_and_after_they_move(run, tmp_path, begun):
    async def work() -> None:
        async with two(tmp_path, patience=QUICK) as (first, second):
            client = await Client.at(first)
            client.writer.write(begun)
            said = await asyncio.wait_for(client.reader.read(), 5)
            assert said.startswith(b"HTTP/1.1 408 ") if begun else said == b""
            await until(lambda: (first.count, second.count) == (0, 0))
            client.writer.close()

    run(work())


def test_a_head_has_an_end_here_and_there(run, tmp_path):
    async def work() -> None:
        async with two(tmp_path) as (first, _):
            for size in (20_000, 2 * LARGEST):
                client = await Client.at(first)
                client.writer.write(f"GET {THEIRS} HTTP/1.1\r\nCookie: {'x' * size}\r\n\r\n".encode())
                with suppress(ConnectionResetError):
                    assert (await client.reader.read()).startswith(b"HTTP/1.1 431 ")
                client.writer.close()

    run(work())


def test_if_the_other_worker_is_gone_this_one_answers(run, tmp_path):
    async def work() -> None:
        async with two(tmp_path, alive=1) as (first,):
            client = await Client.at(first)
            assert (await client.ask(THEIRS))[0] == 0  # it was never there
            with handover(tmp_path, 1) as gone:
                gone.open(lambda *_: None, lambda: True)
                asyncio.get_running_loop().remove_reader(gone._socket)
            assert (await client.ask(THEIRS))[0] == 0  # it has ended, and its name is still there
            client.writer.close()

    run(work())


def test_without_a_usable_folder_each_worker_serves_what_it_accepts(run, tmp_path):
    async def work() -> None:
        folder = tmp_path / ("x" * 120)  # longer than a Unix socket's name may be
        folder.mkdir()
        async with two(folder) as (first, _):
            client = await Client.at(first)
            assert (await client.ask(THEIRS))[0] == 0
            client.writer.close()

    run(work())


def test_a_busy_worker_is_waited_for_and_a_stuck_one_is_not(run, tmp_path, monkeypatch):
    async def work() -> None:
        async with two(tmp_path, alive=1) as (first,):
            stuck = Handover(tmp_path, 1, 2)
            stuck.open(lambda connection, _: connection.close(), lambda: True)
            loop = asyncio.get_running_loop()
            loop.remove_reader(stuck._socket)  # it never looks at what it is sent
            clients = [await Client.at(first) for _ in range(40)]
            asked = [loop.create_task(client.ask(THEIRS)) for client in clients]
            # The others wait in the queue of the stuck one, as in that of any process that hangs.
            await until(lambda: sum(task.done() for task in asked) >= 20)
            assert {task.result()[0] for task in asked if task.done()} == {0}
            stuck.close()
            for task in asked:
                task.cancel()
            for client in clients:
                client.writer.close()
            await asyncio.sleep(0.1)

            # A busy one catches up, and gets them all.
            monkeypatch.setattr(connections, "OFFERS", 1000)
            busy = await begin(tmp_path, 1, first.server._room)
            assert busy.server._handover is not None
            loop.remove_reader(busy.server._handover._socket)
            clients = [await Client.at(first) for _ in range(40)]
            asked = [loop.create_task(client.ask(THEIRS)) for client in clients]
            await asyncio.sleep(0.05)
            assert not any(task.done() for task in asked)
            loop.add_reader(busy.server._handover._socket, busy.server._handover._take)
            assert {told[0] for told in await asyncio.gather(*asked)} == {1}
            for client in clients:
                client.writer.close()
            await until(lambda: busy.count == 0)
            await busy.server.shutdown()

    monkeypatch.setattr(connections, "OFFERS", 10)
    run(work())


@pytest.mark.parametrize("path", [THEIRS, "/new/coup"])
def test_a_full_worker_sends_a_connection_back(run, tmp_path, monkeypatch, path):
    monkeypatch.setattr("ruse.server.handover.randrange", lambda _: 1)  # new tables are all the second one's

    async def work() -> None:
        async with two(tmp_path, most=1) as (first, second):
            held = await Client.at(second)
            held.writer.write(f"GET {THEIRS}/held HTTP/1.1\r\nHost: x\r\n\r\n".encode())
            await until(lambda: second.count == 1 and not second.server._gate.has_room(1))
            client = await Client.at(first)
            assert (await client.ask(path))[0] == 0
            for one in (held, client):
                one.writer.close()

    run(work())


def test_a_connection_that_was_sent_back_stays_even_if_this_worker_is_full_by_now(run, tmp_path):
    def take_into(requests: list[bytes]) -> Callable[[socket.socket, bytes], None]:
        def take(connection: socket.socket, request: bytes) -> None:
            connection.close()
            requests.append(request)

        return take

    async def work() -> None:
        kept: list[bytes] = []
        moved: list[bytes] = []
        with handover(tmp_path, 0) as mine, handover(tmp_path, 1) as other, socket.socket() as connection:
            mine.open(take_into(kept), lambda: False)
            other.open(take_into(moved), lambda: False)
            requests = [f"GET {THEIRS} HTTP/1.1".encode(), b"POST /new/coup HTTP/1.1"]
            for request in requests:
                assert mine.give(1, connection.fileno(), request)
            await until(lambda: len(kept) == 2)
            assert (kept, moved) == (requests, [])
            for worker in (mine, other):
                asyncio.get_running_loop().remove_reader(worker._socket)

    run(work())


def test_a_worker_that_is_replaced_gets_no_more_connections(run, tmp_path):
    async def work() -> None:
        async with two(tmp_path) as workers:
            first, old = workers
            new = await begin(tmp_path, 1, first.server._room)
            client = await Client.at(first)
            assert (await client.ask(THEIRS))[0] == 1
            assert (old.count, new.count) == (0, 1)
            workers.remove(old)
            await old.server.shutdown()
            other = await Client.at(first)
            assert (await other.ask(THEIRS))[0] == 1
            assert new.count == 2
            for one in (client, other):
                one.writer.close()
            await until(lambda: new.count == 0)
            await new.server.shutdown()

    run(work())


def test_no_file_stays_open(run, tmp_path):
    async def work() -> None:
        async with two(tmp_path) as (first, second):
            before = 0
            for number in range(3):
                for _ in range(30):
                    client = await Client.at(first)
                    assert (await client.ask(THEIRS))[0] == 1
                    client.writer.close()
                    gone = await Client.at(first)  # it hangs up before it is answered
                    gone.writer.write(f"GET {THEIRS} HTTP/1.1\r\nHost: x\r\n\r\n".encode())
                    gone.writer.transport.abort()
                await until(lambda: (first.count, second.count) == (0, 0))
                if number == 0:
                    await asyncio.sleep(0.2)
                    before = open_files()
            await until(lambda: open_files() <= before)

    run(work())


def open_files() -> int:
    return len(list(Path("/proc/self/fd").iterdir()))


# --- Two real workers --------------------------------------------------------------------------------------


def open_stream(server: Running, path: str, held: ExitStack) -> socket.socket:
    """Watch a table on its own connection."""
    host, port = server.address.removeprefix("http://").split(":")
    stream = held.enter_context(socket.create_connection((host, int(port)), timeout=PATIENCE))
    stream.sendall(f"GET {path}/stream HTTP/1.1\r\nHost: {host}:{port}\r\n\r\n".encode())
    assert stream.recv(12) == b"HTTP/1.1 200"
    return stream


def open_again(server: Running, path: str, held: ExitStack) -> None:
    """Watch a table as a page does: what was sent to a worker that is killed is lost, so it tries again."""

    def is_open() -> bool:
        with suppress(AssertionError):
            open_stream(server, path, held)
            return True
        return False

    eventually(is_open)


def streams_at(first: int) -> list[int]:
    """Return how many streams each of two workers has open."""
    found = []
    for port in (first, first + 1):
        with urlopen(f"http://127.0.0.1:{port}/metrics", timeout=30) as answer:
            counted = re.search(r"^ruse_streams_open (\S+)$", answer.read().decode(), re.MULTILINE)
            assert counted
            found.append(int(float(counted[1])))
    return found


def eventually(condition: Callable[[], bool]) -> None:
    """Wait until something holds."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        with suppress(OSError):
            if condition():
                return
        time.sleep(0.1)
    raise AssertionError("it did not come")


def test_all_seats_of_a_table_are_at_one_worker_and_go_on_when_it_is_killed(database):
    first = free_ports()
    with serving_at(database.fresh("crew"), "--metrics", str(first)) as server, ExitStack() as held:
        eventually(lambda: streams_at(first) == [0, 0])
        homes = held.enter_context(handover(Path(), 0))
        tables: dict[int, tuple[str, list[str]]] = {}
        while len(tables) < 2:  # whichever worker accepts makes the table
            path, tokens = set_up(server)
            tables[0 if homes.is_home(path.rpartition("/")[2]) else 1] = path, tokens
        path, tokens = tables[1]
        streams = [open_stream(server, path, held) for _ in range(8)]
        assert streams_at(first) == [0, 8]
        for _ in range(3):
            open_stream(server, tables[0][0], held)
        assert streams_at(first) == [3, 8]

        killed = sorted(workers_of(server))[1]
        os.kill(killed, signal.SIGKILL)
        for stream in streams:
            with suppress(ConnectionError):
                while stream.recv(65536):
                    pass
        for _ in range(4):
            open_again(server, path, held)
        assert play(server, path, tokens, 3) or patiently(server, path)["status"] == "over"
        eventually(lambda: is_replaced(killed, workers_of(server)) and streams_at(first) == [7, 0])
        for _ in range(4):
            open_stream(server, path, held)
        assert streams_at(first) == [7, 4]
        folder = folder_of(workers_of(server)[0])
        assert (folder.stat().st_mode & 0o777, folder.exists()) == (0o700, True)
        status, _, err = server.stop()
        assert (status, "Traceback" in err, folder.exists()) == (0, False, False), err


@pytest.mark.deep
def test_workers_clean_up_when_whoever_started_them_is_killed(database):
    with serving_at(database.fresh("crew")) as server:
        folder = folder_of(workers_of(server)[0])
        assert folder.exists()
        server.process.kill()
        eventually(lambda: not folder.exists())


def folder_of(worker: int) -> Path:
    """Return where a worker's socket is."""
    line = Path(f"/proc/{worker}/cmdline").read_text().split("\0")
    return Path(line[line.index("--handover") + 1])


def test_new_tables_are_spread_over_all_workers(tmp_path):
    with handover(tmp_path, 0) as mine:
        for line in (b"POST /new/coup HTTP/1.1", b"POST /play/coup HTTP/1.1", b"POST /api/tables HTTP/1.1"):
            homes = [mine.home_of(line) for _ in range(200)]
            assert set(homes) == {None, 1}
            assert 50 < homes.count(None) < 150
        for line in (b"GET /new/coup HTTP/1.1", b"GET / HTTP/1.1", b"POST /name HTTP/1.1"):
            assert {mine.home_of(line) for _ in range(50)} == {None}
