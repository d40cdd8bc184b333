"""Links that open one reserved seat of a table, signed so that nobody can make them but the server."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ruse.web.site.address import table_link

if TYPE_CHECKING:
    from starlette.requests import Request

    from ruse.server.identity.keyring import Keyring
    from ruse.server.tables.table import Table

PURPOSE = "invitation"


def invitation(request: Request, table: Table, seat: int) -> str:
    """Return the link to a reserved seat. It is void when the seat is freed or reserved under another name."""
    keyring: Keyring = request.app.state.keyring
    signature = keyring.sign(PURPOSE, _meant(table, seat)).rpartition(".")[2]
    return f"{table_link(request, table.id)}?invitation={seat}.{signature}"


def invited_to(request: Request, table: Table, typed: str) -> int | None:
    """Return the reserved seat that an invitation opens; nothing if it opens none."""
    seat, _, signature = typed[:200].partition(".")
    if not (seat.isascii() and seat.isdecimal()) or int(seat) >= len(table.seats):
        return None
    player, keyring = table.seats[int(seat)], request.app.state.keyring
    if player is None or not player.is_expected:
        return None
    meant = _meant(table, int(seat))
    return int(seat) if keyring.read(PURPOSE, f"{meant}.{signature}") == meant else None


def _meant(table: Table, seat: int) -> str:
    return f"{table.id}:{seat}:{table.seats.player(seat).name}"
