"""All pages and their addresses, joined with the server."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.routing import BaseRoute, Mount, Route

from ruse.server.app import build
from ruse.web.replay import replay_page as replay
from ruse.web.setup import card_files
from ruse.web.setup import lesson_start as lesson
from ruse.web.setup.new_table import new_table, set_table
from ruse.web.setup.play_now import play_now
from ruse.web.site import files, privacy
from ruse.web.site.assets import STATIC
from ruse.web.site.header_forms import choose_language, choose_name
from ruse.web.site.home import home
from ruse.web.site.problem import problem_page
from ruse.web.site.rules_page import rules_page
from ruse.web.table.deeds import DEEDS
from ruse.web.table.table_page import do, show_qr, show_table, stream_table

if TYPE_CHECKING:
    from starlette.applications import Starlette

    from ruse.server.tables.room import Room

SMALL = [Middleware(GZipMiddleware)]
"""Files are packed. Pages are not: they hold secrets next to what others wrote, and sizes would reveal something.

Streams are, each event with padding of random length (`server/tables/packing.py`)."""


def create(room: Room, *, origin: str | None = None, **settings: Any) -> Starlette:
    """Return the whole application: pages, API and tables. `origin` is the address that shared links start with."""
    return build(room, pages(), page=problem_page, origin=origin, **settings)


def pages() -> list[BaseRoute]:
    """Return every address that people visit. They are tried in turn, so the most frequent ones come first."""
    return [
        *(Route(f"/table/{{table}}/{name}", do(deed), methods=["POST"]) for name, deed in DEEDS.items()),
        Route("/", home),
        Route("/language", choose_language, methods=["POST"]),
        Route("/name", choose_name, methods=["POST"]),
        Route("/play/{game}", play_now, methods=["POST"]),
        Route("/new/{game}", new_table, methods=["GET"]),
        Route("/new/{game}", set_table, methods=["POST"]),
        *privacy.routes,
        *lesson.routes,
        Route("/rules/{game}", rules_page),
        *replay.routes,
        *card_files.routes,
        Route("/table/{table}", show_table),
        Route("/table/{table}/stream", stream_table),
        Route("/table/{table}/qr.svg", show_qr),
        Route("/art/{game}.svg", files.art, middleware=SMALL),
        Route("/art/{game}/front.svg", files.front, middleware=SMALL),
        Route("/art/inks.css", files.inks, middleware=SMALL),
        Route("/art/{game}.css", files.style, middleware=SMALL),
        Mount("/static", files.Kept(directory=STATIC), middleware=SMALL),
    ]
