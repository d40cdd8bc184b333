"""Server-sent events: the latest snapshot for one reader, never a queue of old ones."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING

from starlette.datastructures import Headers
from starlette.responses import Response

from ruse.server.tables.difference import Difference
from ruse.server.tables.packing import SMALL_WINDOW, WINDOW, Packer

if TYPE_CHECKING:
    from starlette.types import Message, Receive, Scope, Send

    from ruse.server.tables.table import Table

PING = 15.0
"""Seconds of silence after which a comment keeps proxies from closing the stream."""
SPACING = 0.25
"""Seconds between two frames. Everything that happens within that time is one frame; no answer is that quick.

This is for the usual pace. If bots are faster, so are frames."""

HEADERS = {"Cache-Control": "no-store", "X-Accel-Buffering": "no", "Vary": "Accept-Encoding"}


class EventStream(Response):
    """A response that sends a frame whenever the table has changed, until the reader goes."""

    media_type = "text/event-stream"

    def __init__(
        self,
        table: Table,
        seats: tuple[int, ...],
        render: Callable[[], str | bytes],
        on_frame: Callable[[], None],
        spacing: float = SPACING,
        tempo: float = 1.0,
        difference: Difference | None = None,
    ) -> None:
        super().__init__(headers=HEADERS)
        del self.headers["content-length"]
        self._table = table
        self._seats = seats
        self._render = render
        self._on_frame = on_frame
        self._spacing = spacing
        self._tempo = tempo
        self._difference = difference

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send frames until either side closes."""
        if accepts_gzip(scope):
            self.headers["Content-Encoding"] = "gzip"
            send = _packed(send, WINDOW if self._difference is None else SMALL_WINDOW)
        await send({"type": "http.response.start", "status": 200, "headers": self.raw_headers})
        gone = asyncio.ensure_future(_gone(receive))
        frames = asyncio.ensure_future(self._send_frames(send))
        try:
            await asyncio.wait((gone, frames), return_when=asyncio.FIRST_COMPLETED)
        finally:
            gone.cancel()
            frames.cancel()
            await asyncio.gather(gone, frames, return_exceptions=True)
        if not frames.cancelled() and (error := frames.exception()):
            raise error

    async def _send_frames(self, send: Send) -> None:
        loop = asyncio.get_running_loop()
        with self._table.presence.subscribe(self._seats, self._tempo) as mailbox:
            while not mailbox.closing:
                mailbox.empty()  # whatever comes from now on is newer than this frame
                await send(_part(self._event()))
                self._on_frame()
                ready = loop.time() + self._spacing
                while not await mailbox.changed(PING):
                    await send(_part(b": still here\n\n"))
                pause = ready - loop.time()
                if pause > 0 and not mailbox.closing:
                    await asyncio.sleep(pause)
        await send({"type": "http.response.body", "body": b""})

    def _event(self) -> bytes:
        """Return the newest frame; only what has changed in it for a reader who can put it together."""
        frame, number = self._render(), self._table.changes.number
        changed = None if self._difference is None else self._difference.of(_encoded(frame))
        return event(frame, number) if changed is None else _event(b"\n".join(changed), number, b"event: changed\n")


def event(data: str | bytes, number: int) -> bytes:
    """Return one event of a stream; a line break in the data begins a new `data:` line."""
    return _event(_encoded(data), number)


def _event(data: bytes, number: int, name: bytes = b"") -> bytes:
    return b"id: %d\n%bdata: %b\n\n" % (number, name, data.replace(b"\n", b"\ndata: "))


def _encoded(data: str | bytes) -> bytes:
    # A lone return would end a line too. Bytes, since a frame in Unicode takes twice as long to go through.
    return (data.encode() if isinstance(data, str) else data).replace(b"\r", b"")


def accepts_gzip(scope: Scope) -> bool:
    """Return whether a reader can unpack a stream."""
    offers = Headers(scope=scope).get("accept-encoding", "").split(",") if "headers" in scope else []
    return any(offer.strip().partition(";")[0] == "gzip" and not offer.strip().endswith("q=0") for offer in offers)


def _packed(send: Send, window: int) -> Send:
    """Send every part of a body packed."""
    packer = Packer(window)

    async def send_packed(message: Message) -> None:
        if message["type"] == "http.response.body" and message.get("body"):
            message = {**message, "body": packer.pack(message["body"])}
        await send(message)

    return send_packed


def _part(body: bytes) -> dict[str, object]:
    return {"type": "http.response.body", "body": body, "more_body": True}


async def _gone(receive: Receive) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass
