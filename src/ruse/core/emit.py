"""`emit`: rules report what happened; only the `python` target listens."""

from __future__ import annotations

from ruse.core.record import Record


def emit(s: Record, kind: int, a: int, b: int, c: int, d: int) -> None:
    """Note an event of this kind with four numbers (the game's `EVENTS` explains them)."""
    if s.trace is not None:
        s.trace.append((kind, a, b, c, d))
