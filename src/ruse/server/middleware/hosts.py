"""Which host a request may name: the configured origin, or the address at which it has arrived.

A foreign name that points here (DNS rebinding) would let another page read ours, and what we write into links
and QR codes begins with the host.
"""

from __future__ import annotations

import socket
from functools import cache
from ipaddress import IPv4Address, IPv6Address, ip_address
from urllib.parse import urlsplit

from starlette.types import Scope

from ruse.server.errors import BadRequest, TableError
from ruse.server.recent import Recent

LONGEST_HOST = 255
MOST_KEPT = 1_000
"""Hosts that are read only once: nearly every request names the same one."""
USUAL_PORTS = {"http": 80, "https": 443}

Named = str | IPv4Address | IPv6Address


class WrongHost(TableError):
    """The request names a host that is not this server."""

    code = "wrong-host"
    status = 421


class Hosts:
    """Knows the names of this server."""

    def __init__(self, origin: str | None = None) -> None:
        self.origin = origin
        parts = urlsplit(origin or "")
        name, port = read_host(parts.netloc)
        self._name = name
        self._port = port or USUAL_PORTS.get(parts.scheme)

    def check(self, scope: Scope, host: str) -> None:
        """Refuse a host that is not ours."""
        if not 1 <= len(host) <= LONGEST_HOST or not host.isascii():
            raise BadRequest("name one host")
        server = scope.get("server") or ("", None)
        name, port = read_recent(host)
        is_origin = bool(name) and name == self._name and port in (None, self._port)
        if not is_origin and not (port in (None, server[1]) and is_here(name, plain_recent(server[0]))):
            raise WrongHost(f"{host:.60} is not this server; `--origin` tells it another name")


def read_host(text: str) -> tuple[Named, int | None]:
    """Return a host and its port, if it has one; an invalid host reads as one that does not exist."""
    name, colon, port = text.rpartition(":")
    if not colon or "]" in port:
        return plain(text), None
    return (plain(name), int(port)) if port.isdecimal() and len(port) < 6 else ("", 0)


def plain(name: str) -> Named:
    """Return a name in small letters; an address as such, however it is written."""
    try:
        address = ip_address(name.removeprefix("[").removesuffix("]").partition("%")[0])
    except ValueError:
        return name.lower().rstrip(".")
    return getattr(address, "ipv4_mapped", None) or address


read_recent = Recent(read_host, MOST_KEPT, LONGEST_HOST)
plain_recent = Recent(plain, MOST_KEPT, LONGEST_HOST)


def is_here(name: Named, server: Named) -> bool:
    """Return whether a host means the address at which the request has arrived."""
    if isinstance(name, str) and not isinstance(server, str):
        return (is_localhost(name) and server.is_loopback) or name in own_names()
    return bool(name) and name == server


def is_localhost(name: str) -> bool:
    """Return whether a name, such as `localhost`, means the machine itself everywhere."""
    return name == "localhost" or name.endswith(".localhost")


@cache
def own_names() -> frozenset[str]:
    """Return what this machine is called in its network."""
    name = socket.gethostname().lower()
    short = name.partition(".")[0]
    return frozenset({name, short, f"{short}.local"} - {""})
