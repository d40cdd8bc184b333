"""Who begins: the option that every game has."""

from __future__ import annotations

from collections.abc import Mapping

from ruse.core.errors import BadOption
from ruse.core.options import Option, Value

ANY_SEAT = 15
"""What a record holds where chance decides."""


def first_player_option(seats: int, rule: str) -> Option:
    """Return the option, for a game with this many seats at most."""
    return Option("first_player", ("random", *range(seats)), "random", rule, numbers=(ANY_SEAT, *range(seats)))


def check_first_player(players: int, options: Mapping[str, Value]) -> None:
    """Check that the first player exists."""
    first = options["first_player"]
    if isinstance(first, int) and first >= players:
        raise BadOption(
            f"first_player cannot be {first}; with {players} players it is 0 to {players - 1} or random",
            "conflict-first-player",
            seat=first + 1,
            players=players,
        )
