"""King Thief Minister: six cards on six places that move while nobody owns them, for 3 to 6 players."""

from __future__ import annotations

from ruse.core.game import Game
from ruse.games.minister.engine import RULES
from ruse.games.minister.interface import INTERFACE
from ruse.games.minister.presentation import PRESENTATION

game = Game(
    slug="minister",
    version=1,
    players=range(3, 7),
    rules=RULES,
    interface=INTERFACE,
    presentation=PRESENTATION,
)
