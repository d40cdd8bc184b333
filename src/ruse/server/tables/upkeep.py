"""Upkeep of the store while the server runs: expired tables, and backups."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sqlite3
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from ruse.server.errors import StoreFailed
from ruse.server.store.retention import DAY, Retention

if TYPE_CHECKING:
    from ruse.server.tables.room import Room

log = logging.getLogger(__name__)

ROUND = 300.0
"""Seconds between two looks at the store."""


class BackedUp(Protocol):
    """A store that can copy itself into a file."""

    async def back_up(self, copy: Path) -> None:
        """Copy the store as it is now."""


@dataclass(frozen=True)
class Backups:
    """Where copies go, how often, and how many are kept."""

    folder: Path
    every: float = DAY
    kept: int = 7


@dataclass(frozen=True)
class Upkeep:
    """What is done to the store from time to time."""

    retention: Retention = field(default_factory=Retention)
    backups: Backups | None = None
    round: float = ROUND

    async def run(self, room: Room) -> None:
        """Do it until cancelled. Errors are logged, and it is tried again."""
        while True:
            try:
                await room.prune(self.retention)
                if self.backups is not None:
                    await back_up(room.store, self.backups, time.time())
            except (StoreFailed, OSError, sqlite3.Error) as error:
                log.error("upkeep of the store failed, and is tried again: %s", error)
            await asyncio.sleep(self.round)


async def back_up(store: object, backups: Backups, now: float) -> Path | None:
    """Make a copy if it is time for one, check it, and delete the oldest surplus copies."""
    copies = sorted(backups.folder.glob("ruse-*.db"))
    if copies and now - copies[-1].stat().st_mtime < backups.every:
        return None
    if not hasattr(store, "back_up"):
        log.error("this store is backed up by its own tools")
        return None
    backups.folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    copy = backups.folder / time.strftime("ruse-%Y%m%d-%H%M%S.db", time.gmtime(now))
    for rest in backups.folder.glob("ruse-*.part*"):  # of a server that was killed while it made a copy
        rest.unlink(missing_ok=True)
    partial = copy.with_suffix(".part")
    source: BackedUp = store
    await source.back_up(partial)
    await asyncio.to_thread(check_copy, partial)
    partial.rename(copy)
    for old in sorted(backups.folder.glob("ruse-*.db"))[: -backups.kept]:
        old.unlink()
    log.info("the store is backed up")
    return copy


def check_copy(copy: Path) -> None:
    """`sqlite3.DatabaseError` if a copy cannot be restored."""
    with contextlib.closing(sqlite3.connect(copy)) as connection:
        found = connection.execute("PRAGMA integrity_check").fetchone()[0]
        if found != "ok":
            raise sqlite3.DatabaseError(f"the copy is damaged: {found}")
        connection.execute("SELECT count(*) FROM tables").fetchone()
