"""Measure the server under a thousand tables, with browsers that do what ours do.

Every table has guests with a cookie and an open stream of pages each; answers are posted as the page's forms
post them, at random tables, at a steady rate on the whole, whether the server keeps up or not. Client and server
share this machine. For every answer: the time from its POST until the last seat has the whole new frame, as the
client sees it. Streams bring differences and the client puts frames together, as a browser does.

python benchmarks/load.py                                                    1,000 tables of Coup, 150 answers/s
python benchmarks/load.py --game royal --tables 500 --rate 250 --steps 1     what a game can take
python benchmarks/load.py --tables 2500 --rate 20 --steps 1                  10,000 streams
python benchmarks/load.py --store postgresql --servers 2 --tables 600 --rate 90 --steps 1

Frames of one stream are at least half a second apart on purpose. That delay is taken off like this: a frame is due
at its POST, or half a second after the stream's last frame was due, whichever is later; both are moments of the
client's clock and of a server that needs no time at all. What is measured is arrival less due, so lateness of a
frame is never forgiven to the next one.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import re
import resource
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterable, Sequence
from contextlib import ExitStack
from dataclasses import asdict, dataclass, field
from html import unescape
from pathlib import Path
from typing import Any, TypeVar
from urllib.parse import quote_plus
from zlib import crc32

import uvloop
from house import House, Street, leave_cleanly

sys.path.insert(0, str(Path(__file__).parents[1]))
from tests.server.database import Cluster, cluster

from browser import Answer, Browser, Gone, number_of
from ruse.server.tables.stream import SPACING

T = TypeVar("T")
SEATS = {"coup": 4, "minister": 4, "royal": 4, "caper": 2}
"""Guests at a table of each game."""
BLANK = re.compile(r"\{(\w+)\}")
HEAD = 3
"""Lines of a frame that hold the attributes of its root."""
FORM = "Content-Type: application/x-www-form-urlencoded"
OURS = "Sec-Fetch-Site: same-origin"
TARGETS = {"p99_ms": 250.0, "kb_per_table": 200.0}
IDLE = 5.0
"""Seconds for which an idle server is watched."""
FIRST = 10
"""Tables of the beginning, and answers at each, which are not measured."""
CALM = 0.6
"""How often to pass if possible, so that matches last and everybody answers a window."""


@dataclass(eq=False)
class Seat:
    """A guest at a table."""

    table: Board
    cookie: str
    due: float = 0.0
    """When its last frame could have come from a server that needs no time."""
    question: list[bytes] | None = None
    """The lines of its newest frame, if it is asked."""
    frames: int = 0
    lines: list[bytes] = field(default_factory=list)
    """Its newest frame, which the next difference refers to."""

    def hear(self, event: bytes) -> None:
        """A frame has come, or what is new in it."""
        now = time.perf_counter()
        self.frames += 1
        data = [line[6:] for line in event.split(b"\n") if line.startswith(b"data: ")]
        self.lines = patched(self.lines, data) if b"event: changed" in event[:60] else data
        # Only the few frames that are answered are put together: the client shares the machine with the server.
        self.question = self.lines if any(b'data-mine="true"' in line for line in self.lines[:HEAD]) else None
        number = number_of(event)
        flight = self.table.flight
        if flight is not None and number > self.table.sequence and self in flight.awaited:
            self.due = max(flight.posted, self.due + SPACING)
            flight.awaited.discard(self)
            flight.took = max(flight.took, now - self.due)
            if not flight.awaited:
                flight.done.set_result(None)
        elif flight is None:
            self.due = now
        self.table.newest = max(self.table.newest, number)


def patched(before: list[bytes], parts: list[bytes]) -> list[bytes]:
    """Return the lines of a frame, made of those of the frame before it (`ruse.server.tables.difference`)."""
    lines: list[bytes] = []
    for part in parts:
        if part.startswith(b"+"):
            lines.append(part[1:])
        else:
            start, count = map(int, part[1:].split())
            lines += before[start : start + count]
    return lines


@dataclass(eq=False)
class Flight:
    """An answer on its way to everybody."""

    posted: float
    awaited: set[Seat]
    done: asyncio.Future[None]
    took: float = 0.0


@dataclass(eq=False)
class Board:
    """A table as the client knows it."""

    id: str
    seats: list[Seat] = field(default_factory=list)
    sequence: int = 0
    """What everybody has seen."""
    newest: int = 0
    flight: Flight | None = None

    def asked(self) -> list[Seat]:
        """Return the seats that could answer now."""
        return [] if self.flight is not None else [seat for seat in self.seats if seat.question is not None]


@dataclass
class Step:
    """What was measured at one size."""

    tables: int
    streams: int
    rate: float
    """Answers a second that were offered."""
    done: float = 0.0
    """Answers a second that were played."""
    p50_ms: float = 0.0
    p99_ms: float = 0.0
    worst_ms: float = 0.0
    post_p50_ms: float = 0.0
    post_p99_ms: float = 0.0
    late_p99_ms: float = 0.0
    """How late the client itself was with its posts."""
    kb_per_table: float = 0.0
    """Memory of an idle table with its four streams."""
    kb_without_streams: float = 0.0
    memory_mb: float = 0.0
    idle_cpu: float = 0.0
    """Of one core, in percent."""
    server_cpu: float = 0.0
    client_cpu: float = 0.0
    database_cpu: float = 0.0
    ms_per_answer: float = 0.0
    """CPU time of the server for an answer with all its frames."""
    fsyncs: float = 0.0
    """A second."""
    actions_per_commit: float = 0.0
    commit_ms: float = 0.0
    frame_kb: float = 0.0
    skipped: int = 0
    """Answers that could not be offered: nobody was asked at the tables that were tried."""
    unfinished: int = 0
    statuses: dict[str, int] = field(default_factory=dict)


class Load:
    """One size: a fresh server, its tables, and answers for a while."""

    def __init__(
        self,
        house: Street,
        game: str,
        tables: int,
        rate: float,
        seconds: float,
        seed: int,
        database: Cluster | None = None,
    ) -> None:
        self.house = house
        self.database = database
        self.game = game
        self.seats = SEATS[game]
        self.browsers = [Browser(one.port) for one in house.houses]
        self.rng = random.Random(seed)
        self.seconds = seconds
        self.boards: list[Board] = []
        self.step = Step(tables, tables * self.seats, rate)
        self.took: list[float] = []
        self.posts: list[float] = []
        self.late: list[float] = []
        self.statuses: Counter[str] = Counter()
        self.bytes = 0

    async def run(self) -> Step:
        """Measure."""
        await self._warm_up()
        bare = self.house.memory()
        await self._each(range(self.step.tables), self._set_table)
        without = self.house.memory()
        await self._each(self.boards, self._open_streams)
        await self._settle()
        full = self.house.memory()
        step = self.step
        step.kb_without_streams = (without - bare) / step.tables / 1000
        step.kb_per_table = (full - bare) / step.tables / 1000
        await self._idle()
        await self._play()
        step.memory_mb = self.house.memory() / 1e6
        for browser in self.browsers:
            browser.close()
        return step

    # --- Before it begins ----------------------------------------------------------------------------------

    async def _warm_up(self) -> None:
        """Tables that come and go: what is loaded or translated once is neither a table's nor an answer's."""
        await self._each(range(FIRST), self._set_table)
        await self._each(self.boards, self._open_streams)
        await self._settle()
        for _ in range(FIRST):
            asked = [self.rng.choice(seats) for board in self.boards if (seats := board.asked())]
            await asyncio.gather(*(self._answer(seat, self._fly(seat)) for seat in asked))
        self.boards.clear()
        self.took.clear()
        self.posts.clear()
        self.statuses.clear()

    async def _each(self, things: Iterable[T], work: Callable[[T], Awaitable[None]], at_once: int = 32) -> None:
        """Do something for everything, a few at a time."""
        todo = iter(list(things))

        async def worker() -> None:
            for thing in todo:
                await work(thing)

        await asyncio.gather(*(worker() for _ in range(at_once)))

    async def _set_table(self, number: int) -> None:
        wish = f"who=friends&players={self.seats}&clock=none&bot=house&name=Guest"
        made = await self._post(f"/new/{self.game}", "", wish)
        board = Board(made.header("location").removeprefix("/table/"))
        board.seats.append(Seat(board, _cookie(made)))
        for nth in range(1, self.seats):
            sat = await self._post(f"/table/{board.id}/sit", "", f"name=Guest+{nth}&seat={nth}")
            board.seats.append(Seat(board, _cookie(sat)))
        await self._post(f"/table/{board.id}/start", board.seats[0].cookie, "")
        self.boards.append(board)

    async def _open_streams(self, board: Board) -> None:
        for seat in board.seats:
            path = f"/table/{board.id}/stream?changes"
            await self._browser(path).stream(path, f"Cookie: {seat.cookie}", on_event=seat.hear)

    async def _settle(self) -> None:
        """Until every stream has brought its first frame and the spacing after it is over."""
        while any(not seat.frames for board in self.boards for seat in board.seats):
            await asyncio.sleep(0.05)
        await asyncio.sleep(2 * SPACING)
        for board in self.boards:
            board.sequence = board.newest

    async def _idle(self) -> None:
        before = self.house.cpu()
        await asyncio.sleep(IDLE)
        self.step.idle_cpu = (self.house.cpu() - before) / IDLE * 100

    # --- Answers -------------------------------------------------------------------------------------------

    async def _play(self) -> None:
        step, before = self.step, await asyncio.to_thread(self.house.metrics)
        stored = self.database.cpu() if self.database else 0.0
        computed = self.house.cpu(), time.process_time()
        begun = time.perf_counter()
        await self._offer(begun)
        spent = time.perf_counter() - begun
        computed = self.house.cpu() - computed[0], time.process_time() - computed[1]
        after = await asyncio.to_thread(self.house.metrics)
        grown = {name: after[name] - before.get(name, 0.0) for name in after}
        step.server_cpu = computed[0] / spent * 100
        step.client_cpu = computed[1] / spent * 100
        step.database_cpu = (self.database.cpu() - stored) / spent * 100 if self.database else 0.0
        step.done = len(self.took) / spent
        step.ms_per_answer = 1000 * computed[0] / max(1, len(self.took))
        step.fsyncs = grown["ruse_fsyncs_total"] / spent
        step.actions_per_commit = grown["ruse_actions_total"] / max(1.0, grown["ruse_fsyncs_total"])
        step.commit_ms = 1000 * grown["ruse_commit_seconds_sum"] / max(1.0, grown["ruse_commit_seconds_count"])
        step.p50_ms, step.p99_ms, step.worst_ms = (1000 * at(self.took, share) for share in (0.5, 0.99, 1.0))
        step.post_p50_ms, step.post_p99_ms = (1000 * at(self.posts, share) for share in (0.5, 0.99))
        step.late_p99_ms = 1000 * at(self.late, 0.99)
        step.statuses = dict(self.statuses)
        step.frame_kb = self.bytes / max(1, len(self.took)) / 1000

    async def _offer(self, begun: float) -> None:
        """Answers at random moments that do not wait for one another."""
        loop, tasks, moment = asyncio.get_running_loop(), set(), begun
        while (moment := moment + self.rng.expovariate(self.step.rate)) < begun + self.seconds:
            now = time.perf_counter()
            if moment > now:
                await asyncio.sleep(moment - now)
            self.late.append(max(0.0, time.perf_counter() - moment))
            seat = self._choose()
            if seat is None:
                self.step.skipped += 1
                continue
            task = loop.create_task(self._answer(seat, self._fly(seat)))
            tasks.add(task)
            task.add_done_callback(tasks.discard)
        if tasks:
            await asyncio.wait(tasks, timeout=20)

    def _choose(self) -> Seat | None:
        for _ in range(20):
            if asked := self.rng.choice(self.boards).asked():
                return self.rng.choice(asked)
        return None

    def _fly(self, seat: Seat) -> Flight:
        """From now on the table waits for what this seat's answer brings."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        seat.table.flight = Flight(time.perf_counter(), set(seat.table.seats), done)
        return seat.table.flight

    async def _answer(self, seat: Seat, flight: Flight) -> None:
        board, lines = seat.table, seat.question
        assert lines is not None
        frame = b"\n".join(lines)
        actions = re.findall(rb'name="action" value="([^"]+)"', frame)
        window = re.search(rb'name="window" value="(\d+)"', frame)
        assert actions
        assert window
        action = b"pass" if b"pass" in actions and self.rng.random() < CALM else self.rng.choice(actions)
        seat.question = None
        chosen = self._filled(unescape(action.decode()), frame.decode())
        body = f"window={window[1].decode()}&action={quote_plus(chosen)}"
        answer = await self._post(f"/table/{board.id}/play", seat.cookie, body)
        self.posts.append(time.perf_counter() - flight.posted)
        if answer.status == 204:
            try:
                await asyncio.wait_for(flight.done, 10)
                self.took.append(flight.took)
                self.bytes += len(frame)
            except TimeoutError:
                self.step.unfinished += 1
        else:
            seat.question = lines  # not everything that can be put together is allowed: another try
        board.sequence, board.flight = board.newest, None

    def _filled(self, action: str, frame: str) -> str:
        """Return an action whose blanks are filled with marks of the page, no mark twice."""
        taken: set[str] = set()
        for name in BLANK.findall(action):
            marks = re.findall(rf'name="{name}" value="([^"]+)"', frame)
            mark = self.rng.choice([mark for mark in marks if mark not in taken] or marks or [""])
            taken.add(mark)
            action = action.replace(f"{{{name}}}", unescape(mark))
        return action

    def _browser(self, path: str) -> Browser:
        """Return the connection to the server that has this table, as `deploy/nginx.conf` chooses it."""
        table = path.split("/")[2] if path.startswith("/table/") else str(self.rng.random())
        return self.browsers[crc32(table.encode()) % len(self.browsers)]

    async def _post(self, path: str, cookie: str, body: str) -> Answer:
        headers = [FORM, OURS, f"Cookie: {cookie}"] if cookie else [FORM, OURS]
        if path.endswith(("/play", "/start")):
            headers.append("HX-Request: true")
        try:
            answer = await self._browser(path).ask("POST", path, *headers, body=body)
        except Gone:  # the server closed a line that was idle, as this left: a browser sends it again, too
            answer = await self._browser(path).ask("POST", path, *headers, body=body)
        self.statuses[f"{path.rsplit('/', 1)[1]} {answer.status}"] += 1
        if answer.status >= 400 and not path.endswith("/play"):
            raise SystemExit(f"{path} is refused: {answer.status} {answer.body.decode()[:2000]}")
        return answer


