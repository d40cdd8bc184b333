"""Measure the CPU time of an answer: playing it, and writing its frames for everybody at the table.

It runs in one process without a network and counts processor seconds, so a busy machine gives the same figures as
a quiet one. `load.py` measures the whole server.
"""

from __future__ import annotations

import argparse
import asyncio
import cProfile
import pstats
import random
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

from ruse.core.registry import all_games
from ruse.server.store.sqlite import Sqlite
from ruse.server.tables.difference import Difference
from ruse.server.tables.pace import Pace
from ruse.server.tables.packing import SMALL_WINDOW, Packer
from ruse.server.tables.plan import Plan
from ruse.server.tables.room import Room
from ruse.server.tables.table import Table
from ruse.web.table.frame import encoded_frame

CALM = 0.6
"""How often a pass is chosen where there is one, as in load.py."""
SEATS = {"coup": 4, "royal": 4, "minister": 4, "caper": 2}


@dataclass
class Spent:
    """Seconds of CPU, and what was done with them."""

    answers: int = 0
    frames: int = 0
    playing: float = 0.0
    writing: float = 0.0
    comparing: float = 0.0
    packing: float = 0.0
    plain: int = 0
    changed: int = 0
    packed: int = 0


class Line:
    """The stream of one reader."""

    def __init__(self, table: Table, seat: int | None) -> None:
        self.guest = "watcher" if seat is None else f"g{seat}"
        self.packer = Packer(SMALL_WINDOW)
        self.difference = Difference()
        self.table = table

    def write(self) -> bytes:
        """Return the newest frame."""
        return encoded_frame(self.table, self.guest, "en")

    def compare(self, written: bytes) -> bytes:
        """Return what is new in a frame."""
        return b"\n".join(self.difference.of(written) or [written])


def read(lines: list[Line], spent: Spent, pack: bool) -> None:
    """Let everybody take the newest frame. Clocks are slow: each kind of work is measured for all at once."""
    moments = [time.process_time()]
    frames = [line.write() for line in lines]
    moments.append(time.process_time())
    bodies = [line.compare(written) for line, written in zip(lines, frames, strict=True)]
    moments.append(time.process_time())
    packed = [line.packer.pack(body) for line, body in zip(lines, bodies, strict=True)] if pack else []
    moments.append(time.process_time())
    spent.writing += moments[1] - moments[0]
    spent.comparing += moments[2] - moments[1]
    spent.packing += moments[3] - moments[2]
    spent.frames += len(lines)
    spent.plain += sum(map(len, frames))
    spent.changed += sum(map(len, bodies))
    spent.packed += sum(map(len, packed))


async def play(room: Room, game: str, answers: int, watchers: int, seed: int, pack: bool) -> Spent:
    """So many answers at tables of a game, whoever is asked first."""
    rng, spent, seats = random.Random(seed), Spent(), SEATS.get(game, 4)
    while spent.answers < answers:
        table = await room.create(Plan(game, seats), guest="g0", name="Guest 0")
        for seat in range(1, seats):
            await table.sit(f"g{seat}", f"Guest {seat}")
        await table.start()
        lines = [Line(table, seat) for seat in [*range(seats), *([None] * watchers)]]
        read(lines, Spent(), pack)
        while table.status == "running" and spent.answers < answers:
            assert table.match is not None
            seat = rng.choice(table.asked)
            actions = [str(action) for action in table.match.actions(seat)]
            action = "pass" if "pass" in actions and rng.random() < CALM else rng.choice(actions)
            begun = time.process_time()
            await table.play(seat, action, table.window)
            spent.playing += time.process_time() - begun
            spent.answers += 1
            read(lines, spent, pack)
    return spent


async def measure(given: argparse.Namespace) -> None:
    """Print a row for each game."""
    with tempfile.TemporaryDirectory(prefix="ruse-frames-") as folder:
        room = Room(Sqlite(Path(folder) / "tables.db"), pace=Pace(1e7))
        await room.open()
        print("game       readers  ms/answer  playing  writing  comparing  packing  ms/frame  kB  changed  packed")
        for game in [given.game] if given.game else list(all_games()):
            await play(room, game, given.answers // 5, given.watchers, 0, given.pack)
            profile = cProfile.Profile()
            if given.profile or given.calls:
                profile.enable()
            spent = await play(room, game, given.answers, given.watchers, given.seed, given.pack)
            profile.disable()
            each = 1000 / spent.answers
            total = spent.playing + spent.writing + spent.comparing + spent.packing
            print(
                f"{game:10} {SEATS.get(game, 4) + given.watchers:7} {each * total:10.2f}"
                f" {each * spent.playing:8.2f} {each * spent.writing:8.2f} {each * spent.comparing:10.2f}"
                f" {each * spent.packing:8.2f} {1000 * spent.writing / spent.frames:9.3f}"
                f" {spent.plain / spent.frames / 1000:3.0f} {spent.changed / spent.frames / 1000:8.2f}"
                f" {spent.packed / spent.frames / 1000:7.2f}",
                flush=True,
            )
            if given.calls:
                calls = sum(entry.callcount for entry in profile.getstats())
                print(f"{'':10} {calls / spent.answers:,.0f} function calls for an answer", flush=True)
            if given.profile:
                pstats.Stats(profile).sort_stats(given.profile).print_stats(45)
        await room.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=sorted(all_games()), help="only this one (all)")
    parser.add_argument("--answers", type=int, default=400, help="of each game (400)")
    parser.add_argument("--watchers", type=int, default=0, help="at each table, beside the players (0)")
    parser.add_argument("--seed", type=int, default=1, help="of the answers (1)")
    parser.add_argument("--pack", action="store_true", help="pack the frames, as for browsers")
    parser.add_argument("--calls", action="store_true", help="count function calls too, busy machine or not")
    parser.add_argument("--profile", choices=("cumtime", "tottime"), help="show where the time goes")
    asyncio.run(measure(parser.parse_args()))


if __name__ == "__main__":
    main()
