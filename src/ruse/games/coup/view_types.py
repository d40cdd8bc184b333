"""What Coup's view holds."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from ruse.core.view import GameView, SeatView


class CoupSeat(SeatView):
    """One player: coins, cards, and what is public."""

    lost: list[str]
    """The cards lost, face up."""
    shown: str | None
    """The card shown last to prove a claim; it went back into the deck then."""


class LossView(TypedDict):
    """Who has to lose a card, and why."""

    seat: int
    reason: str


class CoupView(GameView[CoupSeat]):
    """The table, and what the viewer alone knows."""

    deck: int
    treasury: int | None
    """`None` if it is endless."""
    loss: LossView | None
    drawn: NotRequired[list[str]]
    """What the viewer has drawn to exchange."""
    offered: NotRequired[str]
    """The card that a swap is decided about, for the two who see it."""
    picked: NotRequired[str]
    set_aside: NotRequired[list[str]]
    """The cards of the viewer's draft set that were not picked."""
