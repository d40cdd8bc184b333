"""The coach of a guided first game, as the learner's page shows it."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from ruse.core.words import Words
    from ruse.server.tables.table import Table


class Advice(NamedTuple):
    """What the coach says now."""

    text: str
    wanted: frozenset[str]
    """The answers that are asked for; the bar highlights them."""
    task: int
    tasks: int
    """How far the lesson has come: this many of this many answers."""
    waits: bool
    """Whether the others wait until the reader continues."""
    ended: bool
    ply: int
    """The moment of this message: proof that a reader who continues has read it."""


def advice(table: Table, seat: int | None, words: Words) -> Advice | None:
    """Return what the coach says to the reader in a seat, in the game's words; nothing if this is no lesson."""
    coach = table.playing.coach(seat)
    if coach is None:
        return None
    names = {f"seat{other}": name for other, name in enumerate(table.seats.names)}
    text = words(coach.message, **names)
    return Advice(
        text, frozenset(coach.wanted), coach.task, coach.tasks, coach.waits, coach.ended, table.playing.ply
    )
