"""A first game of Coup: claim truly, show, block, strike, challenge what cannot be, and lie.

Three sit at the table, and the first one learns. The cards are laid so that everything to be done is sound:
the proof of the Duke draws the Contessa that the block needs, and the two Captains that the others lose
prove that a third one, which the learner holds, is nobody else's.
"""

from __future__ import annotations

from ruse.core.lesson import Lesson, step

LESSON = Lesson(
    players=3,
    position={
        "hands": [["duke", "captain"], ["assassin", "captain"], ["captain", "ambassador"]],
        "coins": [6, 3, 0],
        "turn": 2,
        "draws": ["contessa"],
    },
    steps=(
        step("2: income", opening="lesson-goal"),
        step("0: tax", "lesson-claim", "lesson-claimed"),
        step("1: challenge / 2: pass"),
        step("0: show", "lesson-show", "lesson-shown"),
        step("1: lose captain"),
        step("1: assassinate 0"),
        step("0: pass / 2: pass", "lesson-attack", "lesson-attacked"),
        step("0: block contessa", "lesson-block", "lesson-blocked"),
        step("1: pass / 2: pass", after="lesson-block-held"),
        step("2: income"),
        step("0: coup 2", "lesson-coup", "lesson-struck"),
        step("2: lose captain", after="lesson-open"),
        step("1: income"),
        step("2: steal 0"),
        step("0: challenge / 1: pass", "lesson-challenge", "lesson-challenged"),
        step("2: refuse"),
        step("0: tax", "lesson-bluff", "lesson-bluffed"),
        step("1: pass"),
    ),
    end="lesson-end",
)
