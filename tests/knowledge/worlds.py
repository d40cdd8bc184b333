"""Many imagined worlds of one moment, on the `cpu` target for their number."""

from __future__ import annotations

from typing import Any

import numpy as np

from ruse.core.match import Match
from ruse.core.targets.cpu import cpu


def imagined_records(match: Match, seat: int, count: int, first: int = 0) -> Any:
    """Return the worlds that a seat imagines with this many keys, from the first on, as an array of records."""
    layout = match.game.rules.state.dtype()
    records = np.empty(count, layout)
    records[:] = np.frombuffer(match._state.pack(), layout)
    seats = np.full(count, seat, np.int64)
    cpu(match.game).imagine_span(records, seats, np.arange(first, first + count, dtype=np.uint64), 0, count)
    return records


def imagined(match: Match, seat: int, count: int, first: int = 0) -> list[Any]:
    """Return the same worlds one by one."""
    unpack = match.game.rules.state.unpack
    return [unpack(record.tobytes()) for record in imagined_records(match, seat, count, first)]
