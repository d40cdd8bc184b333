"""One click to a running match: a table against bots, with sensible choices made."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starlette.responses import RedirectResponse

from ruse.core.registry import find
from ruse.server.identity.guests import guest_of
from ruse.server.tables.plan import Plan
from ruse.web.site.page import name_of, room_of

if TYPE_CHECKING:
    from starlette.requests import Request
    from starlette.responses import Response

    from ruse.core.game import Game

BOTS = 3
"""How many bots a newcomer meets, where the game seats this many."""


async def play_now(request: Request) -> Response:
    """Sit the guest down with bots and begin."""
    plan = quick_plan(find(request.path_params["game"]))
    table = await room_of(request).create(plan, guest=guest_of(request).id, name=name_of(request))
    await table.start()
    return RedirectResponse(f"/table/{table.id}", 303)


def quick_plan(game: Game) -> Plan:
    """Return what most people want to play."""
    players = min(max(BOTS + 1, game.players[0]), game.players[-1])
    return Plan(game.slug, players, bot=game.usual_bot)
