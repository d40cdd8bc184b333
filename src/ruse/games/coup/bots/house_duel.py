"""The house bot at a table for two: when it challenges, and when it blocks.

A player of fixed habits can be read: what is done shows a hand, and soon everybody knows which claims are never
challenged. So nearly everything here is a chance. A bluff tells a story and keeps to it: who has passed for the
Duke stays the Duke, until it has worked too often.

All chances are in percent. They were found by gradient ascent, which docs/bots.md describes.
"""

from __future__ import annotations

from ruse.core.chance import advance, below
from ruse.games.coup.bots.house_reading import (
    belief,
    fits_story,
    has_pair,
    is_liar,
    is_possible,
    shown_count,
    standing_claims,
)
from ruse.games.coup.bots.house_turn import CALL
from ruse.games.coup.rules.state import (
    AID,
    ASSASSINATE,
    BLOCK_AS,
    CAPTAIN,
    CHALLENGE,
    CHALLENGING_BLOCK,
    CONTESSA,
    DUKE,
    ENVOY,
    PASS,
    STEAL,
    TAX,
    State,
)

SURE = 90
"""A bluff that is at least this likely is always challenged."""
LIKELY = 60
"""A bluff that is at least this likely is challenged with a pair, and with other hands about every second time.

Always would be a trap: whoever knows what looks like a bluff then tells the truth, and takes a card for it. After a
draft it is always challenged all the same: not to do so costs a point against players who bluff all the time.
"""
DOUBTED = 40
"""The chances below are for a bluff that is this likely or likelier; they fall with it."""
PROVEN = 2
"""A player who has proved a claim is challenged this many times less."""
LIARS_TRUST = 5
"""Bluffs are this many times rarer against a proven liar, who believes nobody."""
RICH = 5
"""With this many coins an opponent is about to pay for a Coup."""

# --- Doubt of tax, exchange, theft, Assassin; of blocks of foreign aid, of a thief, of the Assassin -----------

DOUBT = (20, 20, 8, 71, 8, 64, 92)  # with two different cards
DOUBT_WITH_PAIR = (20, 20, 8, 11, 30, 91, 17)  # one of them is hardly missed
DOUBT_OF_CALLER = (20, 20, 8, 8, 8, 9, 89)  # of a player who has called a true claim
DOUBT_ON_LAST_CARD = (8, 8, 8, 43, 8, 44, 92)
DOUBT_OF_RICH = (8, 8, 21, 92, 92, 92, 92)  # on the last card, which may be gone next turn anyway
DOUBT_WITH_CONTESSA = 92  # tax, if the last card is a Contessa: it earns no coins
DOUBT_OF_LIKELY_BLUFF = (100, 50, 40)  # with a pair, with others, on the last card; also for all claims of a liar
THEIR_LAST_CARD = 92  # how much of all that is left against a player on the last card

# --- Bluffs ---------------------------------------------------------------------------------------------------

BELIEVED = (1, 75, 90)
"""How much of a chance to bluff is left: before anything was believed, after one claim that stood, after more."""
BELIEVED_AFTER_CALL = 2
LATE = (7, 15, 53)
"""The chance of any bluff after three claims that stood, after more, and after three or more on the last card."""
GUARD_TREASURY = (92, 2, 8)  # block foreign aid: as the Duke of the story so far, as a new one, on the last card
STOP_THIEF = (91, 2, 2, 8)  # with Duke and Contessa, with others, against their last card, on the last card
SAVE_CARD = (92, 8)  # play the Contessa with two cards: against two, against their last one


# --- Challenges -----------------------------------------------------------------------------------------------


def answer_claim_in_duel(s: State, seat: int, k: int) -> int:
    """Challenge what is almost certainly false; anything else by the chances."""
    suspicion = 100 - belief(s, seat, s.claimant, s.claim)
    if suspicion >= (LIKELY if s.draft_2p else SURE):
        return CHALLENGE
    chance = doubt(s, seat, suspicion) * min(DOUBTED, suspicion)
    if shown_count(s, s.claimant) > 0 and suspicion < LIKELY:
        chance //= PROVEN
    if s.cards[s.claimant] == 1:
        chance = chance * THEIR_LAST_CARD // 100
    return CHALLENGE if below(k, 100 * DOUBTED) < chance else PASS


