"""Opening the SQLite file: who may read it, which schema it has, and whether its write-ahead log is still there."""

from __future__ import annotations

import contextlib
import os
import sqlite3
from pathlib import Path

SCHEMA = Path(__file__).parent / "schema"
LARGEST_LOG = 4 << 20
"""Bytes of the write-ahead log after which it is merged into the file."""

# The main file says LOGGED whenever newer commits are in the write-ahead log, and only the log itself says OPEN.
# A store that reads as LOGGED has therefore lost its log. Any other program that opens and closes the file
# merges the log, and OPEN with it.
LOGGED, OPEN, CLOSED = "logged", "open", "closed"


class LogMissing(sqlite3.DatabaseError):
    """The latest commits were in a file that is gone."""


class WriterConnection(sqlite3.Connection):
    """The writer's connection."""

    log: Path
    large: int
    """Bytes of the log at which it is merged next."""

    def take_over_log(self) -> None:
        """Bring the write-ahead log into the file when it has grown large.

        The commit after that begins a new log and cuts the file short (`journal_size_limit`). If somebody still
        reads the old log, it keeps growing, and is merged once it has grown as much again.
        """
        if self.log.stat().st_size > self.large:
            mark(self, LOGGED)
            self.execute("PRAGMA wal_checkpoint(PASSIVE)").close()
            mark(self, OPEN)
            self.large = self.log.stat().st_size + LARGEST_LOG

    def close(self) -> None:
        """Let go of the file; the last to do so merges the log."""
        try:
            if not self.in_transaction:
                mark(self, CLOSED)
        except sqlite3.Error:
            pass  # a disk that is full or read-only: the log stays, and says OPEN
        super().close()


def connect(path: Path) -> WriterConnection:
    """Return the connection that writes; it brings an older schema up to date."""
    path.parent.mkdir(parents=True, exist_ok=True)
    _keep_private(path)
    log = path.with_name(path.name + "-wal")
    had_log = log.exists()
    connection = sqlite3.connect(
        path, isolation_level=None, timeout=5, check_same_thread=False, factory=WriterConnection
    )
    try:
        connection.log, connection.large = log, LARGEST_LOG
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")
        connection.execute("PRAGMA wal_autocheckpoint = 0")  # `take_over_log` does it
        connection.execute("PRAGMA journal_size_limit = 0").close()
        _renew_schema(connection)
        if not had_log and marked(connection) == LOGGED:
            raise LogMissing(
                f"its write-ahead log {log.name} is missing, and with it the newest actions; put that file back "
                "or restore a backup, or accept the loss with `ruse store check --accept-loss`"
            )
        mark(connection, LOGGED)
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").close()
        mark(connection, OPEN)
    except BaseException:
        sqlite3.Connection.close(connection)
        raise
    return connection


def read_only(path: Path) -> sqlite3.Connection:
    """Return a connection for reading next to the writer, in any free thread."""
    connection = sqlite3.connect(path, isolation_level=None, timeout=5, check_same_thread=False)
    connection.execute("PRAGMA query_only = ON")
    return connection


def accept_loss(path: Path) -> None:
    """Let a store be opened that has lost its write-ahead log."""
    connection = sqlite3.connect(path, isolation_level=None, timeout=5)
    try:
        mark(connection, CLOSED)
    finally:
        connection.close()


def mark(connection: sqlite3.Connection, state: str) -> None:
    """Write down where the latest commits are."""
    connection.execute("INSERT OR REPLACE INTO settings VALUES ('state', ?)", (state,))


def marked(connection: sqlite3.Connection) -> str | None:
    """Return where the latest commits are; none in a store of an earlier version."""
    row = connection.execute("SELECT value FROM settings WHERE name = 'state'").fetchone()
    return row[0] if row else None


def _keep_private(path: Path) -> None:
    """Let nobody but its owner read the file; SQLite gives its log the same rights."""
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    for file in (path, *(path.with_name(path.name + end) for end in ("-wal", "-shm"))):
        if file.exists() and file.stat().st_mode & 0o077:
            with contextlib.suppress(PermissionError):  # it belongs to somebody else, who lets us write
                file.chmod(0o600)


def _renew_schema(connection: sqlite3.Connection) -> None:
    """Run the numbered files that this database has not seen."""
    have = connection.execute("PRAGMA user_version").fetchone()[0]
    files = sorted(SCHEMA.glob("[0-9]*.sql"))
    if have > len(files):
        raise sqlite3.DatabaseError("it was written by a newer version of Ruse")
    for number, file in enumerate(files[have:], have + 1):
        script = file.read_text(encoding="utf-8")
        connection.executescript(f"BEGIN; {script}; PRAGMA user_version = {number}; COMMIT;")
