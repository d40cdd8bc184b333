"""The set-up: cubes, secret cards, and loot in two halves, one card at every place."""

from __future__ import annotations

from ruse.core.chance import roll, shuffle_from
from ruse.core.emit import emit
from ruse.core.seats import NOBODY
from ruse.games.royal.cards.tables import CUBES, FIRST_PILE, SECOND_PILE, SECRETS
from ruse.games.royal.events import BEGUN, GIVEN
from ruse.games.royal.rules.loot import take_cubes
from ruse.games.royal.rules.state import BY_CHANCE, COLOURS, State
from ruse.games.royal.rules.turn import begin_round, refill


def deal(s: State) -> None:
    """Two piles of loot, one on the other (ROYAL-10); secret cards (ROYAL-09); cubes (ROYAL-07, ROYAL-08)."""
    lay_loot(s)
    for colour in range(COLOURS):
        s.stock[colour] = SECRETS[colour]
        s.supply[colour] = CUBES[colour]
    choose_partner(s)
    begin(s)
    for seat in range(s.players):
        for _ in range(3):
            take_cubes(s, seat, random_cube(s), 1, GIVEN)
    refill(s)
    begin_round(s)


def begin(s: State) -> None:
    """The match begins; nobody is asked yet."""
    emit(s, BEGUN, s.players, s.partner, 0, 0)


def lay_loot(s: State) -> None:
    """The deck: the first pile, shuffled, on the second, shuffled."""
    s.first_half = len(FIRST_PILE)
    s.bottom = len(FIRST_PILE) + len(SECOND_PILE)
    for nth in range(len(FIRST_PILE)):
        s.loot[nth] = FIRST_PILE[nth]
    for nth in range(len(SECOND_PILE)):
        s.loot[s.first_half + nth] = SECOND_PILE[nth]
    shuffle_from(s, s.loot, 0, s.first_half)
    shuffle_from(s, s.loot, s.first_half, s.bottom - s.first_half)


def choose_partner(s: State) -> None:
    """With two players one begins with the partner (ROYAL-71, RA-14)."""
    s.partner = NOBODY
    if s.players == 2:
        s.partner = roll(s, 2) if s.partner_start == BY_CHANCE else 0


def random_cube(s: State) -> int:
    """Return the colour of a cube drawn from all that are left (ROYAL-07, RA-27)."""
    left = 0
    for colour in range(COLOURS):
        left += s.supply[colour]
    nth = roll(s, left)
    colour = 0
    while nth >= s.supply[colour]:
        nth -= s.supply[colour]
        colour += 1
    return colour
