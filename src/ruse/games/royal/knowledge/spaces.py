"""What the columns of Coup Royal's observation hold."""

from __future__ import annotations

from ruse.core.spaces import SET, SWITCH, Space, category, count, declared
from ruse.games.royal.knowledge.observe import FEATURES

SPACES = declared(
    FEATURES,
    (
        ("players", count(5)),
        ("phase", category(8)),
        ("round", count(24)),
        ("place", category(9)),
        ("*_distance_plus_1", category(6)),
        ("owed", count(12)),
        ("deck", count(60)),
        ("first_half", count(60)),
        ("secret_deck", count(60)),
        ("one_by_one", SWITCH),
        ("supply_*", count(60)),
        ("own_secret_*", count(60)),
        ("fame_*", count(15)),
        ("offered_*", count(60)),
        ("place_*_kind_plus_1", category(7)),
        ("place_*_item_fame", count(15)),
        ("place_*_documents_colour_plus_1", category(5)),
        ("place_*_own_*", SWITCH),
        ("place_*", count(12)),
        ("seat_*_cubes_*", count(60)),
        ("seat_*_secrets", count(60)),
        ("seat_*_fame", count(60)),
        ("seat_*_awaited", SWITCH),
        ("seat_*_last", Space(SET, 8)),
        ("seat_*_went_*", count(24)),
        ("seat_*_watched_*", count(24)),
        ("*", category(4)),  # the options in use
    ),
)
