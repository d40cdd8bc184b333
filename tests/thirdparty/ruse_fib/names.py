"""Fib's names: the text of its actions, its options, events and views."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NotRequired

from ruse.core.errors import BadPosition
from ruse.core.event import NUMBER, SEAT, EventField, Kind, Reader, Shape
from ruse.core.options import Option, Value
from ruse.core.spaces import SWITCH, count, declared
from ruse.core.view import GameView, SeatView

from .rules import DOUBT, DOUBTED, FINISHED, POINT, ROLLED, SAID, SAY, SHOWN, State, roll_dice

OPTIONS = (
    Option("faces", range(4, 9), 6, "FIB-01"),
    Option("target", range(1, 6), 3, "FIB-05"),
)
EDITIONS: dict[str, dict[str, Value]] = {"standard": {}, "short": {"target": 1}}
REFUSALS = ("allowed", "not-asked", "no-such-action", "nothing-said", "too-low", "too-high")
FEATURES = ("own_die", "said", "awaited", "own_points", "other_points", "faces", "target")
SPACES = declared(FEATURES, (("awaited", SWITCH), ("*", count(20))))
EVENTS = {
    ROLLED: Shape("rolled", (SEAT,), secret=(NUMBER,), to=(SEAT,)),
    SAID: Shape("said", (SEAT, NUMBER), verb="claim"),
    DOUBTED: Shape("doubted", (SEAT, NUMBER), verb="challenge"),
    SHOWN: Shape("shown", (SEAT, NUMBER), verb="show"),
    POINT: Shape("point", (SEAT,)),
    FINISHED: Shape("finished", (EventField("winner", Kind.SEAT),)),
}


def check_options(players: int, options: Mapping[str, Value]) -> None:
    """All options go together."""


def write(s: State, seat: int, action: int) -> str:
    """Return the notation of an action."""
    return "doubt" if action == DOUBT else f"say {action - SAY}"


def read(s: State, seat: int, text: str) -> int:
    """Return the number of an action from its notation."""
    words = text.split()
    if words == ["doubt"]:
        return DOUBT
    if len(words) == 2 and words[0] == "say" and words[1] in tuple("12345678"):
        return SAY + int(words[1])
    raise ValueError(f"there is no action {text[:60]!r}")


def readers(s: State) -> dict[str, Reader]:
    """Return how the fields of events are read."""

    def number(value: int) -> int:
        return value

    return {"seat": number, "number": number, "winner": number}


class FibSeat(SeatView):
    """One player: points, and the die for its owner."""

    points: int
    die: NotRequired[int]


class FibView(GameView[FibSeat]):
    """What has been said and shown."""

    round: int
    said: int | None
    shown: int | None


def view(s: State, seat: int | None) -> FibView:
    """Return what a seat may know."""
    seats: list[FibSeat] = [{"seat": other, "points": s.points[other]} for other in range(2)]
    if seat is not None:
        seats[seat]["die"] = s.die[seat]
    return {
        "phase": "over" if s.waiting == 0 else "say",
        "turn": s.turn,
        "round": s.rounds,
        "said": s.said or None,
        "shown": s.shown or None,
        "seats": seats,
    }


def reveal(s: State) -> dict[str, Any]:
    """Return what nobody may know before the end."""
    return {"dice": list(s.die)}


def arranged_players(position: Mapping[str, Any]) -> int:
    """Fib is for two."""
    return 2


def arrange(s: State, position: Mapping[str, Any]) -> None:
    """A round with these dice: `{"dice": [3, 5]}`."""
    dice = position.get("dice")
    if not isinstance(dice, list) or len(dice) != 2 or any(die not in range(1, s.faces + 1) for die in dice):
        raise BadPosition(f"'dice' are two numbers from 1 to {s.faces}")
    roll_dice(s)
    for seat in range(2):
        s.die[seat] = dice[seat]
