"""After the end: every claim of a match, true or bluff, heard or not, and what became of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from ruse.core.game import Game
    from ruse.core.match import Action, Match

BLUFF = 2
"""What a game's `honesty` says of a claim that is not true."""


class Claim(NamedTuple):
    """One claim: by whom, for what, whether the card was there, and who answered it how."""

    ply: int
    """How many actions came before it."""
    turn: int
    seat: int
    action: str
    character: str
    bluff: bool
    heard: bool
    """Of several sealed answers one is heard; the others come to light here."""
    challenger: int | None = None
    shown: bool = False
    """Whether the card was shown to the challenger."""
    blocker: int | None = None
    """Who stopped it with a block that held."""

    @property
    def caught(self) -> bool:
        """Challenged, and no card was shown: a bluff, or a truth that was given up."""
        return self.challenger is not None and not self.shown


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
    verbs = verbs_of(match.game)
    events = [(verbs[event["event"]], event) for event in match.events(None)]
    made: list[tuple[int, Claim]] = []  # each with the number of events before it
    for twin, seat, action in steps(match):
        honesty = twin.game.honesty(twin._state, seat, action.number)
        if honesty:
            told = len(twin._trace)
            turn = _turn(events[:told])
            character = claimed(twin.view(seat), action)
            made.append((told, Claim(len(twin.journal), turn, seat, str(action), character, honesty == BLUFF, True)))
    return [_answered(claim, _until_next(events, told, claim.seat, made)) for told, claim in made]


def verbs_of(game: Game) -> dict[str, str]:
    """What each kind of event is in the language of bluff, as the game says: `challenged` is a `challenge`."""
    return {shape.name: shape.verb for shape in game.events.values()}


def claimed(view: dict[str, Any], action: str) -> str:
    """What an action claims: as the game's hint names it, else the action's own text."""
    hints = (hint for hint in view.get("actions", ()) if hint["action"] == action)
    return next((hint["claim"] for hint in hints if hint.get("claim")), str(action))


Told = tuple[str, dict[str, Any]]
"""A public event after its verb."""


def _turn(events: Sequence[Told]) -> int:
    """The turn that has begun last."""
    numbers = [event.get("number") for verb, event in events if verb == "turn"]
    return len(numbers) if not numbers or numbers[-1] is None else int(numbers[-1])


def _until_next(events: Sequence[Told], told: int, seat: int, made: Sequence[tuple[int, Claim]]) -> Sequence[Told]:
    """The events after a claim, up to the next claim of the same seat: none of them tells another claim of it."""
    ends = (start for start, claim in made if start > told and claim.seat == seat)
    return events[told : next(ends, len(events))]


def _answered(claim: Claim, events: Sequence[Told]) -> Claim:
    """The claim with what the table answered."""
    if not any(verb in ("claim", "block") for verb, _ in events) and _is_silent(events):
        return claim
    start = next((at for at, told in enumerate(events) if _tells(told, claim)), None)
    if start is None:
        return claim._replace(heard=False)
    for verb, event in events[start + 1 :]:
        about = event.get("target") == claim.seat
        if verb == "turn":
            break
        if verb == "challenge" and about and event.get("claim") == claim.character:
            claim = claim._replace(challenger=event["seat"])
        elif verb == "show" and event["seat"] == claim.seat:
            claim = claim._replace(shown=True)
        elif verb == "block" and about:
            claim = claim._replace(blocker=event["seat"])
        elif verb == "refuse" and event["seat"] == claim.blocker:
            claim = claim._replace(blocker=None)
    return claim


def _tells(told: Told, claim: Claim) -> bool:
    verb, event = told
    return verb in ("claim", "block") and event["seat"] == claim.seat and event.get("claim") == claim.character


def _is_silent(events: Sequence[Told]) -> bool:
    return True
