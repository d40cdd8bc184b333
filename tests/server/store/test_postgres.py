"""What only PostgreSQL has: transactions that run at the same time."""

from __future__ import annotations

import asyncio

import psycopg
from tests.server.rooms import run
from tests.server.rows import row

from ruse.server.store import postgres
from ruse.server.store.journal import SeatRow, TableRow
from ruse.server.store.postgres import Postgres
from ruse.server.store.retention import Retention

OLD = 1e9
"""A time at which every table of these tests has waited for too long."""


def waiting(*seats: SeatRow) -> TableRow:
    """Return a table at which nobody sits but the guest who made it."""
    made = row()
    made.status, made.actions, made.turn = "open", [], None
    made.seats = [SeatRow(0, "Ann", "ann"), *seats]
    return made


async def has_sat(store: Postgres) -> bool:
    found = await store.table("t")
    return found is not None and found.seats[1].guest == "bob"


def test_a_table_that_somebody_joins_while_expired_ones_are_looked_for_is_kept(address, monkeypatch):
    slow = f"{postgres.WAITING} AND pg_sleep(0.5) IS NOT NULL"

    async def work() -> None:
        monkeypatch.setattr(postgres, "WAITING", slow)
        store = Postgres(address)
        await store.open()
        await store.create(waiting())
        pruning = asyncio.ensure_future(store.prune(Retention(10, None, None), OLD, []))
        await asyncio.sleep(0.25)
        await store.put_seat("t", SeatRow(1, "Bob", "bob"))
        assert not pruning.done()
        assert await pruning == []
        assert await has_sat(store)
        await store.close()

    run(work())


def test_a_table_at_which_somebody_takes_a_reserved_seat_meanwhile_is_kept(address):
    async def work() -> None:
        store = Postgres(address)
        await store.open()
        await store.create(waiting(SeatRow(1, "Bob")))
        # Whoever has the row lets go of it later: until then `put_seat` is half done.
        async with await psycopg.AsyncConnection.connect(address) as other:
            await other.execute("SELECT FROM seats WHERE seat = 1 FOR UPDATE")
            sitting = asyncio.ensure_future(store.put_seat("t", SeatRow(1, "Bob", "bob")))
            await _until_waiting(address, 1)
            pruning = asyncio.ensure_future(store.prune(Retention(10, None, None), OLD, []))
            await asyncio.sleep(0.5)
            assert not sitting.done()
            await other.rollback()
        await sitting
        assert await pruning == []
        assert await has_sat(store)
        await store.close()

    run(work())


async def _until_waiting(address: str, count: int) -> None:
    """Wait until this many transactions wait for a lock."""
    async with await psycopg.AsyncConnection.connect(address, autocommit=True) as db:
        blocked = "SELECT count(*) FROM pg_locks WHERE NOT granted"
        while (await (await db.execute(blocked)).fetchone() or (0,))[0] < count:
            await asyncio.sleep(0.01)
