"""What a seat knows for certain, placed without a history: the last resort of `imagine`.

A fact is a card with the zones it may have reached since it was seen: the deck, and every seat that has
drawn from it. Kept are the latest shown card of each seat, the cards of the seat's own newest exchange,
and its newest examination (as examiner, and as the target of a forced swap).
"""

from __future__ import annotations

from ruse.core.chance import roll
from ruse.games.coup.knowledge.desk import DECK_PLACES, OPEN, UNSETTLED, character_at, lay_out, settle_card
from ruse.games.coup.knowledge.undo import knows
from ruse.games.coup.rules.log import card_of, kind_of, other_of, superseded, who_of
from ruse.games.coup.rules.state import (
    DRAW_THEN_RETURN,
    EXCHANGED,
    FORCED,
    INQUISITOR,
    LEFT,
    LOST,
    SHOWN,
    State,
)

DECK = 1 << 10
"""The deck among the seats of a mask of zones."""


def place_facts(s: State, seat: int) -> bool:
    """Lay the cards out again and settle every fact at random; whether all found room."""
    lay_out(s, seat)
    if s.offered > 0 and s.turn == seat and not settle_in(s, 1 << s.target, s.offered - 1, 1):
        return False
    at = s.logged
    while at > 0:
        at -= 1
        if not place_movement(s, seat, at):
            return False
    return True


def place_movement(s: State, seat: int, at: int) -> bool:
    """Settle what one movement reveals, unless a newer one has replaced it."""
    word = s.log[at]
    kind = kind_of(word)
    if kind == LOST or superseded(s, at):
        return True
    if kind == SHOWN:
        return place_fact(s, seat, at, DECK, card_of(word, 0), 1)
    if not knows(s, seat, at, 0):
        return True
    if kind == LEFT:
        return other_of(word) == seat or place_fact(s, seat, at, 1 << other_of(word), card_of(word, 0), 1)
    if kind == FORCED:
        return place_fact(s, seat, at, DECK, card_of(word, 0), 1)
    if s.envoy == INQUISITOR:
        return place_fact(s, seat, at, DECK, card_of(word, 2), 1)
    if card_of(word, 2) == card_of(word, 3):
        return place_fact(s, seat, at, DECK, card_of(word, 2), 2)
    return place_fact(s, seat, at, DECK, card_of(word, 2), 1) and place_fact(s, seat, at, DECK, card_of(word, 3), 1)


def place_fact(s: State, seat: int, at: int, zones: int, card: int, count: int) -> bool:
    """Follow a card from its movement on; settle it where it may lie now, unless it was lost since."""
    for later in range(at + 1, s.logged):
        zones = reach(s, seat, later, zones, card)
        word = s.log[later]
        if kind_of(word) == LOST and card_of(word, 0) == card and zones >> who_of(word) & 1 and count > 0:
            count -= 1
    if s.drawn[0] > 0 and zones & DECK:
        zones |= 1 << s.turn
    return settle_in(s, zones, card, count)


def reach(s: State, seat: int, at: int, zones: int, card: int) -> int:
    """Return the zones of a card after one more movement."""
    word = s.log[at]
    kind = kind_of(word)
    if kind == SHOWN:
        zones = returns(zones, who_of(word), card_of(word, 0) == card)
        return draws(zones, who_of(word))
    if kind == EXCHANGED:
        return returns(draws(zones, who_of(word)), who_of(word), True)
    if kind == FORCED:
        target = other_of(word)
        fits = not knows(s, seat, at, 0) or card_of(word, 0) == card
        if s.examine_order == DRAW_THEN_RETURN:
            return returns(draws(zones, target), target, fits)
        return draws(returns(zones, target, fits), target)
    return zones


def draws(zones: int, seat: int) -> int:
    """Return the zones after a draw: the player may have got any card of the deck."""
    return zones | 1 << seat if zones & DECK else zones


def returns(zones: int, seat: int, fits: bool) -> int:
    """Return the zones after a player returned a card that may be this one."""
    return zones | DECK if fits and zones >> seat & 1 else zones


def settle_in(s: State, zones: int, card: int, count: int) -> bool:
    """Let this many cards of a character lie in these zones."""
    places = 2 * s.players + s.desk[DECK_PLACES]
    room = 0
    for place in range(places):
        if zones & zone_of(s, place):
            character = character_at(s, place)
            count -= 1 if character == card and count > 0 else 0
            room += 1 if character == UNSETTLED else 0
    while count > 0:
        if room == 0 or s.desk[OPEN + card] == 0:
            return False
        settle_card(s, unsettled_place(s, zones, roll(s, room)), card)
        room -= 1
        count -= 1
    return True


def unsettled_place(s: State, zones: int, nth: int) -> int:
    """Return the n-th place of these zones whose card is not settled."""
    place = -1
    while nth >= 0:
        place += 1
        open_place = character_at(s, place) == UNSETTLED
        nth -= 1 if open_place and zones & zone_of(s, place) else 0
    return place


def zone_of(s: State, place: int) -> int:
    """Return the zone of a place now: none for a lost card; the last of the deck are in hand during an exchange."""
    if place < 2 * s.players:
        owner = place // 2
        return 1 << owner if place - 2 * owner < s.cards[owner] else 0
    return DECK if place - 2 * s.players < s.decked else 1 << s.turn
