"""Workers on one machine that share a file: news over Unix sockets, leases by locks.

Every worker listens on a socket in a folder that they share, and tells each of the others what they need to know
over a connection of its own. When a connection ends, the worker at its other end is gone. The journal is the truth:
whoever may have missed something looks into it.
"""

from __future__ import annotations

import asyncio
import json
import os
import secrets
import socket
import time
from collections.abc import Awaitable, Callable, Collection, Coroutine, Mapping
from contextlib import ExitStack, suppress
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path
from typing import Any, NamedTuple

from ruse.server.errors import StoreFailed
from ruse.server.store.leases import Leases
from ruse.server.store.workers import Company, News

OpenAmong = Callable[[Collection[str], int], Awaitable[list[str]]]
"""Of some tables, returns this many listed ones that wait for players, newest first."""

AGAIN = 0.2
"""Seconds until a worker that was too slow, or could not be reached, is spoken to again."""
PATIENCE = 2.0
"""Seconds that a new worker waits until all others have greeted it."""
LOOK = 0.005
"""Seconds between two looks whether they do."""
MOST_WAITING = 1 << 20
"""Bytes that may wait for a slow worker. After that it gets nothing, and looks into the journal later."""
LONGEST = 1 << 18
"""Bytes of one message."""
BUCKETS = 1000
"""Limits that one message reports."""
GREETED = 200
"""Tables in one piece of a greeting. The next piece waits until the other worker has read most of it."""


class Sighting(NamedTuple):
    """Who is at a table through one worker, and when that was so."""

    company: Company
    at: float

    def seen_now(self) -> dict[int, float]:
        """Return the seconds since the last sign of each seat."""
        return {seat: ago + time.monotonic() - self.at for seat, ago in self.company.seen.items()}


@dataclass
class Speaker:
    """A worker that speaks to this one, over one connection."""

    name: str = ""
    has_greeted: bool = False
    """Whether it has said everything that a new worker is told first."""
    tables: dict[str, Sighting] = field(default_factory=dict)
    """Who is at which table through it."""


