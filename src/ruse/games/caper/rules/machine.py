"""The rules of Caper: what a seat does, and what follows until somebody is asked again.

Plain functions over one record, in the subset that compiles for every target. Nothing calls back: an action
sets a phase, and `settle` runs the phases that need no decision. The ids (CAPER-24, A-14) are those of
docs/rules/caper.md.
"""

from __future__ import annotations

from ruse.core.emit import emit
from ruse.games.caper.cards.tables import COINS_FOR_A_DISCARD, VALUE, of_board, of_card
from ruse.games.caper.events import COST_PAID, DISCARDED_CARD, EQUIPPED, FOR_DISCARD, HIRED, HIRING_PAYS
from ruse.games.caper.rules.actions import location_hired, place_equipped, slot_equipped, slot_hired
from ruse.games.caper.rules.burning import burn, give_back, targets
from ruse.games.caper.rules.coins import pay, receive
from ruse.games.caper.rules.crew import free_slot, place_of, put_gear, put_thief
from ruse.games.caper.rules.effects import begin_play, grab, resolve
from ruse.games.caper.rules.hands import put_on_discards, take_from_hand
from ruse.games.caper.rules.heist import kinds_at, kinds_of
from ruse.games.caper.rules.state import (
    BEGINNING,
    BURN,
    BURNING,
    DISCARD,
    ENDING,
    EQUIP,
    GRAB,
    GRABBING,
    OVER,
    RESOLVING,
    RETURN,
    RETURNING,
    State,
)
from ruse.games.caper.rules.turn import begin_round, end_turn


def hire(s: State, seat: int, slot: int, location: int) -> None:
    """Place a thief on a free space of the player's side and take its coins (CAPER-21, CAPER-24, A-06)."""
    card = take_from_hand(s, seat, slot)
    place = place_of(seat, location, free_slot(s, seat, location))
    put_thief(s, place, card)
    emit(s, HIRED, seat, card, place, 0)
    receive(s, seat, of_card(card, VALUE), HIRING_PAYS)
    begin_play(s, card, place)


def equip(s: State, seat: int, slot: int, place: int) -> None:
    """Pay for gear and place it on one of the player's thieves (CAPER-28, A-35)."""
    card = take_from_hand(s, seat, slot)
    pay(s, seat, of_card(card, VALUE), COST_PAID)
    put_gear(s, place, card)
    emit(s, EQUIPPED, seat, card, place, s.thief[place])
    begin_play(s, card, place)


def discard(s: State, seat: int, slot: int) -> None:
    """Put a card into the player's discard area and take a coin (CAPER-33)."""
    card = take_from_hand(s, seat, slot)
    put_on_discards(s, seat, card)
    emit(s, DISCARDED_CARD, seat, card, 0, 0)
    receive(s, seat, of_board(COINS_FOR_A_DISCARD), FOR_DISCARD)
    s.phase = ENDING


def perform(s: State, seat: int, action: int) -> None:
    """An action of a seat, up to the point from which on things take their course."""
    s.waiting = 0
    if action < EQUIP:
        hire(s, seat, slot_hired(action), location_hired(action))
    elif action < DISCARD:
        equip(s, seat, slot_equipped(action), place_equipped(seat, action))
    elif action < GRAB:
        discard(s, seat, action - DISCARD)
    elif action < BURN:
        grab(s, action - GRAB)
    elif action < RETURN:
        burn(s, 1 - seat, action - BURN)
    else:
        give_back(s, seat, action - RETURN)


def act(s: State, seat: int, action: int) -> None:
    """Play an action that `legal` offers to a seat that is asked; then run on to the next question."""
    perform(s, seat, action)
    settle(s)


def settle(s: State) -> None:
    """Run the phases that need no decision until somebody is asked or the match is over."""
    while s.waiting == 0 and s.phase != OVER:
        phase = s.phase
        if phase == RESOLVING:
            resolve(s)
        elif phase == ENDING:
            end_turn(s)
        elif phase == BEGINNING:
            begin_round(s)
        else:
            ask(s)


def ask(s: State) -> None:
    """A choice inside an effect: ask the seat that has it, or do the only possible thing."""
    options = choices(s)
    seat = 1 - s.turn if s.phase == RETURNING else s.turn
    if options & (options - 1) != 0:
        s.waiting = 1 << seat
    elif s.phase == GRABBING:
        grab(s, lowest_choice(options))
    elif s.phase == BURNING:
        burn(s, 1 - seat, lowest_choice(options))
    else:
        give_back(s, seat, lowest_choice(options))


def choices(s: State) -> int:
    """Return the choices, as bits: loot at the location, the opponent's thieves, or the player's loot."""
    if s.phase == GRABBING:
        return kinds_at(s, s.where)
    if s.phase == BURNING:
        return targets(s, 1 - s.turn, s.where)
    return kinds_of(s, 1 - s.turn)


def lowest_choice(options: int) -> int:
    """Return the only one that is left."""
    choice = 0
    while not options >> choice & 1:
        choice += 1
    return choice


def honesty(s: State, seat: int, action: int) -> int:
    """Return 0: nothing is claimed in this game."""
    return 0
