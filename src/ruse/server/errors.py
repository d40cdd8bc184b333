"""Errors of tables and requests: a code, an HTTP status, one English sentence."""

from __future__ import annotations

from ruse.core.errors import RuseError


class TableError(RuseError):
    """The base class of the server's errors."""

    code = "refused"
    status = 400


class BadRequest(TableError):
    """The request is malformed."""

    code = "bad-request"
    status = 400


class BadToken(TableError):
    """The seat token is missing, forged, or no longer valid."""

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
    """The match has moved on since that question."""

    code = "stale"
    status = 409


class AlreadyAnswered(TableError):
    """A sealed answer cannot be changed."""

    code = "already-answered"
    status = 409


class NotYourTurn(TableError):
    """This seat has nothing to answer now."""

    code = "not-your-turn"
    status = 409


class TableFull(TableError):
    """There is no open seat, or this one is taken."""

    code = "table-full"
    status = 409


class TooManyListed(TableError):
    """You already have the maximum number of listed tables."""

    code = "too-many-listed"
    status = 409


class NotRunning(TableError):
    """The match has not started, or is over."""

    code = "not-running"
    status = 409


class AlreadyStarted(TableError):
    """The match has already started."""

    code = "already-started"
    status = 409


class NotOver(TableError):
    """The match is not over yet, and this would show every card."""

    code = "not-over"
    status = 409


class LessonWants(TableError):
    """The action is possible, but the guided game asks for another one first."""

    code = "lesson-wants"
    status = 409


class WrongCharset(TableError):
    """Text that is not UTF-8. Some encodings take minutes to decode."""

    code = "wrong-charset"
    status = 415


class TooLarge(TableError):
    """The body is too large."""

    code = "too-large"
    status = 413


class TooManyRequests(TableError):
    """Too many requests. Wait as long as `Retry-After` says."""

    code = "too-many-requests"
    status = 429


class StoreFailed(TableError):
    """The journal could not be written. Nothing has changed."""

    code = "store-failed"
    status = 503


class StoreAway(StoreFailed):
    """The database does not answer right now. Try again in a moment."""


class BrokenTable(TableError):
    """The journal of this table cannot be read. `ruse store check` shows the operator why."""

    code = "broken-table"
    status = 503


class Collision(Exception):
    """Another worker has already written this ply. The copy in memory is outdated."""
