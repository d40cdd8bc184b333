"""How the game looks and reads: its words, its table, its lesson."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ruse.core.game import Presentation
from ruse.core.story import letter_of
from ruse.games.minister.lesson import LESSON


def question_values(view: Mapping[str, Any]) -> dict[str, Any]:
    """Return the place whose card has to be named."""
    return {"place": letter_of(view["naming"] or "none")}


def standing(seat: Mapping[str, Any]) -> int:
    """Return a seat's coins."""
    return int(seat["coins"])


HERE = Path(__file__).parent

PRESENTATION = Presentation(
    words=str(HERE / "words"),
    table=str(HERE / "table"),
    terminal="ruse.games.minister.table.terminal:MinisterBoard",
    question_values=question_values,
    standing=standing,
    rulings="SA",
    lesson=LESSON,
)
