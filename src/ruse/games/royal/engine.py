"""Everything that compiles, under the names by which the loops call it: rules, knowledge, bots."""

from __future__ import annotations

from ruse.core.game import Rules
from ruse.games.royal.bots.baselines import greedy
from ruse.games.royal.bots.house import choose
from ruse.games.royal.knowledge.imagine import imagine
from ruse.games.royal.knowledge.observe import FEATURES, observe
from ruse.games.royal.knowledge.spaces import SPACES
from ruse.games.royal.rules.legal import legal, refusal
from ruse.games.royal.rules.machine import act, honesty
from ruse.games.royal.rules.scoring import score, winners
from ruse.games.royal.rules.setup import deal
from ruse.games.royal.rules.state import ACTIONS, WIDTH, State

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
    bots={"house": choose, "greedy": greedy},
)
