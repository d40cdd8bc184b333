"""What a row of effects counts: cards of a colour, sets, loot, discards, laundered coins, a location won."""

from __future__ import annotations

from ruse.core.chance import number
from ruse.games.caper.cards.grammar import (
    ALONE,
    BOTH,
    DISCARDED,
    EYE,
    HQ_COIN,
    LOOT_IN_HQ,
    OF,
    OPPONENT,
    OWN,
    PER,
    SET_OF,
)
from ruse.games.caper.cards.tables import of_effect, of_set
from ruse.games.caper.rules.crew import crew_of, place_of, top_colour
from ruse.games.caper.rules.heist import loot_of, wins
from ruse.games.caper.rules.state import ANY, ANY_LOOT, GREY, LOOTS, NEVER, NO_COLOUR, SLOTS, State


def count(s: State, seat: int, location: int, row: int) -> int:
    """Return how often a row of a seat's card at a location counts now."""
    per = of_effect(row, PER)
    of = of_effect(row, OF)
    if per == ALONE:
        return 1
    if per == OWN:
        return number(s.colours[crew_of(seat, location), of])
    if per == SET_OF:
        return sets(s, crew_of(seat, location), of, NO_COLOUR)
    if per == LOOT_IN_HQ:
        return number(s.hq[seat, of]) if of < ANY_LOOT else loot_of(s, seat)
    if per == OPPONENT:
        return number(s.colours[crew_of(1 - seat, location), of])
    if per == BOTH:
        return number(s.colours[crew_of(seat, location), of]) + number(s.colours[crew_of(1 - seat, location), of])
    if per == DISCARDED:
        return number(s.discarded_colours[seat, of])
    if per == HQ_COIN:
        return number(s.laundered[seat])
    return 1 if wins(s, seat, location) else 0


def sees(s: State, seat: int, location: int, row: int) -> bool:
    """Return whether a row's eye sees its colour on top of one of the seat's thieves (CAPER-87, A-29, A-30)."""
    eye = of_effect(row, EYE)
    if eye == NO_COLOUR:
        return True
    for slot in range(SLOTS):
        if is_of(top_colour(s, place_of(seat, location, slot)), eye):
            return True
    return False


def is_of(colour: int, wanted: int) -> bool:
    """Return whether a card of one colour counts as another: `ANY` is all gear, never a thief (CAPER-34)."""
    return colour == wanted or (wanted == ANY and GREY < colour < ANY)


def sets(s: State, crew: int, wanted: int, without: int) -> int:
    """Return how many sets a crew has (CAPER-52, CAPER-53); as if a card of one colour were missing."""
    most = 99
    gear = 0
    for colour in range(ANY):
        need = of_set(wanted, colour)
        if need > 0:
            there = number(s.colours[crew, colour]) - (1 if colour == without else 0)
            most = min(most, there // need)
            if colour != GREY:
                gear += need
    gear += of_set(wanted, ANY)
    if gear > 0:
        there = number(s.colours[crew, ANY]) - (1 if GREY < without < ANY else 0)
        most = min(most, there // gear)
    return most


def growth(s: State, seat: int, location: int, row: int, colour: int) -> int:
    """By how much a row's count has grown through the play under way, of a card of this colour.

    Own cards come, the opponent's go (both within this play only); discards do not count again (A-13), and
    laundered coins as the table plays it (A-14).
    """
    per = of_effect(row, PER)
    of = of_effect(row, OF)
    if per == OWN:
        return 1 if is_of(colour, of) else 0
    if per == SET_OF:
        crew = crew_of(seat, location)
        return sets(s, crew, of, NO_COLOUR) - sets(s, crew, of, colour)
    if per == BOTH:
        return (1 if is_of(colour, of) else 0) - burned(s, of)
    if per == LOOT_IN_HQ:
        return newly_taken(s, of)
    if per == HQ_COIN and s.laundering_fires != NEVER:
        return number(s.washed)
    return 0


def burned(s: State, wanted: int) -> int:
    """Return the cards of a colour that the play under way has burned."""
    found = 0
    for colour in range(ANY):
        if is_of(colour, wanted):
            found += s.burned[colour]
    return found


def newly_taken(s: State, wanted: int) -> int:
    """Return the loot of a kind that the play under way has taken."""
    if wanted < ANY_LOOT:
        return number(s.taken[wanted])
    found = 0
    for loot in range(LOOTS):
        found += s.taken[loot]
    return found
