"""HTTP as cheap as it gets, enough for our own server: requests over lines that stay open, and event streams."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import NamedTuple, TypeVar

END_OF_HEAD = b"\r\n\r\n"
P = TypeVar("P", bound=asyncio.Protocol)


class Gone(OSError):
    """The server has hung up."""


class Answer(NamedTuple):
    """What came back."""

    status: int
    head: bytes
    body: bytes

    def header(self, name: str) -> str:
        """Return a header's value; empty if there is none."""
        for line in self.head.decode("latin-1").split("\r\n")[1:]:
            key, _, value = line.partition(": ")
            if key.lower() == name:
                return value
        return ""


class Line(asyncio.Protocol):
    """A connection for one request after the other."""

    def __init__(self) -> None:
        self._received = bytearray()
        self._answer: asyncio.Future[Answer] | None = None
        self.transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = transport  # type: ignore[assignment]  # a TCP connection reads and writes

    def data_received(self, data: bytes) -> None:
        self._received += data
        end = self._received.find(END_OF_HEAD)
        if end < 0 or self._answer is None:
            return
        answer = Answer(int(self._received[9:12]), bytes(self._received[:end]), b"")
        end += len(END_OF_HEAD)
        length = int(answer.header("content-length") or 0)
        if len(self._received) < end + length:
            return
        body = bytes(self._received[end : end + length])
        self._received.clear()
        waiting, self._answer = self._answer, None
        if not waiting.done():
            waiting.set_result(answer._replace(body=body))

    def connection_lost(self, error: Exception | None) -> None:
        self.transport = None
        if self._answer is not None and not self._answer.done():
            self._answer.set_exception(Gone("the server has hung up"))

    async def ask(self, request: bytes) -> Answer:
        if self.transport is None:
            raise Gone("the server has hung up")
        self._answer = asyncio.get_running_loop().create_future()
        self.transport.write(request)
        return await self._answer


class Browser:
    """Everybody's requests to one server, over as many lines as are needed at once."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._idle: list[Line] = []
        self._streams: set[Stream] = set()

    async def ask(self, method: str, path: str, *headers: str, body: str = "") -> Answer:
        """Send a request and return the response; raise `Gone` if the server goes away in the meantime."""
        request = self._request(method, path, *headers, f"Content-Length: {len(body.encode())}") + body.encode()
        while self._idle and self._idle[-1].transport is None:
            self._idle.pop()
        line = self._idle.pop() if self._idle else await self._connect(Line)
        answer = await line.ask(request)
        if answer.header("connection") != "close":
            self._idle.append(line)
        return answer

    async def stream(self, path: str, *headers: str, on_event: Callable[[bytes], None]) -> Stream:
        """Open an event stream and yield every event as it arrives."""
        stream: Stream = await self._connect(lambda: Stream(on_event))
        assert stream.transport is not None
        stream.transport.write(self._request("GET", path, *headers, "Accept: text/event-stream"))
        self._streams.add(stream)
        stream.ended.add_done_callback(lambda _: self._streams.discard(stream))
        return stream

    def close(self) -> None:
        """Hang up everywhere."""
        opened: list[Line | Stream] = [*self._idle, *self._streams]
        for line in opened:
            if line.transport is not None:
                line.transport.abort()
        self._idle.clear()

    def _request(self, method: str, path: str, *headers: str) -> bytes:
        lines = (f"{method} {path} HTTP/1.1", f"Host: 127.0.0.1:{self._port}", "Accept-Language: en", *headers)
        return ("\r\n".join(lines) + "\r\n\r\n").encode()

    async def _connect(self, protocol: Callable[[], P]) -> P:
        loop = asyncio.get_running_loop()
        for attempt in range(100):
            try:
                _, made = await loop.create_connection(protocol, "127.0.0.1", self._port)
                return made
            except ConnectionRefusedError:
                raise Gone("nobody listens") from None
            except OSError:  # the queue of new connections is full for a moment
                await asyncio.sleep(0.01 * (attempt + 1))
        raise Gone("nobody opens")


class Stream(asyncio.Protocol):
    """An event stream. Our server sends every event as one chunk."""

    def __init__(self, on_event: Callable[[bytes], None]) -> None:
        self._on_event = on_event
        self._received = bytearray()
        self._wanted = 0
        self._in_body = False
        self.transport: asyncio.Transport | None = None
        self.ended: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = transport  # type: ignore[assignment]  # a TCP connection reads and writes

    def data_received(self, data: bytes) -> None:
        received = self._received
        received += data
        if not self._in_body and not self._read_head():
            return
        while len(received) >= self._wanted:
            end = received.find(b"\r\n")
            if end < 0:
                return
            start, size = end + 2, int(received[:end], 16)
            self._wanted = start + size + 2
            if len(received) < self._wanted:
                return
            event = bytes(received[start : start + size])
            del received[: self._wanted]
            self._wanted = 0
            if event and event[:1] != b":":
                self._on_event(event)

    def connection_lost(self, error: Exception | None) -> None:
        self.transport = None
        if not self.ended.done():
            self.ended.set_result(None)

    def _read_head(self) -> bool:
        end = self._received.find(END_OF_HEAD)
        if end < 0:
            return False
        if self._received[9:12] != b"200":
            assert self.transport is not None
            self.transport.abort()
            return False
        del self._received[: end + len(END_OF_HEAD)]
        self._in_body = True
        return True


def number_of(event: bytes) -> int:
    """Return the number of an event: the sequence of the table."""
    return int(event[4 : event.index(b"\n")])


def data_of(event: bytes) -> bytes:
    """Return what it says, without the marks of the stream."""
    return b"\n".join(line[6:] for line in event.split(b"\n") if line.startswith(b"data: "))
