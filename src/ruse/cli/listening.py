"""Where the server listens, how others reach it, and the browser that opens it."""

from __future__ import annotations

import errno
import json
import os
import socket
import sys
from contextlib import ExitStack
from http.client import HTTPException
from urllib.request import urlopen

import click

from ruse.cli.language import words

EVERYWHERE = ("0.0.0.0", "::", "")
DISPLAYS = ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")


def listen(host: str, port: int) -> socket.socket:
    """Return a socket on this address; one line says why there is none."""
    with ExitStack() as unused:
        try:
            family, kind, protocol, _, address = socket.getaddrinfo(host or None, port, type=socket.SOCK_STREAM)[0]
            listening = unused.enter_context(socket.socket(family, kind, protocol))
            if os.name == "posix":  # elsewhere it would let two servers share a port
                listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            listening.bind(address)
        except OSError as error:
            raise click.UsageError(_why_not(error, host, port)) from None
        unused.pop_all()
    return listening


def _why_not(error: OSError, host: str, port: int) -> str:
    say = words()
    if error.errno == errno.EADDRINUSE:
        return say("error-port-taken", port=str(port))
    if error.errno == errno.EACCES:
        return say("error-port-denied", port=str(port))
    return say("error-host", host=host, why=error.strerror or "?")


def is_ruse(host: str, port: int) -> bool:
    """Return whether a Ruse answers at this address."""
    try:
        with urlopen(f"{url(local(host), port)}/healthz", timeout=2) as answer:
            return bool(json.load(answer).get("name") == "ruse")
    except (OSError, ValueError, HTTPException, AttributeError):
        return False


def url(host: str, port: int) -> str:
    """Return an address for a browser."""
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def local(host: str) -> str:
    """Return the host as this machine calls it."""
    return "127.0.0.1" if host in EVERYWHERE else host


def in_the_network(host: str) -> str | None:
    """Return the host as other devices call it, if it listens to them."""
    if host not in EVERYWHERE:
        return None
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # sends nothing; it only chooses the way out
        except OSError:
            return None
        found = str(probe.getsockname()[0])
    return None if found.startswith("127.") else found


def open_browser(address: str) -> bool:
    """Open a page if there is a screen to show it; a browser inside the terminal does not help."""
    import webbrowser

    has_screen = sys.platform in ("win32", "darwin") or any(os.environ.get(name) for name in DISPLAYS)
    return has_screen and webbrowser.open(address)
