"""What Coup Royal's view holds."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from ruse.core.view import GameView, SeatView

ByColour = dict[str, int]


class RoyalSeat(SeatView):
    """One player: cubes, items, and places in each category from public information."""

    cubes: ByColour
    items: list[int]
    planned: bool
    score: int
    ranks: ByColour
    worth: ByColour
    secrets: NotRequired[ByColour]
    """The secret cards, for their owner, and for all at the end."""
    standing: NotRequired[ByColour]
    """Cubes and secret cards together."""
    fame: NotRequired[ByColour]
    """What each category has brought, at the end."""


class LastView(TypedDict):
    """What the plans that were revealed last have made of a place."""

    loot: str | None
    thieves: list[int]
    snitches: list[int]
    outcome: str | None


class PlaceView(TypedDict):
    """One place with its loot."""

    place: str
    loot: str | None
    last: NotRequired[LastView]


class DeckView(TypedDict):
    """How much loot is left."""

    cards: int
    first_half: int


class RoyalView(GameView[RoyalSeat]):
    """The street, the supply, and what everybody has."""

    partner: int | None
    naming: str | None
    """The place where something is chosen."""
    left: int
    """How much is left to choose."""
    missing: ByColour
    """The cubes that the supply could not give and that are replaced by other colours."""
    places: list[PlaceView]
    supply: ByColour
    secret_deck: int
    deck: DeckView
    discards: list[str | None]
    fame: dict[str, list[int]]
    """What the places in each category are worth, best first."""
