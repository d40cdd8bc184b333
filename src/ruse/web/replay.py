"""After the game: who won, who lied when, the deal checked, and the match once more, step by step."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from starlette.responses import PlainTextResponse, RedirectResponse, Response
from starlette.routing import Route

from ruse.core.words import Words
from ruse.server.errors import NotOver, TableError
from ruse.server.guests import guest_of
from ruse.web import form
from ruse.web.board import board
from ruse.web.language import locale_of
from ruse.web.page import name_of, page, room_of
from ruse.web.positions import ALL, WATCHER, course, position, read_eyes, read_ply, seat_of
from ruse.web.retold import lines, stored_lines
from ruse.web.say import Say
from ruse.web.seal import seal_of
from ruse.web.timeline import honors, timeline
from ruse.web.verdict import Verdict

if TYPE_CHECKING:
    from starlette.requests import Request

    from ruse.core.match import Match
    from ruse.server.table import Table


class NoRecord(TableError):
    """The match cannot be written as a record."""

    code = "no-record"
    status = 409


async def show(request: Request) -> Response:
    """One moment of a finished match, through chosen eyes; the end with all cards open unless chosen."""
    table = await finished(request)
    locale = locale_of(request)
    stored = table.stored_events()
    if table.match is None or stored is not None:
        return page(request, "replay_old.html", **old_story(table, stored or [], locale))
    match = table.match
    at = read_ply(request.query_params.get("at"), match)
    eyes = read_eyes(request.query_params.get("as"), match)
    return page(
        request,
        "replay.html",
        **result(table, match, locale),
        **moment(table, match, at, eyes, locale),
        **ways_on(table, match, at, eyes, guest_of(request).id),
        link=str(request.url.replace(query=f"at={at}&as={eyes}", fragment="replay")),
    )


async def record(request: Request) -> Response:
    """The whole match as a text to keep."""
    table = await finished(request)
    if table.match is None or table.stored_events() is not None:
        raise NoRecord("this match was played under earlier rules; its record cannot be written any more")
    name = f"{table.plan.game}-{table.id}.ruse"
    return PlainTextResponse(table.match.dumps(), headers={"content-disposition": f'attachment; filename="{name}"'})


async def fork(request: Request) -> Response:
    """Play on from a moment: a new table with the guest in one seat and bots in the others."""
    table = await finished(request)
    fields = await form.read(request)
    at, seat = form.number(fields, "at"), form.number(fields, "seat")
    new = await room_of(request).fork(table, at, seat, guest_of(request).id, name_of(request))
    return RedirectResponse(f"/table/{new.id}", 303)


async def finished(request: Request) -> Table:
    """The table of an address, if its match is over: nothing of a running one is shown here."""
    table = await room_of(request).find(request.path_params["table"])
    if table.status != "over":
        raise NotOver("the match is not over; its replay shows every card")
    return table


def result(table: Table, match: Match, locale: str) -> dict[str, Any]:
    """What is the same at every moment: the outcome, the timeline, the seal."""
    say, words = Say(locale), Words(match.game.words, locale)
    picture = timeline(match)
    return {
        "table": table,
        "game": match.game.slug,
        "words": words,
        "names": table.names,
        "headline": headline(say, match.winners, table.names),
        "timeline": picture,
        "honors": honors(picture.lanes),
        "verdict": Verdict(say, words, table.names),
        "seal": seal_of(table),
    }


def headline(say: Say, winners: Sequence[int], names: Sequence[str]) -> str:
    """Who has won."""
    if not winners:
        return say("replay-drawn")
    return say("replay-won", names=", ".join(names[seat] for seat in winners), count=len(winners))


def moment(table: Table, match: Match, at: int, eyes: str, locale: str) -> dict[str, Any]:
    """One moment: the board, what has just happened and what had before, the ways to other moments."""
    when = course(match)
    then = position(match, at)
    words = Words(match.game.words, locale)
    told = lines(then, when, eyes, words, table.names)
    stops = when.stops(eyes)
    back = max((stop for stop in stops if stop < at), default=None)
    return {
        "board": board(table, then, eyes, locale),
        "at": at,
        "last": when.last,
        "eyes": eyes,
        "everyone": [ALL, WATCHER, *map(str, range(match.players))],
        "turn": when.turn_at(at),
        "back": back,
        "forward": min((stop for stop in stops if stop > at), default=None),
        "log": told,
        "news": [line for line in told if line.ply > (-1 if back is None else back)],
        "answer": match.journal[at - 1] if eyes == ALL and at else None,
        "place": lambda ply, who=eyes: f"/table/{table.id}/replay?at={ply}&as={who}",
    }


def ways_on(table: Table, match: Match, at: int, eyes: str, guest: str) -> dict[str, Any]:
    """Whoever can play on from here, and in which seat the reader would."""
    present = [seat["seat"] for seat in position(match, at).view(None)["seats"] if seat.get("alive", True)]
    wished = [seat_of(eyes), *table.seats_of(guest), *present]
    return {
        "seats_to_take": present if at < len(match.journal) else [],
        "likely_seat": next((seat for seat in wished if seat in present), None),
    }


def old_story(table: Table, stored: Sequence[dict[str, Any]], locale: str) -> dict[str, Any]:
    """What was written down of a match under earlier rules."""
    game = table.plan.rules
    say, words = Say(locale), Words(game.words, locale)
    winners = next((event["winners"] for event in reversed(stored) if event.get("winners")), ())
    return {
        "table": table,
        "game": game.slug,
        "words": words,
        "headline": headline(say, winners, table.names),
        "log": stored_lines(game, stored, words, table.names),
        "seal": seal_of(table),
    }


routes = [
    Route("/table/{table}/replay", show),
    Route("/table/{table}/record", record),
    Route("/table/{table}/fork", fork, methods=["POST"]),
]
"""What a table offers when its match is over."""
