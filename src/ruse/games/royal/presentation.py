"""How the game looks and reads: its words, its table, its lesson."""

from __future__ import annotations

from pathlib import Path

from ruse.core.game import Presentation
from ruse.games.royal.figures import figures
from ruse.games.royal.notation import name_card

HERE = Path(__file__).parent

PRESENTATION = Presentation(
    words=str(HERE / "words"),
    table=str(HERE / "table"),
    terminal="ruse.games.royal.table.terminal:RoyalBoard",
    name_card=name_card,
    figures=figures,
    rulings="RA",
)
