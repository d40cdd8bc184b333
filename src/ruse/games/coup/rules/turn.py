"""A turn begins and ends; so does the match."""

from __future__ import annotations

from ruse.core.emit import emit
from ruse.core.seats import NOBODY
from ruse.games.coup.events import FINISHED, TURN
from ruse.games.coup.rules.coins import forfeit_all
from ruse.games.coup.rules.state import ACTING, INCOME, NO_CARD, OVER, SURVIVORS_SHARE, State


def clear_table(s: State) -> None:
    """Nothing is claimed, and no other player is involved."""
    s.action = INCOME
    s.target = NOBODY
    s.paid = 0
    s.claimant = NOBODY
    s.claim = NO_CARD
    s.challenger = NOBODY
    s.loser = NOBODY
    s.reason = 0
    s.after = 0
    s.voices = 0
    s.unasked = 0
    s.blockers = 0


def begin_turn(s: State) -> None:
    """The player whose turn it is must choose one action (COUP-21)."""
    clear_table(s)
    s.phase = ACTING
    s.waiting = 1 << s.turn
    emit(s, TURN, s.turn, s.turns + 1, 0, 0)


def end_turn(s: State) -> None:
    """Late forfeits (AMB-05), the turn limit (AMB-29), then the next living player clockwise (COUP-12)."""
    forfeit_all(s)
    s.turns += 1
    if s.turns >= s.turn_limit:
        finish(s)
    else:
        s.turn = next_clockwise(s, s.alive, s.turn)
        begin_turn(s)


def next_clockwise(s: State, seats: int, origin: int) -> int:
    """Return the first of these seats clockwise from the origin."""
    seat = origin
    while True:
        seat += 1
        if seat == s.players:
            seat = 0
        if seats >> seat & 1:
            return seat


def finish(s: State) -> None:
    """The match is over (COUP-20, AMB-28)."""
    forfeit_all(s)
    clear_table(s)
    s.phase = OVER
    s.waiting = 0
    emit(s, FINISHED, winners(s), 0, 0, 0)


def winners(s: State) -> int:
    """Return the last player standing (COUP-20); after the turn limit nobody, or all survivors (AMB-29)."""
    if s.alive & (s.alive - 1) == 0 or s.turn_limit_result == SURVIVORS_SHARE:
        return s.alive
    return 0
