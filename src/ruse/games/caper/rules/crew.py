"""Crews: thieves at a location, the gear they wear, and the colours of both."""

from __future__ import annotations

from ruse.games.caper.cards.tables import COLOUR, GEAR_ON_A_THIEF, THIEVES_AT_A_LOCATION, of_board, of_card
from ruse.games.caper.rules.state import ANY, GREY, LOCATIONS, NO_CARD, NO_COLOUR, SLOTS, State


def crew_of(seat: int, location: int) -> int:
    """Return the crew of a seat at a location (CAPER-36)."""
    return LOCATIONS * seat + location


def place_of(seat: int, location: int, slot: int) -> int:
    """Return the place of a thief."""
    return SLOTS * (LOCATIONS * seat + location) + slot


def location_of(place: int) -> int:
    """Return the location of a thief's place."""
    return place // SLOTS % LOCATIONS


def free_slot(s: State, seat: int, location: int) -> int:
    """Return the first free space on a side of a location, or one past the last (CAPER-22, CAPER-23)."""
    room = of_board(THIEVES_AT_A_LOCATION)
    slot = 0
    while slot < room and s.thief[place_of(seat, location, slot)] != NO_CARD:
        slot += 1
    return slot


def has_room_for_thief(s: State, seat: int, location: int) -> bool:
    """Return whether a side of a location is not full yet (CAPER-22)."""
    return free_slot(s, seat, location) < of_board(THIEVES_AT_A_LOCATION)


def can_wear(s: State, place: int) -> bool:
    """Return whether there is a thief here who can carry more gear (CAPER-30, CAPER-31, A-38)."""
    return s.thief[place] != NO_CARD and s.worn[place] < of_board(GEAR_ON_A_THIEF)


def put_thief(s: State, place: int, card: int) -> None:
    """A thief joins a crew; all thieves are grey (CAPER-25)."""
    s.thief[place] = card
    s.colours[place // SLOTS, GREY] += 1


def put_gear(s: State, place: int, card: int) -> None:
    """A gear card on top of what a thief wears (CAPER-28, CAPER-32)."""
    s.gear[place, s.worn[place]] = card
    s.worn[place] += 1
    s.colours[place // SLOTS, of_card(card, COLOUR)] += 1
    s.colours[place // SLOTS, ANY] += 1


def remove_thief(s: State, place: int) -> None:
    """Undo hiring a thief. The rules do not allow this (CAPER-26), but bots think ahead with it."""
    s.thief[place] = NO_CARD
    s.colours[place // SLOTS, GREY] -= 1


def remove_top(s: State, place: int) -> int:
    """Take the top card off a thief; the one below is the top card then (CAPER-56)."""
    s.worn[place] -= 1
    card = s.gear[place, s.worn[place]]
    s.gear[place, s.worn[place]] = NO_CARD
    s.colours[place // SLOTS, of_card(card, COLOUR)] -= 1
    s.colours[place // SLOTS, ANY] -= 1
    return card


def top_of(s: State, place: int) -> int:
    """Return the top card of a thief; none on one without gear (CAPER-32)."""
    return s.gear[place, s.worn[place] - 1] if s.worn[place] > 0 else NO_CARD


def top_colour(s: State, place: int) -> int:
    """Return the colour of a thief's top card."""
    return of_card(top_of(s, place), COLOUR) if s.worn[place] > 0 else NO_COLOUR


def member(s: State, crew: int, nth: int) -> int:
    """Return the nth card of a crew: each thief, then its gear from the bottom up (A-02); none if it is free."""
    place = SLOTS * crew + nth // (SLOTS + 1)
    layer = nth % (SLOTS + 1)
    return s.thief[place] if layer == 0 else s.gear[place, layer - 1]
