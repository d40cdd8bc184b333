"""Loot cards: what is on them, and what they bring to the one thief who gets away."""

from __future__ import annotations

from ruse.core.emit import emit
from ruse.games.royal.events import CHOSEN, CUBES_MOVED, NONE_LEFT, OWNED, RETURNED, TAKEN, TRADED
from ruse.games.royal.rules.secrets import draw, secrets_left
from ruse.games.royal.rules.state import (
    CARTE_BLANCHE,
    COLOURS,
    CRASH,
    DOCUMENTS,
    EXCHANGE,
    FAMOUS,
    FOUR,
    GOODS,
    INTRIGUE,
    ITEM,
    KIND,
    PER_COLOUR,
    PER_CUBE,
    RESOLVING,
    SAFE,
    SAFECRACKER,
    SYMBOL,
    TAKING,
    THREE,
    TRADING,
    TWO,
    WILD,
    State,
)

# --- What is on a card ---------------------------------------------------------------------------------------


def kind_of(card: int) -> int:
    """Return the kind of a loot card."""
    return card // KIND


def symbols(card: int, colour: int) -> int:
    """Return how many symbols of a colour a normal card shows."""
    return card >> 3 * colour & SYMBOL - 1


def colour_of(card: int) -> int:
    """Return the colour of incriminating documents."""
    return card % KIND


def fame_on(card: int) -> int:
    """Return the fame printed on a special item."""
    return card % KIND


def sort_of(card: int) -> int:
    """Return the sort by which the record remembers who went where."""
    kind = kind_of(card)
    if kind == GOODS:
        shown = 0
        for colour in range(COLOURS):
            shown += symbols(card, colour)
        return TWO if shown < 3 else THREE if shown == 3 else FOUR
    if kind == CARTE_BLANCHE:
        return WILD
    if kind == SAFECRACKER:
        return SAFE
    if kind == INTRIGUE:
        return EXCHANGE
    return FAMOUS if kind == ITEM else CRASH


# --- What it brings ------------------------------------------------------------------------------------------


def gain(s: State, seat: int, card: int) -> None:
    """The lone thief at an unguarded place is rewarded (ROYAL-19); choices are asked for one by one."""
    s.phase = RESOLVING
    kind = kind_of(card)
    if kind == GOODS:
        take_goods(s, seat, card)
    elif kind == CARTE_BLANCHE:
        choose_cubes(s, seat, 3, 1)
    elif kind == SAFECRACKER:
        draw(s, seat, min(3, secrets_left(s)))
    elif kind == INTRIGUE:
        s.thief = seat
        s.owed = 3
        s.phase = TRADING
    elif kind == ITEM:
        own(s, seat, card)
    elif kind == DOCUMENTS:
        crash(s, seat, colour_of(card))


def take_goods(s: State, seat: int, card: int) -> None:
    """A cube for each symbol (ROYAL-24, ROYAL-25); what is missing is replaced afterwards (ROYAL-51, RA-06)."""
    for colour in range(COLOURS):
        wanted = symbols(card, colour)
        found = min(wanted, s.supply[colour])
        s.missing[colour] = wanted - found
        if found > 0:
            take_cubes(s, seat, colour, found, TAKEN)
    owed = next_missing(s) if s.substitute == PER_COLOUR else all_missing(s)
    if owed > 0:
        choose_cubes(s, seat, owed, 0)


def next_missing(s: State) -> int:
    """Replace each colour that ran out separately, in the order of the colours (RA-05)."""
    for colour in range(COLOURS):
        amount = s.missing[colour]
        if amount > 0:
            s.missing[colour] = 0
            return amount
    return 0


def all_missing(s: State) -> int:
    """Replace everything that is missing together (RA-05, `substitute`)."""
    total = 0
    for colour in range(COLOURS):
        total += s.missing[colour]
        s.missing[colour] = 0
    return total


def take_cubes(s: State, seat: int, colour: int, amount: int, why: int) -> None:
    """From the supply to a seat."""
    s.supply[colour] -= amount
    s.cubes[seat, colour] += amount
    emit(s, CUBES_MOVED, seat, colour, amount, why)


