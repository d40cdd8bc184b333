"""How the game looks and reads: its words, its table, its lesson."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ruse.core.game import Presentation
from ruse.games.coup.lesson import LESSON
from ruse.games.coup.notation import TURN_ACTIONS
from ruse.games.coup.rules.state import BLOCKABLE


def question_values(view: Mapping[str, Any]) -> dict[str, Any]:
    """Return what is at stake for the seat that is asked: the action, its target, and what can stop it."""
    nobody: dict[str, Any] = {"seat": None, "hand": []}
    own = next((seat for seat in view["seats"] if "hand" in seat), nobody)
    claim, loss = view.get("claim") or {}, view.get("loss") or {}
    is_aimed = own["seat"] is not None and claim.get("target") == own["seat"]
    return {
        "card": view.get("offered") or "none",
        "action": claim.get("action") or "none",
        "aim": "you" if is_aimed else "other",
        "later": "block" if is_aimed and BLOCKABLE[TURN_ACTIONS.index(claim["action"])] else "nothing",
        "from": "you" if view["turn"] == own["seat"] else "other",
        "held": "yes" if claim.get("character") in own["hand"] else "no",
        "loss": loss.get("reason") or "none",
    }


def standing(seat: Mapping[str, Any]) -> int:
    """Return a seat's coins."""
    return int(seat["coins"])


HERE = Path(__file__).parent

PRESENTATION = Presentation(
    words=str(HERE / "words"),
    table=str(HERE / "table"),
    terminal="ruse.games.coup.table.terminal:CoupBoard",
    question_values=question_values,
    standing=standing,
    lesson=LESSON,
)
