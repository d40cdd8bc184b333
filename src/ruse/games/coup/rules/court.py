"""The court deck: it has no order, a card is drawn from it by one roll."""

from __future__ import annotations

from ruse.core.chance import roll
from ruse.games.coup.rules.slots import card_in
from ruse.games.coup.rules.state import State


def copies(s: State) -> int:
    """Three of each character; four for 7-8 and five for 9-10 players (COUP-03, COUP-04)."""
    if s.players <= 6:
        return 3
    return 4 if s.players <= 8 else 5


def draw(s: State) -> int:
    """Return a random card of the court deck, which has no order; an arranged position may say which."""
    while s.scripted > 0:
        card = card_in(s.script[s.script_at])
        s.script_at += 1
        s.scripted -= 1
        if s.deck[card] > 0:
            return card
    at = roll(s, s.decked)
    card = 0
    while at >= s.deck[card]:
        at -= s.deck[card]
        card += 1
    return card


def take_card(s: State, seat: int) -> int:
    """Let a seat draw one card."""
    card = draw(s)
    s.deck[card] -= 1
    s.decked -= 1
    s.hand[seat, card] += 1
    return card


def return_card(s: State, seat: int, card: int) -> None:
    """A seat puts one card back, to be shuffled in."""
    s.hand[seat, card] -= 1
    s.deck[card] += 1
    s.decked += 1
