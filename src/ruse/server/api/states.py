"""Tables and matches as programs see them; of a match, only what a seat's view and events hold."""

from __future__ import annotations

from typing import Any, TypeVar, cast

from ruse.server.api.bodies import OpenTable, SeatState, Snapshot, Status, TableState
from ruse.server.tables.seating import Player
from ruse.server.tables.summary import Summary
from ruse.server.tables.table import Table

S = TypeVar("S", bound=Snapshot)


def snapshot(kind: type[S], table: Table, seat: int | None, **more: Any) -> S:
    """Return what a seat may know now; without a seat, what a spectator may know."""
    match = table.match
    left = table.proxies.seconds_left()
    return kind(
        table=table.id,
        status=cast(Status, table.status),
        sequence=table.changes.number,
        window=table.window,
        seat=seat,
        actions=[str(action) for action in match.actions(seat)] if match and seat is not None else [],
        seconds_left=None if left is None else round(left, 1),
        view=None if match is None else match.view(seat),
        **more,
    )


def table_state(table: Table) -> TableState:
    """Return a table as everyone sees it."""
    return TableState(
        table=table.id,
        game=table.plan.game,
        players=table.plan.players,
        edition=table.plan.edition,
        options=table.plan.resolved if table.match is None else table.match.options,
        clock=table.plan.clock,
        bot=table.plan.bot,
        listed=table.plan.listed,
        status=cast(Status, table.status),
        created=table.created,
        sequence=table.changes.number,
        seats=[seat_state(seat, player) for seat, player in enumerate(table.seats)],
        watchers=table.attendance.watchers,
        commitment=table.playing.commitment,
        rematch=table.rematch,
        own_cards=table.plan.cards is not None,
        locked=table.door.locked,
    )


def seat_state(seat: int, player: Player | None) -> SeatState:
    """Return a seat as everyone sees it."""
    if player is None:
        return SeatState(seat, None, None, False)
    if player.is_expected:
        return SeatState(seat, player.name, None, False)
    return SeatState(seat, player.name, "bot" if player.bot else "person", player.away)


def summary_state(summary: Summary) -> OpenTable:
    """Return a table for a list."""
    return OpenTable(
        table=summary.id,
        game=summary.game,
        players=summary.players,
        open_seats=summary.open_seats,
        names=summary.names,
        clock=summary.clock,
        created=summary.created,
    )
