"""Health: whether this server can take players. It can as long as its journal can be written."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

from ruse.server.errors import StoreFailed

if TYPE_CHECKING:
    from ruse.server.store.journal import Store

PATIENCE = 3.0
"""Seconds the journal has to answer."""
FRESH = 1.0
"""Seconds for which an answer is cached."""


class Health:
    """Asks whether the journal can be written."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._asked = float("-inf")
        self._failure: str | None = None
        self._asking = asyncio.Lock()

    async def failure(self) -> str | None:
        """Why the journal cannot be written; none if it can."""
        async with self._asking:
            if time.monotonic() - self._asked >= FRESH:
                self._failure = await self._ask()
                self._asked = time.monotonic()
        return self._failure

    async def _ask(self) -> str | None:
        try:
            async with asyncio.timeout(PATIENCE):
                await self._store.check()
        except TimeoutError:
            return f"the journal did not answer within {PATIENCE:.0f} s"
        except StoreFailed as error:
            return str(error)
        return None
