"""How often one may knock: token buckets for each guest and each address, in bounded memory."""

from __future__ import annotations

import math
import time
from collections import OrderedDict
from collections.abc import Callable
from ipaddress import IPv6Address, ip_address
from typing import NamedTuple

from starlette.types import ASGIApp, Receive, Scope, Send

from ruse.server.errors import TooManyRequests

MOST_BUCKETS = 20_000
CROWD = 10
"""How many times a guest's share an address has: a family, a class, a club behind one router."""


class Rate(NamedTuple):
    """A bucket that holds `burst` and refills by `per_second`."""

    burst: float
    per_second: float


RATES = {
    "create": Rate(10, 0.2),
    "play": Rate(40, 8),
    "chat": Rate(8, 0.5),
    "other": Rate(200, 30),
}
"""What a person at one table, or a program at a few, never reaches."""

CREATING = ("/api/tables", "/play/", "/new/", "/learn/")
CREATING_ENDS = ("/again", "/fork")
CHAT_ENDS = ("/chat", "/say")
FREE = ("/static/", "/art/", "/healthz", "/metrics")


class Limits:
    """Every bucket of this server; those not used for longest are forgotten first."""

    def __init__(self, scale: float = 1.0, clock: Callable[[], float] = time.monotonic) -> None:
        self.scale = scale
        """Multiplies every rate; 0 lifts all limits."""
        self._clock = clock
        self._buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._buckets)

    def check(self, kind: str, address: str, guest: str | None) -> None:
        """Count one request; `TooManyRequests` says when the next one is welcome."""
        if not self.scale:
            return
        rate = RATES[kind]
        waits = [self._take((f"{kind}@", address), rate, CROWD)]
        if guest is not None:
            waits.append(self._take((kind, guest), rate, 1))
        if (wait := max(waits)) > 0:
            raise TooFast(wait)

    def _take(self, key: tuple[str, str], rate: Rate, share: int) -> float:
        """Take one from a bucket; the seconds to wait if it is empty."""
        burst = max(1.0, rate.burst * self.scale * share)
        per_second = rate.per_second * self.scale * share
        now = self._clock()
        level, at = self._buckets.pop(key, (burst, now))
        level = min(burst, level + (now - at) * per_second)
        taken = level >= 1
        self._buckets[key] = (level - 1 if taken else level, now)
        if len(self._buckets) > MOST_BUCKETS:
            self._buckets.popitem(last=False)
        return 0.0 if taken else (1 - level) / per_second


class TooFast(TooManyRequests):
    """Slower, please; it says how much."""

    def __init__(self, seconds: float) -> None:
        wait = max(1, math.ceil(seconds))
        self.headers = {"retry-after": str(wait)}
        super().__init__(f"that was too fast; try again in {wait} s")


class RateLimits:
    """Counts every request that asks for work."""

    def __init__(self, app: ASGIApp, limits: Limits) -> None:
        self.app = app
        self.limits = limits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or raise that it comes too fast."""
        if scope["type"] == "http" and not scope["path"].startswith(FREE):
            known = scope["ruse.guest"].id if scope.get("ruse.known") else None
            self.limits.check(kind_of(scope["method"], scope["path"]), address_of(scope), known)
        await self.app(scope, receive, send)


def kind_of(method: str, path: str) -> str:
    """What a request costs."""
    if method != "POST":
        return "other"
    if path == CREATING[0] or path.startswith(CREATING[1:]) or path.endswith(CREATING_ENDS):
        return "create"
    if path.endswith("/play"):
        return "play"
    return "chat" if path.endswith(CHAT_ENDS) else "other"


def address_of(scope: Scope) -> str:
    """Where a request comes from; one IPv6 household is one address."""
    host = scope["client"][0] if scope.get("client") else ""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return str(host)
    if isinstance(address, IPv6Address) and address.ipv4_mapped is None:
        return str(IPv6Address(int(address) >> 64 << 64))
    return str(getattr(address, "ipv4_mapped", None) or address)
