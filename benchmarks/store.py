"""What the store costs: the start on many tables, the home page over many matches, bytes of a match, memory.

python benchmarks/store.py start --tables 100000
python benchmarks/store.py home --matches 1000000
python benchmarks/store.py size --matches 200
python benchmarks/store.py memory --matches 5000
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import sqlite3
import statistics
import sys
import tempfile
import time
from contextlib import closing
from pathlib import Path

from house import House

from ruse.server.store.sqlite import Sqlite
from ruse.server.tables.pace import Pace
from ruse.server.tables.plan import Plan
from ruse.server.tables.room import Room

PAGE = os.sysconf("SC_PAGE_SIZE")
LIMITS = {"start_s": 2.0, "start_mb": 150.0, "home_ms": 10.0, "size_kb": 15.0, "growth": 1.1}


async def sample(path: Path, status: str) -> str:
    """Make a store with one real table in it, and return its id."""
    room = Room(Sqlite(path), pace=Pace(0.0))
    await room.open()
    table = await room.create(Plan("coup", 4, listed=True), guest="ann", name="Ann")
    await table.start()
    if status == "over":
        await table.stand(0)
        while table.status != "over":
            await asyncio.sleep(0.001)
    await room.close()
    return table.id


def multiply(path: Path, table: str, count: int, with_actions: bool) -> None:
    """Copy a table this many times, as if each had been played."""
    with closing(sqlite3.connect(path)) as db:
        db.execute("PRAGMA journal_mode = OFF")
        db.execute("PRAGMA synchronous = OFF")
        db.execute("CREATE TEMP TABLE numbers AS WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n"
                   f" WHERE i < {count - 1}) SELECT i, printf('%010d', i) AS id FROM n")  # fmt: skip
        kinds = ["tables", "seats", *(["actions", "turns"] if with_actions else [])]
        for kind in kinds:
            names = [row[1] for row in db.execute(f"PRAGMA table_info({kind})")]
            key = "id" if kind == "tables" else "table_id"
            chosen = ", ".join(
                "numbers.id" if name == key
                else f"{kind}.{name} - numbers.i" if name in ("created", "finished")
                else "'guest-' || (numbers.i % 1000)" if name == "guest"
                else f"{kind}.{name}"
                for name in names
            )  # fmt: skip
            db.execute(f"INSERT INTO {kind} SELECT {chosen} FROM numbers, {kind} WHERE {kind}.{key} = ?", (table,))
        db.commit()


def start(folder: Path, tables: int) -> bool:
    """Measure time and memory of a start on a store full of running tables."""
    path = folder / "tables.db"
    multiply(path, asyncio.run(sample(path, "running")), tables, with_actions=True)
    house = House(path)
    empty = House(folder / "empty.db")
    base = empty.start()
    empty_memory, empty_cpu = empty.memory() / 1e6, empty.cpu()
    empty.stop()
    seconds, memory, cpu = house.start(), house.memory() / 1e6, house.cpu()
    house.stop()
    print(f"start with {tables} running tables   {seconds:.2f} s ({cpu:.2f} s of CPU), {memory:.0f} MB")
    print(f"start with none                   {base:.2f} s ({empty_cpu:.2f} s of CPU), {empty_memory:.0f} MB")
    return seconds < LIMITS["start_s"] and memory < LIMITS["start_mb"]


def home(folder: Path, matches: int) -> bool:
    """Measure the home page with many finished matches, read one after the other."""
    path = folder / "tables.db"
    multiply(path, asyncio.run(sample(path, "over")), matches, with_actions=False)
    house = House(path)
    house.start()
    times = []
    house.get("/")
    before = house.cpu()
    for _ in range(100):
        began = time.perf_counter()
        house.get("/")
        times.append((time.perf_counter() - began) * 1000)
    cpu = 10 * (house.cpu() - before)
    house.stop()
    median = statistics.median(times)
    print(f"home page over {matches} finished matches   median {median:.1f} ms ({cpu:.1f} ms of CPU)")
    return median < LIMITS["home_ms"]


async def play(room: Room, bot: str = "house") -> None:
    """One match of bots, to its end, and out of the memory."""
    table = await room.create(Plan("coup", 4, listed=True, bot=bot), guest="ann", name="Ann")
    await table.start()
    await table.stand(0)
    while table.status != "over" or table.proxies.busy:
        await asyncio.sleep(0.001)
    room._drop(table.id)


def size(folder: Path, matches: int) -> bool:
    """Measure the size of a finished four-player Coup match."""
    path, empty = folder / "tables.db", folder / "empty.db"

    async def work() -> None:
        for store, count in ((empty, 0), (path, matches)):
            room = Room(Sqlite(store), pace=Pace(0.0))
            await room.open()
            for _ in range(count):
                await play(room)
            await room.close()

    asyncio.run(work())
    kilobytes = (path.stat().st_size - empty.stat().st_size) / matches / 1000
    print(f"a finished Coup match of four players   {kilobytes:.1f} kB (mean of {matches}, file as it is)")
    return kilobytes < LIMITS["size_kb"]


def memory(folder: Path, matches: int) -> bool:
    """Measure memory while many matches are played and dropped, with rare garbage collection."""
    gc.set_threshold(10_000, 5, 1_000)  # as the server does

    async def work() -> list[float]:
        room = Room(Sqlite(folder / "tables.db"), pace=Pace(0.0))
        await room.open()
        curve = []
        for number in range(matches + 1):
            if number % (matches // 10) == 0:
                curve.append(int(Path("/proc/self/statm").read_text().split()[1]) * PAGE / 1e6)
                print(f"{number:6} matches   {curve[-1]:.0f} MB", flush=True)
            await play(room, "random")  # the quickest
        await room.close()
        return curve

    curve = asyncio.run(work())
    return curve[-1] < LIMITS["growth"] * curve[1]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("start", "home", "size", "memory"))
    parser.add_argument("--tables", type=int, default=100_000, help="running tables in the store (100000)")
    parser.add_argument("--matches", type=int, default=None, help="finished matches")
    given = parser.parse_args()
    usual = {"home": 1_000_000, "size": 200, "memory": 5000, "start": 0}
    with tempfile.TemporaryDirectory(prefix="ruse-store-") as name:
        if given.what == "start":
            good = start(Path(name), given.tables)
        else:
            work = {"home": home, "size": size, "memory": memory}[given.what]
            good = work(Path(name), given.matches or usual[given.what])
    print("within the limits" if good else "FAILED", json.dumps(LIMITS))
    sys.exit(0 if good else 1)


if __name__ == "__main__":
    main()
