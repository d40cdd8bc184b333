"""A turn begins and ends; so does the match."""

from __future__ import annotations

from ruse.core.emit import emit
from ruse.core.seats import NOBODY
from ruse.games.minister.events import FINISHED, TURN
from ruse.games.minister.rules.state import ACTING, NO_CARD, OVER, State


def clear_table(s: State) -> None:
    """Nothing is claimed, and no other player is involved."""
    s.claimant = NOBODY
    s.claim = NO_CARD
    s.challenger = NOBODY
    s.target = NOBODY
    s.named = 0
    s.opened = 0
    s.voices = 0
    s.unasked = 0


def begin_turn(s: State) -> None:
    """The player whose turn it is does exactly one thing (KTM-10, KTM-11)."""
    clear_table(s)
    s.phase = ACTING
    s.waiting = 1 << s.turn
    emit(s, TURN, s.turn, s.turns + 1, 0, 0)


def end_turn(s: State) -> None:
    """Clockwise to the next player (KTM-10), until the turn limit (SA-31)."""
    s.turns += 1
    if s.turns >= s.turn_limit:
        finish(s, 1)
    else:
        s.turn = (s.turn + 1) % s.players
        begin_turn(s)


def finish(s: State, limited: int) -> None:
    """The match is over; whatever was under way is dropped (KTM-60, SA-28)."""
    clear_table(s)
    s.limited = limited
    s.phase = OVER
    s.waiting = 0
    emit(s, FINISHED, winners(s), limited, 0, 0)


def winners(s: State) -> int:
    """Return the seats with the most coins; several share the win (KTM-61, SA-30)."""
    most = 0
    for seat in range(s.players):
        most = max(most, s.coins[seat])
    found = 0
    for seat in range(s.players):
        if s.coins[seat] == most:
            found |= 1 << seat
    return found
