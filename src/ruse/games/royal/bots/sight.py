"""What the answers of Coup Royal's learned bot are about: loot, not places on the table."""

from __future__ import annotations

from ruse.core.sight import Sight, Term
from ruse.games.royal.cards.tables import COLOUR_NAMES
from ruse.games.royal.knowledge.observe import FEATURES, PLACE, observe
from ruse.games.royal.knowledge.spaces import SPACES
from ruse.games.royal.rules.state import ACTIONS, PLACES, SNITCHES, THIEVES

LOOT = PLACE[: 3 + len(COLOUR_NAMES)]
"""The columns of a place that say what lies there: its kind, its symbols, the fame or the colour on it."""
LETTERS = "abcdefgh"
THIEF, SNITCH = range(2)


def parts() -> tuple[tuple[tuple[Term, ...], ...], int]:
    """Return what sending a thief, then a snitch, to each place is about, and how many answers that takes."""
    found = []
    answers = ACTIONS
    for _ in (THIEF, SNITCH):
        starts = {}
        for name in LOOT:
            starts[name] = answers
            answers += 1 + SPACES[FEATURES.index(f"place_a_{name}")].largest
        found += [
            tuple(Term(starts[name], FEATURES.index(f"place_{letter}_{name}")) for name in LOOT)
            for letter in LETTERS
        ]
    return tuple(found), answers


def parts_of(action: int) -> tuple[int, ...]:
    """Return the places that a plan sends somebody to; nothing else that can be done is about a place."""
    if action >= len(THIEVES):
        return ()
    return tuple(
        PLACES * role + place
        for role, sent in ((THIEF, THIEVES[action]), (SNITCH, SNITCHES[action]))
        for place in range(PLACES)
        if sent >> place & 1
    )


_PARTS, _ANSWERS = parts()
SIGHT = Sight(observe, FEATURES, SPACES, _PARTS, tuple(parts_of(action) for action in range(ACTIONS)), _ANSWERS)
