"""Everything that compiles, under the names by which the loops call it: rules, knowledge, bots."""

from __future__ import annotations

from pathlib import Path

from ruse.core.game import Rules
from ruse.games.minister.bots.house import choose
from ruse.games.minister.knowledge.imagine import imagine
from ruse.games.minister.knowledge.observe import FEATURES, observe
from ruse.games.minister.knowledge.spaces import SPACES
from ruse.games.minister.knowledge.spare import spare
from ruse.games.minister.rules.legal import legal, refusal
from ruse.games.minister.rules.machine import act, honesty, score
from ruse.games.minister.rules.setup import deal
from ruse.games.minister.rules.state import ACTIONS, WIDTH, State
from ruse.games.minister.rules.turn import winners

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
    bots={"house": choose},
    spare=spare,
    brain=Path(__file__).parent / "bots" / "brain.bin",
)
