"""A first game of King Thief Minister: peek, challenge what you know to be false, move, lie, steal, and execute.

Three sit at the table, and the first one learns. What the learner peeks at before the first turn is a Thief that
wanders: first it proves a lie, then two moves bring it before the learner, and two more bring it before the
player with the most coins.
"""

from __future__ import annotations

from ruse.core.lesson import Lesson, step

LESSON = Lesson(
    players=3,
    position={
        "players": 3,
        "cards": ["king", "peasant", "thief", "collector", "minister", "executioner"],
        "turn": 1,
        "phase": "peek",
    },
    steps=(
        step("1: peek f", opening="lesson-goal"),
        step("2: peek b"),
        step("0: peek c", "lesson-peek", "lesson-peeked"),
        step("1: claim king"),
        step("0: challenge / 2: pass", "lesson-challenge", "lesson-challenged"),
        step("2: move right", opening="lesson-caught"),
        step("0: move right", "lesson-move", "lesson-moved"),
        step("1: look"),
        step("2: claim king"),
        step("0: pass / 1: pass", "lesson-allow", "lesson-allowed"),
        step("0: reply / 1: pass", "lesson-reply", "lesson-replied"),
        step("1: pass / 2: pass"),
        step("0: claim thief", "lesson-claim", "lesson-claimed"),
        step("1: challenge / 2: pass"),
        step("1: move right", opening="lesson-proved"),
        step("2: move right"),
        step("0: claim executioner", "lesson-bluff", "lesson-bluffed"),
        step("1: pass / 2: pass"),
        step("0: execute 2 thief", "lesson-execute"),
    ),
    end="lesson-end",
)
