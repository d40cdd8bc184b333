"""The house bot: it tries everything it may do, one step deep, and takes what leaves it best off.

Of the imagined record it is given it uses nothing that its seat does not know: its own hand and the table.
"""

from __future__ import annotations

from ruse.core.chance import advance, below
from ruse.core.record import Row
from ruse.games.caper.bots.house_trial import WORST, best_choice, worth_of_play
from ruse.games.caper.rules.legal import legal
from ruse.games.caper.rules.state import BURN, BURNING, GRAB, GRABBING, RETURN, RETURNING, State

MOOD = 12
"""Hundredths of a point by which it takes something else for as good."""


def choose(s: State, seat: int, out: Row, key: int) -> int:
    """Return what the house does."""
    if s.phase == GRABBING:
        return GRAB + best_choice(s, seat)
    if s.phase == BURNING:
        return BURN + best_choice(s, seat)
    if s.phase == RETURNING:
        return RETURN + best_choice(s, seat)
    total = legal(s, seat, out)
    mood = advance(key)
    best = out[0]
    most = WORST
    for nth in range(total):
        mood = advance(mood)
        hope = worth_of_play(s, seat, out[nth]) + below(mood, MOOD)
        if hope > most:
            most = hope
            best = out[nth]
    return best
