"""The JSON API: programs take seats and play in the same way as people, with the same words."""

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
from ruse.server.paths import ANSWER
from ruse.server.tables.door import NotHost, TableLocked, TurnedAway
from ruse.server.tables.room import Room

TABLE = "/api/tables/{table}"
SINCE = {"since": "Only events from this number on."}

CALLS = (
    Call(
        "GET",
        "/api/games",
        endpoints.list_games,
        "List the games with their players, editions, options and bots",
        GameList,
    ),
    Call(
        "GET",
        "/api/tables",
        endpoints.list_tables,
        "List the public tables that wait for players, newest first",
        TableList,
    ),
    Call(
        "POST",
        "/api/tables",
        endpoints.make_table,
        "Set up a table and take seat 0",
        Seated,
        body=NewTable,
        status=201,
        refusals=(BadName, UnknownGame, BadOption, BadCards, TooManyListed, StoreFailed),
    ),
    Call("GET", TABLE, endpoints.show_table, "Show a table as everyone sees it", TableState),
    Call("GET", f"{TABLE}/cards", endpoints.show_cards, "Show the custom cards of a table", TableCards),
    Call(
        "POST",
        f"{TABLE}/seats",
        endpoints.take_seat,
        "Take a seat",
        Seated,
        body=SitDown,
        status=201,
        refusals=(BadName, TableFull, TableLocked, TurnedAway, AlreadyStarted, StoreFailed),
    ),
    Call(
        "POST",
        f"{TABLE}/start",
        endpoints.start_match,
        "Start the match. Bots take the open seats",
        TableState,
        token="must",
        refusals=(AlreadyStarted, NotHost, StoreFailed),
    ),
    Call(
        "POST",
        f"{TABLE}/leave",
        endpoints.leave_table,
        "Leave the seat. During a match, a bot plays until you are back",
        status=204,
        token="must",
        refusals=(StoreFailed,),
    ),
    Call(
        "POST",
        f"{TABLE}/kick",
        endpoints.kick,
        "Remove a player before the match starts (host only)",
        TableState,
        body=Kick,
        token="must",
        refusals=(NotHost, AlreadyStarted, StoreFailed),
    ),
    Call(
        "POST",
        f"{TABLE}/lock",
        endpoints.lock,
        "Lock or unlock the table (host only)",
        TableState,
        body=Lock,
        token="must",
        refusals=(NotHost, StoreFailed),
    ),
    Call(
        "POST",
        f"{TABLE}/report",
        endpoints.report,
        "Report a listed table as offensive. Enough reports remove it from the list",
        status=204,
        refusals=(StoreFailed,),
    ),
    Call("GET", f"{TABLE}/view", endpoints.show_view, "Show what the seat may know now", Snapshot, token="may"),
    Call("GET", f"{TABLE}/actions", endpoints.list_actions, "List what the seat may do now", Choices, token="must"),
    Call(
        "GET",
        f"{TABLE}/events",
        endpoints.list_events,
        "List the events that the seat has seen",
        Happenings,
        token="may",
        query=SINCE,
    ),
    Call(
        "POST",
        f"{TABLE}{ANSWER}",
        endpoints.play,
        "Play an action. Sending the same answer twice is fine",
        Snapshot,
        body=Answer,
        token="must",
        refusals=(IllegalAction, Stale, NotYourTurn, AlreadyAnswered, NotRunning, StoreFailed),
    ),
    Call(
        "GET",
        f"{TABLE}/stream",
        endpoints.open_stream,
        "Stream the latest frame whenever something changes (server-sent events)",
        Frame,
        token="may",
        query=SINCE,
        media="text/event-stream",
    ),
    Call("GET", f"{TABLE}/chat", endpoints.list_chat, "Read the chat", ChatLines, token="may"),
    Call(
        "POST",
        f"{TABLE}/chat",
        endpoints.talk,
        "Write to the chat",
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
        "Get the whole match as text, once it is over",
        media="text/plain",
        refusals=(NotOver, NotRunning),
    ),
)


def routes(room: Room, tokens: SeatTokens) -> list[Route]:
    """Return every call, and the document that describes them."""
    told = openapi.text(CALLS)

    async def show_document(request: Request) -> Response:
        return Response(told, media_type="application/json")

    return [*(call.route(room, tokens) for call in CALLS), Route("/api/openapi.json", show_document)]
