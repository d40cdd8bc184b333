"""The numbers of hires and equipment: which card of the hand, and where it goes."""

from __future__ import annotations

from ruse.games.caper.rules.state import EQUIP, HIRE, LOCATIONS, SLOTS

CREW_PLACES = LOCATIONS * SLOTS
"""Places for thieves that each seat has."""


def hire_of(slot: int, location: int) -> int:
    """The number of hiring a card of the hand for a location."""
    return HIRE + LOCATIONS * slot + location


def slot_hired(action: int) -> int:
    """The card of the hand that is hired."""
    return (action - HIRE) // LOCATIONS


def location_hired(action: int) -> int:
    """The location that it is hired for."""
    return (action - HIRE) % LOCATIONS


def equipment_of(slot: int, place: int) -> int:
    """The number of giving a card of the hand to a thief, by his place in the crew."""
    return EQUIP + CREW_PLACES * slot + place


def slot_equipped(action: int) -> int:
    """The card of the hand that is given to a thief."""
    return (action - EQUIP) // CREW_PLACES


def place_equipped(seat: int, action: int) -> int:
    """The place of the thief who gets it, among the places of both seats."""
    return CREW_PLACES * seat + (action - EQUIP) % CREW_PLACES
