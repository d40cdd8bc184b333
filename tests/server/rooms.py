"""Rooms on real SQLite files, for the tests: tables full of people, bots that wait until they are let go."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from ruse.server.store.journal import Store
from ruse.server.store.sqlite import Sqlite
from ruse.server.tables.pace import Pace
from ruse.server.tables.plan import Plan
from ruse.server.tables.room import Room
from ruse.server.tables.table import Table
from ruse.server.tables.upkeep import Upkeep

PATIENCE = 60.0
"""Far more than anything here takes: only a fault waits so long."""
AT_ONCE = Pace(0.0)
NEVER = Pace(1e7)
"""Bots that are asked and do not come to answer while a test runs."""


def run(work: Coroutine[Any, Any, None]) -> None:
    """Run a test; one that hangs fails."""

    async def bounded() -> None:
        async with asyncio.timeout(PATIENCE):
            await work

    asyncio.run(bounded())


@asynccontextmanager
async def room_in(
    folder: Path, *, pace: Pace = NEVER, store: Store | None = None, upkeep: Upkeep | None = None
) -> AsyncIterator[Room]:
    """The room of the journal in a folder."""
    room = Room(store or Sqlite(folder / "ruse.sqlite"), pace=pace, upkeep=upkeep)
    await room.open()
    try:
        yield room
    finally:
        await room.close()


async def table_of(room: Room, people: int = 4, players: int = 4, game: str = "coup", **plan: Any) -> Table:
    """Return a running table with guests `g0`, `g1`, ... in its first seats and bots in the others."""
    table = await room.create(Plan(game, players, **plan), guest="g0", name="Guest 0")
    for seat in range(1, people):
        assert await table.sit(f"g{seat}", f"Guest {seat}") == seat
    await table.start()
    return table


async def until(condition: Callable[[], object]) -> None:
    """Wait for something that must come."""
    async with asyncio.timeout(PATIENCE):
        while not condition():
            await asyncio.sleep(0.002)


async def act(table: Table, action: str | None = None, seat: int | None = None) -> int:
    """Let a seat that is asked answer: with this action, or with its first. Which seat it was."""
    assert table.match is not None
    who = table.match.waiting[0] if seat is None else seat
    await table.play(who, action or str(table.match.actions(who)[0]), table.window)
    return who


async def open_window(table: Table) -> tuple[int, list[int]]:
    """Bring a table of people to a window in which all others are asked: who claims, who may answer."""
    assert table.match is not None
    (actor,) = table.match.waiting
    await table.play(actor, "tax", table.window)
    asked = list(table.match.waiting)
    assert len(asked) == table.plan.players - 1
    return actor, asked


def shown(table: Table) -> tuple[object, ...]:
    """Return everything that anybody could see of a table, and the whole match."""
    assert table.match is not None
    seats = [
        (player.seat, player.name, player.guest, player.bot, player.autopass) for player in table.seats if player
    ]
    dumped = table.match.dumps(), table.match.record(), table.window, table.match.waiting
    notes = [table.talk.notes(seat) for seat in range(table.plan.players)]
    return (table.id, table.status, table.plan, table.host, table.rematch, seats, dumped, table.talk.lines, notes)


async def tables_in(room: Room) -> list[Table]:
    """Return every table that the journal has."""
    return [await room.find(name) for name in await room.store.tables("", 1000)]


def pragma(store: object, text: str) -> Any:
    """Change or read a setting of the connection that writes."""
    assert isinstance(store, Sqlite)
    assert store._writer.connection is not None
    row = store._writer.connection.execute(f"PRAGMA {text}").fetchone()
    return None if row is None else row[0]
