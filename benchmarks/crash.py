"""Kill the server again and again under load, and count what is lost.

Programs play at many tables over HTTP, each seat by its own stream and its own answers; now and then the process
gets SIGKILL and is started again on what the disk has. In the end the journal is compared with what the programs
received: every acknowledged action must be in it once and in order, nothing that anybody saw may be missing,
and every table must go on.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import signal
import sys
import tempfile
import time
from collections import Counter
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from house import House, leave_cleanly

sys.path.insert(0, str(Path(__file__).parents[1]))
from tests.server.database import Cluster, cluster

from browser import Answer, Browser, Gone, data_of
from ruse.server.store.journal import Store, TableRow
from ruse.server.store.postgres import Postgres
from ruse.server.store.sqlite import Sqlite
from ruse.server.tables.rebuild import rebuilt

PEOPLE = (4, 2)
"""Programs at every other table: a full table, and one with two bots whose answers are killed too."""
SEATS = {"coup": 4, "royal": 4, "minister": 4, "caper": 2}
"""Seats of a table, by game."""
GOING_ON = 180.0
"""Seconds in which every table must have moved after the last kill, however busy the machine is."""
THINKING = 0.05
"""Seconds that a program thinks at most."""


@dataclass
class Sent:
    """An answer that a program has given."""

    seat: int
    window: int
    action: str
    sent: float
    acknowledged: float | None = None
    attempts: int = 1


@dataclass
class Board:
    """A table as its programs know it."""

    id: str
    tokens: list[str]
    answers: list[Sent] = field(default_factory=list)
    seen: dict[int, list[dict[str, Any]]] = field(default_factory=dict)
    """The events that each seat received."""
    over: bool = False
    acknowledged: int = 0
    moves: int = 0
    """Changes that anybody saw."""


@dataclass
class Tally:
    """What is counted while it runs."""

    refused: Counter[str] = field(default_factory=Counter)
    kills: int = 0
    databases: int = 0
    restarts: list[float] = field(default_factory=list)


class Player:
    """A program in a seat: it reads its stream, answers what it is asked, and comes back when the server does."""

    def __init__(self, browser: Browser, board: Board, seat: int, tally: Tally, rng: random.Random) -> None:
        self._browser = browser
        self._board = board
        self._seat = seat
        self._tally = tally
        self._rng = rng
        self._newest: dict[str, Any] = {}
        self._news = asyncio.Event()
        self._bearer = f"Authorization: Bearer {board.tokens[seat]}"

    async def play(self) -> None:
        """Play to the end of the match, whatever happens to the server."""
        while not self._board.over:
            try:
                await self._play_while_it_lives()
            except Gone:
                await asyncio.sleep(0.02)

    async def _play_while_it_lives(self) -> None:
        told = len(self._board.seen.setdefault(self._seat, []))
        path = f"/api/tables/{self._board.id}/stream?since={told}"
        stream = await self._browser.stream(path, self._bearer, on_event=self._hear)
        doubtful = self._doubtful()
        try:
            if doubtful is not None:
                doubtful.attempts += 1
                await self._answer(doubtful)
            while not self._board.over and stream.transport is not None:
                await self._next(stream.ended)
                frame = self._newest
                if frame.get("actions") and not self._has_answered(frame["window"]):
                    await asyncio.sleep(self._rng.uniform(0, THINKING))
                    action = self._choose(frame["actions"])
                    answer = Sent(self._seat, frame["window"], action, time.perf_counter())
                    self._board.answers.append(answer)
                    await self._answer(answer)
        finally:
            if stream.transport is not None:
                stream.transport.abort()

    async def _next(self, ended: asyncio.Future[None]) -> None:
        waiting = asyncio.ensure_future(self._news.wait())
        try:
            await asyncio.wait((waiting, ended), return_when=asyncio.FIRST_COMPLETED)
        finally:
            waiting.cancel()
        self._news.clear()

    def _hear(self, event: bytes) -> None:
        frame = json.loads(data_of(event))
        board = self._board
        board.seen[self._seat] += frame["events"]
        board.moves += 1
        if frame["status"] == "over":
            board.over = True
        self._newest = frame
        self._news.set()

    def _choose(self, actions: list[str]) -> str:
        return "pass" if "pass" in actions and self._rng.random() < 0.6 else self._rng.choice(actions)

    def _doubtful(self) -> Sent | None:
        """Resolve the answer that was on its way when the server died: it may have arrived or not."""
        mine = [answer for answer in self._board.answers if answer.seat == self._seat]
        return mine[-1] if mine and mine[-1].acknowledged is None else None

    def _has_answered(self, window: int) -> bool:
        return any(answer.seat == self._seat and answer.window == window for answer in self._board.answers)

    async def _answer(self, answer: Sent) -> None:
        body = json.dumps({"action": answer.action, "window": answer.window})
        reply = await self._browser.ask("POST", f"/api/tables/{self._board.id}/play", self._bearer, body=body)
        if reply.status == 200:
            answer.acknowledged = time.perf_counter()
            self._board.acknowledged += 1
        else:
            # Somebody was faster: only a stand-in can be, or the rules have moved on without this answer.
            if reply.status == 503:  # the database is away; the same answer is given again
                raise Gone
            self._tally.refused[json.loads(reply.body)["error"]["code"]] += 1
            answer.acknowledged = float("inf")


class Crash:
    """The whole experiment."""

    def __init__(
        self,
        folder: Path,
        kills: int,
        tables: int,
        seconds: float,
        seed: int,
        workers: int,
        database: Cluster | None,
        games: list[str],
    ) -> None:
        self.games = games
        self.database = database
        self.workers = workers
        self.store = str(folder / "tables.db") if database is None else database.fresh("ruse")
        self.house = House(self.store, "--pace", "0.05", workers=workers, log=folder / "server.log")
        self.kills = kills
        self.tables = tables
        self.deadline = time.perf_counter() + seconds
        self.rng = random.Random(seed)
        self.boards: list[Board] = []
        self.tally = Tally()
        self.closing = False

    async def run(self) -> bool:
        """Do it, print the counts; whether all is well."""
        self.house.start()
        browser = Browser(self.house.port)
        places = [asyncio.ensure_future(self._keep_playing(browser, number)) for number in range(self.tables)]
        try:
            while self.tally.kills < self.kills and time.perf_counter() < self.deadline:
                await self._let_play()
                self.tally.restarts.append(await asyncio.to_thread(self._kill_something))
                self.tally.kills += 1
            went_on = await self._see_them_go_on()
        finally:
            self.closing = True
            for place in places:
                place.cancel()
            await asyncio.gather(*places, return_exceptions=True)
            browser.close()
            self.house.kill()
        return await self._compare(went_on)

    def _kill_something(self) -> float:
        """Kill the server, one of its workers or its database, as it comes; the seconds until all is well again."""
        begun = time.perf_counter()
        if self.database is not None and self.rng.random() < 0.3:
            self.tally.databases += 1
            self.database.kill()
            self.database.start()
        elif self.workers > 1:
            self._kill_worker()
        else:
            self.house.kill()
            return self.house.start()
        self.house.wait()
        return time.perf_counter() - begun

    def _kill_worker(self) -> None:
        """Kill one that lives: the last one killed is listed until the server has noticed its end."""
        while True:
            worker = self.rng.choice(self.house.workers())
            try:
                state = Path(f"/proc/{worker}/stat").read_text().rpartition(")")[2].split()[0]
                if state != "Z":
                    os.kill(worker, signal.SIGKILL)
                    return
            except (FileNotFoundError, ProcessLookupError):
                pass
            time.sleep(0.05)

    async def _keep_playing(self, browser: Browser, number: int) -> None:
        """One match after the other in this place of the room."""
        while not self.closing:
            try:
                game = self.games[number % len(self.games)]
                board = await self._set(browser, game, min(PEOPLE[number % len(PEOPLE)], SEATS[game]))
            except Gone:
                await asyncio.sleep(0.02)
                continue
            self.boards.append(board)
            seats = range(len(board.tokens))
            await asyncio.gather(*(Player(browser, board, seat, self.tally, self.rng).play() for seat in seats))

    async def _set(self, browser: Browser, game: str, people: int) -> Board:
        made = await self._taken(browser, "/api/tables", game=game, players=SEATS[game], name="Program 0")
        board = Board(made["table"], [made["token"]])
        for seat in range(1, people):
            taken = await self._taken(browser, f"/api/tables/{board.id}/seats", name=f"Program {seat}")
            board.tokens.append(taken["token"])
        bearer = f"Authorization: Bearer {board.tokens[0]}"
        _checked(await browser.ask("POST", f"/api/tables/{board.id}/start", bearer))
        return board

    async def _taken(self, browser: Browser, path: str, **body: Any) -> dict[str, Any]:
        return dict(json.loads(_checked(await browser.ask("POST", path, body=json.dumps(body))).body))

    async def _let_play(self) -> None:
        """Until tables are being played at, and then for a random moment."""
        before = self._acknowledged()
        while self._acknowledged() < before + self.tables and time.perf_counter() < self.deadline:
            await asyncio.sleep(0.01)
        await asyncio.sleep(self.rng.uniform(0, 0.5))

    def _acknowledged(self) -> int:
        return sum(board.acknowledged for board in self.boards)

    async def _see_them_go_on(self) -> int:
        """Return how many of the tables that stood at the last kill move again."""
        standing = {board.id: (board, board.moves) for board in self.boards if not board.over}
        until = time.perf_counter() + GOING_ON
        while time.perf_counter() < until:
            # A first frame is no move: every seat gets one when it comes back.
            still = [b for b, moves in standing.values() if not b.over and b.moves <= moves + len(b.tokens)]
            if not still:
                break
            await asyncio.sleep(0.05)
        self.standing = len(standing)
        return self.standing - len(still)

    async def _compare(self, went_on: int) -> bool:
        store: Store = Sqlite(self.store) if self.database is None else Postgres(self.store)
        await store.open()
        counts: Counter[str] = Counter()
        for board in self.boards:
            row = await store.table(board.id)
            counts += Counter({"missing": 1}) if row is None else compared(board, row)
        await store.close()
        good = not any(counts[bad] for bad in BAD) and went_on == self.standing and self.tally.kills == self.kills
        self._tell(counts, went_on)
        return good

    def _tell(self, counts: Counter[str], went_on: int) -> None:
        restarts = sorted(self.tally.restarts) or [0.0]
        print(f"kills                          {self.tally.kills} of {self.kills}")
        print(f"  of the database              {self.tally.databases}")
        print(f"restart, s (median, worst)     {restarts[len(restarts) // 2]:.2f}, {restarts[-1]:.2f}")
        print(f"tables, matches over           {len(self.boards)}, {counts['over']}")
        print(f"actions in the journal         {counts['actions']}")
        print(f"  by programs / by bots        {counts['person']} / {counts['bot'] + counts['stand-in']}")
        print(f"acknowledged                   {counts['acknowledged']}")
        print(f"  given again after a kill     {counts['again']}")
        print(f"lost                           {counts['lost']}")
        print(f"applied twice                  {counts['twice']}")
        print(f"out of order                   {counts['disorder']}")
        print(f"seen by somebody, then gone    {counts['unseen']}")
        print(f"tables missing, broken         {counts['missing']}, {counts['broken']}")
        print(f"tables that go on              {went_on} of {self.standing}")
        print(f"refused                        {dict(self.tally.refused) or 'none'}")


BAD = ("lost", "twice", "disorder", "unseen", "missing", "broken")


def compared(board: Board, row: TableRow) -> Counter[str]:
    """Compare what the journal says about a table with what its programs received."""
    counts: Counter[str] = Counter(actions=len(row.actions), over=row.status == "over")
    counts.update(action.played_by for action in row.actions)
    given: dict[tuple[int, int], list[tuple[int, str]]] = {}
    first = TableRow(**{**vars(row), "actions": []})
    match = rebuilt(first).match
    assert match is not None
    for ply, action in enumerate(row.actions):
        given.setdefault((action.seat, match.window), []).append((ply, action.action))
        try:
            match.play(action.seat, action.action)
        except Exception:
            counts["broken"] += 1
            return counts
    counts["twice"] = sum(len(actions) - 1 for actions in given.values())
    placed = []
    for answer in board.answers:
        if answer.acknowledged is None or answer.acknowledged == float("inf"):
            continue
        counts["acknowledged"] += 1
        counts["again"] += answer.attempts > 1
        found = [ply for ply, action in given.get((answer.seat, answer.window), ()) if action == answer.action]
        if found:
            placed.append((found[0], answer.sent, answer.acknowledged))
        else:
            counts["lost"] += 1
    latest = 0.0  # of what stands earlier in the journal, nothing may have been sent after this was acknowledged
    for _, sent, acknowledged in sorted(placed):
        counts["disorder"] += latest > acknowledged
        latest = max(latest, sent)
    for seat, events in board.seen.items():
        counts["unseen"] += match.events(seat)[: len(events)] != events
    return counts


def _checked(answer: Answer) -> Answer:
    if answer.status == 503:
        raise Gone  # the database is away
    if answer.status >= 300:
        raise SystemExit(f"the server refuses: {answer.status} {answer.body.decode()}")
    return answer


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=20, help="how often the server is killed (20)")
    parser.add_argument("--tables", type=int, default=40, help="tables that are played at once (40)")
    parser.add_argument("--seconds", type=float, default=240, help="give up after this many seconds (240)")
    parser.add_argument(
        "--seed", type=int, default=None, help="of the programs' choices and the moments of the kills"
    )
    parser.add_argument(
        "--store",
        choices=("sqlite", "postgresql"),
        default="sqlite",
        help="a file, or a database, killed too",
    )
    parser.add_argument("--workers", type=int, default=1, help="workers of the server; one at a time is killed (1)")
    parser.add_argument(
        "--games",
        nargs="+",
        choices=SEATS,
        default=["coup"],
        help="what is played at one table after the other (coup)",
    )
    given = parser.parse_args()
    leave_cleanly()
    seed = random.randrange(2**32) if given.seed is None else given.seed
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="ruse-crash-")))
        database = stack.enter_context(cluster()) if given.store == "postgresql" else None
        crash = Crash(folder, given.kills, given.tables, given.seconds, seed, given.workers, database, given.games)
        good = asyncio.run(crash.run())
    print("every acknowledged action is there once, every table goes on" if good else "FAILED")
    sys.exit(0 if good else 1)


if __name__ == "__main__":
    main()
