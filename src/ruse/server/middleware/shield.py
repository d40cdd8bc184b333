"""What every request passes: size limits, changes only from our own pages, and strict headers.

Plain ASGI, as everything in front of a stream must be.
"""

from __future__ import annotations

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ruse.server.errors import BadRequest, TableError, TooLarge
from ruse.server.middleware.hosts import Hosts

LARGEST_BODY = 64 * 1024
LARGEST_WITH_CARDS = 512 * 1024
"""For setting up a table: more than a card file may have, so that the form can report one that is too large."""
LONGEST_ADDRESS = 2048
SAFE = frozenset({"GET", "HEAD", "OPTIONS"})

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "connect-src 'self'",
        "form-action 'self'",
        "frame-ancestors 'none'",
        "base-uri 'none'",
        "manifest-src 'self'",
    )
)
ONLY_TLS = "max-age=31536000"
"""A browser that has connected over TLS uses only TLS for a year."""
HEADERS = {
    "content-security-policy": POLICY,
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    # Not no-referrer: browsers then send `Origin: null` with our own forms.
    "referrer-policy": "same-origin",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    # Pages show hands; files that may be cached say so.
    "cache-control": "no-store",
}

RAW_HEADERS = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
RAW_HEADERS_OF_TLS = [*RAW_HEADERS, (b"strict-transport-security", ONLY_TLS.encode())]


class CrossSite(TableError):
    """A page of another site tried to act for its visitor."""

    code = "cross-site"
    status = 403


class AddressTooLong(TableError):
    """The address is longer than any of ours."""

    code = "address-too-long"
    status = 414


class StrictHeaders:
    """Adds the headers that keep a page to itself."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on; its answer gets the headers it has not set itself."""
        wanted = RAW_HEADERS_OF_TLS if scope.get("scheme") == "https" else RAW_HEADERS

        async def send_strictly(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = message["headers"]
                present = {name for name, _ in headers}
                message["headers"] = [*headers, *(header for header in wanted if header[0] not in present)]
            await send(message)

        await self.app(scope, receive, send_strictly if scope["type"] == "http" else send)


class Shield:
    """Refuses what no page and no honest program sends."""

    def __init__(self, app: ASGIApp, hosts: Hosts) -> None:
        self.app = app
        self.hosts = hosts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or raise an error that says why not."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        check_address(scope)
        self.hosts.check(scope, one_host(headers))
        if scope["method"] not in SAFE:
            check_origin(headers)
        await self.app(scope, bounded(receive, largest_body(scope["path"]), headers), send)


def largest_body(path: str) -> int:
    """Return how many bytes a request may bring."""
    sets_a_table = path == "/api/tables" or path.startswith("/new/")
    return LARGEST_WITH_CARDS if sets_a_table else LARGEST_BODY


def bounded(receive: Receive, most: int, headers: Headers) -> Receive:
    """Return the body if it is not too large, whatever its header says."""
    announced = headers.get("content-length", "")
    if announced.isdecimal() and int(announced) > most:
        raise too_large(most)
    taken = 0

    async def receive_bounded() -> Message:
        nonlocal taken
        message = await receive()
        taken += len(message.get("body", b""))
        if taken > most:
            raise too_large(most)
        return message

    return receive_bounded


def too_large(most: int) -> TooLarge:
    """Return the refusal of a body with more bytes than this."""
    return TooLarge(f"a body has at most {most} bytes")


def check_address(scope: Scope) -> None:
    """A bounded address."""
    if len(scope["path"]) + len(scope["query_string"]) > LONGEST_ADDRESS:
        raise AddressTooLong(f"an address has at most {LONGEST_ADDRESS} characters")


def one_host(headers: Headers) -> str:
    """Return the host that a request names."""
    hosts = headers.getlist("host")
    if len(hosts) != 1:
        raise BadRequest("name one host")
    return hosts[0]


def check_origin(headers: Headers) -> None:
    """A browser says whose page a request comes from; programs say nothing and send no cookie on their own.

    Sec-Fetch-Site is not sent over plain HTTP in a home network; Origin is.
    """
    site = headers.get("sec-fetch-site")
    origin = headers.get("origin")
    if site is not None:
        ours = site in ("same-origin", "none")
    elif origin is not None:
        # Behind a proxy the scheme may differ; the host decides.
        ours = origin.lower().partition("://")[2] == headers["host"].lower()
    else:
        ours = True
    if not ours:
        raise CrossSite("this request came from another site's page, so it was ignored")
