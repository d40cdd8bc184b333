"""Everything that compiles, under the names by which the loops call it: rules, knowledge, bots."""

from __future__ import annotations

from pathlib import Path

from ruse.core.game import Rules
from ruse.games.coup.bots.baselines import doubting, honest, trusting
from ruse.games.coup.bots.house import choose
from ruse.games.coup.knowledge import imagine, observe, spaces, spare
from ruse.games.coup.rules import legal, machine, setup, state, turn

RULES = Rules.gathered(
    (state, setup, legal, machine, turn, observe, spaces, imagine, spare),
    bots={"house": choose, "honest": honest, "trusting": trusting, "doubting": doubting},
    brain=Path(__file__).parent / "bots" / "brain.bin",
)
