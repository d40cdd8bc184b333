"""What a learner may see: a fixed number of small integers for one seat (`FEATURES` names them)."""

from __future__ import annotations

from ruse.core.record import Row
from ruse.core.seats import clockwise, distance_plus_1
from ruse.games.coup.rules.log import UNKNOWN_CARD, card_of, kind_of, other_of, who_of
from ruse.games.coup.rules.slots import as_slot, card_in
from ruse.games.coup.rules.state import DECIDING, EXCHANGED, FORCED, KINDS, LEFT, SEATS, SHOWN, State
from ruse.games.coup.rules.state import LOST as LOST_CARD

CHARACTERS = ("duke", "assassin", "captain", "envoy", "contessa")
OPTION_FIELDS = (
    "envoy",
    "examine_chooser",
    "examine_order",
    "block_after_failed_challenge",
    "forfeit_timing",
    "steal_from_broke",
    "treasury_rule",
    "fa_reblock",
    "allow_refusal",
    "prove_mode",
    "response_mode",
    "challenge_priority",
    "turn_limit_result",
    "forced_coup_at",
)
SEAT = (
    "coins",
    "cards",
    "awaited",
    *(f"lost_{name}" for name in CHARACTERS),
    *(f"claims_{name}" for name in CHARACTERS),
    "last_shown_plus_1",
    "drew_since_my_exchange",
    "drew_since_my_examination",
)
# Distances count clockwise from the observer; 0 is the observer, and in "..._plus_1" 0 is nobody or nothing.
FEATURES = (
    "players",
    "phase",
    "turn_distance",
    "action",
    "target_distance_plus_1",
    "claimant_distance_plus_1",
    "claim_plus_1",
    "challenger_distance_plus_1",
    "loser_distance_plus_1",
    "reason",
    "paid",
    "deck_size",
    "treasury",
    "turns_left_capped",
    "own_pick_plus_1",
    "offered_plus_1",
    "drawn_1_plus_1",
    "drawn_2_plus_1",
    *(f"hand_{name}" for name in CHARACTERS),
    *OPTION_FIELDS,
    "last_returned_1_plus_1",
    "last_returned_2_plus_1",
    "last_examined_plus_1",
    "last_examined_distance_plus_1",
    "last_examined_forced",
    *(f"seat_{distance}_{name}" for distance in range(SEATS) for name in SEAT),
)
OBSERVED = len(FEATURES)
PER_SEAT = len(SEAT)

# Where each column is. In a row of a seat, count from the start of the row.
PLAYERS_AT = FEATURES.index("players")
PHASE_AT = FEATURES.index("phase")
TURN_AT = FEATURES.index("turn_distance")
ACTION_AT = FEATURES.index("action")
TARGET_AT = FEATURES.index("target_distance_plus_1")
CLAIMANT_AT = FEATURES.index("claimant_distance_plus_1")
CLAIM_AT = FEATURES.index("claim_plus_1")
CHALLENGER_AT = FEATURES.index("challenger_distance_plus_1")
LOSER_AT = FEATURES.index("loser_distance_plus_1")
REASON_AT = FEATURES.index("reason")
PAID_AT = FEATURES.index("paid")
DECK_SIZE_AT = FEATURES.index("deck_size")
TREASURY_AT = FEATURES.index("treasury")
TURNS_LEFT_AT = FEATURES.index("turns_left_capped")
OWN_PICK_AT = FEATURES.index("own_pick_plus_1")
OFFERED_AT = FEATURES.index("offered_plus_1")
DRAWN_1_AT = FEATURES.index("drawn_1_plus_1")
DRAWN_2_AT = FEATURES.index("drawn_2_plus_1")
HAND_AT = FEATURES.index(f"hand_{CHARACTERS[0]}")
ENVOY_AT = FEATURES.index("envoy")
EXAMINE_CHOOSER_AT = FEATURES.index("examine_chooser")
EXAMINE_ORDER_AT = FEATURES.index("examine_order")
BLOCK_AFTER_FAILED_CHALLENGE_AT = FEATURES.index("block_after_failed_challenge")
FORFEIT_TIMING_AT = FEATURES.index("forfeit_timing")
STEAL_FROM_BROKE_AT = FEATURES.index("steal_from_broke")
TREASURY_RULE_AT = FEATURES.index("treasury_rule")
FA_REBLOCK_AT = FEATURES.index("fa_reblock")
ALLOW_REFUSAL_AT = FEATURES.index("allow_refusal")
PROVE_MODE_AT = FEATURES.index("prove_mode")
RESPONSE_MODE_AT = FEATURES.index("response_mode")
CHALLENGE_PRIORITY_AT = FEATURES.index("challenge_priority")
TURN_LIMIT_RESULT_AT = FEATURES.index("turn_limit_result")
FORCED_COUP_AT_AT = FEATURES.index("forced_coup_at")
LAST_RETURNED_AT = FEATURES.index("last_returned_1_plus_1")
LAST_EXAMINED_AT = FEATURES.index("last_examined_plus_1")
LAST_EXAMINED_SEAT_AT = FEATURES.index("last_examined_distance_plus_1")
LAST_EXAMINED_FORCED_AT = FEATURES.index("last_examined_forced")
SEATS_AT = FEATURES.index(f"seat_0_{SEAT[0]}")
COINS = SEAT.index("coins")
CARDS = SEAT.index("cards")
AWAITED = SEAT.index("awaited")
LOST = SEAT.index(f"lost_{CHARACTERS[0]}")
CLAIMS = SEAT.index(f"claims_{CHARACTERS[0]}")
LAST_SHOWN = SEAT.index("last_shown_plus_1")
DREW_SINCE_EXCHANGE = SEAT.index("drew_since_my_exchange")
DREW_SINCE_EXAMINATION = SEAT.index("drew_since_my_examination")