def doubt(s: State, seat: int, suspicion: int) -> int:
    """Return how often the seat challenges the claim."""
    kind = kind_of_claim(s)
    last = s.cards[seat] == 1
    if kind == KILL and s.hand[seat, CONTESSA] > 0:
        return 0
    if suspicion >= LIKELY or is_liar(s, s.claimant):
        return DOUBT_OF_LIKELY_BLUFF[2 if last else 0 if has_pair(s, seat) else 1]
    if last and kind == TAXES and s.hand[seat, CONTESSA] > 0:
        return DOUBT_WITH_CONTESSA
    if last:
        return DOUBT_OF_RICH[kind] if s.coins[s.claimant] >= RICH else DOUBT_ON_LAST_CARD[kind]
    if shown_count(s, seat) > 0:
        return DOUBT_OF_CALLER[kind]
    return DOUBT_WITH_PAIR[kind] if has_pair(s, seat) else DOUBT[kind]


TAXES, CHANGE, THEFT, KILL, GUARD, STOP, SAVE = range(7)
"""What is claimed, in the order of the chances."""


def kind_of_claim(s: State) -> int:
    """Return the column of the claim in the tables of doubt."""
    if s.phase == CHALLENGING_BLOCK:
        return GUARD if s.action == AID else STOP if s.action == STEAL else SAVE
    return TAXES if s.action == TAX else THEFT if s.action == STEAL else KILL if s.action == ASSASSINATE else CHANGE


# --- Blocks ---------------------------------------------------------------------------------------------------


def answer_action_in_duel(s: State, seat: int, k: int) -> int:
    """Block with the true card, or bluff by the chances; the last card is defended in any case."""
    if s.action == STEAL:
        return stop_thief(s, seat, k)
    card = DUKE if s.action == AID else CONTESSA
    if s.hand[seat, card] > 0:
        return BLOCK_AS + card
    if s.action == ASSASSINATE and s.cards[seat] == 1:
        return BLOCK_AS + card if is_possible(s, seat, card) else PASS
    chance = SAVE_CARD[1 if has_one_left(s, s.turn) else 0]
    if s.action == AID:
        chance = GUARD_TREASURY[2 if s.cards[seat] == 1 else 0 if s.claims[seat, DUKE] > 0 else 1]
    return BLOCK_AS + card if bluffs(s, seat, card, chance, k) else PASS


def stop_thief(s: State, seat: int, k: int) -> int:
    """Block as Captain or envoy: with the card, or as the one that fits the story."""
    if s.hand[seat, CAPTAIN] > 0:
        return BLOCK_AS + CAPTAIN
    if s.hand[seat, ENVOY] > 0:
        return BLOCK_AS + ENVOY
    nth = 1
    if s.cards[seat] == 1:
        nth = 3
    elif has_one_left(s, s.turn):
        nth = 2
    elif s.hand[seat, DUKE] > 0 and s.hand[seat, CONTESSA] > 0:
        nth = 0
    card = CAPTAIN if below(k, 2) == 0 else ENVOY
    if not fits_story(s, seat, card):
        card = CAPTAIN + ENVOY - card
    return BLOCK_AS + card if bluffs(s, seat, card, STOP_THIEF[nth], advance(k)) else PASS


def has_one_left(s: State, who: int) -> bool:
    """Return whether a player is on the last card."""
    return s.cards[who] == 1


def bluffs(s: State, seat: int, card: int, chance: int, k: int) -> bool:
    """Return whether the seat bluffs with a character: it is possible, fits its story, and is dared."""
    if not (is_possible(s, seat, card) and fits_story(s, seat, card)):
        return False
    credit = standing_claims(s, seat) - CALL * shown_count(s, seat)
    believed = BELIEVED_AFTER_CALL if credit < 0 else BELIEVED[min(2, credit)]
    if is_liar(s, opponent(seat)):
        believed //= LIARS_TRUST
    elif credit > 2:
        return below(k, 100) < LATE[2 if s.cards[seat] == 1 else 0 if credit == 3 else 1]
    return below(k, 10_000) < chance * believed


def opponent(seat: int) -> int:
    """Return the other of the two seats."""
    return 1 - seat
