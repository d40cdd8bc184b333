"""The abuse log: addresses of clients that go too far, so that they can be blocked. It can be switched off.

No other log and no metric holds an address.
"""

from __future__ import annotations

import logging
import sys
import time
from collections import OrderedDict
from io import TextIOWrapper
from logging.handlers import RotatingFileHandler
from pathlib import Path

from ruse.server.middleware.logs import JsonLines

LARGEST = 1_000_000
FILES = 3
"""How many older log files are kept."""
PAUSE = 60.0
"""Seconds between two lines of the same kind about the same address."""
MOST_ADDRESSES = 10_000

log = logging.getLogger("ruse.abuse")
log.propagate = False
log.addHandler(logging.NullHandler())

_noted: OrderedDict[tuple[str, str], float] = OrderedDict()


class OwnersFile(RotatingFileHandler):
    """A log file that only its owner can read, because it holds addresses."""

    _has_failed = False

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802 (it is the library's)
        """Say once why nothing can be written. A traceback for each line would let strangers fill the other log."""
        if not self._has_failed:
            error = sys.exc_info()[1]
            why = getattr(error, "strerror", None) or type(error).__name__
            logging.getLogger(__name__).error("the abuse log cannot be written: %s", why)
        self._has_failed = True

    def _open(self) -> TextIOWrapper:
        # With a database, nothing else may have made this folder.
        Path(self.baseFilename).parent.mkdir(parents=True, exist_ok=True)
        file = super()._open()
        Path(self.baseFilename).chmod(0o600)
        return file


def keep_in(file: Path | None) -> None:
    """Write to a file from now on, and forget what was noted before; without a file nothing is kept."""
    _noted.clear()
    for handler in log.handlers[:]:
        log.removeHandler(handler)
        handler.close()
    if file is None:
        log.addHandler(logging.NullHandler())
        return
    handler = OwnersFile(file, maxBytes=LARGEST, backupCount=FILES, encoding="utf-8", delay=True)
    handler.setFormatter(JsonLines())
    log.addHandler(handler)
    log.setLevel(logging.INFO)


def note(what: str, address: str, table: str | None = None) -> None:
    """Note what an address has done; the same thing once a minute."""
    now = time.monotonic()
    if now - _noted.get((what, address), -PAUSE) < PAUSE:
        return
    _noted[what, address] = now
    _noted.move_to_end((what, address))
    if len(_noted) > MOST_ADDRESSES:
        _noted.popitem(last=False)
    fields = {"address": address} | ({} if table is None else {"table": table})
    log.info(what, extra={"fields": fields})
