"""The small forms at the top of every page: the language and the name."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starlette.responses import RedirectResponse

from ruse.core.words import LOCALES
from ruse.server.errors import BadRequest
from ruse.server.identity.guests import rename
from ruse.web.site.form import read, text
from ruse.web.site.language import COOKIE
from ruse.web.site.page import safe_address

if TYPE_CHECKING:
    from starlette.requests import Request
    from starlette.responses import Response

YEAR = 365 * 24 * 3600


async def choose_language(request: Request) -> Response:
    """Switch to another language."""
    form = await read(request)
    language = text(form, "language")
    if language not in LOCALES:
        raise BadRequest(f"there is no language {language!r:.60}; there is {', '.join(LOCALES)}")
    answer = RedirectResponse(safe_address(text(form, "next")), 303)
    secure = request.url.scheme == "https"
    answer.set_cookie(COOKIE, language, max_age=YEAR, samesite="lax", httponly=True, secure=secure)
    return answer


async def choose_name(request: Request) -> Response:
    """Change the guest's name."""
    form = await read(request)
    await rename(request, text(form, "name"))
    return RedirectResponse(safe_address(text(form, "next")), 303)
