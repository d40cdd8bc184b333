"""What the house bot notices at a table for two.

Each question has up to eight signs, such as *these two cards, and five coins*. All that a sign can be is
numbered; `house_duel_points` has points for each number.
"""

from __future__ import annotations

from ruse.games.coup.bots.house_reading import lost_copies, newest_shown
from ruse.games.coup.rules.state import (
    ACTING,
    AID,
    ASSASSINATE,
    BLOCKING,
    CAPTAIN,
    CHALLENGING,
    CHALLENGING_BLOCK,
    EXCHANGE,
    EXCHANGING,
    KINDS,
    LOSING,
    PAIR_FIRST,
    PAIR_SECOND,
    PROVING,
    PROVING_BLOCK,
    STEAL,
    TAX,
    State,
)

TURN, DOUBT, GUARD, GIVE_UP, KEEP, OTHER = range(6)
"""What the bot is asked: what to do, to challenge, to block, to lose a card, to keep cards. Other questions get no
points, because they come up too rarely to learn from: what the Inquisitor asks, and the draft."""
SIGNS = 8
"""Signs of a question, at most."""

HANDS = 20
"""Five single cards and fifteen pairs, in the order of the action numbers that keep them."""
COINS = 11
"""Ten coins or more are as good as ten."""
STORIES = 32
"""Which characters a player has claimed so far."""
FACES = 6
"""The card that a player has shown last, or none."""
COUNTS = 8
"""How many claims a player has made; seven or more are many."""
CLAIMS = 9
"""What may be doubted: tax, exchange, Assassin, theft, examination, and the four blocks."""
BLOCKED = 3
"""What may be blocked: foreign aid, theft, Assassin."""
SEEN = 5
"""How many cards of the claimed character the seat sees."""
TIMES = 4
"""How often somebody has claimed the same before; three times or more is often."""


NUMBERS = (
    *(2 * HANDS * COINS, 2 * HANDS * COINS, HANDS * STORIES, HANDS * STORIES),
    *(4 * COINS * COINS, HANDS * FACES, HANDS * FACES, 2 * HANDS * COUNTS),
    *(2 * CLAIMS * HANDS, CLAIMS * SEEN * TIMES, CLAIMS * STORIES, CLAIMS * STORIES),
    *(4 * CLAIMS * COINS, 4 * CLAIMS * COINS, CLAIMS * FACES * COUNTS, 2 * CLAIMS * FACES),
    *(2 * BLOCKED * HANDS, BLOCKED * HANDS * STORIES, BLOCKED * STORIES, 4 * BLOCKED * COINS),
    *(4 * BLOCKED * COINS, BLOCKED * FACES * FACES, 4 * BLOCKED * COUNTS, 0),
    *(2 * HANDS, STORIES, STORIES, COINS * COINS, 0, 0, 0, 0),
    *(8, STORIES, STORIES, COINS, COINS, 0, 0, 0),
)
"""How many numbers each sign has, `SIGNS` for each question; 0 for a sign that it does not have."""


def question_of(phase: int) -> int:
    """Return what is asked in a phase."""
    if phase == ACTING:
        return TURN
    if phase == CHALLENGING or phase == CHALLENGING_BLOCK:
        return DOUBT
    if phase == BLOCKING:
        return GUARD
    if phase == EXCHANGING:
        return KEEP
    return GIVE_UP if phase == LOSING or phase == PROVING or phase == PROVING_BLOCK else OTHER


def sign_of(s: State, seat: int, question: int, nth: int) -> int:
    """Return the number of one of a question's signs as it is now, less than its `NUMBERS`."""
    if question == TURN:
        return sign_of_turn(s, seat, nth)
    if question == DOUBT:
        return sign_of_claim(s, seat, nth)
    if question == GUARD:
        return sign_of_action(s, seat, nth)
    if question == GIVE_UP:
        return sign_of_loss(s, seat, nth)
    return sign_of_exchange(s, seat, nth)


def sign_of_turn(s: State, seat: int, nth: int) -> int:
    """The turn: the hand, together with the coins, the claims and the proofs of both."""
    other = 1 - seat
    if nth == 4:
        return 4 * (COINS * coins_of(s, seat) + coins_of(s, other)) + lives_of(s, seat)
    hand = hand_of(s, seat)
    if nth == 0:
        return 2 * (COINS * hand + coins_of(s, seat)) + lives_of(s, seat) % 2
    if nth == 1:
        return 2 * (COINS * hand + coins_of(s, other)) + lives_of(s, seat) % 2
    if nth == 2 or nth == 3:
        return STORIES * hand + story_of(s, seat if nth == 2 else other)
    if nth == 5 or nth == 6:
        return FACES * hand + newest_shown(s, seat if nth == 5 else other)
    return 2 * (COUNTS * hand + claims_of(s, seat)) + s.envoy


