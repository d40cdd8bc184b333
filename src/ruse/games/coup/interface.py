"""How people and programs talk to the rules: options, notation, views, events, positions."""

from __future__ import annotations

from ruse.core.game import Interface
from ruse.games.coup.events import EVENTS
from ruse.games.coup.notation import EDITIONS, OPTIONS, check_options, read, readers, write
from ruse.games.coup.position import arrange, arranged_players
from ruse.games.coup.rules.legal import REFUSALS
from ruse.games.coup.view import reveal, view

INTERFACE = Interface(
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
)
