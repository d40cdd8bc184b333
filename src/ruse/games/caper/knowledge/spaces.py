"""What the columns of Caper's observation hold."""

from __future__ import annotations

from ruse.core.spaces import SWITCH, category, count, declared
from ruse.games.caper.knowledge.observe import FEATURES

CARDS = 128
SPACES = declared(
    FEATURES,
    (
        ("phase", category(8)),
        ("round", category(8)),
        ("lap", category(16)),
        ("own_turn", SWITCH),
        ("own_lead", SWITCH),
        ("hands_known", SWITCH),
        ("city", category(4)),
        ("supply", count(40)),
        ("*_left", count(60)),
        ("where", category(16)),
        ("location_*_card", category(CARDS)),
        ("*_card", category(CARDS)),
        ("location_*_marker_plus_32", count(64)),
        ("location_*", count(12)),
        ("*_hand_*", category(CARDS, "*")),
        ("*_discard_*", category(CARDS, "*")),
        ("*_discarded_*", count(60)),
        *(
            (f"{whose}_crew_{location}_thief_?{part}", category(CARDS, f"{whose} crew {location}{part[:5]}"))
            for whose in ("own", "other")
            for location in "123"
            for part in ("", "_gear_?")
        ),
        ("*_crew_*", count(16)),
        ("*_coins", count(20)),
        ("*_laundered", count(20)),
        ("*_points", count(100)),
        ("*_awaited", SWITCH),
        ("*_held", count(8)),
        ("own_*", count(12)),
        ("other_*", count(12)),
        ("*", category(4)),  # the options in use
    ),
)
