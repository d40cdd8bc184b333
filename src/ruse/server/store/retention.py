"""How long the store keeps tables."""

from __future__ import annotations

import re
from dataclasses import dataclass

HOUR = 3600.0
DAY = 24 * HOUR
UNITS = {"s": 1.0, "m": 60.0, "h": HOUR, "d": DAY}


@dataclass(frozen=True)
class Retention:
    """Seconds until a table is deleted; `None` keeps it forever."""

    waiting: float | None = HOUR
    """An open table at which nobody sits but the guest who made it."""
    standing: float | None = 30 * DAY
    """An open or running table at which nothing has happened."""
    finished: float | None = None
    """A table whose match is over."""


def read_duration(text: str) -> float | None:
    """Seconds of `90d`, `12h`, `30m` or `45s`; none for `never`. `ValueError` for anything else."""
    if text == "never":
        return None
    found = re.fullmatch(r"(\d{1,6})([smhd])", text)
    if not found:
        raise ValueError(f"a duration is a number with s, m, h or d, or never; not {text!r:.40}")
    return int(found[1]) * UNITS[found[2]]
