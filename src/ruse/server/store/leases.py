"""Which worker of a machine plays for the bots of a table: a lock that ends with the worker who holds it."""

from __future__ import annotations

import fcntl
import logging
import os
import struct
import sys
from hashlib import blake2b
from pathlib import Path

IS_POSSIBLE = sys.platform == "linux" and hasattr(fcntl, "F_OFD_SETLK")
"""Whether this system can lock single bytes of a file for whoever has opened it, in the way that we ask for it.

macOS has such locks, too, but its `struct flock` is another one.
"""
FLOCK = "hhqqi4x"
"""Linux's `struct flock`: what kind of lock, from where, the first byte, how many, and nobody's process id."""

log = logging.getLogger(__name__)


class Leases:
    """One file with a byte for each table. Nothing is ever written to it: its bytes are only locked."""

    def __init__(self, file: Path) -> None:
        self._file = os.open(file, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
        self._held: set[str] = set()
        self._can_lock = True

    def take(self, table: str) -> bool:
        """Return whether the lease of a table is held here; it is from now on if nobody else holds it."""
        if table not in self._held:
            try:
                self._lock(table, fcntl.F_WRLCK)
            except (BlockingIOError, PermissionError):  # another worker has it
                return False
            except OSError as error:  # the system has no locks left: whoever asks again may get one
                if self._can_lock:  # once for each outage
                    log.warning("a bot waits, because its table could not be locked: %s", error.strerror)
                self._can_lock = False
                return False
            self._can_lock = True
            self._held.add(table)
        return True

    def release(self, table: str) -> None:
        """Let somebody else have the lease of a table."""
        if table in self._held:
            self._held.discard(table)
            self._lock(table, fcntl.F_UNLCK)

    def close(self) -> None:
        """Let go of all leases."""
        self._held.clear()
        os.close(self._file)

    def _lock(self, table: str, kind: int) -> None:
        byte = int.from_bytes(blake2b(table.encode(), digest_size=7).digest(), "big")
        fcntl.fcntl(self._file, fcntl.F_OFD_SETLK, struct.pack(FLOCK, kind, os.SEEK_SET, byte, 1, 0))
