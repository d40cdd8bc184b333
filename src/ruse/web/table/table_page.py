"""A table in the browser: the page, its stream, and everything that a guest can do there."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, NamedTuple

from markupsafe import Markup
from starlette.responses import HTMLResponse, RedirectResponse, Response

from ruse.core.errors import RuseError
from ruse.core.words import Words
from ruse.server.identity.guests import guest_of
from ruse.server.middleware.refusals import status_of
from ruse.server.tables.difference import Difference
from ruse.server.tables.pace import TEMPOS
from ruse.server.tables.reactions import REACTIONS
from ruse.server.tables.stream import SPACING, EventStream
from ruse.web.site.address import table_link
from ruse.web.site.form import read
from ruse.web.site.language import locale_of
from ruse.web.site.page import name_of, page, room_of
from ruse.web.site.problem import is_htmx, notice, sentence
from ruse.web.site.qr import qr_code
from ruse.web.site.say import Say
from ruse.web.table.deeds import Deed
from ruse.web.table.frame import encoded_frame, frame, prepare_end
from ruse.web.table.glance import glance
from ruse.web.table.invitations import invitation, invited_to
from ruse.web.table.lobby import lobby

if TYPE_CHECKING:
    from starlette.requests import Request

    from ruse.server.tables.table import Table


class Reader(NamedTuple):
    """A reader of a table."""

    guest: str
    me: str
    locale: str
    link: str
    invitation: str
    """The signed part of the reader's link to a reserved seat."""
    invited: int | None
    """The seat that it opens."""
    invite: Callable[[int], str]
    """Makes the link to a reserved seat, for the host."""

    def frame(self, table: Table) -> str:
        """Return the table as this reader may see it now."""
        if table.status == "open":
            return lobby(table, self)
        return frame(table, self.guest, self.locale)

    def encoded_frame(self, table: Table) -> bytes:
        """Return the same as a stream sends it."""
        if table.status == "open":
            return lobby(table, self).encode()
        return encoded_frame(table, self.guest, self.locale)


async def show_table(request: Request) -> Response:
    """Return the lobby, the table or the ended table."""
    table = await find_table(request)
    reader = reader_of(request, table)
    seats = table.seats.of_guest(reader.guest)
    shown = table.curtain.seat_of(reader.guest)
    own_seat = shown if shown is not None else next(iter(seats), 0)
    return page(
        request,
        "table_page.html",
        table=table,
        words=Words(table.plan.rules.presentation.words, reader.locale),
        glance=glance(table.plan, reader.locale),
        frame=Markup(reader.frame(table)),
        link=reader.link,
        invitation="" if reader.invited is None else reader.invitation,
        speaks="players" if seats else "watchers",
        called=table.seats.names[own_seat] if seats else "",
        reactions=REACTIONS,
    )


async def stream_table(request: Request) -> Response:
    """Send the same again whenever something changes."""
    table = await find_table(request)
    if request.method == "HEAD":
        return Response(media_type=EventStream.media_type)  # a stream without a body would never end
    reader = reader_of(request, table)
    asyncio.get_running_loop().run_in_executor(None, prepare_end, reader.locale)
    seats = tuple(table.seats.of_guest(reader.guest))
    tempo = TEMPOS.get(request.cookies.get("tempo", ""), 1.0)
    room = room_of(request)
    spacing = room.pace.show(SPACING)
    # Our own page applies differences; anyone who does not ask for them gets every frame in full.
    difference = Difference() if "changes" in request.query_params else None
    return EventStream(
        table, seats, lambda: reader.encoded_frame(table), room.meter.frame, spacing, tempo, difference
    )


async def show_qr(request: Request) -> Response:
    """Return the link to a table as a QR code."""
    table = await find_table(request)
    headers = {"cache-control": "private, max-age=86400"}
    return Response(qr_code(table_link(request, table.id)), media_type="image/svg+xml", headers=headers)


def do(deed: Deed) -> Callable[[Request], Awaitable[Response]]:
    """Do something at a table. A plain form returns to the table, htmx waits for the stream."""

    async def endpoint(request: Request) -> Response:
        table = await find_table(request)
        try:
            address = await deed(request, table, await read(request))
        except RuseError as error:
            if not is_htmx(request):
                raise
            return refused(request, table, error)
        if not is_htmx(request):
            return RedirectResponse(address or f"/table/{table.id}", 303)
        return Response(status_code=204, headers={"HX-Redirect": address} if address else None)

    return endpoint


def refused(request: Request, table: Table, error: RuseError) -> Response:
    """Return why it did not work, with the current table, because the guest's page may be outdated."""
    reader = reader_of(request, table)
    newest = f'<hx-partial hx-target="#frame" hx-swap="outerMorph">{reader.frame(table)}</hx-partial>'
    told = notice(sentence(error, Say(reader.locale)), reader.locale)
    return HTMLResponse(told + newest, status_of(error))


async def find_table(request: Request) -> Table:
    """Return the table of the address.

    Somebody who comes in, or has no seat that this worker knows of, may just have done something at another worker.
    """
    room, name = room_of(request), request.path_params["table"]
    table = await room.find(name, fresh=request.method == "GET")
    if request.method != "GET" and not table.seats.of_guest(guest_of(request).id):
        table = await room.find(name, fresh=True)
    return table


def reader_of(request: Request, table: Table) -> Reader:
    """Return the guest who asks."""
    typed = request.query_params.get("invitation", "")
    return Reader(
        guest_of(request).id,
        name_of(request),
        locale_of(request),
        table_link(request, table.id),
        typed,
        invited_to(request, table, typed),
        lambda seat: invitation(request, table, seat),
    )
