"""One click to a guided first game, and the same game in pictures."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starlette.responses import RedirectResponse
from starlette.routing import Route

from ruse.core.registry import find
from ruse.server.identity.guests import guest_of
from ruse.server.middleware.refusals import NoPage
from ruse.server.tables.plan import Plan
from ruse.web.site.learn_page import learn_page
from ruse.web.site.page import name_of, room_of

if TYPE_CHECKING:
    from starlette.requests import Request
    from starlette.responses import Response


async def learn(request: Request) -> Response:
    """Sit the guest down at a table where the game is taught, and begin."""
    game = find(request.path_params["game"])
    if game.presentation.lesson is None:
        raise NoPage(f"{game.slug} has no guided first game")
    plan = Plan(game.slug, game.presentation.lesson.players, bot=game.usual_bot, lesson=True)
    table = await room_of(request).create(plan, guest=guest_of(request).id, name=name_of(request))
    await table.start()
    return RedirectResponse(f"/table/{table.id}", 303)


routes = [
    Route("/learn/{game}", learn_page, methods=["GET"]),
    Route("/learn/{game}", learn, methods=["POST"]),
]
