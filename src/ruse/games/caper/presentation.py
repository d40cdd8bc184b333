"""How the game looks and reads: its words, its table, its lesson."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ruse.core.game import Presentation
from ruse.games.caper.cards.card_text import name_card, text_card
from ruse.games.caper.figures import figures
from ruse.games.caper.lesson import LESSON


def standing(seat: Mapping[str, Any]) -> int:
    """Return a seat's points."""
    return int(seat["points"]["total"])


SIGNS = ("marker", "coin", "loot", "burn", "protect", "star", "won", "any", "city", "eye")
"""The signs that a newcomer meets first."""

HERE = Path(__file__).parent

PRESENTATION = Presentation(
    words=str(HERE / "words"),
    table=str(HERE / "table"),
    terminal="ruse.games.caper.table.terminal:CaperBoard",
    name_card=name_card,
    text_card=text_card,
    figures=figures,
    rulings="A",
    standing=standing,
    counted=(("looted", "seat"), ("burned", "seat")),
    asked=("city",),
    glance=tuple(
        f"sign-{sign}"
        for sign in ("marker", "coin", "loot", "burn", "protect", "star", "won", "any", "city", "eye")
    ),
    lesson=LESSON,
)
