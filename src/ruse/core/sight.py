"""What a learned bot sees and what its answers mean, in games where that is more than `observe` and action numbers.

In Caper an action names a place in the hand; what it is worth depends on the card there. In Coup Royal a plan names
places on the table; what it is worth depends on the loot there. So a network also gives answers about things (this
card at that location; a thief where there are two jewels), and the worth of an action is the sum of its own answer
and of the answers about what it does. The network learns about a thing once, not once for each place.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, NamedTuple

from ruse.core.kept_with import kept_with
from ruse.core.spaces import Space

if TYPE_CHECKING:
    from ruse.core.game import Game, Rules


class Term(NamedTuple):
    """An answer about what a column shows: the one at `start`, and `factor` further on for each step."""

    start: int
    column: int
    factor: int = 1


@dataclass(frozen=True, eq=False)
class Sight:
    """How a game's learned bot looks at a match."""

    see: Callable[[Any, int, Any], None]
    """Writes what the bot sees: what the seat observes, and what can be derived from it."""
    features: tuple[str, ...]
    spaces: tuple[Space, ...]
    parts: tuple[tuple[Term, ...], ...]
    """What actions do: the answers that add up to the worth of each part."""
    parts_of: tuple[tuple[int, ...], ...]
    """For each action, the parts it consists of."""
    answers: int
    """How many answers there are: one for each action, then those about things."""


def sight_of(rules: Rules) -> Sight:
    """Return how the learned bot of a game sees it: by default with `observe`, and one answer per action."""
    if rules.sight is not None:
        return rules.sight
    return Sight(rules.observe, rules.features, rules.spaces, (), ((),) * rules.actions, rules.actions)


def seen_by_brain(game: Game) -> Game:
    """Return the game as its learned bot sees it: the same rules, with the bot's sight as what is observed."""
    sight = game.rules.sight
    return game if sight is None or game.rules.observe is sight.see else _seen_with_sight(game)


@kept_with
def _seen_with_sight(game: Game) -> Game:
    sight = game.rules.sight
    assert sight is not None
    rules = replace(game.rules, observe=sight.see, features=sight.features, spaces=sight.spaces)
    return replace(game, rules=rules)
