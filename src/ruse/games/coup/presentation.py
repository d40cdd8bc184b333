"""How the game looks and reads: its words, its table, its lesson."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ruse.core.game import Presentation
from ruse.games.coup.lesson import LESSON


def question_values(view: Mapping[str, Any]) -> dict[str, Any]:
    """The card that a swap is decided about."""
    return {"card": view.get("offered") or "none"}


HERE = Path(__file__).parent

PRESENTATION = Presentation(
    words=str(HERE / "words"),
    table=str(HERE / "table"),
    terminal="ruse.games.coup.table.terminal:CoupBoard",
    question_values=question_values,
    lesson=LESSON,
)
