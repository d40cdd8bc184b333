"""What a seat may do now, and why it may not do the rest."""

from __future__ import annotations

from ruse.core.record import Row
from ruse.games.caper.cards.tables import VALUE, of_card
from ruse.games.caper.rules.actions import place_equipped, slot_equipped, slot_hired
from ruse.games.caper.rules.crew import can_wear, has_room_for_thief, place_of, top_of
from ruse.games.caper.rules.machine import choices
from ruse.games.caper.rules.state import (
    ACTIONS,
    BURN,
    BURNING,
    DISCARD,
    EQUIP,
    EQUIPPING,
    GRAB,
    GRABBING,
    HAND,
    HIRE,
    HIRING,
    LOCATIONS,
    LOOTS,
    NO_CARD,
    RETURN,
    RETURNING,
    SEATS,
    SLOTS,
    State,
)

(
    ALLOWED,
    NOT_ASKED,
    NO_SUCH_ACTION,
    NOT_NOW,
    NOT_HELD,
    SAME_CARD,
    SIDE_FULL,
    NO_THIEF,
    THIEF_FULL,
    TOO_POOR,
    NO_LOOT,
    NO_GEAR,
    PROTECTED,
) = range(13)
REFUSALS = (
    "allowed",
    "not-asked",
    "no-such-action",
    "not-now",
    "not-held",
    "same-card",
    "side-full",
    "no-thief",
    "thief-full",
    "too-poor",
    "no-loot",
    "no-gear",
    "protected",
)


def legal(s: State, seat: int, out: Row) -> int:
    """Write the numbers of all actions open to a seat into `out`, ascending; return how many they are."""
    if not s.waiting >> seat & 1:
        return 0
    if s.phase == HIRING:
        return hires(s, seat, out)
    if s.phase == EQUIPPING:
        return discards(s, seat, out, equipments(s, seat, out))
    if s.phase == GRABBING:
        return chosen(s, GRAB, LOOTS, out)
    if s.phase == BURNING:
        return chosen(s, BURN, SLOTS, out)
    return chosen(s, RETURN, LOOTS, out)


def chosen(s: State, first: int, count: int, out: Row) -> int:
    """List one action for each choice inside an effect."""
    options = choices(s)
    found = 0
    for nth in range(count):
        if options >> nth & 1:
            out[found] = first + nth
            found += 1
    return found


def is_again(s: State, seat: int, slot: int) -> bool:
    """Return whether the card before in the hand is the same: of equal cards the first one is used."""
    return slot > 0 and s.hand[seat, slot] == s.hand[seat, slot - 1]


def hires(s: State, seat: int, out: Row) -> int:
    """List each thief at each location with a free space (CAPER-21, CAPER-22, A-33)."""
    count = 0
    for slot in range(s.held[seat]):
        if not is_again(s, seat, slot):
            for location in range(LOCATIONS):
                if has_room_for_thief(s, seat, location):
                    out[count] = HIRE + LOCATIONS * slot + location
                    count += 1
    return count


def equipments(s: State, seat: int, out: Row) -> int:
    """List each affordable card on each thief who can carry it (CAPER-28 to CAPER-31, A-19)."""
    count = 0
    places = LOCATIONS * SLOTS
    for slot in range(s.held[seat]):
        if not is_again(s, seat, slot) and of_card(s.hand[seat, slot], VALUE) <= s.coins[seat]:
            for thief in range(places):
                if can_wear(s, places * seat + thief):
                    out[count] = EQUIP + places * slot + thief
                    count += 1
    return count


def discards(s: State, seat: int, out: Row, count: int) -> int:
    """List each card: discarding is always possible (CAPER-27)."""
    for slot in range(s.held[seat]):
        if not is_again(s, seat, slot):
            out[count] = DISCARD + slot
            count += 1
    return count


def refusal(s: State, seat: int, action: int) -> int:
    """Why an action that `legal` does not offer is not open to a seat."""
    if action < 0 or action >= ACTIONS:
        return NO_SUCH_ACTION
    if seat >= SEATS or not s.waiting >> seat & 1:
        return NOT_ASKED
    if s.phase == HIRING and action < EQUIP:
        reason = refusal_of_card(s, seat, slot_hired(action))
        return SIDE_FULL if reason == ALLOWED else reason
    if s.phase == EQUIPPING and EQUIP <= action < DISCARD:
        return refusal_of_gear(s, seat, slot_equipped(action), place_equipped(seat, action))
    if s.phase == EQUIPPING and DISCARD <= action < GRAB:
        return refusal_of_card(s, seat, action - DISCARD)
    if (s.phase == GRABBING and GRAB <= action < BURN) or (s.phase == RETURNING and action >= RETURN):
        return NO_LOOT
    if s.phase == BURNING and BURN <= action < RETURN:
        return NO_GEAR if top_of(s, place_of(1 - s.turn, s.where, action - BURN)) == NO_CARD else PROTECTED
    return NOT_NOW


def refusal_of_card(s: State, seat: int, slot: int) -> int:
    """Of a card that is not in the hand, or stands there before; `ALLOWED` if the card is not the reason."""
    if slot >= HAND or s.hand[seat, slot] == NO_CARD:
        return NOT_HELD
    return SAME_CARD if is_again(s, seat, slot) else ALLOWED


def refusal_of_gear(s: State, seat: int, slot: int, place: int) -> int:
    """Gear needs a thief with room for it, and coins."""
    reason = refusal_of_card(s, seat, slot)
    if reason != ALLOWED:
        return reason
    if s.thief[place] == NO_CARD:
        return NO_THIEF
    return TOO_POOR if can_wear(s, place) else THIEF_FULL
