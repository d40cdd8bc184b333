"""The server under test: `ruse serve` in a process of its own, as users start it, watched from outside."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

COMMAND = (sys.executable, "-c", "from ruse.cli import main; main()", "--language", "en", "serve")
PATIENCE = 300.0
"""Seconds: only a fault waits so long, however busy the machine is."""
PAGE = os.sysconf("SC_PAGE_SIZE")
TICK = os.sysconf("SC_CLK_TCK")


class House:
    """A server on a store; it can be killed and started again at the same address."""

    def __init__(self, store: Path | str, *arguments: str, workers: int = 1, log: Path | None = None) -> None:
        self.port = free_port()
        self._metrics = [self.port]
        if workers > 1:  # each worker counts for itself, on a port of its own
            first = free_ports(workers)
            self._metrics = [first + number for number in range(workers)]
            arguments = (*arguments, "--workers", str(workers), "--metrics", str(first))
        self.log = log or Path(store).with_suffix(".log")
        self._command = (*COMMAND, "--port", str(self.port), "--store", str(store), "--limits", "0", *arguments)
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> float:
        """Start it, and wait until it answers; how many seconds that took."""
        begun = time.perf_counter()
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(self._command, stdout=log, stderr=log)
        self.wait()
        return time.perf_counter() - begun

    def wait(self) -> None:
        """Until it answers and can write."""
        begun = time.perf_counter()
        while True:
            try:
                self.get("/healthz")
                return
            except OSError:
                dead = self._process is None or self._process.poll() is not None
                if dead or time.perf_counter() - begun > PATIENCE:
                    raise SystemExit(f"the server does not start:\n{self.log.read_text()}") from None
                time.sleep(0.01)

    def kill(self) -> None:
        """End it without a word: what is not on disk now never was."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None

    def workers(self) -> list[int]:
        """Return the processes that serve: the server itself, or those that it has started."""
        assert self._process is not None
        found = subprocess.run(["pgrep", "-P", str(self._process.pid)], capture_output=True, text=True, check=False)
        return [int(line) for line in found.stdout.split()] or [self._process.pid]

    def stop(self) -> None:
        """Ask it to end."""
        if self._process is not None:
            self._process.send_signal(signal.SIGTERM)
            self._process.wait(30)
            self._process = None

    def get(self, path: str, port: int | None = None) -> str:
        """Return what it answers."""
        with urllib.request.urlopen(f"http://127.0.0.1:{port or self.port}{path}", timeout=60) as answer:
            return str(answer.read().decode())

    def metrics(self) -> dict[str, float]:
        """Return its counters, those with labels added up."""
        found: dict[str, float] = {}
        for port in self._metrics:
            for name, value in re.findall(r"^(\w+)(?:{.*})? (\S+)$", self.get("/metrics", port), re.MULTILINE):
                found[name] = found.get(name, 0.0) + float(value)
        return found

    def memory(self) -> int:
        """Return the bytes of memory that it holds."""
        return sum(int(self._proc(one, "statm").split()[1]) * PAGE for one in self.workers())

    def cpu(self) -> float:
        """Return the seconds that it has computed, in all its threads."""
        spent = [self._proc(one, "stat").rpartition(")")[2].split() for one in self.workers()]
        return sum(int(one[11]) + int(one[12]) for one in spent) / TICK

    def _proc(self, process: int, name: str) -> str:
        return Path(f"/proc/{process}/{name}").read_text()


class Street:
    """Several servers on one store, measured together."""

    def __init__(self, houses: list[House]) -> None:
        self.houses = houses

    def start(self) -> None:
        """Start them all."""
        for house in self.houses:
            house.start()

    def kill(self) -> None:
        """End them all."""
        for house in self.houses:
            house.kill()

    def metrics(self) -> dict[str, float]:
        """Return the sums of their counters."""
        found: dict[str, float] = {}
        for house in self.houses:
            for name, value in house.metrics().items():
                found[name] = found.get(name, 0.0) + value
        return found

    def memory(self) -> int:
        """Return the bytes of memory that they hold."""
        return sum(house.memory() for house in self.houses)

    def cpu(self) -> float:
        """Return the seconds that they have computed."""
        return sum(house.cpu() for house in self.houses)


def leave_cleanly() -> None:
    """Let SIGTERM end a run as Ctrl-C does: servers and databases that it has started end first."""
    signal.signal(signal.SIGTERM, lambda number, frame: sys.exit(128 + number))


def free_ports(count: int) -> int:
    """The first of this many free ports in a row."""
    while True:
        first = free_port()
        try:
            for port in range(first, first + count):
                socket.create_server(("127.0.0.1", port)).close()
            return first
        except OSError:
            continue


def free_port() -> int:
    """Return a port that nobody listens on."""
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        return int(listening.getsockname()[1])
