"""What Caper's view holds."""

from __future__ import annotations

from typing import Any, NotRequired, TypedDict

from ruse.core.view import GameView, SeatView

Counts = dict[str, int]


class LocationSheet(TypedDict):
    """The points of a seat at one location."""

    won: bool
    points: int
    effect: int
    bonus: int
    location: int
    """All that the location itself gives."""
    cards: int


class PointsView(TypedDict):
    """The score sheet of a seat."""

    locations: list[LocationSheet]
    loot: int
    total: int


class CaperSeat(SeatView):
    """One player: hideout, discards, and the points of this moment."""

    laundered: int
    loot: Counts
    discards: list[str | None]
    points: PointsView


class GearView(TypedDict):
    """A gear card on a thief, with what it is worth now."""

    card: str | None
    points: int


class ThiefView(TypedDict):
    """A thief with gear, the last one on top."""

    place: str
    thief: str | None
    points: int
    gear: list[GearView]
    burnable: bool


class CrewView(TypedDict):
    """The crew of a seat at a location."""

    thieves: list[ThiefView]
    colours: Counts
    protected: list[str]
    """The colours that are safe from burning."""


class LocationView(TypedDict):
    """One location with its marker, loot and crews."""

    location: int
    card: str | None
    marker: int
    """Above 0 towards seat 0."""
    winner: int | None
    loot: Counts
    crews: list[CrewView]


class RoundView(TypedDict):
    """The round being played."""

    number: int
    deck: str
    leader: int
    turn: int
    turns: int


class BadgeView(TypedDict):
    """A round as the board shows it."""

    number: int
    deck: str
    deal: int
    over: bool


class DecksView(TypedDict):
    """How many cards are left to draw."""

    thief: int
    gear: int


class PendingView(TypedDict):
    """A choice inside an effect."""

    seat: int
    played: str | None
    card: str | None
    location: int
    burned: str | None
    targets: list[str]


class FaceView(TypedDict):
    """What is printed on a card."""

    card: str
    kind: str
    set: str
    name: dict[str, str]
    effects: list[dict[str, Any]]
    reconstructed: bool
    colour: NotRequired[str]
    coins: NotRequired[int]
    cost: NotRequired[int]
    points: NotRequired[int]
    copies: NotRequired[int]


class CaperView(GameView[CaperSeat]):
    """Both crews over three locations."""

    city: str
    city_colour: str
    round: RoundView | None
    rounds: list[BadgeView]
    supply: int
    decks: DecksView
    track: list[int]
    locations: list[LocationView]
    pending: PendingView | None
    hands_known: bool
    """Whether each seat can tell the other's hand."""
    hands_passed: bool
    """Whether hands have been passed on in this round."""
    cards: dict[str, FaceView]
