"""What lies at a location: its marker on the track, and loot."""

from __future__ import annotations

from ruse.core.chance import number
from ruse.core.emit import emit
from ruse.games.caper.cards.tables import LOOT_AT_A_LOCATION, TRACK, of_board
from ruse.games.caper.events import LOOTED, MOVED, RETURNED
from ruse.games.caper.rules.state import ANY_LOOT, CENTRE, LOOTS, State


def move_marker(s: State, seat: int, location: int, amount: int) -> None:
    """Move fields towards a seat; past the last one the rest is lost (CAPER-40, CAPER-60, A-10, A-36)."""
    track = of_board(TRACK)
    before = number(s.marker[location])
    after = min(before + amount, CENTRE + track) if seat == 0 else max(before - amount, CENTRE - track)
    if after != before:
        s.marker[location] = after
        emit(s, MOVED, seat, location, abs(after - before), after)


def can_move(s: State, seat: int, location: int) -> bool:
    """Return whether a marker has a field left towards a seat."""
    return lead(s, seat, location) < of_board(TRACK)


def lead(s: State, seat: int, location: int) -> int:
    """Return how many fields a marker is on a seat's side; below zero, on the other side."""
    towards = number(s.marker[location]) - CENTRE
    return towards if seat == 0 else -towards


def wins(s: State, seat: int, location: int) -> bool:
    """Return whether a seat would win a location now (CAPER-77, A-31)."""
    return lead(s, seat, location) > 0


def take_loot(s: State, seat: int, location: int, loot: int) -> None:
    """Move loot of a kind into a seat's hideout, if there is any (CAPER-42)."""
    if s.loot[location, loot] > 0:
        s.loot[location, loot] -= 1
        s.hq[seat, loot] += 1
        s.taken[loot] += 1
        emit(s, LOOTED, seat, loot, location, 0)


def return_loot(s: State, seat: int, location: int, loot: int) -> None:
    """A loot of a kind back to a location, if the seat has one and there is room (CAPER-62, A-12)."""
    if can_return(s, seat, location, loot):
        s.hq[seat, loot] -= 1
        s.loot[location, loot] += 1
        emit(s, RETURNED, seat, loot, location, 0)


def can_return(s: State, seat: int, location: int, loot: int) -> bool:
    """Return whether a seat has loot of a kind, or of any, and the location has room for it."""
    has = kinds_of(s, seat) != 0 if loot == ANY_LOOT else s.hq[seat, loot] > 0
    return has and has_room_for_loot(s, location)


def has_room_for_loot(s: State, location: int) -> bool:
    """Return whether a location has a free field for loot, or the table allows for more (A-12)."""
    return s.fifth_token == 1 or loot_at(s, location) < of_board(LOOT_AT_A_LOCATION)


def loot_at(s: State, location: int) -> int:
    """Return all loot of a location."""
    count = 0
    for loot in range(LOOTS):
        count += s.loot[location, loot]
    return count


def loot_of(s: State, seat: int) -> int:
    """Return all loot in the hideout of a seat."""
    count = 0
    for loot in range(LOOTS):
        count += s.hq[seat, loot]
    return count


def kinds_at(s: State, location: int) -> int:
    """Return the kinds of loot at a location, a bit for each."""
    kinds = 0
    for loot in range(LOOTS):
        if s.loot[location, loot] > 0:
            kinds |= 1 << loot
    return kinds


def kinds_of(s: State, seat: int) -> int:
    """Return the kinds of loot in the hideout of a seat, a bit for each."""
    kinds = 0
    for loot in range(LOOTS):
        if s.hq[seat, loot] > 0:
            kinds |= 1 << loot
    return kinds
