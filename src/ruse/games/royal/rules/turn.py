"""A round begins and ends; so does the match."""

from __future__ import annotations

from ruse.core.emit import emit
from ruse.core.seats import NOBODY
from ruse.games.royal.events import ENDED, PASSED_ON, REFILLED, ROUND
from ruse.games.royal.rules.plans import places_of
from ruse.games.royal.rules.state import NO_LOOT, PLANNING, SCORING, State


def begin_round(s: State) -> None:
    """Everybody plans at once and in secret (ROYAL-13, ROYAL-14)."""
    s.round += 1
    s.place = 0
    s.thief = NOBODY
    s.phase = PLANNING
    s.waiting = (1 << s.players) - 1
    emit(s, ROUND, s.round, s.bottom - s.top, 0, 0)


def end_round(s: State) -> None:
    """Return cards to hand (ROYAL-23), pass the partner on (ROYAL-75), refill, or end the match (ROYAL-40)."""
    for seat in range(s.players):
        s.last_thieves[seat] = s.thieves[seat]
        s.last_snitches[seat] = s.snitches[seat]
        s.thieves[seat] = 0
        s.snitches[seat] = 0
    empty = 0
    for at in range(places_of(s)):
        if s.row[at] == NO_LOOT:
            empty += 1
    if empty > s.bottom - s.top:
        emit(s, ENDED, empty, s.bottom - s.top, 0, 0)
        s.phase = SCORING
        return
    refill(s)
    if s.players == 2:
        s.partner = 1 - s.partner
        emit(s, PASSED_ON, s.partner, 0, 0, 0)
    begin_round(s)


def refill(s: State) -> None:
    """Every empty place gets the next card of the deck, in the order of the letters (ROYAL-39, RA-01)."""
    for at in range(places_of(s)):
        if s.row[at] == NO_LOOT:
            s.row[at] = s.loot[s.top]
            s.loot[s.top] = NO_LOOT
            s.top += 1
            if s.first_half > 0:
                s.first_half -= 1
            emit(s, REFILLED, at, s.row[at], 0, 0)
