"""Several workers on one socket: processes that are started, watched, replaced one by one, and ended together."""

from __future__ import annotations

import asyncio
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
from io import FileIO

COMMAND = (sys.executable, "-P", "-c", "from ruse.cli import main; main()")
"""This program. Without `-P`, files of the folder in which it is started could take the place of its modules."""
IS_POSSIBLE = hasattr(signal, "SIGHUP")
"""Whether this system has what a crew needs to pass on open files and signals. Windows does not."""
BREAK = 0.5
"""Seconds between two looks at the workers. One that died is replaced then, unless its number is waiting."""
BEAT = 1.0
"""Seconds between two signs of life of a worker that serves."""
SILENCE = 15.0
"""Seconds without a sign of life after which a worker counts as stuck and is killed.

Its tables wait until then. Garbage collections and slow disks do not hold up a worker for nearly as long.
"""
PATIENCE = 15.0
"""Seconds that workers get to stop."""
START = 60.0
"""Seconds that a new worker gets until it serves, before the one that it replaces is kept."""
FIRST_WAIT, LONGEST_WAIT = 1.0, 30.0
"""Seconds before a worker is started again if it has failed twice in a row: the first time, and at most.

The wait doubles with each failure. Without it, a worker that cannot start would take a core from the others.
"""
STEADY = 30.0
"""Seconds that a worker has to run so that its end is no failure."""
FAILED = 1
"""The exit status if the system lets no worker start."""
USAGE = 2
"""The exit status of a worker that cannot start."""
LONGEST = 64
"""Bytes that the path to the workers' folder may have, because the paths of sockets in it may only have 103."""
SIGNS = 1024
"""Signs of life that are read at once. The rest counts in the next round."""

log = logging.getLogger(__name__)


class HireFailed(Exception):
    """The system does not let a worker start."""


class Worker:
    """One process of the crew."""

    def __init__(self, line: Sequence[str], passed: Sequence[int]) -> None:
        told, telling = os.pipe()
        os.set_blocking(told, False)
        self._signs = FileIO(told)
        try:
            self.process = subprocess.Popen((*line, "--ready", str(telling)), pass_fds=(*passed, telling))
        except OSError:
            self._signs.close()
            raise
        finally:
            os.close(telling)
        self.age = 0.0
        """Seconds for which it has run, counted in rounds."""
        self._serves = False
        self._silence = 0.0

    @property
    def serves(self) -> bool:
        """Whether it has reported that it is serving."""
        self._serves = self._serves or bool(self._signs.read(SIGNS))
        return self._serves

    def is_stuck(self) -> bool:
        """Return whether it has served and then given no sign of life for too long. Ask this once a round.

        Rounds are counted, not the time: while the machine sleeps or this process does not run, there are none.
        """
        if self.serves:
            told = self._signs.read(SIGNS)
            # The end of the pipe: a worker of an earlier version, which says only that it serves.
            self._silence = self._silence + BREAK if told is None else 0.0
        return self._silence >= SILENCE

    @property
    def status(self) -> int | None:
        """Its exit status; none while it runs."""
        return self.process.poll()

    def end(self, patience: float) -> None:
        """Ask it to stop, and stop it if it does not."""
        if self.status is None:
            self.process.send_signal(signal.SIGTERM)
        self.wait(patience)

    def kill(self) -> None:
        """End it at once. Its end is noticed in a later round: the system may wait for a disk first."""
        self.process.kill()
        self._silence = 0.0

    def wait(self, patience: float) -> None:
        """Wait for its end, but not longer than this."""
        try:
            self.process.wait(patience)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self._signs.close()


