"""Coup, in its German and Italian editions, with every variant: 2 to 10 players."""

from __future__ import annotations

from pathlib import Path

from ruse.core.game import Game
from ruse.games.coup.events import EVENTS
from ruse.games.coup.foils import doubting, honest, trusting
from ruse.games.coup.house import choose
from ruse.games.coup.knowledge import imagine
from ruse.games.coup.legal import REFUSALS, legal, refusal, spare
from ruse.games.coup.lesson import LESSON
from ruse.games.coup.notation import EDITIONS, OPTIONS, check_options, read, readers, write
from ruse.games.coup.observe import FEATURES, observe
from ruse.games.coup.position import arrange, arranged_players
from ruse.games.coup.rules import act, honesty, score
from ruse.games.coup.setup import deal
from ruse.games.coup.state import ACTIONS, WIDTH, State
from ruse.games.coup.turn import winners
from ruse.games.coup.view import reveal, view

game = Game(
    slug="coup",
    version=1,
    players=range(2, 11),
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
    bots={"house": choose, "honest": honest, "trusting": trusting, "doubting": doubting},
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
    spare=spare,
    words=str(Path(__file__).parent),
    lesson=LESSON,
)
