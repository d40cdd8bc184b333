"""The JSON API: programs sit down and play through the same door as people, in the same words."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ruse.core.errors import BadCards, BadOption, IllegalAction, UnknownGame
from ruse.server.api import endpoints, openapi
from ruse.server.api.bodies import (
    Answer,
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
from ruse.server.api.calls import Call
from ruse.server.api.tokens import SeatTokens
from ruse.server.errors import (
    AlreadyAnswered,
    AlreadyStarted,
    NotOver,
    NotRunning,
    NotYourTurn,
    Stale,
    StoreFailed,
    TableFull,
    TooManyListed,
)
from ruse.server.identity.person_names import BadName
from ruse.server.tables.door import NotHost, TableLocked, TurnedAway
from ruse.server.tables.room import Room

TABLE = "/api/tables/{table}"
SINCE = {"since": "Only events from this number on."}

CALLS = (
    Call("GET", "/api/games", endpoints.list_games, "Every game: players, editions, options, bots", GameList),
    Call(
        "GET", "/api/tables", endpoints.list_tables, "Listed tables that wait for players, newest first", TableList
    ),
    Call(
        "POST",
        "/api/tables",
        endpoints.make_table,
        "Set up a table and sit down in seat 0",
        Seated,
        body=NewTable,
        status=201,
        refusals=(BadName, UnknownGame, BadOption, BadCards, TooManyListed, StoreFailed),
    ),
    Call("GET", TABLE, endpoints.show_table, "A table as everybody sees it", TableState),
    Call("GET", f"{TABLE}/cards", endpoints.show_cards, "The cards that its players have brought", TableCards),
    Call(
        "POST",
        f"{TABLE}/seats",
        endpoints.take_seat,
        "Sit down",
        Seated,
        body=SitDown,
        status=201,
        refusals=(BadName, TableFull, TableLocked, TurnedAway, AlreadyStarted, StoreFailed),
    ),
    Call(
        "POST",
        f"{TABLE}/start",
        endpoints.start_match,
        "Begin the match; open seats get bots",
        TableState,
        token="must",
        refusals=(AlreadyStarted, NotHost, StoreFailed),
    ),
    Call(
        "POST",
        f"{TABLE}/leave",
        endpoints.leave_table,
        "Give the seat up before the match; during it a bot plays on until you are back",
        status=204,
        token="must",
        refusals=(StoreFailed,),
    ),
    Call(
        "POST",
        f"{TABLE}/kick",
        endpoints.kick,
        "Remove somebody from a table that has not begun; for its host",
        TableState,
        body=Kick,
        token="must",
        refusals=(NotHost, AlreadyStarted, StoreFailed),
    ),
    Call(
        "POST",
        f"{TABLE}/lock",
        endpoints.lock,
        "Let nobody else sit down, or let people in again; for the host",
        TableState,
        body=Lock,
        token="must",
        refusals=(NotHost, StoreFailed),
    ),
    Call(
        "POST",
        f"{TABLE}/report",
        endpoints.report,
        "Report a listed table as offensive; enough reports take it off the list",
        status=204,
        refusals=(StoreFailed,),
    ),
    Call("GET", f"{TABLE}/view", endpoints.show_view, "What the seat may know now", Snapshot, token="may"),
    Call("GET", f"{TABLE}/actions", endpoints.list_actions, "What the seat may do now", Choices, token="must"),
    Call(
        "GET",
        f"{TABLE}/events",
        endpoints.list_events,
        "What the seat has seen happen",
        Happenings,
        token="may",
        query=SINCE,
    ),
    Call(
        "POST",
        f"{TABLE}/play",
        endpoints.play,
        "Answer what the seat is asked; the same answer twice counts once",
        Snapshot,
        body=Answer,
        token="must",
        refusals=(IllegalAction, Stale, NotYourTurn, AlreadyAnswered, NotRunning, StoreFailed),
    ),
    Call(
        "GET",
        f"{TABLE}/stream",
        endpoints.open_stream,
        "Server-sent events: the newest frame whenever something has changed",
        Frame,
        token="may",
        query=SINCE,
        media="text/event-stream",
    ),
    Call("GET", f"{TABLE}/chat", endpoints.list_chat, "The talk that this reader may hear", ChatLines, token="may"),
    Call(
        "POST",
        f"{TABLE}/chat",
        endpoints.talk,
        "Say something to the other players",
        ChatLines,
        body=Talk,
        status=201,
        token="must",
        refusals=(StoreFailed,),
    ),
    Call(
        "GET",
        f"{TABLE}/record",
        endpoints.show_record,
        "The whole match as a text, when it is over",
        media="text/plain",
        refusals=(NotOver, NotRunning),
    ),
)


def routes(room: Room, tokens: SeatTokens) -> list[Route]:
    """Every call, and the document that describes them."""
    told = openapi.text(CALLS)

    async def show_document(request: Request) -> Response:
        return Response(told, media_type="application/json")

    return [*(call.route(room, tokens) for call in CALLS), Route("/api/openapi.json", show_document)]
