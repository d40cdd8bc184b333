"""Coup's record and the numbers its rules speak in."""

from __future__ import annotations

from typing import Annotated

from ruse.core.record import Grid, Record, Row, u8, u16, u32

SEATS = 10
KINDS = 5
COINS = 50
LARGEST_COURT = 25
LOG = 26
SCRIPT = 12

# Characters in their canonical order; the envoy is the Ambassador or the Inquisitor, never both (COUP-02).
DUKE, ASSASSIN, CAPTAIN, ENVOY, CONTESSA = range(KINDS)
NO_CARD = KINDS

# What a turn can be (`State.action`), in the order of their action numbers.
INCOME, AID, TAX, EXCHANGE, COUP, ASSASSINATE, STEAL, EXAMINE = range(8)

# For each kind of action: the character it claims, its cost (COUP-22), and whether it can be blocked (COUP-43).
CLAIM_OF = (NO_CARD, NO_CARD, DUKE, ENVOY, NO_CARD, ASSASSIN, CAPTAIN, ENVOY)
COST_OF = (0, 0, 0, 0, 7, 3, 0, 0)
BLOCKABLE = (0, 1, 0, 0, 0, 1, 1, 0)

# The fifteen pairs of characters that an exchange can keep.
PAIR_FIRST = (0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 3, 3, 4)
PAIR_SECOND = (0, 1, 2, 3, 4, 1, 2, 3, 4, 2, 3, 4, 3, 4, 4)

# Action numbers. A target is counted clockwise from the actor, so a number means the same to every seat.
# A card is named by its character: hands have no order that anyone could see (AMB-11).
DO_COUP, DO_ASSASSINATE, DO_STEAL, DO_EXAMINE = 3, 12, 21, 30  # + distance, 1 to 9: see rules/actions.py
PASS, CHALLENGE = 40, 41
BLOCK_AS = 42  # + character
SHOW, REFUSE = 47, 48
LOSE_CARD = 49  # + character
KEEP_ONE = 54  # + character
KEEP_TWO = 59  # + pair, see pair_number
OFFER_CARD = 74  # + character
LEAVE, FORCE = 79, 80
DRAFT_CARD = 81  # + character
ACTIONS = 86
WIDTH = 40

# Phases in which somebody is asked ...
DRAFTING, ACTING, CHALLENGING, PROVING, BLOCKING, CHALLENGING_BLOCK, PROVING_BLOCK = range(7)
LOSING, EXCHANGING, OFFERING, DECIDING, OVER = range(7, 12)
# ... and automatic ones.
PROVEN, DISPROVED, BLOCKED, UNBLOCKED, RESOLVING, ENDING = range(12, 18)

# Why a card is lost (COUP-16).
BY_COUP, BY_ASSASSINATION, BY_FAILED_CHALLENGE, BY_CAUGHT_BLUFF = range(4)

# Values of the options, in the order of their names (`notation.OPTIONS`).
AMBASSADOR, INQUISITOR = range(2)
STARTER_1, BOTH_1, BOTH_2 = range(3)
ITALIAN, GERMAN = range(2)
TARGET, RANDOM = range(2)
DRAW_THEN_RETURN, RETURN_THEN_DRAW = range(2)
AFTER_PENDING_ACTION, IMMEDIATE = range(2)
FINITE, UNLIMITED = range(2)
TWO_STEP, REVEAL_ONE = range(2)
CLOCKWISE, TARGET_FIRST, AT_RANDOM = range(3)
DRAW, SURVIVORS_SHARE = range(2)

# What the log of card movements keeps (`knowledge`).
LOST, SHOWN, EXCHANGED, LEFT, FORCED = range(1, 6)
ARRANGED, OVERFLOWED = 1, 2


class State(Record):
    """One match of Coup."""

    log: Annotated[Row, u32, LOG]
    """How cards moved since the deal, newest last: what everybody's knowledge follows from."""
    turns: u16
    turn_limit: u16
    alive: u16
    voices: u16
    """Sealed answers of an open window: the seats that challenge or block."""
    unasked: u16
    """Seats still to be asked in a window that asks one after the other."""
    blockers: u16
    """Further blockers of Foreign Aid, not asked so far (`fa_reblock`)."""

    phase: u8
    turn: u8
    action: u8
    target: u8
    paid: u8
    claimant: u8
    claim: u8
    challenger: u8
    loser: u8
    reason: u8
    after: u8
    """The phase that follows when the loser has lost a card."""
    treasury: u8
    decked: u8
    offered: u8
    """The slot of the card under examination (rules/slots.py)."""
    drawn: Annotated[Row, u8, 2]
    """The slots of the cards drawn in a running exchange."""
    logged: u8
    lapsed: u8
    """Whether the log does not reach back to the deal: ARRANGED, OVERFLOWED or 0."""
    scripted: u8
    script_at: u8

    coins: Annotated[Row, u8, SEATS]
    cards: Annotated[Row, u8, SEATS]
    """Face-down cards, those of a running exchange not counted."""
    deck: Annotated[Row, u8, KINDS]
    pick: Annotated[Row, u8, 2]
    """The draft: the slot of what each seat picked."""
    hand: Annotated[Grid, u8, SEATS, KINDS]
    lost: Annotated[Grid, u8, SEATS, 2]
    """The slots of lost cards in the order of their loss."""
    claims: Annotated[Grid, u8, SEATS, KINDS]
    """How often each seat has claimed each character."""
    script: Annotated[Row, u8, SCRIPT]
    """The draws of an arranged position."""
    desk: Annotated[Row, u8, 57]
    """Room to work for `imagine`; zero at all other times."""

    envoy: u8
    two_player_coins: u8
    copies_rule: u8
    examine_chooser: u8
    examine_order: u8
    first_player: u8
    draft_2p: u8
    draft_coins: u8
    block_after_failed_challenge: u8
    forfeit_timing: u8
    steal_from_broke: u8
    treasury_rule: u8
    fa_reblock: u8
    allow_refusal: u8
    prove_mode: u8
    response_mode: u8
    challenge_priority: u8
    turn_limit_result: u8
    forced_coup_at: u8
