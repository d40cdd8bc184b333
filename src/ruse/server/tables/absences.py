"""Who has left a running match without notice, and when a bot will play for them."""

from __future__ import annotations

import asyncio
import math
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ruse.server.tables.changes import Changes
    from ruse.server.tables.clock import Clock
    from ruse.server.tables.playing import Playing
    from ruse.server.tables.presence import Presence
    from ruse.server.tables.seating import Seating

UNNOTICED = 4.0
"""Seconds until everybody sees that somebody has left. Reloading a page takes less."""


class Absences:
    """The players for whom the table waits. Everybody sees when they go and when they are back."""

    def __init__(
        self, seats: Seating, playing: Playing, presence: Presence, changes: Changes, clock: Clock, shared: bool
    ) -> None:
        self._seats = seats
        self._playing = playing
        self._presence = presence
        self._changes = changes
        self._clock = clock
        self._shared = shared
        self._noticed: frozenset[int] = frozenset()
        self._timer: asyncio.TimerHandle | None = None

    def seconds(self, seat: int) -> int | None:
        """Whole seconds until a bot plays for a seat; 0 if it plays already, `None` if its player is here."""
        if seat not in self._noticed:
            return None
        return math.ceil(max(0.0, self._clock.grace - self._presence.absent(seat)))

    def look(self) -> None:
        """Check who has left, and notify the readers of the table if that has changed."""
        self.stop()
        is_seen = self._playing.status == "running" and self._presence.is_watched and not self._shared
        gone = self._gone() if is_seen else {}
        noticed = frozenset(seat for seat, seconds in gone.items() if seconds >= UNNOTICED)
        waits = [UNNOTICED - seconds for seat, seconds in gone.items() if seat not in noticed]
        if waits:
            self._timer = asyncio.get_running_loop().call_later(min(waits), self.look)
        if noticed != self._noticed:
            self._noticed = noticed
            self._changes.tell_all()

    def stop(self) -> None:
        """Stop looking until something happens."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _gone(self) -> dict[int, float]:
        """Return how many seconds ago each absent player gave the last sign of life."""
        presence = self._presence
        return {
            player.seat: presence.absent(player.seat)
            for player in self._seats
            if player is not None and player.guest is not None and not player.away
            if not presence.is_reading(player.seat) and presence.has_come(player.seat)
        }
