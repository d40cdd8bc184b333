"""Everything that compiles, under the names by which the loops call it: rules, knowledge, bots."""

from __future__ import annotations

from pathlib import Path

from ruse.core.game import Rules
from ruse.games.royal.bots import sight
from ruse.games.royal.bots.baselines import greedy
from ruse.games.royal.bots.house import choose
from ruse.games.royal.knowledge import imagine, observe, spaces
from ruse.games.royal.rules import legal, machine, scoring, setup, state

RULES = Rules.gathered(
    (state, setup, legal, machine, scoring, observe, spaces, imagine, sight),
    bots={"house": choose, "greedy": greedy},
    brain=Path(__file__).parent / "bots" / "brain.bin",
    easy="greedy",  # a house bot that errs now and then wins as often as one that does not: nobody can predict it
)
