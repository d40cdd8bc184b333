"""Opening the SQLite file: who may read it, which schema it has, and whether its write-ahead log is still there."""

from __future__ import annotations

import contextlib
import os
import sqlite3
from contextlib import nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from ruse.server.store.writers_turn import WritersTurn

Writing = TypeVar("Writing", bound="Writable")

SCHEMA = Path(__file__).parent / "schema"
LARGEST_LOG = 4 << 20
"""Bytes of the write-ahead log after which it is merged into the file."""
PATIENCE = 5.0
"""Seconds that a connection waits for others before it fails."""
STALL = 0.1
"""Seconds for which nobody writes while a merge waits for those who read the old log."""

# The main file says LOGGED whenever newer commits are in the write-ahead log, and only the log itself says OPEN.
# A store that reads as LOGGED has therefore lost its log. Any other program that opens and closes the file
# merges the log, and OPEN with it. The log itself says LOGGED only while it is merged.
LOGGED, OPEN, CLOSED = "logged", "open", "closed"


class LogMissing(sqlite3.DatabaseError):
    """The latest commits were in a file that is gone."""


class Writable(sqlite3.Connection):
    """A connection that writes. It leaves the log alone, which belongs to whoever has the whole file."""

    turn: WritersTurn | nullcontext[None] = nullcontext()
    """What a transaction waits for."""

    def take_over_log(self) -> None:
        """Do nothing: two processes that mark the file could undo each other's marks."""

    def close(self) -> None:
        """Let go of the file; the last to do so merges the log."""
        # On a disk that is read-only or really full, the log stays.
        with contextlib.suppress(sqlite3.Error, OSError):
            if not self.in_transaction:
                with self.turn:
                    self._mark_last()
        super().close()
        if not isinstance(self.turn, nullcontext):
            self.turn.close()

    def _mark_last(self) -> None:
        """Complete what a leader began that was killed while it merged the log, because the log is still there."""
        if marked(self) == LOGGED:
            self._mark_with_little_space(OPEN)

    def _mark_with_little_space(self, state: str) -> None:
        """Write a mark. If the log cannot grow, it is merged and begins again where it is, which takes no space."""
        try:
            mark(self, state)
        except sqlite3.Error:
            self.execute("PRAGMA wal_checkpoint(PASSIVE)").close()
            mark(self, state)


class WriterConnection(Writable):
    """The connection of the process that has the file, alone or for all its workers."""

    log: Path
    large: int
    """Bytes of the log at which it is merged next."""

    def take_over_log(self) -> None:
        """Bring the write-ahead log into the file when it has grown large.

        Most of it is merged while others write. What they add is merged while they wait, because only a log of
        which nothing is left begins again: the mark after that is its first commit and cuts the file short
        (`journal_size_limit`). If somebody still reads the old log, it keeps growing, and is merged once it has
        grown as much again.
        """
        if self.log.stat().st_size > self.large:
            with self.turn:
                mark(self, LOGGED)
            self.execute("PRAGMA wal_checkpoint(PASSIVE)").close()
            with self.turn:
                mark(self, LOGGED)  # again, because a worker that stopped in the meantime has marked it OPEN
                self._merge_rest()
                mark(self, OPEN)
            self.large = self.log.stat().st_size + LARGEST_LOG

    def _merge_rest(self) -> None:
        """Merge all of the log, if those who read it are done soon."""
        _wait_at_most(self, STALL)
        try:
            self.execute("PRAGMA wal_checkpoint(RESTART)").close()
        finally:
            _wait_at_most(self, PATIENCE)

    def _mark_last(self) -> None:
        self._mark_with_little_space(CLOSED)


