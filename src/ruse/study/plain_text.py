"""A match as plain text, from what one seat may see."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from ruse.core.story import question
from ruse.core.words import Words

if TYPE_CHECKING:
    from ruse.core.match import Match

# `waiting` would show who has already answered in a sealed window. `cards` explains every card of the box.
LEFT_OUT = frozenset({"game", "edition", "options", "own_cards", "over", "waiting", "winners", "actions", "cards"})


class Told(NamedTuple):
    """What a seat may see, sorted: the text and the picture of a match both show this and nothing else."""

    head: str
    facts: dict[str, Any]
    """What is known of the table."""
    rows: dict[str, list[Mapping[str, Any]]]
    """What is known of each seat, and of each of a game's places."""
    question: str
    """What the seat is asked, or how the match ended."""
    actions: list[str]


def told(match: Match, seat: int | None) -> Told:
    """Return what a seat may see, what it is asked and what it can do; a spectator's view without a seat."""
    view = match.view(seat)
    reader = "a spectator" if seat is None else f"seat {seat}"
    shown = {key: value for key, value in view.items() if key not in LEFT_OUT and not is_empty(value)}
    rows = {key: value for key, value in shown.items() if isinstance(value, list) and isinstance(value[0], Mapping)}
    asked = ""
    if view["over"]:
        winners = ", ".join(f"seat {winner}" for winner in view["winners"])
        asked = f"The match is over. Won by {winners}." if winners else "The match is over. Nobody won."
    elif view["actions"]:
        names = [f"seat {other}" for other in range(match.players)]
        asked = question(match.game, Words(match.game.presentation.words, "en"), view, names)
    return Told(
        head=f"{match.game.slug}, {match.players} players, seen by {reader}",
        facts={key: value for key, value in shown.items() if key not in rows},
        rows=rows,
        question=asked,
        actions=[] if view["over"] else [each["action"] for each in view["actions"]],
    )


def written(match: Match, seat: int | None) -> str:
    """Write down what a seat may see."""
    seen = told(match, seat)
    lines = [seen.head, *(f"{key.replace('_', ' ')}: {flat(value)}" for key, value in seen.facts.items())]
    for key, parts in seen.rows.items():
        lines += [f"{key} {number}: {flat(part)}" for number, part in enumerate(parts)]
    if seen.question:
        lines.append(seen.question)
    if seen.actions:
        lines.append("You can: " + ", ".join(seen.actions))
    return "\n".join(lines)


def is_empty(value: Any) -> bool:
    """Return whether there is nothing to show."""
    return value is None or value in ([], {}, "")


def flat(value: Any) -> str:
    """Write a nested value in one line."""
    if isinstance(value, Mapping):
        return ", ".join(f"{key} {_inner(part)}" for key, part in value.items() if not is_empty(part))
    if isinstance(value, list):
        return ", ".join(_inner(part) for part in value)
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "–" if value is None else str(value)


def _inner(value: Any) -> str:
    return f"({flat(value)})" if isinstance(value, Mapping | list) else flat(value)
