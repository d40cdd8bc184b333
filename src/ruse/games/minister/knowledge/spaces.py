"""What the columns of King Thief Minister's observation hold."""

from __future__ import annotations

from ruse.core.spaces import PERCENT, SWITCH, category, count, declared
from ruse.games.minister.knowledge.observe import FEATURES

SPACES = declared(
    FEATURES,
    (
        ("players", count(6)),
        ("phase", category(16)),
        ("turn_distance", category(6)),
        ("*_distance_plus_1", category(7)),
        ("*_plus_1", category(7)),
        ("treasury", count(40)),
        ("*_capped", count(255)),
        ("named_*", SWITCH),
        ("place_*_own_*", PERCENT),
        ("place_*_public_*", PERCENT),
        ("seat_*_coins", count(40)),
        ("seat_*_awaited", SWITCH),
        ("seat_*_claims_*", count(255)),
        ("seat_*_has_seen_*", category(3)),
        ("*", category(8)),  # the options in use
    ),
)
