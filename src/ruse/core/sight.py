"""What a learned bot sees and what its answers mean, in games where that is more than `observe` and action numbers."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple

from ruse.core.spaces import Space

if TYPE_CHECKING:
    from ruse.core.game import Game, Rules


class Meaning(NamedTuple):
    """Which answer of a network an action is: `start`, or further on by what a column shows.

    In Caper an action names a place in the hand. What it means depends on the card there, so the network has an
    answer for each card: it learns about a card once, not once for each place.
    """

    start: int
    column: int = 0
    factor: int = 0
    """How many answers further on for each step of the column."""


@dataclass(frozen=True, eq=False)
class Sight:
    """How a game's learned bot looks at a match."""

    see: Callable[[Any, int, Any], None]
    """Writes what a seat observes and, behind it, what the bot concludes from that."""
    features: tuple[str, ...]
    spaces: tuple[Space, ...]
    meanings: tuple[Meaning, ...] = ()
    """For each action, the answer that it is; without any, each action is an answer of its own."""
    answers: int = 0


def meanings_of(rules: Rules) -> tuple[Meaning, ...]:
    """Return for each action of a game the answer of the network that it is."""
    if rules.sight is not None and rules.sight.meanings:
        return rules.sight.meanings
    return tuple(Meaning(action) for action in range(rules.actions))


def answers_of(rules: Rules) -> int:
    """Return how many answers the network of a game has."""
    return rules.sight.answers if rules.sight is not None and rules.sight.meanings else rules.actions


@cache
def seen_by_brain(game: Game) -> Game:
    """Return the game as its learned bot sees it: the same rules, with the bot's sight as what is observed."""
    sight = game.rules.sight
    if sight is None or game.rules.observe is sight.see:
        return game
    rules = replace(game.rules, observe=sight.see, features=sight.features, spaces=sight.spaces)
    return replace(game, rules=rules)
