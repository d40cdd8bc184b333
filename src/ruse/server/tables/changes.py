"""Changes of a table: one at a time, numbered, and announced to all readers."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from types import TracebackType
from typing import TYPE_CHECKING
from weakref import WeakMethod

if TYPE_CHECKING:
    from ruse.server.tables.attendance import Attendance


class Bell:
    """Rings when something at a table is new, and remembers when that was.

    It holds listeners weakly: they point down to the parts of their table, and the way back would be a cycle that
    keeps a table in memory after it was dropped.
    """

    def __init__(self) -> None:
        self.touched = time.monotonic()
        self._listeners: list[WeakMethod[Callable[[], None]]] = []

    def listen(self, method: Callable[[], None]) -> None:
        """Call a bound method at every ring, as long as its object lives."""
        self._listeners.append(WeakMethod(method))

    def ring(self) -> None:
        """Something is new, or somebody has come or gone."""
        self.touched = time.monotonic()
        for listener in self._listeners:
            if (method := listener()) is not None:
                method()


class Changes:
    """Serialises the changes of a table, and numbers what can be seen."""

    def __init__(self, seats: int, attendance: Attendance, bell: Bell) -> None:
        self.number = _now()
        """Grows with every change that everyone can see, over restarts too."""
        self._private = [0] * seats
        self._attendance = attendance
        self._bell = bell
        self._turnstile = asyncio.Lock()

    async def __aenter__(self) -> None:
        await self._turnstile.acquire()

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None
    ) -> None:
        self._turnstile.release()

    def tell_all(self) -> None:
        """Something that everyone can see is new."""
        self.number = max(self.number + 1, _now())
        self._attendance.ring()
        self._bell.ring()

    def tell(self, seat: int) -> None:
        """Announce something that only one seat may see."""
        self._private[seat] += 1
        self._attendance.ring(seat)
        self._bell.ring()

    def number_for(self, seat: int | None) -> str:
        """Return a name for what a seat sees: the number for all, and the seat's own private changes."""
        return str(self.number) if seat is None else f"{self.number}.{self._private[seat]}"


def _now() -> int:
    """Return the time of day in microseconds: a table that comes back, here or in another worker, goes on from it.

    Changes follow each other in microseconds, never in less. Counted in milliseconds, several of them would run
    ahead of the clock, and a table loaded at once would begin below them.
    """
    return time.time_ns() // 1000