def _cookie(answer: Answer) -> str:
    return answer.header("set-cookie").partition(";")[0]


def at(values: Sequence[float], share: float) -> float:
    """Return the value below which this share of them lies."""
    found = sorted(values) or [0.0]
    return found[min(len(found) - 1, int(len(found) * share))]


# --- The disk, the curve, the command --------------------------------------------------------------------------


def flushes(folder: Path, times: int = 300) -> tuple[float, float]:
    """Return how long this disk takes to store 4 KB, in milliseconds: median and 99th percentile."""
    took = []
    with (folder / "flushes").open("wb", buffering=0) as file:
        for _ in range(times):
            file.write(bytes(4096))
            begun = time.perf_counter()
            os.fdatasync(file.fileno())
            took.append(1000 * (time.perf_counter() - begun))
    return at(took, 0.5), at(took, 0.99)


def sizes(tables: int, steps: int) -> list[int]:
    """Return the sizes of the curve, each half of the next."""
    return [max(1, tables >> halved) for halved in reversed(range(steps))]


COLUMNS = (
    ("tables", "tables", "{:.0f}"),
    ("streams", "streams", "{:.0f}"),
    ("offered/s", "rate", "{:.1f}"),
    ("played/s", "done", "{:.1f}"),
    ("p50 ms", "p50_ms", "{:.0f}"),
    ("p99 ms", "p99_ms", "{:.0f}"),
    ("POST p99", "post_p99_ms", "{:.0f}"),
    ("KB/table", "kb_per_table", "{:.0f}"),
    ("no streams", "kb_without_streams", "{:.0f}"),
    ("idle CPU %", "idle_cpu", "{:.0f}"),
    ("server CPU %", "server_cpu", "{:.0f}"),
    ("database CPU %", "database_cpu", "{:.0f}"),
    ("ms/answer", "ms_per_answer", "{:.2f}"),
    ("client CPU %", "client_cpu", "{:.0f}"),
    ("fsyncs/s", "fsyncs", "{:.0f}"),
    ("actions/commit", "actions_per_commit", "{:.2f}"),
)


