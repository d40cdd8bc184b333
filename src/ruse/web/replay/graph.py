"""A picture of the match over time: a line for every seat, from turn to turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ruse.web.replay.positions import course, standings

if TYPE_CHECKING:
    from ruse.core.match import Match

WIDTH, HEIGHT = 600, 180
"""Of the picture, in its own units."""


class Curve(NamedTuple):
    """One seat from the first turn to the end."""

    seat: int
    values: tuple[int, ...]
    points: str
    """For a `polyline`."""

    @property
    def last(self) -> int:
        """What it has at the end."""
        return self.values[-1]


class Graph(NamedTuple):
    """All curves to the same scale. The one that ends highest comes first."""

    curves: tuple[Curve, ...]
    most: int
    plies: tuple[int, ...]
    """Where each value was read, for links into the replay."""


def graph(match: Match) -> Graph | None:
    """Return the picture of a finished match; nothing if its game counts nothing."""
    if match.game.presentation.standing is None:
        return None
    when = course(match)
    moments = [*(turn.standing for turn in when.turns), standings(match.game, match.view(None)["seats"])]
    most = max(1, *(value for moment in moments for value in moment))
    curves = [curve(seat, tuple(moment[seat] for moment in moments), most) for seat in range(match.players)]
    ordered = sorted(curves, key=lambda one: (one.seat not in match.winners, -one.last))
    return Graph(tuple(ordered), most, (*(turn.ply for turn in when.turns), when.last))


def curve(seat: int, values: tuple[int, ...], most: int) -> Curve:
    """Return one line; low values are at the bottom."""
    wide = WIDTH / max(1, len(values) - 1)
    points = (f"{nth * wide:.1f},{HEIGHT - value / most * HEIGHT:.1f}" for nth, value in enumerate(values))
    return Curve(seat, values, " ".join(points))
