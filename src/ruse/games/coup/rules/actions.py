"""The numbers of a turn's actions: what is done, and how far clockwise from the actor its target sits."""

from __future__ import annotations

from ruse.games.coup.rules.state import COUP, DO_COUP, EXCHANGE, SEATS

TARGETS = SEATS - 1
"""Numbers that each action with a target takes: one for every distance."""


def kind_in(action: int) -> int:
    """Return what an action of the turn is: INCOME, COUP, STEAL ..."""
    return action if action <= EXCHANGE else COUP + (action - DO_COUP - 1) // TARGETS


def distance_in(action: int) -> int:
    """Return how far clockwise from the actor the target of an action sits."""
    return 1 + (action - DO_COUP - 1) % TARGETS


def aimed(kind: int, distance: int) -> int:
    """Return the number of an action with a target at this distance."""
    return DO_COUP + TARGETS * (kind - COUP) + distance
