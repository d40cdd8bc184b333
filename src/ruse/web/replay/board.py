"""The board of a finished match at one moment, drawn by the same templates as a running table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from markupsafe import Markup

from ruse.web.replay.positions import events_as, seat_of, view_as
from ruse.web.site.assets import art, asset
from ruse.web.site.environment import environment
from ruse.web.table.choices import Bar
from ruse.web.table.frame import template_of
from ruse.web.table.log import Log
from ruse.web.table.stage import places_of, say_in, scene_of, words_of

if TYPE_CHECKING:
    from ruse.core.match import Match
    from ruse.server.tables.table import Table


class Witness:
    """A match as chosen eyes have seen it, for a log that calls nobody `you`."""

    def __init__(self, match: Match, eyes: str) -> None:
        self.game = match.game
        self.begun = match.begun
        self.happened = match.happened
        self._events = events_as(match, eyes)

    def events(self, seat: int | None = None, since: int = 0) -> list[dict[str, Any]]:
        """What these eyes have seen, whoever asks."""
        return self._events[since:]


def board(table: Table, match: Match, eyes: str, locale: str) -> Markup:
    """The board with the match at any moment, as these eyes see it."""
    seat = seat_of(eyes)
    view = view_as(match, eyes)
    words = words_of(match.game.presentation.words, locale)
    log = Log(cast("Match", Witness(match, eyes)), None, locale, table.names)
    log.extend(cast("Match", Witness(match, eyes)))
    scene = scene_of(log.sentences, view)
    values = {
        "frame_template": template_of(match.game.slug),
        "table": table,
        "say": say_in(locale),
        "words": words,
        "seat": seat,
        "curtain": None,
        "view": view,
        "me": None if seat is None else view["seats"][seat],
        "names": table.names,
        "places": [place._replace(notes=()) for place in places_of(table, match, view, seat, scene)],
        "mine": False,
        "bar": Bar("none", ()),
        "scene": scene,
        "moves": "[]",
        "title": "",
        "retold": True,
        "sprite": art(match.game.slug),
        "icons": asset("icons.svg"),
    }
    return Markup(environment().get_template("replay_board.html").render(values))
