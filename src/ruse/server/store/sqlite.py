"""The embedded store: SQLite in one writer thread, every commit on disk before it is told."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable, Sequence
from dataclasses import astuple
from pathlib import Path
from typing import Any

from ruse.server.errors import Collision
from ruse.server.store.journal import ActionRow, Line, SeatRow, TableRow
from ruse.server.store.rows import put_action, put_seat, put_table, tables, with_match
from ruse.server.store.writer import Writer

SCHEMA = Path(__file__).parent / "schema"


class Sqlite:
    """A `Store` in one file."""

    def __init__(self, path: Path | str, on_commit: Callable[[int, float], None] | None = None) -> None:
        self.path = Path(path)
        self._writer = Writer(self._connect, on_commit or (lambda jobs, seconds: None))

    async def open(self) -> None:
        """Open the file, make or renew its schema."""
        self._writer.start()

    async def close(self) -> None:
        """Write what is left and close the file."""
        self._writer.stop()

    # --- Settings and guests -------------------------------------------------------------------------------

    async def setting(self, name: str, make: Callable[[], str]) -> str:
        """A setting, made once."""

        def work(db: sqlite3.Connection) -> str:
            db.execute("INSERT INTO settings VALUES (?, ?) ON CONFLICT DO NOTHING", (name, make()))
            return str(db.execute("SELECT value FROM settings WHERE name = ?", (name,)).fetchone()[0])

        return await self._writer.do(work)

    async def guest_name(self, guest: str) -> str | None:
        """The name a guest has chosen."""
        rows = await self._rows("SELECT name FROM guests WHERE id = ?", guest)
        return rows[0][0] if rows else None

    async def rename_guest(self, guest: str, name: str) -> None:
        """Keep a guest's name."""
        await self._execute(
            "INSERT INTO guests VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET name = ?2", guest, name
        )

    # --- Reading tables ------------------------------------------------------------------------------------

    async def standing(self) -> list[TableRow]:
        """Every table that is open or running."""
        where = "WHERE status IN ('open', 'running') ORDER BY created"
        return await self._writer.read(lambda db: [with_match(db, row) for row in tables(db, where)])

    async def table(self, table: str) -> TableRow | None:
        """One table, whatever its status."""

        def work(db: sqlite3.Connection) -> TableRow | None:
            return next((with_match(db, row) for row in tables(db, "WHERE id = ?", table)), None)

        return await self._writer.read(work)

    async def tables_of(self, guest: str, limit: int) -> list[TableRow]:
        """Tables of a guest, with their seats only: so many that stand, so many that are over, newest first."""
        mine = "WHERE id IN (SELECT table_id FROM seats WHERE guest = ?) AND status"
        newest = "ORDER BY created DESC LIMIT ?"

        def work(db: sqlite3.Connection) -> list[TableRow]:
            standing = tables(db, f"{mine} != 'over' {newest}", guest, limit)
            return standing + tables(db, f"{mine} = 'over' {newest}", guest, limit)

        return await self._writer.read(work)

    async def recent(self, limit: int) -> list[TableRow]:
        """Listed tables whose match is over, newest first, with their seats only."""
        where = "WHERE status = 'over' AND plan ->> 'listed' ORDER BY finished DESC LIMIT ?"
        return await self._writer.read(lambda db: tables(db, where, limit))

    # --- Writing tables ------------------------------------------------------------------------------------

    async def create(self, row: TableRow) -> None:
        """A new table with its seats, and its actions if it goes on from another's."""

        def work(db: sqlite3.Connection) -> None:
            put_table(db, row)
            for seat in row.seats:
                put_seat(db, row.id, seat)
            for ply, action in enumerate(row.actions):
                put_action(db, row.id, ply, action)
            if row.turn is not None:
                db.execute("INSERT INTO turns VALUES (?, ?, ?)", (row.id, *row.turn))

        await self._writer.do(work)

    async def put_seat(self, table: str, row: SeatRow) -> None:
        """Somebody sits down, or changes."""
        await self._writer.do(lambda db: put_seat(db, table, row))

    async def free_seat(self, table: str, seat: int) -> None:
        """Somebody gets up."""
        await self._execute("DELETE FROM seats WHERE table_id = ? AND seat = ?", table, seat)

    async def start(self, table: str, rules: int, seats: Sequence[SeatRow], record: bytes) -> None:
        """The match begins, by the rules with this number."""

        def work(db: sqlite3.Connection) -> None:
            for seat in seats:
                put_seat(db, table, seat)
            db.execute("UPDATE tables SET status = 'running', rules = ? WHERE id = ?", (rules, table))
            db.execute("INSERT INTO turns VALUES (?, 0, ?)", (table, record))

        await self._writer.do(work)

    async def append(
        self, table: str, ply: int, row: ActionRow, record: bytes | None, winners: Sequence[int] | None
    ) -> None:
        """An action; `Collision` if this ply is written already."""

        def work(db: sqlite3.Connection) -> None:
            try:
                put_action(db, table, ply, row)
            except sqlite3.IntegrityError as error:
                raise Collision(f"ply {ply} is played already") from error
            if record is not None:
                db.execute("INSERT INTO turns VALUES (?, ?, ?)", (table, ply + 1, record))
            if winners is not None:
                db.execute(
                    "UPDATE tables SET status = 'over', finished = ?, winners = ? WHERE id = ?",
                    (row.at, json.dumps(list(winners)), table),
                )

        await self._writer.do(work)

    async def say(self, table: str, line: Line) -> int:
        """A line of talk; the number that it gets."""

        def work(db: sqlite3.Connection) -> int:
            last = "SELECT coalesce(max(number), -1) FROM chat WHERE table_id = ?"
            number = int(db.execute(last, (table,)).fetchone()[0]) + 1
            values = (table, number, *astuple(line)[1:])
            db.execute("INSERT INTO chat VALUES (?, ?, ?, ?, ?, ?, ?)", values)
            return number

        return await self._writer.do(work)

    async def note(self, table: str, seat: int, about: int, marks: Sequence[str]) -> None:
        """What a seat suspects of another."""
        await self._execute(
            "INSERT INTO notes VALUES (?, ?, ?, ?) ON CONFLICT DO UPDATE SET marks = excluded.marks",
            *(table, seat, about, json.dumps(list(marks))),
        )

    async def follow(self, table: str, rematch: str) -> None:
        """The table at which the same people play again."""
        await self._execute("UPDATE tables SET rematch = ? WHERE id = ?", rematch, table)

    # --- Inside --------------------------------------------------------------------------------------------

    async def _execute(self, statement: str, *values: Any) -> None:
        await self._writer.do(lambda db: db.execute(statement, values).close())

    async def _rows(self, statement: str, *values: Any) -> list[Any]:
        return await self._writer.read(lambda db: db.execute(statement, values).fetchall())

    def _connect(self) -> sqlite3.Connection:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        connection = sqlite3.connect(self.path, isolation_level=None, timeout=5)
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")
        _renew_schema(connection)
        return connection


def _renew_schema(connection: sqlite3.Connection) -> None:
    """Run the numbered files that this database has not seen."""
    have = connection.execute("PRAGMA user_version").fetchone()[0]
    files = sorted(SCHEMA.glob("[0-9]*.sql"))
    if have > len(files):
        raise sqlite3.DatabaseError("it was written by a newer version of Ruse")
    for number, file in enumerate(files[have:], have + 1):
        script = file.read_text(encoding="utf-8")
        connection.executescript(f"BEGIN; {script}; PRAGMA user_version = {number}; COMMIT;")
