"""Everything that a guest can do at a table, by the last word of the address: /table/ID/play."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from typing import TYPE_CHECKING

from ruse.core.lesson import LEARNER
from ruse.server.errors import AlreadyStarted, NotYourSeat
from ruse.server.identity.guests import guest_of, rename
from ruse.server.identity.person_names import read_name
from ruse.server.identity.source import report_table
from ruse.web.site.form import filled, number, text, texts
from ruse.web.site.page import name_of, room_of
from ruse.web.table.invitations import invited_to

if TYPE_CHECKING:
    from starlette.datastructures import FormData
    from starlette.requests import Request

    from ruse.server.tables.table import Table

YES = ("1", "on", "true", "yes")

Deed = Callable[["Request", "Table", "FormData"], Awaitable[str | None]]
"""Returns where to go next, or nothing to go back to the table."""


async def sit(request: Request, table: Table, form: FormData) -> str:
    """Take a seat, under the name that was typed next to it."""
    seat = number(form, "seat") if text(form, "seat") else None
    name = read_name(text(form, "name") or name_of(request))
    await table.sit(guest_of(request).id, name, seat, invited_to(request, table, text(form, "invitation")))
    if text(form, "name"):
        await rename(request, name)
    # The page is read again: its stream belongs to a player now, no longer to a spectator.
    return f"/table/{table.id}"


async def stand(request: Request, table: Table, form: FormData) -> str:
    """Leave the table."""
    for seat in own_seats(request, table):
        await table.stand(seat)
    return f"/table/{table.id}" if table.status == "open" else "/"


async def rename_player(request: Request, table: Table, form: FormData) -> str:
    """Change my name: here, and wherever I sit down next. Those who share a device only change it here."""
    name = read_name(text(form, "name"))
    seats = own_seats(request, table)
    if table.plan.shared:
        await table.rename(own_seat(request, table), name)
    else:
        await table.rename(seats[0], name)
        await rename(request, name)
    return f"/table/{table.id}"


async def resign(request: Request, table: Table, form: FormData) -> str:
    """Leave permanently; a bot plays on."""
    await table.resign(own_seat(request, table))
    return f"/table/{table.id}"


async def replace_absent(request: Request, table: Table, form: FormData) -> None:
    """Let a bot play at once for somebody who has left, so that the others need not wait."""
    own_seats(request, table)
    table.replace_absent(number(form, "seat"))


async def reserve(request: Request, table: Table, form: FormData) -> None:
    """Keep a seat for somebody; for the host."""
    await table.reserve(guest_of(request).id, number(form, "seat"), read_name(text(form, "name")))


async def start(request: Request, table: Table, form: FormData) -> None:
    """Begin the match. Anyone at the table may, and two requests at once are fine."""
    own_seats(request, table)
    with suppress(AlreadyStarted):
        await table.start(guest_of(request).id)


async def kick(request: Request, table: Table, form: FormData) -> None:
    """Remove somebody from a table that has not begun; for its host."""
    await table.kick(guest_of(request).id, number(form, "seat"))


async def lock(request: Request, table: Table, form: FormData) -> None:
    """Let nobody else sit down, or let people in again; for the host."""
    await table.lock(guest_of(request).id, text(form, "on") in YES)


async def report(request: Request, table: Table, form: FormData) -> str:
    """Say that a listed table is offensive; enough reports take it off the list."""
    await report_table(request, table)
    return "/"


async def play(request: Request, table: Table, form: FormData) -> None:
    """Answer what is asked, with an action as it is written or put together from what was chosen."""
    await table.play(own_seat(request, table), filled(form, "action"), number(form, "window"))


async def go_on(request: Request, table: Table, form: FormData) -> None:
    """In a lesson: the learner has read what the coach said, and the others play on."""
    if own_seat(request, table) == LEARNER:
        await table.playing.go_on(number(form, "ply"))


async def say(request: Request, table: Table, form: FormData) -> None:
    """Write to the chat."""
    await table.talk.say(guest_of(request).id, name_of(request), text(form, "text"))


async def note(request: Request, table: Table, form: FormData) -> None:
    """Keep what a player suspects."""
    await table.talk.note(own_seat(request, table), number(form, "about"), texts(form, "marks"))


async def autopass(request: Request, table: Table, form: FormData) -> None:
    """Turn the automatic pass on or off."""
    await table.set_autopass(own_seat(request, table), text(form, "on") in YES)


async def uncover(request: Request, table: Table, form: FormData) -> None:
    """Pass-and-play: lift the curtain for the person who has the device now."""
    table.uncover(guest_of(request).id, number(form, "seat"))


async def back(request: Request, table: Table, form: FormData) -> None:
    """Take the seat back from the bot."""
    for seat in own_seats(request, table):
        table.presence.back(seat)


async def skip(request: Request, table: Table, form: FormData) -> None:
    """Go to the end of a match in which only bots still play."""
    own_seats(request, table)
    table.skip_to_end()


async def again(request: Request, table: Table, form: FormData) -> str:
    """Return the next match with the same people; spectators do not take a seat."""
    own_seats(request, table)
    following = await room_of(request).again(table, guest_of(request).id, name_of(request))
    return f"/table/{following.id}"


DEEDS: Mapping[str, Deed] = {
    "play": play,
    "sit": sit,
    "stand": stand,
    "rename": rename_player,
    "resign": resign,
    "replace": replace_absent,
    "reserve": reserve,
    "start": start,
    "kick": kick,
    "lock": lock,
    "report": report,
    "continue": go_on,
    "say": say,
    "note": note,
    "autopass": autopass,
    "uncover": uncover,
    "back": back,
    "skip": skip,
    "again": again,
}


def own_seat(request: Request, table: Table) -> int:
    """Return the seat whose cards are open to the guest now."""
    seat = table.curtain.seat_of(guest_of(request).id)
    if seat is None:
        raise NotYourSeat("you have no seat here, or its cards are covered")
    return seat


def own_seats(request: Request, table: Table) -> list[int]:
    """Return every seat of the guest."""
    seats = table.seats.of_guest(guest_of(request).id)
    if not seats:
        raise NotYourSeat("you have no seat at this table")
    return seats