def connect(path: Path) -> WriterConnection:
    """Return the connection that writes; it brings an older schema up to date."""
    path = path.resolve()  # by whichever link it is reached: SQLite has the log next to the file itself
    path.parent.mkdir(parents=True, exist_ok=True)
    _keep_private(path)
    log = path.with_name(path.name + "-wal")
    had_log = log.exists()
    connection = _opened(path, WriterConnection)
    try:
        connection.log, connection.large = log, LARGEST_LOG
        if not had_log and marked(connection) == LOGGED:
            raise LogMissing(
                f"its write-ahead log {log.name} is missing, and with it the newest actions; put that file back "
                "or restore a backup, or accept the loss with `ruse store check --accept-loss`"
            )
    except BaseException:
        sqlite3.Connection.close(connection)
        raise
    try:
        mark(connection, LOGGED)
        # Not TRUNCATE: the next mark would need space that somebody else may have taken by then.
        connection.execute("PRAGMA wal_checkpoint(RESTART)").close()
        mark(connection, OPEN)
    except BaseException:
        connection.close()
        raise
    return connection


def join(path: Path) -> Writable:
    """Return the connection of one of several workers; their leader has the file open, too."""
    connection = _opened(path, Writable)
    connection.turn = _turn(path)
    return connection


def lead(path: Path) -> WriterConnection:
    """Return the connection of a process that has the file for its workers."""
    connection = connect(path)
    connection.turn = _turn(path)
    return connection


def read_only(path: Path) -> sqlite3.Connection:
    """Return a connection for reading next to the writer, in any free thread."""
    connection = sqlite3.connect(path, isolation_level=None, timeout=PATIENCE, check_same_thread=False)
    connection.execute("PRAGMA query_only = ON")
    return connection


def accept_loss(path: Path) -> None:
    """Let a store be opened that has lost its write-ahead log."""
    connection = sqlite3.connect(path, isolation_level=None, timeout=PATIENCE)
    try:
        mark(connection, CLOSED)
    finally:
        connection.close()


def mark(connection: sqlite3.Connection, state: str) -> None:
    """Write down where the latest commits are."""
    put = "INSERT INTO settings VALUES ('state', ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value"
    connection.execute(f"{put} WHERE value != excluded.value", (state,))


def marked(connection: sqlite3.Connection) -> str | None:
    """Return where the latest commits are; none in a store of an earlier version."""
    row = connection.execute("SELECT value FROM settings WHERE name = 'state'").fetchone()
    return row[0] if row else None


def _turn(path: Path) -> WritersTurn:
    from ruse.server.store.writers_turn import WritersTurn  # what it needs of the system is not everywhere

    return WritersTurn(path)


def _opened(path: Path, kind: type[Writing]) -> Writing:
    connection = sqlite3.connect(
        path, isolation_level=None, timeout=PATIENCE, check_same_thread=False, factory=kind
    )
    try:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")
        connection.execute("PRAGMA wal_autocheckpoint = 0")  # `take_over_log` does it
        connection.execute("PRAGMA journal_size_limit = 0").close()
        _renew_schema(connection)
    except BaseException:
        sqlite3.Connection.close(connection)
        raise
    return connection


def _wait_at_most(connection: sqlite3.Connection, seconds: float) -> None:
    connection.execute(f"PRAGMA busy_timeout = {round(seconds * 1000)}").close()


def _keep_private(path: Path) -> None:
    """Let nobody but its owner read the file; SQLite gives its log the same rights."""
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    for file in (path, *(path.with_name(path.name + end) for end in ("-wal", "-shm"))):
        if file.exists():
            for_owner_only(file)


def for_owner_only(file: Path) -> None:
    """Let nobody but its owner read a file that may have been made by an earlier version."""
    if file.stat().st_mode & 0o077:
        with contextlib.suppress(PermissionError):  # it belongs to somebody else, who lets us write
            file.chmod(0o600)


def _renew_schema(connection: sqlite3.Connection) -> None:
    """Run the numbered files that this database has not seen."""
    have = _version(connection)
    files = sorted(SCHEMA.glob("[0-9]*.sql"))
    if have > len(files):
        raise sqlite3.DatabaseError("it was written by a newer version of Ruse")
    for number, file in enumerate(files[have:], have + 1):
        script = file.read_text(encoding="utf-8")
        try:
            connection.executescript(f"BEGIN IMMEDIATE; {script}; PRAGMA user_version = {number}; COMMIT;")
        except sqlite3.Error:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            if _version(connection) < number:  # else another worker was faster
                raise


def _version(connection: sqlite3.Connection) -> int:
    return int(connection.execute("PRAGMA user_version").fetchone()[0])
