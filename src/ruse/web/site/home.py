"""The home page: the games as posters, and the tables of this server."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import TYPE_CHECKING

import ruse
from ruse.core.words import Words
from ruse.server.identity.guests import guest_of
from ruse.web.setup.play_now import Chip, chips
from ruse.web.site.language import locale_of
from ruse.web.site.page import page, room_of
from ruse.web.site.say import Say

if TYPE_CHECKING:
    from starlette.requests import Request
    from starlette.responses import Response

    from ruse.core.game import Game
    from ruse.server.tables.summary import Summary


RECENT = 10
"""Finished matches on the page: mine, and those that were listed."""


async def home(request: Request) -> Response:
    """Return the home page."""
    room, guest = room_of(request), guest_of(request).id
    say = Say(locale_of(request))
    mine = await room.tables_of(guest)
    taken = {table.id for table in mine}
    over = [table for table in mine if table.status == "over"]
    recent = [*over, *(table for table in await room.recent() if table.id not in taken)]
    return page(
        request,
        "home.html",
        games=[poster(game, say) for game in by_company()],
        mine=[line(table, say) for table in mine if table.status != "over"],
        open=[line(table, say) for table in await room.open_tables() if table.id not in taken],
        recent=[line(table, say) for table in sorted(recent, key=lambda table: -table.created)[:RECENT]],
    )


def by_company() -> list[Game]:
    """Return the games that have words; the one that suits the most numbers of players comes first."""
    games = [game for game in ruse.all_games().values() if game.presentation.words]
    return sorted(games, key=lambda game: -len(game.players))


@dataclass(frozen=True)
class Poster:
    """A game as it is advertised."""

    slug: str
    title: str
    about: str
    length: str
    first: int
    last: int
    lesson: bool
    chips: list[Chip]


def poster(game: Game, say: Say) -> Poster:
    """Return what the home page says of a game, all in the game's own words."""
    words = Words(game.presentation.words, say.locale)
    return Poster(
        slug=game.slug,
        title=words("game-title"),
        about=words("game-about"),
        length=words("game-length") if "game-length" in words else "",
        first=game.players[0],
        last=game.players[-1],
        lesson=game.presentation.lesson is not None,
        chips=chips(game, words, say),
    )


@dataclass(frozen=True)
class TableLine:
    """A table in a list."""

    id: str
    game: str
    title: str
    names: str
    free: int
    status: str
    asked: bool
    outcome: str
    ago: str


def line(table: Summary, say: Say) -> TableLine:
    """Return a table in words."""
    return TableLine(
        id=table.id,
        game=table.game,
        title=Words(ruse.all_games()[table.game].presentation.words, say.locale)("game-title"),
        names=say.listed(table.names),
        free=table.open_seats,
        status=table.status,
        asked=table.your_turn,
        outcome=outcome(table, say),
        ago=ago(time.time() - table.created, say),
    )


def outcome(table: Summary, say: Say) -> str:
    """Return who has won; nothing before the end."""
    if table.status != "over":
        return ""
    if not table.winners:
        return say("home-drawn")
    return say("home-won", names=say.listed(table.winners), count=len(table.winners))


def ago(seconds: float, say: Say) -> str:
    """Return how long ago, in the largest unit that fits."""
    minutes = max(0, int(seconds // 60))
    if minutes < 60:
        return say("home-ago", unit="minutes", count=minutes)
    if minutes < 24 * 60:
        return say("home-ago", unit="hours", count=minutes // 60)
    return say("home-ago", unit="days", count=minutes // (24 * 60))
