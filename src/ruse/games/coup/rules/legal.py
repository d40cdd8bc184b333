"""What a seat may do now, and why it may not do anything else."""

from __future__ import annotations

from ruse.core.record import Row
from ruse.games.coup.rules.actions import distance_in, kind_in
from ruse.games.coup.rules.state import (
    ACTING,
    ACTIONS,
    AID,
    ASSASSINATE,
    BLOCK_AS,
    BLOCKING,
    CAPTAIN,
    CHALLENGE,
    CHALLENGING,
    CHALLENGING_BLOCK,
    CONTESSA,
    COST_OF,
    COUP,
    DECIDING,
    DO_ASSASSINATE,
    DO_COUP,
    DO_EXAMINE,
    DO_STEAL,
    DRAFT_CARD,
    DUKE,
    ENVOY,
    EXAMINE,
    EXCHANGE,
    EXCHANGING,
    FORCE,
    INQUISITOR,
    KEEP_ONE,
    KEEP_TWO,
    KINDS,
    LEAVE,
    LOSE_CARD,
    LOSING,
    OFFER_CARD,
    OFFERING,
    PAIR_FIRST,
    PAIR_SECOND,
    PASS,
    PROVING,
    PROVING_BLOCK,
    REFUSE,
    REVEAL_ONE,
    SHOW,
    STEAL,
    State,
)

# Why an action is refused; the words are in the game's language files under `refusal-...`.
ALLOWED, NOT_ASKED, NO_SUCH_ACTION, NOT_NOW, TOO_POOR, MUST_COUP, NO_TARGET, BROKE_TARGET = range(8)
NO_INQUISITOR, NOT_HELD, WRONG_BLOCK, MUST_SHOW, WRONG_COUNT = range(8, 13)
REFUSALS = (
    "allowed",
    "not-asked",
    "no-such-action",
    "not-now",
    "too-poor",
    "must-coup",
    "no-target",
    "broke-target",
    "no-inquisitor",
    "not-held",
    "wrong-block",
    "must-show",
    "wrong-count",
)


def legal(s: State, seat: int, out: Row) -> int:
    """Write the numbers of all actions open to a seat into `out`, ascending; return how many they are."""
    if not s.waiting >> seat & 1:
        return 0
    phase = s.phase
    if phase == CHALLENGING or phase == CHALLENGING_BLOCK:
        out[0] = PASS
        out[1] = CHALLENGE
        return 2
    if phase == ACTING:
        return turn_actions(s, seat, out)
    if phase == BLOCKING:
        return blocks(s, out)
    if phase == PROVING or phase == PROVING_BLOCK:
        return proofs(s, seat, out)
    if phase == LOSING:
        return held_cards(s, seat, LOSE_CARD, out)
    if phase == EXCHANGING:
        return keeps(s, seat, out)
    if phase == OFFERING:
        return held_cards(s, seat, OFFER_CARD, out)
    if phase == DECIDING:
        out[0] = LEAVE
        out[1] = FORCE
        return 2
    for card in range(KINDS):
        out[card] = DRAFT_CARD + card
    return KINDS


def turn_actions(s: State, seat: int, out: Row) -> int:
    """List every affordable action (COUP-22); only a Coup when rich (COUP-23); never a pass (COUP-21)."""
    if must_coup(s, seat):
        return targets(s, seat, DO_COUP, out, 0)
    for action in range(EXCHANGE + 1):
        out[action] = action
    count = EXCHANGE + 1
    if can_pay(s, seat, COUP):
        count = targets(s, seat, DO_COUP, out, count)
    if can_pay(s, seat, ASSASSINATE):
        count = targets(s, seat, DO_ASSASSINATE, out, count)
    if s.steal_from_broke:
        count = rich_targets(s, seat, out, count)
    else:
        count = targets(s, seat, DO_STEAL, out, count)
    if s.envoy == INQUISITOR:
        count = targets(s, seat, DO_EXAMINE, out, count)
    return count


def must_coup(s: State, seat: int) -> bool:
    """Whether a seat is too rich for anything but a Coup (COUP-23)."""
    return s.coins[seat] >= s.forced_coup_at


def can_pay(s: State, seat: int, kind: int) -> bool:
    """Whether a seat has what an action costs (COUP-22)."""
    return s.coins[seat] >= COST_OF[kind]


def targets(s: State, seat: int, base: int, out: Row, count: int) -> int:
    """List one action for each other player in the game (COUP-28)."""
    target = seat
    for distance in range(1, s.players):
        target += 1
        if target == s.players:
            target = 0
        if s.alive >> target & 1:
            out[count] = base + distance
            count += 1
    return count


