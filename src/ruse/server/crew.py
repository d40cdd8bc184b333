"""Several workers on one socket: processes that are started, watched, replaced one by one, and ended together."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Sequence

COMMAND = (sys.executable, "-c", "from ruse.cli import main; main()")
BREAK = 1.0
"""Seconds until a worker that died is replaced, and between two that are replaced on request."""
PATIENCE = 15.0
"""Seconds that workers get to say goodbye."""
USAGE = 2
"""How a worker ends that cannot start."""
SETTLED = 20.0
"""Seconds after which a worker that cannot start is tried again, however often it takes."""


class Crew:
    """The workers of one machine. SIGTERM ends them, SIGHUP replaces them one after the other."""

    def __init__(self, listening: socket.socket, workers: int, arguments: Sequence[str]) -> None:
        self._listening = listening
        self._workers = workers
        self._arguments = arguments
        self._crew: list[subprocess.Popen[bytes]] = []
        self._stopping = threading.Event()
        self._replacing = False
        self._began = time.monotonic()

    def run(self, on_start: Callable[[], None]) -> int:
        """Work until told to stop; the exit status."""
        leash, held = os.pipe()  # workers see its end when this process dies, however it does
        signals = {
            signal.SIGINT: self._stop,
            signal.SIGTERM: self._stop,
            signal.SIGHUP: self._replace,
        }
        before = {number: signal.signal(number, handler) for number, handler in signals.items()}
        try:
            self._crew = [self._hire(leash) for _ in range(self._workers)]
            on_start()
            return self._watch(leash)
        finally:
            self._end()
            os.close(held)
            os.close(leash)
            for number, handler in before.items():
                signal.signal(number, handler)

    def _hire(self, leash: int) -> subprocess.Popen[bytes]:
        sockets = ("--fd", str(self._listening.fileno()), "--leash", str(leash))
        line = (*COMMAND, "serve", *self._arguments, *sockets)
        return subprocess.Popen(line, pass_fds=(self._listening.fileno(), leash))

    def _watch(self, leash: int) -> int:
        while not self._stopping.wait(BREAK):
            for number, worker in enumerate(self._crew):
                if worker.poll() == USAGE and time.monotonic() - self._began < SETTLED:
                    return USAGE  # later it may be a database that is away, and comes back
                if worker.poll() is not None:
                    self._crew[number] = self._hire(leash)
            if self._replacing:
                self._replacing = False
                for number, worker in enumerate(self._crew):
                    self._crew[number] = self._hire(leash)
                    self._stopping.wait(PATIENCE / 5)  # until the new one serves
                    worker.send_signal(signal.SIGTERM)
                    worker.wait(PATIENCE)
        return 0

    def _stop(self, number: int, frame: object) -> None:
        self._stopping.set()

    def _replace(self, number: int, frame: object) -> None:
        self._replacing = True

    def _end(self) -> None:
        for worker in self._crew:
            if worker.poll() is None:
                worker.send_signal(signal.SIGTERM)
        deadline = time.monotonic() + PATIENCE
        for worker in self._crew:
            try:
                worker.wait(max(0.1, deadline - time.monotonic()))
            except subprocess.TimeoutExpired:
                worker.kill()
                worker.wait()


def hold_on(leash: int) -> None:
    """Let this worker end when the process that started it does."""

    def watch() -> None:
        os.read(leash, 1)
        os.kill(os.getpid(), signal.SIGTERM)

    threading.Thread(target=watch, name="leash", daemon=True).start()
