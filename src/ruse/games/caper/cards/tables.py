"""The cards and the board as tables of small integers, made from a file (`cards.toml`, or an owner's own).

Every table has the name under which `tables` gives it, and one function that reads it: a game with other
cards puts others in their place, and on a GPU every function that names a table brings its own copy.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ruse.core.cards import Cards
from ruse.games.caper.cards.card_file import checked
from ruse.games.caper.cards.grammar import EFFECT_FIELDS, Sets, encoded
from ruse.games.caper.rules.state import CARD_NUMBERS, COLOURS, GEAR, GREY, LOCATION, NO_COLOUR

FILE = Path(__file__).with_name("cards.toml")
CITIES = ("paris", "barcelona", "rome", "london")
COLOUR_NAMES = ("grey", "violet", "yellow", "green", "red", "city", "any")

# Fields of a card. Its value is what a thief brings, gear costs, or a location is worth.
SET, COLOUR, VALUE, COPIES, FIRST, ROWS, TIMINGS = range(7)
CARD_FIELDS = 7
NOWHERE = 15
"""The set of a number that is no card."""
BASE = 0
"""The set that is in every city's decks; the cities follow."""

# Fields of the board.
(
    COINS,
    LOOT_OF_A_KIND,
    LOOT_AT_A_LOCATION,
    THIEVES_AT_A_LOCATION,
    GEAR_ON_A_THIEF,
    COINS_FOR_A_DISCARD,
    SINGLE,
    PAIR,
    TRIPLE,
    TRACK,
    ROUNDS,
) = range(11)

# Fields of a round.
DECK, DEAL, LEAD = range(3)


def tables(contents: Mapping[str, Any]) -> dict[str, Any]:
    """Return the tables of a file; `BadCards` says what is wrong with it and where."""
    found = checked(contents, CITIES)
    sets = Sets()
    effects: list[int] = []
    cards = [[NOWHERE, NO_COLOUR, 0, 0, 0, 0, 0] for _ in range(CARD_NUMBERS)]
    slugs = [""] * CARD_NUMBERS
    faces: list[dict[str, Any]] = [{} for _ in range(CARD_NUMBERS)]
    for kind, first in (("thief", 1), ("gear", GEAR), ("location", LOCATION)):
        for number, entry in enumerate(found[kind], first):
            rows = [encoded(effect, sets) for effect in entry["effects"]]
            cards[number] = [
                0 if entry["set"] == "base" else 1 + CITIES.index(entry["set"]),
                COLOUR_NAMES.index(entry["colour"]) if kind == "gear" else GREY if kind == "thief" else NO_COLOUR,
                entry["coins" if kind == "thief" else "cost" if kind == "gear" else "points"],
                entry.get("copies", 1),
                len(effects) // EFFECT_FIELDS,
                len(rows),
                sum({1 << row[0] for row in rows}),
            ]
            for row in rows:
                effects += row
            slugs[number] = entry["id"]
            faces[number] = face(kind, entry)
    rules = found["rules"]
    track = rules["points_of_track"]
    return {
        "CARDS": tuple(cell for card in cards for cell in card),
        "EFFECTS": tuple(effects),
        "SETS": tuple(sets.cells) or (0,) * COLOURS,
        "BOARD": (
            rules["coins"],
            rules["loot_of_a_kind"],
            rules["loot_at_a_location"],
            rules["thieves_at_a_location"],
            rules["gear_on_a_thief"],
            rules["coins_for_a_discard"],
            *rules["points_of_loot"],
            len(track) - 1,
            len(rules["rounds"]),
        ),
        "BONUS": tuple(track),
        "BADGES": tuple(
            cell
            for badge in rules["rounds"]
            for cell in (
                ("thief", "gear").index(badge["deck"]),
                badge["deal"],
                ("start", "other").index(badge["lead"]),
            )
        ),
        "SIZES": tuple(
            sum(entry.get("copies", 1) for entry in found[kind] if entry["set"] in ("base", city))
            for city in CITIES
            for kind in ("thief", "gear")
        ),
        "SLUGS": slugs,
        "FACES": faces,
        "DECK_FACES": [{f["card"]: f for f in faces if f and f["set"] in ("base", city)} for city in CITIES],
        "CITY_FACES": [found["city"][city] for city in CITIES],
    }


