"""Several workers on one socket: processes that are started, watched, replaced one by one, and ended together."""

from __future__ import annotations

import logging
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import suppress

COMMAND = (sys.executable, "-c", "from ruse.cli import main; main()")
BREAK = 0.5
"""Seconds until a worker that died is replaced."""
PATIENCE = 15.0
"""Seconds that workers get to stop."""
START = 60.0
"""Seconds that a new worker gets until it serves, before the one that it replaces is kept."""
USAGE = 2
"""The exit status of a worker that cannot start."""

log = logging.getLogger(__name__)


class Worker:
    """One process of the crew."""

    def __init__(self, line: Sequence[str], passed: Sequence[int]) -> None:
        self._told, telling = os.pipe()
        os.set_blocking(self._told, False)
        try:
            self.process = subprocess.Popen((*line, "--ready", str(telling)), pass_fds=(*passed, telling))
        finally:
            os.close(telling)
        self._serves = False

    @property
    def serves(self) -> bool:
        """Whether it has reported that it is serving."""
        if not self._serves:
            with suppress(BlockingIOError):
                self._serves = bool(os.read(self._told, 1))
        return self._serves

    @property
    def status(self) -> int | None:
        """Its exit status; none while it runs."""
        return self.process.poll()

    def end(self, patience: float) -> None:
        """Ask it to stop, and stop it if it does not."""
        if self.status is None:
            self.process.send_signal(signal.SIGTERM)
        self.wait(patience)

    def wait(self, patience: float) -> None:
        """Wait for its end, but not longer than this."""
        try:
            self.process.wait(patience)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        os.close(self._told)


class Crew:
    """The workers of one machine. SIGTERM ends them, SIGHUP replaces them one after the other."""

    def __init__(self, listening: socket.socket, workers: int, arguments: Sequence[str]) -> None:
        self._listening = listening
        self._workers = workers
        self._arguments = arguments
        self._crew: list[Worker] = []
        self._folder: str | None = None
        """Where workers have the sockets on which they hand connections to each other."""
        self._stopping = threading.Event()
        self._replacing = False
        self._has_served = False

    def run(self, on_start: Callable[[], None]) -> int:
        """Work until asked to stop; return the exit status."""
        with suppress(OSError):  # without a folder, a connection stays where it was accepted
            self._folder = tempfile.mkdtemp(prefix="ruse-")
        leash, held = os.pipe()  # workers notice when this process dies, for any reason
        signals = {
            signal.SIGINT: self._stop,
            signal.SIGTERM: self._stop,
            signal.SIGHUP: self._replace,
        }
        before = {number: signal.signal(number, handler) for number, handler in signals.items()}
        try:
            self._crew = [self._hire(number, leash) for number in range(self._workers)]
            on_start()
            return self._watch(leash)
        finally:
            self._end()
            os.close(held)
            os.close(leash)
            remove(self._folder)
            for number, handler in before.items():
                signal.signal(number, handler)

    def _hire(self, number: int, leash: int) -> Worker:
        passed = (self._listening.fileno(), leash)
        known = ("--fd", str(passed[0]), "--leash", str(leash), "--number", str(number))
        folder = ("--handover", self._folder) if self._folder else ()
        return Worker((*COMMAND, "serve", *self._arguments, *known, *folder), passed)

    def _watch(self, leash: int) -> int:
        while not self._stopping.wait(BREAK):
            self._has_served = self._has_served or any(worker.serves for worker in self._crew)
            for number, worker in enumerate(self._crew):
                if worker.status == USAGE and not self._has_served:
                    return USAGE  # later it may only be the database, which will come back
                if worker.status is not None:
                    worker.wait(0)
                    self._crew[number] = self._hire(number, leash)
            if self._replacing:
                self._replacing = False
                self._replace_all(leash)
        return 0

    def _replace_all(self, leash: int) -> None:
        """Replace workers one after the other. An old worker stays until the new one serves."""
        for number, worker in enumerate(self._crew):
            new = self._hire(number, leash)
            deadline = time.monotonic() + START
            while not new.serves and new.status is None and time.monotonic() < deadline:
                if self._stopping.wait(0.05):
                    break
            if not new.serves:
                new.end(PATIENCE)
                log.error("a new worker did not start; the old ones keep running")
                return
            self._crew[number] = new
            worker.end(PATIENCE)

    def _stop(self, number: int, frame: object) -> None:
        self._stopping.set()

    def _replace(self, number: int, frame: object) -> None:
        self._replacing = True

    def _end(self) -> None:
        for worker in self._crew:
            if worker.status is None:
                worker.process.send_signal(signal.SIGTERM)
        deadline = time.monotonic() + PATIENCE
        for worker in self._crew:
            worker.wait(max(0.1, deadline - time.monotonic()))


def hold_on(leash: int, folder: str | None) -> None:
    """Stop this worker when its parent process ends, and remove the folder that the parent made."""

    def watch() -> None:
        os.read(leash, 1)
        remove(folder)
        os.kill(os.getpid(), signal.SIGTERM)

    threading.Thread(target=watch, name="leash", daemon=True).start()


def remove(folder: str | None) -> None:
    """Delete the workers' folder with what is in it."""
    if folder is not None:
        shutil.rmtree(folder, ignore_errors=True)
