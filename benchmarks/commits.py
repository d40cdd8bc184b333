"""Measure what an action costs PostgreSQL: its CPU time, its disk, and how many a second it takes.

Nothing is rendered: two workers append actions at many tables at once, each with its NOTIFY.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import time
from pathlib import Path

import psycopg

sys.path.insert(0, str(Path(__file__).parents[1]))
from tests.server.database import cluster

from ruse.server.store.journal import ActionRow, SeatRow, TableRow
from ruse.server.store.postgres import Postgres

EVENTS = [{"event": "declared", "seat": 0, "action": "tax"}, {"event": "asked", "seats": [1, 2, 3]}]
RECORD = bytes(range(256))


async def append(store: Postgres, tables: list[str], until: float) -> int:
    """Append at one table after the other until the time is up; how many that were."""
    plies = dict.fromkeys(tables, 0)
    count = 0
    while time.perf_counter() < until:
        for table in tables:
            action = ActionRow(0, "tax", "person", time.time(), EVENTS)
            await store.append(table, plies[table], action, RECORD if count % 4 == 0 else None, None)
            plies[table] += 1
            count += 1
    return count


async def measure(address: str, clients: int, seconds: float) -> int:
    """Let this many appends be under way at any time, by two workers; how many were done."""
    stores = [Postgres(address), Postgres(address)]
    workers = [store.workers() for store in stores]
    for store, worker in zip(stores, workers, strict=True):
        await store.open()
        await worker.open(lambda table, ply: None, lambda: None)
    plan = {"game": "coup", "players": 2}
    tables = [f"t{number}" for number in range(clients)]
    for table in tables:
        seats = [SeatRow(0, "Ann", "ann"), SeatRow(1, "Bot", bot="house")]
        await stores[0].create(TableRow(table, 0.0, "running", plan, None, 1, 1, b"", {}, seats=seats))
    until = time.perf_counter() + seconds
    done = await asyncio.gather(
        *(append(stores[number % 2], [table], until) for number, table in enumerate(tables))
    )
    for store, worker in zip(stores, workers, strict=True):
        await worker.close()
        await store.close()
    return sum(done)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--clients", type=int, default=16, help="actions under way at any time (16)")
    parser.add_argument("--seconds", type=float, default=10, help="how long (10)")
    given = parser.parse_args()
    with cluster(on_disk=True) as database:
        address = database.fresh("ruse")
        asyncio.run(measure(address, 1, 0.5))  # the schema, and what PostgreSQL reads once
        address = database.fresh("ruse")
        before, mine = database.cpu(), time.process_time()
        done = asyncio.run(measure(address, given.clients, given.seconds))
        spent, ours = database.cpu() - before, time.process_time() - mine
        with psycopg.connect(address) as db:
            found = db.execute("SELECT pg_total_relation_size('actions')").fetchone()
    print(f"actions a second            {done / given.seconds:.0f}")
    print(f"CPU of the database, ms     {1000 * spent / done:.2f} for one action")
    print(f"CPU of the workers, ms      {1000 * ours / done:.2f} for one action, without rules and pages")
    print(f"disk, bytes                 {(found[0] if found else 0) / done:.0f} for one action")


if __name__ == "__main__":
    main()
