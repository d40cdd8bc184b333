"""Arranged positions: any table that can occur before the plans of a round."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ruse.core.errors import BadPosition
from ruse.core.seats import NOBODY
from ruse.games.royal.cards.tables import (
    COLOUR_NAMES,
    CUBES,
    FIRST_PILE,
    MOST,
    MOST_FAME,
    SECRETS,
    read_loot,
)
from ruse.games.royal.rules.plans import places_of
from ruse.games.royal.rules.secrets import secrets_left, secrets_of
from ruse.games.royal.rules.setup import begin, lay_loot
from ruse.games.royal.rules.state import COLOURS, ITEM, ITEMS, KIND, LOOT, NO_LOOT, SCRIPT, State
from ruse.games.royal.rules.turn import begin_round, refill

KEYS = (
    "cubes",
    "secrets",
    "items",
    "row",
    "deck",
    "discards",
    "secret_deck",
    "secret_draws",
    "supply",
    "partner",
)
IN_ALL = 4 * MOST
"""The most cubes of a colour, and the most secret cards: a seat may come to hold them all."""


def arranged_players(position: Mapping[str, Any]) -> int:
    """Return how many seats a position has."""
    if not isinstance(position, Mapping):
        raise BadPosition("a position is a mapping with the keys " + ", ".join(KEYS))
    for key in position:
        if key not in KEYS:
            raise BadPosition(f"a position has no key {key!r:.60}; it has {', '.join(KEYS)}")
    cubes = position.get("cubes")
    if not isinstance(cubes, list | tuple) or not 2 <= len(cubes) <= 5:
        raise BadPosition("a position needs 'cubes', those of each of 2 to 5 seats: [{'gold': 1}, {}, ...]")
    return len(cubes)


def arrange(s: State, position: Mapping[str, Any]) -> None:
    """Put a record whose options are set into this position."""
    players = arranged_players(position)
    _put_cubes(s, position, players)
    _put_secrets(s, position, players)
    _put_items(s, position, players)
    _put_loot(s, position)
    _script_secrets(s, position)
    s.partner = _partner(position, players)
    begin(s)
    refill(s)
    begin_round(s)


def _numbers(name: str, found: Any, most: int) -> list[int]:
    """Return how many there are of each colour, where a colour that is not named has none."""
    if not isinstance(found, Mapping):
        raise BadPosition(f"{name} is a mapping such as {{'gold': 1}}, not {found!r:.60}")
    for colour, amount in found.items():
        if colour not in COLOUR_NAMES:
            raise BadPosition(f"{name}: there is no colour {colour!r:.60}; there is {', '.join(COLOUR_NAMES)}")
        if type(amount) is not int or not 0 <= amount <= most:
            raise BadPosition(f"{name}: {colour} is a number from 0 to {most}, not {amount!r:.60}")
    return [found.get(colour, 0) for colour in COLOUR_NAMES]


def _for_each_seat(position: Mapping[str, Any], key: str, players: int) -> list[Any]:
    found = position.get(key, [[]] * players)
    if not isinstance(found, list | tuple) or len(found) != players:
        raise BadPosition(f"'{key}' needs a list for each of the {players} seats")
    return list(found)


def _put_cubes(s: State, position: Mapping[str, Any], players: int) -> None:
    """Cubes as given; the supply has the rest, or what a puzzle wants."""
    left = list(CUBES)
    for seat in range(players):
        for colour, amount in enumerate(_numbers(f"'cubes' of seat {seat}", position["cubes"][seat], MOST)):
            s.cubes[seat, colour] = amount
            left[colour] -= amount
    given = position.get("supply", {})
    wanted = _numbers("'supply'", given, MOST)
    for colour, name in enumerate(COLOUR_NAMES):
        if name not in given and left[colour] < 0:
            raise BadPosition(f"the seats have more cubes of {name} than there are: {CUBES[colour]}")
        s.supply[colour] = wanted[colour] if name in given else left[colour]
        if s.supply[colour] + CUBES[colour] - left[colour] > IN_ALL:
            raise BadPosition(f"there can be {IN_ALL} cubes of {name} in all")


def _put_secrets(s: State, position: Mapping[str, Any], players: int) -> None:
    """Secret cards as given; the secret deck has the rest, or what a puzzle wants."""
    left = list(SECRETS)
    for seat, colours in enumerate(_for_each_seat(position, "secrets", players)):
        for colour in _colours(f"'secrets' of seat {seat}", colours, MOST):
            s.secrets[seat, colour] += 1
            left[colour] -= 1
    if "secret_deck" in position:
        left = _numbers("'secret_deck'", position["secret_deck"], MOST)
    for colour, name in enumerate(COLOUR_NAMES):
        if left[colour] < 0:
            raise BadPosition(f"there are only {SECRETS[colour]} secret cards of {name}")
        s.stock[colour] = left[colour]
    if secrets_left(s) + sum(secrets_of(s, seat) for seat in range(players)) > IN_ALL:
        raise BadPosition(f"there can be {IN_ALL} secret cards in all")


def _colours(name: str, found: Any, most: int) -> list[int]:
    if not isinstance(found, list | tuple) or len(found) > most:
        raise BadPosition(f"{name} is a list of at most {most} colours, not {found!r:.60}")
    for colour in found:
        if colour not in COLOUR_NAMES:
            raise BadPosition(f"{name}: there is no colour {colour!r:.60}; there is {', '.join(COLOUR_NAMES)}")
    return [COLOUR_NAMES.index(colour) for colour in found]


def _put_items(s: State, position: Mapping[str, Any], players: int) -> None:
    found = _for_each_seat(position, "items", players)
    for seat, items in enumerate(found):
        if not isinstance(items, list | tuple) or len(items) > ITEMS:
            raise BadPosition(f"'items' of seat {seat} is a list with the fame of at most {ITEMS} special items")
        for nth, fame in enumerate(items):
            if type(fame) is not int or not 1 <= fame <= MOST_FAME:
                raise BadPosition(f"'items' of seat {seat}: an item has 1 to {MOST_FAME} fame, not {fame!r:.60}")
            s.items[seat, nth] = fame


def _loot(name: str, found: Any) -> list[int]:
    if not isinstance(found, list | tuple) or len(found) > LOOT:
        raise BadPosition(f"'{name}' is a list of at most {LOOT} loot cards, such as 'gold*3'")
    try:
        return [read_loot(card) for card in found]
    except ValueError as error:
        raise BadPosition(f"'{name}': {error}") from None


def _put_loot(s: State, position: Mapping[str, Any]) -> None:
    """Row, discards and deck as given; without a deck, what is left of all cards, shuffled."""
    discards = _loot("discards", position.get("discards", []))
    row = _loot("row", position.get("row", []))
    if row and len(row) != places_of(s):
        raise BadPosition(f"'row' needs a loot card for each of the {places_of(s)} places, not {len(row)}")
    if "deck" in position:
        deck = _loot("deck", position["deck"])
        first_half = _first_half(deck)
    else:
        lay_loot(s)
        deck, first_half = _rest(list(s.loot[: s.bottom]), s.first_half, row + discards + _owned(s))
    if len(discards) + len(deck) + len(row) > LOOT:
        raise BadPosition(f"there is room for {LOOT} loot cards in all")
    if len(deck) < (0 if row else places_of(s)):
        raise BadPosition(f"the deck has {len(deck)} cards, too few to fill the {places_of(s)} places")
    if sum(card // KIND == ITEM for card in row + deck) + len(_owned(s)) > ITEMS:
        raise BadPosition(f"there can be {ITEMS} special items in all")
    for at in range(LOOT):
        s.loot[at] = NO_LOOT
    for at, card in enumerate(row):
        s.row[at] = card
    for at, card in enumerate(discards):
        s.loot[at] = card
    s.discarded = len(discards)
    # The deck keeps its distance from the discards: every card that leaves the row has been drawn before.
    s.top = len(discards) + len(row)
    s.bottom = s.top + len(deck)
    s.first_half = first_half
    for nth, card in enumerate(deck):
        s.loot[s.top + nth] = card


def _owned(s: State) -> list[int]:
    return [
        ITEM * KIND + s.items[seat, nth] for seat in range(s.players) for nth in range(ITEMS) if s.items[seat, nth]
    ]


def _first_half(deck: list[int]) -> int:
    """Return how many cards on top can have the first back."""
    count = 0
    while count < len(deck) and deck[count] in FIRST_PILE:
        count += 1
    return count


def _rest(deck: list[int], first_half: int, gone: list[int]) -> tuple[list[int], int]:
    """Return the shuffled deck without the cards that lie elsewhere, as far as it has them; first those on top."""
    for card in gone:
        if card in deck:
            at = deck.index(card)
            del deck[at]
            first_half -= at < first_half
    return deck, first_half


def _script_secrets(s: State, position: Mapping[str, Any]) -> None:
    """The colours of the next secret cards, which must be in the secret deck."""
    draws = _colours("'secret_draws'", position.get("secret_draws", []), SCRIPT)
    for colour in range(COLOURS):
        if draws.count(colour) > s.stock[colour]:
            raise BadPosition(f"'secret_draws' has more {COLOUR_NAMES[colour]} than the secret deck")
    for at, colour in enumerate(draws):
        s.script[at] = colour
    s.scripted = len(draws)


def _partner(position: Mapping[str, Any], players: int) -> int:
    if players > 2:
        if position.get("partner") is not None:
            raise BadPosition("there is a partner with two players only")
        return NOBODY
    partner = position.get("partner", 0)
    if type(partner) is not int or partner not in (0, 1):
        raise BadPosition(f"'partner' is seat 0 or 1, not {partner!r:.60}")
    return partner
