"""A real PostgreSQL for the tests: a cluster in a folder of its own, run by its own user, gone in the end."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import psycopg

USER = "postgres"


def programs() -> Path | None:
    """Return the folder of initdb and postgres; none where PostgreSQL is not installed."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parts[4]))
    if found:
        return found[-1].parent
    initdb = shutil.which("initdb")
    return Path(initdb).resolve().parent if initdb else None


class Cluster:
    """PostgreSQL on a port of this machine."""

    def __init__(self, folder: Path, programs: Path) -> None:
        self.folder = folder
        self._programs = programs
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self._process: subprocess.Popen[bytes] | None = None

    def make(self) -> None:
        """Lay out the files."""
        self._run("initdb", "-D", str(self.folder / "data"), "-A", "trust", "-U", USER, "-E", "UTF8", "--no-sync")

    def start(self) -> None:
        """Run, and wait until it answers."""
        line = [str(self._programs / "postgres"), "-D", str(self.folder / "data"), "-p", str(self.port)]
        line += ["-c", "listen_addresses=127.0.0.1", "-c", f"unix_socket_directories={self.folder}"]
        line += ["-c", "max_connections=60", "-c", "shared_buffers=32MB"]
        line += ["-c", "dynamic_shared_memory_type=mmap"]  # in its folder: a kill leaves nothing elsewhere
        for _ in range(300):
            if self._process is None or self._process.poll() is not None:  # what is left of a killed one ends first
                with (self.folder / "log").open("ab") as log:
                    self._process = subprocess.Popen(
                        self._as_user(line), stdout=log, stderr=log, start_new_session=True
                    )
            try:
                psycopg.connect(self.address("postgres"), connect_timeout=1).close()
                return
            except psycopg.OperationalError:
                time.sleep(0.1)
        raise AssertionError((self.folder / "log").read_text())

    def kill(self) -> None:
        """Kill it, as a power cut does: all at once, or a process with a connection might still answer it."""
        if self._process is not None:
            for pid in family(self._process.pid):
                with suppress(ProcessLookupError):
                    os.kill(pid, signal.SIGKILL)
            self._process.wait()
            self._process = None

    def cpu(self) -> float:
        """Return the seconds that all its processes have computed, those that have ended included."""
        assert self._process is not None
        ticks = 0
        for pid in family(self._process.pid):
            with suppress(OSError):
                spent = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
                ticks += sum(map(int, spent[11:15]))
        return ticks / os.sysconf("SC_CLK_TCK")

    def address(self, name: str) -> str:
        """Return where a database is."""
        return f"postgresql://{USER}@127.0.0.1:{self.port}/{name}"

    def fresh(self, name: str) -> str:
        """Return a database with nothing in it; a test that failed may have left the cluster dead."""
        if self._process is None:
            self.start()
        with psycopg.connect(self.address("postgres"), autocommit=True) as db:
            db.execute(f"DROP DATABASE IF EXISTS {name} WITH (FORCE)".encode())
            db.execute(f"CREATE DATABASE {name}".encode())
        return self.address(name)

    def _run(self, program: str, *arguments: str) -> None:
        line = self._as_user([str(self._programs / program), *arguments])
        done = subprocess.run(line, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr

    def _as_user(self, line: list[str]) -> list[str]:
        """PostgreSQL refuses to be root."""
        return ["runuser", "-u", USER, "--", *line] if os.geteuid() == 0 else line


def family(pid: int) -> list[int]:
    """A process and everything that it has started."""
    found = subprocess.run(["pgrep", "-P", str(pid)], capture_output=True, text=True, check=False).stdout.split()
    return [pid, *(one for child in found for one in family(int(child)))]


@contextmanager
def cluster(*, on_disk: bool = False) -> Iterator[Cluster]:
    """A running cluster.

    Its files are in memory where the system has a place for that: they outlive any kill all the same, and after one
    PostgreSQL waits for the disk once for each of its thousand files.
    """
    found = programs()
    assert found is not None, "PostgreSQL is not installed; run `sh tools/setup.sh test`"
    memory = Path("/dev/shm")
    where = None if on_disk or not os.access(memory, os.W_OK) else memory
    with tempfile.TemporaryDirectory(prefix="ruse-postgres-", dir=where, ignore_cleanup_errors=True) as name:
        folder = Path(name)
        if os.geteuid() == 0:
            shutil.chown(folder, USER)
        running = Cluster(folder, found)
        running.make()
        running.start()
        try:
            yield running
        finally:
            running.kill()
