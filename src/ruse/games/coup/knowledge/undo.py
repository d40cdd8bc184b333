"""Undoing card movements, newest first, as far as one seat has seen them."""

from __future__ import annotations

from ruse.core.chance import roll
from ruse.games.coup.knowledge.desk import (
    CARD_AT,
    DECK_PLACES,
    character_at,
    find_among,
    odds_among,
    place_of,
    settle_blindly,
    settle_card,
    swap_places,
    whole,
)
from ruse.games.coup.rules.court import copies
from ruse.games.coup.rules.log import UNKNOWN_CARD, card_of, hidden_from, kind_of, other_of, set_card, who_of
from ruse.games.coup.rules.state import EXCHANGED, INQUISITOR, LEFT, LOST, RETURN_THEN_DRAW, SHOWN, State


def undo(s: State, seat: int, at: int, weight: int) -> int:
    """Take back one movement of the log."""
    kind = kind_of(s.log[at])
    if kind == LOST:
        s.cards[who_of(s.log[at])] += 1
        return weight
    if kind == SHOWN:
        return undo_show(s, seat, at, weight)
    if kind == EXCHANGED:
        if knows(s, seat, at, 0):
            return undo_own_exchange(s, seat, at, weight)
        undo_exchange(s, seat, at)
        return weight
    if kind == LEFT:
        return undo_look(s, seat, at, weight)
    return undo_forced_swap(s, seat, at, weight)


def knows(s: State, seat: int, at: int, place: int) -> bool:
    """Return whether a seat has seen one of the four cards of a movement, and it is not forgotten."""
    return not hidden_from(s, seat, at, place) and card_of(s.log[at], place) != UNKNOWN_CARD


def cover(s: State, seat: int, at: int, place: int, card: int) -> None:
    """Note which physical card it was, if the seat may not know; `write_log` gives it a character."""
    if hidden_from(s, seat, at, place):
        set_card(s, at, place, card)


def undo_show(s: State, seat: int, at: int, weight: int) -> int:
    """Trace a shown card: it came from the hand and is in the deck now, unless it was drawn right back."""
    who = who_of(s.log[at])
    shown = card_of(s.log[at], 0)
    place = 2 * who
    if knows(s, seat, at, 1):
        place = place_of(s, who, card_of(s.log[at], 1))
    elif s.cards[who] == 2:
        place += roll(s, 2)
    cover(s, seat, at, 1, s.desk[CARD_AT + place])
    weight = take_back(s, place, shown, True, weight)
    if weight > 0 and who != seat and s.cards[who] == 2 and settle_blindly(s, place ^ 1) == shown:
        # Undone blindly a pair counts twice, but it is one hand that could show the card.
        return max(1, weight // 2)
    return weight


def take_back(s: State, place: int, card: int, itself: bool, weight: int) -> int:
    """Swap the card at a hand's place with one of this character in the deck (or itself)."""
    first = 2 * s.players
    count = s.desk[DECK_PLACES]
    extra = place if itself else -1
    total = odds_among(s, first, count, extra, card)
    if total == 0:
        return 0
    found = find_among(s, first, extra, card, roll(s, total))
    most = min(count + 1, copies(s))
    weight = max(1, weight * total // (whole(s) * most))
    settle_card(s, found, card)
    if found != place:
        swap_places(s, place, found)
    return weight


def undo_own_exchange(s: State, seat: int, at: int, weight: int) -> int:
    """Trace an exchange: the returned cards are in the deck; the drawn ones came from there."""
    first = 2 * s.players
    count = 1 if s.envoy == INQUISITOR else 2
    size = count + s.cards[seat]
    for nth in range(count):
        returned = card_of(s.log[at], 2 + nth)
        places = s.desk[DECK_PLACES] - nth
        total = odds_among(s, first + nth, places, -1, returned)
        if total == 0:
            return 0
        found = find_among(s, first + nth, -1, returned, roll(s, total))
        weight = max(1, weight * total // (whole(s) * min(places, copies(s))))
        settle_card(s, found, returned)
        swap_places(s, first + nth, found)
    for nth in range(count):
        drawn = card_of(s.log[at], nth)
        pooled = nth
        while pooled < size and character_at(s, pool_place(s, seat, count, pooled)) != drawn:
            pooled += 1
        if pooled == size:
            return 0  # the log has gaps: what the seat remembers does not fit together
        swap_places(s, first + nth, pool_place(s, seat, count, pooled))
    return weight


def undo_exchange(s: State, seat: int, at: int) -> None:
    """Nobody but the actor knows what was drawn and kept: any cards of the pool, with equal chances."""
    who = who_of(s.log[at])
    first = 2 * s.players
    count = 1 if s.envoy == INQUISITOR else 2
    for nth in range(count):
        swap_places(s, first + nth, first + nth + roll(s, s.desk[DECK_PLACES] - nth))
        cover(s, seat, at, 2 + nth, s.desk[CARD_AT + first + nth])
    size = count + s.cards[who]
    for nth in range(count):
        swap_places(s, first + nth, pool_place(s, who, count, nth + roll(s, size - nth)))
        cover(s, seat, at, nth, s.desk[CARD_AT + first + nth])


def pool_place(s: State, who: int, count: int, nth: int) -> int:
    """Return the pool of an exchange: first the cards of the deck, then those of the hand."""
    return 2 * s.players + nth if nth < count else 2 * who + nth - count


def undo_look(s: State, seat: int, at: int, weight: int) -> int:
    """Trace an examined card that was left where it was."""
    target = other_of(s.log[at])
    if who_of(s.log[at]) == seat and knows(s, seat, at, 0):
        return see_card_in_hand(s, target, card_of(s.log[at], 0), weight)
    cover(s, seat, at, 0, s.desk[CARD_AT + 2 * target + roll(s, s.cards[target])])
    return weight


def see_card_in_hand(s: State, target: int, card: int, weight: int) -> int:
    """Trace an examination: one of the target's cards is this one."""
    total = odds_among(s, 2 * target, s.cards[target], -1, card)
    if total == 0:
        return 0
    found = find_among(s, 2 * target, -1, card, roll(s, total))
    weight = max(1, weight * total // (whole(s) * s.cards[target]))
    settle_card(s, found, card)
    return weight


def undo_forced_swap(s: State, seat: int, at: int, weight: int) -> int:
    """Trace an examined card that went into the deck and was replaced."""
    target = other_of(s.log[at])
    place = 2 * target
    if target == seat and knows(s, seat, at, 1):
        place = place_of(s, target, card_of(s.log[at], 1))
    elif s.cards[target] == 2:
        place += roll(s, 2)
    cover(s, seat, at, 1, s.desk[CARD_AT + place])
    itself = s.examine_order == RETURN_THEN_DRAW
    if knows(s, seat, at, 0):
        return take_back(s, place, card_of(s.log[at], 0), itself, weight)
    found = roll(s, s.desk[DECK_PLACES] + (1 if itself else 0))
    if found < s.desk[DECK_PLACES]:
        swap_places(s, place, 2 * s.players + found)
    cover(s, seat, at, 0, s.desk[CARD_AT + place])
    return weight


def check_picks(s: State, weight: int) -> int:
    """At the deal of a draft each pick was in its owner's hand, with one card of the third pile (COUP-13)."""
    own = 0
    for seat in range(2):
        count = 0
        for place in range(2 * seat, 2 * seat + 2):
            count += 1 if settle_blindly(s, place) == s.pick[seat] - 1 else 0
        own = count if seat == 0 else own * count
    share = own * (2 if s.pick[0] == s.pick[1] else 3)
    return 0 if share == 0 else max(1, weight * share // 12)
