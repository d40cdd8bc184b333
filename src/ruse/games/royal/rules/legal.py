"""What a seat may do now, and why it may not do anything else."""

from __future__ import annotations

from ruse.core.record import Row
from ruse.games.royal.rules.actions import given_in, partner_in, taken_in
from ruse.games.royal.rules.loot import may_trade
from ruse.games.royal.rules.plans import first_plan, plan_at, plans_of
from ruse.games.royal.rules.state import (
    ACTIONS,
    COLOURS,
    DONE,
    PAIRS,
    PLAN,
    PLANNING,
    TAKE,
    TAKING,
    TRADE,
    TRADING,
    TWO_SNITCHES,
    TWO_THIEVES,
    State,
)

# Why an action is refused; the words are in the game's language files under `refusal-...`.
(
    ALLOWED,
    NOT_ASKED,
    NO_SUCH_ACTION,
    NOT_NOW,
    NOT_THAT_MANY,
    NO_SUCH_PLACE,
    NONE_IN_SUPPLY,
    NOBODY_THERE,
    NO_CUBE_THERE,
    NO_CUBE_OF_YOURS,
) = range(10)
REFUSALS = (
    "allowed",
    "not-asked",
    "no-such-action",
    "not-now",
    "not-that-many",
    "no-such-place",
    "none-in-supply",
    "nobody-there",
    "no-cube-there",
    "no-cube-of-yours",
)


def legal(s: State, seat: int, out: Row) -> int:
    """Write the numbers of all actions open to a seat into `out`, ascending; return how many they are."""
    if not s.waiting >> seat & 1:
        return 0
    if s.phase == PLANNING:
        return plans(s, seat, out)
    if s.phase == TAKING:
        return colours(s, out)
    return trades(s, seat, out)


def plans(s: State, seat: int, out: Row) -> int:
    """List every pair of different places, or three of them with two players (ROYAL-14, ROYAL-15, ROYAL-72)."""
    count = plans_of(s)
    for nth in range(count):
        out[nth] = plan_at(s, seat, nth)
    return count


def colours(s: State, out: Row) -> int:
    """List every colour that the supply has (RA-06, RA-08)."""
    count = 0
    for colour in range(COLOURS):
        if s.supply[colour] > 0:
            out[count] = TAKE + colour
            count += 1
    return count


def trades(s: State, seat: int, out: Row) -> int:
    """List every possible exchange, and no exchange (ROYAL-29 to ROYAL-32)."""
    count = 0
    for action in range(TRADE, TRADE + PAIRS * (s.players - 1)):
        if may_trade(s, seat, partner_in(s, seat, action), taken_in(action), given_in(action)):
            out[count] = action
            count += 1
    out[count] = DONE
    return count + 1


def refusal(s: State, seat: int, action: int) -> int:
    """Why an action that `legal` does not offer is not open to a seat."""
    if action < 0 or action >= ACTIONS:
        return NO_SUCH_ACTION
    if not s.waiting >> seat & 1:
        return NOT_ASKED
    if s.phase == PLANNING and action < TAKE:
        return NO_SUCH_PLACE if first_of_kind(action) == first_plan(s, seat) else NOT_THAT_MANY
    if s.phase == TAKING and TAKE <= action < TRADE:
        return NONE_IN_SUPPLY
    if s.phase == TRADING and action >= TRADE:
        return refusal_of_trade(s, seat, action)
    return NOT_NOW


def first_of_kind(plan: int) -> int:
    """The first plan with as many thieves and snitches as this one."""
    return PLAN if plan < TWO_THIEVES else TWO_THIEVES if plan < TWO_SNITCHES else TWO_SNITCHES


def refusal_of_trade(s: State, seat: int, action: int) -> int:
    """Check an exchange: it needs another player, a cube of theirs and one of the seat's own (ROYAL-31)."""
    if action >= TRADE + PAIRS * (s.players - 1):
        return NOBODY_THERE
    return NO_CUBE_OF_YOURS if s.cubes[partner_in(s, seat, action), taken_in(action)] > 0 else NO_CUBE_THERE
