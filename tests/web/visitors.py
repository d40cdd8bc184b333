"""Visitors: browsers without a window, each with cookies of its own, in one house on a temporary store."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

from httpx2 import Response
from starlette.testclient import TestClient

from ruse.server.middleware.limits import Limits
from ruse.server.store.sqlite import Sqlite
from ruse.server.tables.pace import Pace
from ruse.server.tables.room import Room
from ruse.web.app import create

T = TypeVar("T")
HTMX = {"HX-Request": "true"}


class Visitor:
    """Somebody with a browser."""

    def __init__(self, client: TestClient, language: str = "en") -> None:
        self.client = client
        self.headers = {"accept-language": language}

    def get(self, address: str) -> Response:
        return self.client.get(address, headers=self.headers, follow_redirects=False)

    def post(self, address: str, htmx: bool = False, **form: Any) -> Response:
        headers = {**self.headers, **(HTMX if htmx else {})}
        return self.client.post(address, data=form, headers=headers, follow_redirects=False)

    def new_table(self, **form: Any) -> str:
        """Set a table; its address."""
        answer = self.post("/new/coup", **form)
        assert answer.status_code == 303, answer.text
        return answer.headers["location"]


class House:
    """A running house and its door."""

    def __init__(self, client: TestClient, room: Room) -> None:
        self.client = client
        self.room = room

    def visitor(self, language: str = "en", address: str = "testclient") -> Visitor:
        """Somebody new, who comes from an address."""
        client = TestClient(self.client.app, raise_server_exceptions=False, client=(address, 50000))
        client.portal = self.client.portal  # everybody in the loop in which the tables live
        return Visitor(client, language)

    def do(self, work: Callable[..., Awaitable[T]], *values: Any) -> T:
        """Run something in the loop in which the tables live."""
        assert self.client.portal is not None
        return self.client.portal.call(work, *values)

    def table(self, address: str) -> Any:
        """Return the table at an address."""
        return self.room.tables[address.rsplit("/", 1)[-1]]


@contextmanager
def opened(store: Path, **settings: Any) -> Iterator[House]:
    """A house whose bots take their time: nothing happens but what the visitors do."""
    room = Room(Sqlite(store), pace=Pace(3600))
    with TestClient(create(room, **{"limits": Limits(0), **settings})) as client:
        yield House(client, room)


def text_of(html: str) -> str:
    """Return what one reads on a page."""
    import html as entities

    body = html.split("<body", 1)[-1]
    return " ".join(entities.unescape(re.sub(r"<[^>]*>", " ", body)).split())
