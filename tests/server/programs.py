"""Programs at a table, without a network: an application on a store of its own, and seats with their tokens."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from httpx2 import Response
from starlette.testclient import TestClient

from ruse.server.app import build
from ruse.server.middleware.limits import Limits
from ruse.server.middleware.metrics import Metrics
from ruse.server.store.sqlite import Sqlite
from ruse.server.tables.pace import Pace
from ruse.server.tables.room import Room

STILL = Pace(10_000)
"""Bots that do not answer while a test looks."""


@dataclass
class Site:
    """A server in this process."""

    client: TestClient
    room: Room

    def table(self, players: int = 2, sitting: int = 2, start: bool = True, **wishes: Any) -> list[Seat]:
        """Return a table with this many programs sitting at it."""
        wishes = {"game": "coup", "players": players, "name": "Ada", **wishes}
        seats = [Seat(self, **taken(self.client.post("/api/tables", json=wishes)))]
        for name in ("Bea", "Cid", "Dan")[: sitting - 1]:
            seats.append(Seat(self, **taken(self.client.post(f"{seats[0].path}/seats", json={"name": name}))))
        if start:
            assert seats[0].post("start").status_code == 200
        return seats


@dataclass
class Seat:
    """A program in its seat."""

    site: Site
    table: str
    seat: int
    token: str

    @property
    def path(self) -> str:
        return f"/api/tables/{self.table}"

    @property
    def headers(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.token}"}

    def get(self, what: str, **query: Any) -> Response:
        return self.site.client.get(f"{self.path}/{what}", headers=self.headers, params=query)

    def post(self, what: str, body: Any = None) -> Response:
        return self.site.client.post(f"{self.path}/{what}", headers=self.headers, json=body)

    def see(self) -> dict[str, Any]:
        answer: dict[str, Any] = self.get("view").json()
        return answer

    def play(self, action: str, window: int | None = None) -> Response:
        window = self.see()["window"] if window is None else window
        return self.post("play", {"action": action, "window": window})

    def state(self) -> Any:
        """Return everything that can be seen of the table, from every side."""
        match = self.site.room.tables[self.table].match
        views = [self.get("view").json(), self.site.client.get(f"{self.path}/view").json()]
        return views, self.site.client.get(self.path).json(), match and match.dumps()


def taken(response: Response) -> dict[str, Any]:
    assert response.status_code == 201, response.text
    body: dict[str, Any] = response.json()
    return body


@contextmanager
def opened(folder: Path, limits: float = 0, pace: Pace = STILL, **settings: Any) -> Iterator[Site]:
    """A site on a store in a folder; its limits' clock stands still, so that slow machines get nothing back."""
    metrics = Metrics()
    room = Room(Sqlite(folder / "tables.db", metrics.commit), pace=pace, meter=metrics)
    with TestClient(build(room, limits=Limits(limits, lambda: 0.0), **settings)) as client:
        yield Site(client, room)


def problem(response: Response) -> tuple[int, str]:
    """Status and code of a refusal, which must be one clear sentence in the usual shape."""
    error = response.json()["error"]
    assert set(response.json()) == {"error"}
    assert set(error) == {"code", "message"}
    assert len(error["message"].splitlines()) == 1
    return response.status_code, error["code"]
