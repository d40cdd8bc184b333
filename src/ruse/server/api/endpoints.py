"""What each call of the JSON API does."""

from __future__ import annotations

import secrets
from typing import Any

import msgspec
from starlette.responses import PlainTextResponse, Response

import ruse
from ruse.server.api.bodies import (
    Answer,
    ChatLine,
    ChatLines,
    Choices,
    Frame,
    GameList,
    Happenings,
    Kick,
    Lock,
    NewTable,
    Seated,
    SitDown,
    Snapshot,
    TableCards,
    TableList,
    TableState,
    Talk,
)
from ruse.server.api.calls import Visit
from ruse.server.api.states import snapshot, summary_state, table_state
from ruse.server.errors import BadRequest, NotOver, NotRunning
from ruse.server.identity.person_names import read_name
from ruse.server.identity.source import report_table, source_of
from ruse.server.tables.plan import Plan
from ruse.server.tables.stream import EventStream
from ruse.server.tables.table import Table

# --- Tables ------------------------------------------------------------------------------------------------


async def list_games(visit: Visit) -> GameList:
    """Return every game of this server."""
    return GameList([game.describe() for game in ruse.all_games().values()])


async def list_tables(visit: Visit) -> TableList:
    """Return the listed tables that wait for players."""
    return TableList([summary_state(summary) for summary in await visit.room.open_tables()])


async def make_table(visit: Visit) -> Seated:
    """Set up a table and take its first seat."""
    asked: NewTable = visit.body
    plan = Plan(
        game=asked.game,
        players=asked.players,
        edition=asked.edition,
        options=asked.options,
        clock=asked.clock,
        bot=asked.bot,
        bots=asked.bots,
        listed=asked.listed,
        cards=asked.cards,
    )
    table = await visit.room.create(
        plan, guest=_program(), name=read_name(asked.name), source=source_of(visit.request)
    )
    if asked.start:
        await table.start()
    return Seated(table.id, 0, visit.tokens.issue(table, 0))


async def show_table(visit: Visit) -> TableState:
    """Return a table as everyone sees it."""
    return table_state(visit.table)


async def show_cards(visit: Visit) -> TableCards:
    """Return the custom cards of the table, which everyone may see."""
    cards = visit.table.plan.cards
    return TableCards(None if cards is None else dict(cards))


async def take_seat(visit: Visit) -> Seated:
    """Take a seat."""
    asked: SitDown = visit.body
    seat = await visit.table.sit(_program(), read_name(asked.name), asked.seat)
    return Seated(visit.table.id, seat, visit.tokens.issue(visit.table, seat))


async def start_match(visit: Visit) -> TableState:
    """Start the match; bots take the open seats."""
    await visit.table.start(_guest(visit))
    return table_state(visit.table)


async def leave_table(visit: Visit) -> Response:
    """Leave the seat, or let a bot play on."""
    await visit.table.stand(visit.my_seat)
    return Response(status_code=204)


async def kick(visit: Visit) -> TableState:
    """Remove a player before the match starts (host only)."""
    asked: Kick = visit.body
    if asked.seat >= len(visit.table.seats) or visit.table.seats[asked.seat] is None:
        raise BadRequest(f"nobody sits in seat {asked.seat}")
    await visit.table.kick(_guest(visit), asked.seat)
    return table_state(visit.table)


async def lock(visit: Visit) -> TableState:
    """Lock or unlock the table (host only)."""
    asked: Lock = visit.body
    await visit.table.lock(_guest(visit), asked.on)
    return table_state(visit.table)


async def report(visit: Visit) -> Response:
    """Report a listed table as offensive."""
    await report_table(visit.request, visit.table)
    return Response(status_code=204)


def _program() -> str:
    """Return a name for the holder of a seat that a program has taken: no guest is behind it, only its token."""
    return f"program-{secrets.token_urlsafe(12)}"


# --- The match ---------------------------------------------------------------------------------------------


async def show_view(visit: Visit) -> Snapshot:
    """Return what the seat may know now."""
    return snapshot(Snapshot, visit.table, visit.seat)


async def list_actions(visit: Visit) -> Choices:
    """Return what the seat may do now."""
    now = snapshot(Snapshot, visit.table, visit.my_seat)
    return Choices(now.window, now.actions)


async def list_events(visit: Visit) -> Happenings:
    """Return the events that the seat has seen."""
    return Happenings(*_events(visit.table, visit.seat, visit.number("since")))


async def play(visit: Visit) -> Snapshot:
    """Play an answer. It is on disk when this returns."""
    answer: Answer = visit.body
    await visit.table.play(visit.my_seat, answer.action, answer.window)
    return snapshot(Snapshot, visit.table, visit.my_seat)


async def open_stream(visit: Visit) -> Response:
    """Send the latest snapshot whenever something changes, and the events since the previous one."""
    table, seat, told = visit.table, visit.seat, visit.number("since")
    holder = None if seat is None else table.seats[seat]

    def frame() -> str:
        nonlocal told
        # A seat may change hands between the token check and this.
        mine = seat if seat is not None and table.seats[seat] is holder else None
        events, told = _events(table, mine, told)
        return msgspec.json.encode(snapshot(Frame, table, mine, events=events, next=told)).decode()

    if visit.request.method == "HEAD":
        return Response(media_type="text/event-stream")
    return EventStream(table, () if seat is None else (seat,), frame, visit.room.meter.frame, spacing=0.0)


async def show_record(visit: Visit) -> Response:
    """Return the whole match, once it is over."""
    if visit.table.status != "over":
        raise NotOver("the match is not over; its record holds every card")
    if visit.table.match is None:
        raise NotRunning("this match was played under older rules and no longer has a record")
    return PlainTextResponse(visit.table.match.dumps())


def _events(table: Table, seat: int | None, since: int) -> tuple[list[dict[str, Any]], int]:
    """Return the events from a number on, and the next number."""
    if table.match is None:
        return [], since
    # A reader from another worker may have seen more than this one knows yet.
    return table.match.events(seat, since), max(since, table.match.happened)


# --- Chat --------------------------------------------------------------------------------------------------


async def list_chat(visit: Visit) -> ChatLines:
    """Return the chat that this reader may see."""
    lines = visit.table.talk.lines_for(_guest(visit))
    return ChatLines([ChatLine(line.number, line.seat, line.name, line.text, line.at) for line in lines])


async def talk(visit: Visit) -> ChatLines:
    """Write to the chat."""
    said: Talk = visit.body
    guest = _guest(visit)
    assert guest is not None
    await visit.table.talk.say(guest, "", said.text)
    return await list_chat(visit)


def _guest(visit: Visit) -> str | None:
    """Return the guest that the table has for the seat's holder."""
    player = None if visit.seat is None else visit.table.seats[visit.seat]
    return None if player is None else player.guest
