"""Coup Royal: thieves and snitches sent in secret to six to eight places at once, for 2 to 5 players."""

from __future__ import annotations

from pathlib import Path

from ruse.core.game import Game
from ruse.games.royal.cards import CARDS
from ruse.games.royal.events import EVENTS
from ruse.games.royal.foils import greedy
from ruse.games.royal.house import choose
from ruse.games.royal.knowledge import imagine
from ruse.games.royal.legal import REFUSALS, legal, refusal
from ruse.games.royal.notation import EDITIONS, OPTIONS, check_options, name_card, read, readers, write
from ruse.games.royal.observe import FEATURES, observe
from ruse.games.royal.position import arrange, arranged_players
from ruse.games.royal.rules import act, honesty
from ruse.games.royal.scoring import score, winners
from ruse.games.royal.setup import deal
from ruse.games.royal.state import ACTIONS, WIDTH, State
from ruse.games.royal.view import reveal, view

game = Game(
    slug="royal",
    version=1,
    players=range(2, 6),
    state=State,
    actions=ACTIONS,
    width=WIDTH,
    features=FEATURES,
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
    options=OPTIONS,
    editions=EDITIONS,
    check_options=check_options,
    write=write,
    read=read,
    refusals=REFUSALS,
    view=view,
    reveal=reveal,
    events=EVENTS,
    readers=readers,
    arrange=arrange,
    arranged_players=arranged_players,
    words=str(Path(__file__).parent),
    name_card=name_card,
    rulings="RA",
    cards=CARDS,
)
