"""Coup Royal: thieves and snitches sent in secret to six to eight places at once, for 2 to 5 players."""

from __future__ import annotations

from ruse.core.game import Game
from ruse.games.royal.cards.tables import CARDS
from ruse.games.royal.engine import RULES
from ruse.games.royal.interface import INTERFACE
from ruse.games.royal.presentation import PRESENTATION

game = Game(
    slug="royal",
    version=2,
    players=range(2, 6),
    rules=RULES,
    interface=INTERFACE,
    presentation=PRESENTATION,
    cards=CARDS,
    earlier={1: {"substitute": "single_colour"}},
)
