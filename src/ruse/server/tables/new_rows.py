"""Rows of new tables: a new one, a rematch, and one that continues from a replay."""

from __future__ import annotations

import secrets
import time
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from ruse.core.claims import again
from ruse.server.errors import BadRequest, NotOver
from ruse.server.identity.person_names import bot_name, unlike
from ruse.server.store.journal import ActionRow, SeatRow, TableRow

if TYPE_CHECKING:
    from ruse.core.match import Match
    from ruse.server.tables.plan import Plan
    from ruse.server.tables.table import Table

ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"
"""Letters and digits that are not confused when somebody reads a link aloud."""


def fresh_row(
    plan: Plan, guest: str | None, names: Sequence[str], position: Mapping[str, Any] | None = None
) -> TableRow:
    """Return a table with the guest in one seat for each of the names."""
    plan.check()
    if plan.lesson and (lesson := plan.rules.presentation.lesson):
        plan = replace(plan, players=lesson.players, edition="standard", options=lesson.options, clock="none")
        position = lesson.position
    row = _row(plan, guest, position)
    if len(names) > plan.players:
        raise BadRequest(f"{len(names)} people do not fit at {plan.players} seats")
    for seat, shown in enumerate(names if guest else ()):
        row.seats.append(SeatRow(seat, unlike(shown, [other.name for other in row.seats]), guest))
    return row


def rematch_row(table: Table) -> TableRow:
    """Return a rematch: bots are seated, people join as they come."""
    plan = replace(table.plan, options=_finished(table).rematch_options(), lesson=False)
    row = _row(plan, table.host)
    row.seats = [SeatRow(bot.seat, bot.name, bot=bot.bot) for bot in table.seats if bot and bot.bot]
    return row


def fork_row(table: Table, at: int, seat: int, guest: str, name: str) -> TableRow:
    """Return a running table at a ply of a finished match: the guest in one seat, bots in all others."""
    played = _finished(table)
    if played.begun or at not in range(len(played.journal)) or seat not in range(table.plan.players):
        raise BadRequest("there is no such position to play on from")
    match = again(played)
    row = _row(replace(table.plan, clock="none", listed=False, shared=False, lesson=False), guest)
    row.seed, row.salt, row.options, row.position = match.seed, match.salt, dict(match.options), match.position
    for who, action in played.journal[:at]:
        told = match.happened if match.journal else 0
        match.play(who, action)
        row.actions.append(ActionRow(who, str(action), "fork", row.created, match.revealed(told)))
    row.seats = [SeatRow(seat, name, guest)]
    for other in range(table.plan.players):
        if other != seat:
            taken = [sitting.name for sitting in row.seats]
            row.seats.append(SeatRow(other, bot_name(other, taken), bot=table.plan.bot_at(other)))
    row.status, row.turn = "running", (at, match.record())
    return row


def new_id() -> str:
    """Return a table's name in its link."""
    return "".join(secrets.choice(ALPHABET) for _ in range(10))


def _finished(table: Table) -> Match:
    if table.status != "over" or table.match is None:
        raise NotOver("the match is still running")
    return table.match


def _row(plan: Plan, host: str | None, position: Mapping[str, Any] | None = None) -> TableRow:
    return TableRow(
        id=new_id(),
        created=time.time(),
        status="open",
        plan=plan.as_dict(),
        host=host,
        rules=plan.rules.version,
        seed=secrets.randbits(64),
        salt=secrets.token_bytes(16),
        options=plan.resolved,
        position=None if position is None else dict(position),
    )
