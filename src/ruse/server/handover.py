"""Hand a connection to the worker that its table belongs to, so that one worker renders all seats of a table."""

from __future__ import annotations

import asyncio
import logging
import os
import re
import socket
from array import array
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from random import randrange
from zlib import crc32

log = logging.getLogger(__name__)

TABLE = re.compile(rb"[A-Z]+ /(?:api/tables|table)/([^/? ]+)[/? ]")
"""The start of a request that is about one table."""
NEW_TABLE = re.compile(rb"POST /(?:new|play|api/tables)[/? ]")
"""The start of a request that makes a table, which belongs to the worker that makes it."""
LARGEST = 32 * 1024
"""Bytes that a client has already sent and that travel with its connection."""
AT_ONCE = 64
"""Connections that a worker takes over before it does something else."""
SENT_BACK = 255
"""In place of the sender's number: a full worker sends a connection back, and whoever gets it serves it."""
CLOSED_ON_EXEC = getattr(socket, "MSG_CMSG_CLOEXEC", 0)

Adopt = Callable[[socket.socket, bytes], None]
"""Called with a connection that another worker accepted, and what that worker has read from it."""


class Handover:
    """The workers on one socket, as one of them knows them.

    The system gives a new connection to any worker. The first line of a request says which table it is about, and
    the table's id says which worker it belongs to. Every worker has a Unix socket in a folder that they share. If a
    worker is gone or has too much to do, whoever accepted the connection serves it: any worker can serve any table.
    If a worker is killed before it takes a connection, that connection is closed, and the page connects again.
    """

    def __init__(self, folder: Path, number: int, workers: int) -> None:
        self._folder = folder
        self._number = number
        self._workers = workers
        self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._socket.setblocking(False)
        self._adopt: Adopt | None = None
        self._has_room: Callable[[], bool] = lambda: True

    def open(self, adopt: Adopt, has_room: Callable[[], bool]) -> None:
        """Take connections from now on. A worker that this one replaces gets no more."""
        new = self._path(self._number).with_suffix(f".{os.getpid()}")
        try:
            self._socket.bind(str(new))
            new.rename(self._path(self._number))
        except OSError as error:  # the folder's name is too long, or somebody has deleted it
            log.warning("every connection stays with the worker that accepts it: %s", error)
            return
        self._adopt, self._has_room = adopt, has_room
        asyncio.get_running_loop().add_reader(self._socket, self._take)

    def close(self) -> None:
        """Take the last connections that were sent here, and no more."""
        if self._adopt is not None:
            asyncio.get_running_loop().remove_reader(self._socket)
            self._take()
        self._socket.close()

    def is_home(self, table: str) -> bool:
        """Return whether a table belongs to this worker."""
        return self._home(table.encode()) == self._number

    def home_of(self, request: bytes) -> int | None:
        """Return the worker that should answer a request; none if it is this one, or if it does not matter."""
        if len(request) > LARGEST:
            return None
        if found := TABLE.match(request):
            home = self._home(found[1])
        elif NEW_TABLE.match(request):
            home = randrange(self._workers)  # else whoever has many tables would get even more of them
        else:
            return None
        return None if home == self._number else home

    def give(self, worker: int, connection: int, request: bytes) -> bool:
        """Send a connection to another worker; return false if it is gone. `BlockingIOError`: it is busy.

        If it worked, both workers have the connection open, and this one has to close it.
        """
        return self._send(worker, self._number, connection, request)

    def _send(self, worker: int, sender: int, connection: int, request: bytes) -> bool:
        passed = [(socket.SOL_SOCKET, socket.SCM_RIGHTS, array("i", [connection]))]
        try:
            self._socket.sendmsg([bytes([sender]), request], passed, 0, str(self._path(worker)))
        except BlockingIOError:
            raise
        except OSError:
            return False
        return True

    def _take(self) -> None:
        for _ in range(AT_ONCE):
            try:
                message, passed, _, _ = self._socket.recvmsg(LARGEST + 1, socket.CMSG_SPACE(4), CLOSED_ON_EXEC)
            except BlockingIOError:
                return
            for _, _, numbers in passed:
                self._take_one(socket.socket(fileno=array("i", numbers)[0]), message[0], message[1:])

    def _take_one(self, connection: socket.socket, sender: int, request: bytes) -> None:
        """Serve a connection, or send it back if there is no room. One that was sent back is served in any case."""
        if sender != SENT_BACK and not self._has_room():
            with suppress(BlockingIOError):
                if self._send(sender, SENT_BACK, connection.fileno(), request):
                    connection.close()
                    return
        assert self._adopt is not None
        self._adopt(connection, request)

    def _home(self, table: bytes) -> int:
        return crc32(table) % self._workers

    def _path(self, worker: int) -> Path:
        return self._folder / f"worker-{worker}"
