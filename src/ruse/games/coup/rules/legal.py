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
    DRAFTING,
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
    coins = s.coins[seat]
    count = 0
    if coins < s.forced_coup_at:
        for action in range(EXCHANGE + 1):
            out[action] = action
        count = EXCHANGE + 1
    if coins >= COST_OF[COUP]:
        count = targets(s, seat, DO_COUP, out, count)
    if coins >= s.forced_coup_at:
        return count
    if coins >= COST_OF[ASSASSINATE]:
        count = targets(s, seat, DO_ASSASSINATE, out, count)
    if s.steal_from_broke:
        count = rich_targets(s, seat, out, count)
    else:
        count = targets(s, seat, DO_STEAL, out, count)
    if s.envoy == INQUISITOR:
        count = targets(s, seat, DO_EXAMINE, out, count)
    return count


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
    """Why an action is not open to a seat; `ALLOWED` exactly when `legal` offers it."""
    if seat >= s.players or not s.waiting >> seat & 1:
        return NOT_ASKED
    if action < 0 or action >= ACTIONS:
        return NO_SUCH_ACTION
    phase = s.phase
    if action < PASS:
        return refusal_on_turn(s, seat, action) if phase == ACTING else NOT_NOW
    if action == PASS:
        in_window = phase == CHALLENGING or phase == CHALLENGING_BLOCK or phase == BLOCKING
        return ALLOWED if in_window else NOT_NOW
    if action == CHALLENGE:
        return ALLOWED if phase == CHALLENGING or phase == CHALLENGING_BLOCK else NOT_NOW
    if action < SHOW:
        return refusal_of_block(s, action - BLOCK_AS) if phase == BLOCKING else NOT_NOW
    if action < KEEP_ONE:
        return refusal_of_proof_or_loss(s, seat, action)
    if action < OFFER_CARD:
        return refusal_to_keep(s, seat, action) if phase == EXCHANGING else NOT_NOW
    if action < LEAVE:
        if phase != OFFERING:
            return NOT_NOW
        return ALLOWED if s.hand[seat, action - OFFER_CARD] > 0 else NOT_HELD
    if action < DRAFT_CARD:
        return ALLOWED if phase == DECIDING else NOT_NOW
    return ALLOWED if phase == DRAFTING else NOT_NOW


def refusal_on_turn(s: State, seat: int, action: int) -> int:
    """Of an action of the turn (COUP-22, COUP-23, COUP-28)."""
    kind = kind_in(action)
    if kind == EXAMINE and s.envoy != INQUISITOR:
        return NO_INQUISITOR
    if s.coins[seat] >= s.forced_coup_at and kind != COUP:
        return MUST_COUP
    if s.coins[seat] < COST_OF[kind]:
        return TOO_POOR
    if kind < COUP:
        return ALLOWED
    distance = distance_in(action)
    if distance >= s.players or not s.alive >> (seat + distance) % s.players & 1:
        return NO_TARGET
    if kind == STEAL and s.steal_from_broke and s.coins[(seat + distance) % s.players] == 0:
        return BROKE_TARGET
    return ALLOWED


def refusal_of_block(s: State, card: int) -> int:
    """Of a character that does not stop this action (COUP-40 to COUP-43)."""
    if s.action == STEAL:
        fits = card == CAPTAIN or card == ENVOY
    else:
        fits = card == (DUKE if s.action == AID else CONTESSA)
    return ALLOWED if fits else WRONG_BLOCK


def refusal_of_proof_or_loss(s: State, seat: int, action: int) -> int:
    """Of showing, refusing, and losing a card (COUP-15, COUP-50, AMB-12)."""
    proving = s.phase == PROVING or s.phase == PROVING_BLOCK
    if action >= LOSE_CARD:
        if s.phase != LOSING and not (proving and s.prove_mode == REVEAL_ONE):
            return NOT_NOW
        if s.hand[seat, action - LOSE_CARD] == 0:
            return NOT_HELD
        if s.phase == LOSING:
            return ALLOWED
        bound = not s.allow_refusal and s.hand[seat, s.claim] > 0
        return MUST_SHOW if bound or action - LOSE_CARD == s.claim else ALLOWED
    if not proving:
        return NOT_NOW
    if action == SHOW:
        return ALLOWED if s.hand[seat, s.claim] > 0 else NOT_HELD
    if s.prove_mode == REVEAL_ONE:
        return NOT_NOW
    return MUST_SHOW if s.hand[seat, s.claim] > 0 and not s.allow_refusal else ALLOWED


def refusal_to_keep(s: State, seat: int, action: int) -> int:
    """Of cards that are not in the pool, or too many of them (COUP-35)."""
    if action < KEEP_TWO:
        if s.cards[seat] != 1:
            return WRONG_COUNT
        return ALLOWED if s.hand[seat, action - KEEP_ONE] > 0 else NOT_HELD
    if s.cards[seat] != 2:
        return WRONG_COUNT
    first = PAIR_FIRST[action - KEEP_TWO]
    second = PAIR_SECOND[action - KEEP_TWO]
    enough = s.hand[seat, first] > 0 and s.hand[seat, second] > (1 if first == second else 0)
    return ALLOWED if enough else NOT_HELD
