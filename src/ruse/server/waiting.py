"""Opening the room, even if the database is down at first: until it answers, visitors get a 503."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING

from ruse.server.errors import StoreAway, StoreFailed

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Receive, Scope, Send

    from ruse.server.identity.keyring import Keyring
    from ruse.server.tables.room import Room

AGAIN = 0.5
"""Seconds between two attempts."""

log = logging.getLogger(__name__)


class Opening:
    """The room and its keys: opened now, or as soon as the database answers."""

    def __init__(self, room: Room, keyring: Keyring) -> None:
        self._room = room
        self._keyring = keyring
        self._trying: asyncio.Task[None] | None = None
        self._on_open: list[Callable[[], None]] = []
        self.is_open = False
        self.failure: str | None = None
        """Why the room is not open although it should be."""

    async def begin(self) -> None:
        """Open the room. If the database is away, say so and keep trying; any other fault is raised."""
        try:
            await self._open()
        except StoreAway as error:
            log.error("%s; players get a 503 until then", error)
            self.failure = str(error)
            self._trying = asyncio.create_task(self._keep_trying())

    async def end(self) -> None:
        """Close the room if it is open."""
        if self._trying is not None:
            self._trying.cancel()
            with suppress(asyncio.CancelledError):
                await self._trying
        if self.is_open:
            self.is_open = False
            await self._room.close()

    def when_open(self, call: Callable[[], None]) -> None:
        """Call this once the room is open."""
        if self.is_open:
            call()
        else:
            self._on_open.append(call)

    async def _open(self) -> None:
        await self._room.open()
        try:
            await self._keyring.open(self._room.store)
        except BaseException:
            await self._room.close()
            raise
        self.is_open, self.failure = True, None
        for call in self._on_open:
            call()

    async def _keep_trying(self) -> None:
        while not self.is_open:
            await asyncio.sleep(AGAIN)
            try:
                await self._open()
                log.info("the database answers")
            except StoreFailed as error:
                if str(error) != self.failure:
                    log.error("%s", error)
                self.failure = str(error)


class NotOpenYet:
    """Turns players away until the room is open; those who run the server are let through."""

    def __init__(self, app: ASGIApp, opening: Opening, open_to: Sequence[str]) -> None:
        self.app = app
        self.opening = opening
        self.open_to = open_to

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or say why not."""
        if scope["type"] == "http" and self.opening.failure and scope["path"] not in self.open_to:
            raise StoreAway(self.opening.failure)
        await self.app(scope, receive, send)
