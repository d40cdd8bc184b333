"""Presence: who is at a table, and for whom a bot is playing."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from typing import TYPE_CHECKING

from ruse.server.errors import Collision, StoreFailed
from ruse.server.tables.attendance import Attendance, Mailbox

if TYPE_CHECKING:
    from ruse.server.store.journal import SeatRow, Store
    from ruse.server.tables.changes import Changes
    from ruse.server.tables.seating import Player, Seating

log = logging.getLogger(__name__)

HERE = 10.0
"""Seconds for which a seat without a stream still counts as present after its last sign of life."""


class Presence:
    """The people at one table."""

    def __init__(
        self, table: str, store: Store, seats: Seating, shared: bool, attendance: Attendance, changes: Changes
    ) -> None:
        self._table = table
        self._store = store
        self._writing: set[asyncio.Task[None]] = set()
        self._seats = seats
        self._shared = shared
        self._attendance = attendance
        self._changes = changes

    def subscribe(self, seats: Sequence[int], tempo: float = 1.0) -> Mailbox:
        """Open a mailbox for a reader in these seats; without seats, for a spectator."""
        for seat in seats:
            self.back(seat)
        return Mailbox(self._attendance, seats, tempo)

    @property
    def tempo(self) -> float:
        """How long the players take to watch events."""
        return self._attendance.tempo

    def back(self, seat: int) -> None:
        """The player of a seat is back and plays again."""
        self._attendance.see(seat)
        player = self._seats[seat]
        if player is not None and player.away:
            self._set_away(player, False)

    def take_over(self, seat: int) -> None:
        """A bot plays for this person until they are back; not on a shared device."""
        player = self._seats[seat]
        if player is None or player.guest is None or player.away:
            return
        if not self._shared or self._seats.of_others(seat):
            self._set_away(player, True)

    def _set_away(self, player: Player, away: bool) -> None:
        player.away = away
        self._changes.tell_all()
        task = asyncio.get_running_loop().create_task(self._keep(player.row()))
        self._writing.add(task)
        task.add_done_callback(self._writing.discard)

    async def _keep(self, row: SeatRow) -> None:
        """Let other workers know. If that fails, each of them finds out on its own."""
        try:
            await self._store.put_seat(self._table, row)
        except (StoreFailed, Collision) as error:
            log.warning("who is away could not be written: %s", type(error).__name__)

    @property
    def is_watched(self) -> bool:
        """Whether anybody looks at the table through this worker."""
        return self._attendance.readers > 0

    def is_reading(self, seat: int) -> bool:
        """Return whether a stream of this seat is open."""
        return self._attendance.is_reading(seat)

    def has_come(self, seat: int) -> bool:
        """Return whether the player of a seat has been here."""
        return self._attendance.has_come(seat)

    def absent(self, seat: int) -> float:
        """For how many seconds a seat has given no sign."""
        return self._attendance.absent(seat)

    def is_anyone_else_here(self, seat: int) -> bool:
        """Return whether another person is at the table, whom an absent one would keep waiting."""
        return any(self._attendance.absent(other) < HERE for other in self._seats.of_others(seat))
