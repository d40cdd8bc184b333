"""What the answers of Caper's learned bot are about: cards and where they go, not places in the hand."""

from __future__ import annotations

from ruse.core.sight import Sight, Term
from ruse.games.caper.knowledge.observe import FEATURES, observe
from ruse.games.caper.knowledge.spaces import SPACES
from ruse.games.caper.rules.actions import CREW_PLACES, equipment_of, hire_of
from ruse.games.caper.rules.state import ACTIONS, DISCARD, GEAR, HAND, LOCATION, LOCATIONS

HAND_AT = FEATURES.index("own_hand_0")
HIRES = ACTIONS
"""Where the answers about hiring a thief begin, one for each location ..."""
EQUIPMENT = HIRES + LOCATIONS * GEAR
"""... those about giving a gear to somebody, one for each place in the crew ..."""
DISCARDS = EQUIPMENT + CREW_PLACES * LOCATION
"""... and those about discarding a card."""
ANSWERS = DISCARDS + LOCATION


def doing() -> dict[int, Term]:
    """Return the answer about what each action does with a card of the hand."""
    found = {}
    for slot in range(HAND):
        column = HAND_AT + slot
        for location in range(LOCATIONS):
            found[hire_of(slot, location)] = Term(HIRES + location, column, LOCATIONS)
        for place in range(CREW_PLACES):
            found[equipment_of(slot, place)] = Term(EQUIPMENT + place, column, CREW_PLACES)
        found[DISCARD + slot] = Term(DISCARDS, column)
    return found


_DOING = doing()
SIGHT = Sight(
    observe,
    FEATURES,
    SPACES,
    parts=tuple((term,) for term in _DOING.values()),
    parts_of=tuple((list(_DOING).index(action),) if action in _DOING else () for action in range(ACTIONS)),
    answers=ANSWERS,
)
