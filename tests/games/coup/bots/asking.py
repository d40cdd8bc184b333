"""Asking a bot: what it does in a match, in the notation of the match, over many keys."""

from __future__ import annotations

from collections import Counter
from typing import Any

from ruse.core.chance import seeded
from ruse.core.match import Match
from ruse.core.record import Row
from ruse.games.coup import game

KEYS = [seeded(3, at) for at in range(200)]
"""Enough that a choice of one percent shows in most tests that look for it."""


def choice(world: Any, seat: int, bot: str, key: int) -> int:
    """Return the action number that a bot chooses in an imagined world."""
    return game.rules.bots[bot](world.copy(), seat, Row([0] * game.rules.width), key)


def choices(match: Match, seat: int, bot: str = "house") -> Counter[str]:
    """Return how often a bot does what, over all keys and in several imagined worlds."""
    worlds = [match.imagine(seat, seeded(4, at)) for at in range(4)]
    numbers = [choice(worlds[at % 4], seat, bot, key) for at, key in enumerate(KEYS)]
    return Counter(game.interface.write(match._state, seat, number) for number in numbers)


def always(match: Match, seat: int, bot: str = "house") -> str:
    """Return what a bot does whatever its key; a report of what it does if that differs."""
    found = choices(match, seat, bot)
    return next(iter(found)) if len(found) == 1 else str(dict(found))
