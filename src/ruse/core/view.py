"""What the views of all games have in common."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from ruse.core.record import Record, Row

State = TypeVar("State", bound=Record)


def action_views(
    s: State,
    seat: int,
    width: int,
    legal: Callable[[State, int, Row], int],
    write: Callable[[State, int, int], str],
    hint: Callable[[State, int, int], dict[str, Any]],
) -> list[dict[str, Any]]:
    """What a seat may do now, each with the rule behind it."""
    out = Row([0] * width)
    count = legal(s, seat, out)
    return [{"action": write(s, seat, number), **hint(s, seat, number)} for number in out[:count]]
