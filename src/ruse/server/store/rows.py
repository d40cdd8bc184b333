"""Tables, seats and actions as rows of the SQLite file: how they are written there, and read back."""

from __future__ import annotations

import json
import sqlite3
import sys
from collections.abc import Sequence
from typing import Any

from ruse.server.store.journal import ActionRow, Line, SeatRow, TableRow

TABLE_COLUMNS = "id, created, status, plan, host, rules, seed, salt, options, position, finished, winners, rematch"
SEAT_COLUMNS = "seat, name, guest, bot, autopass"


def put_table(db: sqlite3.Connection, row: TableRow) -> None:
    """A table by itself, without whoever sits there and what has happened."""
    values = (
        *(row.id, row.created, row.status, json.dumps(row.plan), row.host, row.rules, str(row.seed), row.salt),
        *(json.dumps(row.options), _json(row.position), row.finished, _json(row.winners), row.rematch),
    )
    db.execute(f"INSERT INTO tables ({TABLE_COLUMNS}) VALUES (?,?,?,?,?,?,?,?,?,?,?,?,?)", values)


def put_seat(db: sqlite3.Connection, table: str, row: SeatRow) -> None:
    """Who sits in a seat, instead of whoever sat there."""
    values = (table, row.seat, row.name, row.guest, row.bot, int(row.autopass))
    db.execute(f"INSERT OR REPLACE INTO seats (table_id, {SEAT_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?)", values)


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


def tables(db: sqlite3.Connection, where: str, *values: object) -> list[TableRow]:
    """Tables with their seats only."""
    found = db.execute(f"SELECT {TABLE_COLUMNS} FROM tables {where}", values).fetchall()
    return [_table(db, columns) for columns in found]


def _table(db: sqlite3.Connection, columns: Sequence[Any]) -> TableRow:
    (table, created, status, plan, host, rules, seed, salt, options, position, finished, winners, rematch) = columns
    seats = db.execute(f"SELECT {SEAT_COLUMNS} FROM seats WHERE table_id = ? ORDER BY seat", (table,))
    return TableRow(
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
        seats=[SeatRow(*who, autopass=bool(autopass)) for *who, autopass in seats],  # type: ignore[misc]
    )


def with_match(db: sqlite3.Connection, row: TableRow) -> TableRow:
    """The row with its actions, talk and notes."""
    of = (row.id,)
    actions = db.execute(
        "SELECT seat, action, played_by, at, events FROM actions WHERE table_id = ? ORDER BY ply", of
    )
    row.actions = [ActionRow(*played, json.loads(events)) for *played, events in actions]  # type: ignore[call-arg]
    chat = "SELECT number, seat, name, text, audience, at FROM chat WHERE table_id = ? ORDER BY number"
    row.chat = [Line(*columns) for columns in db.execute(chat, of)]
    notes = db.execute("SELECT seat, about, marks FROM notes WHERE table_id = ?", of)
    row.notes = {(seat, about): json.loads(marks) for seat, about, marks in notes}
    row.turn = db.execute(
        "SELECT ply, record FROM turns WHERE table_id = ? ORDER BY ply DESC LIMIT 1", of
    ).fetchone()
    return row


def _json(value: object) -> str | None:
    return None if value is None else json.dumps(value)
