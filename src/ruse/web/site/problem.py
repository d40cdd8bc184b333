"""Error pages: one sentence in the reader's language, and a link to continue."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starlette.responses import HTMLResponse

from ruse.web.site.environment import render
from ruse.web.site.language import locale_of
from ruse.web.site.page import page
from ruse.web.site.say import Say

if TYPE_CHECKING:
    from starlette.requests import Request
    from starlette.responses import Response

    from ruse.core.errors import RuseError


def problem_page(request: Request, error: RuseError, status: int) -> Response:
    """Return an error as a page; a part of a page that htmx asked for gets a notice instead."""
    if is_htmx(request):
        return HTMLResponse(notice(sentence(error, Say(locale_of(request))), locale_of(request)), status)
    say = Say(locale_of(request))
    return page(
        request,
        "problem.html",
        status,
        number=status,
        heading=heading(status, say),
        sentence=sentence(error, say),
        table=request.path_params.get("table") if error.code not in ("no-table", "no-page") else None,
    )


def sentence(error: RuseError, say: Say) -> str:
    """Return the one sentence; an unknown code gets a general one."""
    return say(f"problem-{error.code}") if f"problem-{error.code}" in say else say("problem-error")


def heading(status: int, say: Say) -> str:
    """Return the line above it."""
    return say(f"problem-heading-{status}") if f"problem-heading-{status}" in say else say("problem-title")


def notice(text: str, locale: str) -> str:
    """Return the line above a table that says what did not work."""
    return render("notice.html", locale, text=text)


def is_htmx(request: Request) -> bool:
    """Return whether htmx asks, to replace a part of the page."""
    return request.headers.get("hx-request") == "true"
