"""The embedded store: SQLite with one writer thread, every commit on disk before anybody sees it."""

from __future__ import annotations

import contextlib
import json
import os
import sqlite3
from collections.abc import Callable, Collection, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from ruse.server.errors import Collision
from ruse.server.store.journal import LINES, ActionRow, Line, Quota, SeatRow, TableRow
from ruse.server.store.retention import Retention
from ruse.server.store.sqlite_file import CLOSED, connect, join, mark, read_only
from ruse.server.store.sqlite_pruning import delete_expired, expired, forget
from ruse.server.store.sqlite_reader import ReadingThreads
from ruse.server.store.sqlite_rows import (
    check_quota,
    listed_tables,
    one_table,
    pack_story,
    put_action,
    put_line,
    put_note,
    put_report,
    put_seat,
    put_table,
    put_turn,
    put_turned_away,
    with_match,
)
from ruse.server.store.sqlite_writer import Writer
from ruse.server.store.workers import Alone, Workers

if TYPE_CHECKING:
    from ruse.server.store.neighbours import Neighbours

T = TypeVar("T")
STEP = 256
"""Pages that are copied at once."""


class Sqlite:
    """A `Store` in one file, with the signing key in its own file next to it.

    It belongs to one process, or to several workers of one machine that meet in a folder.
    """

    def __init__(
        self,
        path: Path | str,
        on_commit: Callable[[int, float], None] | None = None,
        folder: Path | None = None,
    ) -> None:
        self.path = Path(path)
        self.key_path = _key_path(self.path)
        self._neighbours = None if folder is None else self._neighbours_in(folder)
        self._writer = Writer(
            lambda: connect(self.path) if folder is None else join(self.path),
            on_commit or (lambda jobs, seconds: None),
        )
        self._reader = ReadingThreads(lambda: read_only(self.path))

    async def open(self) -> None:
        """Open the file, make or renew its schema."""
        self._writer.start()
        self._reader.start()

    async def close(self) -> None:
        """Write what is left and close the file."""
        self._reader.stop()
        self._writer.stop()

    def workers(self) -> Workers:
        """Return the other workers on this file; none if this process has it to itself."""
        return self._neighbours or Alone()

    async def check(self) -> None:
        """`StoreFailed` if nothing can be written now."""
        await self._execute("INSERT OR REPLACE INTO settings VALUES ('checked', strftime('%s'))")

    # --- Settings and guests -------------------------------------------------------------------------------

    async def secret(self, make: Callable[[], str]) -> str:
        """Return the signing key: from its file, or from a store of an earlier version, which kept it inside."""

        def work(db: sqlite3.Connection) -> None:
            if not self.key_path.exists():  # else another worker was faster: one writes at a time
                kept = db.execute("SELECT value FROM settings WHERE name = 'secret'").fetchone()
                _write_whole(self.key_path, kept[0] if kept else make())
                db.execute("DELETE FROM settings WHERE name = 'secret'")

        if not self.key_path.exists():
            await self._writer.do(work)
        return self.key_path.read_text(encoding="utf-8").strip()

    async def guest_name(self, guest: str) -> str | None:
        """Return the name a guest has chosen."""
        rows = await self._rows("SELECT name FROM guests WHERE id = ?", guest)
        return rows[0][0] if rows else None

    async def rename_guest(self, guest: str, name: str) -> None:
        """Keep a guest's name."""
        await self._execute(
            "INSERT INTO guests VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET name = ?2", guest, name
        )

    async def guests(self, after: str, limit: int) -> list[tuple[str, str]]:
        """Return guests with their names, by id: this many after a given one."""
        return await self._rows("SELECT id, name FROM guests WHERE id > ? ORDER BY id LIMIT ?", after, limit)

    async def forget_guest(self, guest: str) -> list[str]:
        """Delete everything about a guest; return the tables that knew them."""
        tables = await self._writer.do(lambda db: forget(db, guest))
        self._tell(*tables)
        return tables

    # --- Reading tables ------------------------------------------------------------------------------------

    async def tables(self, after: str, limit: int) -> list[str]:
        """Return the ids of tables in order: this many after a given one."""
        found = await self._rows("SELECT id FROM tables WHERE id > ? ORDER BY id LIMIT ?", after, limit)
        return [table for (table,) in found]

    async def table(self, table: str, since: int = 0) -> TableRow | None:
        """Return one table, with its actions from a ply on; `BrokenTable` if its row cannot be read."""

        def work(db: sqlite3.Connection) -> TableRow | None:
            row = one_table(db, table)
            return None if row is None else with_match(db, row, since)

        return await self._reader.read(work)

    async def tables_of(self, guest: str, limit: int) -> list[TableRow]:
        """Return a guest's tables with seats: this many open or running, this many finished, newest first."""
        mine = "WHERE id IN (SELECT table_id FROM seats WHERE guest = ?) AND status"
        newest = "ORDER BY created DESC LIMIT ?"

        def work(db: sqlite3.Connection) -> list[TableRow]:
            standing = listed_tables(db, f"{mine} != 'over' {newest}", guest, limit)
            return standing + listed_tables(db, f"{mine} = 'over' {newest}", guest, limit)

        return await self._reader.read(work)

    async def recent(self, limit: int) -> list[TableRow]:
        """Listed tables whose match is over, newest first, with their seats only."""
        where = "WHERE status = 'over' AND listed = 1 ORDER BY finished DESC LIMIT ?"
        return await self._reader.read(lambda db: listed_tables(db, where, limit))

    # --- Writing tables ------------------------------------------------------------------------------------

    async def create(self, row: TableRow, quota: Quota | None = None) -> None:
        """Add a new table with its seats, and everything else in the row; `Collision` if the quota is used up."""

        def work(db: sqlite3.Connection) -> None:
            if quota is not None:
                check_quota(db, row, quota)
            put_table(db, row)
            for seat in row.seats:
                put_seat(db, row.id, seat)
            for ply, action in enumerate(row.actions):
                put_action(db, row.id, ply, action)
            for line in row.chat:
                put_line(db, row.id, line)
            for (seat_number, about), marks in row.notes.items():
                put_note(db, row.id, seat_number, about, marks)
            if row.turn is not None:
                put_turn(db, row.id, *row.turn)
            if row.status == "over":
                pack_story(db, row.id)

        await self._writer.do(work)

    async def put_seat(self, table: str, row: SeatRow) -> None:
        """Put a player into a seat, or change them; `Collision` if somebody else sits there."""
        await self._change(table, lambda db: put_seat(db, table, row))

    async def replace_player(self, table: str, guest: str, row: SeatRow) -> None:
        """Give a guest's seat to somebody else permanently; `Collision` if the guest does not sit there."""
        put = "UPDATE seats SET name = ?, guest = ?, bot = ?, autopass = ?, away = ?"

        def work(db: sqlite3.Connection) -> None:
            values = (row.name, row.guest, row.bot, int(row.autopass), int(row.away), table, row.seat, guest)
            if not db.execute(f"{put} WHERE table_id = ? AND seat = ? AND guest = ?", values).rowcount:
                raise Collision(f"seat {row.seat} has changed hands")
            db.execute("DELETE FROM notes WHERE table_id = ? AND seat = ?", (table, row.seat))

        await self._change(table, work)

    async def free_seat(self, table: str, seat: int, turned_away: str | None = None) -> None:
        """Free a seat, or ban a guest from the table; `Collision` if the match has begun."""
        opened = "(SELECT status FROM tables WHERE id = table_id) = 'open'"

        def work(db: sqlite3.Connection) -> None:
            free = f"DELETE FROM seats WHERE table_id = ? AND seat = ? AND {opened}"
            if not db.execute(free, (table, seat)).rowcount:
                raise Collision("the match has begun already")
            if turned_away is not None:
                put_turned_away(db, table, turned_away)

        await self._change(table, work)

    async def lock(self, table: str, on: bool) -> None:
        """Lock or unlock a table."""
        put = "UPDATE tables SET locked = ? WHERE id = ?"
        await self._change(table, lambda db: db.execute(put, (int(on), table)).close())

    async def report(self, table: str, source: str, enough: int) -> int:
        """Record a report. Return how many sources have reported the table; more than enough are not kept."""

        def work(db: sqlite3.Connection) -> int:
            counted = "SELECT count(*) FROM reports WHERE table_id = ?"
            if db.execute(counted, (table,)).fetchone()[0] < enough:
                put_report(db, table, source)
            return int(db.execute(counted, (table,)).fetchone()[0])

        return await self._change(table, work)

    async def start(self, table: str, rules: int, seats: Sequence[SeatRow], record: bytes) -> None:
        """Start the match, with this version of the rules; `Collision` if it has, or if seats have changed."""

        def work(db: sqlite3.Connection) -> None:
            begun = "UPDATE tables SET status = 'running', rules = ? WHERE id = ? AND status = 'open'"
            if not db.execute(begun, (rules, table)).rowcount:
                raise Collision("the match has begun already")
            for seat in seats:
                put_seat(db, table, seat)
            there = db.execute("SELECT count(*) FROM seats WHERE table_id = ?", (table,)).fetchone()
            if there != (len(seats),):
                raise Collision("somebody has left")
            put_turn(db, table, 0, record)

        await self._change(table, work)

    async def append(
        self, table: str, ply: int, row: ActionRow, record: bytes | None, winners: Sequence[int] | None
    ) -> None:
        """Add an action; `Collision` if this ply has already been written."""

        def work(db: sqlite3.Connection) -> None:
            try:
                put_action(db, table, ply, row)
            except sqlite3.IntegrityError as error:
                raise Collision(f"ply {ply} is played already") from error
            if record is not None:
                put_turn(db, table, ply + 1, record)
            if winners is not None:
                db.execute(
                    "UPDATE tables SET status = 'over', finished = ?, winners = ? WHERE id = ?",
                    (row.at, json.dumps(list(winners)), table),
                )
                pack_story(db, table)

        await self._change(table, work)

    async def say(self, table: str, line: Line) -> int:
        """Add a chat line and return its number. Lines that nobody can read any more are deleted."""

        def work(db: sqlite3.Connection) -> int:
            last = "SELECT coalesce(max(number), -1) FROM chat WHERE table_id = ?"
            line.number = int(db.execute(last, (table,)).fetchone()[0]) + 1
            put_line(db, table, line)
            db.execute("DELETE FROM chat WHERE table_id = ? AND number <= ?", (table, line.number - LINES))
            return line.number

        return await self._change(table, work)

    async def note(self, table: str, seat: int, about: int, marks: Sequence[str]) -> None:
        """Keep what a seat suspects of another."""
        await self._change(table, lambda db: put_note(db, table, seat, about, marks))

    async def follow(self, table: str, rematch: str) -> str:
        """Return the table at which the same people play again: this one, unless somebody was faster."""

        def work(db: sqlite3.Connection) -> str:
            db.execute("UPDATE tables SET rematch = coalesce(rematch, ?) WHERE id = ?", (rematch, table))
            return str(db.execute("SELECT rematch FROM tables WHERE id = ?", (table,)).fetchone()[0])

        return await self._change(table, work)

    async def prune(self, retention: Retention, now: float, spared: Collection[str]) -> list[str]:
        """Delete expired tables, except those that are spared. Return their ids."""
        if self._neighbours is not None:
            spared = self._neighbours.watched().union(spared)
        # Mostly there is nothing to delete, which a reader finds out without keeping anybody waiting.
        if not await self._reader.read(lambda db: expired(db, retention, now, spared)):
            return []
        gone = await self._writer.do(lambda db: delete_expired(db, retention, now, spared))
        self._tell(*gone)
        return gone

    async def back_up(self, copy: Path) -> None:
        """Copy the store as it is now into a file that does not exist yet, without keeping anybody waiting."""
        await self._reader.read(lambda db: _copy(db, copy))

    # --- Inside --------------------------------------------------------------------------------------------

    def _neighbours_in(self, folder: Path) -> Neighbours:
        from ruse.server.store.neighbours import Neighbours  # what it needs of the system is not everywhere

        return Neighbours(folder, self._open_among)

    async def _change(self, table: str, work: Callable[[sqlite3.Connection], T]) -> T:
        """Change a table; other workers learn of it once it is on disk."""
        return await self._writer.do(work, None if self._neighbours is None else partial(self._tell, table))

    def _tell(self, *tables: str) -> None:
        if self._neighbours is not None:
            for table in tables:
                self._neighbours.tell(table)

    async def _open_among(self, tables: Collection[str], limit: int) -> list[str]:
        """Of some tables, return listed ones that wait for players, newest first."""
        among = "AND id IN (SELECT value FROM json_each(?)) ORDER BY created DESC LIMIT ?"
        query = f"SELECT id FROM tables WHERE status != 'over' AND status = 'open' AND listed = 1 {among}"
        return [table for (table,) in await self._rows(query, json.dumps(list(tables)), limit)]

    async def _execute(self, statement: str, *values: Any) -> None:
        await self._writer.do(lambda db: db.execute(statement, values).close())

    async def _rows(self, statement: str, *values: Any) -> list[Any]:
        return await self._reader.read(lambda db: db.execute(statement, values).fetchall())


