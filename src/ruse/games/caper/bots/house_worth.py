"""What a table is worth to the house: points that are there and points that may come, in hundredths.

Everything counts as the score sheet has it, and for what can still be played a little more: a combo sees more
cards, a marker moves, coins are spent. The fewer plays are left, the less is hope and the more is certain.
"""

from __future__ import annotations

from ruse.core.chance import number
from ruse.games.caper.cards.grammar import (
    ALONE,
    AMOUNT,
    BOTH,
    BURNS,
    COIN,
    COMBO,
    DISCARDED,
    DO,
    END,
    EYE,
    HQ_COIN,
    LAUNDER,
    LOOT_IN_HQ,
    MARKER,
    OF,
    OPPONENT,
    OWN,
    PER,
    SET_OF,
    STATIC,
    TAKES,
    TIMING,
    WON,
)
from ruse.games.caper.cards.tables import (
    DEAL,
    DECK,
    FIRST,
    GEAR_ON_A_THIEF,
    ROUNDS,
    ROWS,
    THIEVES_AT_A_LOCATION,
    VALUE,
    of_board,
    of_card,
    of_effect,
    of_round,
    of_track,
)
from ruse.games.caper.rules.counts import count, sees
from ruse.games.caper.rules.crew import crew_of, member
from ruse.games.caper.rules.heist import lead
from ruse.games.caper.rules.scoring import loot_points
from ruse.games.caper.rules.state import (
    ANY,
    ANY_LOOT,
    CREW,
    GREY,
    LOCATIONS,
    NO_CARD,
    NO_COLOUR,
    THIEVES,
    State,
)

SHARE = (0, 32, 32, 32, 10, 24, 100)
"""Of a hundred gear cards that come into a crew, how many are of each colour if one chooses them for it."""
HOPE_OF_MARKER = 95
HOPE_OF_COIN = 45
HOPE_OF_LOOT = 260
HOPE_OF_BURN = 190
HOPE_OF_LAUNDER = 70
COIN_SPENT = 62
COIN_SPARE = 6
SAFE = 18
PRICE = 14
"""What a play of gear costs on average, in tenths of a coin."""


def worth(s: State, seat: int) -> int:
    """Return how far a seat is ahead of the other one."""
    return side(s, seat) - side(s, 1 - seat)


def side(s: State, seat: int) -> int:
    """Return all that a seat has and may hope for."""
    gear = plays_left(s, seat, 1 - THIEVES)
    hires = plays_left(s, seat, THIEVES)
    total = 100 * loot_points(s, seat) + money(s, seat, gear)
    for location in range(LOCATIONS):
        chance = chance_of(lead(s, seat, location), gear + hires)
        total += chance * prize(s, seat, location, gear, hires) // 100
        crew = crew_of(seat, location)
        for nth in range(CREW):
            card = member(s, crew, nth)
            if card != NO_CARD:
                total += hope_of(s, seat, location, card, gear, hires, chance)
    return total


def plays_left(s: State, seat: int, deck: int) -> int:
    """Return how many cards of a deck a seat will still play."""
    plays = 0
    if s.round < of_board(ROUNDS):
        if of_round(s.round, DECK) == deck:
            plays += max(0, number(s.held[seat]) - 1)
        for later in range(number(s.round) + 1, of_board(ROUNDS)):
            if of_round(later, DECK) == deck:
                plays += of_round(later, DEAL) - 1
    return plays


def money(s: State, seat: int, gear: int) -> int:
    """Coins that can be spent are worth something; the others only break a tie."""
    needed = (PRICE * gear + 9) // 10
    coins = number(s.coins[seat])
    spent = min(coins, needed)
    return COIN_SPENT * spent + COIN_SPARE * (coins - spent)


def chance_of(fields: int, plays: int) -> int:
    """Return the chance to win a location with the marker this many fields ahead, in percent."""
    if plays == 0:
        return 100 if fields > 0 else 0
    if fields == 0:
        return 42
    looseness = 4 + 3 * plays
    return 50 + 500 * fields // (10 * abs(fields) + looseness)


