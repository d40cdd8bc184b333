"""The house bot at a table for two: it adds up points for every answer, and draws one.

A player of fixed habits can be read: what is done shows a hand, and soon everybody knows which claims are never
challenged. So nearly everything here is a chance. Each sign that the bot notices (`house_duel_signs`) brings
points for each answer, and with `DOUBLE` more points an answer is twice as likely. The points were found by
training against the other bots and itself; docs/bots.md says how. Only what cannot be wrong is a rule.
"""

from __future__ import annotations

from ruse.core.brain import FARTHEST, WHOLE, power
from ruse.core.chance import below
from ruse.core.record import Row
from ruse.games.coup.bots.house_duel_points import ANSWERS, BEGINS, POINTS
from ruse.games.coup.bots.house_duel_signs import DOUBT, GIVE_UP, GUARD, SIGNS, TURN, question_of, sign_of
from ruse.games.coup.bots.house_reading import belief, is_possible, odds_to_hold
from ruse.games.coup.bots.house_turn import UNCERTAIN, is_last_chance, last_resort
from ruse.games.coup.rules.actions import kind_in
from ruse.games.coup.rules.state import (
    ASSASSINATE,
    BLOCK_AS,
    CHALLENGE,
    CLAIM_OF,
    CONTESSA,
    COST_OF,
    COUP,
    DO_COUP,
    ENVOY,
    KEEP_ONE,
    LOSE_CARD,
    NO_CARD,
    PASS,
    WIDTH,
    State,
)

DOUBLE = 16
"""With this many points more, an answer is twice as likely."""
STEP = 256 // DOUBLE
RAREST = WHOLE >> 6
"""Answers less than 1/64 as likely as the likeliest one are not given."""
UNBELIEVABLE = 10
"""A claim this likely, in percent, or less is challenged whatever the points say: not even they see every card."""
NO_POINTS = -1
"""The place of an answer that gets no points, and with which the others compare: to pass."""
OUT_OF_THE_QUESTION = -(1 << 20)
"""The points of a claim that cannot be true: it is never made."""


def play_duel(s: State, seat: int, out: Row, count: int, k: int) -> int:
    """Return the answer to any question at a table for two.

    `out` begins with the legal ones. Their points are noted behind them, and in the last cells where the points of
    each sign are.
    """
    question = question_of(s.phase)
    if question == GIVE_UP and out[0] < LOSE_CARD:
        return out[0]  # a proof, or that there is none
    certain = certain_answer(s, seat, question)
    if certain != UNCERTAIN:
        return certain
    for nth in range(SIGNS):
        row = ANSWERS[question] * sign_of(s, seat, question, nth)
        out[WIDTH - SIGNS + nth] = BEGINS[SIGNS * question + nth] + row
    best = OUT_OF_THE_QUESTION
    for nth in range(count):
        total = points_of(s, seat, question, out[nth], out)
        out[count + nth] = total
        if total > best:
            best = total
    return draw(best, out, count, k)


def certain_answer(s: State, seat: int, question: int) -> int:
    """Return the answer that cannot be wrong; `UNCERTAIN` if it depends on the points.

    Pay for a Coup, do anything to escape one, save the last card from the Assassin, challenge what is almost
    certainly false, and believe what is certainly true.
    """
    if question == TURN:
        if s.coins[seat] >= COST_OF[COUP]:
            return DO_COUP + 1
        return last_resort(s, seat) if is_last_chance(s, seat) else UNCERTAIN
    if question == GUARD and s.action == ASSASSINATE and s.cards[seat] == 1 and is_possible(s, seat, CONTESSA):
        return BLOCK_AS + CONTESSA
    if question == DOUBT:
        if odds_to_hold(s, seat, s.claimant, s.claim) == 100:
            return PASS
        if belief(s, seat, s.claimant, s.claim) <= UNBELIEVABLE:
            return CHALLENGE
    return UNCERTAIN


def points_of(s: State, seat: int, question: int, action: int, out: Row) -> int:
    """Return the points of an answer: the sum of what each sign brings."""
    if question == TURN or question == GUARD:
        card = claim_in(question, action)
        if card != NO_CARD and not is_possible(s, seat, card):
            return OUT_OF_THE_QUESTION
    place = place_of(question, action)
    if place == NO_POINTS:
        return 0
    total = 0
    for nth in range(SIGNS):
        total += POINTS[out[WIDTH - SIGNS + nth] + place]
    return total


def claim_in(question: int, action: int) -> int:
    """Return the character that an action of the turn or a block claims; `NO_CARD` if it claims none."""
    if question == TURN:
        return CLAIM_OF[kind_in(action)]
    return action - BLOCK_AS if action >= BLOCK_AS else NO_CARD


def place_of(question: int, action: int) -> int:
    """Return the place of an answer among the points of a sign."""
    if question == TURN:
        return kind_in(action)
    if question == DOUBT:
        return 0 if action == CHALLENGE else NO_POINTS
    if question == GUARD:
        return NO_POINTS if action == PASS else 1 if action == BLOCK_AS + ENVOY else 0
    if question == GIVE_UP:
        return action - LOSE_CARD
    return action - KEEP_ONE


def draw(best: int, out: Row, count: int, k: int) -> int:
    """Return an answer by its points, which stand behind the answers in `out`."""
    total = 0
    for nth in range(count):
        behind = (best - out[count + nth]) * STEP
        weight = power(behind) if behind < FARTHEST else 0
        out[count + nth] = weight if weight >= RAREST else 0
        total += out[count + nth]
    rest = below(k, total)
    for nth in range(count):
        rest -= out[count + nth]
        if rest < 0:
            return out[nth]
    return out[0]
