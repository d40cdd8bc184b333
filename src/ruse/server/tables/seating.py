"""Who sits where at a table."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Self

from ruse.server.errors import NotYourSeat
from ruse.server.identity.person_names import bot_name
from ruse.server.store.journal import SeatRow


@dataclass
class Player:
    """Who sits in a seat: a guest, or a bot. With neither, the seat is reserved for somebody of this name."""

    seat: int
    name: str
    guest: str | None = None
    bot: str | None = None
    autopass: bool = False
    away: bool = False
    """A bot plays for this person until they are back."""

    @property
    def is_person(self) -> bool:
        """Whether it is somebody who could answer."""
        return self.guest is not None

    @property
    def is_expected(self) -> bool:
        """Whether the seat is only reserved: nobody sits in it yet."""
        return self.guest is None and self.bot is None

    def row(self) -> SeatRow:
        """For the journal."""
        return SeatRow(self.seat, self.name, self.guest, self.bot, self.autopass, self.away)


class Seating(list[Player | None]):
    """The players in the order of their seats; `None` for an open seat."""

    @classmethod
    def of(cls, seats: int, rows: Iterable[SeatRow]) -> Self:
        """As the journal has it."""
        seating = cls([None] * seats)
        for row in rows:
            seating[row.seat] = Player(row.seat, row.name, row.guest, row.bot, row.autopass, row.away)
        return seating

    def catch_up(self, rows: Iterable[SeatRow]) -> list[int]:
        """Take over what the journal says; return the seats that are now empty or have somebody else in them."""
        changed = []
        found = Seating.of(len(self), rows)
        for seat, (before, now) in enumerate(zip(self, found, strict=True)):
            if before and now and (before.guest, before.bot) == (now.guest, now.bot):
                before.name, before.autopass, before.away = now.name, now.autopass, now.away
            elif before or now:
                self[seat] = now
                changed.append(seat)
        return changed

    @property
    def names(self) -> list[str]:
        """The names in the order of the seats; an open seat has none."""
        return [player.name if player else "" for player in self]

    @property
    def open(self) -> list[int]:
        """The seats in which nobody sits, reserved or not."""
        return [seat for seat, player in enumerate(self) if player is None or player.is_expected]

    @property
    def free(self) -> list[int]:
        """The open seats that anybody can take."""
        return [seat for seat in self.open if self[seat] is None]

    def names_besides(self, seat: int) -> list[str]:
        """Return the names of the others."""
        return [name for other, name in enumerate(self.names) if other != seat]

    @property
    def rows(self) -> list[SeatRow]:
        """For the journal."""
        return [player.row() for player in self if player]

    def player(self, seat: int) -> Player:
        """Return who sits in a seat."""
        player = self[seat]
        if player is None:
            raise NotYourSeat(f"nobody sits in seat {seat}")
        return player

    def of_guest(self, guest: str | None) -> list[int]:
        """Return the seats of a guest; several in pass-and-play."""
        if guest is None:
            return []
        return [player.seat for player in self if player and player.guest == guest]

    def of_others(self, seat: int) -> list[int]:
        """Return the seats of people who are not the one in this seat."""
        mine = self.player(seat).guest
        return [player.seat for player in self if player and player.guest not in (None, mine)]

    def filled(self, bot_at: Callable[[int], str]) -> Seating:
        """Return the same, with bots in the open seats."""
        seating = Seating(self)
        for seat in self.open:
            taken = [name for name in seating.names_besides(seat) if name]
            seating[seat] = Player(seat, bot_name(seat, taken), bot=bot_at(seat))
        return seating
