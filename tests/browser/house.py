"""The house: a real `ruse serve` that can be killed, and opened again where it stood."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from tests.browser.arranged import put
from tests.server.running import COMMAND, Running, serving

from ruse.core.match import Match

PACE = "0.05"
"""Seconds that bots take: long enough to be seen, short enough not to be waited for."""

IMPATIENT = "from ruse.server.tables.clock import *; CLOCKS['quick'] = Clock(600, 1); "
"""Run in the server before it starts, so that it waits only a second for somebody who has left."""


class House:
    """A server on a store, always at the same address."""

    def __init__(self, store: Path, pace: str = PACE, before: str = "") -> None:
        self.store = store
        self._pace = pace
        python, option, script, *rest = COMMAND
        self._command = (python, option, before + script, *rest)
        self._port = "0"
        self._stack = ExitStack()
        self._running: Running | None = None

    @property
    def address(self) -> str:
        """Scheme, host and port."""
        assert self._running is not None
        return self._running.address

    def open(self) -> None:
        """Start the server; after a kill, on the same port and the same store."""
        server = serving(self.store, "--pace", self._pace, "--port", self._port, command=self._command)
        self._running = self._stack.enter_context(server)
        self._port = self.address.rpartition(":")[2]

    def kill(self) -> None:
        """Kill it: from now on it neither answers nor writes."""
        assert self._running is not None
        self._running.process.kill()
        self._running.process.wait()

    def close(self) -> None:
        """Be sure that it is gone."""
        self._stack.close()

    def lay(self, match: Match, people: Mapping[int, str], **more: Any) -> str:
        """Return a table with this match, these guests in their seats and bots in all others: its path."""
        return f"/table/{put(self.store, match, people, **more)}"
