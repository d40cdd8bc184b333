"""The store in PostgreSQL: many workers on one journal, notified of each other's actions on commit."""

from __future__ import annotations

import json
import logging
import time
from collections.abc import AsyncIterator, Callable, Collection, Sequence
from contextlib import asynccontextmanager, nullcontext
from dataclasses import astuple
from typing import Any, LiteralString

import psycopg

from ruse.server.errors import BrokenTable, Collision, StoreFailed
from ruse.server.store.journal import LINES, ActionRow, Line, Quota, SeatRow, TableRow
from ruse.server.store.postgres_pool import PATIENCE, Pool, failure
from ruse.server.store.postgres_schema import renew
from ruse.server.store.postgres_workers import CHANNEL, PostgresWorkers
from ruse.server.store.retention import Retention
from ruse.server.store.sqlite_rows import CHAT_COLUMNS, TABLE_COLUMNS, packed, read_match, read_table

log = logging.getLogger(__name__)

Connection = psycopg.AsyncConnection[Any]

LARGEST_ROUND = 1000
LONG = 120.0
"""Seconds that upkeep may take at once."""
FORGOTTEN = "–"

PUT_SEAT = """
INSERT INTO seats (table_id, seat, name, guest, bot, autopass, away) VALUES (%s, %s, %s, %s, %s, %s, %s)
ON CONFLICT (table_id, seat) DO UPDATE SET name = excluded.name, guest = excluded.guest, bot = excluded.bot,
    autopass = excluded.autopass, away = excluded.away
WHERE (seats.guest IS NOT DISTINCT FROM excluded.guest AND seats.bot IS NOT DISTINCT FROM excluded.bot)
    OR (seats.guest IS NULL AND seats.bot IS NULL)
"""
"""A seat that is only reserved has neither guest nor bot, and anybody can be put into it."""

APPEND = """
WITH put AS (
    INSERT INTO actions (table_id, ply, seat, action, played_by, at, events)
    SELECT id, %(ply)s, %(seat)s, %(action)s, %(by)s, %(at)s, %(events)s
    FROM tables WHERE id = %(table)s AND status = 'running'
    ON CONFLICT DO NOTHING RETURNING ply
), turn AS (
    INSERT INTO turns (table_id, ply, record)
    SELECT %(table)s, %(ply)s + 1, %(record)s::bytea FROM put WHERE %(record)s::bytea IS NOT NULL
    ON CONFLICT (table_id) DO UPDATE SET ply = excluded.ply, record = excluded.record
), ended AS (
    UPDATE tables SET status = 'over', finished = %(at)s, winners = %(winners)s
    FROM put WHERE id = %(table)s AND %(winners)s::text IS NOT NULL
)
SELECT pg_notify(%(channel)s, %(news)s) FROM put
"""

SAY = """
INSERT INTO chat (table_id, number, seat, name, text, audience, at, guest)
SELECT id, coalesce((SELECT max(number) FROM chat WHERE table_id = id), -1) + 1, %s, %s, %s, %s, %s, %s
FROM tables WHERE id = %s RETURNING number
"""

WAITING = """
SELECT id FROM tables WHERE status = 'open' AND created < %(then)s
AND (SELECT count(DISTINCT guest) FROM seats WHERE table_id = id) <= 1
"""
STANDING = """
SELECT id FROM tables WHERE status != 'over' AND created < %(then)s
AND NOT EXISTS (SELECT FROM actions WHERE table_id = id AND at >= %(then)s)
"""
FINISHED = "SELECT id FROM tables WHERE status = 'over' AND finished < %(then)s"


