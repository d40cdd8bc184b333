"""The rules of a game at a glance: one screen at the table, opened by a button or by `?`."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ruse.core.match import Match
from ruse.core.options import Value
from ruse.core.registry import find
from ruse.core.words import Words
from ruse.web.site.memory import MEMORY

if TYPE_CHECKING:
    from ruse.server.tables.plan import Plan


class Meaning(NamedTuple):
    """A picture of the game's sprite, and what it means."""

    picture: str
    name: str
    text: str


class Glance(NamedTuple):
    """How to win, what a turn is, what else matters, and what each picture means."""

    goal: str
    turn: str
    notes: tuple[tuple[str, str], ...]
    """Title and text."""
    rows: tuple[Meaning, ...]


def glance(plan: Plan, locale: str) -> Glance | None:
    """Return the sheet of a table; nothing in a game that has none."""
    return _written(plan.game, plan.players, tuple(plan.resolved.items()), locale)


@MEMORY.keeps
def _written(slug: str, players: int, options: tuple[tuple[str, Value], ...], locale: str) -> Glance | None:
    game = find(slug)
    words = Words(game.presentation.words, locale)
    if "glance-goal" not in words:
        return None
    values = game.text_values(players, dict(options))
    notes: list[tuple[str, str]] = []
    while (message := f"glance-{len(notes) + 1}") in words:
        notes.append((words(f"{message}.title"), words(message, **values)))
    characters = Match(game, players, seed=0, options=dict(options)).view(None).get("characters", ())
    rows = [Meaning(card, words(f"card-{card}"), words(f"reference-{card}")) for card in characters]
    rows += [_row(words, message) for message in game.presentation.glance]
    return Glance(words("glance-goal", **values), words("glance-turn", **values), tuple(notes), tuple(rows))


def _row(words: Words, message: str) -> Meaning:
    """Return what a message such as `sign-marker` or `reference-intrigue` says about its picture."""
    picture = message.partition("-")[2]
    named = f"{message}-name"
    return Meaning(picture, words(named) if named in words else "", words(message))