def row(step: Step) -> str:
    return "  ".join(form.format(getattr(step, name)).rjust(len(title)) for title, name, form in COLUMNS)


def measured(given: argparse.Namespace) -> dict[str, Any]:
    """Measure every step of the curve, and print each one as it finishes."""
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="ruse-load-"))
        median, slow = flushes(Path(folder))
        print(f"this disk stores 4 KB in {median:.2f} ms (median), {slow:.2f} ms (99th percentile)")
        print("  ".join(title for title, _, _ in COLUMNS), flush=True)
        steps = []
        database = stack.enter_context(cluster(on_disk=True)) if given.store == "postgresql" else None
        for tables in sizes(given.tables, given.steps):
            store = str(Path(folder) / f"{tables}.db") if database is None else database.fresh("ruse")
            house = Street(
                [
                    House(store, workers=given.workers, log=Path(folder) / f"{tables}-{number}.log")
                    for number in range(given.servers)
                ]
            )
            try:
                house.start()
                rate = given.rate * tables / given.tables
                load = Load(house, given.game, tables, rate, given.seconds, given.seed, database)
                with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
                    steps.append(runner.run(load.run()))
            finally:
                house.kill()
            print(row(steps[-1]), flush=True)
    return {"flush_ms": [median, slow], "steps": [asdict(step) for step in steps]}


