"""The house tries an action on the record it has been given, looks at the table, and puts everything back.

There is no second record to try it on, so what a play can change is kept in the record's own `kept` row. The
play itself is that of the rules.
"""

from __future__ import annotations

from ruse.games.caper.bots.house_worth import worth
from ruse.games.caper.cards.tables import COLOUR, of_card
from ruse.games.caper.rules.actions import location_hired, place_equipped
from ruse.games.caper.rules.burning import burn, take_back
from ruse.games.caper.rules.crew import free_slot, place_of, put_gear, remove_thief, remove_top
from ruse.games.caper.rules.effects import grab, resolve
from ruse.games.caper.rules.hands import take_in_hand, take_off_discards
from ruse.games.caper.rules.heist import return_loot, take_loot
from ruse.games.caper.rules.machine import choices, perform
from ruse.games.caper.rules.state import (
    BURNING,
    DISCARD,
    EQUIP,
    GRABBING,
    KEPT_LEDGER,
    LOCATIONS,
    LOOTS,
    NO_CARD,
    RESOLVING,
    SEATS,
    SLOTS,
    State,
)
from ruse.games.caper.rules.turn import clear_play

WORST = -1_000_000


# --- What a play can change ---------------------------------------------------------------------------------------


def keep(s: State, base: int) -> None:
    """Remember markers, coins and loot."""
    for location in range(LOCATIONS):
        s.kept[base + location] = s.marker[location]
        for loot in range(LOOTS):
            s.kept[base + 8 + LOOTS * location + loot] = s.loot[location, loot]
    for seat in range(SEATS):
        s.kept[base + 3 + seat] = s.coins[seat]
        s.kept[base + 5 + seat] = s.laundered[seat]
        for loot in range(LOOTS):
            s.kept[base + 17 + LOOTS * seat + loot] = s.hq[seat, loot]
    s.kept[base + 7] = s.supply


def put_back(s: State, base: int) -> None:
    """Markers, coins and loot as remembered; and nothing is remembered any more."""
    for location in range(LOCATIONS):
        s.marker[location] = s.kept[base + location]
        for loot in range(LOOTS):
            s.loot[location, loot] = s.kept[base + 8 + LOOTS * location + loot]
    for seat in range(SEATS):
        s.coins[seat] = s.kept[base + 3 + seat]
        s.laundered[seat] = s.kept[base + 5 + seat]
        for loot in range(LOOTS):
            s.hq[seat, loot] = s.kept[base + 17 + LOOTS * seat + loot]
    s.supply = s.kept[base + 7]
    for at in range(KEPT_LEDGER):
        s.kept[base + at] = 0


# --- Choices inside an effect -------------------------------------------------------------------------------------


def worth_of_loot(s: State, seat: int, loot: int) -> int:
    """Return what the table is worth once a loot is taken."""
    take_loot(s, s.turn, s.where, loot)
    found = worth(s, seat)
    s.hq[s.turn, loot] -= 1
    s.loot[s.where, loot] += 1
    s.taken[loot] -= 1
    return found


def worth_of_return(s: State, seat: int, loot: int) -> int:
    """Return what the table is worth once a loot is given back."""
    return_loot(s, seat, s.where, loot)
    found = worth(s, seat)
    s.hq[seat, loot] += 1
    s.loot[s.where, loot] -= 1
    return found


def worth_of_burn(s: State, seat: int, slot: int) -> int:
    """Return what the table is worth after a card is burned and undone, if its owner has no choice in it."""
    owner = 1 - seat
    keep(s, KEPT_LEDGER)
    burn(s, owner, slot)
    while s.phase == RESOLVING and s.ash != NO_CARD:
        take_back(s)
    found = worth(s, seat)
    put_back(s, KEPT_LEDGER)
    unburn(s, owner, place_of(owner, s.where, slot))
    s.phase = BURNING
    return found


def unburn(s: State, owner: int, place: int) -> None:
    """Put the burned card back."""
    card = take_off_discards(s, owner)
    put_gear(s, place, card)
    s.ash = NO_CARD
    s.ash_row = 0
    s.ash_left = 0
    s.ash_told = 0
    s.burned[of_card(card, COLOUR)] -= 1


def best_choice(s: State, seat: int) -> int:
    """Return the loot to take or to give back, or the thief whose top card to burn."""
    options = choices(s)
    best = 0
    most = WORST
    for nth in range(max(LOOTS, SLOTS)):
        if options >> nth & 1:
            hope = worth_of_choice(s, seat, nth)
            if hope > most:
                most = hope
                best = nth
    return best


def worth_of_choice(s: State, seat: int, nth: int) -> int:
    """Return what the table is worth once a choice inside an effect is made."""
    if s.phase == GRABBING:
        return worth_of_loot(s, seat, nth)
    return worth_of_burn(s, seat, nth) if s.phase == BURNING else worth_of_return(s, seat, nth)


# --- A card of the hand -------------------------------------------------------------------------------------------


def worth_of_play(s: State, seat: int, action: int) -> int:
    """Return what the table is worth after a card is used, with further choices made as the seat would."""
    phase = s.phase
    place = where_it_goes(s, seat, action)
    keep(s, 0)
    perform(s, seat, action)
    burned = run(s, seat)
    found = worth(s, seat)
    put_back(s, 0)
    if burned > 0:
        unburn(s, 1 - seat, burned - 1)
    if action < EQUIP:
        take_in_hand(s, seat, s.thief[place])
        remove_thief(s, place)
    elif action < DISCARD:
        take_in_hand(s, seat, remove_top(s, place))
    else:
        take_in_hand(s, seat, take_off_discards(s, seat))
    clear_play(s)
    s.phase = phase
    s.waiting = 1 << seat
    return found


def where_it_goes(s: State, seat: int, action: int) -> int:
    """Return the place that a card comes to."""
    if action < EQUIP:
        location = location_hired(action)
        return place_of(seat, location, free_slot(s, seat, location))
    return place_equipped(seat, action)


def run(s: State, seat: int) -> int:
    """Resolve a play up to a second burning or a choice of the other seat; the place of a burned card, and one."""
    burned = 0
    while s.phase == RESOLVING or s.phase == GRABBING or (s.phase == BURNING and burned == 0):
        if s.phase == RESOLVING:
            resolve(s)
        elif s.phase == GRABBING:
            grab(s, best_choice(s, seat))
        else:
            slot = best_choice(s, seat)
            burned = place_of(1 - seat, s.where, slot) + 1
            burn(s, 1 - seat, slot)
    return burned
