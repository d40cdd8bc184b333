"""What a table or a request can be refused for: a code, an HTTP status, one English sentence."""

from __future__ import annotations

from ruse.core.errors import RuseError


class TableError(RuseError):
    """The family of refusals of the server."""

    code = "refused"
    status = 400


class BadRequest(TableError):
    """The request is not what it should be."""

    code = "bad-request"
    status = 400


class BadToken(TableError):
    """A seat token is missing, forged or of a seat that has changed hands."""

    code = "bad-token"
    status = 401


class NotYourSeat(TableError):
    """Somebody else sits there."""

    code = "not-your-seat"
    status = 403


class NoTable(TableError):
    """There is no such table."""

    code = "no-table"
    status = 404


class Stale(TableError):
    """The table has moved on since the question that this answers."""

    code = "stale"
    status = 409


class AlreadyAnswered(TableError):
    """A sealed answer cannot be changed."""

    code = "already-answered"
    status = 409


class NotYourTurn(TableError):
    """The seat is not asked now."""

    code = "not-your-turn"
    status = 409


class TableFull(TableError):
    """There is no open seat, or it is taken."""

    code = "table-full"
    status = 409


class TooManyListed(TableError):
    """Somebody has as many listed tables as anybody may."""

    code = "too-many-listed"
    status = 409


class NotRunning(TableError):
    """The match has not begun, or is over."""

    code = "not-running"
    status = 409


class AlreadyStarted(TableError):
    """Seats are taken and freed only before the match begins."""

    code = "already-started"
    status = 409


class NotOver(TableError):
    """What is asked for shows every card; the match is still running."""

    code = "not-over"
    status = 409


class LessonWants(TableError):
    """The action is possible, but the guided game asks for another one first."""

    code = "lesson-wants"
    status = 409


class WrongCharset(TableError):
    """Text in another encoding than UTF-8; some take minutes to decode."""

    code = "wrong-charset"
    status = 415


class TooLarge(TableError):
    """The body is larger than anything this server takes."""

    code = "too-large"
    status = 413


class TooManyRequests(TableError):
    """Slower, please."""

    code = "too-many-requests"
    status = 429


class StoreFailed(TableError):
    """The journal could not be written; nothing has changed."""

    code = "store-failed"
    status = 503


class StoreAway(StoreFailed):
    """The database does not answer now; it may be back at any moment."""


class BrokenTable(TableError):
    """The journal has a table that nobody can read; `ruse store check` shows the operator why."""

    code = "broken-table"
    status = 503


class Collision(Exception):
    """Another worker has already written this ply; what is in memory is old."""
