"""Connections: how long a client may take, how much it may send, and which connection makes room for a new one.

Uvicorn waits for a request as long as the client likes and takes a header of any length. This server also listens
without a proxy in front of it, so it has its own limits. They are in the protocol, because no middleware runs
before there is a request.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from http import HTTPStatus
from typing import Any

import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.server import ServerState

from ruse.server.handover import Handover
from ruse.server.middleware.shield import LARGEST_WITH_CARDS

LARGEST_HEAD = 16 * 1024
"""Bytes of a request before its body: the address, the cookie and all other headers."""
MOST_HEADERS = 64
LARGEST_REQUEST = 4 * LARGEST_WITH_CARDS
"""Bytes of a request as they come; a body in small chunks takes several times its length."""
MOST_PIPELINED = 16
"""Requests that a client may send ahead while one is being answered."""
MOST_CONNECTIONS = 20_000
OFFERS = 50
"""How often a connection is offered to the busy worker of its table, before it is served here."""
OFFER = 0.02
"""Seconds between two offers."""


@dataclass(frozen=True)
class Patience:
    """Seconds that a client has for each part of a visit."""

    head: float = 10.0
    """From the first byte, or from the connection, until all headers are there."""
    body: float = 30.0
    idle: int = 5
    """Between two requests."""
    write: float = 30.0
    """To take what is waiting for it."""


@dataclass
class Gate:
    """Every connection of a server. When there are too many, the one that has waited longest is closed."""

    patience: Patience = field(default_factory=Patience)
    most: int = MOST_CONNECTIONS
    asking: dict[GatedConnection, None] = field(default_factory=dict)
    """Connections without a complete request, oldest first."""

    def has_room(self, present: int) -> bool:
        """Return whether one more would be admitted."""
        return present < self.most or bool(self.asking)

    def admit(self, present: int) -> bool:
        """Make room for one more; return false if all connections are being served."""
        if present < self.most:
            return True
        longest = next(iter(self.asking), None)
        if longest is None:
            return False
        longest.drop()
        return True


class GatedConfig(uvicorn.Config):
    """Uvicorn's settings, with our connections, the gate that they share, and the other workers on this socket."""

    def __init__(self, app: Any, gate: Gate, handover: Handover | None = None, **settings: Any) -> None:
        super().__init__(app, http=GatedConnection, timeout_keep_alive=gate.patience.idle, **settings)
        self.gate = gate
        self.handover = handover


