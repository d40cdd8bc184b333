"""After the end: every claim of a match, true or bluff, heard or not."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from ruse.core.match import Action, Match


class Claim(NamedTuple):
    """One claim: by whom, for what, and whether the card was there."""

    turn: int
    seat: int
    action: str
    character: str
    bluff: bool
    heard: bool


def again(match: Match) -> Match:
    """The same match before its first action."""
    return type(match)(
        match.game,
        match.players,
        seed=match.seed,
        edition=match.edition,
        options=dict(match.options),
        position=match.position,
        salt=match.salt,
    )


def steps(match: Match) -> Iterator[tuple[Match, int, Action]]:
    """The match once more, before each of its actions; it is played on when the next one is asked for."""
    twin = again(match)
    for seat, action in match.journal:
        yield twin, seat, action
        twin.play(seat, action)


def all_claims(match: Match) -> list[Claim]:
    """Every claim of a finished match in its order; sealed ones that nobody heard too."""
    found = []
    for twin, seat, action in steps(match):
        view = twin.view(seat)
        hint = next(hint for hint in view["actions"] if hint["action"] == action)
        if hint["claim"] is not None:
            claim = Claim(view["turns"] + 1, seat, str(action), hint["claim"], hint["bluff"], True)
            found.append(claim._replace(heard=view["phase"] == "action" or _is_heard(match, claim)))
    return found


def _is_heard(match: Match, claim: Claim) -> bool:
    """Whether a block came to light: in its turn the table saw this seat block."""
    turn = 0
    for event in match.events(None):
        if event["event"] == "turn":
            turn = event["number"]
        if _tells(event, claim) and turn == claim.turn:
            return True
    return False


def _tells(event: dict[str, Any], claim: Claim) -> bool:
    return bool(event["event"] == "blocked" and event["seat"] == claim.seat)
