"""What a seat cannot know, drawn again: `imagine`.

The hidden history is walked back from now to the deal, once per try. Every card is a physical one,
named by the place where it lies now; its character stays open until something the seat has seen
settles it. Undoing a movement that the seat saw through chooses among the places where that card can
lie now, by their odds; a movement it did not see through is undone blindly. What a choice cannot
balance becomes the weight of the try: a try is accepted by its weight, which gives the exact
proportions. With few clues the walk is tried until it is accepted; with more, after `TRIES` refusals
one of them is taken by weight (the stated approximation for long histories).

Others are taken to choose blindly (which card to lose, to keep, to offer): their claims are no evidence, and
a card shown proves just that it was there, so a hand with two copies counts the same as one with one.
"""

from __future__ import annotations

from ruse.core.chance import STREAM, roll, seeded
from ruse.core.seats import NOBODY
from ruse.core.windows import SEQUENTIAL
from ruse.games.coup.knowledge.desk import CARD_AT, CERTAIN, CHARACTER, DECK_PLACES, lay_out, settle_blindly
from ruse.games.coup.knowledge.facts import place_facts
from ruse.games.coup.knowledge.undo import check_picks, cover, knows, see_card_in_hand, undo
from ruse.games.coup.rules.log import UNKNOWN_CARD, card_of, hidden_from, kind_of, set_card
from ruse.games.coup.rules.slots import as_slot
from ruse.games.coup.rules.state import (
    AID,
    BLOCKING,
    CHALLENGING,
    CHALLENGING_BLOCK,
    DECIDING,
    DRAFTING,
    EXCHANGED,
    EXCHANGING,
    FORCED,
    INQUISITOR,
    KINDS,
    LOST,
    OVERFLOWED,
    SCRIPT,
    SHOWN,
    State,
)

TRIES = 64
"""Walks before one is taken by weight."""
PATIENCE = 4096
"""Walks while there are few clues, and before anything older is forgotten."""
FEW_CLUES = 2


def imagine(s: State, seat: int, key: int) -> None:
    """Replace all that a seat cannot know by a draw with this key: hands, deck, answers, others' knowledge."""
    s.scripted = 0
    s.script_at = 0
    for at in range(SCRIPT):
        s.script[at] = 0
    if s.phase == DRAFTING:
        s.random = seeded(key, STREAM)
        imagine_pick(s, 1 - seat)
        return
    accepted = False
    chosen = 0
    shares = 0
    attempt = 0
    most = TRIES if s.lapsed == OVERFLOWED else PATIENCE  # with gaps in the log there may be no walk that fits
    tries = most if clues(s, seat) <= FEW_CLUES else TRIES
    while not accepted and (attempt < tries or (shares == 0 and attempt < most)):
        s.random = seeded(key, STREAM + attempt)
        weight = walk_back(s, seat)
        if weight > 0:
            accepted = roll(s, CERTAIN) < weight
            share = weight // tries + 1
            shares += share
            if accepted or roll(s, shares) < share:
                chosen = attempt
        attempt += 1
    if not accepted and shares > 0:
        s.random = seeded(key, STREAM + chosen)
        walk_back(s, seat)
    elif not accepted:
        keep_to_facts(s, seat)
    # What follows must not depend on the numbers that have decided about the walk.
    s.random = seeded(key, STREAM + PATIENCE)
    settle_the_rest(s)
    place_cards(s, seat)
    write_log(s, seat)
    imagine_offer(s, seat)
    imagine_answers(s, seat)
    for at in range(DECK_PLACES + 1):
        s.desk[at] = 0


def clues(s: State, seat: int) -> int:
    """Return how many movements of the log reveal something about hidden cards to the seat."""
    count = 0
    for at in range(s.logged):
        kind = kind_of(s.log[at])
        if kind == SHOWN or (kind != LOST and knows(s, seat, at, 0)):
            count += 1
    return count


def walk_back(s: State, seat: int) -> int:
    """Undo every movement, newest first; the weight of this hidden history, 0 if it contradicts the seat."""
    weight = lay_out(s, seat)
    if s.phase == DECIDING and s.turn == seat:
        weight = see_card_in_hand(s, s.target, s.offered - 1, weight)
    at = s.logged
    while at > 0 and weight > 0:
        at -= 1
        weight = undo(s, seat, at, weight)
    if weight > 0 and s.draft_2p and not s.lapsed:
        weight = check_picks(s, weight)
    return weight


