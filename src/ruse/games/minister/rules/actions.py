"""The numbers of actions that name a player, a place or a character: each is read here and nowhere else."""

from __future__ import annotations

from ruse.games.minister.rules.frame import place_of
from ruse.games.minister.rules.state import EXECUTE, KINDS, NAME, NAME_AT, PLACES, TAX, State


def execution_of(distance: int, card: int) -> int:
    """The number of an execution: who, counted clockwise, and the character they are said to have."""
    return EXECUTE + KINDS * (distance - 1) + card


def executed_by(s: State, seat: int, action: int) -> int:
    """Whom an execution is aimed at."""
    return (seat + 1 + (action - EXECUTE) // KINDS) % s.players


def card_executed(action: int) -> int:
    """The character that an execution names."""
    return (action - EXECUTE) % KINDS


def taxed_by(s: State, seat: int, action: int) -> int:
    """Whom a tax is taken from."""
    return (seat + 1 + action - TAX) % s.players


def naming_of(distance: int, card: int) -> int:
    """The number of a name for a place so far clockwise from the seat's own (SA-21)."""
    return NAME_AT + KINDS * (distance - 1) + card


def place_named(s: State, seat: int, action: int) -> int:
    """The place that a name is for, where any place may be named."""
    return (place_of(s, seat) + 1 + (action - NAME_AT) // KINDS) % PLACES


def card_named(action: int) -> int:
    """The character that a name says."""
    return action - NAME if action < NAME_AT else (action - NAME_AT) % KINDS