class Crew:
    """The workers of one machine. SIGTERM ends them, SIGHUP replaces them one after the other."""

    def __init__(
        self,
        listening: socket.socket,
        workers: int,
        arguments: Sequence[str],
        held: Sequence[int] = (),
        on_round: Callable[[], None] = lambda: None,
    ) -> None:
        """Make a crew; `held` are open files that workers hold, too, and `on_round` is called twice a second."""
        self._listening = listening
        self._workers = workers
        self._arguments = arguments
        self._held = held
        self._on_round = on_round
        self._crew: dict[int, Worker] = {}
        """Workers by their number. One that ended is missing until the next one is started."""
        self._failures: dict[int, int] = {}
        """How many workers of a number in a row have ended soon after their start."""
        self._waits: dict[int, int] = {}
        """Rounds until the next worker of a number is started."""
        self._folder: str | None = None
        """Where workers have the sockets on which they hand each other connections and news."""
        self._stopping = threading.Event()
        self._replacing = False
        self._has_served = False
        self._can_hire = True

    def run(self, on_start: Callable[[], None]) -> int:
        """Work until asked to stop; return the exit status."""
        # Without a folder, a connection stays where it was accepted, and a file is not shared.
        self._folder = make_folder()
        lock = None if self._folder is None else hold(self._folder)
        leash, held = os.pipe()  # workers notice when this process dies, for any reason
        signals = {
            signal.SIGINT: self._stop,
            signal.SIGTERM: self._stop,
            signal.SIGHUP: self._replace,
        }
        before = {number: signal.signal(number, handler) for number, handler in signals.items()}
        try:
            for number in range(self._workers):
                self._crew[number] = self._hire(number, leash)
            on_start()
            return self._watch(leash)
        except HireFailed as error:
            log.error("a worker could not be started: %s", error)
            return FAILED
        finally:
            self._end()
            os.close(held)
            os.close(leash)
            remove(self._folder)
            if lock is not None:
                os.close(lock)
            for number, handler in before.items():
                signal.signal(number, handler)

    def _hire(self, number: int, leash: int) -> Worker:
        """Start a worker. `HireFailed` if the system does not allow it."""
        passed = (self._listening.fileno(), leash)
        known = ("--fd", str(passed[0]), "--leash", str(leash), "--number", str(number))
        folder = ("--handover", self._folder) if self._folder else ()
        try:
            return Worker((*COMMAND, "serve", *self._arguments, *known, *folder), (*passed, *self._held))
        except OSError as error:  # too many processes or open files, or no memory
            raise HireFailed(error.strerror or str(error)) from error

    def _watch(self, leash: int) -> int:
        while not self._stopping.wait(BREAK):
            self._has_served = self._has_served or any(worker.serves for worker in self._crew.values())
            for number, worker in list(self._crew.items()):
                worker.age += BREAK
                status = worker.status
                if status == USAGE and not self._has_served:
                    return USAGE  # later it may only be the database, which will come back
                if status is not None:
                    self._let_go(number, worker, status)
                elif worker.is_stuck():
                    log.error("worker %d gave no sign of life for %g seconds and is killed", number, SILENCE)
                    worker.kill()
            self._fill_up(leash)
            if self._replacing:
                self._replacing = False
                self._replace_all(leash)
            self._on_round()
        return 0

    def _let_go(self, number: int, worker: Worker, status: int) -> None:
        """Forget a worker that has ended, and decide when the next one is started."""
        failures = 0 if worker.age >= STEADY else self._failures.get(number, 0) + 1
        wait = wait_after(failures)
        self._failures[number], self._waits[number] = failures, round(wait / BREAK)
        if failures < 2:
            log.warning("worker %d ended (%s) and is replaced", number, how_it_ended(status))
        else:
            told = "worker %d ended (%s) soon after its start, %d times in a row; the next one starts in %g seconds"
            log.warning(told, number, how_it_ended(status), failures, wait)
        worker.wait(0)
        del self._crew[number]

    def _fill_up(self, leash: int) -> None:
        """Start the workers that are missing. If the system does not allow it now, the next round tries again."""
        for number in range(self._workers):
            if number in self._crew:
                continue
            if self._waits.get(number, 0) > 0:
                self._waits[number] -= 1
                continue
            try:
                self._crew[number] = self._hire(number, leash)
            except HireFailed as error:
                if self._can_hire:  # once for each outage
                    log.error("a worker could not be started, trying again: %s", error)
                self._can_hire = False
                return
            self._can_hire = True

    def _replace_all(self, leash: int) -> None:
        """Replace workers one after the other. An old worker stays until the new one serves."""
        for number in range(self._workers):
            try:
                new = self._hire(number, leash)
            except HireFailed as error:
                log.error("a new worker could not be started; the old ones keep running: %s", error)
                return
            deadline = time.monotonic() + START
            while not new.serves and new.status is None and time.monotonic() < deadline:
                if self._stopping.wait(0.05):
                    break
            if not new.serves:
                new.end(PATIENCE)
                log.error("a new worker did not start; the old ones keep running")
                return
            old = self._crew.get(number)
            self._crew[number] = new
            self._failures[number] = 0
            if old is not None:
                old.end(PATIENCE)

    def _stop(self, number: int, frame: object) -> None:
        self._stopping.set()

    def _replace(self, number: int, frame: object) -> None:
        self._replacing = True

    def _end(self) -> None:
        for worker in self._crew.values():
            if worker.status is None:
                worker.process.send_signal(signal.SIGTERM)
        deadline = time.monotonic() + PATIENCE
        for worker in self._crew.values():
            worker.wait(max(0.1, deadline - time.monotonic()))