def observe(s: State, seat: int, out: Row) -> None:
    """Fill `out` with what a seat knows, itself first and the others clockwise."""
    observe_table(s, seat, out)
    observe_options(s, out)
    observe_seats(s, seat, out)
    observe_log(s, seat, out)


def observe_table(s: State, seat: int, out: Row) -> None:
    """What is going on, and the seat's own cards."""
    out[PLAYERS_AT] = s.players
    out[PHASE_AT] = s.phase
    out[TURN_AT] = distance_plus_1(s, seat, s.turn) - 1
    out[ACTION_AT] = s.action
    out[TARGET_AT] = distance_plus_1(s, seat, s.target)
    out[CLAIMANT_AT] = distance_plus_1(s, seat, s.claimant)
    out[CLAIM_AT] = as_slot(s.claim)
    out[CHALLENGER_AT] = distance_plus_1(s, seat, s.challenger)
    out[LOSER_AT] = distance_plus_1(s, seat, s.loser)
    out[REASON_AT] = s.reason
    out[PAID_AT] = s.paid
    out[DECK_SIZE_AT] = s.decked
    out[TREASURY_AT] = s.treasury
    out[TURNS_LEFT_AT] = min(255, s.turn_limit - s.turns)
    out[OWN_PICK_AT] = s.pick[seat] if s.draft_2p else 0
    examining = s.phase == DECIDING and (s.turn == seat or s.target == seat)
    out[OFFERED_AT] = s.offered if examining else 0
    out[DRAWN_1_AT] = s.drawn[0] if s.turn == seat else 0
    out[DRAWN_2_AT] = s.drawn[1] if s.turn == seat else 0
    for card in range(KINDS):
        out[HAND_AT + card] = s.hand[seat, card]


def observe_options(s: State, out: Row) -> None:
    """The rules in force, as far as they matter after the deal."""
    out[ENVOY_AT] = s.envoy
    out[EXAMINE_CHOOSER_AT] = s.examine_chooser
    out[EXAMINE_ORDER_AT] = s.examine_order
    out[BLOCK_AFTER_FAILED_CHALLENGE_AT] = s.block_after_failed_challenge
    out[FORFEIT_TIMING_AT] = s.forfeit_timing
    out[STEAL_FROM_BROKE_AT] = s.steal_from_broke
    out[TREASURY_RULE_AT] = s.treasury_rule
    out[FA_REBLOCK_AT] = s.fa_reblock
    out[ALLOW_REFUSAL_AT] = s.allow_refusal
    out[PROVE_MODE_AT] = s.prove_mode
    out[RESPONSE_MODE_AT] = s.response_mode
    out[CHALLENGE_PRIORITY_AT] = s.challenge_priority
    out[TURN_LIMIT_RESULT_AT] = s.turn_limit_result
    out[FORCED_COUP_AT_AT] = s.forced_coup_at


def observe_seats(s: State, seat: int, out: Row) -> None:
    """What is public before each seat, and what it has claimed so far."""
    for column in range(SEATS_AT, OBSERVED):
        out[column] = 0
    at = SEATS_AT
    for distance in range(s.players):
        other = clockwise(s, seat, distance)
        out[at + COINS] = s.coins[other]
        out[at + CARDS] = s.cards[other]
        out[at + AWAITED] = s.waiting >> other & 1
        for nth in range(2):
            if s.lost[other, nth] > 0:
                out[at + LOST + card_in(s.lost[other, nth])] += 1
        for card in range(KINDS):
            out[at + CLAIMS + card] = s.claims[other, card]
        at += PER_SEAT


def observe_log(s: State, seat: int, out: Row) -> None:
    """The newest card each seat has shown; the seat's newest exchange and examination, and who has drawn since."""
    for column in range(LAST_RETURNED_AT, SEATS_AT):
        out[column] = 0
    exchange_found = False
    examination_found = False
    at = s.logged
    while at > 0:
        at -= 1
        word = s.log[at]
        kind = kind_of(word)
        if kind == LOST_CARD:
            continue
        who = who_of(word)
        if kind != LEFT:
            drawer = other_of(word) if kind == FORCED else who
            row = SEATS_AT + (distance_plus_1(s, seat, drawer) - 1) * PER_SEAT
            if kind == SHOWN and out[row + LAST_SHOWN] == 0:
                out[row + LAST_SHOWN] = as_slot(card_of(word, 0))
            if not exchange_found:
                out[row + DREW_SINCE_EXCHANGE] = 1
            if not examination_found:
                out[row + DREW_SINCE_EXAMINATION] = 1
        if kind == EXCHANGED and who == seat and not exchange_found:
            exchange_found = True
            out[LAST_RETURNED_AT] = returned_plus_1(card_of(word, 2))
            out[LAST_RETURNED_AT + 1] = returned_plus_1(card_of(word, 3))
        if (kind == LEFT or kind == FORCED) and who == seat and not examination_found:
            examination_found = True
            out[LAST_EXAMINED_AT] = returned_plus_1(card_of(word, 0))
            out[LAST_EXAMINED_SEAT_AT] = distance_plus_1(s, seat, other_of(word))
            out[LAST_EXAMINED_FORCED_AT] = 1 if kind == FORCED else 0


def returned_plus_1(card: int) -> int:
    """Return a card of the log as a feature."""
    return 0 if card == UNKNOWN_CARD else as_slot(card)
