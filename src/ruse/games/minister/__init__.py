"""King Thief Minister: six cards on six places that move while nobody owns them, for 3 to 6 players."""

from __future__ import annotations

from pathlib import Path

from ruse.core.game import Game
from ruse.games.minister.events import EVENTS
from ruse.games.minister.house import choose
from ruse.games.minister.knowledge import imagine
from ruse.games.minister.legal import REFUSALS, legal, refusal, spare
from ruse.games.minister.notation import EDITIONS, OPTIONS, check_options, read, readers, write
from ruse.games.minister.observe import FEATURES, observe
from ruse.games.minister.position import arrange, arranged_players
from ruse.games.minister.rules import act, honesty, score
from ruse.games.minister.setup import deal
from ruse.games.minister.state import ACTIONS, WIDTH, State
from ruse.games.minister.turn import winners
from ruse.games.minister.view import reveal, view

game = Game(
    slug="minister",
    version=1,
    players=range(3, 7),
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
    spare=spare,
    words=str(Path(__file__).parent),
    rulings="SA",
)
