"""Attendance: open streams, the last sign of life of each seat, and a mailbox for every reader."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from types import TracebackType
from typing import Self

from ruse.server.store.workers import NOBODY, Company

SIGN = 3.0
"""Seconds between two reports to other workers that a seat without a stream is alive."""


class Mailbox:
    """Tells one reader that there is something new. The reader renders it when ready.

    One alarm at a time tells of silence, and it is set again only after it has rung: a timer for every frame would
    cost a tenth of a busy server.
    """

    __slots__ = (
        "_alarm",
        "_alarm_at",
        "_attendance",
        "_has_news",
        "_patient_until",
        "_reader",
        "closing",
        "seats",
        "tempo",
    )

    def __init__(self, attendance: Attendance, seats: Sequence[int], tempo: float = 1.0) -> None:
        self._attendance = attendance
        self._has_news = False
        self._reader: asyncio.Future[bool] | None = None
        self._alarm: asyncio.TimerHandle | None = None
        self._alarm_at = self._patient_until = 0.0
        self.seats = tuple(seats)
        """The seats this reader sits in; none is a spectator."""
        self.tempo = tempo
        """How long this reader takes to watch events, compared with the usual pace."""
        self.closing = False

    def ring(self) -> None:
        """There is something new."""
        self._has_news = True
        self._wake(True)

    def close(self) -> None:
        """There will be nothing more."""
        self.closing = True
        self.ring()

    def empty(self) -> None:
        """The reader is about to read everything so far."""
        self._has_news = False

    async def changed(self, patience: float) -> bool:
        """Wait for news; return false if there is none for this many seconds."""
        if self._has_news:
            return True
        loop = asyncio.get_running_loop()
        self._patient_until = loop.time() + patience
        if self._alarm is None or self._alarm_at > self._patient_until:
            self._set_alarm(loop)
        self._reader = loop.create_future()
        try:
            return await self._reader
        finally:
            self._reader = None

    def _set_alarm(self, loop: asyncio.AbstractEventLoop) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
        self._alarm_at = self._patient_until
        self._alarm = loop.call_at(self._alarm_at, self._end_of_patience, loop)

    def _end_of_patience(self, loop: asyncio.AbstractEventLoop) -> None:
        self._alarm = None
        if self._alarm_at < self._patient_until:  # something came in the meantime
            self._set_alarm(loop)
        else:
            self._wake(False)

    def _wake(self, has_news: bool) -> None:
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(has_news)

    def __enter__(self) -> Self:
        self._attendance.enter(self)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None
    ) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        self._attendance.leave(self)


class Attendance:
    """The readers of one table."""

    def __init__(self, seats: int, now: Callable[[], float], on_change: Callable[[], None]) -> None:
        self._mailboxes: set[Mailbox] = set()
        self._streams = [0] * seats
        self._came: set[int] = set()
        self._seen = [now()] * seats
        self._now = now
        self._on_change = on_change
        self._elsewhere = NOBODY
        self._heard = now()
        self._shared = float("-inf")
        self.is_shared = True
        """Whether the other workers know who is here."""

    @property
    def readers(self) -> int:
        """How many streams are open at this worker."""
        return len(self._mailboxes)

    @property
    def watchers(self) -> int:
        """How many of them belong to nobody at the table."""
        return self._watchers + self._elsewhere.watchers

    @property
    def _watchers(self) -> int:
        return sum(1 for mailbox in self._mailboxes if not mailbox.seats)

    @property
    def tempo(self) -> float:
        """How long the players take to watch events: as long as the slowest of them."""
        return max((mailbox.tempo for mailbox in self._mailboxes if mailbox.seats), default=1.0)

    def enter(self, mailbox: Mailbox) -> None:
        """A stream opens."""
        self._mailboxes.add(mailbox)
        self.is_shared = False
        self._came.update(mailbox.seats)
        for seat in mailbox.seats:
            self._streams[seat] += 1
        self._on_change()

    def leave(self, mailbox: Mailbox) -> None:
        """A stream ends."""
        self._mailboxes.discard(mailbox)
        self.is_shared = False
        for seat in mailbox.seats:
            self._streams[seat] -= 1
            self._seen[seat] = self._now()
        self._on_change()

    def see(self, seat: int) -> None:
        """A seat has given a sign of life."""
        self._seen[seat] = self._now()
        # The other workers know of an open stream, and need no further sign.
        if not self._streams[seat] and self._now() - self._shared > SIGN:
            self.is_shared = False

    def is_reading(self, seat: int) -> bool:
        """Return whether a stream of this seat is open."""
        return self._streams[seat] > 0 or seat in self._elsewhere.reading

    def has_come(self, seat: int) -> bool:
        """Return whether this seat has had a stream since the table was loaded."""
        return seat in self._came

    def absent(self, seat: int) -> float:
        """For how many seconds a seat has given no sign; none while its stream is open."""
        if self.is_reading(seat):
            return 0.0
        here = self._now() - self._seen[seat]
        return min(here, self._elsewhere.seen.get(seat, here) + self._now() - self._heard)

    def company(self) -> Company:
        """Return who is here through this worker, for the other workers."""
        self.is_shared, self._shared = True, self._now()
        seen = {seat: self._now() - at for seat, at in enumerate(self._seen)}
        reading = frozenset(seat for seat, streams in enumerate(self._streams) if streams)
        return Company(reading, seen, self._watchers, self.readers)

    def hear(self, company: Company) -> None:
        """Who is here through other workers."""
        self._elsewhere, self._heard = company, self._now()
        self._came |= company.reading

    def ring(self, seat: int | None = None) -> None:
        """Tell everybody, or only those who read for one seat, that there is something new."""
        for mailbox in self._mailboxes:
            if seat is None or seat in mailbox.seats:
                mailbox.ring()

    def close(self, seat: int | None = None) -> None:
        """End every stream, or only those that read for one seat."""
        for mailbox in self._mailboxes:
            if seat is None or seat in mailbox.seats:
                mailbox.close()
