"""Places for a store: a file, or a database of its own. A test that is given one runs on both."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from ruse.server.store.journal import Store
from ruse.server.store.postgres import Postgres
from ruse.server.store.sqlite import Sqlite


class Place:
    """Where a store is kept. It can be opened again and again; workers that share a file meet in a folder."""

    def __init__(self, address: str, folder: Path | None = None) -> None:
        self.address = address
        self.folder = folder

    def store(self, **more: Any) -> Store:
        """Return the store, not yet open."""
        if self.address.startswith("postgresql:"):
            return Postgres(self.address, **more)
        return Sqlite(Path(self.address), folder=self.folder, **more)

    @asynccontextmanager
    async def opened(self, **more: Any) -> AsyncIterator[Store]:
        """The store while it is needed."""
        store = self.store(**more)
        await store.open()
        try:
            yield store
        finally:
            await store.close()
