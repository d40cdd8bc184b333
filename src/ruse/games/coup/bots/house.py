"""The house bot: rules of thumb that make good company. One function for each question the game can ask.

It is honest more often than not, bluffs if the story holds, never claims what cannot be true, and
challenges on evidence (`house_reading`). It reads its own hand, the table and the part of the log that
its seat may read; of the imagined record it is given it uses nothing that its seat does not know.
"""

from __future__ import annotations

from ruse.core.chance import advance, below
from ruse.core.record import Row
from ruse.games.coup.bots.house_duel import play_duel
from ruse.games.coup.bots.house_duel_signs import OTHER, question_of
from ruse.games.coup.bots.house_reading import (
    belief,
    fits_story,
    hidden_copies,
    is_possible,
    shown_count,
    standing_claims,
)
from ruse.games.coup.bots.house_turn import PAIR, dares, living, take_turn, worst_card, worth
from ruse.games.coup.rules.legal import legal
from ruse.games.coup.rules.slots import card_in
from ruse.games.coup.rules.state import (
    ACTING,
    AID,
    ASSASSINATE,
    BLOCK_AS,
    BLOCKING,
    CAPTAIN,
    CHALLENGE,
    CHALLENGING,
    CHALLENGING_BLOCK,
    CONTESSA,
    DECIDING,
    DRAFT_CARD,
    DUKE,
    ENVOY,
    EXCHANGING,
    FORCE,
    KEEP_ONE,
    KEEP_TWO,
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
    SHOW,
    STEAL,
    State,
)

# How sure of a bluff the bot must be to challenge it, in percent.
SURE_IN_DUEL = 50  # a card for a card
SURE_AT_TABLE = 72  # its own card is at stake, and the others share the gain
SURE_OF_KILLER = 35  # the Assassin takes a card anyway
SURE_WITH_CONTESSA = 75  # a true Contessa is better than a guess
CARE_OF_LEADER = 15  # a player who is ahead need not gamble
STAKE_OF_TARGET = 15  # less if its own coins or its own action are at stake
SURE_ON_LAST_CARD = 85  # a wrong challenge would be the end, and the claim does it no harm yet
HUNCH = 12  # now and then it challenges on a feeling, or bluffs would never be risky against it
MOOD = 8  # nobody can say exactly where the line is drawn

WORTH_A_SWAP = 36
"""From what worth on the Inquisitor takes a card away."""


def choose(s: State, seat: int, out: Row, k: int) -> int:
    """Return the action of the house bot."""
    count = legal(s, seat, out)
    phase = s.phase
    if count == 1:
        return out[0]
    if s.players == 2 and question_of(phase) != OTHER:
        return play_duel(s, seat, out, count, k)
    if phase == CHALLENGING or phase == CHALLENGING_BLOCK:
        return answer_claim(s, seat, k)
    if phase == ACTING:
        return take_turn(s, seat, k)
    if phase == BLOCKING:
        return answer_action(s, seat, k)
    if phase == PROVING or phase == PROVING_BLOCK:
        return prove(s, seat, out)
    if phase == LOSING:
        return LOSE_CARD + worst_card(s, seat)
    if phase == EXCHANGING:
        return keep_best(s, seat, out, count)
    return answer_rare_question(s, seat, k)


# --- Challenges -----------------------------------------------------------------------------------------------


def answer_claim(s: State, seat: int, k: int) -> int:
    """Challenge what is unlikely enough for the stake, so always what cannot be true."""
    suspicion = 100 - belief(s, seat, s.claimant, s.claim)
    mood = below(k, 2 * MOOD + 1) - MOOD
    needed = needed_doubt(s, seat)
    if suspicion >= needed + mood:
        return CHALLENGE
    return CHALLENGE if below(advance(k), 100 * needed) < hunch(s) * suspicion else PASS


