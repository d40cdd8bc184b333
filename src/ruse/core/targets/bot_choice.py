"""Which bot answers, by its number: the game's own, and those that every game can have."""

from __future__ import annotations

from typing import Any, NamedTuple

from ruse.core.brain import think
from ruse.core.chance import advance, below, scramble
from ruse.core.record import Record, Row
from ruse.core.targets.open_names import (
    attentive_bot,
    bot_1,
    bot_2,
    bot_3,
    bot_4,
    bot_5,
    bot_6,
    bot_7,
    legal,
    random_bot,
    see,
)

RANDOM, EASY, LEARNED = 0, 8, 9
"""The numbers of the bots that every game can have; a game's own are 1 to 7."""


class Mind(NamedTuple):
    """A brain, and room for it to think in (core/brain.py)."""

    weights: Any
    tuning: Any
    cells: Any


def easy_bot(s: Record, seat: int, out: Row, key: int) -> int:
    """Play like the bot that the game names for this, but make every third answer any legal action."""
    if below(scramble(advance(advance(key))), 3) == 0:
        return random_bot(s, seat, out, key)
    return attentive_bot(s, seat, out, key)


def learned_bot(s: Record, seat: int, out: Row, key: int, mind: Mind) -> int:
    """Return what the brain says about what the seat sees."""
    see(s, seat, mind.cells)
    width = legal(s, seat, out)
    return think(s.players, width, out, advance(key), mind.weights, mind.tuning, mind.cells)


def no_brain(s: Record, seat: int, out: Row, key: int, mind: Mind) -> int:
    """`learned_bot` in a batch without a learned bot."""
    return random_bot(s, seat, out, key)


def choose(bot: int, s: Any, seat: int, out: Row, key: int, mind: Mind) -> int:
    """Return what a bot does, by its number; any other plays at random."""
    if bot == 1:
        return bot_1(s, seat, out, key)
    if bot == 2:
        return bot_2(s, seat, out, key)
    if bot == 3:
        return bot_3(s, seat, out, key)
    if bot == 4:
        return bot_4(s, seat, out, key)
    if bot == 5:
        return bot_5(s, seat, out, key)
    if bot == 6:
        return bot_6(s, seat, out, key)
    if bot == 7:
        return bot_7(s, seat, out, key)
    if bot == EASY:
        return easy_bot(s, seat, out, key)
    if bot == LEARNED:
        return learned_bot(s, seat, out, key, mind)
    return random_bot(s, seat, out, key)
