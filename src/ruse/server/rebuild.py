"""A match from its journal: replayed by the same rules, or taken up from a turn's record under later ones."""

from __future__ import annotations

import logging
from typing import Any

from ruse.core.errors import RuseError
from ruse.core.match import Match
from ruse.core.registry import find
from ruse.server.store import TableRow

log = logging.getLogger(__name__)

Rebuilt = tuple[Match | None, list[dict[str, Any]] | None]


def rebuilt(row: TableRow) -> Rebuilt:
    """The match, and what happened in it where today's rules cannot replay it from the deal."""
    if row.rules == find(row.plan["game"]).version:
        return _replayed(row), None
    stored = [event for action in row.actions for event in action.events]
    try:
        return _taken_up(row), stored
    except (RuseError, ValueError) as error:
        log.warning("a table of older rules cannot go on: %s", error)
        return None, stored


def _replayed(row: TableRow) -> Match:
    match = Match(
        find(row.plan["game"]),
        row.plan["players"],
        seed=row.seed,
        edition=row.plan["edition"],
        options=row.options,
        position=row.position,
        salt=row.salt,
    )
    for action in row.actions:
        match.play(action.seat, action.action)
    return match


def _taken_up(row: TableRow) -> Match:
    if row.turn is None:
        raise ValueError("it has no record of a turn")
    ply, record = row.turn
    match = Match(
        find(row.plan["game"]),
        row.plan["players"],
        seed=row.seed,
        edition=row.plan["edition"],
        options=row.options,
        salt=row.salt,
        record=record,
        ply=ply,
    )
    for action in row.actions[ply:]:
        match.play(action.seat, action.action)
    return match
