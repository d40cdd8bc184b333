"""The mailbox of a reader: news at once, silence after a while, and few timers."""

from __future__ import annotations

import asyncio
import time
from typing import Any

from ruse.server.tables.attendance import SIGN, Attendance, Mailbox


def mailbox() -> Mailbox:
    return Mailbox(Attendance(2, time.monotonic, lambda: None), [0])


def test_silence_is_told_and_news_comes_at_once():
    async def work() -> None:
        with mailbox() as box:
            assert not await box.changed(0.01)
            asyncio.get_running_loop().call_later(0.01, box.ring)
            began = time.monotonic()
            assert await box.changed(60)
            assert time.monotonic() - began < 30
            assert await box.changed(60)  # as long as nobody has read it
            box.empty()
            assert not await box.changed(0.01)

    asyncio.run(work())


def test_silence_counts_from_the_last_news():
    async def work() -> None:
        loop = asyncio.get_running_loop()
        with mailbox() as box:
            for _ in range(4):  # the first alarm rings in between, and nobody hears it
                box.empty()
                loop.call_later(0.03, box.ring)
                assert await box.changed(0.1)
            box.empty()
            began = loop.time()
            assert not await box.changed(0.1)
            assert loop.time() - began >= 0.09

    asyncio.run(work())


def test_a_shorter_patience_ends_sooner():
    async def work() -> None:
        loop = asyncio.get_running_loop()
        with mailbox() as box:
            loop.call_soon(box.ring)
            assert await box.changed(60)
            box.empty()
            began = loop.time()
            assert not await box.changed(0.02)
            assert loop.time() - began < 30

    asyncio.run(work())


def test_many_frames_need_one_timer(monkeypatch):
    async def work() -> None:
        loop = asyncio.get_running_loop()
        timers = []
        call_at = loop.call_at

        def counted(*values: Any, **named: Any) -> asyncio.TimerHandle:
            timers.append(values)
            return call_at(*values, **named)

        monkeypatch.setattr(loop, "call_at", counted)
        with mailbox() as box:
            for _ in range(100):
                box.empty()
                loop.call_soon(box.ring)
                assert await box.changed(15)
        assert len(timers) == 1

    asyncio.run(work())


def test_a_closed_mailbox_leaves_no_timer_behind():
    async def work() -> None:
        loop = asyncio.get_running_loop()
        with mailbox() as box:
            loop.call_soon(box.close)
            assert await box.changed(60)
            assert box.closing
            alarm = box._alarm
        assert alarm is not None
        assert alarm.cancelled()

    asyncio.run(work())


def test_other_workers_hear_of_a_sign_only_from_a_seat_without_a_stream():
    clock = [0.0]
    attendance = Attendance(2, lambda: clock[0], lambda: None)
    with Mailbox(attendance, [0]):
        attendance.company()
        clock[0] += 2 * SIGN
        attendance.see(0)
        assert has_told(attendance)  # they know that its stream is open
        attendance.see(1)
        assert not has_told(attendance)
        attendance.company()
    assert not has_told(attendance)  # the stream has ended


def has_told(attendance: Attendance) -> bool:
    return attendance.is_shared
