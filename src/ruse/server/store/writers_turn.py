"""Whose turn it is to write, of several processes on one file."""

from __future__ import annotations

import fcntl
import os
import sqlite3
import struct
import time
from pathlib import Path
from queue import SimpleQueue
from threading import Condition, Thread

from ruse.server.store.leases import FLOCK
from ruse.server.store.sqlite_file import PATIENCE

TURN, NEXT = 0, 1
"""The bytes that are locked: by the process that writes, and by the one that writes after it."""
RETRY = 0.1
"""Seconds until a lock that the system could not give is asked for again."""


class WritersTurn:
    """A process's turn: a lock on a byte of the store's lock file, which ends with the process.

    SQLite has a lock of its own, but whoever finds it taken sleeps for longer and longer. Here they queue, and the
    system wakes whoever is next. Only the process that is next can take the turn, so one that has just written
    cannot take it again before the others.

    Nothing can end such a wait early, so a thread of its own waits in the queue. If the turn does not come, whoever
    wants to write gives up, and the thread passes the turn on when it comes.
    """

    def __init__(self, store: Path) -> None:
        store = store.resolve()  # by whichever link it is reached
        self._file = os.open(store.with_name(store.name + ".lock"), os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
        self._asked: SimpleQueue[bool] = SimpleQueue()
        """What the thread is asked for: to wait for a turn, or to end."""
        self._thread: Thread | None = None
        self._change = Condition()
        self._is_queued = self._is_wanted = False
        """Whether the thread waits for a turn, and whether anybody still wants it."""

    def __enter__(self) -> None:
        with self._change:
            if not self._is_queued:
                if self._is_free():
                    return
                self._queue()
            self._is_wanted = True
            came = self._change.wait_for(lambda: not self._is_queued, PATIENCE)
            self._is_wanted = False
        if not came:
            raise sqlite3.OperationalError("another process does not let anybody else write")

    def __exit__(self, *error: object) -> None:
        self._lock(fcntl.F_OFD_SETLK, fcntl.F_UNLCK, TURN)

    def close(self) -> None:
        """Leave the queue."""
        if self._thread is None:
            os.close(self._file)
            return
        self._asked.put(False)
        if not self._is_queued:  # else the thread passes the turn on first, when it comes
            self._thread.join()

    def _is_free(self) -> bool:
        """Return whether nobody else writes or waits; then it is our turn at once."""
        try:
            self._lock(fcntl.F_OFD_SETLK, fcntl.F_WRLCK, NEXT)
            self._lock(fcntl.F_OFD_SETLK, fcntl.F_WRLCK, TURN)
        except OSError:  # another process has it, or the system has no locks left
            return False
        self._lock(fcntl.F_OFD_SETLK, fcntl.F_UNLCK, NEXT)
        return True

    def _queue(self) -> None:
        if self._thread is None:
            self._thread = Thread(target=self._wait, name="turn", daemon=True)
            self._thread.start()
        self._is_queued = True
        self._asked.put(True)

    def _wait(self) -> None:
        """Wait for one turn after the other, in the thread."""
        while self._asked.get():
            for byte in (NEXT, TURN):
                self._wait_for(byte)
            self._lock(fcntl.F_OFD_SETLK, fcntl.F_UNLCK, NEXT)
            with self._change:
                self._is_queued = False
                if self._is_wanted:
                    self._change.notify()
                else:
                    self._lock(fcntl.F_OFD_SETLK, fcntl.F_UNLCK, TURN)
        os.close(self._file)

    def _wait_for(self, byte: int) -> None:
        while True:
            try:
                self._lock(fcntl.F_OFD_SETLKW, fcntl.F_WRLCK, byte)
                return
            except OSError:  # the system has no locks left, and may have some soon
                time.sleep(RETRY)

    def _lock(self, how: int, kind: int, byte: int) -> None:
        fcntl.fcntl(self._file, how, struct.pack(FLOCK, kind, os.SEEK_SET, byte, 1, 0))
