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
    """Every game of this server."""
    return GameList([game.describe() for game in ruse.all_games().values()])


async def list_tables(visit: Visit) -> TableList:
    """Listed tables that wait for players."""
    return TableList([summary_state(summary) for summary in await visit.room.open_tables()])


async def make_table(visit: Visit) -> Seated:
    """Set up a table and sit down in its first seat."""
    asked: NewTable = visit.body
    plan = Plan(
        game=asked.game,
        players=asked.players,
        edition=asked.edition,
        options=asked.options,
        clock=asked.clock,
        bot=asked.bot,
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
    """A table as everybody sees it."""
    return table_state(visit.table)


async def show_cards(visit: Visit) -> TableCards:
    """The cards that the players have brought; everybody at the table may look at them."""
    cards = visit.table.plan.cards
    return TableCards(None if cards is None else dict(cards))


async def take_seat(visit: Visit) -> Seated:
    """Sit down."""
    asked: SitDown = visit.body
    seat = await visit.table.sit(_program(), read_name(asked.name), asked.seat)
    return Seated(visit.table.id, seat, visit.tokens.issue(visit.table, seat))


async def start_match(visit: Visit) -> TableState:
    """Begin; open seats get bots."""
    await visit.table.start(_guest(visit))
    return table_state(visit.table)


async def leave_table(visit: Visit) -> Response:
    """Give the seat up, or let a bot play on."""
    await visit.table.stand(visit.my_seat)
    return Response(status_code=204)


async def kick(visit: Visit) -> TableState:
    """Remove somebody from a table that has not begun; for the host."""
    asked: Kick = visit.body
    if asked.seat >= len(visit.table.seats) or visit.table.seats[asked.seat] is None:
        raise BadRequest(f"nobody sits in seat {asked.seat}")
    await visit.table.kick(_guest(visit), asked.seat)
    return table_state(visit.table)


async def lock(visit: Visit) -> TableState:
    """Let nobody else sit down, or let people in again; for the host."""
    asked: Lock = visit.body
    await visit.table.lock(_guest(visit), asked.on)
    return table_state(visit.table)


async def report(visit: Visit) -> Response:
    """Say that a listed table is offensive."""
    await report_table(visit.request, visit.table)
    return Response(status_code=204)


def _program() -> str:
    """A seat taken through the API has no guest behind it, only its token."""
    return f"program-{secrets.token_urlsafe(12)}"


# --- The match ---------------------------------------------------------------------------------------------


async def show_view(visit: Visit) -> Snapshot:
    """What the seat may know now."""
    return snapshot(Snapshot, visit.table, visit.seat)


async def list_actions(visit: Visit) -> Choices:
    """What the seat may do now."""
    now = snapshot(Snapshot, visit.table, visit.my_seat)
    return Choices(now.window, now.actions)


async def list_events(visit: Visit) -> Happenings:
    """What the seat has seen happen."""
    return Happenings(*_events(visit.table, visit.seat, visit.number("since")))


async def play(visit: Visit) -> Snapshot:
    """Answer; when this returns, the answer is on disk."""
    answer: Answer = visit.body
    await visit.table.play(visit.my_seat, answer.action, answer.window)
    return snapshot(Snapshot, visit.table, visit.my_seat)


async def open_stream(visit: Visit) -> Response:
    """The newest snapshot whenever something has changed, and what happened since the one before."""
    table, seat, told = visit.table, visit.seat, visit.number("since")
    holder = None if seat is None else table.seats[seat]

    def frame() -> str:
        nonlocal told
        # A seat may change hands between the look at the token and this.
        mine = seat if seat is not None and table.seats[seat] is holder else None
        events, told = _events(table, mine, told)
        return msgspec.json.encode(snapshot(Frame, table, mine, events=events, next=told)).decode()

    if visit.request.method == "HEAD":
        return Response(media_type="text/event-stream")
    return EventStream(table, () if seat is None else (seat,), frame, visit.room.meter.frame, spacing=0.0)


async def show_record(visit: Visit) -> Response:
    """The whole match, when it is over."""
    if visit.table.status != "over":
        raise NotOver("the match is not over; its record holds every card")
    if visit.table.match is None:
        raise NotRunning("this match was played under older rules and no longer has a record")
    return PlainTextResponse(visit.table.match.dumps())


def _events(table: Table, seat: int | None, since: int) -> tuple[list[dict[str, Any]], int]:
    """Return the events from a number on, and the next number."""
    if table.match is None:
        return [], since
    # A reader who comes from another worker may have heard more than this one knows yet.
    return table.match.events(seat, since), max(since, table.match.happened)


# --- Chat --------------------------------------------------------------------------------------------------


async def list_chat(visit: Visit) -> ChatLines:
    """What this reader may hear."""
    lines = visit.table.talk.lines_for(_guest(visit))
    return ChatLines([ChatLine(line.number, line.seat, line.name, line.text, line.at) for line in lines])


async def talk(visit: Visit) -> ChatLines:
    """Say something to the players."""
    said: Talk = visit.body
    guest = _guest(visit)
    assert guest is not None
    await visit.table.talk.say(guest, "", said.text)
    return await list_chat(visit)


def _guest(visit: Visit) -> str | None:
    """Who the table takes the seat's holder for."""
    player = None if visit.seat is None else visit.table.seats[visit.seat]
    return None if player is None else player.guest
