"""A first game of Caper: hire, pass the hand on, set off a combo, burn a card, and discard for a coin.

Two sit at the table, and the first one learns. One turn of the first round has been played. The cards are laid so
that each of the learner's cards does one new thing, and the hands that are swapped show what passing on means.
"""

from __future__ import annotations

from ruse.core.lesson import Lesson, step

LESSON = Lesson(
    players=2,
    options={"city": "paris", "first_player": 1},
    position={
        "city": "paris",
        "round": 1,
        "acting": 1,
        "locations": ["louvre", "yacht", "jewellers"],
        "loot": [
            ["painting", "painting", "diamond", "antique"],
            ["diamond", "diamond", "painting", "antique"],
            ["diamond", "painting", "antique", "antique"],
        ],
        "crews": [[[{"thief": "conductor"}], [], []], [[], [{"thief": "getaway-driver"}], []]],
        "coins": [1, 3],
        "hands": [["artist", "chef", "starlet"], ["gem-expert", "acrobat", "dame"]],
        "gear_deck": [
            "canvas-tube",
            "disguise-kit",
            "velvet-pouch",
            "plasma-cutter",
            "packing-crate",
            "perfume-atomiser",
            "smoke-screen",
            "blazeblaster",
            "super-magnet",
            "tuxedo",
            "sound-dish",
            "hidden-compartment-case",
        ],
    },
    steps=(
        step("1: hire gem-expert 3", opening="lesson-goal"),
        step("0: hire artist 1", "lesson-hire", "lesson-hired"),
        step("1: hire chef 2"),
        step("0: hire acrobat 3", "lesson-second"),
        step("0: equip canvas-tube 1a", "lesson-equip", "lesson-combo"),
        step("1: equip smoke-screen 3a"),
        step("0: equip blazeblaster 3a", "lesson-burn", "lesson-burned"),
        step("1: equip disguise-kit 2a"),
        step("0: discard velvet-pouch", "lesson-discard"),
    ),
    end="lesson-end",
)
