"""The rules of Coup Royal: what an action does, and what follows automatically.

Plain functions over one record, in the subset that compiles for every target. Nothing calls back:
an action sets a phase, and `settle` runs the phases that need no decision until somebody is asked or the
match is over. The ids (ROYAL-17, RA-05) are those of docs/rules/royal.md.
"""

from __future__ import annotations

from ruse.games.royal.rules.actions import given_in, partner_in, taken_in
from ruse.games.royal.rules.loot import end_trades, take_colour, take_on, trade, trade_on
from ruse.games.royal.rules.places import resolve
from ruse.games.royal.rules.plans import plan, reveal_plans
from ruse.games.royal.rules.scoring import score_all
from ruse.games.royal.rules.state import (
    CLEARING,
    DONE,
    OVER,
    PLANNING,
    RESOLVING,
    TAKE,
    TAKING,
    TRADING,
    State,
)
from ruse.games.royal.rules.turn import end_round


def act(s: State, seat: int, action: int) -> None:
    """Play an action that `legal` offers to a seat that is asked; then run on to the next question."""
    s.waiting ^= 1 << seat
    if s.phase == PLANNING:
        plan(s, seat, action)
    elif s.phase == TAKING:
        take_colour(s, seat, action - TAKE)
    elif action == DONE:
        end_trades(s)
    else:
        trade(s, seat, partner_in(s, seat, action), taken_in(action), given_in(action))
    if s.waiting == 0:
        settle(s)


def settle(s: State) -> None:
    """Run the phases that need no decision until somebody is asked or the match is over."""
    while s.waiting == 0 and s.phase != OVER:
        if s.phase == RESOLVING:
            resolve(s)
        elif s.phase == PLANNING:
            reveal_plans(s)
        elif s.phase == TAKING:
            take_on(s)
        elif s.phase == TRADING:
            trade_on(s)
        elif s.phase == CLEARING:
            end_round(s)
        else:
            score_all(s)


def honesty(s: State, seat: int, action: int) -> int:
    """Nobody claims anything in Coup Royal: plans are secret, not false."""
    return 0
