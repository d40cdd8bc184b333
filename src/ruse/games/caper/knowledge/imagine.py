"""What is hidden (the opponent's hand before the first swap, the order of the decks), and `imagine`."""

from __future__ import annotations

from ruse.core.chance import STREAM, number, reshuffle, seeded
from ruse.games.caper.cards.tables import COPIES, DECK, is_in, of_card, of_round, size_of
from ruse.games.caper.rules.hands import cards_left, draw, put_on_deck, take_from_hand, take_in_hand
from ruse.games.caper.rules.state import (
    ANY,
    DISCARDS,
    GEAR,
    GREY,
    HAND,
    LOCATION,
    LOCATIONS,
    OVER,
    SEATS,
    SLOTS,
    THIEVES,
    State,
)


def knows_hands(s: State) -> bool:
    """Return whether both seats know both hands: they held them before, or nothing else is left.

    After the first exchange each hand is the other's old one without the card that was used openly. And when
    a deck is dealt out completely, what one does not see is what the other one has; unless an arranged position
    left cards out, which nobody sees either.
    """
    if s.phase == OVER or s.lap > 0:
        return True
    deck = of_round(s.round, DECK)
    return cards_left(s, deck) == 0 and left_out(s, deck) == 0


def left_out(s: State, deck: int) -> int:
    """Return how many cards of a deck are nowhere, because an arranged position has a shorter deck."""
    colour = GREY if deck == THIEVES else ANY
    there = cards_left(s, deck)
    for crew in range(SEATS * LOCATIONS):
        there += number(s.colours[crew, colour])
    for seat in range(SEATS):
        there += number(s.discarded_colours[seat, colour])
        if s.phase != OVER and of_round(s.round, DECK) == deck:
            there += number(s.held[seat])
    return size_of(s.city, deck) - there


def imagine(s: State, seat: int, key: int) -> None:
    """Replace all that a seat cannot know by a draw with this key: the other hand, the decks, chance."""
    s.random = seeded(key, STREAM)
    other = 1 - seat
    hidden = 0
    deck = 0
    if not knows_hands(s):
        deck = of_round(s.round, DECK)
        while s.held[other] > 0:
            put_on_deck(s, deck, take_from_hand(s, other, s.held[other] - 1))
            hidden += 1
    out_of_thieves = gather(s, 0, 1, GEAR)
    out_of_gear = gather(s, 1, GEAR, LOCATION)
    reshuffle(s, s.thief_deck, 0, s.thieves_left)
    reshuffle(s, s.gear_deck, 0, s.gear_left)
    for _ in range(hidden):
        take_in_hand(s, other, draw(s, deck))
    for _ in range(out_of_thieves):
        draw(s, 0)
    for _ in range(out_of_gear):
        draw(s, 1)


def gather(s: State, deck: int, first: int, last: int) -> int:
    """Put what lies nowhere onto its deck, since any card that is not seen may be in it; how many those are."""
    count = left_out(s, deck)
    if count > 0:
        for card in range(first, last):
            if is_in(card, s.city):
                for _ in range(of_card(card, COPIES) - copies_there(s, card)):
                    put_on_deck(s, deck, card)
    return count


def copies_there(s: State, card: int) -> int:
    """Return how many copies of a card lie in crews, hands, discard areas and decks."""
    found = 0
    for place in range(SEATS * LOCATIONS * SLOTS):
        if s.thief[place] == card:
            found += 1
        for layer in range(SLOTS):
            if s.gear[place, layer] == card:
                found += 1
    for seat in range(SEATS):
        for nth in range(HAND):
            if s.hand[seat, nth] == card:
                found += 1
        for nth in range(DISCARDS):
            if s.discards[seat, nth] == card:
                found += 1
    for nth in range(s.thieves_left):
        if s.thief_deck[nth] == card:
            found += 1
    for nth in range(s.gear_left):
        if s.gear_deck[nth] == card:
            found += 1
    return found
