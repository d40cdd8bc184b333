"""What one can do at a table, by the last word of the address: /table/ID/play."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import TYPE_CHECKING

from ruse.server.errors import NotYourSeat
from ruse.server.names import read_name
from ruse.web.form import number, text, texts

if TYPE_CHECKING:
    from starlette.datastructures import FormData

    from ruse.server.guests import Guest
    from ruse.server.table import Table

Deed = Callable[["Table", "Guest", str, "FormData"], Awaitable[str | None]]
"""Given the table, the guest, their name and the form; returns where to go, nothing for back to the table."""


async def sit(table: Table, guest: Guest, name: str, form: FormData) -> str:
    """Take a seat, under a name of one's own for this table."""
    seat = number(form, "seat") if text(form, "seat") else None
    await table.sit(guest.id, read_name(text(form, "name") or name), seat)
    # The page is read anew: its stream belongs to whoever sits, no longer to one who watches.
    return f"/table/{table.id}"


async def stand(table: Table, guest: Guest, name: str, form: FormData) -> str:
    """Leave the table."""
    for seat in own_seats(table, guest):
        await table.stand(seat)
    return f"/table/{table.id}" if table.status == "open" else "/"


async def start(table: Table, guest: Guest, name: str, form: FormData) -> None:
    """Begin the match: anyone who sits there may."""
    own_seats(table, guest)
    await table.start()


async def play(table: Table, guest: Guest, name: str, form: FormData) -> None:
    """Answer what is asked."""
    await table.play(own_seat(table, guest), text(form, "action"), number(form, "window"))


async def say(table: Table, guest: Guest, name: str, form: FormData) -> None:
    """Talk."""
    await table.say(guest.id, name, text(form, "text"))


async def note(table: Table, guest: Guest, name: str, form: FormData) -> None:
    """Keep what one suspects."""
    await table.note(own_seat(table, guest), number(form, "about"), texts(form, "marks"))


async def autopass(table: Table, guest: Guest, name: str, form: FormData) -> None:
    """Let the table pass wherever one is not the target, or no longer."""
    await table.set_autopass(own_seat(table, guest), text(form, "on") in ("1", "on", "true", "yes"))


async def uncover(table: Table, guest: Guest, name: str, form: FormData) -> None:
    """Pass-and-play: lift the curtain for the person who has the device now."""
    table.uncover(guest.id, number(form, "seat"))


async def back(table: Table, guest: Guest, name: str, form: FormData) -> None:
    """Take one's seat back from the bot that stood in."""
    for seat in own_seats(table, guest):
        table.back(seat)


async def again(table: Table, guest: Guest, name: str, form: FormData) -> str:
    """The next match with the same people."""
    following = await table.again(guest.id, name)
    return f"/table/{following.id}"


DEEDS: Mapping[str, Deed] = {
    "sit": sit,
    "stand": stand,
    "start": start,
    "play": play,
    "say": say,
    "note": note,
    "autopass": autopass,
    "uncover": uncover,
    "back": back,
    "again": again,
}


def own_seat(table: Table, guest: Guest) -> int:
    """The seat whose cards are open to the guest now."""
    seat = table.seat_of(guest.id)
    if seat is None:
        raise NotYourSeat("you have no seat here, or its cards are covered")
    return seat


def own_seats(table: Table, guest: Guest) -> list[int]:
    """Every seat of the guest."""
    seats = table.seats_of(guest.id)
    if not seats:
        raise NotYourSeat("you have no seat at this table")
    return seats
