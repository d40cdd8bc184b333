"""The list of open tables that everybody sees: nobody fills it alone, and what many report leaves it."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from ruse.server.errors import TableError

if TYPE_CHECKING:
    from ruse.server.tables.table import Table

MOST_BY_GUEST = 2
MOST_BY_ADDRESS = 5
"""Listed tables that wait for players at the same time."""
REPORTS = 3
"""Addresses whose reports take a table off the list."""


class TooManyListed(TableError):
    """Somebody has as many listed tables as anybody may."""

    code = "too-many-listed"
    status = 409


class Listings:
    """Whose tables are listed, by guest and by address, and which of them were reported. In memory only."""

    def __init__(self) -> None:
        self._from: dict[str, str] = {}
        self._reports: dict[str, set[str]] = {}

    def check(self, tables: Collection[Table], guest: str | None, address: str) -> None:
        """Whether a guest at an address may list one more table."""
        waiting = [table for table in tables if table.plan.listed and table.status == "open"]
        self._forget({table.id for table in waiting})
        by_guest = sum(1 for table in waiting if guest is not None and table.host == guest)
        by_address = sum(1 for table in waiting if address and self._from.get(table.id) == address)
        if by_guest >= MOST_BY_GUEST or by_address >= MOST_BY_ADDRESS:
            raise TooManyListed("you have listed enough tables that still wait for players")

    def add(self, table: str, address: str) -> None:
        """Remember where a listed table comes from."""
        self._from[table] = address

    def report(self, table: str, address: str) -> bool:
        """Somebody finds a table offensive; true if it leaves the list now."""
        reports = self._reports.setdefault(table, set())
        is_news = address not in reports and len(reports) == REPORTS - 1
        if len(reports) < REPORTS:
            reports.add(address)
        return is_news

    def is_hidden(self, table: str) -> bool:
        """Whether enough people have reported a table."""
        return len(self._reports.get(table, ())) >= REPORTS

    def _forget(self, waiting: set[str]) -> None:
        """Let go of tables that no longer wait."""
        self._from = {table: address for table, address in self._from.items() if table in waiting}
        self._reports = {table: reports for table, reports in self._reports.items() if table in waiting}
