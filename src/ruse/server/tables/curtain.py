"""Pass-and-play: one device holds several seats, and shows the cards of one at most."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ruse.server.errors import NotYourSeat, NotYourTurn

if TYPE_CHECKING:
    from ruse.server.tables.seating import Seating


class Curtain:
    """Covers all cards on a shared device until the player who is asked has it."""

    def __init__(self, shared: bool, seats: Seating) -> None:
        self._shared = shared
        self._seats = seats
        self._lifted: int | None = None

    def seat_of(self, guest: str | None) -> int | None:
        """Return the seat whose view a guest gets now; none for a spectator, or while the device is covered."""
        mine = self._seats.of_guest(guest)
        if not self._is_passed_round(mine):
            return mine[0] if mine else None
        return self._lifted if self._lifted in mine else None

    def covers(self, guest: str | None, asked: Sequence[int]) -> int | None:
        """Return the seat to hand the device to; none if nothing is covered, or if nobody on it is asked."""
        mine = self._seats.of_guest(guest)
        if not self._is_passed_round(mine) or self.seat_of(guest) is not None:
            return None
        return next((seat for seat in asked if seat in mine), None)

    def lift(self, guest: str | None, seat: int, asked: Sequence[int]) -> bool:
        """Give the device to the person in this seat; return whether the screen changes."""
        if seat not in self._seats.of_guest(guest):
            raise NotYourSeat(f"seat {seat} is not on this device")
        if seat == self.seat_of(guest):
            return False  # a double click, or nothing is covered here
        if seat != self.covers(guest, asked):
            raise NotYourTurn(f"seat {seat} does not have to answer now, so its cards stay covered")
        self._lifted = seat
        return True

    def fall(self, asked: Sequence[int]) -> None:
        """Cover the cards of a player who is no longer asked."""
        if self._lifted not in asked:
            self._lifted = None

    def _is_passed_round(self, mine: Sequence[int]) -> bool:
        return self._shared and len(mine) > 1
