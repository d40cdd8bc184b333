"""How long a table shows what happens. It depends only on the kinds of events, so it gives no card away."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby
from typing import TYPE_CHECKING

from ruse.core.kept_with import kept_with

if TYPE_CHECKING:
    from ruse.core.game import Game

USUAL = {"claim": 1.2, "block": 1.3, "challenge": 1.3, "show": 2.0, "refuse": 2.0}
"""The default durations of the verbs of bluffing."""
EACH_MORE = 0.25
"""Seconds for each further event of a kind: small things that happen to several seats are shown at once."""
ALONE = 1.5
"""Events at least this long (in seconds) are shown one at a time."""


@kept_with
def weights_of(game: Game) -> dict[str, float]:
    """Seconds that each kind of event is given."""
    return {shape.name: shape.weight or USUAL.get(shape.verb, 0.0) for shape in game.interface.events.values()}


def seconds(game: Game, kinds: Iterable[str]) -> float:
    """Return how long it takes to show events of these kinds one after the other."""
    weights = weights_of(game)
    total = 0.0
    for kind, alike in groupby(kinds):
        if weight := weights[kind]:
            more = sum(1 for _ in alike) - 1
            total += weight + more * (weight if weight >= ALONE else EACH_MORE)
    return total
