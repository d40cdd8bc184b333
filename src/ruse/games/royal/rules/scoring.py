"""The scoring: four categories, then special items; only the ranking counts."""

from __future__ import annotations

from ruse.core.emit import emit
from ruse.games.royal.cards.tables import fame_of_place
from ruse.games.royal.events import COUNTED, FINISHED, SCORED
from ruse.games.royal.rules.state import COLOURS, ITEMS, OVER, State


def items_in(s: State, seat: int, colour: int) -> int:
    """Return what a seat has of a category: cubes and secret cards (ROYAL-44)."""
    return s.cubes[seat, colour] + s.secrets[seat, colour]


def margin(s: State) -> int:
    """Return the lead that makes a better place: one item, or two with two players (ROYAL-78)."""
    return 2 if s.players == 2 else 1


def rank(s: State, seat: int, colour: int) -> int:
    """Return how many are ahead of a seat in a category."""
    ahead = 0
    better = items_in(s, seat, colour) + margin(s)
    for other in range(s.players):
        if items_in(s, other, colour) >= better:
            ahead += 1
    return ahead


def share(s: State, seat: int, colour: int) -> int:
    """Return a seat's fame in a category; players who tie divide the fame of their ranks (ROYAL-45, ROYAL-46)."""
    first = rank(s, seat, colour)
    tied = 0
    total = 0
    for other in range(s.players):
        if rank(s, other, colour) == first:
            total += fame_of_place(s.players, colour, first + tied)
            tied += 1
    return total // tied


def score_all(s: State) -> None:
    """Category after category, secret cards revealed (ROYAL-43, ROYAL-44, RA-20); then the match is over."""
    for colour in range(COLOURS):
        for seat in range(s.players):
            emit(s, COUNTED, seat, colour, s.cubes[seat, colour], s.secrets[seat, colour])
        for seat in range(s.players):
            s.fame[seat, colour] = share(s, seat, colour)
            emit(s, SCORED, seat, colour, s.fame[seat, colour], rank(s, seat, colour))
    s.phase = OVER
    s.waiting = 0
    emit(s, FINISHED, winners(s), most_fame(s), 0, 0)


def score(s: State, seat: int) -> int:
    """Return the fame of a seat: special items, and from the scoring on the categories (ROYAL-48)."""
    total = 0
    for nth in range(ITEMS):
        total += s.items[seat, nth]
    for colour in range(COLOURS):
        total += s.fame[seat, colour]
    return total


def most_fame(s: State) -> int:
    """Return the fame of the best seat."""
    most = 0
    for seat in range(s.players):
        most = max(most, score(s, seat))
    return most


def winners(s: State) -> int:
    """Return the seats with the most fame; several share the win (ROYAL-49)."""
    most = most_fame(s)
    found = 0
    for seat in range(s.players):
        if score(s, seat) == most:
            found |= 1 << seat
    return found