def misses(step: dict[str, Any]) -> list[str]:
    """Return what is not as it should be."""
    found = [
        f"{name} is {step[name]:.0f}, not under {most:.0f}" for name, most in TARGETS.items() if step[name] >= most
    ]
    if step["unfinished"]:
        found.append(f"{step['unfinished']} answers did not reach every seat")
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=sorted(SEATS), default="coup", help="what is played (coup)")
    parser.add_argument("--tables", type=int, default=1000, help="at the end of the curve (1000)")
    parser.add_argument("--rate", type=float, default=150, help="answers a second at the end of the curve (150)")
    parser.add_argument("--seconds", type=float, default=30, help="of answers at every step (30)")
    parser.add_argument(
        "--steps", type=int, default=4, help="of the curve, each with half the tables of the next (4)"
    )
    parser.add_argument("--seed", type=int, default=1, help="of the answers and their moments (1)")
    parser.add_argument("--json", type=Path, help="write everything that was measured to this file too")
    parser.add_argument("--store", choices=("sqlite", "postgresql"), default="sqlite", help="a file, or a database")
    parser.add_argument("--workers", type=int, default=1, help="workers of the server (1)")
    parser.add_argument(
        "--servers", type=int, default=1, help="servers on one database; a table goes to the same one (1)"
    )
    parser.add_argument("--strict", action="store_true", help="exit with 1 if a target is missed")
    given = parser.parse_args()
    if given.servers > 1 and given.store != "postgresql":
        parser.error("several servers need --store postgresql")
    leave_cleanly()
    allow_files(given.tables * SEATS[given.game] + 1000)
    found = measured(given)
    if given.json:
        given.json.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    last = found["steps"][-1]
    missed = misses(last)
    print(f"requests of the last step: {last['statuses']}; {last['skipped']} answers had nobody to give them")
    print(
        f"the slowest answer: {last['worst_ms']:.0f} ms; the client was late by {last['late_p99_ms']:.0f} ms (p99)"
    )
    print("\n".join(missed) or "every target is reached: p99 under 250 ms, an idle table under 200 KB")
    sys.exit(1 if missed and given.strict else 0)


def allow_files(wanted: int) -> None:
    """A stream is an open file on both sides."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if wanted > soft:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(wanted, hard), hard))
    if wanted > hard:
        raise SystemExit(f"this needs {wanted} open files; the system allows {hard} (ulimit -n)")


if __name__ == "__main__":
    main()
