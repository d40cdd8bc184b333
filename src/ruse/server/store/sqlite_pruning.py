"""Deleting from the SQLite file: expired tables, and everything about a guest."""

from __future__ import annotations

import sqlite3
from collections.abc import Collection, Iterable

from ruse.server.store.retention import Retention

LARGEST_ROUND = 1000
"""How many tables are deleted together; others' commits wait that long at most."""
FORGOTTEN = "–"
"""The name of a seat whose guest had their data deleted."""

WAITING = """
SELECT id FROM tables WHERE status != 'over' AND status = 'open' AND created < ?
AND (SELECT count(DISTINCT guest) FROM seats WHERE table_id = id) <= 1 LIMIT ?
"""
STANDING = """
SELECT id FROM tables WHERE status != 'over' AND created < ?1
AND NOT EXISTS (SELECT 1 FROM actions WHERE table_id = id AND at >= ?1) LIMIT ?
"""
FINISHED = "SELECT id FROM tables WHERE status = 'over' AND finished < ? ORDER BY finished LIMIT ?"


def expired(db: sqlite3.Connection, retention: Retention, now: float, spared: Collection[str]) -> list[str]:
    """Return expired tables, except those that are spared."""
    kinds = ((WAITING, retention.waiting), (STANDING, retention.standing), (FINISHED, retention.finished))
    found: dict[str, None] = {}
    for query, seconds in kinds:
        if seconds is not None:
            rows = db.execute(query, (now - seconds, LARGEST_ROUND + len(spared)))
            found |= {table: None for (table,) in rows if table not in spared}
    return list(found)


def delete_expired(db: sqlite3.Connection, retention: Retention, now: float, spared: Collection[str]) -> list[str]:
    """Delete expired tables, except those that are spared; return their ids."""
    found = expired(db, retention, now, spared)
    delete_tables(db, found)
    return found


def delete_tables(db: sqlite3.Connection, tables: Iterable[str]) -> None:
    """Delete tables with everything that belongs to them."""
    for table in tables:
        for part in ("reports", "turned_away", "stories", "notes", "chat", "turns", "actions", "seats"):
            db.execute(f"DELETE FROM {part} WHERE table_id = ?", (table,))
        db.execute("UPDATE tables SET rematch = NULL WHERE rematch = ?", (table,))
        db.execute("DELETE FROM tables WHERE id = ?", (table,))


def forget(db: sqlite3.Connection, guest: str) -> list[str]:
    """Delete a guest's name, chat and notes; a bot takes the seats in running matches."""
    of = (guest,)
    known = "SELECT table_id FROM seats WHERE guest = ?1 UNION SELECT table_id FROM turned_away WHERE guest = ?1"
    tables = [table for (table,) in db.execute(known, of)]
    mine = "(SELECT table_id, seat FROM seats WHERE guest = ?)"
    db.execute(f"DELETE FROM chat WHERE (table_id, seat) IN {mine}", of)
    db.execute("DELETE FROM chat WHERE guest = ?", of)
    db.execute(f"DELETE FROM notes WHERE (table_id, seat) IN {mine}", of)
    is_open = "(SELECT status FROM tables WHERE id = table_id) = 'open'"
    db.execute(f"DELETE FROM seats WHERE guest = ? AND {is_open}", of)
    bot = "(SELECT CASE WHEN json_valid(plan) THEN plan ->> 'bot' END FROM tables WHERE id = table_id)"
    db.execute(
        f"UPDATE seats SET name = ?, guest = NULL, autopass = 0, bot = coalesce({bot}, 'house') WHERE guest = ?",
        (FORGOTTEN, guest),
    )
    db.execute("DELETE FROM turned_away WHERE guest = ?", of)
    db.execute("UPDATE tables SET host = NULL, source = '' WHERE host = ?", of)
    db.execute("DELETE FROM guests WHERE id = ?", of)
    return tables
