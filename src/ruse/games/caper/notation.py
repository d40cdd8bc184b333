"""Names: the text of every action, the options of Caper, and the numbers behind them."""

from __future__ import annotations

from collections.abc import Mapping

from ruse.core.event import Reader
from ruse.core.first_player import check_first_player, first_player_option
from ruse.core.notation import number, seat_or_none, seats_of
from ruse.core.options import Option, Value
from ruse.games.caper.cards.tables import CITIES, numbered, slug
from ruse.games.caper.events import BITS
from ruse.games.caper.rules.actions import (
    equipment_of,
    hire_of,
    location_hired,
    place_equipped,
    slot_equipped,
    slot_hired,
)
from ruse.games.caper.rules.state import (
    BURN,
    CENTRE,
    DISCARD,
    EQUIP,
    GRAB,
    HAND,
    LOCATIONS,
    NO_CARD,
    RETURN,
    SLOTS,
    State,
)

LOOT = ("diamond", "painting", "antique")
COLOURS = ("grey", "violet", "yellow", "green", "red", "city")
LETTERS = "abc"
DECKS = ("thief", "gear")
PHASES = ("hire", "equip", "grab", "burn", "return", "over")
COIN_MOVES = ("hired", "paid", "discarded", "effect", "given-back")
UNDOINGS = ("undone", "undone-too", "nothing")
REASONS = ("draw", "points", "coins", "loot")
"""What decides a match."""

OPTIONS = (
    Option("city", CITIES, "paris", "CAPER-03"),
    first_player_option(2, "A-34"),
    Option("laundering_fires", ("here", "never", "anywhere"), "here", "A-14"),
    Option("fifth_token", (False, True), False, "A-12"),
)

EDITIONS: dict[str, dict[str, Value]] = {"standard": {}}


def check_options(players: int, options: Mapping[str, Value]) -> None:
    """Options that do not go together."""
    check_first_player(players, options)


def place_name(place: int) -> str:
    """Return a thief's place: the location and a letter."""
    return f"{1 + place // SLOTS % LOCATIONS}{LETTERS[place % SLOTS]}"


def write(s: State, seat: int, action: int) -> str:
    """Return the notation of an action of a seat."""
    if action < EQUIP:
        return f"hire {_card_at(s, seat, slot_hired(action))} {location_hired(action) + 1}"
    if action < DISCARD:
        return f"equip {_card_at(s, seat, slot_equipped(action))} {place_name(place_equipped(seat, action))}"
    if action < GRAB:
        return f"discard {_card_at(s, seat, action - DISCARD)}"
    if action < BURN:
        return f"grab {LOOT[action - GRAB]}"
    if action < RETURN:
        return f"burn {LETTERS[action - BURN]}"
    return f"return {LOOT[action - RETURN]}"


def _card_at(s: State, seat: int, slot: int) -> str:
    return slug(s.hand[seat, slot]) or f"#{slot + 1}"


def read(s: State, seat: int, text: str) -> int:
    """Return the number of an action from its notation."""
    verb, *rest = text.split() or [""]
    if verb == "hire" and len(rest) == 2:
        return hire_of(_held(s, seat, rest[0]), _location(rest[1]))
    if verb == "equip" and len(rest) == 2:
        return equipment_of(_held(s, seat, rest[0]), _place(rest[1]))
    if verb == "discard" and len(rest) == 1:
        return DISCARD + _held(s, seat, rest[0])
    if verb == "grab" and len(rest) == 1:
        return GRAB + _loot(rest[0])
    if verb == "burn" and len(rest) == 1:
        return BURN + _letter(rest[0])
    if verb == "return" and len(rest) == 1:
        return RETURN + _loot(rest[0])
    raise ValueError(f"there is no action {text[:60]!r}")


def _held(s: State, seat: int, text: str) -> int:
    card = numbered(text)
    if card == NO_CARD:
        raise ValueError(f"there is no card {text[:40]!r}")
    for slot in range(HAND):
        if s.hand[seat, slot] == card:
            return slot
    raise ValueError(f"{text} is not in this hand")


def _location(text: str) -> int:
    if text not in ("1", "2", "3"):
        raise ValueError(f"there is no location {text[:20]!r}; locations are 1 to {LOCATIONS}")
    return int(text) - 1


def _letter(text: str) -> int:
    if len(text) != 1 or text not in LETTERS:
        raise ValueError(f"there is no thief {text[:20]!r}; at a location they are a to {LETTERS[-1]}")
    return LETTERS.index(text)


def _place(text: str) -> int:
    return SLOTS * _location(text[:1]) + _letter(text[1:])


def _loot(text: str) -> int:
    if text not in LOOT:
        raise ValueError(f"there is no loot {text[:20]!r}; it is {', '.join(LOOT)}")
    return LOOT.index(text)


def hand_of(cards: int) -> list[str | None]:
    """Return the cards of a hand from the number that an event has for them."""
    return [slug(cards >> BITS * nth & (1 << BITS) - 1) for nth in range(HAND) if cards >> BITS * nth]


def readers(s: State) -> dict[str, Reader]:
    """Return how the fields of events are read."""
    return {
        "seat": number,
        "target": number,
        "from": seat_or_none,
        "to": seat_or_none,
        "city": CITIES.__getitem__,
        "number": number,
        "deck": DECKS.__getitem__,
        "count": number,
        "card": slug,
        "thief": slug,
        "cards": hand_of,
        "place": place_name,
        "location": lambda location: location + 1,
        "amount": number,
        "marker": lambda marker: marker - CENTRE,
        "loot": LOOT.__getitem__,
        "why": (*COIN_MOVES, *UNDOINGS).__getitem__,
        "points": number,
        "coins": number,
        "loots": number,
        "winners": seats_of(2),
        "reason": REASONS.__getitem__,
    }
