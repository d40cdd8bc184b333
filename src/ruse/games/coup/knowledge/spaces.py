"""What the columns of Coup's observation hold."""

from __future__ import annotations

from ruse.core.spaces import SWITCH, category, count, declared
from ruse.games.coup.knowledge.observe import FEATURES

SPACES = declared(
    FEATURES,
    (
        ("players", count(10)),
        ("phase", category(16)),
        ("turn_distance", category(10)),
        ("action", category(8)),
        ("*_distance_plus_1", category(11)),
        ("reason", category(8)),
        ("paid", count(12)),
        ("deck_size", count(25)),
        ("treasury", count(60)),
        ("turns_left_capped", count(255)),
        ("last_examined_forced", SWITCH),
        ("*_plus_1", category(6)),
        ("hand_*", count(5)),
        ("forced_coup_at", count(20)),
        ("seat_*_coins", count(20)),
        ("seat_*_cards", count(5)),
        ("seat_*_awaited", SWITCH),
        ("seat_*_lost_*", count(2)),
        ("seat_*_claims_*", count(255)),
        ("seat_*_drew_since_*", SWITCH),
        ("*", category(4)),  # the options in use
    ),
)
