"""The view: what a seat may know, as plain data ready for JSON.

A game's `view` returns a `GameView` with keys of its own added; it is declared as a subclass in the game's
`view_types.py`, and the conformance suite checks every view along random matches against that type. A match
adds what every game has: that is a `View`, from which the table, the terminal and the API are made.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, NotRequired, TypedDict, TypeVar

from ruse.core.record import Record, Row

State = TypeVar("State", bound=Record)

BlockHint = TypedDict("BlockHint", {"by": str, "with": list[str]})
"""Who may block an action (`anyone` or `target`), and with which characters."""


class Hint(TypedDict):
    """What a game says about one of the actions that a seat may take."""

    rule: NotRequired[str]
    """The rule behind it, as `COUP-29`."""
    cost: NotRequired[int]
    """The coins that are paid for it."""
    claim: NotRequired[str | None]
    """The card that it claims."""
    bluff: NotRequired[bool | None]
    """Whether the claim would be a bluff; `None` if the seat cannot tell."""
    challenge: NotRequired[bool]
    """Whether the claim can be challenged."""
    block: NotRequired[BlockHint | None]
    card: NotRequired[str | None]
    """The card in hand that it uses."""
    place: NotRequired[str | None]
    """The place that it is about."""
    gain: NotRequired[int]
    """How much the seat would gain at once of what decides the match, from public information."""
    changes: NotRequired[dict[str, Any]]
    """What it would change, in the game's own terms; a menu then lists every action."""


class ActionHint(Hint):
    """An action that the seat may take now, with what the game says about it."""

    action: str
    """The notation."""


class ClaimView(TypedDict):
    """What is being claimed or done right now, and by whom."""

    actor: int
    """Whose turn it is."""
    seat: int
    """Who claims."""
    character: str | None
    action: str
    target: int | None
    block: bool
    """Whether the claim is a block of the actor's."""
    challenger: int | None


class SeatView(TypedDict):
    """One seat as the viewer may see it."""

    seat: int
    alive: NotRequired[bool]
    """Whether the seat is still in the match; always, in a game that leaves this out."""
    coins: NotRequired[int]
    cards: NotRequired[int]
    """How many cards it holds."""
    hand: NotRequired[list[str] | None]
    """The cards it holds, if the viewer may know them."""
    claims: NotRequired[dict[str, int]]
    """What it has claimed so far, and how often."""


Seat = TypeVar("Seat", bound=SeatView)


class GameView(TypedDict, Generic[Seat]):
    """What a game's `view` returns, with the keys that mean the same in every game."""

    phase: str
    """What the table waits for: `phase-...` and `ask-...` in the game's words."""
    turn: int | None
    """Whose turn it is; `None` while all are asked at once."""
    seats: list[Seat]
    actions: NotRequired[list[ActionHint]]
    """What the viewer may do now. A game that has nothing to say about its actions may leave it out."""
    turns: NotRequired[int]
    """How many turns are over."""
    characters: NotRequired[list[str]]
    """The cards that can be claimed."""
    claim: NotRequired[ClaimView | None]
    answer: NotRequired[str]
    """The sealed answer that the viewer has given, while others still think about theirs."""


class View(GameView[SeatView]):
    """What `Match.view` returns: the game's part, and what a match knows of itself."""

    game: str
    edition: str
    options: dict[str, str | int | bool]
    own_cards: NotRequired[bool]
    """True if the match is played with somebody's own card file; otherwise left out."""
    over: bool
    waiting: list[int]
    """The seats that owe an answer."""
    winners: list[int]


Shown = TypeVar("Shown", bound=Callable[..., Any])


def sharing(shared: Callable[[Any], Any]) -> Callable[[Shown], Shown]:
    """Say how a view computes what all seats share. A match does it once, and gives it to the view of each seat."""

    def sharing_view(view: Shown) -> Shown:
        setattr(view, SHARED, shared)
        return view

    return sharing_view


def shared_by(view: Callable[..., Any]) -> Callable[[Any], Any] | None:
    """Return what computes the shared part of a view; nothing if it has none."""
    found: Callable[[Any], Any] | None = getattr(view, SHARED, None)
    return found


SHARED = "shared_by_all_seats"


def action_views(
    s: State,
    seat: int,
    width: int,
    legal: Callable[[State, int, Row], int],
    write: Callable[[State, int, int], str],
    hint: Callable[[State, int, int], Hint],
) -> list[ActionHint]:
    """Return what a seat may do now, each with the rule behind it."""
    out = Row([0] * width)
    count = legal(s, seat, out)
    return [{"action": write(s, seat, number), **hint(s, seat, number)} for number in out[:count]]
