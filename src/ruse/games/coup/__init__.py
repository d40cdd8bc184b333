"""Coup, in its German and Italian editions, with every variant: 2 to 10 players."""

from __future__ import annotations

from ruse.core.game import Game
from ruse.games.coup.engine import RULES
from ruse.games.coup.interface import INTERFACE
from ruse.games.coup.presentation import PRESENTATION

game = Game(
    slug="coup",
    version=1,
    players=range(2, 11),
    rules=RULES,
    interface=INTERFACE,
    presentation=PRESENTATION,
)
