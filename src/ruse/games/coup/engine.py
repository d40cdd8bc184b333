"""Everything that compiles, under the names by which the loops call it: rules, knowledge, bots."""

from __future__ import annotations

from pathlib import Path

from ruse.core.game import Rules
from ruse.games.coup.bots.baselines import doubting, honest, trusting
from ruse.games.coup.bots.house import choose
from ruse.games.coup.knowledge.imagine import imagine
from ruse.games.coup.knowledge.observe import FEATURES, observe
from ruse.games.coup.knowledge.spaces import SPACES
from ruse.games.coup.knowledge.spare import spare
from ruse.games.coup.rules.legal import legal, refusal
from ruse.games.coup.rules.machine import act, honesty, score
from ruse.games.coup.rules.setup import deal
from ruse.games.coup.rules.state import ACTIONS, WIDTH, State
from ruse.games.coup.rules.turn import winners

RULES = Rules(
    state=State,
    actions=ACTIONS,
    width=WIDTH,
    features=FEATURES,
    spaces=SPACES,
    deal=deal,
    legal=legal,
    act=act,
    refusal=refusal,
    winners=winners,
    score=score,
    observe=observe,
    imagine=imagine,
    honesty=honesty,
    bots={"house": choose, "honest": honest, "trusting": trusting, "doubting": doubting},
    brain=Path(__file__).parent / "bots" / "brain.bin",
    spare=spare,
)