def _key_path(store: Path) -> Path:
    """Return where the key is: next to the file itself, by whichever link it is reached.

    Earlier versions made it next to the link. It stays there, because another key would sign everybody out.
    """
    beside_link = store.with_name(store.name + ".key")
    store = store.resolve()
    return beside_link if beside_link.exists() else store.with_name(store.name + ".key")


def _write_whole(path: Path, text: str) -> None:
    """Write a private file. Nobody ever reads half of it."""
    draft = path.with_name(f"{path.name}.{os.getpid()}")
    with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
    draft.replace(path)


def copy_file(path: Path, copy: Path) -> None:
    """Copy a store as it is now into a file that does not exist yet, also while a server runs on it."""
    connection = read_only(path)
    try:
        _copy(connection, copy)
    finally:
        connection.close()


def _copy(db: sqlite3.Connection, copy: Path) -> None:
    os.close(os.open(copy, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
    try:
        _copy_into(sqlite3.connect(copy, isolation_level=None), db)
    except BaseException:  # half a copy is of no use, and would keep a full disk full
        copy.unlink(missing_ok=True)
        raise


def _copy_into(copy: sqlite3.Connection, db: sqlite3.Connection) -> None:
    with contextlib.closing(copy):
        if not db.in_transaction:
            db.execute("BEGIN")
        # The transaction sees the store as it is from its first read on. Without it, SQLite begins to copy again
        # with every commit, so the copy of a busy store would never be complete.
        db.execute("SELECT count(*) FROM settings").fetchone()
        db.backup(copy, pages=STEP, sleep=0.001)
        copy.execute("PRAGMA journal_mode = DELETE").close()
        mark(copy, CLOSED)
