"""The turn of the house bot at a table for two. All chances are in percent, as in `house_duel`."""

from __future__ import annotations

from ruse.core.chance import advance, below
from ruse.games.coup.bots.house_duel import bluffs, has_one_left, opponent
from ruse.games.coup.bots.house_reading import expects, has_pair, is_possible
from ruse.games.coup.bots.house_turn import against, is_last_chance, use_envoy
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
    DO_STEAL,
    DUKE,
    ENVOY,
    EXCHANGE,
    INCOME,
    TAX,
    State,
)

# --- With the card in hand ------------------------------------------------------------------------------------

KILL = (98, 94, 98, 97)  # on the last card; with 3 coins and no way to earn more, with 3 and one, with more than 3
ROB = (98, 5, 2, 95)  # on the last card; after a claim to be the Duke, with the Duke in hand, with others
ROB_OF_ONE = 98  # how much of that is left if there is only one coin to take
ROB_AGAIN = 91  # a player who has claimed to stop thieves, less with every claim
TAKE_TAX = 98  # first, and again if nothing else was done
LOOK_FOR_CARDS = (98, 2)  # without the Duke in hand, and with it

# --- Bluffs ---------------------------------------------------------------------------------------------------

BLUFF_DUKE = (8, 8, 91, 92, 8, 8, 83)
"""On the last card: again, and for the first time. With two: again, with Captain and Contessa, with a pair, with an
envoy, with others."""
BLUFF_ENVOY = 2
BLUFF_CAPTAIN = (8, 9, 8)  # on the last card; again, for the first time
BLUFF_ASSASSIN = (2, 2, 28, 3)  # with two cards: against two, against one; the same on the last card

# --- Without a claim ------------------------------------------------------------------------------------------

AID_IN_SPITE = 8  # of a Duke
INCOME_ANYWAY = (8, 10)  # though foreign aid would probably pass: against two cards, against one


def take_turn_in_duel(s: State, seat: int, k: int) -> int:
    """Coup if affordable, then whatever the chances say: kill, rob, tax, exchange, or coins without a claim."""
    other = opponent(seat)
    if s.coins[seat] >= COST_OF[COUP]:
        return against(s, seat, DO_COUP, other)
    if is_last_chance(s, seat):
        if kills_at_last(s, seat, other):
            return against(s, seat, DO_ASSASSINATE, other)
        if s.coins[other] < COST_OF[COUP] + 2 and is_possible(s, seat, CAPTAIN):
            return against(s, seat, DO_STEAL, other)
    if s.coins[seat] >= COST_OF[ASSASSINATE] and not expects(s, seat, other, CONTESSA) and kills(s, seat, other, k):
        return against(s, seat, DO_ASSASSINATE, other)
    return earn_in_duel(s, seat, other, advance(k))


def kills_at_last(s: State, seat: int, other: int) -> bool:
    """Return whether an Assassin, true or not, is a better last chance than to steal the coins for the Coup."""
    if not has_one_left(s, other) or s.coins[seat] < COST_OF[ASSASSINATE] or not is_possible(s, seat, ASSASSIN):
        return False
    return s.hand[seat, ASSASSIN] > 0 or s.hand[seat, CAPTAIN] == 0


def kills(s: State, seat: int, other: int, k: int) -> bool:
    """Return whether the seat sends the Assassin."""
    last = s.cards[seat] == 1
    if s.hand[seat, ASSASSIN] == 0:
        return bluffs(
            s, seat, ASSASSIN, BLUFF_ASSASSIN[(2 if last else 0) + (1 if has_one_left(s, other) else 0)], k
        )
    nth = 3
    if last:
        nth = 0
    elif s.coins[seat] == COST_OF[ASSASSINATE]:
        nth = 1 if s.hand[seat, DUKE] + s.hand[seat, CAPTAIN] == 0 else 2
    return below(k, 100) < KILL[nth]


def earn_in_duel(s: State, seat: int, other: int, k: int) -> int:
    """Return how the seat gets coins, or cards that bring them."""
    loot = can_be_robbed(s, seat, other, k)
    k = advance(k)
    if loot and s.hand[seat, CAPTAIN] > 0 and robs(s, seat, other, k):
        return against(s, seat, DO_STEAL, other)
    k = advance(k)
    if takes_tax(s, seat, k):
        return TAX
    k = advance(k)
    if s.hand[seat, ENVOY] > 0:
        if below(k, 100) < LOOK_FOR_CARDS[1 if s.hand[seat, DUKE] > 0 else 0]:
            return use_envoy(s, seat, advance(k))
    elif bluffs(s, seat, ENVOY, BLUFF_ENVOY, k):
        return EXCHANGE
    k = advance(k)
    if loot and s.coins[other] > 1 and s.hand[seat, CAPTAIN] == 0:
        nth = 0 if s.cards[seat] == 1 else 1 if s.claims[seat, CAPTAIN] > 0 else 2
        if bluffs(s, seat, CAPTAIN, BLUFF_CAPTAIN[nth], k):
            return against(s, seat, DO_STEAL, other)
    k = advance(k)
    if s.hand[seat, DUKE] > 0 and below(k, 100) < TAKE_TAX:
        return TAX
    return earn_without_claim(s, seat, other, advance(k))


def can_be_robbed(s: State, seat: int, other: int, k: int) -> bool:
    """Return whether there is something to take, from a player who will probably not stop a thief."""
    if s.coins[other] == 0:
        return False
    if not (expects(s, seat, other, CAPTAIN) or expects(s, seat, other, ENVOY)):
        return True
    return below(k, 100) < ROB_AGAIN // max(1, s.claims[other, CAPTAIN] + s.claims[other, ENVOY])


def robs(s: State, seat: int, other: int, k: int) -> bool:
    """Return whether a true Captain steals."""
    nth = 3
    if s.cards[seat] == 1:
        nth = 0
    elif s.claims[seat, DUKE] > 0:
        nth = 1
    elif s.hand[seat, DUKE] > 0:
        nth = 2
    chance = ROB[nth] * (ROB_OF_ONE if s.coins[other] == 1 else 100)
    return below(k, 10_000) < chance


def takes_tax(s: State, seat: int, k: int) -> bool:
    """Return whether the seat takes tax, as the Duke or not."""
    if s.hand[seat, DUKE] > 0:
        return below(k, 100) < TAKE_TAX
    again = s.claims[seat, DUKE] > 0
    nth = 6
    if s.cards[seat] == 1:
        nth = 0 if again else 1
    elif again:
        nth = 2
    elif s.hand[seat, CAPTAIN] > 0 and s.hand[seat, CONTESSA] > 0:
        nth = 3
    elif has_pair(s, seat):
        nth = 4
    elif s.hand[seat, ENVOY] > 0:
        nth = 5
    return bluffs(s, seat, DUKE, BLUFF_DUKE[nth], k)


def earn_without_claim(s: State, seat: int, other: int, k: int) -> int:
    """Foreign aid, unless the opponent plays the Duke; now and then the other one."""
    if expects(s, seat, other, DUKE):
        return AID if below(k, 100) < AID_IN_SPITE else INCOME
    return INCOME if below(k, 100) < INCOME_ANYWAY[1 if has_one_left(s, other) else 0] else AID
