"""The set-up: three decks of one city, three locations with loot, coins in the supply (CAPER-03 to CAPER-09)."""

from __future__ import annotations

from ruse.core.chance import roll, shuffle
from ruse.core.emit import emit
from ruse.core.first_player import ANY_SEAT
from ruse.games.caper.cards.tables import (
    COINS,
    COPIES,
    LOOT_AT_A_LOCATION,
    LOOT_OF_A_KIND,
    is_in,
    of_board,
    of_card,
)
from ruse.games.caper.events import BEGUN
from ruse.games.caper.rules.hands import put_on_deck
from ruse.games.caper.rules.state import (
    CARD_NUMBERS,
    CENTRE,
    GEAR,
    GEARS,
    LOCATION,
    LOCATIONS,
    LOOTS,
    SEATS,
    THIEVES,
    State,
)
from ruse.games.caper.rules.turn import begin_round


def deal(s: State) -> None:
    """Everything onto the table, and the first hands."""
    s.start = roll(s, SEATS) if s.first_player == ANY_SEAT else s.first_player
    fill_deck(s, THIEVES)
    fill_deck(s, GEARS)
    shuffle(s, s.thief_deck, s.thieves_left)
    shuffle(s, s.gear_deck, s.gear_left)
    lay_locations(s)
    lay_loot(s)
    s.supply = of_board(COINS)
    open_table(s)
    begin_round(s)


def open_table(s: State) -> None:
    """The match begins."""
    emit(s, BEGUN, s.start, s.city, 0, 0)


def fill_deck(s: State, deck: int) -> None:
    """The base cards and those of the city (CAPER-03)."""
    first = 1 if deck == THIEVES else GEAR
    last = GEAR if deck == THIEVES else LOCATION
    for card in range(first, last):
        if is_in(card, s.city):
            for _ in range(of_card(card, COPIES)):
                put_on_deck(s, deck, card)


def lay_locations(s: State) -> None:
    """The first three of the location deck; the others leave the game unseen (CAPER-05, CAPER-07)."""
    left = 0
    for card in range(LOCATION, CARD_NUMBERS):
        if is_in(card, s.city):
            left += 1
    for location in range(LOCATIONS):
        s.site[location] = nth_location(s, roll(s, left))
        s.marker[location] = CENTRE
        left -= 1


def nth_location(s: State, nth: int) -> int:
    """Return the nth location of the city that does not lie there yet."""
    card = LOCATION - 1
    while nth >= 0:
        card += 1
        if is_in(card, s.city) and card != s.site[0] and card != s.site[1]:
            nth -= 1
    return card


def lay_loot(s: State) -> None:
    """Loot at random at each location (CAPER-06)."""
    for loot in range(LOOTS):
        s.taken[loot] = of_board(LOOT_OF_A_KIND)
    left = LOOTS * of_board(LOOT_OF_A_KIND)
    for location in range(LOCATIONS):
        for _ in range(of_board(LOOT_AT_A_LOCATION)):
            token = roll(s, left)
            loot = 0
            while token >= s.taken[loot]:
                token -= s.taken[loot]
                loot += 1
            s.taken[loot] -= 1
            s.loot[location, loot] += 1
            left -= 1
    for loot in range(LOOTS):
        s.taken[loot] = 0
