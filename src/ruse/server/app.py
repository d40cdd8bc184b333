"""The application: the room, the API, the given pages, and the middleware of every request."""

from __future__ import annotations

import asyncio
import math
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress

from prometheus_client import CONTENT_TYPE_LATEST
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import BaseRoute, Route
from starlette.types import ASGIApp

import ruse
from ruse.server.api import routes as api
from ruse.server.api.tokens import SeatTokens
from ruse.server.errors import StoreFailed
from ruse.server.health import Health
from ruse.server.identity.guests import GuestCookies, GuestNames
from ruse.server.identity.keyring import Keyring
from ruse.server.middleware.hosts import Hosts
from ruse.server.middleware.limits import Limits, RateLimits
from ruse.server.middleware.logs import AccessLog
from ruse.server.middleware.metrics import Metrics
from ruse.server.middleware.refusals import Page, Refusals
from ruse.server.middleware.shield import Shield, StrictHeaders
from ruse.server.store.workers import Alone
from ruse.server.tables.room import Room
from ruse.server.waiting import NotOpenYet, Opening

SHARED_NAME = 2.0
"""Seconds for which a guest's name is cached, because other workers may change it."""
SHARING = 1.0
OPERATIONS = ("/livez", "/healthz", "/readyz", "/metrics")
"""Operators' pages: the process runs, the database answers, players can come, and the metrics."""


class Site(Starlette):
    """Starlette without its own two layers for errors, because `Refusals` turns every error into a response."""

    def build_middleware_stack(self) -> ASGIApp:
        """Return our middleware around the routes."""
        app: ASGIApp = self.router
        for layer, arguments, settings in reversed(self.user_middleware):
            app = layer(app, *arguments, **settings)
        return app


def build(
    room: Room,
    routes: Sequence[BaseRoute] = (),
    *,
    page: Page | None = None,
    keyring: Keyring | None = None,
    limits: Limits | None = None,
    origin: str | None = None,
) -> Starlette:
    """Build the application. `routes` are the pages, `page` shows an error to a person, `origin` is our address.

    The room is opened and closed with the application; it is also under `app.state.room`.
    """
    keyring = Keyring() if keyring is None else keyring
    counted = Limits() if limits is None else limits
    opening = Opening(room, keyring)
    names = GuestNames(room.store, math.inf if isinstance(room.workers, Alone) else SHARED_NAME)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await opening.begin()
        sharing = asyncio.create_task(share_limits(room, counted))
        try:
            yield
        finally:
            sharing.cancel()
            await opening.end()

    app = Site(
        routes=[*routes, *api.routes(room, SeatTokens(keyring)), *operations(room, opening)],
        middleware=[  # from the outside in
            Middleware(AccessLog),
            Middleware(StrictHeaders),
            Middleware(Refusals, meter=room.meter, page=page),
            Middleware(Shield, hosts=Hosts(origin)),
            Middleware(NotOpenYet, opening=opening, open_to=OPERATIONS),
            Middleware(
                GuestCookies,
                keyring=keyring,
                names=names,
            ),
            Middleware(RateLimits, limits=counted),
        ],
        lifespan=lifespan,
    )
    app.state.room = room
    app.state.keyring = keyring
    app.state.opening = opening
    app.state.origin = origin
    return app


def operations(room: Room, opening: Opening) -> list[Route]:
    """Return the routes for operators."""
    about = {"name": "ruse", "version": ruse.__version__}
    health = Health(room.store)

    async def failure() -> str | None:
        return opening.failure or await health.failure()

    async def livez(request: Request) -> Response:
        return JSONResponse({"status": "ok", **about})

    async def healthz(request: Request) -> Response:
        why = await failure()
        return JSONResponse({"status": "store-failed" if why else "ok", **about}, 503 if why else 200)

    async def readyz(request: Request) -> Response:
        status = "stopping" if room.is_closing else "store-failed" if await failure() else "ready"
        return JSONResponse({"status": status, **about}, 200 if status == "ready" else 503)

    async def metrics(request: Request) -> Response:
        text = room.meter.text() if isinstance(room.meter, Metrics) else b""
        return Response(text, media_type=CONTENT_TYPE_LATEST)

    if isinstance(room.meter, Metrics):
        room.meter.watch(lambda: tables_by_status(room), lambda: open_streams(room))
    answers = (livez, healthz, readyz, metrics)
    return [Route(path, answer) for path, answer in zip(OPERATIONS, answers, strict=True)]


async def share_limits(room: Room, limits: Limits) -> None:
    """Let limits hold across workers: every second, each worker reports to the others what its clients spent."""
    while not isinstance(room.workers, Alone):
        with suppress(StoreFailed):  # until then each worker counts on its own
            limits.charge(await room.workers.spent(limits.spent()))
        await asyncio.sleep(SHARING)


def tables_by_status(room: Room) -> Counter[str]:
    """Return how many tables are in memory."""
    return Counter(table.status for table in room.tables.values())


def open_streams(room: Room) -> int:
    """Return how many readers there are."""
    return sum(table.attendance.readers for table in room.tables.values())
