"""What the view of King Thief Minister holds."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from ruse.core.view import GameView, SeatView


class MinisterSeat(SeatView):
    """One player: coins and claims. Nobody has a hand."""

    place: str


class PlaceView(TypedDict):
    """One place: whose it is, and its card while a peasant has it turned up."""

    place: str
    seat: int | None
    card: str | None
    frame: int
    """Where its card lies in the frame, which moves."""


class KnowledgeView(TypedDict):
    """What the viewer can know."""

    worlds: int
    """How many arrangements are possible."""
    places: dict[str, list[str]]
    """The characters that each place can hold, likeliest first."""


class MinisterView(GameView[MinisterSeat]):
    """The ring, and what the viewer alone knows."""

    treasury: int
    naming: str | None
    """The place whose card has to be named next."""
    places: list[PlaceView]
    knowledge: NotRequired[KnowledgeView]
