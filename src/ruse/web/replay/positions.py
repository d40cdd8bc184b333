"""Any moment of a finished match: as a seat saw it, as a spectator did, or with every card open."""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from ruse.core.claims import again, verbs_of
from ruse.core.kept_with import kept_with
from ruse.server.errors import BadRequest

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from ruse.core.game import Game
    from ruse.core.match import Match

ALL = "all"
"""The eyes that see every card. The others are a spectator's, and those of each seat by its number."""
WATCHER = "watcher"


@dataclass(frozen=True)
class Turn:
    """Where a turn begins."""

    number: int
    ply: int
    """How many actions came before it."""
    seat: int | None
    present: tuple[bool, ...]
    """The seats that are still in the game."""
    standing: tuple[int, ...] = ()
    """How every seat stands: coins, fame or points, if the game counts something."""


@dataclass(frozen=True)
class Course:
    """What happened when."""

    told: tuple[int, ...]
    """How many events there are after this many actions."""
    turns: tuple[Turn, ...]

    @property
    def last(self) -> int:
        """The number of actions: where the match ends."""
        return len(self.told) - 1

    def ply_of(self, event: int) -> int:
        """Return how many actions it takes until this event has happened."""
        return bisect_right(self.told, event)

    def stops(self, eyes: str) -> list[int]:
        """Return where there is something new to see; only the eyes that see everything see sealed answers."""
        if eyes == ALL:
            return list(range(len(self.told)))
        return [ply for ply, told in enumerate(self.told) if ply == 0 or told > self.told[ply - 1]]

    def turn_at(self, ply: int) -> Turn | None:
        """Return the turn that is under way after this many actions."""
        return next((turn for turn in reversed(self.turns) if turn.ply <= ply), None)


@kept_with
def course(match: Match) -> Course:
    """Return the course of a finished match; it is cached, because each step of a replay needs it."""
    verbs = verbs_of(match.game)
    twin = again(match)
    told: list[int] = []
    turns: list[Turn] = []

    def look() -> None:
        fresh = twin.events(None, told[-1] if told else 0)
        for event in fresh:
            if verbs[event["event"]] == "turn":
                seats = twin.view(None)["seats"]
                present = tuple(seat.get("alive", True) for seat in seats)
                number = event.get("number", len(turns) + 1)
                turns.append(Turn(number, len(told), event.get("seat"), present, standings(twin.game, seats)))
        told.append(len(fresh) + (told[-1] if told else 0))

    look()
    for seat, action in match.journal:
        twin.play(seat, action)
        look()
    return Course(tuple(told), tuple(turns))


def standings(game: Game, seats: Sequence[Mapping[str, Any]]) -> tuple[int, ...]:
    """Return how every seat of a view stands; nothing in a game that counts nothing."""
    standing = game.presentation.standing
    return () if standing is None else tuple(map(standing, seats))


def position(match: Match, ply: int) -> Match:
    """Return the match as it stood after this many actions."""
    twin = again(match)
    for seat, action in match.journal[:ply]:
        twin.play(seat, action)
    return twin


def read_ply(text: str | None, match: Match) -> int:
    """Return the moment that an address names; by default the end."""
    last = len(match.journal)
    if not text:
        return last
    if not (text.isdecimal() and text.isascii() and len(text) < 7 and int(text) <= last):
        raise BadRequest(f"at is a number of actions from 0 to {last}")
    return int(text)


def read_eyes(text: str | None, match: Match) -> str:
    """Return whose eyes an address names; by default those that see every card."""
    if not text:
        return ALL
    known = (ALL, WATCHER, *map(str, range(match.players)))
    if text not in known:
        raise BadRequest(f"as is one of {', '.join(known)}")
    return text


def seat_of(eyes: str) -> int | None:
    """Return the seat whose eyes these are."""
    return int(eyes) if eyes.isdecimal() else None


def view_as(match: Match, eyes: str) -> dict[str, Any]:
    """Return what these eyes see. Only for a match that is over, at any moment of it."""
    view = match.view(seat_of(eyes))
    if eyes == ALL:
        view["seats"] = [match.view(seat)["seats"][seat] for seat in range(match.players)]
        view["revealed"] = match.laid_open()
    return view


def events_as(match: Match, eyes: str) -> list[dict[str, Any]]:
    """Return what these eyes have seen happen. Only for a match that is over, at any moment of it."""
    events: list[dict[str, Any]] = match.revealed() if eyes == ALL else match.events(seat_of(eyes))
    return events
