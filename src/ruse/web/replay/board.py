"""The board of a finished match at one moment, drawn by the same templates as a running table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from markupsafe import Markup

from ruse.web.replay.positions import events_as, seat_of, view_as
from ruse.web.site.environment import environment
from ruse.web.table.frame import template_of
from ruse.web.table.log import Log, chronicle_of
from ruse.web.table.stage import board_values

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

    def row(self, count: int) -> tuple[int, ...]:
        """Return nothing: this log is written once."""
        return ()

    def events(self, seat: int | None = None, since: int = 0) -> list[dict[str, Any]]:
        """Return what these eyes have seen, no matter who asks."""
        return self._events[since:]


def board(table: Table, match: Match, eyes: str, locale: str) -> Markup:
    """Return the board with the match at any moment, as these eyes see it."""
    seat = seat_of(eyes)
    log = Log(chronicle_of(match, locale, table.seats.names), None)
    log.extend(cast("Match", Witness(match, eyes)))
    values = board_values(table, match, seat, view_as(match, eyes), log, locale)
    values["places"] = [place._replace(notes=()) for place in values["places"]]
    values["frame_template"] = template_of(match.game.slug)
    return Markup(environment().get_template("replay_board.html").render(values))
