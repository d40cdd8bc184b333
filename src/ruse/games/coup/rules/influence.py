"""Losing influence; with the last card, a player is out."""

from __future__ import annotations

from ruse.core.emit import emit
from ruse.core.seats import NOBODY
from ruse.games.coup.events import CARD_LOST, OUT
from ruse.games.coup.rules.coins import forfeit
from ruse.games.coup.rules.log import note
from ruse.games.coup.rules.slots import as_slot
from ruse.games.coup.rules.state import IMMEDIATE, LOSING, LOST, NO_CARD, State
from ruse.games.coup.rules.turn import finish


def must_lose(s: State, seat: int, reason: int, after: int) -> None:
    """The owner chooses the card (COUP-15); with one left there is nothing to choose (COUP-17)."""
    s.loser = seat
    s.reason = reason
    s.after = after
    if s.cards[seat] > 1:
        s.phase = LOSING
        s.waiting = 1 << seat
    else:
        card = 0
        while s.hand[seat, card] == 0:
            card += 1
        lose(s, seat, card)


def lose(s: State, seat: int, card: int) -> None:
    """Turn a card face up permanently (COUP-15)."""
    s.hand[seat, card] -= 1
    s.lost[seat, 2 - s.cards[seat]] = as_slot(card)
    s.cards[seat] -= 1
    s.loser = NOBODY
    s.phase = s.after
    note(s, LOST, seat, NOBODY, card, NO_CARD, NO_CARD, NO_CARD)
    emit(s, CARD_LOST, seat, card, s.reason, 0)
    if s.cards[seat] == 0:
        eliminate(s, seat)


def eliminate(s: State, seat: int) -> None:
    """Without influence a player is out at once (COUP-18, COUP-19); the last one wins (COUP-20)."""
    s.alive ^= 1 << seat
    emit(s, OUT, seat, 0, 0, 0)
    if s.forfeit_timing == IMMEDIATE:
        forfeit(s, seat)
    if s.alive & (s.alive - 1) == 0:
        finish(s)
