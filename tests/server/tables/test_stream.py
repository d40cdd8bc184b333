"""The stream: whole events, the latest snapshot only, and never two sooner than they can be looked at."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from tests.server.patched import Frames
from tests.server.rooms import PATIENCE, act, room_in, run, table_of, until

from ruse.server.tables.difference import Difference
from ruse.server.tables.plan import Plan
from ruse.server.tables.stream import EventStream, event
from ruse.server.tables.table import Table
from ruse.web.table.frame import frame


def test_an_event_carries_its_data_line_by_line():
    assert event("<p>one</p>\n\n<p>two</p>", 7) == b"id: 7\ndata: <p>one</p>\ndata: \ndata: <p>two</p>\n\n"
    assert event("", 0) == b"id: 0\ndata: \n\n"
    # Nothing in the data can begin a field or an event of its own.
    assert event("a\rid: 9\r\n\r\nb", 1) == b"id: 1\ndata: aid: 9\ndata: \ndata: b\n\n"


class Reader:
    """A reader of a stream, without a network."""

    def __init__(
        self,
        table: Table,
        seats: tuple[int, ...] = (),
        spacing: float = 0.0,
        render: Callable[[], str] | None = None,
        difference: Difference | None = None,
    ) -> None:
        self.bodies: list[bytes] = []
        self.ended = False
        self.broken = False
        self._left = asyncio.Event()
        self._table = table
        shown = render or (lambda: str(table.match.ply if table.match else -1))
        stream = EventStream(table, seats, shown, lambda: None, spacing, difference=difference)
        self.task = asyncio.ensure_future(stream({"type": "http"}, self._receive, self._send))

    async def _receive(self) -> dict[str, Any]:
        await self._left.wait()
        return {"type": "http.disconnect"}

    async def _send(self, message: Any) -> None:
        if self.broken:
            raise OSError("hung up")
        if message["type"] == "http.response.body":
            self.ended = not message.get("more_body", False)
            if message["body"]:
                self.bodies.append(message["body"])

    def leave(self) -> None:
        self._left.set()

    @property
    def newest(self) -> bytes:
        return self.bodies[-1] if self.bodies else b""


def data(body: bytes) -> bytes:
    return body.partition(b"data: ")[2].strip()


def test_a_reader_gets_a_frame_at_once_and_one_for_every_change(tmp_path):
    async def work() -> None:
        async with room_in(tmp_path) as room:
            table = await table_of(room)
            reader = Reader(table)
            for ply in range(4):
                await until(lambda: data(reader.newest) == str(ply).encode())  # noqa: B023
                assert reader.newest.startswith(f"id: {table.changes.number}\n".encode())
                await act(table, "income")
            reader.leave()
            await reader.task
            assert table.attendance.readers == 0

    run(work())


def test_frames_that_came_too_soon_are_one_the_newest(tmp_path):
    async def work() -> None:
        async with room_in(tmp_path) as room:
            table = await table_of(room)
            reader = Reader(table, spacing=PATIENCE)
            await until(lambda: reader.bodies)
            for _ in range(5):
                await act(table, "income")
            await asyncio.sleep(0.05)
            assert len(reader.bodies) == 1  # the reader still looks at the first one
            reader.leave()
            await reader.task
            reader = Reader(table, spacing=0.2)
            await until(lambda: reader.bodies)
            await act(table, "tax")
            await act(table, "pass")
            await until(lambda: len(reader.bodies) == 2)
            assert data(reader.newest) == b"7"
            reader.leave()
            await reader.task

    run(work())


def test_a_stream_ends_when_the_house_closes_and_frees_the_seat_when_the_reader_goes(tmp_path):
    async def work() -> None:
        async with room_in(tmp_path) as room:
            table = await table_of(room)
            reader, other = Reader(table, (0,)), Reader(table)
            await until(lambda: reader.bodies and other.bodies)
            assert (table.attendance.is_reading(0), table.attendance.watchers) == (True, 1)
            reader.leave()
            await reader.task
            assert not table.attendance.is_reading(0)
            room.close_streams()
            await other.task
            assert other.ended

    run(work())


def test_the_stream_of_a_seat_ends_when_its_person_leaves_so_that_nobody_reads_on_for_the_next(tmp_path):
    async def work() -> None:
        async with room_in(tmp_path) as room:
            table = await room.create(Plan("coup", 2), guest="ann", name="Ann")
            await table.sit("bob", "Bob")
            reader, other = Reader(table, (1,)), Reader(table, (0,))
            await until(lambda: reader.bodies and other.bodies)
            await table.stand(1)
            assert await table.sit("eve", "Eve") == 1
            await table.start()
            await reader.task
            assert reader.ended
            assert data(reader.newest) == b"-1"  # nothing of the match
            await until(lambda: data(other.newest) == b"0")
            assert not table.attendance.is_reading(1)
            other.leave()
            await other.task

    run(work())


def test_a_reader_who_breaks_harms_no_other(tmp_path):
    async def work() -> None:
        async with room_in(tmp_path) as room:
            table = await table_of(room)
            broken, reader = Reader(table, (0,)), Reader(table)
            await until(lambda: broken.bodies and reader.bodies)
            broken.broken = True
            await act(table, "income")
            await until(lambda: data(reader.newest) == b"1")
            with pytest.raises(OSError, match="hung up"):
                await broken.task
            reader.leave()
            await reader.task
            assert table.attendance.readers == 0

    run(work())


def test_a_reader_who_asks_for_changes_has_the_same_frames(tmp_path):
    """Every reader puts the frame of their own seat together, and is sent a fraction of it."""

    async def work() -> None:
        async with room_in(tmp_path) as room:
            table = await table_of(room)
            renders = [partial(frame, table, f"g{seat}", "en") for seat in range(3)]
            readers = [Reader(table, (seat,), render=renders[seat], difference=Difference()) for seat in range(3)]
            streams = [Frames() for _ in readers]
            for ply in range(12):
                await until(lambda: all(len(reader.bodies) == ply + 1 for reader in readers))  # noqa: B023
                for reader, stream, render in zip(readers, streams, renders, strict=True):
                    assert stream.take(reader.newest) == render()
                await act(table)
            assert [stream.differences for stream in streams] == [11] * 3
            assert sum(map(len, readers[0].bodies[1:])) < 5 * len(readers[0].bodies[0])
            for reader in readers:
                reader.leave()
                await reader.task

    run(work())
