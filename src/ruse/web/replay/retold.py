"""The story of a finished match up to a moment, each sentence with the moment it belongs to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from ruse.core.claims import verbs_of
from ruse.core.story import is_told, tell
from ruse.web.replay.positions import Course, events_as

if TYPE_CHECKING:
    from ruse.core.game import Game
    from ruse.core.match import Match
    from ruse.core.words import Words


class StoryLine(NamedTuple):
    """One sentence."""

    text: str
    ply: int
    """Where it has just happened."""
    turn: bool
    """Whether a turn begins with it."""


def lines(match: Match, course: Course, eyes: str, words: Words, names: Sequence[str]) -> list[StoryLine]:
    """Return what has happened so far as these eyes saw it. Nobody is `you`: a replay is read by anyone."""
    verbs = verbs_of(match.game)
    return [
        StoryLine(
            tell(match.game, words, event, None, names), course.ply_of(number), verbs[event["event"]] == "turn"
        )
        for number, event in enumerate(events_as(match, eyes))
        if is_told(match.game, event)
    ]


def stored_lines(
    game: Game, events: Sequence[dict[str, Any]], words: Words, names: Sequence[str]
) -> list[StoryLine]:
    """Retell a match that today's rules cannot replay from its stored events, as far as today's words can."""
    verbs = verbs_of(game)
    return [
        StoryLine(_stored_text(game, event, words, names), 0, verbs.get(str(event.get("event"))) == "turn")
        for event in events
    ]


def _stored_text(game: Game, event: dict[str, Any], words: Words, names: Sequence[str]) -> str:
    try:
        return tell(game, words, event, None, names)
    except (KeyError, IndexError, StopIteration):  # an event of a kind that no longer exists
        return ", ".join(f"{field}: {value}" for field, value in event.items())
