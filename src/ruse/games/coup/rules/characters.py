"""What the characters do: steal, exchange, examine."""

from __future__ import annotations

from ruse.core.chance import roll
from ruse.core.emit import emit
from ruse.core.seats import NOBODY
from ruse.games.coup.events import (
    COINS_MOVED,
    DREW,
    EXCHANGE_DRAWN,
    EXCHANGE_RETURNED,
    LEFT_ALONE,
    OFFERED,
    STOLEN,
    SWAP_FORCED,
)
from ruse.games.coup.rules.court import return_card, take_card
from ruse.games.coup.rules.log import note
from ruse.games.coup.rules.slots import as_slot, card_in
from ruse.games.coup.rules.state import (
    DECIDING,
    DRAW_THEN_RETURN,
    ENDING,
    EXCHANGED,
    EXCHANGING,
    FORCED,
    INQUISITOR,
    KINDS,
    LEFT,
    NO_CARD,
    OFFERING,
    RANDOM,
    State,
)


def steal(s: State) -> None:
    """Captain: up to two coins from the target (COUP-34), even from one who has just gone out (AMB-05)."""
    amount = min(2, s.coins[s.target])
    s.coins[s.target] -= amount
    s.coins[s.turn] += amount
    emit(s, COINS_MOVED, s.target, s.turn, amount, STOLEN)


def draw_for_exchange(s: State) -> None:
    """Envoy: the Ambassador draws two cards, the Inquisitor one (COUP-35, COUP-36, AMB-08)."""
    count = 1 if s.envoy == INQUISITOR else 2
    for at in range(count):
        s.drawn[at] = as_slot(take_card(s, s.turn))
    emit(s, EXCHANGE_DRAWN, s.turn, count, card_in(s.drawn[0]), card_in(s.drawn[1]))
    s.phase = EXCHANGING
    s.waiting = 1 << s.turn


def keep(s: State, seat: int, first: int, second: int) -> None:
    """Keep as many cards as the seat has influence; return as many as were drawn (COUP-35, COUP-36, AMB-31)."""
    returned_1 = NO_CARD
    returned_2 = NO_CARD
    for card in range(KINDS):
        spare = s.hand[seat, card] - (1 if card == first else 0) - (1 if card == second else 0)
        while spare > 0:
            return_card(s, seat, card)
            if returned_1 == NO_CARD:
                returned_1 = card
            else:
                returned_2 = card
            spare -= 1
    emit(s, EXCHANGE_RETURNED, seat, 1 if returned_2 == NO_CARD else 2, returned_1, returned_2)
    note(s, EXCHANGED, seat, NOBODY, card_in(s.drawn[0]), card_in(s.drawn[1]), returned_1, returned_2)
    s.drawn[0] = 0
    s.drawn[1] = 0
    s.phase = ENDING


def examine(s: State) -> None:
    """Inquisitor: look at one card of the target, who chooses which (COUP-37, AMB-10)."""
    if s.examine_chooser == RANDOM or s.cards[s.target] == 1:
        at = roll(s, s.cards[s.target]) if s.cards[s.target] > 1 else 0
        card = 0
        while at >= s.hand[s.target, card]:
            at -= s.hand[s.target, card]
            card += 1
        offer(s, s.target, card)
    else:
        s.phase = OFFERING
        s.waiting = 1 << s.target


def offer(s: State, seat: int, card: int) -> None:
    """The card is seen by the Inquisitor alone, before deciding (AMB-10)."""
    s.offered = as_slot(card)
    emit(s, OFFERED, seat, s.turn, card, 0)
    s.phase = DECIDING
    s.waiting = 1 << s.turn


def leave(s: State) -> None:
    """The target keeps the card (COUP-37)."""
    note(s, LEFT, s.turn, s.target, card_in(s.offered), NO_CARD, NO_CARD, NO_CARD)
    emit(s, LEFT_ALONE, s.turn, s.target, 0, 0)
    s.offered = 0
    s.phase = ENDING


def force(s: State) -> None:
    """The target must swap the card; a table says whether it is drawn for before it goes back (COUP-37)."""
    card = card_in(s.offered)
    target = s.target
    emit(s, SWAP_FORCED, s.turn, target, card, 0)
    if s.examine_order == DRAW_THEN_RETURN:
        drawn = take_card(s, target)
        return_card(s, target, card)
    else:
        return_card(s, target, card)
        drawn = take_card(s, target)
    note(s, FORCED, s.turn, target, card, drawn, NO_CARD, NO_CARD)
    emit(s, DREW, target, drawn, 0, 0)
    s.offered = 0
    s.phase = ENDING