def rich_targets(s: State, seat: int, out: Row, count: int) -> int:
    """Return the players with something to steal (AMB-06, `steal_from_broke="forbidden"`)."""
    for distance in range(1, s.players):
        target = (seat + distance) % s.players
        if s.alive >> target & 1 and s.coins[target] > 0:
            out[count] = DO_STEAL + distance
            count += 1
    return count


def blocks(s: State, out: Row) -> int:
    """Duke against Foreign Aid, Contessa against Assassinate, Captain or envoy against Steal (COUP-40 to 42)."""
    out[0] = PASS
    if s.action == STEAL:
        out[1] = BLOCK_AS + CAPTAIN
        out[2] = BLOCK_AS + ENVOY
        return 3
    out[1] = BLOCK_AS + (DUKE if s.action == AID else CONTESSA)
    return 2


def proofs(s: State, seat: int, out: Row) -> int:
    """List the proof, if the seat has the card, and the refusal (COUP-49, COUP-50, AMB-12)."""
    count = 0
    holds = s.hand[seat, s.claim] > 0
    if holds:
        out[0] = SHOW
        count = 1
        if not s.allow_refusal:
            return count
    if s.prove_mode != REVEAL_ONE:
        out[count] = REFUSE
        return count + 1
    for card in range(KINDS):
        if s.hand[seat, card] > 0 and card != s.claim:
            out[count] = LOSE_CARD + card
            count += 1
    return count


def held_cards(s: State, seat: int, base: int, out: Row) -> int:
    """List one action for each character in the hand."""
    count = 0
    for card in range(KINDS):
        if s.hand[seat, card] > 0:
            out[count] = base + card
            count += 1
    return count


def keeps(s: State, seat: int, out: Row) -> int:
    """List every way to keep as many cards as the seat has influence; equal results are one (COUP-35, COUP-36)."""
    if s.cards[seat] == 1:
        return held_cards(s, seat, KEEP_ONE, out)
    count = 0
    for pair in range(15):
        first = PAIR_FIRST[pair]
        second = PAIR_SECOND[pair]
        if s.hand[seat, first] > 0 and s.hand[seat, second] > (1 if first == second else 0):
            out[count] = KEEP_TWO + pair
            count += 1
    return count


def refusal(s: State, seat: int, action: int) -> int:
    """Why an action that `legal` does not offer is not open to a seat."""
    if seat >= s.players or not s.waiting >> seat & 1:
        return NOT_ASKED
    if action < 0 or action >= ACTIONS:
        return NO_SUCH_ACTION
    phase = s.phase
    if phase == ACTING and action < PASS:
        return refusal_on_turn(s, seat, action)
    if phase == BLOCKING and BLOCK_AS <= action < SHOW:
        return WRONG_BLOCK
    if phase == PROVING or phase == PROVING_BLOCK:
        return refusal_to_prove(s, seat, action)
    if phase == EXCHANGING and KEEP_ONE <= action < OFFER_CARD:
        keeps_one = action < KEEP_TWO
        return NOT_HELD if keeps_one == (s.cards[seat] == 1) else WRONG_COUNT
    losing = phase == LOSING and LOSE_CARD <= action < KEEP_ONE
    offering = phase == OFFERING and OFFER_CARD <= action < LEAVE
    return NOT_HELD if losing or offering else NOT_NOW


def refusal_on_turn(s: State, seat: int, action: int) -> int:
    """Return the first reason against an action of the turn."""
    kind = kind_in(action)
    if kind == EXAMINE and s.envoy != INQUISITOR:
        return NO_INQUISITOR
    if kind != COUP and must_coup(s, seat):
        return MUST_COUP
    if not can_pay(s, seat, kind):
        return TOO_POOR
    distance = distance_in(action)
    there = distance < s.players and s.alive >> (seat + distance) % s.players & 1
    return BROKE_TARGET if there else NO_TARGET


def refusal_to_prove(s: State, seat: int, action: int) -> int:
    """Return the reason against showing a card, refusing to, or losing one (COUP-50, AMB-12)."""
    if action == SHOW:
        return NOT_HELD
    if action == REFUSE and s.prove_mode != REVEAL_ONE:
        return MUST_SHOW
    if LOSE_CARD <= action < KEEP_ONE and s.prove_mode == REVEAL_ONE:
        return MUST_SHOW if s.hand[seat, action - LOSE_CARD] > 0 else NOT_HELD
    return NOT_NOW
