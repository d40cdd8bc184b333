"""Slow and endless clients: each part of a request has a time and a size, and silence makes room for others."""

from __future__ import annotations

import asyncio
import socket
import sys
import time
from collections.abc import AsyncIterator
from contextlib import ExitStack, asynccontextmanager
from dataclasses import dataclass
from urllib.request import urlopen

import pytest
from starlette.types import Receive, Scope, Send
from tests.server.rooms import run
from tests.server.running import COMMAND, serving
from uvicorn.server import ServerState

from ruse.server.connections import (
    LARGEST_HEAD,
    LARGEST_REQUEST,
    MOST_HEADERS,
    MOST_PIPELINED,
    Gate,
    GatedConfig,
    GatedConnection,
    Patience,
)

QUICK = Patience(head=0.3, body=0.3, idle=1, write=0.3)
HEAD = b"GET / HTTP/1.1\r\nHost: x\r\n"
POST = b"POST / HTTP/1.1\r\nHost: x\r\n"
ANSWERED = b"HTTP/1.1 200 OK"


async def answer(scope: Scope, receive: Receive, send: Send) -> None:
    """Says how many bytes came; `/stream` never ends, `/large` is more than a socket holds."""
    if scope["path"] in ("/stream", "/large"):
        await send({"type": "http.response.start", "status": 200, "headers": []})
        for _ in range(50 if scope["path"] == "/large" else 0):
            await send({"type": "http.response.body", "body": b"x" * 1_000_000, "more_body": True})
        while (await receive())["type"] != "http.disconnect":
            pass
        return
    taken, more = 0, True
    while more:
        message = await receive()
        if message["type"] == "http.disconnect":
            return
        taken, more = taken + len(message["body"]), message["more_body"]
    body = b"%d" % taken
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"%d" % len(body))]})
    await send({"type": "http.response.body", "body": body})


