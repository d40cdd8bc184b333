"""What Caper's learned bot sees, and what its answers mean: cards, not places in the hand."""

from __future__ import annotations

from ruse.core.sight import Meaning, Sight
from ruse.games.caper.knowledge.observe import FEATURES, observe
from ruse.games.caper.knowledge.spaces import SPACES
from ruse.games.caper.rules.actions import CREW_PLACES, equipment_of, hire_of
from ruse.games.caper.rules.state import ACTIONS, DISCARD, GEAR, GRAB, HAND, LOCATION, LOCATIONS

HAND_AT = FEATURES.index("own_hand_0")
HIRES = 0
"""Where the answers for thieves begin, one for each location ..."""
EQUIPMENT = HIRES + LOCATIONS * GEAR
"""... those for gear, one for each place in the crew ..."""
DISCARDS = EQUIPMENT + CREW_PLACES * LOCATION
"""... those for cards to discard ..."""
OTHERS = DISCARDS + LOCATION
"""... and those of the actions that name no card."""
ANSWERS = OTHERS + ACTIONS - GRAB


def meaning_of(action: int) -> Meaning:
    """Return which answer an action is."""
    for slot in range(HAND):
        for location in range(LOCATIONS):
            if action == hire_of(slot, location):
                return Meaning(HIRES + location, HAND_AT + slot, LOCATIONS)
        for place in range(CREW_PLACES):
            if action == equipment_of(slot, place):
                return Meaning(EQUIPMENT + place, HAND_AT + slot, CREW_PLACES)
        if action == DISCARD + slot:
            return Meaning(DISCARDS, HAND_AT + slot, 1)
    return Meaning(OTHERS + action - GRAB)


SIGHT = Sight(observe, FEATURES, SPACES, tuple(meaning_of(action) for action in range(ACTIONS)), ANSWERS)
