"""The rules of a game: our words, every option, and what each character does."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import TYPE_CHECKING, NamedTuple

from ruse.core.errors import BadOption
from ruse.core.match import Match
from ruse.core.registry import find
from ruse.web.setup.usual import quick_plan
from ruse.web.site.language import locale_of
from ruse.web.site.page import page, words_of
from ruse.web.table.rulebook import rulebook

if TYPE_CHECKING:
    from starlette.datastructures import QueryParams
    from starlette.requests import Request
    from starlette.responses import Response

    from ruse.core.game import Game
    from ruse.core.words import Words

RULE_IDS = re.compile(r"( ?\([A-Z]+-\d[^)]*\))")
"""Ids of rules in brackets, with the space before them: hidden, they leave no gap."""


class Part(NamedTuple):
    """A piece of a section: text, or the ids of the rules it tells."""

    text: str
    rule: bool


class Section(NamedTuple):
    """A section of the rules: `rules-1` of the game's words, and its title."""

    title: str
    parts: list[Part]


async def rules_page(request: Request) -> Response:
    """Return the rules as they are at a table with the options in the address."""
    game = find(request.path_params["game"])
    words = words_of(game, request)
    match = example(game, request.query_params)
    book = rulebook(match, tuple(match.view().get("characters", ())), locale_of(request))
    return page(
        request,
        "rules.html",
        game=game,
        words=words,
        edition=match.edition,
        book=book,
        sections=sections(words, game.text_values(match.players, match.options)),
    )


def example(game: Game, query: QueryParams) -> Match:
    """Return a match to explain, or the default one if the address asks for something impossible."""
    usual = quick_plan(game)
    known = {option.name for option in game.interface.options}
    players = query.get("players", "")
    seats = int(players) if players.isdecimal() and len(players) < 3 else usual.players
    wanted = {name: value for name, value in query.items() if name in known}
    try:
        return Match(game, seats, seed=0, edition=query.get("edition", usual.edition), options=wanted)
    except BadOption:
        return Match(game, usual.players, seed=0)


def sections(words: Words, values: Mapping[str, str | int]) -> list[Section]:
    """Return every section, written for the players and the options in use."""
    found: list[Section] = []
    while (message := f"rules-{len(found) + 1}") in words:
        found.append(Section(words(f"{message}.title"), parts(words(message, **values))))
    return found


def parts(text: str) -> list[Part]:
    """Split the ids of the rules from a text, so that the page can hide them."""
    return [Part(piece, RULE_IDS.fullmatch(piece) is not None) for piece in RULE_IDS.split(text) if piece]
