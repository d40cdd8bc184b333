"""What is hidden: the opponent's hand until it has been one's own, and the order of the decks; and `imagine`."""

from __future__ import annotations

from ruse.core.chance import STREAM, reshuffle, seeded
from ruse.games.caper.cards.tables import DECK, of_round
from ruse.games.caper.rules.hands import cards_left, draw, put_on_deck, take_from_hand, take_in_hand
from ruse.games.caper.rules.state import OVER, State


def knows_hands(s: State) -> bool:
    """Whether each seat knows what the other one holds: since it held it itself, or since nothing else is left.

    After the first exchange each hand is the other's old one without the card that was used openly. And when
    a deck is dealt out completely, what one does not see is what the other one has.
    """
    return s.phase == OVER or s.lap > 0 or cards_left(s, of_round(s.round, DECK)) == 0


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
    reshuffle(s, s.thief_deck, 0, s.thieves_left)
    reshuffle(s, s.gear_deck, 0, s.gear_left)
    for _ in range(hidden):
        take_in_hand(s, other, draw(s, deck))
