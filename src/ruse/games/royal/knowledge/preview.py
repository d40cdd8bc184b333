"""What taking or exchanging a cube is worth: the rules themselves do it on a copy of what everybody sees."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial

from ruse.core.view import Hint
from ruse.games.royal.notation import hint
from ruse.games.royal.rules.actions import given_in, partner_in, taken_in
from ruse.games.royal.rules.loot import take_colour, trade
from ruse.games.royal.rules.scoring import share
from ruse.games.royal.rules.state import COLOURS, DONE, TAKE, TRADE, State


def preview(shown: State) -> Callable[[State, int, int], Hint]:
    """Return what describes an action; `shown` is the record without what is secret."""
    now = cache(partial(fame, shown))

    def described(s: State, seat: int, action: int) -> Hint:
        found = hint(s, seat, action)
        if TAKE <= action < DONE:
            found["gain"] = fame_after(shown, seat, action) - now(seat)
        return found

    return described


def fame_after(shown: State, seat: int, action: int) -> int:
    """Return the fame of a seat if the match ended right after this choice."""
    after = shown.copy()
    if action < TRADE:
        take_colour(after, seat, action - TAKE)
    else:
        trade(after, seat, partner_in(after, seat, action), taken_in(action), given_in(action))
    return fame(after, seat)


def fame(shown: State, seat: int) -> int:
    """Return the fame of a seat in the four categories."""
    return sum(share(shown, seat, colour) for colour in range(COLOURS))
