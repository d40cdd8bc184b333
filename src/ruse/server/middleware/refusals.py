"""How a request is refused: the right status and one clear sentence, as JSON for programs, as a page for people."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from http import HTTPStatus

from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.routing import Match, Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ruse.core.errors import RuseError
from ruse.server.errors import BadRequest, TableError
from ruse.server.middleware.meter import Meter

STATUS = {
    "unknown-game": 404,
    "bad-option": 422,
    "bad-seat": 422,
    "bad-position": 422,
    "bad-brain": 422,
    "bad-cards": 422,
    "bad-match-file": 422,
    "illegal-action": 409,
}
"""Of the errors of the rules; those of the server bring their own."""

Page = Callable[[Request, RuseError, int], Response]
"""Shows an error and its status to a person."""

log = logging.getLogger("ruse")


class NoPage(TableError):
    """Nothing is at this address."""

    code = "no-page"
    status = 404


class WrongMethod(TableError):
    """The address is right, the method is not."""

    code = "wrong-method"
    status = 405

    def __init__(self, method: str, headers: Mapping[str, str]) -> None:
        self.headers = headers
        super().__init__(f"{method} is not possible here")


class Broken(TableError):
    """A bug in the server."""

    code = "broken"
    status = 500


class Refusals:
    """Turns errors into responses."""

    def __init__(self, app: ASGIApp, meter: Meter, page: Page | None = None) -> None:
        self.app = app
        self.meter = meter
        self.page = page or plain_page

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, and turn what is raised into a response."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        answering = False

        async def send_noting(message: Message) -> None:
            nonlocal answering
            answering = True
            await send(message)

        try:
            await self.app(scope, receive, send_noting)
        except (RuseError, HTTPException) as error:
            if answering:
                raise
            request = Request(scope)
            refusal = error if isinstance(error, RuseError) else in_our_words(request, error)
            await self._answer(request, refusal)(scope, receive, send)
        except ClientDisconnect:
            return  # nobody waits for an answer
        except Exception:
            log.exception("a request failed")
            if not answering:
                broken = Broken("something went wrong on the server; nothing was done")
                await self._answer(Request(scope), broken)(scope, receive, send)

    def _answer(self, request: Request, error: RuseError) -> Response:
        self.meter.refusal(error.code)
        status = status_of(error)
        if is_api(request.scope["path"]):
            answer: Response = json_problem(error)
        else:
            answer = self.page(request, error, status)
        for name, value in extra_headers(error).items():
            answer.headers.setdefault(name, value)
        return answer


def is_api(path: str) -> bool:
    """Return whether a program asks."""
    return path == "/api" or path.startswith("/api/")


def status_of(error: RuseError) -> int:
    """Return the HTTP status of an error."""
    return error.status if isinstance(error, TableError) else STATUS.get(error.code, 400)


def json_problem(error: RuseError) -> JSONResponse:
    """Return an error as programs read it."""
    return JSONResponse({"error": {"code": error.code, "message": str(error)}}, status_of(error))


def plain_page(request: Request, error: RuseError, status: int) -> Response:
    """Return an error as plain text, if there are no pages."""
    return PlainTextResponse(f"{error}\n", status)


def extra_headers(error: RuseError) -> dict[str, str]:
    """Return the headers that the status needs."""
    headers = dict(getattr(error, "headers", {}))
    if status_of(error) == HTTPStatus.UNAUTHORIZED:
        headers["www-authenticate"] = "Bearer"
    return headers


def methods_at(request: Request) -> set[str]:
    """Return what can be done at the address of a request; several routes may share it."""
    found: set[str] = set()
    for route in request.app.routes:
        if isinstance(route, Route) and route.matches(request.scope)[0] is not Match.NONE:
            found |= route.methods or set()
    return found or {"GET", "HEAD"}  # a folder of files has no routes


def in_our_words(request: Request, error: HTTPException) -> RuseError:
    """Return one of Starlette's errors as one of ours."""
    if error.status_code == HTTPStatus.METHOD_NOT_ALLOWED:
        return WrongMethod(request.method, {"allow": ", ".join(sorted(methods_at(request)))})
    if error.status_code == HTTPStatus.NOT_FOUND:
        return NoPage("there is nothing at this address")
    refusal = BadRequest(error.detail)
    refusal.status = error.status_code
    return refusal
