"""A match from its journal: replayed by the same rules, or taken up from a turn's record under later ones."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Any, NamedTuple

from ruse.core.errors import RuseError
from ruse.core.match import Match
from ruse.core.registry import find
from ruse.server.store import ActionRow, TableRow

log = logging.getLogger(__name__)


class Answer(NamedTuple):
    """The last answer of a seat, and the window in which it was given."""

    window: int
    action: str


class Rebuilt(NamedTuple):
    """A match as the journal tells it."""

    match: Match | None
    stored: list[dict[str, Any]] | None
    """What happened, where today's rules cannot replay it from the deal."""
    answers: dict[int, Answer]
    """By seat."""


def rebuilt(row: TableRow) -> Rebuilt:
    """The match of a table that has begun."""
    if row.rules == find(row.plan["game"]).version:
        match = _dealt(row)
        return Rebuilt(match, None, _replay(match, row.actions))
    stored = [event for action in row.actions for event in action.events]
    try:
        match = _taken_up(row)
        return Rebuilt(match, stored, _replay(match, row.actions[match.begun :]))
    except (RuseError, ValueError) as error:
        log.warning("a table of older rules cannot go on: %s", error)
        return Rebuilt(None, stored, {})


def _replay(match: Match, actions: Sequence[ActionRow]) -> dict[int, Answer]:
    answers: dict[int, Answer] = {}
    for action in actions:
        answers[action.seat] = Answer(match.window, action.action)
        match.play(action.seat, action.action)
    return answers


def _dealt(row: TableRow) -> Match:
    return Match(
        find(row.plan["game"]),
        row.plan["players"],
        seed=row.seed,
        edition=row.plan["edition"],
        options=row.options,
        position=row.position,
        salt=row.salt,
    )


def _taken_up(row: TableRow) -> Match:
    if row.turn is None:
        raise ValueError("it has no record of a turn")
    ply, record = row.turn
    return Match(
        find(row.plan["game"]),
        row.plan["players"],
        seed=row.seed,
        edition=row.plan["edition"],
        options=row.options,
        salt=row.salt,
        record=record,
        ply=ply,
    )
