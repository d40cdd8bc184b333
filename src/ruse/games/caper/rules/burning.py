"""Burning: the top card of an opposing thief into its owner's discard area, and its symbols taken back."""

from __future__ import annotations

from ruse.core.emit import emit
from ruse.games.caper.cards.grammar import (
    AMOUNT,
    BURNS,
    COIN,
    DO,
    LAUNDER,
    MARKER,
    ONCE,
    PROTECT,
    STATIC,
    TAKES,
    TIMING,
    WHAT,
)
from ruse.games.caper.cards.tables import COLOUR, FIRST, ROWS, TIMINGS, of_card, of_effect
from ruse.games.caper.events import BURNED, GIVEN_BACK, NOTHING_BACK, TAKEN_BACK, UNDONE, UNDONE_TOO
from ruse.games.caper.rules.coins import pay, wash_out
from ruse.games.caper.rules.counts import is_of
from ruse.games.caper.rules.crew import crew_of, member, place_of, remove_top, top_colour
from ruse.games.caper.rules.hands import put_on_discards
from ruse.games.caper.rules.heist import can_move, can_return, move_marker, return_loot
from ruse.games.caper.rules.state import (
    ANY,
    ANY_LOOT,
    CREW,
    NO_CARD,
    NO_COLOUR,
    RESOLVING,
    RETURNING,
    SLOTS,
    State,
)


def targets(s: State, owner: int, location: int) -> int:
    """Return the slots of an owner's thieves whose top card can be burned, as bits (CAPER-55 to CAPER-57)."""
    safe = protected(s, owner, location)
    slots = 0
    for slot in range(SLOTS):
        colour = top_colour(s, place_of(owner, location, slot))
        if colour != NO_COLOUR and not safe >> colour & 1:
            slots |= 1 << slot
    return slots


def protected(s: State, owner: int, location: int) -> int:
    """Return the colours that the crew or the location protects, covered or not, as bits (CAPER-69)."""
    safe = protection_of(s.site[location])
    crew = crew_of(owner, location)
    for nth in range(CREW):
        safe |= protection_of(member(s, crew, nth))
    return safe


def protection_of(card: int) -> int:
    """Return the colours that a card protects (A-16, A-17)."""
    safe = 0
    if of_card(card, TIMINGS) >> STATIC & 1:
        for row in range(of_card(card, FIRST), of_card(card, FIRST) + of_card(card, ROWS)):
            if of_effect(row, DO) == PROTECT:
                for colour in range(ANY):
                    if is_of(colour, of_effect(row, WHAT)):
                        safe |= 1 << colour
    return safe


def burn(s: State, owner: int, slot: int) -> None:
    """The owner discards the top card of this thief and takes back what it once did (CAPER-55, CAPER-59)."""
    place = place_of(owner, s.where, slot)
    card = remove_top(s, place)
    put_on_discards(s, owner, card)
    s.burned[of_card(card, COLOUR)] += 1
    emit(s, BURNED, 1 - owner, owner, card, place)
    s.ash = card
    s.ash_row = 0
    s.phase = RESOLVING


def take_back(s: State) -> None:
    """The next symbol of a burned card, until all are; never combos, nor burning (CAPER-64, CAPER-67)."""
    if s.ash_left > 0:
        s.ash_left -= 1
        if can_return(s, 1 - s.turn, s.where, ANY_LOOT):
            s.phase = RETURNING
    elif s.ash_row == of_card(s.ash, ROWS):
        s.ash = NO_CARD
        s.ash_row = 0
        s.ash_told = 0
    else:
        row = of_card(s.ash, FIRST) + s.ash_row
        s.ash_row += 1
        if of_effect(row, TIMING) == ONCE and of_effect(row, DO) != BURNS:
            take_back_row(s, row)


def take_back_row(s: State, row: int) -> None:
    """What a row of a burned card once did, as printed, even if it had lapsed (CAPER-59 to CAPER-63, CAPER-66)."""
    owner = 1 - s.turn
    do = of_effect(row, DO)
    amount = of_effect(row, AMOUNT)
    why = NOTHING_BACK
    if brings_back(s, owner, row):
        why = UNDONE_TOO if s.ash_told else UNDONE
        s.ash_told = 1
    emit(s, TAKEN_BACK, owner, s.ash, why, 0)
    if do == MARKER:
        move_marker(s, s.turn, s.where, amount)
    elif do == COIN:
        pay(s, owner, amount, GIVEN_BACK)
    elif do == LAUNDER:
        wash_out(s, owner, amount)
    elif do == TAKES and of_effect(row, WHAT) == ANY_LOOT:
        s.ash_left = amount
    elif do == TAKES:
        for _ in range(amount):
            return_loot(s, owner, s.where, of_effect(row, WHAT))


def brings_back(s: State, owner: int, row: int) -> bool:
    """Return whether there is anything of a row that can be taken back."""
    do = of_effect(row, DO)
    if do == MARKER:
        return can_move(s, 1 - owner, s.where)
    if do == COIN:
        return s.coins[owner] > 0
    if do == LAUNDER:
        return s.laundered[owner] > 0
    return do == TAKES and can_return(s, owner, s.where, of_effect(row, WHAT))


def give_back(s: State, owner: int, loot: int) -> None:
    """The owner of a burned card chooses the loot that goes back (CAPER-63, A-11)."""
    return_loot(s, owner, s.where, loot)
    s.phase = RESOLVING