class GatedConnection(HttpToolsProtocol):
    """Uvicorn's connection, bounded in time and size."""

    def __init__(
        self,
        config: uvicorn.Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
        read: bytes = b"",
    ) -> None:
        """Serve a client; `read` is what another worker has read before it handed the connection over."""
        super().__init__(config, server_state, app_state, _loop)
        assert isinstance(config, GatedConfig)
        self._gate = config.gate
        self._handover = config.handover
        self._already_read = read
        self._patience = config.gate.patience
        self._deadline: asyncio.TimerHandle | None = None
        self._writing: asyncio.TimerHandle | None = None
        self._part = "idle"
        """What the server expects from the client: `head`, `body`, or nothing (`idle`)."""
        self._taken = 0
        """Bytes of this request, without those that came together with the one before."""
        self._begun = False
        """Whether a request began in the latest bytes."""
        self._heard = False
        """Whether the client has said anything yet."""
        self._refusal = HTTPStatus.BAD_REQUEST

    # --- The connection ------------------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Accept a new connection."""
        is_admitted = self._gate.admit(len(self.connections))
        super().connection_made(transport)
        if not is_admitted:
            self._refuse(HTTPStatus.SERVICE_UNAVAILABLE)
            return
        self._await_head()
        if self._already_read:
            self._read(self._already_read)

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget a connection that is gone."""
        self._rest()
        self._stop_writing()
        super().connection_lost(exc)

    def drop(self) -> None:
        """Close this connection without a response."""
        self._rest()
        self.connections.discard(self)
        self.transport.abort()

    # --- What comes in -------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        """Keep reading, or let the worker of this table read."""
        if self.transport.is_closing():
            return
        home = self._handover.home_of(data) if self._handover is not None and self._is_between_requests() else None
        if home is None:
            self._read(data)
            return
        self._unset_keepalive_if_required()
        if self._part == "idle":
            self._await_head()
        self._hand_over(home, data, OFFERS)

    def _is_between_requests(self) -> bool:
        """Return whether the next byte begins a request, and the client has everything that was sent before."""
        if not self._heard:
            return True
        is_answered = self._part == "idle" and self.cycle.response_complete and not self.pipeline
        return is_answered and not self.transport.get_write_buffer_size()

    def _hand_over(self, home: int, data: bytes, offers: int) -> None:
        """Give this connection to another worker. If that is not possible, serve it here."""
        if self.transport.is_closing():
            return
        assert self._handover is not None
        try:
            is_given = self._handover.give(home, self.transport.get_extra_info("socket").fileno(), data)
        except BlockingIOError:
            if offers:
                self.flow.pause_reading()
                self.loop.call_later(OFFER, self._hand_over, home, data, offers - 1)
                return
            is_given = False
        if is_given:
            self.drop()
        else:
            self.flow.resume_reading()
            self._read(data)

    def _read(self, data: bytes) -> None:
        """Read a part of a request. One that is too large or never ends is refused while it arrives."""
        part = self._part
        self._heard, self._begun = True, False
        super().data_received(data)
        if self.transport.is_closing():
            return
        self._taken = 0 if self._begun else self._taken + len(data)
        if part == "idle" and not self._begun:
            self._part = "head"  # an empty line before it
        if self._part == "head" and self._taken > LARGEST_HEAD:
            self._refuse(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)
        elif self._taken > LARGEST_REQUEST:
            self.drop()
        elif self._part != "idle" and (self._part != part or self._deadline is None):
            self._wait_for_part()

    def on_message_begin(self) -> None:
        """The first byte of a request."""
        self._begun = True
        self._part = "head"
        super().on_message_begin()

    def on_header(self, name: bytes, value: bytes) -> None:
        """Read a header; we ignore trailers after a body."""
        if self._part == "head":
            super().on_header(name, value)

    def on_headers_complete(self) -> None:
        """The headers are complete: start to respond, and give the client time for the body."""
        size = len(self.url) + sum(len(name) + len(value) + 4 for name, value in self.headers)
        if size > LARGEST_HEAD or len(self.headers) > MOST_HEADERS or len(self.pipeline) >= MOST_PIPELINED:
            self._refusal = HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE
            raise ValueError(self._refusal.phrase)  # the parser stops and `data_received` refuses
        self._part = "body"
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """The request is complete."""
        self._part = "idle"
        self._rest()
        super().on_message_complete()

    def on_response_complete(self) -> None:
        """The client may send another request. Until then, it can make room for others."""
        super().on_response_complete()
        if self._part == "idle" and not self.pipeline and not self.transport.is_closing():
            self._gate.asking[self] = None

    # --- What goes out -------------------------------------------------------------------------------------

    def pause_writing(self) -> None:
        """The client does not read its response."""
        self._stop_writing()
        self._writing = self.loop.call_later(self._patience.write, self.drop)
        super().pause_writing()

    def resume_writing(self) -> None:
        """The client reads again."""
        self._stop_writing()
        super().resume_writing()

    def send_400_response(self, msg: str) -> None:
        """Refuse a request that uvicorn's parser could not read or that we did not accept."""
        self._refuse(self._refusal)

    # --- Inside --------------------------------------------------------------------------------------------

    def _await_head(self) -> None:
        self._part = "head"
        self._wait_for_part()

    def _wait_for_part(self) -> None:
        """Give the client its time for what is missing. Until then, it can make room for others.

        Most requests arrive in one piece, and no timer is set for them.
        """
        seconds = self._patience.head if self._part == "head" else self._patience.body
        self._rest()
        self._gate.asking[self] = None
        self._deadline = self.loop.call_later(seconds, self._lose_patience)

    def _rest(self) -> None:
        self._gate.asking.pop(self, None)
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _lose_patience(self) -> None:
        if self._heard:
            self._refuse(HTTPStatus.REQUEST_TIMEOUT)
        else:
            self.drop()

    def _refuse(self, status: HTTPStatus) -> None:
        """Send an error, unless a response has already started, and close."""
        self._rest()
        cycle: RequestResponseCycle | None = self.cycle
        if cycle is not None and not cycle.response_complete:
            if cycle.response_started or self.pipeline:
                self.drop()
                return
            cycle.disconnected = True  # the handler learns that the client is gone
            cycle.message_event.set()
        text = status.phrase.encode()
        lines = [b"HTTP/1.1 %d %b" % (status, text)]
        lines += [b"%b: %b" % header for header in self.server_state.default_headers]
        lines += [b"content-type: text/plain", b"content-length: %d" % len(text), b"connection: close"]
        self.transport.write(b"\r\n".join([*lines, b"", text]))
        self.transport.close()
        self._stop_writing()
        self._writing = self.loop.call_later(self._patience.write, self.transport.abort)

    def timeout_keep_alive_handler(self) -> None:
        """Close an idle connection, even if the client has not read its response."""
        super().timeout_keep_alive_handler()
        self._stop_writing()
        self._writing = self.loop.call_later(self._patience.write, self.transport.abort)

    def _stop_writing(self) -> None:
        if self._writing is not None:
            self._writing.cancel()
            self._writing = None
