"""Secret cards: one item each, of a colour that only their owner knows before the scoring."""

from __future__ import annotations

from ruse.core.chance import roll
from ruse.core.emit import emit
from ruse.games.royal.events import DREW
from ruse.games.royal.rules.state import COLOURS, State


def secrets_left(s: State) -> int:
    """Return how many cards the secret deck has."""
    left = 0
    for colour in range(COLOURS):
        left += s.stock[colour]
    return left


def secrets_of(s: State, seat: int) -> int:
    """Return how many secret cards a seat has, which everybody sees."""
    count = 0
    for colour in range(COLOURS):
        count += s.secrets[seat, colour]
    return count


def draw(s: State, seat: int, amount: int) -> None:
    """A seat draws this many secret cards, for its eyes only."""
    colours = 0
    for _ in range(amount):
        colour = next_secret(s)
        s.stock[colour] -= 1
        s.secrets[seat, colour] += 1
        colours = 5 * colours + 1 + colour
    if amount > 0:
        emit(s, DREW, seat, amount, colours, 0)


def next_secret(s: State) -> int:
    """Return the colour of the next secret card: all that are left are equally likely (ROYAL-09)."""
    if s.script_at < s.scripted:
        s.script_at += 1
        return s.script[s.script_at - 1]
    return nth_secret(s, roll(s, secrets_left(s)))


def nth_secret(s: State, nth: int) -> int:
    """Return the colour of one of the cards in the secret deck."""
    colour = 0
    while nth >= s.stock[colour]:
        nth -= s.stock[colour]
        colour += 1
    return colour
