"""The turn of the house bot: which action, against whom, and when to bluff."""

from __future__ import annotations

from ruse.core.chance import advance, below
from ruse.core.seats import NOBODY
from ruse.games.coup.bots.house_reading import (
    expects,
    fits_story,
    is_liar,
    is_possible,
    shown_count,
    standing_claims,
)
from ruse.games.coup.rules.state import (
    AID,
    ASSASSIN,
    ASSASSINATE,
    CAPTAIN,
    CONTESSA,
    COST_OF,
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
    TAX,
    State,
)

# How readily the seat bluffs, in percent: while nothing was believed yet, after one claim that stood, after more.
# Credit first: against players who call at random or always, an early bluff costs more than it brings.
NERVE_IN_DUEL = (2, 8, 65)
NERVE_AT_TABLE = (8, 20, 60)  # several must believe it, so an early bluff is no giveaway, a late one riskier
CALL = 2  # a claim that was called takes away the credit of two that stood
LAST_CARD = 2  # on the last card half as readily

UNCERTAIN = -1
"""Instead of an action, where none is clearly right."""

# Chances in percent of what is done now and then.
TRIES_AGAIN = 80  # to rob somebody who claimed to stop thieves: two Captains who give up would stall
SEEKS = 15  # to bluff an exchange, if nothing better can be dared
EXAMINES = 35  # to look at the leader's card as Inquisitor instead of exchanging


# --- Seats ------------------------------------------------------------------------------------------------


def living(s: State) -> int:
    """Return how many players are in the game."""
    count = 0
    for seat in range(s.players):
        count += s.alive >> seat & 1
    return count


def threat(s: State, other: int) -> int:
    """Return how dangerous a player is: influence first, then coins."""
    return 4 * s.cards[other] + s.coins[other]


def leader(s: State, seat: int) -> int:
    """Return the most dangerous opponent; of equals the next clockwise."""
    best = NOBODY
    for distance in range(1, s.players):
        other = (seat + distance) % s.players
        if s.alive >> other & 1 and (best == NOBODY or threat(s, other) > threat(s, best)):
            best = other
    return best


def victim(s: State, seat: int) -> int:
    """Return the most dangerous opponent who will probably not play the Contessa; NOBODY if all will."""
    best = NOBODY
    for distance in range(1, s.players):
        other = (seat + distance) % s.players
        if s.alive >> other & 1 and not expects(s, seat, other, CONTESSA):
            if best == NOBODY or threat(s, other) > threat(s, best):
                best = other
    return best