@dataclass
class Door:
    """A server in this loop."""

    port: int
    gate: Gate
    state: ServerState

    async def knock(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        return await asyncio.open_connection("127.0.0.1", self.port)

    async def ask(self, *parts: bytes) -> bytes:
        """Send these parts and read until the server hangs up."""
        reader, writer = await self.knock()
        try:
            for part in parts:
                writer.write(part)
                await writer.drain()
            return await reader.read()
        except ConnectionError:
            return b"reset"
        finally:
            writer.close()


@asynccontextmanager
async def door(patience: Patience = QUICK, most: int = 1000) -> AsyncIterator[Door]:
    gate, state = Gate(patience, most), ServerState()
    config = GatedConfig(answer, gate, lifespan="off", log_config=None, access_log=False)
    loop = asyncio.get_running_loop()
    server = await loop.create_server(lambda: GatedConnection(config, state, {}), "127.0.0.1", 0)
    try:
        yield Door(server.sockets[0].getsockname()[1], gate, state)
    finally:
        server.close()
        for connection in list(state.connections):
            assert isinstance(connection, GatedConnection)
            connection.drop()
        await asyncio.sleep(0.05)


def test_requests_are_answered_one_after_the_other_on_one_connection():
    async def work() -> None:
        async with door() as site:
            reader, writer = await site.knock()
            for _ in range(3):
                writer.write(b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\n\r\nabc")
                assert (await reader.readuntil(b"\r\n\r\n3")).startswith(ANSWERED)
                await asyncio.sleep(0.4)  # longer than a head may take, shorter than a pause between two
            writer.close()

    run(work())


def test_who_says_nothing_is_let_go():
    async def work() -> None:
        async with door() as site:
            assert await site.ask() == b""
            assert not site.state.connections
            assert not site.gate.asking

    run(work())


@pytest.mark.parametrize(
    "begun",
    [
        b"G",
        HEAD,
        b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\nabc",
        HEAD + b"Transfer-Encoding: chunked\r\n\r\n1",
    ],
    ids=["method", "headers", "body", "chunk"],
)
def test_a_request_comes_in_time(begun):
    async def work() -> None:
        async with door() as site:
            assert (await site.ask(begun)).startswith(b"HTTP/1.1 408 Request Timeout\r\n")
            assert not site.state.connections

    run(work())


@pytest.mark.parametrize("ahead", [HEAD, POST + b"Content-Length: 3\r\n\r\na"])
def test_the_start_of_a_request_that_comes_with_another_has_its_time_too(ahead):
    async def work() -> None:
        async with door(Patience(head=0.3, body=0.3, idle=60, write=0.3)) as site:
            reader, writer = await site.knock()
            writer.write(HEAD + b"\r\n" + ahead)
            assert (await reader.readuntil(b"\r\n\r\n0")).startswith(ANSWERED)
            assert (await asyncio.wait_for(reader.read(), 10)).startswith(b"HTTP/1.1 408")
            writer.close()

    run(work())


def test_an_empty_line_begins_a_request():
    async def work() -> None:
        async with door(Patience(head=0.3, body=0.3, idle=60, write=0.3)) as site:
            reader, writer = await site.knock()
            writer.write(HEAD + b"\r\n")
            assert (await reader.readuntil(b"\r\n\r\n0")).startswith(ANSWERED)
            writer.write(b"\r\n")
            assert (await asyncio.wait_for(reader.read(), 10)).startswith(b"HTTP/1.1 408")
            writer.close()

    run(work())


def test_byte_after_byte_buys_no_time():
    async def work() -> None:
        async with door() as site:
            reader, writer = await site.knock()
            started = time.monotonic()
            while not reader.at_eof() and time.monotonic() - started < 10:
                writer.write(b"a")
                await asyncio.sleep(0.02)
                if reader._buffer:  # type: ignore[attr-defined]
                    break
            assert time.monotonic() - started < 5
            writer.close()

    run(work())


@pytest.mark.parametrize(
    "head",
    [
        HEAD + b"Cookie: " + b"x" * LARGEST_HEAD + b"\r\n\r\n",
        b"GET /" + b"x" * LARGEST_HEAD + b" HTTP/1.1\r\nHost: x\r\n\r\n",
        HEAD + b"a: b\r\n" * MOST_HEADERS + b"\r\n",
    ],
    ids=["header", "address", "many"],
)
def test_a_head_has_an_end(head):
    async def work() -> None:
        async with door() as site:
            assert (await site.ask(head)).startswith(b"HTTP/1.1 431 ")

    run(work())


def test_a_head_that_is_too_long_is_refused_before_its_end():
    async def work() -> None:
        async with door(Patience()) as site:
            reader, writer = await site.knock()
            writer.write(HEAD + b"Cookie: ")
            await asyncio.sleep(0.05)
            writer.write(b"x" * (LARGEST_HEAD + 1000))  # and nothing more: the end never comes
            assert (await asyncio.wait_for(reader.read(), 5)).startswith(b"HTTP/1.1 431 ")
            writer.close()

    run(work())


@pytest.mark.parametrize("start", [HEAD + b"Cookie: ", b"GET /", HEAD], ids=["header", "address", "name"])
def test_a_line_without_an_end_is_not_read_to_the_end(start):
    async def work() -> None:
        async with door(Patience()) as site:
            _, writer = await site.knock()
            writer.write(start)
            sent = 0
            try:
                while sent < 200_000_000 and not writer.is_closing():
                    writer.write(b"x" * 65536)
                    sent += 65536
                    await writer.drain()
            except ConnectionError:
                pass
            assert sent < 20_000_000  # what the sockets on both sides hold
            assert not site.state.connections
            writer.close()

    run(work())


@pytest.mark.parametrize(
    "part", [b"1;" + b"x" * 60_000, b"0\r\n" + b"a: " + b"x" * 60_000], ids=["extension", "trailer"]
)
def test_what_surrounds_a_body_has_an_end(part):
    async def work() -> None:
        async with door(Patience()) as site:
            start = b"POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n" + part
            answer = await site.ask(start, *[b"x" * 60_000] * (LARGEST_REQUEST // 60_000 + 10))
            assert not answer.startswith(ANSWERED)
            assert not site.state.connections

    run(work())


def test_so_many_requests_may_be_sent_ahead_and_no_more():
    async def work() -> None:
        async with door() as site:
            few = await site.ask((HEAD + b"\r\n") * 4 + HEAD + b"Connection: close\r\n\r\n")
            assert few.count(ANSWERED) == 5
            many = await site.ask(
                b"GET /stream HTTP/1.1\r\nHost: x\r\n\r\n" + (HEAD + b"\r\n") * (MOST_PIPELINED + 1)
            )
            assert many.count(ANSWERED) <= 1
            assert not site.state.connections

    run(work())


def test_who_does_not_take_the_answer_is_let_go():
    async def work() -> None:
        async with door() as site:
            _, writer = await site.knock()
            writer.transport.pause_reading()  # type: ignore[attr-defined]
            writer.write(b"GET /large HTTP/1.1\r\nHost: x\r\n\r\n")
            await asyncio.sleep(0.1)
            assert len(site.state.connections) == 1
            for _ in range(100):
                await asyncio.sleep(0.05)
            assert not site.state.connections
            writer.close()

    run(work())


def test_silence_makes_room_but_a_stream_does_not():
    async def work() -> None:
        async with door(Patience(), most=4) as site:
            reader, writer = await site.knock()
            writer.write(b"GET /stream HTTP/1.1\r\nHost: x\r\n\r\n")
            assert (await reader.readline()).startswith(ANSWERED)
            silent = [await site.knock() for _ in range(20)]
            fresh = await asyncio.wait_for(site.ask(HEAD + b"Connection: close\r\n\r\n"), 5)
            assert fresh.startswith(ANSWERED)
            assert len(site.state.connections) <= 4
            assert not reader.at_eof()
            for _, other in [*silent, (reader, writer)]:
                other.close()

    run(work())


def test_where_everybody_is_being_served_a_newcomer_is_told():
    async def work() -> None:
        async with door(Patience(), most=2) as site:
            held = [await site.knock() for _ in range(2)]
            for reader, writer in held:
                writer.write(b"GET /stream HTTP/1.1\r\nHost: x\r\n\r\n")
                assert (await reader.readline()).startswith(ANSWERED)
            assert (await site.ask()).startswith(b"HTTP/1.1 503 ")
            for _, writer in held:
                writer.close()

    run(work())


@pytest.mark.skipif(sys.platform == "win32", reason="needs a limit on open files")
def test_a_thousand_silent_connections_shut_nobody_out(tmp_path):
    few = ("sh", "-c", 'ulimit -n 256; exec "$@"', "sh", *COMMAND)
    with serving(tmp_path / "tables.db", command=few) as server, ExitStack() as held:
        host, port = server.address.removeprefix("http://").split(":")
        for _ in range(1000):
            silent = held.enter_context(socket.socket())
            silent.setblocking(False)
            silent.connect_ex((host, int(port)))
        time.sleep(0.5)
        with urlopen(f"{server.address}/healthz", timeout=20) as answer:
            assert answer.status == 200


def test_the_server_refuses_an_endless_header(tmp_path):
    with serving(tmp_path / "tables.db") as server:
        host, port = server.address.removeprefix("http://").split(":")
        with socket.create_connection((host, int(port)), timeout=20) as client:
            client.sendall(HEAD + b"Cookie: " + b"x" * 3 * LARGEST_HEAD + b"\r\n\r\n")
            assert client.recv(100).startswith(b"HTTP/1.1 431 ")
