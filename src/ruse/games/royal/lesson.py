"""A first game of Coup Royal: steal alone, guard a place, meet another thief, and exchange cubes.

Three sit at the table, and the first one learns. The plans of the others are scripted, so each of the four things
that can happen at a place happens, and the loot that is guarded in the first round is still there in the next two.
"""

from __future__ import annotations

from ruse.core.lesson import Lesson, step

LESSON = Lesson(
    players=3,
    position={
        "cubes": [{"info": 1, "art": 1, "jewels": 1}, {"info": 1, "gold": 2}, {"art": 1, "jewels": 1, "gold": 1}],
        "row": ["gold*3", "info+art", "jewels*2", "art*3", "carte-blanche", "info+jewels"],
        "deck": [
            "art+gold",
            "jewels*3",
            "info*2",
            "gold*2",
            "intrigue",
            "collection",
            "art*2",
            "safecracker",
            "info+gold",
            "jewels+gold",
            "documents-gold",
            "art+jewels",
            "item-2",
            "info*3",
            "gold*3",
            "art*3",
        ],
        "secret_draws": ["gold", "info"],
    },
    steps=(
        step("0: plan D A / 1: plan A B / 2: plan C E", "lesson-plan", "lesson-planned", "lesson-goal"),
        step("0: plan A E / 1: plan A B / 2: plan E C", "lesson-again", "lesson-sealed", "lesson-revealed"),
        step("0: plan F A / 1: plan A D / 2: plan C B", "lesson-intrigue", "lesson-sealed", "lesson-met"),
        step("0: trade 1 gold art", "lesson-trade"),
        step("0: done", "lesson-done"),
    ),
    end="lesson-end",
)
