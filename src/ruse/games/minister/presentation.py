"""How the game looks and reads: its words, its table, its lesson."""

from __future__ import annotations

from pathlib import Path

from ruse.core.game import Presentation

HERE = Path(__file__).parent

PRESENTATION = Presentation(
    words=str(HERE / "words"),
    table=str(HERE / "table"),
    terminal="ruse.games.minister.table.terminal:MinisterBoard",
    rulings="SA",
)
