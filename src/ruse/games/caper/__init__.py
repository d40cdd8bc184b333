"""Caper: Europe, two crews of thieves over three locations, in four cities, for 2 players."""

from __future__ import annotations

from ruse.core.game import Game
from ruse.games.caper.cards.tables import DATA
from ruse.games.caper.engine import RULES
from ruse.games.caper.interface import INTERFACE
from ruse.games.caper.presentation import PRESENTATION

game = Game(
    slug="caper",
    version=1,
    players=range(2, 3),
    rules=RULES,
    interface=INTERFACE,
    presentation=PRESENTATION,
    cards=DATA,
)
