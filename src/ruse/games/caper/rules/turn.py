"""Rounds and turns: dealing, the two seats in their order, the exchange, the end (CAPER-11 to CAPER-20)."""

from __future__ import annotations

from ruse.core.emit import emit
from ruse.games.caper.cards.tables import DEAL, DECK, LEAD, ROUNDS, of_board, of_round
from ruse.games.caper.events import (
    DEALT,
    FINISHED,
    PUT_AWAY,
    ROUND,
    SCORED,
    SWAPPED,
    TURN,
    packed_hand,
)
from ruse.games.caper.rules.hands import deal_hands, exchange, put_on_discards, take_from_hand
from ruse.games.caper.rules.heist import loot_of
from ruse.games.caper.rules.scoring import score, verdict, winner_of
from ruse.games.caper.rules.state import (
    BEGINNING,
    COLOURS,
    EQUIPPING,
    HIRING,
    LOOTS,
    NO_CARD,
    OVER,
    SEATS,
    THIEVES,
    State,
)


def leader(s: State) -> int:
    """Return the seat that leads all turns of the round (CAPER-12, CAPER-20, A-34)."""
    return (s.start + of_round(s.round, LEAD)) % SEATS


def begin_round(s: State) -> None:
    """New hands (CAPER-14); a round for which the deck has not two cards each is over at once."""
    s.lap = 0
    deck = of_round(s.round, DECK)
    deal_hands(s, deck, of_round(s.round, DEAL))
    emit(s, ROUND, s.round + 1, deck, s.held[0], leader(s))
    for seat in range(SEATS):
        emit(s, DEALT, seat, s.held[seat], packed_hand(s, seat), 0)
    begin_turn(s, leader(s))


def begin_turn(s: State, seat: int) -> None:
    """A seat uses one card of its hand (CAPER-15)."""
    s.turn = seat
    if s.held[seat] < 2:
        end_round(s)
    else:
        ask_for_card(s)


def ask_for_card(s: State) -> None:
    """In a thief round to hire, in a gear round to equip or discard (CAPER-21, CAPER-27)."""
    s.phase = HIRING if of_round(s.round, DECK) == THIEVES else EQUIPPING
    s.waiting = 1 << s.turn
    emit(s, TURN, s.turn, s.lap + 1, 0, 0)


def clear_play(s: State) -> None:
    """Nothing is under way."""
    s.card = NO_CARD
    s.at = 0
    s.step = 0
    s.row = 0
    s.where = 0
    s.cause = NO_CARD
    s.effect = 0
    s.left = 0
    s.washed = 0
    for loot in range(LOOTS):
        s.taken[loot] = 0
    for colour in range(COLOURS):
        s.burned[colour] = 0


def end_turn(s: State) -> None:
    """The other seat, or an exchange, or the end of the round (CAPER-15 to CAPER-17)."""
    clear_play(s)
    if s.turn == leader(s):
        begin_turn(s, 1 - s.turn)
    elif s.held[0] < 2:
        end_round(s)
    else:
        swap(s)
        begin_turn(s, leader(s))


def swap(s: State) -> None:
    """The hands are exchanged completely (CAPER-16); from now on both seats know both."""
    exchange(s)
    s.lap += 1
    for seat in range(SEATS):
        emit(s, SWAPPED, seat, packed_hand(s, seat), 0, 0)


def end_round(s: State) -> None:
    """The last card of each seat, face up and without any effect (CAPER-17); then the next round, or the end."""
    for seat in range(SEATS):
        if s.held[seat] > 0:
            card = take_from_hand(s, seat, 0)
            put_on_discards(s, seat, card)
            emit(s, PUT_AWAY, seat, card, 0, 0)
    s.round += 1
    s.lap = 0
    if s.round < of_board(ROUNDS):
        s.phase = BEGINNING
    else:
        finish(s)


def finish(s: State) -> None:
    """All rounds are played: the points decide (CAPER-19, CAPER-83, CAPER-84)."""
    s.phase = OVER
    s.waiting = 0
    first, second = score(s, 0), score(s, 1)
    emit(s, SCORED, 0, first, s.coins[0], loot_of(s, 0))
    emit(s, SCORED, 1, second, s.coins[1], loot_of(s, 1))
    found = verdict(s, first - second)
    emit(s, FINISHED, winner_of(found), abs(found), 0, 0)
