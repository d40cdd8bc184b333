"""The points of the house bot at a table for two, as training found them: one row for each number of a sign."""

from __future__ import annotations

import json
from pathlib import Path

from ruse.games.coup.bots.house_duel_signs import NUMBERS, SIGNS

FILE = Path(__file__).with_name("house_duel.json")
QUESTIONS = ("turn", "doubt", "guard", "give-up", "keep")
ANSWERS = (8, 1, 2, 5, 20)
"""How many answers get points, for each question."""


def read(path: Path) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return where the points of each sign begin, and all points; what a question has no sign for is zero."""
    signs: dict[str, list[int]] = json.loads(path.read_text(encoding="utf-8"))["points"]
    points = [0] * max(ANSWERS)
    begins: list[int] = []
    for question, answers in zip(QUESTIONS, ANSWERS, strict=True):
        for nth in range(SIGNS):
            size = answers * NUMBERS[len(begins)]
            own = signs[f"{question} {nth}"] if size else []
            if len(own) != size:
                raise ValueError(f"{path.name}: {question} {nth} has {len(own)} points, not {size}")
            begins.append(len(points) if size else 0)
            points += own
    return tuple(begins), tuple(points)


BEGINS, POINTS = read(FILE)
