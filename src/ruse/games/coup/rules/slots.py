"""Slots of the record that can hold a card.

Everywhere in the rules a card is its number, and `NO_CARD` is none. Only a slot counts differently: an empty record
is all zeros, so 0 means that the slot is empty, and a card is kept as one more than its number. Saved matches hold
such records, so it stays that way; these two functions are the only ones that know.
"""

from __future__ import annotations

from ruse.games.coup.rules.state import NO_CARD


def as_slot(card: int) -> int:
    """Return what a slot holds for a card, or for `NO_CARD`."""
    return 0 if card == NO_CARD else card + 1


def card_in(slot: int) -> int:
    """Return the card that a slot holds, or `NO_CARD`."""
    return slot - 1 if slot > 0 else NO_CARD
