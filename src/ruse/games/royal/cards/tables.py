"""The components of Coup Royal, from `cards.toml` or from the file of somebody who owns the box.

The rulebook prints no list of loot cards and no numbers of cubes and secret cards; the file says where
each figure comes from.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

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
    """The name of a loot card: `gold*3`, `info+art`, `documents-gold`, `item-2`; none for an empty place."""
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
    """The loot card of this name; `ValueError` says what is wrong with it."""
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
    """The symbols of a card such as `info*2+art*2`; 0 if it is none."""
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
    """What the rules read, from the contents of a file; `BadCards` says what is wrong with it."""
    for key in file:
        if key not in KEYS:
            raise BadCards(f"there is no section {key!r:.60} in a file of cards; there is {', '.join(KEYS)}")
    first, second = _piles(file.get("loot"))
    return {
        "CUBES": _numbers(file, "cubes", 1),
        "SECRETS": _numbers(file, "secrets", 0),
        "FAME": _fame(file.get("fame")),
        "FIRST_PILE": first,
        "SECOND_PILE": second,
    }


def _numbers(file: Mapping[str, Any], section: str, least: int) -> tuple[int, ...]:
    """How many there are of each colour."""
    found = file.get(section)
    if not isinstance(found, Mapping) or sorted(found) != sorted(COLOUR_NAMES):
        raise BadCards(f"[{section}] needs a number for each of {', '.join(COLOUR_NAMES)}, and nothing else")
    for name, number in found.items():
        if type(number) is not int or not least <= number <= MOST:
            raise BadCards(f"[{section}] {name} is a number from {least} to {MOST}, not {number!r:.60}")
    if section == "cubes" and sum(found.values()) < 15:
        raise BadCards(f"[cubes] has {sum(found.values())} in all; five players begin with 15")
    return tuple(found[name] for name in COLOUR_NAMES)


def _fame(found: Any) -> tuple[int, ...]:
    """The fame cards: for each number of players and each colour, what every place is worth."""
    counts = ("2", "3", "4", "5")
    if not isinstance(found, Mapping) or sorted(found) != sorted(counts):
        raise BadCards("[fame] needs a card for each number of players: [fame.2], [fame.3], [fame.4], [fame.5]")
    cells: list[int] = []
    for players in counts:
        card = found[players]
        if not isinstance(card, Mapping) or sorted(card) != sorted(COLOUR_NAMES):
            raise BadCards(f"[fame.{players}] needs a list for each of {', '.join(COLOUR_NAMES)}")
        for name in COLOUR_NAMES:
            cells += _places(f"[fame.{players}] {name}", card[name], int(players))
    return tuple(cells)


def _places(where: str, found: Any, players: int) -> list[int]:
    if not isinstance(found, Sequence) or isinstance(found, str) or len(found) != players:
        raise BadCards(f"{where} needs the fame of {players} places, best first, not {found!r:.60}")
    for fame in found:
        if type(fame) is not int or not 0 <= fame <= MOST_FAME:
            raise BadCards(f"{where}: a place is worth 0 to {MOST_FAME} fame, not {fame!r:.60}")
    if list(found) != sorted(found, reverse=True):
        raise BadCards(f"{where}: a better place is never worth less than a worse one: {list(found)}")
    return [*found, *[0] * (5 - players)]


def _piles(found: Any) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The loot cards with the first back and those with the second."""
    if not isinstance(found, Sequence) or isinstance(found, str) or not found:
        raise BadCards('the loot is a list of [[loot]] with card = "gold*3", back = 1 or 2, copies = 2')
    piles: tuple[list[int], list[int]] = ([], [])
    for nth, entry in enumerate(found, 1):
        where = f"[[loot]] number {nth}"
        if not isinstance(entry, Mapping) or not {"card", "back"} <= set(entry):
            raise BadCards(f"{where} needs a card and a back")
        for key in entry:
            if key not in ("card", "back", "copies", "source"):
                raise BadCards(f"{where} has no {key!r:.60}; it has card, back, copies, source")
        try:
            card = read_loot(entry["card"])
        except ValueError as error:
            raise BadCards(f"{where}: {error}") from None
        if type(entry["back"]) is not int or entry["back"] not in (1, 2):
            raise BadCards(f"{where} ({entry['card']}): a back is 1 or 2, not {entry['back']!r:.60}")
        copies = entry.get("copies", 1)
        if type(copies) is not int or not 1 <= copies <= LOOT:
            raise BadCards(f"{where} ({entry['card']}): copies is a number from 1 to {LOOT}, not {copies!r:.60}")
        piles[entry["back"] - 1].extend([card] * copies)
    _check_piles(*piles)
    return tuple(sorted(piles[0])), tuple(sorted(piles[1]))


def _check_piles(first: list[int], second: list[int]) -> None:
    total = len(first) + len(second)
    if not PLACES <= total <= LOOT:
        raise BadCards(f"there are {total} loot cards; there can be {PLACES} to {LOOT}")
    items = sum(card // KIND == ITEM for card in first + second)
    if items > ITEMS:
        raise BadCards(f"there are {items} special items; there can be {ITEMS}")


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
    """What a place of a category is worth (ROYAL-04, ROYAL-45)."""
    return FAME[20 * (players - 2) + 5 * colour + place]
