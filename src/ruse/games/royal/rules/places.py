"""Places: each is resolved separately, from A on, before the next one (ROYAL-17)."""

from __future__ import annotations

from ruse.core.emit import emit
from ruse.games.royal.events import GUARDED_AT, LEFT_AT, MET_AT, STOLEN_AT
from ruse.games.royal.rules.loot import gain, kind_of
from ruse.games.royal.rules.plans import places_of, who_is_at, who_watches
from ruse.games.royal.rules.secrets import draw, secrets_left
from ruse.games.royal.rules.state import (
    CLEARING,
    GUARDED,
    IN_VAIN,
    ITEM,
    LEFT,
    NO_LOOT,
    SHARED,
    STOLEN,
    State,
)


def resolve(s: State) -> None:
    """The next place: snitches first (ROYAL-18), then nobody, one thief or several."""
    if s.place == places_of(s):
        s.phase = CLEARING
        return
    at = s.place
    s.place += 1
    thieves = who_is_at(s, at)
    guards = who_watches(s, at)
    if guards != 0:
        s.outcome[at] = GUARDED
        emit(s, GUARDED_AT, at, s.row[at], guards, thieves)
    elif thieves == 0:
        s.outcome[at] = LEFT  # ROYAL-21
        emit(s, LEFT_AT, at, s.row[at], 0, 0)
        clear_place(s, at)
    elif thieves & (thieves - 1) == 0:
        steal(s, at, thieves)
    else:
        meet(s, at, thieves)


def steal(s: State, at: int, thieves: int) -> None:
    """One thief alone gets the loot (ROYAL-19)."""
    seat = 0
    while thieves >> seat != 1:
        seat += 1
    card = s.row[at]
    s.outcome[at] = STOLEN
    emit(s, STOLEN_AT, seat, at, card, 0)
    clear_place(s, at)
    gain(s, seat, card)


def meet(s: State, at: int, thieves: int) -> None:
    """Several draw a secret card each, if it is enough for all; the loot stays (ROYAL-20, ROYAL-53, RA-03)."""
    count = 0
    for seat in range(s.players):
        count += thieves >> seat & 1
    enough = 1 if secrets_left(s) >= count else 0
    s.outcome[at] = SHARED if enough else IN_VAIN
    emit(s, MET_AT, at, s.row[at], thieves, enough)
    if enough:
        for seat in range(s.players):
            if thieves >> seat & 1:
                draw(s, seat, 1)


def clear_place(s: State, at: int) -> None:
    """The loot leaves its place: to the discard pile, except a special item that is stolen (ROYAL-33)."""
    if kind_of(s.row[at]) != ITEM or s.outcome[at] != STOLEN:
        s.loot[s.discarded] = s.row[at]
        s.discarded += 1
    s.row[at] = NO_LOOT