def wait_after(failures: int) -> float:
    """Return how many seconds to wait after this many failures in a row: none after the first."""
    return 0.0 if failures < 2 else min(LONGEST_WAIT, FIRST_WAIT * 2.0 ** min(failures - 2, 10))


def how_it_ended(status: int) -> str:
    """Return an exit status in words: a number, or the signal that ended the process."""
    if status >= 0:
        return f"exit status {status}"
    try:
        return signal.Signals(-status).name
    except ValueError:  # real-time signals have no names
        return f"signal {-status}"


# --- In a worker -------------------------------------------------------------------------------------------


def hold_on(leash: int, folder: str | None) -> None:
    """Stop this worker when its parent process ends, and remove the folder that the parent made."""

    def watch() -> None:
        os.read(leash, 1)
        remove(folder)
        os.kill(os.getpid(), signal.SIGTERM)

    threading.Thread(target=watch, name="leash", daemon=True).start()


def give_signs(ready: int) -> None:
    """Tell the parent process that this worker serves, and then again and again that its event loop runs."""
    os.set_blocking(ready, False)
    loop = asyncio.get_running_loop()

    def give() -> None:
        with suppress(OSError):  # the parent does not read at the moment, or is gone
            os.write(ready, b"1")
        loop.call_later(BEAT, give)

    give()


# --- Where workers meet ------------------------------------------------------------------------------------


def make_folder() -> str | None:
    """Make the workers' folder: in the service's own place if it has one. None if there is no place for it.

    Not in a user's runtime folder: that one is deleted when the user logs out, even if the server keeps running.
    """
    places = os.environ.get("RUNTIME_DIRECTORY", "").split(":")
    for place in (*(place for place in places if 0 < len(os.fsencode(place)) <= LONGEST), None):
        with suppress(OSError):
            return tempfile.mkdtemp(prefix="ruse-", dir=place)
    return None


def hold(folder: str) -> int | None:
    """Lock the workers' folder while they need it, and return the lock: systemd-tmpfiles deletes nothing in it."""
    import fcntl  # not on Windows, where there is only one worker

    try:
        file = os.open(folder, os.O_RDONLY | os.O_CLOEXEC)
    except OSError:
        return None
    with suppress(OSError):  # a file system without locks
        fcntl.flock(file, fcntl.LOCK_SH)
    return file


def remove(folder: str | None) -> None:
    """Delete the workers' folder with what is in it."""
    if folder is not None:
        shutil.rmtree(folder, ignore_errors=True)
