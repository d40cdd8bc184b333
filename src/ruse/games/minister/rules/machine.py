"""The rules of King Thief Minister: what happens, one function for each thing that can happen.

Plain functions over one record, in the subset that compiles for every target. Nothing calls back:
an action sets a phase, and `settle` runs the phases that need no decision until somebody is asked or the
match is over. The ids (KTM-40, SA-10) are those of docs/rules/minister.md.
"""

from __future__ import annotations

from ruse.core.emit import emit
from ruse.core.seats import all_but
from ruse.core.windows import ask, ask_alone, claim
from ruse.games.minister.events import CLAIMED, LOOKED, MOVED, PAID, SOUGHT
from ruse.games.minister.rules.actions import card_executed, card_named, executed_by, place_named, taxed_by
from ruse.games.minister.rules.characters import execute, king, minister, name_card, next_place, peasant, tax, thief
from ruse.games.minister.rules.coins import all_others_take, give
from ruse.games.minister.rules.frame import own_spot, pair_first, pair_second, place_of, shift_of, turn_cards
from ruse.games.minister.rules.log import see
from ruse.games.minister.rules.setup import after_peeks, peek
from ruse.games.minister.rules.state import (
    ACTING,
    CHALLENGING,
    CHALLENGING_REPLY,
    CLAIM,
    EFFECT,
    ENDING,
    EXECUTING,
    EXECUTIONER,
    KEEP,
    KING,
    LOOK,
    LOOK_PRICE,
    MINISTER,
    NAME_AT,
    OVER,
    PASS,
    PEASANT,
    PEEK,
    PEEKED,
    PEEKING,
    PLACES,
    REPLIED,
    REPLY,
    REPLYING,
    SWAP,
    SWAPPING,
    TAXING,
    THIEF,
    State,
)
from ruse.games.minister.rules.turn import end_turn
from ruse.games.minister.rules.windows import close_challenges, close_replies, heard, reward_reply, speak


def take_turn(s: State, seat: int, action: int) -> None:
    """Look, move the cards, or claim a character (KTM-10)."""
    if action == LOOK:
        look(s, seat)
    elif action < CLAIM:
        move(s, seat, action)
    else:
        declare(s, seat, action - CLAIM)


def look(s: State, seat: int) -> None:
    """Pay a coin to look at your own card; without a coin, all others take one first (KTM-12, KTM-13, SA-02)."""
    s.phase = ENDING
    if s.coins[seat] >= LOOK_PRICE:
        give(s, seat, LOOK_PRICE, PAID)
    else:
        if s.treasury < s.players:
            emit(s, SOUGHT, seat, place_of(s, seat), 0, 0)  # the last coins go before anything is seen (SA-02)
        all_others_take(s, seat, 1)
    if s.phase != OVER:
        at = own_spot(s, seat)
        see(s, seat, at)
        emit(s, LOOKED, seat, place_of(s, seat), s.cards[at], 0)


def move(s: State, seat: int, action: int) -> None:
    """All cards go one place counter-clockwise, one clockwise, or three (KTM-14 to KTM-16)."""
    s.phase = ENDING
    emit(s, MOVED, seat, action, 0, 0)
    turn_cards(s, shift_of(action))


def declare(s: State, seat: int, card: int) -> None:
    """Claim a character (KTM-17): all others may challenge (KTM-20), except the peasant, who shows (KTM-51)."""
    claim(s, seat, card)
    emit(s, CLAIMED, seat, card, 0, 0)
    if card == PEASANT:
        peasant(s)
    else:
        ask(s, CHALLENGING, all_but(s, seat))


def take_effect(s: State) -> None:
    """The claim stands and the ability is used; targets are named only now (KTM-26, SA-09)."""
    if s.claim == KING:
        king(s)
    elif s.claim == THIEF:
        thief(s)
    else:
        s.waiting = 1 << s.turn
        if s.claim == MINISTER:
            s.phase = SWAPPING
        elif s.claim == EXECUTIONER:
            s.phase = EXECUTING
        else:
            s.phase = TAXING


def act(s: State, seat: int, action: int) -> None:
    """Play an action that `legal` offers to a seat that is asked; then run on to the next question."""
    s.waiting ^= 1 << seat
    phase = s.phase
    if phase == CHALLENGING or phase == CHALLENGING_REPLY or phase == REPLYING:
        if action != PASS:
            speak(s, seat)
    elif phase == ACTING:
        take_turn(s, seat, action)
    elif phase == PEEKING:
        peek(s, seat, action - PEEK + 1)
    elif phase == SWAPPING:
        choose_pair(s, seat, action)
    elif phase == EXECUTING:
        execute(s, executed_by(s, seat, action), card_executed(action))
    elif phase == TAXING:
        tax(s, taxed_by(s, seat, action))
    elif action >= NAME_AT:
        name_card(s, place_named(s, seat, action), card_named(action))
    else:
        name_card(s, next_place(s), card_named(action))
    if s.waiting == 0:
        settle(s)


def choose_pair(s: State, seat: int, action: int) -> None:
    """The two places that a minister shuffles (KTM-45)."""
    pair = action - SWAP if action < KEEP else action - KEEP
    first = (place_of(s, seat) + pair_first(pair)) % PLACES
    second = (place_of(s, seat) + pair_second(pair)) % PLACES
    minister(s, first, second, 1 if action < KEEP else 0)


def settle(s: State) -> None:
    """Run the phases that need no decision until somebody is asked or the match is over."""
    while s.waiting == 0 and s.phase != OVER:
        phase = s.phase
        if s.unasked != 0:
            ask_alone(s, heard(s, s.unasked))
        elif phase == ENDING:
            end_turn(s)
        elif phase == CHALLENGING or phase == CHALLENGING_REPLY:
            close_challenges(s)
        elif phase == EFFECT:
            take_effect(s)
        elif phase == REPLYING:
            close_replies(s)
        elif phase == REPLIED:
            reward_reply(s)
        elif phase == PEEKED:
            after_peeks(s)


def score(s: State, seat: int) -> int:
    """Return the coins of a seat (KTM-61)."""
    return s.coins[seat]


def honesty(s: State, seat: int, action: int) -> int:
    """Return whether an action claims a character, and truly: 0 no claim, 1 true, 2 not true (KTM-17, KTM-41)."""
    if CLAIM <= action < PASS:
        return 1 if s.cards[own_spot(s, seat)] == action - CLAIM else 2
    if action == REPLY:
        return 1 if s.cards[own_spot(s, seat)] == MINISTER else 2
    return 0
