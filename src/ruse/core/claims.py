"""After the end: every claim of a match, true or bluff, whether it counted or not, and what became of it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from ruse.core.kept_with import kept_with

if TYPE_CHECKING:
    from ruse.core.game import Game
    from ruse.core.match import Action, Match

BLUFF = 2
"""What a game's `honesty` says of a claim that is not true."""


Told = tuple[str, dict[str, Any]]
"""A public event after its verb."""


class Claim(NamedTuple):
    """One claim: who made it, for what, whether the card was there, and how others responded."""

    ply: int
    """How many actions came before it."""
    turn: int
    seat: int
    action: str
    character: str
    bluff: bool
    heard: bool = True
    """Only one of several sealed answers counts. The others are revealed here."""
    challenger: int | None = None
    shown: bool = False
    """Whether what it was about was shown to the challenger."""
    blocker: int | None = None
    """Who stopped it with a block that held."""

    @property
    def caught(self) -> bool:
        """Challenged, and not proved: a bluff, or a truth that was given up."""
        return self.challenger is not None and (self.bluff or not self.shown)


def again(match: Match) -> Match:
    """Return the same match before its first action."""
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
    """Yield the match before each of its actions, replaying it step by step."""
    twin = again(match)
    for seat, action in match.journal:
        yield twin, seat, action
        twin.play(seat, action)


@kept_with
def all_claims(match: Match) -> tuple[Claim, ...]:
    """Return every claim of a finished match in order, including sealed ones that did not count."""
    if not has_claims(match.game):
        return ()
    verbs = verbs_of(match.game)
    events = [(verbs[event["event"]], event) for event in match.events(None)]
    found: list[Claim] = []
    ends: dict[int, int] = {}  # where the seat's next claim begins: no event before it is about another claim
    for told, claim in reversed(list(_made(match, events))):
        found.append(_answered(claim, events[told : ends.get(claim.seat)]))
        ends[claim.seat] = told
    return tuple(found[::-1])


@kept_with
def verbs_of(game: Game) -> dict[str, str]:
    """Return what each kind of event is in terms of bluffing, as the game says: `challenged` is a `challenge`."""
    return {shape.name: shape.verb for shape in game.interface.events.values()}


@kept_with
def has_claims(game: Game) -> bool:
    """Return whether anything is claimed in a game; if not, there are no lies to report."""
    return "claim" in verbs_of(game).values()


def claimed(view: dict[str, Any], action: str) -> str:
    """Return what an action claims: as the game's hint names it, or the action's own text."""
    hints = (hint for hint in view.get("actions", ()) if hint["action"] == action)
    return next((hint["claim"] for hint in hints if hint.get("claim")), str(action))


def turn_of(events: Sequence[Told]) -> int:
    """Return the turn that has begun last."""
    turns = [event for verb, event in events if verb == "turn"]
    return int(turns[-1].get("number", len(turns))) if turns else 0


def _made(match: Match, events: Sequence[Told]) -> Iterator[tuple[int, Claim]]:
    """Yield every claim as it was made, with the number of events before it."""
    for twin, seat, action in steps(match):
        honesty = twin.game.rules.honesty(twin._state, seat, action.number)
        if honesty:
            told = twin.happened
            turn, character = turn_of(events[:told]), claimed(twin.view(seat), action)
            yield told, Claim(len(twin.journal), turn, seat, str(action), character, honesty == BLUFF)


def _answered(claim: Claim, events: Sequence[Told]) -> Claim:
    """Return the claim with everything the table learned about it, and the answers to it."""
    start = next((at for at, told in enumerate(events) if _tells(told, claim)), None)
    if start is None:
        return claim._replace(heard=False)
    for verb, event in events[start + 1 :]:
        if verb == "turn":
            break
        claim = _with(claim, verb, event)
    return claim


def _tells(told: Told, claim: Claim) -> bool:
    """Return whether an event announces this claim; a block is a claim too."""
    verb, event = told
    return verb in ("claim", "block") and event["seat"] == claim.seat and _is_about(event, claim)


def _is_about(event: Mapping[str, Any], claim: Claim) -> bool:
    return bool(event.get("claim", claim.character) == claim.character)


def _with(claim: Claim, verb: str, event: Mapping[str, Any]) -> Claim:
    """Return the claim after one more event."""
    at_claimant = event.get("target", claim.seat) == claim.seat != event.get("seat")
    if verb == "challenge" and at_claimant and _is_about(event, claim):
        return claim._replace(challenger=event["seat"])
    if verb == "show" and event["seat"] == claim.seat:
        return claim._replace(shown=True)
    if verb == "block" and at_claimant:
        return claim._replace(blocker=event["seat"])
    if verb == "refuse" and event["seat"] == claim.blocker:
        return claim._replace(blocker=None)
    return claim
