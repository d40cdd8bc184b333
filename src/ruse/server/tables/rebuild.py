"""A match from its journal: replayed by the same rules, or taken up from a turn's record under later ones."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Any, NamedTuple

from ruse.core.errors import RuseError
from ruse.core.game import Game
from ruse.core.match import Match
from ruse.server.store.journal import ActionRow, TableRow
from ruse.server.tables.answers import Answers, GivenAnswer
from ruse.server.tables.plan import Plan

log = logging.getLogger(__name__)

BROKEN = (RuseError, ValueError, TypeError, KeyError, IndexError, OverflowError)
"""What a damaged journal can raise."""


class Rebuilt(NamedTuple):
    """A match as the journal has it."""

    match: Match | None
    stored: list[dict[str, Any]] | None
    """What happened, where today's rules cannot replay it from the deal."""
    answers: Answers


def rebuilt(row: TableRow) -> Rebuilt:
    """Return the match of a table that has begun, with the cards of its plan."""
    game = Plan(**row.plan).rules
    if row.rules == game.version or row.rules in game.earlier:
        try:
            match = _dealt(row, game)
            return Rebuilt(match, None, _replay(match, row.actions))
        except BROKEN as error:  # one broken table must not keep the others from opening
            log.error("a table cannot be replayed, its last turn is tried: %s", type(error).__name__)
    stored = [event for action in row.actions for event in action.events]
    try:
        match = _taken_up(row, game)
        return Rebuilt(match, stored, _replay(match, row.actions[match.begun :]))
    except BROKEN as error:
        log.warning("a table of older rules cannot go on: %s", type(error).__name__)  # its words may name a card
        return Rebuilt(None, stored, Answers())


def _replay(match: Match, actions: Sequence[ActionRow]) -> Answers:
    answers = Answers()
    for action in actions:
        answers[action.seat] = GivenAnswer(match.window, action.action)
        match.play(action.seat, action.action)
    return answers


def _dealt(row: TableRow, game: Game) -> Match:
    return Match(
        game,
        row.plan["players"],
        seed=row.seed,
        edition=row.plan["edition"],
        options=row.options,
        position=row.position,
        salt=row.salt,
        version=row.rules,
    )


def _taken_up(row: TableRow, game: Game) -> Match:
    if row.turn is None:
        raise ValueError("it has no record of a turn")
    ply, record = row.turn
    return Match(
        game,
        row.plan["players"],
        seed=row.seed,
        edition=row.plan["edition"],
        options=row.options,
        salt=row.salt,
        record=record,
        ply=ply,
    )
