"""One call of the API: what it takes and gives. Routes and the OpenAPI document are both made from it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ruse.core.errors import RuseError
from ruse.server.api.bodies import LARGEST_NUMBER, Asked
from ruse.server.api.tokens import SeatTokens, bearer
from ruse.server.errors import BadRequest, BadToken, NoTable, TableError, TooLarge, TooManyRequests
from ruse.server.middleware.shield import CrossSite
from ruse.server.tables.room import Room
from ruse.server.tables.table import Table


class BadBody(TableError):
    """The JSON is valid, but not what this call expects."""

    code = "bad-body"
    status = 422


class BadJson(BadRequest):
    """The body is not JSON."""

    code = "bad-json"


@dataclass(frozen=True)
class Visit:
    """One parsed request to the API."""

    request: Request
    room: Room
    tokens: SeatTokens
    found: Table | None = None
    seat: int | None = None
    """The seat that the token opens, or a spectator's."""
    body: Any = None

    @property
    def table(self) -> Table:
        """The table that the address names."""
        assert self.found is not None
        return self.found

    @property
    def my_seat(self) -> int:
        """The seat that the token opens, if one is required."""
        assert self.seat is not None
        return self.seat

    def number(self, name: str) -> int:
        """Return a number from the query, or 0."""
        text = self.request.query_params.get(name, "0")
        if not (text.isascii() and text.isdecimal() and len(text) < 20 and int(text) <= LARGEST_NUMBER):
            raise BadRequest(f"{name} is a number from 0 to {LARGEST_NUMBER}")
        return int(text)


@dataclass(frozen=True)
class Call:
    """One line of the API."""

    method: Literal["GET", "POST"]
    path: str
    answer: Callable[[Visit], Awaitable[Any]]
    about: str
    reply: type | None = None
    """The JSON it returns; without one, the endpoint makes its own response."""
    body: type[Asked] | None = None
    status: int = 200
    token: Literal["none", "may", "must"] = "none"
    refusals: tuple[type[RuseError], ...] = ()
    """In addition to those of every call."""
    query: Mapping[str, str] = field(default_factory=dict)
    media: str = "application/json"

    @property
    def has_table(self) -> bool:
        """Whether the address names a table."""
        return "{table}" in self.path

    @property
    def errors(self) -> tuple[type[RuseError], ...]:
        """All errors it can return."""
        found: list[type[RuseError]] = [BadRequest, TooManyRequests]
        found += [NoTable] if self.has_table else []
        found += [BadToken] if self.token != "none" else []
        found += [CrossSite] if self.method == "POST" else []
        found += [BadJson, BadBody, TooLarge] if self.body else []
        return (*found, *self.refusals)

    def route(self, room: Room, tokens: SeatTokens) -> Route:
        """Return where it is served."""

        async def endpoint(request: Request) -> Response:
            return await self._serve(await self._visit(request, room, tokens))

        return Route(self.path, endpoint, methods=[self.method], name=f"{self.method} {self.path}")

    async def _visit(self, request: Request, room: Room, tokens: SeatTokens) -> Visit:
        table, seat = None, None
        if self.has_table:
            name = request.path_params["table"]
            table = await room.find(name, fresh=self.method == "GET")
            try:
                seat = self._seat(request, table, tokens)
            except BadToken:  # the seat may have been taken at another worker a moment ago
                seat = self._seat(request, await room.find(name, fresh=True), tokens)
        if table is not None and seat is not None:
            table.presence.back(seat)  # a caller is present
        body = read_body(await request.body(), self.body) if self.body else None
        return Visit(request, room, tokens, table, seat, body)

    def _seat(self, request: Request, table: Table, tokens: SeatTokens) -> int | None:
        if self.token == "none":
            return None
        token = bearer(request.headers.get("authorization"))
        if token is not None:
            return tokens.seat(table, token)
        if self.token == "must":
            raise BadToken("send the token of your seat: `Authorization: Bearer TOKEN`")
        return None

    async def _serve(self, visit: Visit) -> Response:
        answer = await self.answer(visit)
        if isinstance(answer, Response):
            return answer
        return Response(msgspec.json.encode(answer), self.status, media_type="application/json")


def read_body(body: bytes, kind: type[Asked]) -> Asked:
    """Return the decoded body; `BadJson` or `BadBody` says what is wrong with it."""
    try:
        return msgspec.json.decode(body, type=kind)
    except msgspec.ValidationError as error:
        told = " ".join(str(error).splitlines())  # it quotes names from the body, which may break the line
        raise BadBody(f"this body is not valid: {told}") from None
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise BadJson("the body is not JSON") from None
