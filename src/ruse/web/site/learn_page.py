"""A game in pictures: its guided first match, told step by step with the boards that the learner would see."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple, cast

from markupsafe import Markup

from ruse.core.lesson import LEARNER, Lesson, coach, next_answer
from ruse.core.match import Match
from ruse.core.registry import find
from ruse.core.words import Words
from ruse.server.identity.person_names import bot_name
from ruse.server.middleware.meter import Meter
from ruse.server.middleware.refusals import NoPage
from ruse.server.store.journal import SeatRow
from ruse.server.tables.new_rows import fresh_row
from ruse.server.tables.pace import Pace
from ruse.server.tables.plan import Plan
from ruse.server.tables.table import Table
from ruse.web.site.environment import environment
from ruse.web.site.language import locale_of
from ruse.web.site.page import page
from ruse.web.site.say import Say
from ruse.web.table.frame import template_of
from ruse.web.table.log import Log, chronicle_of
from ruse.web.table.stage import board_values, sealed

if TYPE_CHECKING:
    from starlette.requests import Request
    from starlette.responses import Response

    from ruse.server.store.journal import Store

LINKS = re.compile(r' (?:id|for|form|popovertarget|aria-labelledby|aria-describedby)="[^"]*"')
"""Attributes that name a part of the page. A picture has none: it stands next to others of the same board."""


class Picture(NamedTuple):
    """One thing that the learner does: the board before it, what the coach says, and what comes of it."""

    board: Markup
    text: str
    action: str
    rule: str
    then: tuple[str, ...]


class Tale(NamedTuple):
    """A guided first match, told."""

    goal: str
    pictures: tuple[Picture, ...]
    end: str


async def learn_page(request: Request) -> Response:
    """Return a game in pictures."""
    game = find(request.path_params["game"])
    if game.presentation.lesson is None:
        raise NoPage(f"{game.slug} has no guided first game")
    locale = locale_of(request)
    words = Words(game.presentation.words, locale)
    return page(request, "learn.html", game=game, words=words, tale=tale(game.slug, locale))


@cache
def tale(slug: str, locale: str) -> Tale:
    """Play the lesson of a game, and tell it in a language."""
    game = find(slug)
    lesson = cast("Lesson", game.presentation.lesson)
    words = Words(game.presentation.words, locale)
    table = example_table(slug, lesson.players, Say(locale)("learn-you"))
    names = {f"seat{seat}": name for seat, name in enumerate(table.seats.names)}
    match = Match(game, lesson.players, seed=0, options=lesson.options, position=lesson.position)
    said: list[str] = []
    pictures: list[Picture] = []
    while (now := coach(lesson, match)) and not now.ended:
        if now.wanted:
            action = now.wanted[0]
            hints = {hint["action"]: hint for hint in match.view(LEARNER)["actions"]}
            rule = hints[action].get("rule", "")
            picture, before = board(table, match, locale), match.happened
            match.play(LEARNER, action)
            told = told_since(match, before, locale, table.seats.names)
            shown = told or sealed(game, words, action, table.seats.names)
            pictures.append(Picture(picture, words(now.message, **names), shown, rule, ()))
            continue
        if now.message not in said:
            said.append(now.message)
            if pictures:
                pictures[-1] = pictures[-1]._replace(then=(*pictures[-1].then, words(now.message, **names)))
        following = next_answer(lesson, match)
        assert following is not None, "a lesson without an answer holds up a table; tests/games/test_lessons.py"
        match.play(*following)
    return Tale(words(said[0], **names), tuple(pictures), words(lesson.end, **names))


def told_since(match: Match, before: int, locale: str, names: list[str]) -> str:
    """Return what the learner's answer did, in the words of the log; nothing as long as it is sealed."""
    log = Log(chronicle_of(match, locale, names), LEARNER)
    log.extend(match)
    return next((line.text for line in log.sentences if line.number >= before), "")


def example_table(slug: str, players: int, you: str) -> Table:
    """Return a table with the reader in the first seat and bots in the others. It is never stored or played at."""
    row = fresh_row(Plan(slug, players), "reader", [you])
    for seat in range(1, players):
        row.seats.append(SeatRow(seat, bot_name(seat, [other.name for other in row.seats]), bot="house"))
    return Table(row, cast("Store", None), Pace(), Meter())


def board(table: Table, match: Match, locale: str) -> Markup:
    """Return the board as the learner sees it, as a picture: without anything that can be pressed."""
    log = Log(chronicle_of(match, locale, table.seats.names), LEARNER)
    log.extend(match)
    view: dict[str, Any] = {**match.view(LEARNER), "actions": []}
    values = board_values(table, match, LEARNER, view, log, locale)
    values["frame_template"] = template_of(match.game.slug)
    return Markup(LINKS.sub("", environment().get_template("replay_board.html").render(values)))
