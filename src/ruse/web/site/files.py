"""Files that are the same for everybody: styles, scripts, pictures."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from starlette.responses import FileResponse, Response
from starlette.staticfiles import StaticFiles

from ruse.core.registry import find
from ruse.server.middleware.refusals import NoPage
from ruse.web.site.assets import art_file, front_art, ink_rules, style_file

if TYPE_CHECKING:
    from starlette.requests import Request
    from starlette.types import Scope

FOR_EVER = "public, max-age=31536000, immutable"
"""An address with its content's digest (`?v=`) never means anything else."""
ASK_AGAIN = "public, no-cache"


class Kept(StaticFiles):
    """Files that a browser keeps."""

    def file_response(self, *args: Any, **kwargs: Any) -> Response:
        """Return a file, and for how long it may be kept."""
        answer = super().file_response(*args, **kwargs)
        scope: Scope = kwargs.get("scope") or args[2]
        answer.headers["cache-control"] = kept(scope)
        return answer


async def art(request: Request) -> Response:
    """Return the pictures of a game."""
    path = art_file(find(request.path_params["game"]).slug)
    return FileResponse(path, media_type="image/svg+xml", headers={"cache-control": kept(request.scope)})


async def front(request: Request) -> Response:
    """Return the poster and the mark of a game."""
    picture = front_art(find(request.path_params["game"]).slug)
    return Response(picture, media_type="image/svg+xml", headers={"cache-control": kept(request.scope)})


async def style(request: Request) -> Response:
    """Return the styles of a game's board."""
    path = style_file(find(request.path_params["game"]).slug)
    if not path.is_file():
        raise NoPage("this game has no styles of its own")
    return FileResponse(path, media_type="text/css", headers={"cache-control": kept(request.scope)})


async def inks(request: Request) -> Response:
    """Return the inks of all games."""
    return Response(ink_rules(), media_type="text/css", headers={"cache-control": kept(request.scope)})


def kept(scope: Scope) -> str:
    """Return for how long a browser may keep a file."""
    return FOR_EVER if scope["query_string"].startswith(b"v=") else ASK_AGAIN
