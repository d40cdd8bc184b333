"""The components of Coup Royal, from `cards.toml` or from the file of somebody who owns the box.

The rulebook prints no list of loot cards and no numbers of cubes and secret cards; the file says where
each figure comes from.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ruse.core.card_check import Faults, entries, expected, number, numbers, table
from ruse.core.cards import Cards, contents
from ruse.core.errors import BadCards
from ruse.games.royal.rules.state import (
    CARTE_BLANCHE,
    COLOURS,
    DOCUMENTS,
    GOODS,
    INTRIGUE,
    ITEM,
    ITEMS,
    KIND,
    LOOT,
    NO_LOOT,
    PLACES,
    SAFECRACKER,
    SYMBOL,
)

COLOUR_NAMES = ("info", "art", "jewels", "gold")
COLLECTION = sum((1 << 3 * colour) for colour in range(COLOURS))
"""One symbol of each colour (ROYAL-25)."""
PLAIN = {
    COLLECTION: "collection",
    CARTE_BLANCHE * KIND: "carte-blanche",
    SAFECRACKER * KIND: "safecracker",
    INTRIGUE * KIND: "intrigue",
}
MOST = 60
"""The most cubes or secret cards of a colour."""
MOST_FAME = 15
KEYS = ("about", "cubes", "secrets", "fame", "loot")


# --- Names of loot cards -------------------------------------------------------------------------------------


def loot_name(card: int) -> str | None:
    """Return the name of a loot card: `gold*3`, `info+art`, `documents-gold`, `item-2`; none for an empty place."""
    if card == NO_LOOT:
        return None
    if card in PLAIN:
        return PLAIN[card]
    kind, what = divmod(card, KIND)
    if kind == ITEM:
        return f"item-{what}"
    if kind == DOCUMENTS:
        return f"documents-{COLOUR_NAMES[what]}"
    shown = [(name, what // (1 << 3 * colour) % SYMBOL) for colour, name in enumerate(COLOUR_NAMES)]
    return "+".join(name if symbols == 1 else f"{name}*{symbols}" for name, symbols in shown if symbols)


def read_loot(text: object) -> int:
    """Return the loot card of this name; `ValueError` says what is wrong with it."""
    if isinstance(text, str):
        for card, name in PLAIN.items():
            if text == name:
                return card
        item = re.fullmatch(r"item-([1-9][0-9]?)", text)
        if item and int(item[1]) <= MOST_FAME:
            return ITEM * KIND + int(item[1])
        if text.startswith("documents-") and text[10:] in COLOUR_NAMES:
            return DOCUMENTS * KIND + COLOUR_NAMES.index(text[10:])
        goods = _goods(text)
        if goods:
            return GOODS * KIND + goods
    raise ValueError(
        f"there is no loot card {text!r:.60}; there is 'gold*3', 'info+art', 'collection', 'carte-blanche',"
        " 'safecracker', 'intrigue', 'item-2', 'documents-gold'"
    )


def _goods(text: str) -> int:
    """Return the symbols of a card such as `info*2+art*2`; 0 if it is none."""
    what = 0
    for part in text.split("+"):
        found = re.fullmatch(r"([a-z]+)(?:\*([1-7]))?", part)
        if not found or found[1] not in COLOUR_NAMES:
            return 0
        colour = COLOUR_NAMES.index(found[1])
        if what // (1 << 3 * colour) % SYMBOL:
            return 0
        what += int(found[2] or 1) * (1 << 3 * colour)
    return what


# --- Tables --------------------------------------------------------------------------------------------------


def tables(file: Mapping[str, Any]) -> dict[str, Any]:
    """Return what the rules read, from the contents of a file; `BadCards` lists every fault."""
    faults = Faults()
    found: dict[str, Any] = {}
    with faults.gathered():
        table(file, KEYS, "a file of cards")
    with faults.gathered():
        found["CUBES"] = _numbers(file.get("cubes"), "[cubes]", 1)
        if sum(found["CUBES"]) < 15:
            raise BadCards(f"[cubes] has {sum(found['CUBES'])} in all; five players begin with 15")
    with faults.gathered():
        found["SECRETS"] = _numbers(file.get("secrets"), "[secrets]", 0)
    with faults.gathered():
        found["FAME"] = _fame(file.get("fame"))
    with faults.gathered():
        found["FIRST_PILE"], found["SECOND_PILE"] = _piles(file.get("loot"))
    faults.check()
    return found


def _numbers(given: object, where: str, least: int) -> tuple[int, ...]:
    """Return how many there are of each colour."""
    told = table(given, COLOUR_NAMES, where)
    faults = Faults()
    found = []
    for name in COLOUR_NAMES:
        with faults.gathered():
            found.append(number(told.get(name), range(least, MOST + 1), f"{where} {name}"))
    faults.check()
    return tuple(found)


def _fame(given: object) -> tuple[int, ...]:
    """Return the fame cards: for each number of players and each colour, what every place is worth."""
    counts = ("2", "3", "4", "5")
    told = table(given, counts, "[fame]")
    faults = Faults()
    cells: list[int] = []
    for players in counts:
        with faults.gathered():
            card = table(told.get(players), COLOUR_NAMES, f"[fame.{players}]")
            for name in COLOUR_NAMES:
                with faults.gathered():
                    cells += _places(f"[fame.{players}] {name}", card.get(name), int(players))
    faults.check()
    return tuple(cells)


def _places(what: str, given: object, players: int) -> list[int]:
    """Return the fame of each place, best first."""
    found = numbers(given, range(MOST_FAME + 1), range(players, players + 1), what)
    if found != sorted(found, reverse=True):
        raise BadCards(f"{what}: a better place is never worth less than a worse one: {found}")
    return [*found, *[0] * (5 - players)]


def _piles(given: object) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return the loot cards with the first back and those with the second."""
    piles: tuple[list[int], list[int]] = ([], [])
    faults = Faults()
    for nth, entry in enumerate(entries(given, "loot", LOOT), 1):
        with faults.gathered():
            card, back, copies = _loot(entry, f"loot {nth}")
            piles[back - 1].extend([card] * copies)
    faults.check()
    _check_piles(*piles)
    return tuple(sorted(piles[0])), tuple(sorted(piles[1]))


