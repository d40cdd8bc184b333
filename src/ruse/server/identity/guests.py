"""Guests: everyone who opens a page gets a signed cookie that identifies them; no account, no password."""

from __future__ import annotations

import math
import secrets
import time
from collections import OrderedDict
from typing import NamedTuple, Protocol

from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ruse.server.identity.keyring import Keyring
from ruse.server.identity.person_names import read_name
from ruse.server.paths import ANSWER, FOR_ALL

COOKIE = "guest"
SAFE_COOKIE = "__Host-guest"
"""Its name over TLS: browsers take it from this very host only, so that no other site can set one."""
MOST_NAMES = 10_000
YEAR = 365 * 24 * 3600
WITHOUT_GUESTS = ("/api", *FOR_ALL)
"""Paths without a guest: programs send a seat token, files are the same for all."""


class Guest(NamedTuple):
    """Who asks."""

    id: str
    name: str
    """What the guest wants to be called; empty until chosen, and for a request that shows no name."""


class NameStore(Protocol):
    """The part of the store that keeps guests' names."""

    async def guest_name(self, guest: str) -> str | None:
        """Return the name that a guest chose."""

    async def rename_guest(self, guest: str, name: str) -> None:
        """Keep it."""


class GuestNames:
    """Guests' names, cached so that most requests do not have to read the store."""

    def __init__(self, store: NameStore, fresh: float = math.inf) -> None:
        self._store = store
        self._fresh = fresh
        """Seconds for which a name is cached; short if other workers change names too."""
        self._recent: OrderedDict[str, tuple[str, float]] = OrderedDict()

    async def name(self, guest: str) -> str:
        """Return the name that a guest chose; empty if none."""
        name, at = self._recent.get(guest, ("", -math.inf))
        if time.monotonic() - at > self._fresh or guest not in self._recent:
            name = await self._store.guest_name(guest) or ""
            self._remember(guest, name)
        self._recent.move_to_end(guest)
        return name

    async def rename(self, guest: str, name: str) -> None:
        """Keep a name."""
        await self._store.rename_guest(guest, name)
        self._remember(guest, name)

    def forget(self, guest: str) -> None:
        """Forget a name."""
        self._recent.pop(guest, None)

    def _remember(self, guest: str, name: str) -> None:
        self._recent[guest] = (name, time.monotonic())
        if len(self._recent) > MOST_NAMES:
            self._recent.popitem(last=False)


def guest_of(request: HTTPConnection) -> Guest:
    """Return the guest behind a request to a page."""
    guest: Guest = request.scope["ruse.guest"]
    return guest


async def rename(request: HTTPConnection, typed: str) -> Guest:
    """Rename the guest behind a request; `BadRequest` says why not."""
    guest = Guest(guest_of(request).id, read_name(typed))
    names: GuestNames = request.scope["ruse.names"]
    await names.rename(guest.id, guest.name)
    request.scope["ruse.guest"] = guest
    return guest


class ForgetsGuests(Protocol):
    """The part of the room that forgets guests."""

    async def forget(self, guest: str) -> None:
        """Delete everything about a guest."""


async def forget(request: HTTPConnection, room: ForgetsGuests) -> str:
    """Delete everything about the guest behind a request. Return the header that removes their cookie."""
    guest = guest_of(request).id
    await room.forget(guest)
    names: GuestNames = request.scope["ruse.names"]
    names.forget(guest)
    name = cookie_name(request.scope)
    return f"{name}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax{'; Secure' if name == SAFE_COOKIE else ''}"


class GuestCookies:
    """Identifies guests, and gives a cookie to anyone without a valid one."""

    def __init__(self, app: ASGIApp, keyring: Keyring, names: GuestNames) -> None:
        self.app = app
        self.keyring = keyring
        self.names = names

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on with its guest."""
        if scope["type"] != "http" or scope["path"].startswith(WITHOUT_GUESTS):
            await self.app(scope, receive, send)
            return
        known = self._known(scope)
        guest = known or secrets.token_urlsafe(12)
        has_name = known and not scope["path"].endswith(ANSWER)  # its page shows no name, so none is read
        scope["ruse.guest"] = Guest(guest, await self.names.name(guest) if has_name else "")
        scope["ruse.names"] = self.names
        scope["ruse.known"] = known is not None
        # The home page renews the cookie, so that it lasts and follows a change of keys.
        if known and scope["path"] != "/":
            await self.app(scope, receive, send)
            return

        async def send_cookie(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                headers.append("set-cookie", self._cookie(guest, cookie_name(scope)))
            await send(message)

        await self.app(scope, receive, send_cookie)

    def _known(self, scope: Scope) -> str | None:
        signed = HTTPConnection(scope).cookies.get(cookie_name(scope), "")
        return self.keyring.read("guest", signed) if signed else None

    def _cookie(self, guest: str, name: str) -> str:
        signed = self.keyring.sign("guest", guest)
        secure = "; Secure" if name == SAFE_COOKIE else ""
        return f"{name}={signed}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax{secure}"


def cookie_name(scope: Scope) -> str:
    """Return what the cookie is called on this connection."""
    return SAFE_COOKIE if scope["scheme"] == "https" else COOKIE
