"""Hands and discard areas."""

from __future__ import annotations

from ruse.games.caper.cards.tables import COLOUR, of_card
from ruse.games.caper.rules.state import ANY, HAND, NO_CARD, SEATS, THIEVES, State


def take_in_hand(s: State, seat: int, card: int) -> None:
    """A card into a hand, in its order."""
    at = s.held[seat]
    while at > 0 and s.hand[seat, at - 1] > card:
        s.hand[seat, at] = s.hand[seat, at - 1]
        at -= 1
    s.hand[seat, at] = card
    s.held[seat] += 1


def take_from_hand(s: State, seat: int, slot: int) -> int:
    """Take a card out of a hand; the others close up."""
    card = s.hand[seat, slot]
    s.held[seat] -= 1
    for at in range(slot, s.held[seat]):
        s.hand[seat, at] = s.hand[seat, at + 1]
    s.hand[seat, s.held[seat]] = NO_CARD
    return card


def exchange(s: State) -> None:
    """Both seats pass on all they hold (CAPER-16)."""
    for at in range(HAND):
        s.hand[0, at], s.hand[1, at] = s.hand[1, at], s.hand[0, at]
    s.held[0], s.held[1] = s.held[1], s.held[0]


def put_on_discards(s: State, seat: int, card: int) -> None:
    """A card face up into a discard area (CAPER-33, CAPER-97)."""
    s.discards[seat, s.discarded[seat]] = card
    s.discarded[seat] += 1
    colour = of_card(card, COLOUR)
    s.discarded_colours[seat, colour] += 1
    if colour > 0:
        s.discarded_colours[seat, ANY] += 1


def take_off_discards(s: State, seat: int) -> int:
    """Undo the last discard; for bots that think ahead."""
    s.discarded[seat] -= 1
    card = s.discards[seat, s.discarded[seat]]
    s.discards[seat, s.discarded[seat]] = NO_CARD
    colour = of_card(card, COLOUR)
    s.discarded_colours[seat, colour] -= 1
    if colour > 0:
        s.discarded_colours[seat, ANY] -= 1
    return card


def cards_left(s: State, deck: int) -> int:
    """Return how many cards a deck has."""
    return s.thieves_left if deck == THIEVES else s.gear_left


def draw(s: State, deck: int) -> int:
    """Return the first card of a deck."""
    if deck == THIEVES:
        s.thieves_left -= 1
        card = s.thief_deck[s.thieves_left]
        s.thief_deck[s.thieves_left] = NO_CARD
        return card
    s.gear_left -= 1
    card = s.gear_deck[s.gear_left]
    s.gear_deck[s.gear_left] = NO_CARD
    return card


def put_on_deck(s: State, deck: int, card: int) -> None:
    """A card onto a deck."""
    if deck == THIEVES:
        s.thief_deck[s.thieves_left] = card
        s.thieves_left += 1
    else:
        s.gear_deck[s.gear_left] = card
        s.gear_left += 1


def deal_hands(s: State, deck: int, count: int) -> None:
    """This many cards to each seat, fewer if the deck has fewer: the first ones to seat 0 (CAPER-14)."""
    count = min(count, cards_left(s, deck) // SEATS)
    for seat in range(SEATS):
        for _ in range(count):
            take_in_hand(s, seat, draw(s, deck))
