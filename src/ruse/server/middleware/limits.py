"""Rate limits: token buckets for each guest and each address, in bounded memory."""

from __future__ import annotations

import math
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from ipaddress import IPv6Address, ip_address
from typing import NamedTuple

from starlette.types import ASGIApp, Receive, Scope, Send

from ruse.server.errors import TooManyRequests
from ruse.server.middleware import abuse
from ruse.server.paths import ANSWER, FOR_ALL
from ruse.server.recent import Recent

MOST_BUCKETS = 20_000
CROWDS = {"create": 10, "play": 10, "chat": 10, "other": 5}
"""How many guests' shares an address gets: a family, a class or a club may be behind one router."""

MOST_STREAMS = 200
"""Streams that one address may hold open at one worker: each is memory and an open file."""
STREAM_WAIT = 10.0
LONGEST_ADDRESS = 60
"""Characters; a proxy may pass on anything as an address."""
MOST_KEPT = 10_000
"""Addresses that are read only once."""


class Rate(NamedTuple):
    """A bucket that holds `burst` and refills by `per_second`."""

    burst: float
    per_second: float


@dataclass
class Bucket:
    """What is left for one guest or address."""

    level: float
    at: float
    wait: float = 0.0
    """Seconds until there is something in it."""


RATES = {
    "create": Rate(10, 0.2),
    "play": Rate(40, 8),
    "chat": Rate(8, 0.5),
    "other": Rate(300, 60),
}
"""More than a person at one table, or a program at a few, ever needs. The last one counts milliseconds of work."""

COSTS = {"replay": 20, "fork": 20, "stream": 5, "qr.svg": 2, "record": 5, "cards.toml": 5, "": 5}
"""Milliseconds of work that a request takes, by the last word of its address; the home page has none."""
PAGES = ("/table/", "/new/", "/rules/")
PAGE = 5

CREATING = ("/api/tables", "/play/", "/new/", "/learn/")
CREATING_ENDS = ("/again", "/fork")
CHAT_ENDS = ("/chat", "/say")


class Limits:
    """Every bucket of this server. The least recently used ones are forgotten first."""

    def __init__(self, scale: float = 1.0, clock: Callable[[], float] = time.monotonic) -> None:
        self.scale = scale
        """Multiplies every rate; 0 lifts all limits."""
        self._clock = clock
        self._buckets: OrderedDict[tuple[str, str], Bucket] = OrderedDict()
        self._streams: Counter[str] = Counter()
        self._spent: dict[tuple[str, str], float] | None = None

    @contextmanager
    def stream(self, address: str) -> Iterator[None]:
        """Hold a stream open; `TooManyRequests` if this address holds as many as it may."""
        if self.scale and self._streams[address] >= max(1, MOST_STREAMS * self.scale):
            raise TooFast(STREAM_WAIT)
        self._streams[address] += 1
        try:
            yield
        finally:
            self._streams[address] -= 1
            if not self._streams[address]:
                del self._streams[address]

    @property
    def size(self) -> int:
        """How many buckets are kept."""
        return len(self._buckets)

    def check(self, kind: str, address: str, guest: str | None, cost: float = 1) -> None:
        """Count one request; `TooManyRequests` says when to try again.

        Anyone with something left may spend more than that, and then waits until the debt is paid.
        """
        if not self.scale:
            return
        buckets = [self._bucket((f"{kind}@", address), RATES[kind], CROWDS[kind])]
        if guest is not None:
            buckets.append(self._bucket((kind, guest), RATES[kind], 1))
        wait = max(bucket.wait for bucket in buckets)
        if wait > 0:
            raise TooFast(wait)
        for bucket in buckets:
            bucket.level -= cost
        if self._spent is not None:
            for key in [(f"{kind}@", address), *([(kind, guest)] if guest is not None else [])]:
                self._spent[key] = self._spent.get(key, 0.0) + cost

    def spent(self) -> dict[str, float]:
        """Return what was spent of each bucket since the last call, for other workers to know."""
        spent, self._spent = self._spent or {}, {}
        return {"\t".join(key): amount for key, amount in spent.items()}

    def charge(self, amounts: Mapping[str, float]) -> None:
        """Take from the buckets what was spent at other workers."""
        for name, amount in amounts.items():
            kind, _, who = name.partition("\t")
            if rate := RATES.get(kind.removesuffix("@")):
                share = CROWDS[kind[:-1]] if kind.endswith("@") else 1
                self._bucket((kind, who), rate, share).level -= amount

    def _bucket(self, key: tuple[str, str], rate: Rate, share: int) -> Bucket:
        """Return a bucket, filled up to this moment."""
        burst = max(1.0, rate.burst * self.scale * share)
        per_second = rate.per_second * self.scale * share
        now = self._clock()
        bucket = self._buckets.pop(key, None) or Bucket(burst, now)
        bucket.level = min(burst, bucket.level + (now - bucket.at) * per_second)
        bucket.at = now
        bucket.wait = 0.0 if bucket.level >= 1 else (1 - bucket.level) / per_second
        self._buckets[key] = bucket
        if len(self._buckets) > MOST_BUCKETS:
            self._buckets.popitem(last=False)
        return bucket


class TooFast(TooManyRequests):
    """Too many requests, with the time to wait."""

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
        """Pass a request on, or refuse it if it comes too soon."""
        if scope["type"] == "http" and not scope["path"].startswith(FOR_ALL):
            known = scope["ruse.guest"].id if scope.get("ruse.known") else None
            kind = kind_of(scope["method"], scope["path"])
            cost = cost_of(scope["path"]) if kind == "other" else 1
            with ExitStack() as held:
                try:
                    self.limits.check(kind, address_of(scope), known, cost)
                    if scope["path"].endswith("/stream"):
                        held.enter_context(self.limits.stream(address_of(scope)))
                except TooFast:
                    abuse.note("too many requests", address_of(scope))
                    raise
                await self.app(scope, receive, send)
            return
        await self.app(scope, receive, send)


def cost_of(path: str) -> int:
    """Return what a request costs: about as many milliseconds as it takes to answer."""
    last = path.rpartition("/")[2]
    if last in COSTS and not path.startswith("/api/"):
        return COSTS[last]
    return PAGE if path.startswith(PAGES) or path.endswith("/stream") else 1


def kind_of(method: str, path: str) -> str:
    """Return which bucket a request takes from."""
    if method != "POST":
        return "other"
    if path == CREATING[0] or path.startswith(CREATING[1:]) or path.endswith(CREATING_ENDS):
        return "create"
    if path.endswith(ANSWER):
        return "play"
    return "chat" if path.endswith(CHAT_ENDS) else "other"


def address_of(scope: Scope) -> str:
    """Return where a request comes from; one IPv6 household is one address."""
    client = scope.get("client")
    return recent_household(str(client[0])[:LONGEST_ADDRESS]) if client else ""


def household(host: str) -> str:
    """Return the address that a host shares with all others of its household."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(address, IPv6Address) and address.ipv4_mapped is None:
        return str(IPv6Address(int(address) >> 64 << 64))
    return str(getattr(address, "ipv4_mapped", None) or address)


recent_household = Recent(household, MOST_KEPT, LONGEST_ADDRESS)
