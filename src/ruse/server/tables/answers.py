"""The last answer of every seat. The same answer twice counts once, and a sealed answer cannot be changed."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ruse.server.errors import AlreadyAnswered, NotYourTurn, Stale

if TYPE_CHECKING:
    from ruse.core.match import Match


class GivenAnswer(NamedTuple):
    """The last answer of a seat, and the window in which it was given."""

    window: int
    action: str


class Answers(dict[int, GivenAnswer]):
    """By seat."""

    def has(self, seat: int, action: str, window: int) -> bool:
        """Return whether a seat has already given exactly this answer."""
        return self.get(seat) == GivenAnswer(window, spelled(action))

    def expect(self, match: Match, seat: int, window: int) -> None:
        """Refuse an answer if its question is not open."""
        if window != match.window:
            raise Stale("the match has moved on since; nothing was played")
        if seat in match.waiting:
            return
        given = self.get(seat)
        if given is not None and given.window == window:
            raise AlreadyAnswered("you have already answered, and your answer cannot be changed")
        raise NotYourTurn("it is not your turn to answer")


def spelled(action: str) -> str:
    """Return an action as it is written down, with single spaces."""
    return " ".join(action.split())
