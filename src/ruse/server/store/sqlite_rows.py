"""Tables, seats and actions as rows of the SQLite file: how they are written there, and read back."""

from __future__ import annotations

import json
import logging
import sqlite3
import sys
import zlib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import astuple
from typing import Any

from ruse.server.errors import BrokenTable, Collision
from ruse.server.store.journal import ActionRow, Line, Quota, SeatRow, TableRow

log = logging.getLogger(__name__)

TABLE_COLUMNS = (
    "id, created, status, plan, host, rules, seed, salt, options, position, finished, winners, rematch,"
    " locked, source"
)
SEAT_COLUMNS = "seat, name, guest, bot, autopass, away"
CHAT_COLUMNS = "number, seat, name, text, audience, at, guest"
PUT_SEAT = f"""
INSERT INTO seats (table_id, {SEAT_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?)
ON CONFLICT DO UPDATE SET name = excluded.name, guest = excluded.guest, bot = excluded.bot,
    autopass = excluded.autopass, away = excluded.away
WHERE (guest IS excluded.guest AND bot IS excluded.bot) OR (guest IS NULL AND bot IS NULL)
"""
"""A seat that is only reserved has neither guest nor bot, and anybody can be put into it."""


def put_table(db: sqlite3.Connection, row: TableRow) -> None:
    """A table without its seats and actions."""
    values = (
        *(row.id, row.created, row.status, json.dumps(row.plan), row.host, row.rules, str(row.seed), row.salt),
        *(json.dumps(row.options), _json(row.position), row.finished, _json(row.winners), row.rematch),
        *(int(row.locked), row.source, int(bool(row.plan.get("listed")))),
    )
    slots = ", ".join("?" * len(values))
    db.execute(f"INSERT INTO tables ({TABLE_COLUMNS}, listed) VALUES ({slots})", values)
    for guest in row.turned_away:
        put_turned_away(db, row.id, guest)
    for source in row.reports:
        put_report(db, row.id, source)


def put_turned_away(db: sqlite3.Connection, table: str, guest: str) -> None:
    """A guest who may not sit down at a table any more."""
    db.execute("INSERT OR IGNORE INTO turned_away VALUES (?, ?)", (table, guest))


def put_report(db: sqlite3.Connection, table: str, source: str) -> None:
    """Somebody who finds a table offensive."""
    db.execute("INSERT OR IGNORE INTO reports VALUES (?, ?)", (table, source))


def check_quota(db: sqlite3.Connection, row: TableRow, quota: Quota) -> None:
    """`Collision` if the host or the source of a new table has as many listed ones waiting as anybody may."""
    waiting = "SELECT count(*) FROM tables WHERE status = 'open' AND listed = 1 AND"
    (hosted,) = db.execute(f"{waiting} host = ?", (row.host,)).fetchone()
    (sent,) = db.execute(f"{waiting} source = ? AND source != ''", (row.source,)).fetchone()
    if hosted >= quota.of_guest or sent >= quota.of_source:
        raise Collision("too many listed tables wait for players")


def put_seat(db: sqlite3.Connection, table: str, row: SeatRow) -> None:
    """Who sits in a seat, and how; `Collision` if somebody else sits there."""
    values = (table, row.seat, row.name, row.guest, row.bot, int(row.autopass), int(row.away))
    if not db.execute(PUT_SEAT, values).rowcount:
        raise Collision(f"seat {row.seat} is taken already")


def put_action(db: sqlite3.Connection, table: str, ply: int, row: ActionRow) -> None:
    """What was played at a ply, and what happened then."""
    values = (
        table,
        ply,
        row.seat,
        row.action,
        row.played_by,
        row.at,
        json.dumps(row.events, separators=(",", ":")),
    )
    db.execute("INSERT INTO actions VALUES (?, ?, ?, ?, ?, ?, ?)", values)


def put_line(db: sqlite3.Connection, table: str, line: Line) -> None:
    """A chat line under its number."""
    db.execute(
        f"INSERT INTO chat (table_id, {CHAT_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)", (table, *astuple(line))
    )


def put_note(db: sqlite3.Connection, table: str, seat: int, about: int, marks: Sequence[str]) -> None:
    """Write what a seat suspects of another, in place of what it suspected before."""
    note = "INSERT INTO notes VALUES (?, ?, ?, ?) ON CONFLICT DO UPDATE SET marks = excluded.marks"
    db.execute(note, (table, seat, about, json.dumps(list(marks))))


def put_turn(db: sqlite3.Connection, table: str, ply: int, record: bytes) -> None:
    """Keep the record at the start of the latest turn. Earlier ones are never read again."""
    db.execute("DELETE FROM turns WHERE table_id = ?", (table,))
    db.execute("INSERT INTO turns VALUES (?, ?, ?)", (table, ply, record))


def pack_story(db: sqlite3.Connection, table: str) -> None:
    """Move the events of a finished match from its actions into one packed row."""
    events = db.execute("SELECT events FROM actions WHERE table_id = ? ORDER BY ply", (table,)).fetchall()
    db.execute("INSERT OR REPLACE INTO stories VALUES (?, ?)", (table, packed([told for (told,) in events])))
    db.execute("UPDATE actions SET events = '[]' WHERE table_id = ?", (table,))