def _loot(entry: object, where: str) -> tuple[int, int, int]:
    """Return a loot card, its back and how many there are of it."""
    told = table(entry, ("card", "back", "copies", "source"), where)
    faults = Faults()
    card = 0
    with faults.gathered():
        expected(told.get("card"), True, f"{where}: 'card'", "a loot card such as 'gold*3' or 'item-2'")
        try:
            card = read_loot(told["card"])
        except ValueError as error:
            raise BadCards(f"{where}: {error}") from None
        where = f"{where} ({told['card']})"
    back, copies = told.get("back"), told.get("copies", 1)
    with faults.gathered():
        expected(back, type(back) is int and back in (1, 2), f"{where}: 'back'", "1 or 2")
    with faults.gathered():
        number(copies, range(1, LOOT + 1), f"{where}: 'copies'")
    faults.check()
    assert isinstance(back, int)
    return card, back, copies


def _check_piles(first: list[int], second: list[int]) -> None:
    faults = Faults()
    total = len(first) + len(second)
    if not PLACES <= total <= LOOT:
        faults.found.append(f"there are {total} loot cards; there can be {PLACES} to {LOOT}")
    items = sum(card // KIND == ITEM for card in first + second)
    if items > ITEMS:
        faults.found.append(f"there are {items} special items; there can be {ITEMS}")
    faults.check()


FILE = Path(__file__).parent / "cards.toml"
_STANDARD = tables(contents(FILE))
CUBES: tuple[int, ...] = _STANDARD["CUBES"]
"""Cubes of each colour."""
SECRETS: tuple[int, ...] = _STANDARD["SECRETS"]
"""Secret cards of each colour."""
FAME: tuple[int, ...] = _STANDARD["FAME"]
"""The fame of place k of colour c with n players: cell 20 (n - 2) + 5 c + k."""
FIRST_PILE: tuple[int, ...] = _STANDARD["FIRST_PILE"]
SECOND_PILE: tuple[int, ...] = _STANDARD["SECOND_PILE"]
CARDS = Cards(FILE, tables, _STANDARD, package="ruse.games.royal")


# Each table is read by one function only: on a GPU every function that names a table brings its own copy.


def fame_of_place(players: int, colour: int, place: int) -> int:
    """Return what a place of a category is worth (ROYAL-04, ROYAL-45)."""
    return FAME[20 * (players - 2) + 5 * colour + place]
