"""A table in one line of a list."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from ruse.server.errors import BrokenTable
from ruse.server.tables.clock import CLOCKS

if TYPE_CHECKING:
    from ruse.server.store.journal import TableRow
    from ruse.server.tables.table import Table


@dataclass(frozen=True)
class Summary:
    """What lists say of a table."""

    id: str
    game: str
    players: int
    names: list[str]
    status: str
    created: float
    open_seats: int
    clock: str
    winners: list[str]
    your_turn: bool = False


def summary_of(table: Table) -> Summary:
    """Return a table that is in memory."""
    return Summary(
        id=table.id,
        game=table.plan.game,
        players=table.plan.players,
        names=[name for name in table.seats.names if name],
        status=table.status,
        created=table.created,
        open_seats=len(table.seats.free),
        clock=table.plan.clock,
        winners=[],
    )


def summary_of_row(row: TableRow, your_turn: bool = False) -> Summary:
    """Return a table as the journal has it; `BrokenTable` if a list could not show it."""
    names = {seat.seat: seat.name for seat in row.seats}
    game, players, clock = (row.plan.get(part) for part in ("game", "players", "clock"))
    winners: Any = row.winners or []
    if not (isinstance(game, str) and isinstance(players, int) and isinstance(clock, str) and clock in CLOCKS):
        raise BrokenTable(f"table {row.id} cannot be listed: its plan is damaged")
    if not (isinstance(winners, list) and all(isinstance(seat, int) for seat in winners)):
        raise BrokenTable(f"table {row.id} cannot be listed: its winners are damaged")
    return Summary(
        id=row.id,
        game=game,
        players=players,
        names=list(names.values()),
        status=row.status,
        created=row.created,
        open_seats=players - len(row.seats),
        clock=clock,
        winners=[names[seat] for seat in winners if seat in names],
        your_turn=your_turn,
    )