def sign_of_claim(s: State, seat: int, nth: int) -> int:
    """A claim: how likely it is, what it is about, and what both have claimed and shown."""
    other = 1 - seat
    claim = claim_of(s)
    if nth == 0:
        return 2 * (HANDS * claim + hand_of(s, seat)) + lives_of(s, seat) % 2
    if nth == 1:
        copies = min(SEEN - 1, s.hand[seat, s.claim] + lost_copies(s, s.claim))
        return TIMES * (SEEN * claim + copies) + min(TIMES - 1, 0 + s.claims[other, s.claim])
    if nth == 2 or nth == 3:
        return STORIES * claim + story_of(s, other if nth == 2 else seat)
    if nth == 4 or nth == 5:
        return 4 * (COINS * claim + coins_of(s, seat if nth == 4 else other)) + lives_of(s, seat)
    if nth == 6:
        return COUNTS * (FACES * claim + newest_shown(s, other)) + claims_of(s, other)
    return 2 * (FACES * claim + newest_shown(s, seat)) + s.envoy


def sign_of_action(s: State, seat: int, nth: int) -> int:
    """An action that can be blocked: foreign aid, theft or the Assassin."""
    other = 1 - seat
    action = 0 if s.action == AID else 1 if s.action == STEAL else 2
    if nth == 0:
        return 2 * (HANDS * action + hand_of(s, seat)) + lives_of(s, seat) % 2
    if nth == 1:
        return STORIES * (HANDS * action + hand_of(s, seat)) + story_of(s, seat)
    if nth == 2:
        return STORIES * action + story_of(s, other)
    if nth == 3 or nth == 4:
        return 4 * (COINS * action + coins_of(s, seat if nth == 3 else other)) + lives_of(s, seat)
    if nth == 5:
        return FACES * (FACES * action + newest_shown(s, seat)) + newest_shown(s, other)
    if nth == 6:
        return 2 * (2 * (COUNTS * action + claims_of(s, seat)) + lives_of(s, seat) // 2) + s.envoy
    return 0


def sign_of_loss(s: State, seat: int, nth: int) -> int:
    """A card to lose: what the hand can still do, and what has been claimed."""
    if nth == 0:
        return 2 * hand_of(s, seat) + lives_of(s, seat) % 2
    if nth == 1 or nth == 2:
        return story_of(s, seat if nth == 1 else 1 - seat)
    return COINS * coins_of(s, seat) + coins_of(s, 1 - seat) if nth == 3 else 0


def sign_of_exchange(s: State, seat: int, nth: int) -> int:
    """Cards to choose from: who is ahead, and what has been claimed."""
    if nth == 0:
        return 2 * lives_of(s, seat) + s.envoy
    if nth == 1 or nth == 2:
        return story_of(s, seat if nth == 1 else 1 - seat)
    if nth == 3 or nth == 4:
        return coins_of(s, seat if nth == 3 else 1 - seat)
    return 0


# --- What the signs consist of --------------------------------------------------------------------------------


def hand_of(s: State, seat: int) -> int:
    """Return the number of a hand of one or two cards; 0 while there is none."""
    first = -1
    for card in range(KINDS):
        for _ in range(s.hand[seat, card]):
            if first >= 0:
                return KINDS + pair_of(first, card)
            first = card
    return max(0, first)


def pair_of(first: int, second: int) -> int:
    """Return the number of a pair of characters."""
    for pair in range(len(PAIR_FIRST)):
        if PAIR_FIRST[pair] == first and PAIR_SECOND[pair] == second:
            return pair
    return 0


def coins_of(s: State, who: int) -> int:
    """Return how many coins a player has; ten or more are as good as ten."""
    return min(COINS - 1, 0 + s.coins[who])


def lives_of(s: State, seat: int) -> int:
    """Return who has lost nothing yet: 2 for the seat itself and 1 for the other one."""
    return (2 if s.lost[seat, 0] == 0 else 0) + (1 if s.lost[1 - seat, 0] == 0 else 0)


def story_of(s: State, who: int) -> int:
    """Return which characters a player has claimed, a bit for each."""
    story = 0
    for card in range(KINDS):
        story += 1 << card if s.claims[who, card] > 0 else 0
    return story


def claims_of(s: State, who: int) -> int:
    """Return how many claims a player has made; seven or more are many."""
    count = 0
    for card in range(KINDS):
        count += s.claims[who, card]
    return min(COUNTS - 1, count)


def claim_of(s: State) -> int:
    """Return what may be doubted: an action, or a block by its character."""
    if s.phase == CHALLENGING_BLOCK:
        if s.action == STEAL:
            return 6 if s.claim == CAPTAIN else 7
        return 5 if s.action == AID else 8
    if s.action == TAX or s.action == EXCHANGE:
        return 0 if s.action == TAX else 1
    if s.action == ASSASSINATE:
        return 2
    return 3 if s.action == STEAL else 4
