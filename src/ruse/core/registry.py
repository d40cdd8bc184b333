"""The registry: all games are found by entry point, ours like everybody else's."""

from __future__ import annotations

from functools import cache

from ruse.core.errors import UnknownGame
from ruse.core.game import Game

GROUP = "ruse.games"


@cache
def all_games() -> dict[str, Game]:
    """Return every installed game under its slug."""
    from importlib.metadata import entry_points

    found = {point.name: point.load() for point in entry_points(group=GROUP)}
    return dict(sorted(found.items()))


def find(slug: object) -> Game:
    """Return the game with this slug."""
    if not isinstance(slug, str) or slug not in all_games():
        raise UnknownGame(
            f"there is no game {slug!r:.60}; the installed games are {', '.join(all_games())}",
            "error-game",
            given=f"{slug!s:.60}",
            known=list(all_games()),
        )
    return all_games()[slug]
