"""The challenged player shows the card or does not; actions fail."""

from __future__ import annotations

from ruse.core.emit import emit
from ruse.core.seats import NOBODY
from ruse.games.coup.events import DREW, FAILED, PROVED, REFUSED
from ruse.games.coup.rules.coins import refund
from ruse.games.coup.rules.court import return_card, take_card
from ruse.games.coup.rules.influence import lose, must_lose
from ruse.games.coup.rules.log import note
from ruse.games.coup.rules.state import (
    BLOCKED,
    BY_CAUGHT_BLUFF,
    BY_FAILED_CHALLENGE,
    DISPROVED,
    ENDING,
    NO_CARD,
    PROVEN,
    PROVING,
    SHOWN,
    UNBLOCKED,
    State,
)


def show(s: State, seat: int) -> None:
    """Prove the claim: the card goes into the deck, a new one comes, the challenger loses (COUP-49 to COUP-53)."""
    card = s.claim
    emit(s, PROVED, seat, card, 0, 0)
    return_card(s, seat, card)
    drawn = take_card(s, seat)
    emit(s, DREW, seat, drawn, 0, 0)
    note(s, SHOWN, seat, NOBODY, card, drawn, NO_CARD, NO_CARD)
    must_lose(s, s.challenger, BY_FAILED_CHALLENGE, PROVEN if s.phase == PROVING else BLOCKED)


def refuse(s: State, seat: int) -> None:
    """No proof, for lack of the card or of the will (COUP-50): one influence is lost (COUP-51)."""
    emit(s, REFUSED, seat, s.claim, 0, 0)
    must_lose(s, seat, BY_CAUGHT_BLUFF, DISPROVED if s.phase == PROVING else UNBLOCKED)


def reveal_other(s: State, seat: int, card: int) -> None:
    """The one-step proof: to turn over another card is to lose it (AMB-12, `prove_mode`)."""
    emit(s, REFUSED, seat, s.claim, 0, 0)
    s.reason = BY_CAUGHT_BLUFF
    s.after = DISPROVED if s.phase == PROVING else UNBLOCKED
    lose(s, seat, card)


def fail(s: State) -> None:
    """A blocked action fails and its cost stays spent (COUP-41, COUP-44)."""
    emit(s, FAILED, s.turn, s.action, 0, 0)
    s.phase = ENDING


def disprove(s: State) -> None:
    """A disproved action fails completely, and its cost is refunded (COUP-54)."""
    refund(s)
    fail(s)
