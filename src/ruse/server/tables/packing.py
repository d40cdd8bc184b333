"""A stream packed with gzip, event by event, without a compressor that lives as long as the stream."""

from __future__ import annotations

import secrets
import zlib

WINDOW = 1 << 15
"""How many bytes of what was sent before a packed event can refer to."""
SMALL_WINDOW = 1 << 13
"""The same if only differences are sent, which repeat little."""
LEVEL = 5
HEADER = b"\x1f\x8b\x08\x00\x00\x00\x00\x00\x00\xff"
NOTHING = b"\x00\x00\x00\xff\xff"
"""An empty block, which may come between any two events."""
MOST_PADDING = 50
"""Empty blocks after an event, so that its size says less about its content."""


class Packer:
    """Packs the events of one stream. Between them it keeps 8 or 32 kB, where a compressor would keep 256."""

    def __init__(self, window: int = WINDOW) -> None:
        self._window = window
        self._sent = b""
        self._begun = False

    def pack(self, body: bytes) -> bytes:
        """Return an event, readable as soon as it has arrived."""
        zlib_format = -zlib.MAX_WBITS  # bare blocks: all events together are one gzip file without an end
        if self._sent:
            packer = zlib.compressobj(LEVEL, zlib.DEFLATED, zlib_format, zdict=self._sent)
        else:
            packer = zlib.compressobj(LEVEL, zlib.DEFLATED, zlib_format)
        packed = packer.compress(body) + packer.flush(zlib.Z_SYNC_FLUSH)
        header = b"" if self._begun else HEADER
        self._begun = True
        self._sent = (self._sent + body)[-self._window :]
        return header + packed + NOTHING * secrets.randbelow(MOST_PADDING + 1)
