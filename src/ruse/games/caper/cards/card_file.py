"""A file of cards, checked: every fault is named, with the card and the field it is in."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from ruse.core.errors import BadCards
from ruse.games.caper.cards.grammar import checked_effect
from ruse.games.caper.rules.state import GEAR, GEAR_DECK, HAND, LOCATION, LOCATIONS, SLOTS, THIEF_DECK

LANGUAGES = ("en", "de", "it")
NAMES = tuple(f"name_{language}" for language in LANGUAGES)
TOLD = ("source", "known", "name_from", "note")
"""What a card may say about itself; the rules do not read it."""
KEYS_OF = {
    "thief": ("id", "set", *NAMES, "coins", "effects", *TOLD),
    "gear": ("id", "set", *NAMES, "copies", "colour", "cost", "effects", *TOLD),
    "location": ("id", "set", *NAMES, "points", "effects", *TOLD),
}
MOST_OF = {"thief": GEAR - 1, "gear": LOCATION - GEAR, "location": 64}
"""How many different cards of a kind there is room for."""
GEAR_COLOURS = ("violet", "yellow", "green", "red", "city")
NUMBERS = {
    "coins": range(1, 61),
    "loot_of_a_kind": range(1, 16),
    "loot_at_a_location": range(1, 16),
    "thieves_at_a_location": range(1, SLOTS + 1),
    "gear_on_a_thief": range(1, SLOTS + 1),
    "coins_for_a_discard": range(10),
}
LONGEST_TRACK = 15
MOST_ROUNDS = 12
MOST_POINTS = 20
MOST_EFFECTS = 6
ID = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


def checked(contents: Mapping[str, Any], cities: Sequence[str]) -> dict[str, Any]:
    """What a file says, complete and within its limits."""
    _known(contents, ("rules", "city", "thief", "gear", "location"), "a file of cards")
    found: dict[str, Any] = {"rules": _rules(contents.get("rules")), "city": _cities(contents.get("city"), cities)}
    ids: dict[str, str] = {}
    for kind in KEYS_OF:
        entries = contents.get(kind)
        if not isinstance(entries, list) or not entries:
            raise BadCards(f"a file of cards has [[{kind}]] entries; there are none")
        if len(entries) > MOST_OF[kind]:
            raise BadCards(f"there is room for {MOST_OF[kind]} different {kind} cards, not for {len(entries)}")
        found[kind] = [_card(kind, entry, nth, cities, ids) for nth, entry in enumerate(entries, 1)]
    _check_decks(found, cities)
    return found


def _known(table: object, keys: Sequence[str], where: str) -> None:
    if not isinstance(table, Mapping):
        raise BadCards(f"{where} is a table, not {table!r:.60}")
    for key in table:
        if key not in keys:
            raise BadCards(f"{where} has no {key!r:.60}; it has {', '.join(keys)}")


def _number(value: object, within: range, where: str) -> int:
    if type(value) is not int or value not in within:
        raise BadCards(f"{where} is a number from {within[0]} to {within[-1]}, not {value!r:.60}")
    return value


# --- The board ---------------------------------------------------------------------------------------------------


def _rules(rules: object) -> dict[str, Any]:
    if rules is None:
        raise BadCards("a file of cards has a table [rules]; there is none")
    _known(rules, (*NUMBERS, "points_of_loot", "points_of_track", "rounds"), "[rules]")
    assert isinstance(rules, Mapping)
    found: dict[str, Any] = {name: _number(rules.get(name), of, f"[rules] {name}") for name, of in NUMBERS.items()}
    found["points_of_loot"] = _numbers(rules.get("points_of_loot"), range(MOST_POINTS + 1), 3, 3, "points_of_loot")
    found["points_of_track"] = _numbers(
        rules.get("points_of_track"), range(MOST_POINTS + 1), 2, LONGEST_TRACK + 1, "points_of_track"
    )
    if found["loot_at_a_location"] > found["loot_of_a_kind"]:
        raise BadCards(
            f"[rules] three locations with {found['loot_at_a_location']} loot each need as much of each kind;"
            f" there are {found['loot_of_a_kind']} of a kind"
        )
    single, pair, triple = found["points_of_loot"]
    if pair < 2 * single or triple + single < 2 * pair:  # else the best sets have no closed form
        raise BadCards(
            "[rules] points_of_loot: two different ones are worth at least two singles, and all three with a single"
            f" one at least two pairs, which {[single, pair, triple]} is not"
        )
    found["rounds"] = _rounds(rules.get("rounds"))
    plays = sum(badge["deal"] - 1 for badge in found["rounds"] if badge["deck"] == "thief")
    if plays > LOCATIONS * found["thieves_at_a_location"]:
        raise BadCards(
            f"[rules] rounds: a seat would hire {plays} thieves; there is room for"
            f" {LOCATIONS * found['thieves_at_a_location']}"
        )
    return found


def _numbers(values: object, within: range, fewest: int, most: int, name: str) -> list[int]:
    if not isinstance(values, list) or not fewest <= len(values) <= most:
        count = f"{fewest}" if fewest == most else f"{fewest} to {most}"
        raise BadCards(f"[rules] {name} is a list of {count} numbers, not {values!r:.60}")
    return [_number(value, within, f"[rules] {name}: each") for value in values]


def _rounds(rounds: object) -> list[dict[str, Any]]:
    if not isinstance(rounds, list) or not 1 <= len(rounds) <= MOST_ROUNDS:
        raise BadCards(f"[rules] rounds is a list of 1 to {MOST_ROUNDS} rounds, not {rounds!r:.60}")
    found = []
    for nth, badge in enumerate(rounds, 1):
        where = f"[rules] round {nth}"
        _known(badge, ("deck", "deal", "lead"), where)
        if badge.get("deck") not in ("thief", "gear"):
            raise BadCards(f"{where}: 'deck' is thief or gear, not {badge.get('deck')!r:.60}")
        if badge.get("lead") not in ("start", "other"):
            raise BadCards(f"{where}: 'lead' is start or other, not {badge.get('lead')!r:.60}")
        found.append({**badge, "deal": _number(badge.get("deal"), range(2, HAND + 1), f"{where}: 'deal'")})
    return found


def _cities(given: object, cities: Sequence[str]) -> dict[str, Any]:
    if given is None:
        raise BadCards(f"a file of cards has tables [city.NAME] for {', '.join(cities)}; there are none")
    _known(given, cities, "[city]")
    assert isinstance(given, Mapping)
    found = {}
    for city in cities:
        where = f"[city.{city}]"
        if city not in given:
            raise BadCards(f"{where} is missing")
        _known(given[city], (*NAMES, "colour", *TOLD), where)
        colour = given[city].get("colour")
        if not isinstance(colour, str) or not ID.fullmatch(colour) or len(colour) > 20:
            raise BadCards(f"{where}: 'colour' is the name of a colour in lower case, not {colour!r:.60}")
        names = _names(given[city], where)
        found[city] = {
            "city": city,
            "colour": colour,
            "name": {name: names[f"name_{name}"] for name in LANGUAGES},
        }
    return found


# --- Cards -------------------------------------------------------------------------------------------------------


def _card(kind: str, entry: object, nth: int, cities: Sequence[str], ids: dict[str, str]) -> dict[str, Any]:
    where = f"{kind} {nth}"
    _known(entry, KEYS_OF[kind], where)
    assert isinstance(entry, Mapping)
    called = entry.get("id")
    if not isinstance(called, str) or not ID.fullmatch(called) or len(called) > 40:
        raise BadCards(f"{where}: 'id' is a name in lower case with hyphens, as smoke-screen, not {called!r:.60}")
    where = f"{kind} {nth} ({called})"
    if called in ids:
        raise BadCards(f"{where}: {ids[called]} has the same 'id'")
    ids[called] = where
    if entry.get("set") not in ("base", *cities):
        raise BadCards(f"{where}: 'set' is base or one of {', '.join(cities)}, not {entry.get('set')!r:.60}")
    found: dict[str, Any] = {"id": called, "set": entry["set"], **_names(entry, where)}
    if kind == "thief":
        found["coins"] = _number(entry.get("coins"), range(10), f"{where}: 'coins'")
    elif kind == "gear":
        found["copies"] = _number(entry.get("copies", 1), range(1, 13), f"{where}: 'copies'")
        found["cost"] = _number(entry.get("cost"), range(10), f"{where}: 'cost'")
        if entry.get("colour") not in GEAR_COLOURS:
            raise BadCards(
                f"{where}: 'colour' is one of {', '.join(GEAR_COLOURS)}, not {entry.get('colour')!r:.60}"
            )
        found["colour"] = entry["colour"]
    else:
        found["points"] = _number(entry.get("points"), range(MOST_POINTS + 1), f"{where}: 'points'")
    found["effects"] = _effects(entry.get("effects", []), where, kind == "location")
    found["source"] = entry.get("source", "owner")
    return found


def _effects(effects: object, where: str, on_location: bool) -> list[dict[str, Any]]:
    if not isinstance(effects, list) or len(effects) > MOST_EFFECTS:
        raise BadCards(f"{where}: 'effects' is a list of at most {MOST_EFFECTS} effects, not {effects!r:.60}")
    rows = [checked_effect(effect, f"{where}, effect {nth}", on_location) for nth, effect in enumerate(effects, 1)]
    ends = sum(row["t"] == "end" for row in rows)
    if on_location and ends != 1:
        raise BadCards(f"{where}: a location has exactly one effect with t = 'end', not {ends}")
    return rows


def _names(entry: Mapping[str, Any], where: str) -> dict[str, str]:
    names = {}
    for name in NAMES:
        text = entry.get(name, entry.get("name_en"))
        if not isinstance(text, str) or not 0 < len(text.strip()) <= 60 or not text.isprintable():
            raise BadCards(f"{where}: {name!r} is a name of 1 to 60 letters, not {text!r:.60}")
        names[name] = text
    return names


def _check_decks(found: Mapping[str, Any], cities: Sequence[str]) -> None:
    """Every city has cards for all rounds, and no more than there is room for."""
    rounds = found["rules"]["rounds"]
    for city in cities:
        for kind, most in (("thief", THIEF_DECK), ("gear", GEAR_DECK)):
            count = sum(card.get("copies", 1) for card in found[kind] if card["set"] in ("base", city))
            needed = 2 * sum(badge["deal"] for badge in rounds if badge["deck"] == kind)
            if not needed <= count <= most:
                raise BadCards(
                    f"the {kind} deck of {city} has {count} cards; the rounds deal {needed},"
                    f" and there is room for {most}"
                )
        locations = sum(card["set"] in ("base", city) for card in found["location"])
        if locations < LOCATIONS:
            raise BadCards(f"{city} has {locations} locations; a match needs {LOCATIONS}")
