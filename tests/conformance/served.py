"""All that leaves the server about a match, for one reader: pages, streams, API; and a blinded match to compare."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest
from starlette.testclient import TestClient

from ruse.core.match import Action, Match
from ruse.server.api.tokens import SeatTokens
from ruse.server.identity.keyring import Keyring
from ruse.server.middleware.limits import Limits
from ruse.server.store.journal import SeatRow, TableRow
from ruse.server.store.sqlite import Sqlite
from ruse.server.tables.pace import Pace
from ruse.server.tables.plan import Plan
from ruse.server.tables.room import Room
from ruse.server.tables.table import Table
from ruse.web.app import create
from ruse.web.site.memory import MEMORY

NEVER = Pace(1e7)
TABLE = "secrecylaw"
WATCHER = 10
"""Whose cookie belongs to nobody at the table."""
API = f"/api/tables/{TABLE}"


class StoppedClock:
    """The clock of tables in place of `time`. It stands until it is moved: absences always look alike."""

    def __init__(self) -> None:
        self.now = 1000.0

    def monotonic(self) -> float:
        """Return the time."""
        return self.now

    def time_ns(self) -> int:
        """Return the time of day, by which changes are numbered: always the same."""
        return 0


class Server:
    """A server with one table, whose match is put into it; every seat has a person with a cookie."""

    def __init__(self, client: TestClient, room: Room, keyring: Keyring, clock: StoppedClock) -> None:
        self.client = client
        self.clock = clock
        self.room = room
        self.tokens = SeatTokens(keyring)
        self.cookies = [self._cookie() for _ in range(WATCHER + 1)]

    def _cookie(self) -> str:
        self.client.cookies.clear()
        return str(self.client.get("/").cookies["guest"])

    def put(self, match: Match) -> Table:
        """Return a table around this match, new and without a memory of any other.

        What pages keep is forgotten too: a piece written for one match would hide what it would say in the other.
        """
        MEMORY.forget()
        plan = Plan(match.game.slug, match.players, match.edition, dict(match.options))
        names = [f"Guest {seat}" for seat in range(match.players)]
        row = TableRow(
            id=TABLE,
            created=0.0,
            status="open",
            plan=plan.as_dict(),
            host=None,
            rules=match.game.version,
            seed=match.seed,
            salt=match.salt,
            options=dict(match.options),
            seats=[SeatRow(seat, name, guest_in(self.cookies[seat])) for seat, name in enumerate(names)],
        )
        table = Table(row, self.room.store, self.room.pace, self.room.meter)
        table.playing.match = match
        table.playing.status = "over" if match.over else "running"
        table.changes.number = 7
        self.room.tables[TABLE] = table
        return table

    def leave(self, table: Table, gone: Collection[int], seconds: float) -> None:
        """Let these players come and go; this long afterwards somebody watches, so that everybody is told."""

        async def come_and_go() -> None:
            with table.presence.subscribe(tuple(gone)):
                pass
            self.clock.now += seconds
            table.presence.subscribe(()).__enter__()

        assert self.client.portal is not None
        self.client.portal.call(come_and_go)

    def served(
        self, match: Match, seat: int | None, language: str, gone: Collection[int] = (), seconds: float = 30.0
    ) -> dict[str, str]:
        """Return everything that the reader in a seat, or a spectator, can ask for; some others may be gone."""
        table = self.put(match)
        if gone:
            self.leave(table, gone, seconds)
        cookie = self.cookies[WATCHER if seat is None else seat]
        browser = {"accept-language": language, "cookie": f"guest={cookie}"}
        program = {} if seat is None else {"authorization": f"Bearer {self.tokens.issue(table, seat)}"}
        found = {"page": self._get(f"/table/{TABLE}", browser)}
        for what in ("", "/view", "/actions", "/events", "/chat", "/record"):
            found[f"api{what}"] = self._get(API + what, program)
        found["replay"] = self._get(f"/table/{TABLE}/replay", browser)
        found["record"] = self._get(f"/table/{TABLE}/record", browser)
        if seat is not None:
            refused = {**browser, "hx-request": "true"}
            window = match.window - 1 if match.window else 99999  # of a question that is asked no more, or not yet
            found["notice"] = self._post(f"/table/{TABLE}/play", refused, {"window": window, "action": "x"})
            found["refusal"] = self._post(f"{API}/play", program, None, {"window": match.window, "action": "fly"})
        found["stream"] = self._first(f"/table/{TABLE}/stream", browser)
        found["api stream"] = self._first(f"{API}/stream", program)
        return found

    def _get(self, address: str, headers: dict[str, str]) -> str:
        self.client.cookies.clear()
        return _whole(self.client.get(address, headers=headers))

    def _post(self, address: str, headers: dict[str, str], data: Any, json: Any = None) -> str:
        self.client.cookies.clear()
        return _whole(self.client.post(address, headers=headers, data=data, json=json))

    def _first(self, address: str, headers: dict[str, str]) -> str:
        """Return the first event of a stream: it learns at once that there will be nothing more."""
        self.client.cookies.clear()
        assert self.client.portal is not None
        ending = self.client.portal.start_task_soon(_end_soon, self.room.tables[TABLE])
        answer = _whole(self.client.get(address, headers=headers))
        ending.cancel()
        return answer


async def _end_soon(table: Table) -> None:
    others = table.attendance.readers
    while table.attendance.readers <= others:
        await asyncio.sleep(0.001)
    table.attendance.close()


def _whole(answer: Any) -> str:
    headers = {name: value for name, value in answer.headers.items() if name not in ("date", "set-cookie")}
    return f"{answer.status_code} {headers}\n{answer.text}"


def guest_in(cookie: str) -> str:
    """Return the guest that a signed cookie names."""
    return cookie.rsplit(".", 1)[0]


def blinded(match: Match, seat: int | None, chance: Random) -> Match:
    """Return the match in a world that looks the same to a seat; the past that it does not know is made up."""
    twin = match.copy()
    imaginer = chance.randrange(match.players) if seat is None else seat
    twin._state = match.imagine(imaginer, chance.getrandbits(64))
    twin._trace = [_made_up(match, row, seat) for row in match._rows()]
    twin._state.trace = twin._trace
    twin.journal = [
        (who, action if who == seat else Action("made-up", action.number)) for who, action in match.journal
    ]
    return twin


def _made_up(match: Match, row: tuple[int, ...], seat: int | None) -> tuple[int, ...]:
    """Return an event whose secrets are others, where the reader is not told them."""
    kind, *numbers = row
    shape = match.game.interface.events[kind]
    told = any(numbers[shape.fields.index(field)] == seat for field in shape.to)
    if shape.secret and not told:
        first = len(shape.fields)
        for at in range(first, first + len(shape.secret)):
            numbers[at] = (numbers[at] + 1) % 2
    return (kind, *numbers)


@contextmanager
def server(folder: Path) -> Iterator[Server]:
    """A server on a store of its own."""
    keyring = Keyring(["a secret that is long enough for anybody"])
    room = Room(Sqlite(folder / "tables.db"), pace=NEVER)
    with pytest.MonkeyPatch.context() as patch:
        clock = StoppedClock()
        patch.setattr("ruse.server.tables.table.time", clock)
        patch.setattr("ruse.server.tables.changes.time", clock)
        patch.setattr("ruse.server.tables.room.time", clock)  # or the table is dropped after a minute
        with TestClient(create(room, keyring=keyring, limits=Limits(0))) as client:
            yield Server(client, room, keyring, clock)


def differences(served: dict[str, str], other: dict[str, str]) -> list[str]:
    """Return where two readers see different things."""
    found = []
    for what in served:
        if served[what] != other[what]:
            pairs = zip(served[what], other[what], strict=False)
            at = next((at for at, (one, two) in enumerate(pairs) if one != two), 0)
            nearby = " ".join(served[what][max(0, at - 80) : at + 80].split())
            found.append(f"{what}: {nearby}")
    return found