def hunch(s: State) -> int:
    """Return how readily the last opponent is challenged on a feeling: the more, the longer nobody has done so."""
    if living(s) > 2:
        return 0
    return HUNCH * min(4, max(0, standing_claims(s, s.claimant) - 1)) // (1 + 3 * shown_count(s, s.claimant))


def needed_doubt(s: State, seat: int) -> int:
    """Return how sure of a bluff the seat must be."""
    if s.phase == CHALLENGING and s.action == ASSASSINATE and s.target == seat:
        if s.hand[seat, CONTESSA] > 0:
            return SURE_WITH_CONTESSA
        return SURE_OF_KILLER
    sure = SURE_AT_TABLE
    if living(s) == 2:
        sure = SURE_IN_DUEL + (CARE_OF_LEADER if s.cards[seat] > s.cards[s.claimant] else 0)
    if s.target == seat or s.turn == seat:
        return sure - STAKE_OF_TARGET
    return max(sure, SURE_ON_LAST_CARD) if s.cards[seat] == 1 else sure


def prove(s: State, seat: int, out: Row) -> int:
    """Show the card; without it, give up the one that is missed least."""
    if out[0] == SHOW:
        return SHOW
    if out[0] >= LOSE_CARD:
        return LOSE_CARD + worst_card(s, seat)
    return out[0]


# --- Blocks -----------------------------------------------------------------------------------------------------


def answer_action(s: State, seat: int, k: int) -> int:
    """Block with the true card, or bluff if the story holds or all is lost otherwise."""
    if s.action == STEAL:
        return answer_thief(s, seat, k)
    card = DUKE if s.action == AID else CONTESSA
    if s.hand[seat, card] > 0:
        return BLOCK_AS + card
    if s.action == ASSASSINATE and s.cards[seat] == 1:
        return BLOCK_AS + card if is_possible(s, seat, card) else PASS
    return BLOCK_AS + card if dares(s, seat, card, k) else PASS


def answer_thief(s: State, seat: int, k: int) -> int:
    """Choose Captain or envoy: the one in hand, or the one that is easier to believe."""
    if s.hand[seat, CAPTAIN] > 0:
        return BLOCK_AS + CAPTAIN
    if s.hand[seat, ENVOY] > 0:
        return BLOCK_AS + ENVOY
    lead = hidden_copies(s, seat, CAPTAIN) - hidden_copies(s, seat, ENVOY)
    card = CAPTAIN if lead > 0 or (lead == 0 and below(k, 2) == 0) else ENVOY
    if not fits_story(s, seat, card):
        card = CAPTAIN + ENVOY - card
    return BLOCK_AS + card if dares(s, seat, card, advance(k)) else PASS


# --- Cards --------------------------------------------------------------------------------------------------------


def keep_best(s: State, seat: int, out: Row, count: int) -> int:
    """Return the best hand that an exchange offers; two different cards rather than a pair."""
    best = out[0]
    most = -1
    for at in range(count):
        value = worth_of_keeping(s, out[at])
        if value > most:
            best = out[at]
            most = value
    return best


def worth_of_keeping(s: State, action: int) -> int:
    """Return what the kept cards are worth together."""
    if action < KEEP_TWO:
        return worth(s, action - KEEP_ONE)
    first = PAIR_FIRST[action - KEEP_TWO]
    second = PAIR_SECOND[action - KEEP_TWO]
    return worth(s, first) + worth(s, second) - (PAIR if first == second else 0)


def answer_rare_question(s: State, seat: int, k: int) -> int:
    """Return what the Inquisitor is shown, and does with it; or a card of the draft."""
    if s.phase == OFFERING:
        return OFFER_CARD + worst_card(s, seat)
    if s.phase == DECIDING:
        return FORCE if worth(s, card_in(s.offered)) >= WORTH_A_SWAP else LEAVE
    return draft(k)


def draft(k: int) -> int:
    """Return one of the three that win duels: Duke, Assassin or Captain."""
    return DRAFT_CARD + below(k, 3)
