"""One click to a guided first game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starlette.responses import RedirectResponse
from starlette.routing import Route

from ruse.core.registry import find
from ruse.server.guests import guest_of
from ruse.server.plan import Plan
from ruse.server.refusals import NoPage
from ruse.web.page import name_of, room_of
from ruse.web.quick import usual_bot

if TYPE_CHECKING:
    from starlette.requests import Request
    from starlette.responses import Response


async def learn(request: Request) -> Response:
    """Sit the guest down at a table where the game is taught, and begin."""
    game = find(request.path_params["game"])
    if game.lesson is None:
        raise NoPage(f"{game.slug} has no guided first game")
    plan = Plan(game.slug, game.lesson.players, bot=usual_bot(game), lesson=True)
    table = await room_of(request).create(plan, guest=guest_of(request).id, name=name_of(request))
    await table.start()
    return RedirectResponse(f"/table/{table.id}", 303)


routes = [Route("/learn/{game}", learn, methods=["POST"])]
