"""What the workers on one store report to each other. A worker alone on a store reports to nobody."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Protocol

News = Callable[[str, int], None]
"""Called with a table that another worker has changed, and its ply."""


@dataclass(frozen=True)
class Company:
    """Who is at a table through other workers."""

    reading: frozenset[int] = frozenset()
    """Seats with an open stream."""
    seen: Mapping[int, float] = field(default_factory=dict)
    """Seconds since the last sign of a seat."""
    watchers: int = 0
    readers: int = 0


NOBODY = Company()


class Workers(Protocol):
    """The other workers, as one worker knows them."""

    async def open(self, on_news: News, on_doubt: Callable[[], None]) -> None:
        """Begin to listen; `on_doubt` is called when news may have been missed."""

    async def close(self) -> None:
        """Tell the others that this worker is gone."""

    async def drive(self, table: str) -> bool:
        """Return whether this worker plays for the bots of a table; it does from now on if no other does."""

    async def release(self, table: str) -> None:
        """Let another worker drive a table."""

    async def attend(self, table: str, company: Company) -> None:
        """Tell the other workers who is at a table through this one."""

    async def company(self, table: str) -> Company:
        """Return who is at a table through the other workers."""

    async def attended(self, limit: int) -> list[str]:
        """Return listed open tables with visitors at other workers, newest first."""

    async def spent(self, amounts: Mapping[str, float]) -> Mapping[str, float]:
        """Share what was spent of each limit since the last call, and return what the others spent."""


class Alone:
    """No other worker."""

    async def open(self, on_news: News, on_doubt: Callable[[], None]) -> None:
        """Nothing to listen to."""

    async def close(self) -> None:
        """Do nothing: there are no other workers."""

    async def drive(self, table: str) -> bool:
        """Always."""
        return True

    async def release(self, table: str) -> None:
        """Nobody to leave it to."""

    async def attend(self, table: str, company: Company) -> None:
        """Do nothing: there are no other workers."""

    async def company(self, table: str) -> Company:
        """Nobody."""
        return NOBODY

    async def attended(self, limit: int) -> list[str]:
        """None."""
        return []

    async def spent(self, amounts: Mapping[str, float]) -> Mapping[str, float]:
        """Nothing."""
        return {}
