"""The house bot: rules of thumb on exact knowledge. One function for each question the game can ask.

It counts the arrangements that its seat cannot exclude, claims what it knows to be true, and challenges what
it knows to be false. After a look at its own card it may claim something else. Of the imagined record it is
given it uses nothing that its seat does not know.
"""

from __future__ import annotations

from ruse.core.chance import advance, below
from ruse.core.record import Row
from ruse.games.minister.bots.house_turn import credit, likelihood, richest, take_turn
from ruse.games.minister.knowledge.odds import possible_cells, weigh
from ruse.games.minister.knowledge.spare import can_end
from ruse.games.minister.rules.actions import card_named, place_named
from ruse.games.minister.rules.characters import next_place
from ruse.games.minister.rules.frame import own_spot, place_of, spot
from ruse.games.minister.rules.legal import legal
from ruse.games.minister.rules.state import (
    ACTING,
    CHALLENGE,
    CHALLENGING,
    CHALLENGING_REPLY,
    CLOCKWISE,
    EXECUTE,
    EXECUTING,
    KINDS,
    KING,
    KINGS_COINS,
    MINISTER,
    PASS,
    PEASANT,
    PEEK,
    PEEKING,
    PLACES,
    PUBLIC,
    REPLY,
    REPLYING,
    SWAP,
    SWAPPING,
    TAX,
    TAXING,
    State,
)

# What a claim that goes through costs the others, in hundredths of a coin for one of them.
HARM = (220, 120, 40, 200, 130, 0)
STAKE = 130
"""How much a coin lost by a wrong challenge weighs in comparison."""
TRUSTFUL = 20
"""Percent of the time that it believes a player who is known to have looked at the card."""
SURE_OF_REPLY = 60
"""Percent from which on the king is answered."""
CHEEK = 8
"""Percent of the other times, too."""


def choose(s: State, seat: int, out: Row, key: int) -> int:
    """Return what the house does."""
    phase = s.phase
    weigh(s, PUBLIC)
    openly = possible_cells(s)
    weigh(s, seat)
    luck = below(advance(key), 100)
    if phase == ACTING:
        return take_turn(s, seat, openly, out, key)
    if phase == CHALLENGING or phase == CHALLENGING_REPLY:
        return CHALLENGE if is_doubted(s, seat, luck) else PASS
    if phase == REPLYING:
        chance = likelihood(s, own_spot(s, seat), MINISTER)
        return REPLY if chance >= SURE_OF_REPLY or (chance > 0 and luck < CHEEK) else PASS
    if phase == EXECUTING:
        return point(s, seat)
    if phase == TAXING:
        return TAX + richest(s, seat)
    if phase == SWAPPING:
        return SWAP + swap(s, seat, luck)
    if phase == PEEKING:
        return PEEK + below(advance(key), PLACES - 1)
    return name(s, seat, out)


def is_doubted(s: State, seat: int, luck: int) -> bool:
    """Return whether a challenge is worth a coin: the claim is likely false and would hurt."""
    true = likelihood(s, own_spot(s, s.claimant), s.claim)
    if true == 0 or (is_last_chance(s, seat) and (true < 100 or is_kept_alive(s, seat))):
        return True
    if true == 100:
        return False
    if luck < TRUSTFUL:
        true = max(true, credit(s, s.claimant))
    harm = 110 if s.phase == CHALLENGING_REPLY else HARM[s.claim]
    return (100 - true) * harm > true * STAKE + luck


def is_last_chance(s: State, seat: int) -> bool:
    """Return whether the claim ends the match if it stands, and somebody else wins."""
    return can_end(s) and s.coins[s.claimant] + s.treasury > s.coins[seat]


def is_kept_alive(s: State, seat: int) -> bool:
    """Return whether the coin for a wrong challenge would let the treasury outlast the king (KTM-22)."""
    return s.phase == CHALLENGING and s.claim == KING and s.treasury == KINGS_COINS and s.coins[seat] > 0


def point(s: State, seat: int) -> int:
    """At the player and with the name that promise most coins."""
    best = EXECUTE
    most = -1
    for distance in range(s.players - 1):
        target = (seat + 1 + distance) % s.players
        for card in range(KINDS):
            hope = likelihood(s, own_spot(s, target), card) * (s.coins[target] + 1)
            if hope > most:
                most = hope
                best = EXECUTE + KINDS * distance + card
    return best


def swap(s: State, seat: int, luck: int) -> int:
    """Pair its own card with the likeliest king: the pair's number, its own place first."""
    best = 0
    most = -1
    for distance in range(1, PLACES):
        at = spot(s, (place_of(s, seat) + distance) % PLACES)
        hope = 100 * likelihood(s, at, KING) + 60 * likelihood(s, at, PEASANT) + (luck * distance) % 7
        if hope > most:
            most = hope
            best = distance - 1
    return best


def name(s: State, seat: int, out: Row) -> int:
    """Return the likeliest name for the next card, or anywhere."""
    count = legal(s, seat, out)
    best = out[0]
    most = -1
    for nth in range(count):
        action = out[nth]
        if s.naming == CLOCKWISE:
            place = next_place(s)
        else:
            place = place_named(s, seat, action)
        hope = likelihood(s, spot(s, place), card_named(action))
        if hope > most:
            most = hope
            best = action
    return best
