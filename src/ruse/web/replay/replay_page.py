"""After the game: who won, who lied when, the deal checked, and the match once more, step by step."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anyio import CapacityLimiter, to_thread
from starlette.responses import PlainTextResponse, RedirectResponse, Response
from starlette.routing import Route

from ruse.server.errors import NotOver, TableError
from ruse.server.identity.guests import guest_of
from ruse.web.replay.after_game import moment, old_story, outcome
from ruse.web.replay.positions import read_eyes, read_ply
from ruse.web.site import form
from ruse.web.site.address import table_link
from ruse.web.site.language import locale_of
from ruse.web.site.page import name_of, page, room_of

if TYPE_CHECKING:
    from starlette.requests import Request

    from ruse.core.match import Match
    from ruse.server.tables.table import Table


ONE_AT_A_TIME = CapacityLimiter(1)


class NoMatchFile(TableError):
    """The match cannot be written as a match file."""

    code = "no-record"
    status = 409


async def show(request: Request) -> Response:
    """Return one moment of a finished match through chosen eyes; by default the end, with all cards face up."""
    table = await finished(request)
    stored = table.playing.stored_events()
    if table.match is None or stored is not None:
        return page(request, "replay_old.html", **old_story(table, stored or [], locale_of(request)))
    at = read_ply(request.query_params.get("at"), table.match)
    eyes = read_eyes(request.query_params.get("as"), table.match)
    # In a thread, because a long match takes a tenth of a second. One at a time, because computing threads
    # take turns with the running tables: the more there are, the longer everyone waits.
    return await to_thread.run_sync(page_at, request, table, table.match, at, eyes, limiter=ONE_AT_A_TIME)


def page_at(request: Request, table: Table, match: Match, at: int, eyes: str) -> Response:
    """Return the page of one moment."""
    locale = locale_of(request)
    return page(
        request,
        "replay.html",
        **outcome(table, match, locale),
        **moment(table, match, at, eyes, guest_of(request).id, locale),
        link=f"{table_link(request, table.id)}/replay?at={at}&as={eyes}#replay",
    )


async def match_file(request: Request) -> Response:
    """Return the whole match as a text to keep."""
    table = await finished(request)
    if table.match is None or table.playing.stored_events() is not None:
        raise NoMatchFile("this match was played under earlier rules; its match file can no longer be written")
    name = f"{table.plan.game}-{table.id}.ruse"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return PlainTextResponse(table.match.dumps(), headers=headers)


async def fork(request: Request) -> Response:
    """Play on from a moment: a new table with the guest in one seat and bots in the others."""
    table = await finished(request)
    fields = await form.read(request)
    at, seat = form.number(fields, "at"), form.number(fields, "seat")
    new = await room_of(request).fork(table, at, seat, guest_of(request).id, name_of(request))
    return RedirectResponse(f"/table/{new.id}", 303)


async def finished(request: Request) -> Table:
    """Return the table of an address, if its match is over: nothing of a running one is shown here."""
    table = await room_of(request).find(request.path_params["table"])
    if table.status != "over":
        raise NotOver("the match is not over; its replay shows every card")
    return table


routes = [
    Route("/table/{table}/replay", show),
    Route("/table/{table}/record", match_file),
    Route("/table/{table}/fork", fork, methods=["POST"]),
]
"""What a table offers when its match is over."""
