"""The address under which others reach this server."""

from __future__ import annotations

from ipaddress import ip_address
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from starlette.requests import Request


def origin(request: Request) -> str:
    """Return scheme and host for shared links: as configured, or as in the request."""
    configured: str | None = getattr(request.app.state, "origin", None)
    return (configured or str(request.base_url)).rstrip("/")


def table_link(request: Request, table: str) -> str:
    """Return the link to a table."""
    return f"{origin(request)}/table/{table}"


def is_local(address: str) -> bool:
    """Return whether nobody outside this computer can follow a link."""
    host = address.partition("://")[2].partition("/")[0]
    name = host.partition("]")[0][1:] if host.startswith("[") else host.partition(":")[0]
    if name == "localhost" or name.endswith(".localhost"):
        return True
    try:
        return ip_address(name).is_loopback
    except ValueError:
        return False
