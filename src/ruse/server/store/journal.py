"""The interface of a store. SQLite and PostgreSQL implement it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

if TYPE_CHECKING:
    from ruse.server.store.retention import Retention
    from ruse.server.store.workers import Workers


@dataclass
class SeatRow:
    """Who sits in a seat: a guest, or a bot. With neither, the seat is reserved under this name."""

    seat: int
    name: str
    guest: str | None = None
    bot: str | None = None
    autopass: bool = False
    away: bool = False
    """A bot plays for this person until they are back."""


@dataclass
class ActionRow:
    """One action as it was played; `events` holds what it caused, with all secrets."""

    seat: int
    action: str
    played_by: str
    at: float
    events: list[dict[str, Any]]


LINES = 200
"""Chat lines that are kept of a table. Whoever opens it reads all of them, and strangers can write them."""


@dataclass
class Line:
    """One chat line, for the players or for those who watch."""

    number: int
    seat: int | None
    name: str
    text: str
    audience: str
    at: float
    guest: str | None = None
    """Who said it. It is not shown, but it is deleted with the guest."""


@dataclass
class TableRow:
    """A table as the journal has it."""

    id: str
    created: float
    status: str
    plan: dict[str, Any]
    host: str | None
    rules: int
    seed: int
    salt: bytes
    options: dict[str, Any]
    position: dict[str, Any] | None = None
    finished: float | None = None
    winners: list[int] | None = None
    rematch: str | None = None
    seats: list[SeatRow] = field(default_factory=list)
    actions: list[ActionRow] = field(default_factory=list)
    chat: list[Line] = field(default_factory=list)
    notes: dict[tuple[int, int], list[str]] = field(default_factory=dict)
    turn: tuple[int, bytes] | None = None
    """The ply and the record of the last turn's start."""
    locked: bool = False
    """Whether the host lets nobody else sit down."""
    source: str = ""
    """A mark of the address that a listed table comes from; never the address itself."""
    turned_away: list[str] = field(default_factory=list)
    """Guests whom the host has removed."""
    reports: list[str] = field(default_factory=list)
    """Marks of the addresses that find the table offensive."""


class Quota(NamedTuple):
    """How many listed tables may wait for players at the same time."""

    of_guest: int
    of_source: int


class Store(Protocol):
    """Everything that must outlive the process. When a method returns, its change is on disk."""

    async def open(self) -> None:
        """Make it ready; bring an older schema up to date."""

    async def close(self) -> None:
        """Finish what is under way."""

    def workers(self) -> Workers:
        """Return the other workers on this store."""

    async def check(self) -> None:
        """`StoreFailed` if nothing can be written now."""

    async def secret(self, make: Callable[[], str]) -> str:
        """Return the key that signs cookies and tokens, made once."""

    async def guest_name(self, guest: str) -> str | None:
        """Return the name a guest has chosen."""

    async def rename_guest(self, guest: str, name: str) -> None:
        """Keep a guest's name."""

    async def guests(self, after: str, limit: int) -> list[tuple[str, str]]:
        """Return guests with their names, by id: this many after a given one."""

    async def forget_guest(self, guest: str) -> list[str]:
        """Delete everything about a guest; return the tables that knew them."""

    async def tables(self, after: str, limit: int) -> list[str]:
        """Return the ids of tables in order: this many after a given one."""

    async def table(self, table: str, since: int = 0) -> TableRow | None:
        """Return one table, with its actions from a ply on; `BrokenTable` if its row cannot be read."""

    async def tables_of(self, guest: str, limit: int) -> list[TableRow]:
        """Return a guest's tables with seats: this many open or running, this many finished, newest first."""

    async def recent(self, limit: int) -> list[TableRow]:
        """Listed tables whose match is over, newest first, with their seats only."""

    async def create(self, row: TableRow, quota: Quota | None = None) -> None:
        """Add a new table with its seats, and everything else in the row.

        `Collision` if its host or source would then have more listed tables that wait than the quota allows.
        """

    async def put_seat(self, table: str, row: SeatRow) -> None:
        """Put a player into a seat, or change them; `Collision` if somebody else sits there."""

    async def replace_player(self, table: str, guest: str, row: SeatRow) -> None:
        """Give a guest's seat to somebody else permanently, without the guest's notes.

        `Collision` if the guest does not sit there.
        """

    async def free_seat(self, table: str, seat: int, turned_away: str | None = None) -> None:
        """Free a seat, or ban a guest from the table; `Collision` if the match has begun."""

    async def lock(self, table: str, on: bool) -> None:
        """Lock or unlock a table."""

    async def report(self, table: str, source: str, enough: int) -> int:
        """Record a report. Return how many sources have reported the table; more than enough are not kept."""

    async def start(self, table: str, rules: int, seats: Sequence[SeatRow], record: bytes) -> None:
        """Start the match, with this version of the rules; `Collision` if it has, or if seats have changed."""

    async def append(
        self, table: str, ply: int, row: ActionRow, record: bytes | None, winners: Sequence[int] | None
    ) -> None:
        """Add an action, with the record if it ends a turn and the winners if it ends the match.

        `Collision` if this ply is written already.
        """

    async def say(self, table: str, line: Line) -> int:
        """Add a chat line and return its number. Only the latest `LINES` of a table are kept."""

    async def note(self, table: str, seat: int, about: int, marks: Sequence[str]) -> None:
        """Keep what a seat suspects of another."""

    async def follow(self, table: str, rematch: str) -> str:
        """Return the table at which the same people play again: this one, unless somebody was faster."""

    async def prune(self, retention: Retention, now: float, spared: Collection[str]) -> list[str]:
        """Delete expired tables, except those that are spared. Return their ids."""
