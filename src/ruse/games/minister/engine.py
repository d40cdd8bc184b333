"""Everything that compiles, under the names by which the loops call it: rules, knowledge, bots."""

from __future__ import annotations

from pathlib import Path

from ruse.core.game import Rules
from ruse.games.minister.bots.house import choose
from ruse.games.minister.knowledge import imagine, observe, spaces, spare
from ruse.games.minister.rules import legal, machine, setup, state, turn

RULES = Rules.gathered(
    (state, setup, legal, machine, turn, observe, spaces, imagine, spare),
    bots={"house": choose},
    brain=Path(__file__).parent / "bots" / "brain.bin",
)