def packed(events: Iterable[str]) -> bytes:
    """Return the events of a match, action by action, each already written as JSON."""
    return zlib.compress(f"[{','.join(events)}]".encode(), 9)


def listed_tables(db: sqlite3.Connection, where: str, *values: object) -> list[TableRow]:
    """Tables with their seats only; a row that cannot be read is left out and reported."""
    found = []
    for (table,) in db.execute(f"SELECT id FROM tables {where}", values).fetchall():
        try:
            found += [row for row in [one_table(db, table)] if row]
        except BrokenTable as error:
            log.error("%s", error)
    return found


def one_table(db: sqlite3.Connection, table: str) -> TableRow | None:
    """Return a table with its seats; `BrokenTable` if its row cannot be read."""
    columns = db.execute(f"SELECT {TABLE_COLUMNS} FROM tables WHERE id = ?", (table,)).fetchone()
    if columns is None:
        return None
    seats = db.execute(f"SELECT {SEAT_COLUMNS} FROM seats WHERE table_id = ? ORDER BY seat", (table,)).fetchall()
    return read_table(columns, seats)


def read_table(columns: Sequence[Any], seats: Iterable[Sequence[Any]]) -> TableRow:
    """Return the columns of a table and its seats; `BrokenTable` if they make no sense."""
    try:
        return _read_table(columns, seats)
    except (ValueError, TypeError, KeyError) as error:
        raise BrokenTable(f"table {columns[0]} cannot be read: {type(error).__name__}") from error


def _read_table(columns: Sequence[Any], seats: Iterable[Sequence[Any]]) -> TableRow:
    (table, created, status, plan, host, rules, seed, salt, options, position, finished, winners, *later) = columns
    rematch, locked, source = later
    row = TableRow(
        id=table,
        created=created,
        status=sys.intern(status),
        plan=json.loads(plan),
        host=host,
        rules=rules,
        seed=int(seed),
        salt=salt,
        options=json.loads(options),
        position=json.loads(position or "null"),
        finished=finished,
        winners=json.loads(winners or "null"),
        rematch=rematch,
        locked=bool(locked),
        source=source,
        seats=[_read_seat(*seat) for seat in seats],
    )
    if not all(isinstance(value, Mapping) for value in (row.plan, row.options)):
        raise TypeError("plan and options are objects")
    if not all(0 <= seat.seat < row.plan["players"] for seat in row.seats) or "game" not in row.plan:
        raise ValueError("the plan has no room for its seats")
    return row


def _read_seat(seat: int, name: str, guest: str | None, bot: str | None, autopass: int, away: int) -> SeatRow:
    return SeatRow(seat, name, guest, bot, bool(autopass), bool(away))


def with_match(db: sqlite3.Connection, row: TableRow, since: int = 0) -> TableRow:
    """Return the row with its chat and notes, and its actions from a ply on."""
    of = (row.id,)
    played = "SELECT seat, action, played_by, at, events FROM actions WHERE table_id = ? AND ply >= ? ORDER BY ply"
    actions = db.execute(played, (row.id, since))
    chat = db.execute(f"SELECT {CHAT_COLUMNS} FROM chat WHERE table_id = ? ORDER BY number", of)
    notes = db.execute("SELECT seat, about, marks FROM notes WHERE table_id = ?", of)
    turn = db.execute("SELECT ply, record FROM turns WHERE table_id = ? ORDER BY ply DESC LIMIT 1", of)
    story = db.execute("SELECT events FROM stories WHERE table_id = ?", of)
    turned_away = db.execute("SELECT guest FROM turned_away WHERE table_id = ?", of)
    row.turned_away = [guest for (guest,) in turned_away]
    row.reports = [source for (source,) in db.execute("SELECT source FROM reports WHERE table_id = ?", of)]
    return read_match(row, actions, chat, notes, turn.fetchone(), story.fetchone())


def read_match(
    row: TableRow,
    actions: Iterable[Sequence[Any]],
    chat: Iterable[Sequence[Any]],
    notes: Iterable[Sequence[Any]],
    turn: tuple[int, bytes] | None,
    story: tuple[bytes] | None,
) -> TableRow:
    """Return the row with what was played and said; `BrokenTable` if that makes no sense."""
    try:
        row.actions = [ActionRow(*played, json.loads(events)) for *played, events in actions]  # type: ignore[call-arg]
        if story is not None:
            stories = json.loads(zlib.decompress(story[0]))
            for action, told in zip(row.actions, stories[len(stories) - len(row.actions) :], strict=True):
                action.events = told
        row.notes = {(seat, about): json.loads(marks) for seat, about, marks in notes}
    except (ValueError, TypeError, zlib.error) as error:
        raise BrokenTable(f"table {row.id} cannot be read: {type(error).__name__}") from error
    row.chat = [Line(*columns) for columns in chat]
    row.turn = turn
    return row


def _json(value: object) -> str | None:
    return None if value is None else json.dumps(value)
