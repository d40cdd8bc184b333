"""The house bot: predicts where the others go, and goes where that leaves the most.

For every other player it weighs each place by what the loot is worth to them and by the sorts of loot they
have gone for so far. From that it knows how likely it is to be alone, watched or in company anywhere. Of
the imagined record it is given it uses nothing that its seat does not know.
"""

from __future__ import annotations

from ruse.core.chance import advance, below
from ruse.core.record import Row
from ruse.games.royal.bots.house_worth import CUBE, expected, gain, secret_worth, worth
from ruse.games.royal.rules.actions import given_in, partner_in, taken_in
from ruse.games.royal.rules.legal import legal
from ruse.games.royal.rules.loot import exchange, sort_of, taken_at_once
from ruse.games.royal.rules.plans import places_of, plan_at, plans_of, snitches_of, thieves_of
from ruse.games.royal.rules.state import DONE, PLACES, PLANNING, TAKE, TAKING, State

# Where `out` keeps what is known of each place while a plan is made.
ALONE = 0
"""The chance that nobody else goes there, in thousandths."""
UNGUARDED = PLACES
"""The chance that no snitch goes there."""
PREY = 2 * PLACES
"""What the others can expect to get there."""
PULL = 3 * PLACES
"""How much the place draws the thief of the player just looked at."""
SUSPECT = 4 * PLACES
"""How much it draws that player's snitch."""
HOPE = 5 * PLACES
"""What a thief of the seat's own can expect there."""

BASE = 500
"""A place draws a little even if its loot is worth nothing to a player."""
KEEN = 4
"""How much it counts that a player has gone for a sort of loot before ..."""
FLAT = 2
"""... and for how many rounds one that has not yet been seen."""
SURPRISE = 450
"""How far chance may shift a plan: a bot that always goes where it pays most meets all bots that think alike."""


def choose(s: State, seat: int, out: Row, key: int) -> int:
    """Return what the house does."""
    if s.phase == PLANNING:
        return make_plan(s, seat, out, key)
    if s.phase == TAKING:
        return best_colour(s, seat, out)
    return best_trade(s, seat, out)


def make_plan(s: State, seat: int, out: Row, key: int) -> int:
    """Return the plan with the best expectation, give or take a little, so that it cannot be read."""
    places = places_of(s)
    for at in range(places):
        out[ALONE + at] = 1000
        out[UNGUARDED + at] = 1000
        out[PREY + at] = 0
    for other in range(s.players):
        if other != seat:
            expect(s, seat, other, out)
    secret = secret_worth(s, seat, seat)
    for at in range(places):
        loot = worth(s, seat, s.row[at], seat)
        shared = out[UNGUARDED + at] - out[ALONE + at]
        out[HOPE + at] = (loot * out[ALONE + at] + secret * shared) // 100
    best = plan_at(s, seat, 0)
    most = -(1 << 30)
    for nth in range(plans_of(s)):
        action = plan_at(s, seat, nth)
        key = advance(key)
        hope = below(key, SURPRISE)
        for at in range(places):
            if thieves_of(action) >> at & 1:
                hope += out[HOPE + at]
            elif snitches_of(action) >> at & 1:
                hope += out[PREY + at] * (1000 + out[UNGUARDED + at]) // (2000 * (s.players - 1))
        if hope > most:
            most = hope
            best = action
    return best


def expect(s: State, seat: int, other: int, out: Row) -> None:
    """Where another player is likely to send thieves and snitches, and what that leaves of each place."""
    places = places_of(s)
    pull = 0
    suspicion = 0
    for at in range(places):
        sort = sort_of(s.row[at])
        draw = BASE + worth(s, other, s.row[at], seat)
        out[PULL + at] = draw * (KEEN * s.went[other, sort] + FLAT) // (s.offered[sort] + FLAT)
        out[SUSPECT + at] = draw * (KEEN * s.watched[other, sort] + FLAT) // (s.offered[sort] + FLAT)
        pull += out[PULL + at]
        suspicion += out[SUSPECT + at]
    thieves = 2 if s.partner == other else 1
    snitches = 3 - thieves if s.players == 2 else 1
    for at in range(places):
        thief = min(800, 1000 * thieves * out[PULL + at] // max(1, pull))
        snitch = min(800, 1000 * snitches * out[SUSPECT + at] // max(1, suspicion))
        snitch = min(snitch, 950 - thief)
        out[PREY + at] += worth(s, other, s.row[at], seat) * thief // 100
        out[ALONE + at] = out[ALONE + at] * (1000 - thief - snitch) // 1000
        out[UNGUARDED + at] = out[UNGUARDED + at] * (1000 - snitch) // 1000


def best_colour(s: State, seat: int, out: Row) -> int:
    """Return the colour in which the next cubes are worth most."""
    count = legal(s, seat, out)
    best = out[0]
    most = -1
    for nth in range(count):
        colour = out[nth] - TAKE
        amount = taken_at_once(s, colour)
        hope = gain(s, seat, colour, CUBE * amount, seat)
        if hope > most:
            most = hope
            best = out[nth]
    return best


def best_trade(s: State, seat: int, out: Row) -> int:
    """Return the exchange that helps most, if any helps: each is tried on the imagined table and taken back."""
    count = legal(s, seat, out)
    best = DONE
    most = 0
    for nth in range(count - 1):
        other = partner_in(s, seat, out[nth])
        take = taken_in(out[nth])
        give = given_in(out[nth])
        before = expected(s, seat, take, 0, seat) + expected(s, seat, give, 0, seat)
        exchange(s, seat, other, take, give)
        hope = expected(s, seat, take, 0, seat) + expected(s, seat, give, 0, seat) - before
        exchange(s, other, seat, take, give)
        if hope > most:
            most = hope
            best = out[nth]
    return best