def choose_cubes(s: State, seat: int, amount: int, free: int) -> None:
    """This many cubes in colours of the thief's choice (ROYAL-26, ROYAL-51)."""
    s.thief = seat
    s.owed = amount
    s.free = free
    s.phase = TAKING


def take_on(s: State) -> None:
    """Ask for the next colour, if there is a choice; the last one left is taken unasked, as far as it goes."""
    if s.owed == 0:
        s.owed = next_missing(s)
    colours = 0
    last = 0
    for colour in range(COLOURS):
        if s.supply[colour] > 0:
            colours += 1
            last = colour
    if colours > 1 and s.owed > 0:
        s.waiting = 1 << s.thief
        return
    s.owed += all_missing(s)
    amount = min(s.owed, s.supply[last])
    if amount > 0:
        take_cubes(s, s.thief, last, amount, CHOSEN)
    if s.owed > amount:
        emit(s, NONE_LEFT, s.thief, s.owed - amount, 0, 0)  # lost (RA-07)
    s.owed = 0
    s.free = 0
    s.phase = RESOLVING


def take_colour(s: State, seat: int, colour: int) -> None:
    """One cube of carte blanche (RA-08); of a replacement all, or one where each is chosen alone (RA-05)."""
    amount = taken_at_once(s, colour)
    s.owed -= amount
    take_cubes(s, seat, colour, amount, CHOSEN)


def taken_at_once(s: State, colour: int) -> int:
    """Return how many cubes of a colour one answer takes."""
    one_by_one = s.free != 0 or s.substitute == PER_CUBE
    return 1 if one_by_one else min(s.owed, s.supply[colour])


def own(s: State, seat: int, card: int) -> None:
    """A special item is kept face up (ROYAL-33)."""
    nth = 0
    while s.items[seat, nth] > 0:
        nth += 1
    s.items[seat, nth] = fame_on(card)
    emit(s, OWNED, seat, fame_on(card), 0, 0)


def crash(s: State, thief: int, colour: int) -> None:
    """Everybody else gives back half of their cubes of a colour, rounded up (ROYAL-34, RA-13)."""
    for seat in range(s.players):
        if seat != thief and s.cubes[seat, colour] > 0:
            amount = (s.cubes[seat, colour] + 1) // 2
            s.cubes[seat, colour] -= amount
            s.supply[colour] += amount
            emit(s, CUBES_MOVED, seat, colour, amount, RETURNED)


# --- Exchanges -----------------------------------------------------------------------------------------------


def may_trade(s: State, seat: int, other: int, take: int, give: int) -> bool:
    """Return whether both have the cube they give, and the colours differ (ROYAL-31, RA-09, RA-10)."""
    return take != give and s.cubes[other, take] > 0 and s.cubes[seat, give] > 0


def trade(s: State, seat: int, other: int, take: int, give: int) -> None:
    """One exchange; the other has no say (ROYAL-28, ROYAL-29)."""
    exchange(s, seat, other, take, give)
    s.owed -= 1
    emit(s, TRADED, seat, other, take, give)


def exchange(s: State, seat: int, other: int, take: int, give: int) -> None:
    """A cube for a cube; the same with the seats changed takes it back."""
    s.cubes[other, take] -= 1
    s.cubes[seat, take] += 1
    s.cubes[seat, give] -= 1
    s.cubes[other, give] += 1


def trade_on(s: State) -> None:
    """Ask for the next exchange if there is one to make (ROYAL-32, RA-11)."""
    if s.owed > 0 and can_trade(s, s.thief):
        s.waiting = 1 << s.thief
    else:
        end_trades(s)


def end_trades(s: State) -> None:
    """No more exchanges: three are made, none is possible, or the thief has enough (ROYAL-32)."""
    s.owed = 0
    s.phase = RESOLVING


def can_trade(s: State, seat: int) -> bool:
    """Return whether any exchange is possible."""
    for other in range(s.players):
        if other != seat:
            for take in range(COLOURS):
                for give in range(COLOURS):
                    if may_trade(s, seat, other, take, give):
                        return True
    return False
