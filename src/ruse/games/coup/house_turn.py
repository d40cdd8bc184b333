"""The turn of the house bot: which action, against whom, and when to bluff."""

from __future__ import annotations

from ruse.core.chance import advance, below
from ruse.games.coup.house_reading import (
    fits_story,
    hidden_copies,
    is_possible,
    shown_count,
    standing_claims,
)
from ruse.games.coup.rules import COST_OF
from ruse.games.coup.state import (
    AID,
    ASSASSIN,
    ASSASSINATE,
    CAPTAIN,
    CONTESSA,
    COUP,
    DO_ASSASSINATE,
    DO_COUP,
    DO_EXAMINE,
    DO_STEAL,
    DUKE,
    ENVOY,
    EXCHANGE,
    INCOME,
    INQUISITOR,
    KINDS,
    NOBODY,
    TAX,
    State,
)

# Chances in percent to bluff where a bluff would be handy.
NERVE_IN_DUEL = 35  # one player to convince
NERVE_AT_TABLE = 15  # several, and one doubter is enough
NERVE_FOR_CLAIM = 12  # more for each own claim that was let stand: this table believes
MOST_NERVE = 75  # who bluffs always is not believed for long
EXAMINES = 35  # the Inquisitor looks at others now and then instead of exchanging


# --- Seats ------------------------------------------------------------------------------------------------


def living(s: State) -> int:
    """How many players are in the game."""
    count = 0
    for seat in range(s.players):
        count += s.alive >> seat & 1
    return count


def threat(s: State, other: int) -> int:
    """How dangerous a player is: influence first, then coins."""
    return 4 * s.cards[other] + s.coins[other]


def leader(s: State, seat: int) -> int:
    """The most dangerous opponent; of equals the next clockwise."""
    best = NOBODY
    for distance in range(1, s.players):
        other = (seat + distance) % s.players
        if s.alive >> other & 1 and (best == NOBODY or threat(s, other) > threat(s, best)):
            best = other
    return best


def may_stop(s: State, seat: int, other: int, card: int) -> bool:
    """Whether a player has claimed a character that could be true."""
    return s.claims[other, card] > 0 and hidden_copies(s, seat, card) > 0


def victim(s: State, seat: int) -> int:
    """The most dangerous opponent who has not claimed the Contessa; NOBODY if all have."""
    best = NOBODY
    for distance in range(1, s.players):
        other = (seat + distance) % s.players
        if s.alive >> other & 1 and not may_stop(s, seat, other, CONTESSA):
            if best == NOBODY or threat(s, other) > threat(s, best):
                best = other
    return best


def purse(s: State, seat: int) -> int:
    """The richest opponent who has not claimed to stop thieves and has two coins; NOBODY if there is none."""
    best = NOBODY
    for distance in range(1, s.players):
        other = (seat + distance) % s.players
        stops = may_stop(s, seat, other, CAPTAIN) or may_stop(s, seat, other, ENVOY)
        if s.alive >> other & 1 and s.coins[other] > 1 and not stops:
            if best == NOBODY or s.coins[other] > s.coins[best]:
                best = other
    return best


def against(s: State, seat: int, base: int, target: int) -> int:
    """The number of an action with a target."""
    return base + (target - seat + s.players) % s.players


# --- Bluffs -------------------------------------------------------------------------------------------------


def nerve(s: State, seat: int) -> int:
    """How readily the seat bluffs now, in percent: by who must believe it and what was believed so far."""
    stood = standing_claims(s, seat)
    if stood <= 0 and shown_count(s, seat) > 0:
        return 0  # here everything is called: tell the truth
    usual = NERVE_IN_DUEL if living(s) == 2 else NERVE_AT_TABLE
    return min(MOST_NERVE, usual + NERVE_FOR_CLAIM * max(0, stood))


def dares(s: State, seat: int, card: int, k: int) -> bool:
    """Whether the seat claims a character that it lacks: possible, in keeping with its story, and in the mood."""
    return is_possible(s, seat, card) and fits_story(s, seat, card) and below(k, 100) < nerve(s, seat)


def claims_it(s: State, seat: int, card: int, k: int) -> bool:
    """Whether the seat claims a character: if it holds it, and sometimes if not."""
    return s.hand[seat, card] > 0 or dares(s, seat, card, k)


