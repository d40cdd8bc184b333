"""What a learner may see: a fixed number of small integers for one seat (`FEATURES` names them)."""

from __future__ import annotations

from ruse.core.record import Row
from ruse.core.seats import clockwise, distance_plus_1
from ruse.games.coup.rules.log import UNKNOWN_CARD, card_of, kind_of, other_of, who_of
from ruse.games.coup.rules.state import DECIDING, EXCHANGED, FORCED, KINDS, LEFT, NO_CARD, SEATS, SHOWN, State

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
    *(
        f"seat_{distance}_{name}"
        for distance in range(SEATS)
        for name in (
            "coins",
            "cards",
            "awaited",
            *(f"lost_{name}" for name in CHARACTERS),
            *(f"claims_{name}" for name in CHARACTERS),
            "last_shown_plus_1",
            "drew_since_my_exchange",
            "drew_since_my_examination",
        )
    ),
)
OBSERVED = len(FEATURES)
PER_SEAT = 16
SEATS_AT = OBSERVED - SEATS * PER_SEAT


def observe(s: State, seat: int, out: Row) -> None:
    """Fill `out` with what a seat knows, itself first and the others clockwise."""
    observe_table(s, seat, out)
    observe_options(s, out, 23)
    observe_seats(s, seat, out)
    observe_log(s, seat, out)


def observe_table(s: State, seat: int, out: Row) -> None:
    """What is going on, and the seat's own cards."""
    out[0] = s.players
    out[1] = s.phase
    out[2] = distance_plus_1(s, seat, s.turn) - 1
    out[3] = s.action
    out[4] = distance_plus_1(s, seat, s.target)
    out[5] = distance_plus_1(s, seat, s.claimant)
    out[6] = 0 if s.claim == NO_CARD else s.claim + 1
    out[7] = distance_plus_1(s, seat, s.challenger)
    out[8] = distance_plus_1(s, seat, s.loser)
    out[9] = s.reason
    out[10] = s.paid
    out[11] = s.decked
    out[12] = s.treasury
    out[13] = min(255, s.turn_limit - s.turns)
    out[14] = s.pick[seat] if s.draft_2p else 0
    examining = s.phase == DECIDING and (s.turn == seat or s.target == seat)
    out[15] = s.offered if examining else 0
    out[16] = s.drawn[0] if s.turn == seat else 0
    out[17] = s.drawn[1] if s.turn == seat else 0
    for card in range(KINDS):
        out[18 + card] = s.hand[seat, card]


def observe_options(s: State, out: Row, at: int) -> None:
    """The rules in force, as far as they matter after the deal."""
    out[at] = s.envoy
    out[at + 1] = s.examine_chooser
    out[at + 2] = s.examine_order
    out[at + 3] = s.block_after_failed_challenge
    out[at + 4] = s.forfeit_timing
    out[at + 5] = s.steal_from_broke
    out[at + 6] = s.treasury_rule
    out[at + 7] = s.fa_reblock
    out[at + 8] = s.allow_refusal
    out[at + 9] = s.prove_mode
    out[at + 10] = s.response_mode
    out[at + 11] = s.challenge_priority
    out[at + 12] = s.turn_limit_result
    out[at + 13] = s.forced_coup_at


def observe_seats(s: State, seat: int, out: Row) -> None:
    """What is public before each seat, and what it has claimed so far."""
    for distance in range(SEATS):
        at = SEATS_AT + distance * PER_SEAT
        for feature in range(PER_SEAT):
            out[at + feature] = 0
        if distance < s.players:
            other = clockwise(s, seat, distance)
            out[at] = s.coins[other]
            out[at + 1] = s.cards[other]
            out[at + 2] = s.waiting >> other & 1
            for nth in range(2):
                if s.lost[other, nth] > 0:
                    out[at + 2 + s.lost[other, nth]] += 1
            for card in range(KINDS):
                out[at + 8 + card] = s.claims[other, card]


def observe_log(s: State, seat: int, out: Row) -> None:
    """The newest card each seat has shown; the seat's newest exchange and examination, and who has drawn since."""
    for feature in range(5):
        out[SEATS_AT - 5 + feature] = 0
    exchange_found = False
    examination_found = False
    at = s.logged
    while at > 0:
        at -= 1
        word = s.log[at]
        kind = kind_of(word)
        who = who_of(word)
        drawer = other_of(word) if kind == FORCED else who
        if kind == SHOWN or kind == FORCED or kind == EXCHANGED:
            row = SEATS_AT + (distance_plus_1(s, seat, drawer) - 1) * PER_SEAT
            if kind == SHOWN and out[row + 13] == 0:
                out[row + 13] = card_of(word, 0) + 1
            if not exchange_found:
                out[row + 14] = 1
            if not examination_found:
                out[row + 15] = 1
        if kind == EXCHANGED and who == seat and not exchange_found:
            exchange_found = True
            out[SEATS_AT - 5] = returned_plus_1(card_of(word, 2))
            out[SEATS_AT - 4] = returned_plus_1(card_of(word, 3))
        if (kind == LEFT or kind == FORCED) and who == seat and not examination_found:
            examination_found = True
            out[SEATS_AT - 3] = returned_plus_1(card_of(word, 0))
            out[SEATS_AT - 2] = distance_plus_1(s, seat, other_of(word))
            out[SEATS_AT - 1] = 1 if kind == FORCED else 0


def returned_plus_1(card: int) -> int:
    """Return a card of the log as a feature."""
    return 0 if card == NO_CARD or card == UNKNOWN_CARD else card + 1
