"""Clocks: how long a table waits for an answer, and for somebody who has left."""

from __future__ import annotations

from typing import NamedTuple


class Clock(NamedTuple):
    """The patience of a table, in seconds."""

    answer: float | None
    """For one answer. Without it, nobody has to hurry."""
    grace: float
    """Seconds after which a bot plays for an absent player while others wait."""


CLOCKS = {
    "none": Clock(None, 120),
    "relaxed": Clock(60, 60),
    "quick": Clock(20, 20),
}
