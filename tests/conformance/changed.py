"""A game with some of its functions replaced, whichever part they belong to."""

from __future__ import annotations

from dataclasses import fields, replace
from typing import Any

from ruse.core.game import Game

PARTS = ("rules", "interface", "presentation")


def changed(game: Game, **new: Any) -> Game:
    """Return the same game with other functions; a name that no part has is an error."""
    parts: dict[str, Any] = {}
    for part in PARTS:
        known = {field.name for field in fields(getattr(game, part))}
        mine = {name: new.pop(name) for name in list(new) if name in known}
        parts[part] = replace(getattr(game, part), **mine)
    return replace(game, **parts, **new)