def prize(s: State, seat: int, location: int, gear: int, hires: int) -> int:
    """Return what winning a location brings."""
    site = s.site[location]
    fields = lead(s, seat, location)
    total = 100 * of_card(site, VALUE) + (100 * of_track(fields) if fields > 0 else 0)
    for row in range(of_card(site, FIRST), of_card(site, FIRST) + of_card(site, ROWS)):
        if of_effect(row, TIMING) == END:
            total += of_effect(row, AMOUNT) * counted(s, seat, location, row, gear, hires, 100)
    return total


def hope_of(s: State, seat: int, location: int, card: int, gear: int, hires: int, chance: int) -> int:
    """Return what a crew's card is worth: its points, what they may become, and what its combos can still do."""
    total = 0
    for row in range(of_card(card, FIRST), of_card(card, FIRST) + of_card(card, ROWS)):
        timing = of_effect(row, TIMING)
        if timing == END:
            total += of_effect(row, AMOUNT) * counted(s, seat, location, row, gear, hires, chance)
        elif timing == COMBO:
            total += of_effect(row, AMOUNT) * coming(s, seat, location, row, gear, hires) * symbol(s, row) // 100
        elif timing == STATIC and gear > 0:
            total += SAFE
    return total


def counted(s: State, seat: int, location: int, row: int, gear: int, hires: int, chance: int) -> int:
    """Return how often a row will count at the end, in hundredths."""
    if of_effect(row, PER) == WON:
        return chance
    often = 100 * count(s, seat, location, row) + coming(s, seat, location, row, gear, hires)
    if of_effect(row, EYE) == NO_COLOUR:
        return often
    if sees(s, seat, location, row):
        return often * (100 - min(30, 2 * gear)) // 100
    return often * min(40, 8 * gear) // 100


def coming(s: State, seat: int, location: int, row: int, gear: int, hires: int) -> int:
    """Return how much more a row may come to count, in hundredths."""
    per = of_effect(row, PER)
    of = of_effect(row, OF)
    if per == ALONE or per == WON:
        return 0
    if per == OWN:
        return cards_coming(s, seat, location, of, gear, hires)
    if per == SET_OF:
        return cards_coming(s, seat, location, ANY, gear, hires) * 33 // 100
    if per == LOOT_IN_HQ:
        return gear * (14 if of == ANY_LOOT else 6)
    if per == DISCARDED:
        return (gear + 2 * hires) * (18 if of == ANY else 5)
    if per == HQ_COIN:
        return 12 * gear
    if per == OPPONENT:
        return cards_coming(s, 1 - seat, location, of, gear, hires)
    if per == BOTH:
        return cards_coming(s, seat, location, of, gear, hires) + cards_coming(
            s, 1 - seat, location, of, gear, hires
        )
    return 0


def cards_coming(s: State, seat: int, location: int, colour: int, gear: int, hires: int) -> int:
    """Return how many cards of a colour may still join a crew, in hundredths: a third of all, if there is room."""
    crew = crew_of(seat, location)
    thieves = number(s.colours[crew, GREY])
    if colour == GREY:
        return 100 * min(of_board(THIEVES_AT_A_LOCATION) - thieves, hires) // 3
    room = 100 * (of_board(GEAR_ON_A_THIEF) * thieves - number(s.colours[crew, ANY])) + 40 * hires
    return max(0, min(room, 100 * gear // LOCATIONS)) * SHARE[colour] // 100


def symbol(s: State, row: int) -> int:
    """Return what one symbol of a combo is worth when it fires some day."""
    do = of_effect(row, DO)
    if do == MARKER:
        return HOPE_OF_MARKER
    if do == COIN:
        return HOPE_OF_COIN
    if do == TAKES:
        return HOPE_OF_LOOT
    if do == BURNS:
        return HOPE_OF_BURN
    return HOPE_OF_LAUNDER if do == LAUNDER else 0
