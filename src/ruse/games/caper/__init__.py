"""Caper: Europe, two crews of thieves over three locations, in four cities, for 2 players."""

from __future__ import annotations

from pathlib import Path

from ruse.core.game import Game
from ruse.games.caper.card_text import name_card, text_card
from ruse.games.caper.cards import DATA
from ruse.games.caper.events import EVENTS
from ruse.games.caper.house import choose
from ruse.games.caper.knowledge import imagine
from ruse.games.caper.legal import REFUSALS, legal, refusal
from ruse.games.caper.notation import EDITIONS, OPTIONS, check_options, read, readers, write
from ruse.games.caper.observe import FEATURES, observe
from ruse.games.caper.position import arrange, arranged_players
from ruse.games.caper.rules import act, honesty
from ruse.games.caper.scoring import score, winners
from ruse.games.caper.setup import deal
from ruse.games.caper.state import ACTIONS, WIDTH, State
from ruse.games.caper.view import reveal, view

game = Game(
    slug="caper",
    version=1,
    players=range(2, 3),
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
    bots={"house": choose},
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
    text_card=text_card,
    rulings="A",
    cards=DATA,
)
