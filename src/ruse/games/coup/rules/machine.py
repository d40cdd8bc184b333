"""The rules of Coup: what happens, one function for each thing that can happen.

Plain functions over one record, in the subset that compiles for every target. Nothing calls back:
an action sets a phase, and `settle` runs the phases that need no decision until somebody is asked or the
match is over. The ids (COUP-32, AMB-05) are those of docs/rules/coup.md.
"""

from __future__ import annotations

from ruse.core.emit import emit
from ruse.core.seats import clockwise
from ruse.core.windows import ask, ask_alone, claim
from ruse.games.coup.events import DECLARED, PAID
from ruse.games.coup.rules.actions import distance_in, kind_in
from ruse.games.coup.rules.characters import draw_for_exchange, examine, force, keep, leave, offer, steal
from ruse.games.coup.rules.coins import pay, take
from ruse.games.coup.rules.influence import lose, must_lose
from ruse.games.coup.rules.proof import disprove, fail, refuse, reveal_other, show
from ruse.games.coup.rules.setup import deal_draft, draft
from ruse.games.coup.rules.state import (
    ACTING,
    AID,
    ASSASSINATE,
    BLOCK_AS,
    BLOCKED,
    BLOCKING,
    BY_ASSASSINATION,
    BY_COUP,
    CHALLENGE,
    CHALLENGING,
    CHALLENGING_BLOCK,
    CLAIM_OF,
    COST_OF,
    COUP,
    DECIDING,
    DISPROVED,
    DRAFT_CARD,
    ENDING,
    EXCHANGE,
    EXCHANGING,
    FORCE,
    INCOME,
    KEEP_ONE,
    KEEP_TWO,
    LOSE_CARD,
    LOSING,
    NO_CARD,
    OFFER_CARD,
    OFFERING,
    OVER,
    PAIR_FIRST,
    PAIR_SECOND,
    PASS,
    PROVEN,
    PROVING,
    PROVING_BLOCK,
    RESOLVING,
    SHOW,
    STEAL,
    TAX,
    UNBLOCKED,
    State,
)
from ruse.games.coup.rules.turn import end_turn, winners
from ruse.games.coup.rules.windows import (
    after_caught_block,
    after_claim,
    close_blocks,
    close_challenges,
    heard,
    speak,
)


def declare(s: State, seat: int, action: int) -> None:
    """Announce an action with its target and pay its cost at once (COUP-27, AMB-15)."""
    s.action = kind_in(action)
    if s.action >= COUP:
        s.target = clockwise(s, seat, distance_in(action))
    s.claim = CLAIM_OF[s.action]
    emit(s, DECLARED, seat, s.action, s.target, s.claim)
    s.paid = COST_OF[s.action]
    if s.paid > 0:
        pay(s, seat, s.paid, PAID)
    if s.claim != NO_CARD:
        claim(s, seat, s.claim)
        ask(s, CHALLENGING, s.alive ^ (1 << seat))
    elif s.action == AID:
        ask(s, BLOCKING, s.alive ^ (1 << seat))
    else:
        s.phase = RESOLVING


def resolve(s: State) -> None:
    """The action stands and takes effect (COUP-26)."""
    s.phase = ENDING
    if s.action == INCOME:
        take(s, s.turn, 1)  # COUP-29
    elif s.action == AID:
        take(s, s.turn, 2)  # COUP-30
    elif s.action == TAX:
        take(s, s.turn, 3)  # COUP-32
    elif s.action == STEAL:
        steal(s)
    elif s.action == EXCHANGE:
        draw_for_exchange(s)
    elif s.cards[s.target] > 0:  # against a player already out nothing more happens (AMB-04)
        if s.action == COUP:
            must_lose(s, s.target, BY_COUP, ENDING)  # COUP-31
        elif s.action == ASSASSINATE:
            must_lose(s, s.target, BY_ASSASSINATION, ENDING)  # COUP-33
        else:
            examine(s)


def act(s: State, seat: int, action: int) -> None:
    """Play an action that `legal` offers to a seat that is asked; then run on to the next question."""
    s.waiting ^= 1 << seat
    phase = s.phase
    if phase == CHALLENGING or phase == CHALLENGING_BLOCK:
        if action == CHALLENGE:
            speak(s, seat)
    elif phase == ACTING:
        declare(s, seat, action)
    elif phase == BLOCKING:
        if action != PASS:
            if s.action != AID:
                s.claim = action - BLOCK_AS  # AMB-23: the block names one character
            speak(s, seat)
    elif phase == PROVING or phase == PROVING_BLOCK:
        if action == SHOW:
            show(s, seat)
        elif action >= LOSE_CARD:
            reveal_other(s, seat, action - LOSE_CARD)
        else:
            refuse(s, seat)
    elif phase == LOSING:
        lose(s, seat, action - LOSE_CARD)
    elif phase == EXCHANGING:
        if action >= KEEP_TWO:
            keep(s, seat, PAIR_FIRST[action - KEEP_TWO], PAIR_SECOND[action - KEEP_TWO])
        else:
            keep(s, seat, action - KEEP_ONE, NO_CARD)
    elif phase == OFFERING:
        offer(s, seat, action - OFFER_CARD)
    elif phase == DECIDING:
        if action == FORCE:
            force(s)
        else:
            leave(s)
    else:
        draft(s, seat, action - DRAFT_CARD)
    if s.waiting == 0:
        settle(s)


def settle(s: State) -> None:
    """Run the phases that need no decision until somebody is asked or the match is over."""
    while s.waiting == 0 and s.phase != OVER:
        phase = s.phase
        if s.unasked != 0:
            ask_alone(s, heard(s, s.unasked))
        elif phase == ENDING:
            end_turn(s)
        elif phase == CHALLENGING or phase == CHALLENGING_BLOCK:
            close_challenges(s)
        elif phase == RESOLVING:
            resolve(s)
        elif phase == PROVEN:
            after_claim(s)
        elif phase == BLOCKING:
            close_blocks(s)
        elif phase == BLOCKED:
            fail(s)
        elif phase == DISPROVED:
            disprove(s)
        elif phase == UNBLOCKED:
            after_caught_block(s)
        else:
            deal_draft(s)


def score(s: State, seat: int) -> int:
    """Return 1 for a win and 0 otherwise: there is no second place (COUP-20)."""
    if s.phase != OVER:
        return 0
    return winners(s) >> seat & 1


def honesty(s: State, seat: int, action: int) -> int:
    """Return whether an action claims a character, and truly (COUP-25, COUP-39): 0 no claim, 1 true, 2 a bluff."""
    card = NO_CARD
    if action < PASS:
        card = CLAIM_OF[kind_in(action)]
    elif BLOCK_AS <= action < SHOW:
        card = action - BLOCK_AS
    if card == NO_CARD:
        return 0
    return 1 if s.hand[seat, card] > 0 else 2
