"""A real server in a process of its own, started as users start it."""

from __future__ import annotations

import re
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

COMMAND = (sys.executable, "-c", "from ruse.cli import main; main()", "--language", "en", "serve")


@dataclass
class Running:
    """A server that listens."""

    process: subprocess.Popen[bytes]
    address: str
    store: Path | str

    def stop(self, number: int = signal.SIGTERM) -> tuple[int, str, str]:
        """Ask it to stop; how it ended, and what it said in the meantime."""
        self.process.send_signal(number)
        out, err = self.process.communicate(timeout=30)
        return self.process.returncode, out.decode(), err.decode()


@contextmanager
def serving(store: Path | str, *arguments: str, command: Sequence[str] = COMMAND) -> Iterator[Running]:
    """Start a server on any free port, and be sure that it is gone in the end."""
    line = (*command, "--port", "0", "--store", str(store), "--limits", "0", *arguments)
    # Without a buffer: what follows the first line is left for `stop` to read.
    process = subprocess.Popen(line, stdout=subprocess.PIPE, stderr=subprocess.PIPE, bufsize=0)
    try:
        assert process.stdout is not None
        first = process.stdout.readline().decode()
        found = re.search(r"http://\S+:\d+", first)
        if not found:
            process.kill()
            raise AssertionError(first + process.communicate()[1].decode())
        yield Running(process, found[0], store)
    finally:
        process.kill()
        process.communicate()
