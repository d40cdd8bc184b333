"""A match as plain text, from what one seat may see."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from ruse.core.story import question
from ruse.core.words import Words

if TYPE_CHECKING:
    from ruse.core.match import Match

# `waiting` would show who has already answered in a sealed window. `cards` explains every card of the box.
LEFT_OUT = frozenset({"game", "edition", "options", "own_cards", "over", "waiting", "winners", "actions", "cards"})


def written(match: Match, seat: int | None) -> str:
    """Write down what a seat may see, what it is asked and what it can do; a spectator's view without a seat."""
    view = match.view(seat)
    reader = "a spectator" if seat is None else f"seat {seat}"
    lines = [f"{match.game.slug}, {match.players} players, seen by {reader}"]
    for key, value in view.items():
        if key in LEFT_OUT or _is_empty(value):
            continue
        if isinstance(value, list) and isinstance(value[0], Mapping):
            lines += [f"{key} {number}: {_flat(part)}" for number, part in enumerate(value)]
        else:
            lines.append(f"{key.replace('_', ' ')}: {_flat(value)}")
    if view["over"]:
        winners = ", ".join(f"seat {winner}" for winner in view["winners"])
        lines.append(f"The match is over. Won by {winners}." if winners else "The match is over. Nobody won.")
    elif view["actions"]:
        names = [f"seat {other}" for other in range(match.players)]
        lines.append(question(match.game, Words(match.game.presentation.words, "en"), view, names))
        lines.append("You can: " + ", ".join(each["action"] for each in view["actions"]))
    return "\n".join(lines)


def _is_empty(value: Any) -> bool:
    return value is None or value in ([], {}, "")


def _flat(value: Any) -> str:
    """Write a nested value in one line."""
    if isinstance(value, Mapping):
        return ", ".join(f"{key} {_inner(part)}" for key, part in value.items() if not _is_empty(part))
    if isinstance(value, list):
        return ", ".join(_inner(part) for part in value)
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "–" if value is None else str(value)


def _inner(value: Any) -> str:
    return f"({_flat(value)})" if isinstance(value, Mapping | list) else _flat(value)
