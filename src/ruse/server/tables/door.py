"""The door of a table: whom the host still lets in, and whether the table is listed at all."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ruse.server.errors import TableError

if TYPE_CHECKING:
    from ruse.server.store.journal import TableRow

REPORTS = 3
"""Addresses whose reports take a table off the list."""


class NotHost(TableError):
    """Only the host can do this."""

    code = "not-host"
    status = 403


class TableLocked(TableError):
    """The host has locked the table."""

    code = "table-locked"
    status = 409


class TurnedAway(TableError):
    """The host has removed this guest from the table."""

    code = "turned-away"
    status = 403


class Door:
    """Open until the host locks it. The journal has all of it, so it outlives a restart."""

    def __init__(self, row: TableRow) -> None:
        self.catch_up(row)

    def catch_up(self, row: TableRow) -> None:
        """Take over what the journal says."""
        self.host = row.host
        self.locked = row.locked
        self.reports = len(row.reports)
        self._turned_away = set(row.turned_away)

    @property
    def is_hidden(self) -> bool:
        """Whether enough people have reported the table."""
        return self.reports >= REPORTS

    def check(self, guest: str, *, invited: bool = False) -> None:
        """Let a guest in who wants to sit down, or say why not. A lock does not stop invited guests."""
        if guest in self._turned_away:
            raise TurnedAway("the host has removed you from this table")
        if self.locked and not invited and guest != self.host:
            raise TableLocked("the host has locked this table")

    def check_host(self, guest: str | None) -> None:
        """Refuse anyone but the host."""
        if guest is None or guest != self.host:
            raise NotHost("only the host of this table may do that")

    def turn_away(self, guest: str) -> None:
        """Keep a guest out from now on."""
        self._turned_away.add(guest)