def purse(s: State, seat: int, k: int) -> int:
    """Return the richest opponent who will probably not stop a thief; NOBODY if there is none.

    Now and then even one who claimed to, though less with every claim: thieves who never try again would leave
    two Captains in peace.
    """
    mood = below(k, 100)
    best = NOBODY
    for distance in range(1, s.players):
        other = (seat + distance) % s.players
        stops = expects(s, seat, other, CAPTAIN) or expects(s, seat, other, ENVOY)
        often = s.claims[other, CAPTAIN] + s.claims[other, ENVOY]
        if s.alive >> other & 1 and s.coins[other] > 0 and (not stops or mood < TRIES_AGAIN // max(1, often)):
            if best == NOBODY or s.coins[other] > s.coins[best]:
                best = other
    return best


def against(s: State, seat: int, base: int, target: int) -> int:
    """Return the number of an action with a target."""
    return base + (target - seat + s.players) % s.players


# --- Bluffs -------------------------------------------------------------------------------------------------


def nerve(s: State, seat: int) -> int:
    """Return how readily the seat bluffs now, in percent, by what the table has believed so far."""
    credit = standing_claims(s, seat) - CALL * shown_count(s, seat)
    if credit < 0 or is_liar(s, leader(s, seat)):
        return 0  # here claims are called, or will be: liars believe nobody
    credit = min(2, credit)
    mood = NERVE_IN_DUEL[credit] if living(s) == 2 else NERVE_AT_TABLE[credit]
    return mood if s.cards[seat] > 1 else mood // LAST_CARD


def dares(s: State, seat: int, card: int, k: int) -> bool:
    """Return whether the seat bluffs with a character: it is possible, fits its story and suits its mood."""
    return is_possible(s, seat, card) and fits_story(s, seat, card) and below(k, 100) < nerve(s, seat)


# --- The turn -----------------------------------------------------------------------------------------------


def take_turn(s: State, seat: int, k: int) -> int:
    """Coup if affordable, or assassinate; otherwise get coins."""
    if s.coins[seat] >= COST_OF[COUP]:
        return against(s, seat, DO_COUP, leader(s, seat))
    if is_last_chance(s, seat):
        return last_chance(s, seat, k)
    if s.coins[seat] >= COST_OF[ASSASSINATE]:
        target = victim(s, seat)
        if target != NOBODY and wants_to_kill(s, seat, target, k):
            return against(s, seat, DO_ASSASSINATE, target)
    return earn(s, seat, advance(k))


def is_last_chance(s: State, seat: int) -> bool:
    """Return whether the only opponent left can coup the seat's last card next turn."""
    return living(s) == 2 and s.cards[seat] == 1 and s.coins[leader(s, seat)] >= COST_OF[COUP]


def last_chance(s: State, seat: int, k: int) -> int:
    """Do what may prevent the Coup, or get coins if nothing can."""
    found = last_resort(s, seat)
    return earn(s, seat, k) if found == UNCERTAIN else found


def last_resort(s: State, seat: int) -> int:
    """Kill, or steal the coins of the coming Coup: true or not, there is nothing to lose; else `UNCERTAIN`."""
    other = leader(s, seat)
    can_kill = s.cards[other] == 1 and s.coins[seat] >= COST_OF[ASSASSINATE] and is_possible(s, seat, ASSASSIN)
    can_rob = s.coins[other] < COST_OF[COUP] + 2 and is_possible(s, seat, CAPTAIN)
    if can_kill and (s.hand[seat, ASSASSIN] > 0 or s.hand[seat, CAPTAIN] == 0):
        return against(s, seat, DO_ASSASSINATE, other)
    return against(s, seat, DO_STEAL, other) if can_rob else UNCERTAIN


def wants_to_kill(s: State, seat: int, target: int, k: int) -> bool:
    """With the Assassin in hand always; a bluff is for the last card of an opponent."""
    if s.hand[seat, ASSASSIN] > 0:
        return True
    return s.cards[target] == 1 and dares(s, seat, ASSASSIN, k)


def earn(s: State, seat: int, k: int) -> int:
    """Coins the best true way, then by a bluff, then better cards, then coins the safe way."""
    target = purse(s, seat, k)
    if s.hand[seat, CAPTAIN] > 0 and target != NOBODY and (living(s) == 2 or s.hand[seat, DUKE] == 0):
        return against(s, seat, DO_STEAL, target)
    if s.hand[seat, DUKE] > 0:
        return TAX
    k = advance(k)
    if dares(s, seat, DUKE, k):
        return TAX
    k = advance(k)
    if s.hand[seat, ENVOY] > 0:
        return use_envoy(s, seat, k)
    if target != NOBODY and s.coins[target] > 1 and dares(s, seat, CAPTAIN, k):
        return against(s, seat, DO_STEAL, target)
    k = advance(k)
    if below(k, 100) < SEEKS and dares(s, seat, ENVOY, advance(k)):
        return EXCHANGE
    return earn_safely(s, seat)


def use_envoy(s: State, seat: int, k: int) -> int:
    """Look for better cards; the Inquisitor spies now and then."""
    if s.envoy == INQUISITOR and below(k, 100) < EXAMINES:
        return against(s, seat, DO_EXAMINE, leader(s, seat))
    return EXCHANGE


def earn_safely(s: State, seat: int) -> int:
    """Foreign Aid unless somebody plays the Duke."""
    for other in range(s.players):
        if other != seat and s.alive >> other & 1 and expects(s, seat, other, DUKE):
            return INCOME
    return AID


# --- The worth of a hand ------------------------------------------------------------------------------------

# What each character is worth, at a table and against the last opponent.
WORTH_AT_TABLE = (50, 45, 40, 25, 38)
WORTH_IN_DUEL = (50, 40, 48, 42, 30)
PAIR = 30  # how much less a second copy is worth


def worth(s: State, card: int) -> int:
    """Return what one card is worth now."""
    return WORTH_IN_DUEL[card] if living(s) == 2 else WORTH_AT_TABLE[card]


def worst_card(s: State, seat: int) -> int:
    """Return the card of the hand that is missed least: a second copy, or the least one."""
    worst = KINDS
    least = 1000
    for card in range(KINDS):
        if s.hand[seat, card] > 0:
            value = worth(s, card) - (PAIR if s.hand[seat, card] > 1 else 0)
            if value < least:
                worst = card
                least = value
    return worst
