"""What is hidden: the opponent's hand until it has been one's own, and the order of the decks; and `imagine`."""

from __future__ import annotations

from ruse.core.chance import seeded, shuffle
from ruse.core.record import Row
from ruse.games.caper.cards import DECK, of_round
from ruse.games.caper.hands import cards_left, draw, put_on_deck, take_from_hand, take_in_hand
from ruse.games.caper.state import OVER, State

STREAM = 1 << 40
"""Apart from the numbers of games, so that no key repeats the deal of a seed."""


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
    mix(s, s.thief_deck, s.thieves_left)
    mix(s, s.gear_deck, s.gear_left)
    for _ in range(hidden):
        take_in_hand(s, other, draw(s, deck))


def mix(s: State, cards: Row, count: int) -> None:
    """Shuffle from a canonical order: nothing of the old one shines through."""
    for last in range(1, count):
        card = cards[last]
        at = last
        while at > 0 and cards[at - 1] > card:
            cards[at] = cards[at - 1]
            at -= 1
        cards[at] = card
    shuffle(s, cards, count)
