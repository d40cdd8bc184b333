"""Windows: who may challenge or answer the king, whose answer counts, and what a challenge shows."""

from __future__ import annotations

from ruse.core.emit import emit
from ruse.core.seats import all_but
from ruse.core.windows import ask, claim
from ruse.games.minister.events import CHALLENGED, FALSE, PAID, PASSED, REPLIED_AS, SEEN, TAKEN, TRUE
from ruse.games.minister.rules.coins import owe, take
from ruse.games.minister.rules.frame import own_spot, place_of
from ruse.games.minister.rules.log import all_learn, all_learn_not, see
from ruse.games.minister.rules.state import (
    CHALLENGING_REPLY,
    EFFECT,
    ENDING,
    MINISTER,
    MINISTERS_COIN,
    OVER,
    REPLIED,
    REPLYING,
    State,
)


def speak(s: State, seat: int) -> None:
    """A challenge or a reply; a challenge closes a window that asks one after the other (SA-04)."""
    s.voices |= 1 << seat
    if s.phase != REPLYING:
        s.unasked = 0


def heard(s: State, seats: int) -> int:
    """Of several the one nearest counter-clockwise: whose turn would come last (KTM-24)."""
    origin = s.turn if s.phase == REPLYING else s.claimant
    seat = (origin + s.players - 1) % s.players
    while not seats >> seat & 1:
        seat = (seat + s.players - 1) % s.players
    return seat


def close_challenges(s: State) -> None:
    """If nobody speaks, the claim stands, true or not (KTM-25). Otherwise one challenger sees the card (KTM-21)."""
    after = REPLIED if s.phase == CHALLENGING_REPLY else EFFECT
    if s.voices == 0:
        emit(s, PASSED, s.phase, 0, 0, 0)
        s.phase = after
        return
    s.challenger = heard(s, s.voices)
    s.voices = 0
    emit(s, CHALLENGED, s.challenger, s.claimant, s.claim, 0)
    show_to(s, s.claimant, s.challenger)
    if not is_true(s, s.claimant):
        s.phase = ENDING  # no coin is lost, only the turn (KTM-23)
        return
    owe(s, s.challenger, PAID)  # before the ability (KTM-22, SA-05); it may end the match (SA-07)
    if s.phase != OVER:
        s.phase = after


def show_to(s: State, owner: int, viewer: int) -> None:
    """The card before a player is shown to one other and put back (KTM-21)."""
    at = own_spot(s, owner)
    see(s, viewer, at)
    emit(s, SEEN, viewer, place_of(s, owner), s.cards[at], 0)


def is_true(s: State, seat: int) -> bool:
    """Return whether a challenged claim is true, which everybody learns (SA-08)."""
    at = own_spot(s, seat)
    if s.cards[at] == s.claim:
        all_learn(s, at, s.claim)
        emit(s, TRUE, seat, s.claim, 0, 0)
        return True
    all_learn_not(s, at, s.claim)
    emit(s, FALSE, seat, s.claim, 0, 0)
    return False


def close_replies(s: State) -> None:
    """One reply is a claim like any other (KTM-42); several must show each other their cards (KTM-43, SA-14)."""
    replies = s.voices
    s.voices = 0
    if replies == 0:
        emit(s, PASSED, REPLYING, 0, 0, 0)
        s.phase = ENDING
        return
    for step in range(1, s.players):
        seat = (s.turn + step) % s.players
        if replies >> seat & 1:
            claim(s, seat, MINISTER)
            emit(s, REPLIED_AS, seat, MINISTER, 0, 0)
    if replies & (replies - 1) == 0:
        ask(s, CHALLENGING_REPLY, all_but(s, s.claimant))
    else:
        settle_rivals(s, replies)


def settle_rivals(s: State, replies: int) -> None:
    """Each sees the others' cards; the false ones pay a coin, then a true one takes it (KTM-43, KTM-44, SA-15)."""
    true = s.players
    for seat in range(s.players):
        for other in range(s.players):
            if seat != other and replies >> seat & 1 and replies >> other & 1:
                show_to(s, other, seat)
    for step in range(1, s.players):
        seat = (s.turn + step) % s.players
        if replies >> seat & 1 and s.phase != OVER:
            if is_true(s, seat):
                true = seat
            else:
                owe(s, seat, PAID)
    if s.phase != OVER:
        s.phase = ENDING
        if true < s.players:
            take(s, true, MINISTERS_COIN, TAKEN)


def reward_reply(s: State) -> None:
    """The minister's coin (KTM-41)."""
    s.phase = ENDING
    take(s, s.claimant, MINISTERS_COIN, TAKEN)
