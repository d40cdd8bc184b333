"""How long bots, stand-ins and automatic passes take: like people, without giving cards away."""

from __future__ import annotations

import secrets
from dataclasses import dataclass

GRAIN = 1 << 20
LIKE_PEOPLE = 1.5
"""The pace, in seconds, at which events are shown in full. Bots that are quicker also wait less for them."""
TEMPOS = {"slow": 1.6, "normal": 1.0, "fast": 0.5, "off": 0.0}
"""How long somebody takes to watch events, as set in their browser."""


@dataclass(frozen=True)
class Pace:
    """Delays are drawn before an answer is chosen, from the same range for every seat and answer."""

    seconds: float = 1.5
    """The middle of the range, which goes from half of it to one and a half times as much."""

    def delay(self) -> float:
        """Seconds until one answer."""
        return self.seconds * (0.5 + secrets.randbelow(GRAIN) / GRAIN)

    def show(self, seconds: float) -> float:
        """Return how long to wait for people to see what takes this many seconds to show."""
        return seconds * min(1.0, self.seconds / LIKE_PEOPLE)
