"""Everything that compiles, under the names by which the loops call it: rules, knowledge, bots."""

from __future__ import annotations

from ruse.core.game import Rules
from ruse.games.caper.bots.house import choose
from ruse.games.caper.knowledge.imagine import imagine
from ruse.games.caper.knowledge.observe import FEATURES, observe
from ruse.games.caper.knowledge.spaces import SPACES
from ruse.games.caper.rules.legal import legal, refusal
from ruse.games.caper.rules.machine import act, honesty
from ruse.games.caper.rules.scoring import score, winners
from ruse.games.caper.rules.setup import deal
from ruse.games.caper.rules.state import ACTIONS, WIDTH, State

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
)
