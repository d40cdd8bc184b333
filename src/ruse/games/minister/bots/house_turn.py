"""The house bot's own turn: what each action promises, in hundredths of a coin."""

from __future__ import annotations

from ruse.core.chance import advance, below
from ruse.core.record import Row
from ruse.games.minister.knowledge.odds import counted, odds, total
from ruse.games.minister.rules.frame import own_spot, place_of, shift_of, spot
from ruse.games.minister.rules.legal import legal
from ruse.games.minister.rules.log import cell, has_seen
from ruse.games.minister.rules.state import (
    ALL_CARDS,
    CLAIM,
    COLLECTOR,
    KINDS,
    KING,
    KINGS_COINS,
    LOOK,
    LOOK_PRICE,
    MINISTER,
    PEASANT,
    PLACES,
    THIEF,
    State,
)

CREDIT = 65
"""Percent for which a player is believed who is known to have looked at the card; the rest say what they like."""
DOUBT = 75
"""Percent of claims that somebody challenges."""
DOUBT_OF_A_LOOK = 60
"""The same of claims by a player who is known to have looked."""
WIN = 5000
LOSS = -3000
WORTH_OF_A_LOOK = 260
"""What it is worth to know a card of which one knows nothing: it can be followed wherever it goes."""
SPOILT_LOOK = 20
"""What each player takes off it: the more there are, the sooner the card is gone."""
STAYS = 45
"""How often (in percent) the cards still lie as the seat moved them on its next turn."""
SHUFFLES_ONE_IN = 8
"""How rarely a minister is claimed that is known to be true: it brings no coins, but blurs what others know."""
MOOD = 30
PATIENCE = 8
"""Turns of each player after which a match gets long."""
RESTLESS = 10
MOST_OF_A_MOVE = 260
"""A cap on good cards: if everybody valued moves fully, nobody would ever claim."""


def likelihood(s: State, at: int, card: int) -> int:
    """Return how likely a card lies at a place of the frame, by what has been weighed; 0 and 100 are certain."""
    return odds(s, at, card, total(s))


def credit(s: State, claimant: int) -> int:
    """Return the credit of a claim: more for a player who has publicly looked at the card."""
    return CREDIT if has_seen(s, claimant, own_spot(s, claimant)) else 0


def richest(s: State, seat: int) -> int:
    """Return how far clockwise the richest other player sits, less one."""
    best = 0
    for distance in range(1, s.players - 1):
        if s.coins[(seat + 1 + distance) % s.players] > s.coins[(seat + 1 + best) % s.players]:
            best = distance
    return best


def best_of_others(s: State, seat: int) -> int:
    """Return the coins of the richest other player."""
    return s.coins[(seat + 1 + richest(s, seat)) % s.players]


def taking(s: State, seat: int, coins: int) -> int:
    """Return the worth of this many coins from the treasury: the last one decides the match."""
    if coins < s.treasury:
        return 100 * coins
    return WIN if s.coins[seat] + s.treasury > best_of_others(s, seat) else LOSS


def gain(s: State, seat: int, card: int) -> int:
    """Return what a claim brings that goes through."""
    if card == KING:
        return taking(s, seat, KINGS_COINS)
    if card == THIEF:
        return 230
    if card == MINISTER:
        return hope_of_shuffle(s, seat)
    if card == COLLECTOR:
        return 60 + 20 * s.players if s.treasury < 6 or best_of_others(s, seat) > s.coins[seat] else 60
    return hope_of_execution(s, seat)


def hope_of_execution(s: State, seat: int) -> int:
    """Return the most coins that pointing at somebody promises."""
    most = 0
    for distance in range(1, s.players):
        target = (seat + distance) % s.players
        for card in range(KINDS):
            most = max(most, likelihood(s, own_spot(s, target), card) * s.coins[target])
    return most * 5 // 4


def hope_of_shuffle(s: State, seat: int) -> int:
    """Value a shuffle: a better card comes to the seat half of the time, and what the others know is blurred."""
    most = 0
    for distance in range(1, PLACES):
        at = spot(s, (place_of(s, seat) + distance) % PLACES)
        most = max(most, likelihood(s, at, KING), likelihood(s, at, THIEF))
    return 30 + most // 2


def peasants_hope(s: State, seat: int, at: int) -> int:
    """Return what the attempt promises with the card at a place of the frame: it needs to know every other card."""
    true = counted(s, cell(at, PEASANT))
    if true == 0:
        return -300
    worlds = total(s)
    # With only the players' cards to name fewer have to be known; the worlds then differ in others too.
    right = 1 if s.peasant_names == ALL_CARDS else max(1, true // 6)
    prize = WIN if s.coins[seat] + s.treasury > best_of_others(s, seat) else LOSS
    return (prize * right - 250 * (worlds - right)) // worlds


def claim_hope(s: State, seat: int, openly: int, at: int, card: int) -> int:
    """Return what claiming a card promises if the card at this place of the frame lay before the seat."""
    if card == PEASANT:
        return peasants_hope(s, seat, at)
    true = likelihood(s, at, card)
    worth = gain(s, seat, card)
    if worth < 0:
        return worth
    doubt = DOUBT_OF_A_LOOK if has_seen(s, seat, at) else DOUBT
    if true == 0 and not openly >> cell(at, card) & 1:
        doubt = 100
    return worth * (100 - doubt) // 100 + worth * doubt * true // 10000


def best_claim(s: State, seat: int, openly: int, at: int) -> int:
    """Return the most that any claim promises with the card at this place of the frame."""
    most = claim_hope(s, seat, openly, at, KING)
    for card in range(1, KINDS):
        most = max(most, claim_hope(s, seat, openly, at, card))
    return most


def look_hope(s: State, seat: int) -> int:
    """Value a look: the less the bot knows, the more it is worth to see its own card."""
    surest = 0
    for card in range(KINDS):
        surest = max(surest, likelihood(s, own_spot(s, seat), card))
    worth = (WORTH_OF_A_LOOK - SPOILT_LOOK * s.players) * (100 - surest) // 100
    if s.coins[seat] >= LOOK_PRICE:
        return worth - 75
    return worth - 100 if s.treasury >= s.players else LOSS


def move_hope(s: State, seat: int, openly: int, action: int) -> int:
    """Return what the card promises that comes before the seat, if it stays."""
    comes = spot(s, (place_of(s, seat) + PLACES - shift_of(action)) % PLACES)
    return min(best_claim(s, seat, openly, comes), MOST_OF_A_MOVE) * STAYS // 100


def restlessness(s: State) -> int:
    """Return how much the mood counts: the longer a match takes, the more it tries, to break a circle."""
    return MOOD + RESTLESS * max(0, s.turns - PATIENCE * s.players)


def take_turn(s: State, seat: int, openly: int, out: Row, key: int) -> int:
    """Return the action that promises most, with a little mood so that nobody can count on it."""
    total = legal(s, seat, out)
    mood = advance(key)
    best = out[0]
    most = LOSS * 2
    for nth in range(total):
        action = out[nth]
        if action == LOOK:
            hope = look_hope(s, seat)
        elif action < CLAIM:
            hope = move_hope(s, seat, openly, action)
        else:
            hope = claim_hope(s, seat, openly, own_spot(s, seat), action - CLAIM)
        mood = advance(mood)
        hope += below(mood, restlessness(s))
        if action == CLAIM + MINISTER and likelihood(s, own_spot(s, seat), MINISTER) == 100:
            hope += MOST_OF_A_MOVE if below(advance(mood), SHUFFLES_ONE_IN) == 0 else 0
        if hope > most:
            most = hope
            best = action
    return best