# --- The turn -----------------------------------------------------------------------------------------------


def take_turn(s: State, seat: int, k: int) -> int:
    """Coup if it can be paid for; kill, if it can be done cheaper; else see to the coins."""
    if s.coins[seat] >= COST_OF[COUP]:
        return against(s, seat, DO_COUP, leader(s, seat))
    if is_last_chance(s, seat):
        return last_chance(s, seat)
    if s.coins[seat] >= COST_OF[ASSASSINATE]:
        target = victim(s, seat)
        if target != NOBODY and wants_to_kill(s, seat, target, k):
            return against(s, seat, DO_ASSASSINATE, target)
    return earn(s, seat, advance(k))


def is_last_chance(s: State, seat: int) -> bool:
    """Whether the only opponent left can coup the seat's last card next turn."""
    return living(s) == 2 and s.cards[seat] == 1 and s.coins[leader(s, seat)] >= COST_OF[COUP]


def last_chance(s: State, seat: int) -> int:
    """Kill, or steal the coins of the coming Coup; true or not, there is nothing to lose."""
    other = leader(s, seat)
    can_kill = s.cards[other] == 1 and s.coins[seat] >= COST_OF[ASSASSINATE] and is_possible(s, seat, ASSASSIN)
    can_rob = s.coins[other] < COST_OF[COUP] + 2 and is_possible(s, seat, CAPTAIN)
    if can_kill and (s.hand[seat, ASSASSIN] > 0 or not can_rob or s.hand[seat, CAPTAIN] == 0):
        return against(s, seat, DO_ASSASSINATE, other)
    if can_rob:
        return against(s, seat, DO_STEAL, other)
    return INCOME


def wants_to_kill(s: State, seat: int, target: int, k: int) -> bool:
    """With the Assassin in hand always; a bluff is for the last card of an opponent."""
    if s.hand[seat, ASSASSIN] > 0:
        return True
    return s.cards[target] == 1 and dares(s, seat, ASSASSIN, k)


def earn(s: State, seat: int, k: int) -> int:
    """Take coins the best way that is true, then one that is believed, then a better hand, then a safe way."""
    target = purse(s, seat)
    if s.hand[seat, CAPTAIN] > 0 and target != NOBODY and (living(s) == 2 or s.hand[seat, DUKE] == 0):
        return against(s, seat, DO_STEAL, target)
    if s.hand[seat, DUKE] > 0:
        return TAX
    if s.hand[seat, ENVOY] > 0 and s.hand[seat, ASSASSIN] == 0:
        return use_envoy(s, seat, k)
    if dares(s, seat, DUKE, advance(k)):
        return TAX
    return earn_safely(s, seat)


def use_envoy(s: State, seat: int, k: int) -> int:
    """Look for better cards; the Inquisitor spies now and then."""
    if s.envoy == INQUISITOR and below(k, 100) < EXAMINES:
        return against(s, seat, DO_EXAMINE, leader(s, seat))
    return EXCHANGE


def earn_safely(s: State, seat: int) -> int:
    """Foreign Aid unless somebody plays the Duke."""
    for other in range(s.players):
        if other != seat and s.alive >> other & 1 and may_stop(s, seat, other, DUKE):
            return INCOME
    return AID


# --- The worth of a hand ------------------------------------------------------------------------------------

# What each character is worth, at a table and against the last opponent.
WORTH_AT_TABLE = (50, 45, 40, 25, 38)
WORTH_IN_DUEL = (45, 44, 50, 25, 35)
WORTH_OF_PAIR = 30  # what a second copy adds


def worth(s: State, card: int) -> int:
    """What one card is worth now."""
    return WORTH_IN_DUEL[card] if living(s) == 2 else WORTH_AT_TABLE[card]


def worst_card(s: State, seat: int) -> int:
    """The card of the hand that is missed least: a second copy, or the least one."""
    worst = KINDS
    least = 1000
    for card in range(KINDS):
        if s.hand[seat, card] > 0:
            value = worth(s, card) - (WORTH_OF_PAIR if s.hand[seat, card] > 1 else 0)
            if value < least:
                worst = card
                least = value
    return worst
