"""How long bots, stand-ins and automatic passes take: like people, and saying nothing about their cards."""

from __future__ import annotations

import secrets
from dataclasses import dataclass

GRAIN = 1 << 20


@dataclass(frozen=True)
class Pace:
    """Delays are drawn before an answer is thought of and from the same range for every seat and answer."""

    seconds: float = 1.5
    """The middle of the range, which reaches from half of it to half as much again."""

    def delay(self) -> float:
        """Seconds until one answer."""
        return self.seconds * (0.5 + secrets.randbelow(GRAIN) / GRAIN)