def face(kind: str, entry: Mapping[str, Any]) -> dict[str, Any]:
    """Return what is printed on a card, to show it."""
    shown: dict[str, Any] = {"card": entry["id"], "kind": kind, "set": entry["set"]}
    if kind == "thief":
        shown |= {"colour": "grey", "coins": entry["coins"]}
    elif kind == "gear":
        shown |= {"colour": entry["colour"], "cost": entry["cost"], "copies": entry["copies"]}
    else:
        shown |= {"points": entry["points"]}
    return shown | {
        "name": {language: entry[f"name_{language}"] for language in ("en", "de", "it")},
        "effects": [dict(effect) for effect in entry["effects"]],
        "reconstructed": entry["source"] != "rulebook",
    }


_STANDARD = tables(tomllib.loads(FILE.read_text(encoding="utf-8")))
CARDS: tuple[int, ...] = _STANDARD["CARDS"]
"""Field f of card c: cell 7 c + f."""
EFFECTS: tuple[int, ...] = _STANDARD["EFFECTS"]
"""Field f of row r: cell 7 r + f."""
SETS: tuple[int, ...] = _STANDARD["SETS"]
"""How many cards of colour c set n takes: cell 7 n + c."""
BOARD: tuple[int, ...] = _STANDARD["BOARD"]
BONUS: tuple[int, ...] = _STANDARD["BONUS"]
"""The points next to each field of a track, by its distance from the centre."""
BADGES: tuple[int, ...] = _STANDARD["BADGES"]
"""Deck, cards and leader of each round."""
SIZES: tuple[int, ...] = _STANDARD["SIZES"]
"""How many cards each city's deck of thieves has, and its deck of gear."""
SLUGS: list[str] = _STANDARD["SLUGS"]
FACES: list[dict[str, Any]] = _STANDARD["FACES"]
DECK_FACES: list[dict[str, dict[str, Any]]] = _STANDARD["DECK_FACES"]
"""What is printed on the cards of each city's decks, by their slugs."""
CITY_FACES: list[dict[str, Any]] = _STANDARD["CITY_FACES"]
DATA = Cards(FILE, tables, _STANDARD, package="ruse.games.caper")


def of_card(card: int, field: int) -> int:
    """Return a field of a card."""
    return CARDS[CARD_FIELDS * card + field]


def of_effect(row: int, field: int) -> int:
    """Return a field of a row of effects."""
    return EFFECTS[EFFECT_FIELDS * row + field]


def of_set(number: int, colour: int) -> int:
    """Return how many cards of a colour a set takes."""
    return SETS[COLOURS * number + colour]


def of_board(field: int) -> int:
    """Return a number that is printed on the board or in the rules."""
    return BOARD[field]


def of_track(distance: int) -> int:
    """Return the points for winning with a marker so far from its centre (CAPER-78)."""
    return BONUS[distance]


def of_round(number: int, field: int) -> int:
    """Deck, number of cards or leader of a round (CAPER-12)."""
    return BADGES[3 * number + field]


def size_of(city: int, deck: int) -> int:
    """Return how many cards a deck of a city has in all."""
    return SIZES[2 * city + deck]


def is_in(card: int, city: int) -> bool:
    """Return whether a card belongs to the decks of a city (CAPER-03)."""
    of = of_card(card, SET)
    return of == BASE or of == city + 1


def slug(card: int) -> str | None:
    """Return how a card is called in the notation; none for no card."""
    return None if card == 0 else SLUGS[card]


def numbered(name: str) -> int:
    """Return the number of a card by its slug; 0 if there is none."""
    return SLUGS.index(name) if name and name in SLUGS else 0


def shown(card: int) -> dict[str, Any]:
    """Return what is printed on a card."""
    return FACES[card]


def faces_in(city: int) -> dict[str, dict[str, Any]]:
    """Return what is printed on every card of a city's decks. Nobody changes it."""
    return DECK_FACES[city]


def city_shown(city: int) -> dict[str, Any]:
    """Return the names of a city and of the colour of its gear."""
    return CITY_FACES[city]
