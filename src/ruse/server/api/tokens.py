"""Seat tokens: a program sends one to act for a seat. They do not identify anyone."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, NamedTuple

from ruse.server.errors import BadToken

if TYPE_CHECKING:
    from ruse.server.identity.keyring import Keyring
    from ruse.server.tables.seating import Player
    from ruse.server.tables.table import Table

PURPOSE = "seat"


class SeatToken(NamedTuple):
    """The seat that a token opens."""

    table: str
    seat: int
    generation: str
    """Changes when somebody else takes the seat, so that old tokens no longer open it."""


class SeatTokens:
    """Issues tokens and finds the seat that a token opens."""

    def __init__(self, keyring: Keyring) -> None:
        self._keyring = keyring

    def issue(self, table: Table, seat: int) -> str:
        """Return the token for the current holder of a seat."""
        token = SeatToken(table.id, seat, generation(table.seats[seat]))
        return self._keyring.sign(PURPOSE, f"{token.table}:{token.seat}:{token.generation}")

    def seat(self, table: Table, signed: str) -> int:
        """Return the seat at this table that a token opens; `BadToken` if there is none."""
        token = self._read(signed)
        if token is None or token.table != table.id or token.seat >= len(table.seats):
            raise BadToken("this token is not valid for any seat at this table")
        if token.generation != generation(table.seats[token.seat]):
            raise BadToken("this seat has changed hands, so its token is no longer valid")
        return token.seat

    def _read(self, signed: str) -> SeatToken | None:
        text = self._keyring.read(PURPOSE, signed)
        if text is None:
            return None
        table, seat, generation = text.split(":")
        return SeatToken(table, int(seat), generation)


def bearer(header: str | None) -> str | None:
    """Return the token of an Authorization header; `BadToken` if it is another kind of header."""
    if header is None:
        return None
    scheme, _, token = header.partition(" ")
    if scheme.lower() != "bearer" or not token.strip():
        raise BadToken("write `Authorization: Bearer TOKEN` with the token that came with the seat")
    return token.strip()


def generation(player: Player | None) -> str:
    """Return a mark for the holder of a seat that does not reveal who it is."""
    guest = player.guest if player is not None else None
    return "" if guest is None else hashlib.sha256(f"seat of {guest}".encode()).hexdigest()[:16]
