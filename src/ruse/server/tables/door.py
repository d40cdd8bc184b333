"""The door of a table: who may still come in, as its host says."""

from __future__ import annotations

from ruse.server.errors import TableError


class NotHost(TableError):
    """Only the host may do that."""

    code = "not-host"
    status = 403


class TableLocked(TableError):
    """The host lets nobody else in."""

    code = "table-locked"
    status = 409


class TurnedAway(TableError):
    """The host has removed this guest."""

    code = "turned-away"
    status = 403


class Door:
    """Open until the host locks it. It is not in the journal: a table that has been at rest is open again."""

    def __init__(self, host: str | None) -> None:
        self.host = host
        self.locked = False
        self._turned_away: set[str] = set()

    def check(self, guest: str) -> None:
        """Let a guest in who wants to sit down, or say why not."""
        if guest in self._turned_away:
            raise TurnedAway("the host has removed you from this table")
        if self.locked and guest != self.host:
            raise TableLocked("the host has locked this table")

    def check_host(self, guest: str | None) -> None:
        """Only the host may go on."""
        if guest is None or guest != self.host:
            raise NotHost("only the host of this table may do that")

    def turn_away(self, guest: str) -> None:
        """Let a guest in no more."""
        self._turned_away.add(guest)
