"""What most people want to play."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ruse.server.tables.plan import Plan

if TYPE_CHECKING:
    from ruse.core.game import Game

BOTS = 3
"""How many bots a newcomer meets, if the game seats this many."""


def quick_plan(game: Game) -> Plan:
    """Return the table with sensible choices made."""
    players = min(max(BOTS + 1, game.players[0]), game.players[-1])
    return Plan(game.slug, players, bot=game.usual_bot)
