"""The privacy page: what this server keeps about a guest, and the way to have it deleted."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from starlette.responses import RedirectResponse
from starlette.routing import Route

from ruse.server.errors import BadRequest
from ruse.server.identity.guests import forget
from ruse.web.site.form import read, text
from ruse.web.site.page import page, room_of

if TYPE_CHECKING:
    from starlette.requests import Request
    from starlette.responses import Response

CONTACT = "RUSE_CONTACT"
"""The variable that says who runs this server, which some laws require."""


async def show(request: Request) -> Response:
    """Return what is kept, by whom, and for how long."""
    deleted = request.query_params.get("deleted") == "yes"
    return page(request, "privacy.html", contact=os.environ.get(CONTACT, ""), deleted=deleted)


async def delete(request: Request) -> Response:
    """Delete everything about the guest who asks; anyone who comes back is a new guest."""
    if text(await read(request), "sure") != "yes":
        raise BadRequest("say that you are sure")
    answer = RedirectResponse("/privacy?deleted=yes", 303)
    answer.headers.append("set-cookie", await forget(request, room_of(request)))
    return answer


routes = [Route("/privacy", show), Route("/privacy/delete", delete, methods=["POST"])]
