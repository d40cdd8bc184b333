"""Points for locations, cards and loot, as they are now; at the end, these are the score."""

from __future__ import annotations

from ruse.core.chance import number
from ruse.games.caper.cards.grammar import AMOUNT, END, TIMING
from ruse.games.caper.cards.tables import (
    FIRST,
    PAIR,
    ROWS,
    SINGLE,
    TIMINGS,
    TRIPLE,
    VALUE,
    of_board,
    of_card,
    of_effect,
    of_track,
)
from ruse.games.caper.rules.counts import count, sees
from ruse.games.caper.rules.crew import place_of
from ruse.games.caper.rules.heist import lead, loot_of, wins
from ruse.games.caper.rules.state import ANTIQUE, DIAMOND, LOCATIONS, NO_CARD, PAINTING, SLOTS, State


def score(s: State, seat: int) -> int:
    """Return all points of a seat (CAPER-80)."""
    points = loot_points(s, seat)
    for location in range(LOCATIONS):
        points += location_points(s, seat, location)
        for slot in range(SLOTS):
            place = place_of(seat, location, slot)
            if s.thief[place] != NO_CARD:
                points += card_points(s, seat, location, s.thief[place])
                for layer in range(s.worn[place]):
                    points += card_points(s, seat, location, s.gear[place, layer])
    return points


def location_points(s: State, seat: int, location: int) -> int:
    """Return what winning a location gives: its points, end effect and track bonus (CAPER-75, CAPER-78)."""
    if not wins(s, seat, location):
        return 0
    site = s.site[location]
    return of_card(site, VALUE) + card_points(s, seat, location, site) + of_track(lead(s, seat, location))


def card_points(s: State, seat: int, location: int, card: int) -> int:
    """Return what a card of a seat at a location is worth (CAPER-81)."""
    points = 0
    if of_card(card, TIMINGS) >> END & 1:
        for row in range(of_card(card, FIRST), of_card(card, FIRST) + of_card(card, ROWS)):
            if of_effect(row, TIMING) == END and sees(s, seat, location, row):
                points += of_effect(row, AMOUNT) * count(s, seat, location, row)
    return points


def loot_points(s: State, seat: int) -> int:
    """Triples of different kinds, pairs, singles: always the best sets (CAPER-82, A-25, A-26)."""
    diamonds = number(s.hq[seat, DIAMOND])
    paintings = number(s.hq[seat, PAINTING])
    antiques = number(s.hq[seat, ANTIQUE])
    most = max(diamonds, paintings, antiques)
    least = min(diamonds, paintings, antiques)
    middle = diamonds + paintings + antiques - most - least
    return of_board(TRIPLE) * least + of_board(PAIR) * (middle - least) + of_board(SINGLE) * (most - middle)


def verdict(s: State, points: int) -> int:
    """Return the winner, given by how many points seat 0 is ahead (CAPER-83, CAPER-84, A-23).

    1 if seat 0 wins by points, 2 by coins, 3 by loot; the same below zero for seat 1; 0 in a draw.
    """
    if points != 0:
        return 1 if points > 0 else -1
    if s.coins[0] != s.coins[1]:
        return 2 if s.coins[0] > s.coins[1] else -2
    loot = loot_of(s, 0) - loot_of(s, 1)
    if loot != 0:
        return 3 if loot > 0 else -3
    return 0


def winners(s: State) -> int:
    """Return the seat that wins, as a bit mask; nobody in a draw (CAPER-83, CAPER-84)."""
    return winner_of(verdict(s, score(s, 0) - score(s, 1)))


def winner_of(verdict: int) -> int:
    """Return the seat that a verdict names, as a bit mask."""
    if verdict == 0:
        return 0
    return 1 if verdict > 0 else 2
