"""How the game looks and reads: its words, its table, its lesson."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ruse.core.game import Presentation
from ruse.games.royal.figures import figures
from ruse.games.royal.lesson import LESSON
from ruse.games.royal.notation import name_card


def question_values(view: Mapping[str, Any]) -> dict[str, Any]:
    """Return where something is to be chosen, and how much of it."""
    return {"place": view["naming"] or "none", "left": view["left"]}


def standing(seat: Mapping[str, Any]) -> int:
    """Return the fame a seat would have if the match ended now, from what everybody sees."""
    categories = seat["fame"] if "fame" in seat else seat["worth"]
    return int(sum(seat["items"]) + sum(categories.values()))


HERE = Path(__file__).parent

PRESENTATION = Presentation(
    words=str(HERE / "words"),
    table=str(HERE / "table"),
    terminal="ruse.games.royal.table.terminal:RoyalBoard",
    name_card=name_card,
    figures=figures,
    question_values=question_values,
    standing=standing,
    counted=(("stolen", "seat"), ("guarded", "caught")),
    rulings="RA",
    glance=tuple(f"reference-{loot}" for loot in ("carte-blanche", "safecracker", "intrigue", "item", "documents")),
    lesson=LESSON,
)