def keep_to_facts(s: State, seat: int) -> None:
    """No walk fits, as can happen after many movements: keep to what is certain, forget what others saw."""
    tries = 0
    while not place_facts(s, seat) and tries < TRIES:
        tries += 1
    for at in range(s.logged):
        for place in range(4):
            cover(s, seat, at, place, UNKNOWN_CARD)


def settle_the_rest(s: State) -> None:
    """Every card gets a character; afterwards cards lie at their places of now again."""
    for place in range(2 * s.players + s.desk[DECK_PLACES]):
        settle_blindly(s, place)
    for place in range(2 * s.players + s.desk[DECK_PLACES]):
        s.desk[CARD_AT + place] = place


def place_cards(s: State, seat: int) -> None:
    """Write the imagined hands, the deck and a running exchange."""
    for owner in range(s.players):
        s.cards[owner] = 2 - (1 if s.lost[owner, 0] > 0 else 0) - (1 if s.lost[owner, 1] > 0 else 0)
        if owner != seat:
            for card in range(KINDS):
                s.hand[owner, card] = 0
            for nth in range(s.cards[owner]):
                s.hand[owner, s.desk[CHARACTER + 2 * owner + nth]] += 1
    for card in range(KINDS):
        s.deck[card] = 0
    for nth in range(s.decked):
        s.deck[s.desk[CHARACTER + 2 * s.players + nth]] += 1
    if s.phase == EXCHANGING and s.turn != seat:
        for nth in range(s.desk[DECK_PLACES] - s.decked):
            card = s.desk[CHARACTER + 2 * s.players + s.decked + nth]
            s.hand[s.turn, card] += 1
            s.drawn[nth] = as_slot(card)


def write_log(s: State, seat: int) -> None:
    """What the others saw: the characters of the physical cards noted on the way back."""
    for at in range(s.logged):
        kind = kind_of(s.log[at])
        for place in range(4):
            card = card_of(s.log[at], place)
            covered = hidden_from(s, seat, at, place) and card != UNKNOWN_CARD
            if covered and (place < 2 or kind == EXCHANGED) and has_card(s, kind, place):
                set_card(s, at, place, s.desk[CHARACTER + card])


def has_card(s: State, kind: int, place: int) -> bool:
    """Return whether a movement of this kind has a card at this place at all."""
    if kind == EXCHANGED:
        return s.envoy != INQUISITOR or place == 0 or place == 2
    return place == 0 or kind == SHOWN or kind == FORCED


def imagine_offer(s: State, seat: int) -> None:
    """A card under examination is known to the two concerned only."""
    if s.phase == DECIDING and s.turn != seat and s.target != seat:
        place = 2 * s.target + roll(s, s.cards[s.target])
        s.offered = as_slot(s.desk[CHARACTER + place])


def imagine_answers(s: State, seat: int) -> None:
    """Sealed answers of the others: to speak or not, with equal chances."""
    if s.response_mode == SEQUENTIAL:
        return
    asked = 0
    if s.phase == CHALLENGING or s.phase == CHALLENGING_BLOCK:
        asked = s.alive ^ (1 << s.claimant)
    elif s.phase == BLOCKING and s.action == AID:
        asked = s.alive ^ (1 << s.turn)
    for other in range(s.players):
        if other != seat and asked >> other & 1 and not s.waiting >> other & 1:
            s.voices = (s.voices | 1 << other) ^ (roll(s, 2) << other)
    if s.fa_reblock and s.action == AID and s.claimant != NOBODY:
        imagine_blockers(s, seat)


def imagine_blockers(s: State, seat: int) -> None:
    """Other blockers sit between the one who counted and the actor (AMB-13)."""
    s.blockers &= 1 << seat
    other = (s.claimant + 1) % s.players
    while other != s.turn:
        if other != seat and s.alive >> other & 1 and roll(s, 2):
            s.blockers |= 1 << other
        other = (other + 1) % s.players


def imagine_pick(s: State, other: int) -> None:
    """The other's pick of a running draft, if there is one already (AMB-27)."""
    if not s.waiting >> other & 1:
        s.pick[other] = 1 + roll(s, KINDS)
