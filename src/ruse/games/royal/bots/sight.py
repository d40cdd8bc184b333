"""What Coup Royal's learned bot sees: what it observes, and what the loot at each place is worth to each player."""

from __future__ import annotations

from ruse.core.record import Row
from ruse.core.sight import Sight
from ruse.core.spaces import count
from ruse.games.royal.bots.house_worth import worth
from ruse.games.royal.knowledge.observe import FEATURES, OBSERVED, observe
from ruse.games.royal.knowledge.spaces import SPACES
from ruse.games.royal.rules.plans import places_of
from ruse.games.royal.rules.state import PLACES, PLANNING, SEATS, State

TENTHS = 10
"""Worth is told in tenths of a point of fame."""
MOST = 254
WORTHS = tuple(f"place_{letter}_worth_{distance}" for letter in "abcdefgh" for distance in range(SEATS))
"""What the loot at a place is worth to a player, as the house bot estimates it from what the seat knows."""


def see(s: State, seat: int, out: Row) -> None:
    """Fill `out` with what a seat observes and, while plans are made, with what the loot is worth to everyone."""
    observe(s, seat, out)
    for at in range(PLACES):
        for distance in range(SEATS):
            found = 0
            if s.phase == PLANNING and at < places_of(s) and distance < s.players:
                found = worth(s, (seat + distance) % s.players, s.row[at], seat)
            out[OBSERVED + SEATS * at + distance] = max(0, min(MOST, found // TENTHS))


SIGHT = Sight(see, (*FEATURES, *WORTHS), (*SPACES, *(count(MOST) for _ in WORTHS)))