class Postgres:
    """A `Store` in a database that many workers share."""

    def __init__(self, address: str, on_commit: Callable[[int, float], None] | None = None) -> None:
        self.address = address
        self._on_commit = on_commit or (lambda jobs, seconds: None)
        self._on_doubt: Callable[[str], None] = lambda table: None
        self._pool = Pool(address)

    async def open(self) -> None:
        """Connect, make or renew the schema."""
        try:
            await renew(self.address)
        except psycopg.Error as error:
            raise failure(error) from error
        await self._pool.open()

    async def close(self) -> None:
        """Let go of every connection."""
        await self._pool.close()

    def workers(self) -> PostgresWorkers:
        """Return the other workers on this database."""
        workers = PostgresWorkers(self._pool)
        self._on_doubt = workers.doubt
        return workers

    async def check(self) -> None:
        """`StoreFailed` if nothing can be written now."""
        checked = "INSERT INTO settings VALUES ('checked', now()::text) ON CONFLICT (name) DO UPDATE SET value = "
        await self._execute(checked + "excluded.value")

    # --- Settings and guests -------------------------------------------------------------------------------

    async def secret(self, make: Callable[[], str]) -> str:
        """Return the signing key that all workers share; `RUSE_SECRET` keeps it out of the database."""
        await self._execute("INSERT INTO settings VALUES ('secret', %s) ON CONFLICT DO NOTHING", make())
        ((key,),) = await self._rows("SELECT value FROM settings WHERE name = 'secret'")
        return str(key)

    async def guest_name(self, guest: str) -> str | None:
        """Return the name a guest has chosen."""
        rows = await self._rows("SELECT name FROM guests WHERE id = %s", guest)
        return rows[0][0] if rows else None

    async def rename_guest(self, guest: str, name: str) -> None:
        """Keep a guest's name."""
        await self._execute(
            "INSERT INTO guests VALUES (%s, %s) ON CONFLICT (id) DO UPDATE SET name = excluded.name", guest, name
        )

    async def guests(self, after: str, limit: int) -> list[tuple[str, str]]:
        """Return guests with their names, by id: this many after a given one."""
        return await self._rows("SELECT id, name FROM guests WHERE id > %s ORDER BY id LIMIT %s", after, limit)

    async def forget_guest(self, guest: str) -> list[str]:
        """Delete everything about a guest; return the tables that knew them."""
        async with self._writing(patience=LONG) as db:
            sat, gone = (f"SELECT table_id FROM {part} WHERE guest = %s" for part in ("seats", "turned_away"))
            found = await db.execute(f"{sat} UNION {gone}", (guest, guest))
            tables = [table for (table,) in await found.fetchall()]
            mine = "(SELECT table_id, seat FROM seats WHERE guest = %s)"
            await db.execute(f"DELETE FROM chat WHERE (table_id, seat) IN {mine}", (guest,))
            await db.execute("DELETE FROM chat WHERE guest = %s", (guest,))
            await db.execute(f"DELETE FROM notes WHERE (table_id, seat) IN {mine}", (guest,))
            is_open = "(SELECT status FROM tables WHERE id = table_id) = 'open'"
            await db.execute(f"DELETE FROM seats WHERE guest = %s AND {is_open}", (guest,))
            await db.execute(
                "UPDATE seats SET name = %s, guest = NULL, autopass = false, away = false,"
                " bot = coalesce((SELECT plan::jsonb ->> 'bot' FROM tables WHERE id = table_id), 'house')"
                " WHERE guest = %s",
                (FORGOTTEN, guest),
            )
            await db.execute("DELETE FROM turned_away WHERE guest = %s", (guest,))
            await db.execute("UPDATE tables SET host = NULL, source = '' WHERE host = %s", (guest,))
            await db.execute("DELETE FROM guests WHERE id = %s", (guest,))
            for table in tables:
                await self._tell(db, table)
        return tables

    # --- Reading tables ------------------------------------------------------------------------------------

    async def tables(self, after: str, limit: int) -> list[str]:
        """Return the ids of tables in order: this many after a given one."""
        found = await self._rows("SELECT id FROM tables WHERE id > %s ORDER BY id LIMIT %s", after, limit)
        return [table for (table,) in found]

    async def table(self, table: str, since: int = 0) -> TableRow | None:
        """Return one table, whatever its status; of its actions those from a ply on."""
        async with self._pool.connection() as db, db.transaction():
            # One snapshot for all of it: an action that is committed in the meantime comes with the next news.
            await db.execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY")
            found = await db.execute(f"SELECT {TABLE_COLUMNS} FROM tables WHERE id = %s", (table,))
            columns = await found.fetchone()
            if columns is None:
                return None
            seats = "SELECT seat, name, guest, bot, autopass, away FROM seats WHERE table_id = %s ORDER BY seat"
            row = read_table(columns, await (await db.execute(seats, (table,))).fetchall())
            played = "SELECT seat, action, played_by, at, events FROM actions WHERE table_id = %s AND ply >= %s"
            actions = await db.execute(f"{played} ORDER BY ply", (table, since))
            said = f"SELECT {CHAT_COLUMNS} FROM chat WHERE table_id = %s ORDER BY number"
            chat = await db.execute(said, (table,))
            notes = await db.execute("SELECT seat, about, marks FROM notes WHERE table_id = %s", (table,))
            turn = await db.execute("SELECT ply, record FROM turns WHERE table_id = %s", (table,))
            gone = await db.execute("SELECT guest FROM turned_away WHERE table_id = %s", (table,))
            row.turned_away = [guest for (guest,) in await gone.fetchall()]
            reports = await db.execute("SELECT source FROM reports WHERE table_id = %s", (table,))
            row.reports = [source for (source,) in await reports.fetchall()]
            story = await db.execute("SELECT events FROM stories WHERE table_id = %s", (table,))
            return read_match(
                row,
                await actions.fetchall(),
                await chat.fetchall(),
                await notes.fetchall(),
                await turn.fetchone(),
                await story.fetchone(),
            )

    async def tables_of(self, guest: str, limit: int) -> list[TableRow]:
        """Return a guest's tables with seats: this many open or running, this many finished, newest first."""
        mine = "WHERE id IN (SELECT table_id FROM seats WHERE guest = %s) AND status"
        newest = "ORDER BY created DESC LIMIT %s"
        standing = await self._listed(f"{mine} != 'over' {newest}", guest, limit)
        return standing + await self._listed(f"{mine} = 'over' {newest}", guest, limit)

    async def recent(self, limit: int) -> list[TableRow]:
        """Listed tables whose match is over, newest first, with their seats only."""
        return await self._listed("WHERE status = 'over' AND listed ORDER BY finished DESC LIMIT %s", limit)

    async def _listed(self, where: LiteralString, *values: object) -> list[TableRow]:
        found = await self._rows(f"SELECT {TABLE_COLUMNS} FROM tables {where}", *values)
        ids = [columns[0] for columns in found]
        seated: dict[str, list[Any]] = {table: [] for table in ids}
        seats = "SELECT table_id, seat, name, guest, bot, autopass, away FROM seats WHERE table_id = ANY(%s)"
        for table, *seat in await self._rows(f"{seats} ORDER BY table_id, seat", ids):
            seated[table].append(seat)
        rows = []
        for columns in found:
            try:
                rows.append(read_table(columns, seated[columns[0]]))
            except BrokenTable as error:
                log.error("%s", error)
        return rows

    # --- Writing tables ------------------------------------------------------------------------------------

    async def create(self, row: TableRow, quota: Quota | None = None) -> None:
        """Add a new table with its seats, and everything else in the row; `Collision` if the quota is used up."""
        values = (
            *(row.id, row.created, row.status, json.dumps(row.plan), row.host, row.rules, str(row.seed), row.salt),
            *(json.dumps(row.options), _json(row.position), row.finished, _json(row.winners), row.rematch),
            *(row.locked, row.source, bool(row.plan.get("listed"))),
        )
        slots = ", ".join(["%s"] * len(values))
        async with self._writing(row.id) as db, db.cursor() as cursor:
            if quota is not None:
                await self._check_quota(cursor, row, quota)
            await cursor.execute(f"INSERT INTO tables ({TABLE_COLUMNS}, listed) VALUES ({slots})", values)
            for seat in row.seats:
                await cursor.execute(PUT_SEAT, _seat(row.id, seat))
            await cursor.executemany(
                "INSERT INTO actions VALUES (%s, %s, %s, %s, %s, %s, %s)",
                [
                    (row.id, ply, done.seat, done.action, done.played_by, done.at, _compact(done.events))
                    for ply, done in enumerate(row.actions)
                ],
            )
            said = f"INSERT INTO chat (table_id, {CHAT_COLUMNS}) VALUES (%s, %s, %s, %s, %s, %s, %s, %s)"
            await cursor.executemany(said, [(row.id, *astuple(line)) for line in row.chat])
            await cursor.executemany(
                "INSERT INTO notes VALUES (%s, %s, %s, %s)",
                [(row.id, *key, json.dumps(marks)) for key, marks in row.notes.items()],
            )
            if row.turn is not None:
                await cursor.execute("INSERT INTO turns VALUES (%s, %s, %s)", (row.id, *row.turn))
            gone = [(row.id, guest) for guest in row.turned_away]
            await cursor.executemany("INSERT INTO turned_away VALUES (%s, %s)", gone)
            reports = [(row.id, source) for source in row.reports]
            await cursor.executemany("INSERT INTO reports VALUES (%s, %s)", reports)
            if row.status == "over":
                await self._pack_story(db, row.id)

    async def put_seat(self, table: str, row: SeatRow) -> None:
        """Put a player into a seat, or change them; `Collision` if somebody else sits there."""
        async with self._writing(table) as db:
            # Changing a seat does not lock its table, and `prune` must not delete it now.
            await db.execute("SELECT FROM tables WHERE id = %s FOR KEY SHARE", (table,))
            done = await db.execute(PUT_SEAT, _seat(table, row))
            if not done.rowcount:
                raise Collision(f"seat {row.seat} is taken already")
            await self._tell(db, table)

    async def replace_player(self, table: str, guest: str, row: SeatRow) -> None:
        """Give a guest's seat to somebody else permanently; `Collision` if the guest does not sit there."""
        put = "UPDATE seats SET name = %s, guest = %s, bot = %s, autopass = %s, away = %s"
        async with self._writing(table) as db:
            values = (row.name, row.guest, row.bot, row.autopass, row.away, table, row.seat, guest)
            done = await db.execute(f"{put} WHERE table_id = %s AND seat = %s AND guest = %s", values)
            if not done.rowcount:
                raise Collision(f"seat {row.seat} has changed hands")
            await db.execute("DELETE FROM notes WHERE table_id = %s AND seat = %s", (table, row.seat))
            await self._tell(db, table)

    async def free_seat(self, table: str, seat: int, turned_away: str | None = None) -> None:
        """Free a seat, or ban a guest from the table; `Collision` if the match has begun."""
        gone = "DELETE FROM seats USING tables WHERE id = table_id AND status = 'open' AND id = %s AND seat = %s"
        async with self._writing(table) as db:
            await db.execute("SELECT FROM tables WHERE id = %s FOR UPDATE", (table,))
            if not (await db.execute(gone, (table, seat))).rowcount:
                raise Collision("the match has begun already")
            if turned_away is not None:
                put = "INSERT INTO turned_away VALUES (%s, %s) ON CONFLICT DO NOTHING"
                await db.execute(put, (table, turned_away))
            await self._tell(db, table)

    async def lock(self, table: str, on: bool) -> None:
        """Lock or unlock a table."""
        async with self._writing(table) as db:
            await db.execute("UPDATE tables SET locked = %s WHERE id = %s", (on, table))
            await self._tell(db, table)

    async def report(self, table: str, source: str, enough: int) -> int:
        """Record a report. Return how many sources have reported the table; more than enough are not kept."""
        counted = "SELECT count(*) FROM reports WHERE table_id = %s"
        put = f"INSERT INTO reports SELECT id, %s FROM tables WHERE id = %s AND ({counted}) < %s"
        async with self._writing(table) as db:
            await db.execute("SELECT FROM tables WHERE id = %s FOR UPDATE", (table,))  # one report after the other
            await db.execute(f"{put} ON CONFLICT DO NOTHING", (source, table, table, enough))
            found = await (await db.execute(counted, (table,))).fetchone()
            await self._tell(db, table)
        return 0 if found is None else int(found[0])

    async def start(self, table: str, rules: int, seats: Sequence[SeatRow], record: bytes) -> None:
        """Start the match, with this version of the rules; `Collision` if it has, or somebody just sat down."""
        begun = "UPDATE tables SET status = 'running', rules = %s WHERE id = %s AND status = 'open'"
        async with self._writing(table) as db:
            if not (await db.execute(begun, (rules, table))).rowcount:
                raise Collision("the match has begun already")
            for seat in seats:
                if not (await db.execute(PUT_SEAT, _seat(table, seat))).rowcount:
                    raise Collision(f"seat {seat.seat} is taken already")
            there = await (await db.execute("SELECT count(*) FROM seats WHERE table_id = %s", (table,))).fetchone()
            if there != (len(seats),):
                raise Collision("somebody has left")
            await db.execute("INSERT INTO turns VALUES (%s, 0, %s)", (table, record))
            await self._tell(db, table)

    async def append(
        self, table: str, ply: int, row: ActionRow, record: bytes | None, winners: Sequence[int] | None
    ) -> None:
        """Add an action; `Collision` if this ply has already been written."""
        values = {
            "table": table,
            "ply": ply,
            "seat": row.seat,
            "action": row.action,
            "by": row.played_by,
            "at": row.at,
            "events": _compact(row.events),
            "record": record,
            "winners": None if winners is None else json.dumps(list(winners)),
            "channel": CHANNEL,
            "news": f"{table} {ply + 1}",
        }
        async with self._writing(table, alone=winners is None) as db:
            if not (await db.execute(APPEND, values)).rowcount:
                raise Collision(f"ply {ply} is played already")
            if winners is not None:
                await self._pack_story(db, table)

    async def say(self, table: str, line: Line) -> int:
        """Add a chat line and return its number. Lines that nobody can read any more are deleted."""
        async with self._writing(table) as db:
            await db.execute("SELECT FROM tables WHERE id = %s FOR UPDATE", (table,))  # one number after the other
            said = await (await db.execute(SAY, (*astuple(line)[1:], table))).fetchone()
            if said is None:
                raise StoreFailed("the table is gone")
            await db.execute("DELETE FROM chat WHERE table_id = %s AND number <= %s", (table, said[0] - LINES))
            await self._tell(db, table)
        line.number = said[0]
        return line.number

    async def note(self, table: str, seat: int, about: int, marks: Sequence[str]) -> None:
        """Keep what a seat suspects of another."""
        note = "INSERT INTO notes VALUES (%s, %s, %s, %s)"
        again = "ON CONFLICT (table_id, seat, about) DO UPDATE SET marks = excluded.marks"
        async with self._writing(table) as db:
            await db.execute(f"{note} {again}", (table, seat, about, json.dumps(list(marks))))
            await self._tell(db, table)

    async def follow(self, table: str, rematch: str) -> str:
        """Return the table at which the same people play again: this one, unless somebody was faster."""
        async with self._writing(table) as db:
            follow = "UPDATE tables SET rematch = coalesce(rematch, %s) WHERE id = %s RETURNING rematch"
            found = await (await db.execute(follow, (rematch, table))).fetchone()
            await self._tell(db, table)
        return rematch if found is None else str(found[0])

    async def prune(self, retention: Retention, now: float, spared: Collection[str]) -> list[str]:
        """Delete expired tables, except those that are spared or that somebody is looking at."""
        gone: list[str] = []
        looked_at = "AND NOT EXISTS (SELECT FROM presence WHERE table_id = id AND readers > 0)"
        for query, seconds in (
            (WAITING, retention.waiting),
            (STANDING, retention.standing),
            (FINISHED, retention.finished),
        ):
            if seconds is not None:
                found = f"{query} {looked_at} AND id != ALL(%(spared)s) LIMIT {LARGEST_ROUND}"
                values: dict[str, object] = {"then": now - seconds, "spared": list(spared)}
                async with self._writing(patience=LONG) as db:
                    # Somebody may have joined since this statement began. Once the tables are locked, nobody can.
                    locking = await db.execute(f"{found} FOR UPDATE OF tables SKIP LOCKED", values)
                    values["locked"] = [table for (table,) in await locking.fetchall()]
                    still = f"{query} {looked_at} AND id = ANY(%(locked)s)"
                    done = await db.execute(f"DELETE FROM tables WHERE id IN ({still}) RETURNING id", values)
                    deleted = [table for (table,) in await done.fetchall()]
                    await db.execute("UPDATE tables SET rematch = NULL WHERE rematch = ANY(%s)", (deleted,))
                gone += deleted
        return gone

    # --- Inside --------------------------------------------------------------------------------------------

    @asynccontextmanager
    async def _writing(
        self, table: str = "", *, patience: float = PATIENCE, alone: bool = False
    ) -> AsyncIterator[Connection]:
        """Run a transaction, or one statement alone, which saves two round trips.

        If it fails, nobody knows whether it was committed: its table looks into the journal.
        """
        began = time.perf_counter()
        try:
            async with self._pool.connection(patience) as db, nullcontext() if alone else db.transaction():
                yield db
        except StoreFailed:
            if table:
                self._on_doubt(table)
            raise
        self._on_commit(1, time.perf_counter() - began)

    async def _check_quota(self, cursor: psycopg.AsyncCursor[Any], row: TableRow, quota: Quota) -> None:
        """`Collision` if the host or the source of a new table has as many listed ones waiting as anybody may."""
        for who in sorted({row.host or "", row.source} - {""}):  # in one order: no deadlock
            await cursor.execute("SELECT pg_advisory_xact_lock(hashtextextended(%s, 0))", (who,))
        waiting: LiteralString = "SELECT count(*) FROM tables WHERE status = 'open' AND listed AND"
        hosted = await (await cursor.execute(f"{waiting} host = %s", (row.host,))).fetchone()
        sent = await (await cursor.execute(f"{waiting} source = %s AND source != ''", (row.source,))).fetchone()
        if (hosted and hosted[0] >= quota.of_guest) or (sent and sent[0] >= quota.of_source):
            raise Collision("too many listed tables wait for players")

    async def _pack_story(self, db: Connection, table: str) -> None:
        """Move the events of a finished match from its actions into one packed row."""
        found = await db.execute("SELECT events FROM actions WHERE table_id = %s ORDER BY ply", (table,))
        story = packed([told for (told,) in await found.fetchall()])
        await db.execute("INSERT INTO stories VALUES (%s, %s)", (table, story))
        await db.execute("UPDATE actions SET events = '[]' WHERE table_id = %s", (table,))

    async def _tell(self, db: Connection, table: str) -> None:
        ply = "(SELECT count(*) FROM actions WHERE table_id = %s)"
        await db.execute(f"SELECT pg_notify(%s, %s || ' ' || {ply})", (CHANNEL, table, table))

    async def _execute(self, statement: LiteralString, *values: object) -> None:
        async with self._writing(alone=True) as db:
            await db.execute(statement, values)

    async def _rows(self, statement: LiteralString, *values: object) -> list[Any]:
        async with self._pool.connection() as db:
            return await (await db.execute(statement, values)).fetchall()


def _seat(table: str, row: SeatRow) -> tuple[object, ...]:
    return (table, row.seat, row.name, row.guest, row.bot, row.autopass, row.away)


def _json(value: object) -> str | None:
    return None if value is None else json.dumps(value)


def _compact(events: object) -> str:
    return json.dumps(events, separators=(",", ":"))