class Neighbours:
    """The other workers on this file, as this one knows them."""

    def __init__(self, folder: Path, open_among: OpenAmong) -> None:
        self._folder = folder
        self._name = f"news-{os.getpid()}-{secrets.token_hex(4)}"
        self._open_among = open_among
        self._leases: Leases | None = None
        self._server: asyncio.Server | None = None
        self._known: set[str] = set()
        """Workers that this one speaks to, or tries to."""
        self._speaking: dict[str, asyncio.StreamWriter] = {}
        self._hearing: dict[asyncio.StreamWriter, Speaker] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._here: dict[str, Sighting] = {}
        self._is_open = False
        self._spent: dict[str, float] = {}
        self._on_news: News = lambda table, ply: None
        self._on_doubt: Callable[[], None] = lambda: None

    async def open(self, on_news: News, on_doubt: Callable[[], None]) -> None:
        """Begin to listen, and speak with everybody who is there."""
        self._on_news, self._on_doubt = on_news, on_doubt
        try:
            self._server = await self._listen()
            self._leases = Leases(self._folder / "leases")
        except OSError as error:
            raise StoreFailed(f"the workers cannot reach each other: {error}") from error
        for file in self._folder.glob("news-*"):
            if file.name != self._name:
                self._meet(file.name)
        with suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                while not self._known <= {one.name for one in self._hearing.values() if one.has_greeted}:
                    await asyncio.sleep(LOOK)
        self._is_open = True

    async def close(self) -> None:
        """Be gone: the others notice when their connections end."""
        self._is_open = False
        if self._server is not None:
            self._server.close()
        (self._folder / self._name).unlink(missing_ok=True)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for line in (*self._hearing, *self._speaking.values()):
            line.close()
        if self._leases is not None:
            self._leases.close()
            self._leases = None

    def tell(self, table: str) -> None:
        """Tell the others that a table has changed in the journal."""
        self._say("news", table)

    def watched(self) -> set[str]:
        """Return the tables that somebody is looking at through other workers."""
        tables = (speaker.tables.items() for speaker in self._hearing.values())
        return {table for seen in tables for table, sighting in seen if sighting.company.readers}

    # --- What a room asks ----------------------------------------------------------------------------------

    async def drive(self, table: str) -> bool:
        """Return whether this worker plays for the bots of a table; it does from now on if no other does."""
        return self._leases is not None and self._leases.take(table)

    async def release(self, table: str) -> None:
        """Let another worker drive a table, and leave it."""
        if self._leases is not None:
            self._leases.release(table)
        if self._here.pop(table, None):
            self._say("left", table)

    async def attend(self, table: str, company: Company) -> None:
        """Tell the other workers who is at a table through this one."""
        sighting = self._here[table] = Sighting(company, time.monotonic())
        self._say(*_told(table, sighting))

    async def company(self, table: str) -> Company:
        """Return who is at a table through other workers."""
        found = [speaker.tables[table] for speaker in self._hearing.values() if table in speaker.tables]
        seen: dict[int, float] = {}
        for sighting in found:
            for seat, ago in sighting.seen_now().items():
                seen[seat] = min(ago, seen.get(seat, ago))
        companies = [sighting.company for sighting in found]
        return Company(
            frozenset().union(*(company.reading for company in companies)),
            seen,
            sum(company.watchers for company in companies),
            sum(company.readers for company in companies),
        )

    async def attended(self, limit: int) -> list[str]:
        """Return listed open tables with visitors at other workers, newest first."""
        watched = self.watched()
        return await self._open_among(watched, limit) if watched else []

    async def spent(self, amounts: Mapping[str, float]) -> Mapping[str, float]:
        """Share what was spent of each limit since the last call, and return what the others spent."""
        rest = iter(amounts.items())
        while part := dict(islice(rest, BUCKETS)):
            self._say("spent", part)
        spent, self._spent = self._spent, {}
        return spent

    # --- Speaking ------------------------------------------------------------------------------------------

    def _say(self, *message: object) -> None:
        """Tell every other worker something. One that is too slow loses its connection."""
        line = _line(*message)
        for writer in self._speaking.values():
            if writer.transport.get_write_buffer_size() > MOST_WAITING:
                writer.transport.abort()
            else:
                writer.write(line)

    def _meet(self, name: str) -> None:
        """Speak to a worker from now on."""
        if name not in self._known:
            self._known.add(name)
            self._run(self._speak(name))

    async def _speak(self, name: str) -> None:
        """Keep a worker informed for as long as it lives."""
        path = self._folder / name
        while True:
            try:
                reader, writer = await asyncio.open_unix_connection(path)
            except (ConnectionRefusedError, FileNotFoundError):  # it is gone, and may have left its socket
                path.unlink(missing_ok=True)
                break
            except OSError:  # no more open files here, or too many wait to speak to it: it may well be alive
                await asyncio.sleep(AGAIN)
                continue
            self._speaking[name] = writer
            with suppress(OSError):
                await self._greet(writer)
                await reader.read()  # it says nothing here: this ends when the connection does
            del self._speaking[name]
            writer.close()
            await asyncio.sleep(AGAIN)
        self._known.discard(name)

    async def _greet(self, writer: asyncio.StreamWriter) -> None:
        """Tell a worker who speaks, whether there may be old news, and who is here.

        However much this is, only a little waits at any time, so the other worker does not look slow. News go out
        between the pieces. Each piece says what is true when it is written, so no message is older than the last.
        """
        writer.write(_line("hello", self._name, self._is_open))
        tables = iter(list(self._here))
        while part := list(islice(tables, GREETED)):
            here = [(table, self._here[table]) for table in part if table in self._here]
            writer.write(b"".join(_line(*_told(table, sighting)) for table, sighting in here))
            await writer.drain()
        writer.write(_line("greeted"))

    # --- Hearing -------------------------------------------------------------------------------------------

    async def _listen(self) -> asyncio.Server:
        """Begin to listen, and only then be found: a socket that refuses looks like that of a dead worker."""
        unnamed = self._folder / f"new-{self._name}"
        with ExitStack() as unused:
            listening = unused.enter_context(socket.socket(socket.AF_UNIX))
            listening.bind(str(unnamed))
            server = await asyncio.start_unix_server(self._hear, sock=listening, limit=LONGEST)
            unnamed.rename(self._folder / self._name)
            unused.pop_all()
        return server

    async def _hear(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Listen to one worker until it is gone. Anything that it could not tell is in the journal."""
        speaker = self._hearing[writer] = Speaker()
        try:
            while line := await _next_line(reader):
                self._take(speaker, line)
        except OSError:
            pass  # a worker that died while it spoke
        finally:
            del self._hearing[writer]
            writer.close()
            if self._is_open:
                self._on_doubt()

    def _take(self, speaker: Speaker, line: bytes) -> None:
        """Take in what a worker says. It may be of a later version: what this one does not know is ignored."""
        match _message(line):
            case ["hello", str(name), bool(may_have_told), *_]:
                speaker.name = name
                self._meet(name)
                if may_have_told:
                    self._on_doubt()
            case ["greeted", *_]:
                speaker.has_greeted = True
            case ["spent", dict(amounts), *_]:
                for bucket, amount in amounts.items():
                    if isinstance(amount, int | float):
                        self._spent[bucket] = self._spent.get(bucket, 0.0) + amount
            case ["company", str(table), list(reading), dict(seen), int(watchers), int(readers), *_]:
                if sighting := _heard(reading, seen, watchers, readers):
                    speaker.tables[table] = sighting
                    self._on_news(table, 0)
            case ["left", str(table), *_]:
                speaker.tables.pop(table, None)
                self._on_news(table, 0)
            case ["news", str(table), *_]:
                self._on_news(table, 0)

    def _run(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def _line(*message: object) -> bytes:
    return json.dumps(message, separators=(",", ":")).encode() + b"\n"


async def _next_line(reader: asyncio.StreamReader) -> bytes:
    """Return the next line that is not too long; an empty one at the end."""
    while True:
        with suppress(ValueError):
            return await reader.readline()


def _message(line: bytes) -> object:
    """Return what a line says; none if it makes no sense, like half a line of a worker that died."""
    try:
        return json.loads(line)
    except ValueError:
        return None


def _told(table: str, sighting: Sighting) -> tuple[object, ...]:
    """Return a message that says who is at a table."""
    company = sighting.company
    return "company", table, sorted(company.reading), sighting.seen_now(), company.watchers, company.readers


def _heard(reading: list[Any], seen: dict[str, Any], watchers: int, readers: int) -> Sighting | None:
    """Return who is at a table, from a message that says so; none if it makes no sense."""
    try:
        seats = frozenset(int(seat) for seat in reading)
        ago = {int(seat): float(seconds) for seat, seconds in seen.items()}
    except (TypeError, ValueError):
        return None
    return Sighting(Company(seats, ago, watchers, readers), time.monotonic())
