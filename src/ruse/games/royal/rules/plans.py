"""Plans: where thieves and snitches are sent, sealed until everybody has planned."""

from __future__ import annotations

from ruse.core.emit import emit
from ruse.games.royal.events import REVEALED
from ruse.games.royal.rules.loot import sort_of
from ruse.games.royal.rules.state import (
    PLACES,
    PLAN,
    RESOLVING,
    SNITCHES,
    THIEVES,
    TWO_SNITCHES,
    TWO_THIEVES,
    UNRESOLVED,
    State,
)


def places_for(players: int) -> int:
    """Six places with two or three players, then one more for each (ROYAL-02, ROYAL-70)."""
    return 6 if players == 2 else players + 3


def places_of(s: State) -> int:
    """Return the places of a match."""
    return places_for(s.players)


# Each table is read by one function only: on a GPU every function that names a table brings its own copy.


def thieves_of(action: int) -> int:
    """Return where a plan sends thieves, a bit for each place."""
    return THIEVES[action]


def snitches_of(action: int) -> int:
    """Return where a plan sends snitches, a bit for each place."""
    return SNITCHES[action]


def first_plan(s: State, seat: int) -> int:
    """Return a seat's first plan: two thieves with the partner, two snitches for the other (ROYAL-72)."""
    if s.players > 2:
        return PLAN
    return TWO_THIEVES if s.partner == seat else TWO_SNITCHES


def plan_at(s: State, seat: int, nth: int) -> int:
    """Return the plan number nth of all that a seat can make; letters differ (ROYAL-14, ROYAL-15, ROYAL-73)."""
    if s.players == 2:
        return first_plan(s, seat) + nth
    others = places_of(s) - 1
    return PLAN + (PLACES - 1) * (nth // others) + nth % others


def plans_of(s: State) -> int:
    """Return how many plans a seat has to choose from."""
    return 60 if s.players == 2 else places_of(s) * (places_of(s) - 1)


def plan(s: State, seat: int, action: int) -> None:
    """A plan is made; nothing of it shows before all are in (ROYAL-16)."""
    s.thieves[seat] = thieves_of(action)
    s.snitches[seat] = snitches_of(action)


def reveal_plans(s: State) -> None:
    """All plans are revealed at once (ROYAL-16); then the places are resolved from A on (ROYAL-17)."""
    for at in range(places_of(s)):
        s.shown[at] = s.row[at]
        s.outcome[at] = UNRESOLVED
        sort = sort_of(s.row[at])
        s.offered[sort] = min(255, s.offered[sort] + 1)
        for seat in range(s.players):
            s.went[seat, sort] += s.thieves[seat] >> at & 1
            s.watched[seat, sort] += s.snitches[seat] >> at & 1
    for seat in range(s.players):
        emit(s, REVEALED, seat, s.thieves[seat], s.snitches[seat], 0)
    s.place = 0
    s.phase = RESOLVING


def who_is_at(s: State, at: int) -> int:
    """Return the seats with a thief at a place, a bit for each."""
    found = 0
    for seat in range(s.players):
        found |= (s.thieves[seat] >> at & 1) << seat
    return found


def who_watches(s: State, at: int) -> int:
    """Return the seats with a snitch at a place, a bit for each."""
    found = 0
    for seat in range(s.players):
        found |= (s.snitches[seat] >> at & 1) << seat
    return found
