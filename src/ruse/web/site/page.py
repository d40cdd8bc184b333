"""A page for one reader: in their language, with their name, and the way back to where they are."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any
from urllib.parse import quote

from starlette.responses import HTMLResponse

from ruse.core.words import Words
from ruse.web.site.environment import render
from ruse.web.site.language import locale_of
from ruse.web.site.nickname import nickname

if TYPE_CHECKING:
    from starlette.requests import Request

    from ruse.core.game import Game
    from ruse.server.identity.guests import Guest
    from ruse.server.tables.room import Room


def page(request: Request, template: str, status: int = 200, **values: Any) -> HTMLResponse:
    """Return a template as an answer."""
    locale = locale_of(request)
    text = render(template, locale, **{"me": name_of(request), "here": here(request), **values})
    return HTMLResponse(text, status, {"vary": "accept-language, cookie"})


def room_of(request: Request) -> Room:
    """Return every table of this server."""
    room: Room = request.app.state.room
    return room


def name_of(request: Request) -> str:
    """Return what the reader is called: the chosen name, or a friendly one."""
    guest: Guest | None = request.scope.get("ruse.guest")
    locale = locale_of(request)
    return guest.name or nickname(guest.id, locale) if guest else nickname("", locale)


def words_of(game: Game, request: Request) -> Words:
    """Return the words of a game in the reader's language."""
    return Words(game.presentation.words, locale_of(request))


def here(request: Request) -> str:
    """Return the address to come back to after a small change such as the language."""
    table = request.path_params.get("table")
    if request.method != "GET":
        return f"/table/{quote(str(table))}" if table else "/"
    query = f"?{request.url.query}" if request.url.query else ""
    return request.url.path + query


def safe_address(address: str) -> str:
    """Return an address on this site, or the home page: a form never leads a guest elsewhere."""
    is_ours = address.startswith("/") and not address.startswith(("//", "/\\")) and address.isprintable()
    return address if is_ours and len(address) <= 500 else "/"
