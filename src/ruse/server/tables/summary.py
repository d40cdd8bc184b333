"""A table in one line of a list."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

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
    """Return a table as the journal has it."""
    names = {seat.seat: seat.name for seat in row.seats}
    return Summary(
        id=row.id,
        game=row.plan["game"],
        players=row.plan["players"],
        names=list(names.values()),
        status=row.status,
        created=row.created,
        open_seats=row.plan["players"] - len(row.seats),
        clock=row.plan["clock"],
        winners=[names[seat] for seat in row.winners or () if seat in names],
        your_turn=your_turn,
    )
