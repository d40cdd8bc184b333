"""A file of cards, checked: every fault is named, with the card and the field it is in."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from ruse.core.card_check import Faults, entries, expected, number, numbers, one_of, table
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
NUMBERS_OF = {
    "thief": {"coins": range(10)},
    "gear": {"copies": range(1, 13), "cost": range(10)},
    "location": {"points": range(MOST_POINTS + 1)},
}
LISTS = {"points_of_loot": range(3, 4), "points_of_track": range(2, LONGEST_TRACK + 2)}
"""Lists of points, and how many each can have."""
ID = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


def checked(contents: Mapping[str, Any], cities: Sequence[str]) -> dict[str, Any]:
    """Return what a file says, complete and within its limits; `BadCards` lists every fault."""
    faults = Faults()
    found: dict[str, Any] = {}
    with faults.gathered():
        table(contents, ("rules", "city", *KEYS_OF), "a file of cards")
    with faults.gathered():
        found["rules"] = _rules(contents.get("rules"))
    with faults.gathered():
        found["city"] = _cities(contents.get("city"), cities)
    ids: dict[str, str] = {}
    for kind in KEYS_OF:
        with faults.gathered():
            found[kind] = _cards(kind, contents.get(kind), cities, ids)
    faults.check()
    _check_decks(found, cities)
    return found


# --- The board ---------------------------------------------------------------------------------------------------


def _rules(given: object) -> dict[str, Any]:
    if given is None:
        raise BadCards("a file of cards has a table [rules]; there is none")
    faults = Faults()
    found: dict[str, Any] = {}
    with faults.gathered():
        table(given, (*NUMBERS, *LISTS, "rounds"), "[rules]")
    if not isinstance(given, Mapping):
        faults.check()
        return found
    for name, within in NUMBERS.items():
        with faults.gathered():
            found[name] = number(given.get(name), within, f"[rules] {name}")
    for name, counts in LISTS.items():
        with faults.gathered():
            found[name] = numbers(given.get(name), range(MOST_POINTS + 1), counts, f"[rules] {name}")
    with faults.gathered():
        found["rounds"] = _rounds(given.get("rounds"))
    faults.check()
    with faults.gathered():
        _check_loot(found)
    with faults.gathered():
        _check_hires(found)
    faults.check()
    return found


def _check_loot(rules: Mapping[str, Any]) -> None:
    """Check that there is enough loot to lay out, and that its best sets are known (A-26)."""
    if rules["loot_at_a_location"] > rules["loot_of_a_kind"]:
        raise BadCards(
            f"[rules] three locations with {rules['loot_at_a_location']} loot each need as much of each kind;"
            f" there are {rules['loot_of_a_kind']} of a kind"
        )
    single, pair, triple = rules["points_of_loot"]
    if pair < 2 * single or triple + single < 2 * pair:  # else the best sets have no closed form
        raise BadCards(
            "[rules] points_of_loot: two different ones are worth at least two singles, and all three with a single"
            f" one at least two pairs, which {[single, pair, triple]} is not"
        )


def _check_hires(rules: Mapping[str, Any]) -> None:
    """A seat has room for every thief that it must hire (CAPER-22)."""
    plays = sum(badge["deal"] - 1 for badge in rules["rounds"] if badge["deck"] == "thief")
    room = LOCATIONS * rules["thieves_at_a_location"]
    if plays > room:
        raise BadCards(f"[rules] rounds: a seat would hire {plays} thieves; there is room for {room}")


def _rounds(rounds: object) -> list[dict[str, Any]]:
    is_right = isinstance(rounds, list) and 1 <= len(rounds) <= MOST_ROUNDS
    expected(rounds, is_right, "[rules] rounds", f"a list of 1 to {MOST_ROUNDS} rounds")
    assert isinstance(rounds, list)
    faults = Faults()
    found = []
    for nth, badge in enumerate(rounds, 1):
        with faults.gathered():
            found.append(_round(badge, f"[rules] round {nth}"))
    faults.check()
    return found


def _round(badge: object, where: str) -> dict[str, Any]:
    told = table(badge, ("deck", "deal", "lead"), where)
    faults = Faults()
    with faults.gathered():
        expected(told.get("deck"), told.get("deck") in ("thief", "gear"), f"{where}: 'deck'", "thief or gear")
    with faults.gathered():
        number(told.get("deal"), range(2, HAND + 1), f"{where}: 'deal'")
    with faults.gathered():
        expected(told.get("lead"), told.get("lead") in ("start", "other"), f"{where}: 'lead'", "start or other")
    faults.check()
    return dict(told)


def _cities(given: object, cities: Sequence[str]) -> dict[str, Any]:
    if given is None:
        raise BadCards(f"a file of cards has tables [city.NAME] for {', '.join(cities)}; there are none")
    told = table(given, cities, "[city]")
    faults = Faults()
    found = {}
    for city in cities:
        with faults.gathered():
            found[city] = _city(told.get(city), city)
    faults.check()
    return found


def _city(given: object, city: str) -> dict[str, Any]:
    where = f"[city.{city}]"
    told = table(given, (*NAMES, "colour", *TOLD), where)
    faults = Faults()
    colour = told.get("colour")
    with faults.gathered():
        is_right = isinstance(colour, str) and bool(ID.fullmatch(colour)) and len(colour) <= 20
        expected(colour, is_right, f"{where}: 'colour'", "the name of a colour in lower case")
    names: dict[str, str] = {}
    with faults.gathered():
        names = _names(told, where)
    faults.check()
    return {"city": city, "colour": colour, "name": {name: names[f"name_{name}"] for name in LANGUAGES}}


# --- Cards -------------------------------------------------------------------------------------------------------


def _cards(kind: str, given: object, cities: Sequence[str], ids: dict[str, str]) -> list[dict[str, Any]]:
    faults = Faults()
    found = []
    for nth, entry in enumerate(entries(given, kind, MOST_OF[kind]), 1):
        with faults.gathered():
            found.append(_card(kind, entry, nth, cities, ids))
    faults.check()
    return found


def _card(kind: str, entry: object, nth: int, cities: Sequence[str], ids: dict[str, str]) -> dict[str, Any]:
    where = f"{kind} {nth}"
    faults = Faults()
    called = entry.get("id") if isinstance(entry, Mapping) else None
    is_right = isinstance(called, str) and bool(ID.fullmatch(called)) and len(called) <= 40
    if is_right:
        where = f"{kind} {nth} ({called})"
    with faults.gathered():
        table(entry, KEYS_OF[kind], where)
    told = entry if isinstance(entry, Mapping) else {}
    if not isinstance(entry, Mapping):
        faults.check()
    with faults.gathered():
        expected(called, is_right, f"{where}: 'id'", "a name in lower case with hyphens, as smoke-screen")
        if str(called) in ids:
            raise BadCards(f"{where}: {ids[str(called)]} has the same 'id'")
        ids[str(called)] = where
    found: dict[str, Any] = {"id": called, "source": told.get("source", "owner")}
    with faults.gathered():
        found["set"] = told.get("set")
        how = f"base or one of {', '.join(cities)}"
        expected(found["set"], found["set"] in ("base", *cities), f"{where}: 'set'", how)
    with faults.gathered():
        found |= _names(told, where)
    for key, within in NUMBERS_OF[kind].items():
        with faults.gathered():
            found[key] = number(told.get(key, 1 if key == "copies" else None), within, f"{where}: {key!r}")
    if kind == "gear":
        with faults.gathered():
            found["colour"] = one_of(told.get("colour"), GEAR_COLOURS, f"{where}: 'colour'")
    with faults.gathered():
        found["effects"] = _effects(told.get("effects", []), where, kind == "location")
    faults.check()
    return found


def _effects(effects: object, where: str, on_location: bool) -> list[dict[str, Any]]:
    is_right = isinstance(effects, list) and len(effects) <= MOST_EFFECTS
    expected(effects, is_right, f"{where}: 'effects'", f"a list of at most {MOST_EFFECTS} effects")
    assert isinstance(effects, list)
    faults = Faults()
    rows = []
    for nth, effect in enumerate(effects, 1):
        with faults.gathered():
            rows.append(checked_effect(effect, f"{where}, effect {nth}", on_location))
    faults.check()
    ends = sum(row["t"] == "end" for row in rows)
    if on_location and ends != 1:
        raise BadCards(f"{where}: a location has exactly one effect with t = 'end', not {ends}")
    return rows


def _names(entry: Mapping[str, Any], where: str) -> dict[str, str]:
    faults = Faults()
    names = {}
    for name in NAMES:
        text = entry.get(name, entry.get("name_en"))
        if text is None and name != "name_en":
            continue  # the English one is missing, and is reported for the others
        with faults.gathered():
            is_right = isinstance(text, str) and 0 < len(text.strip()) <= 60 and text.isprintable()
            expected(text, is_right, f"{where}: {name!r}", "a name of 1 to 60 letters")
            names[name] = str(text)
    faults.check()
    return names


def _check_decks(found: Mapping[str, Any], cities: Sequence[str]) -> None:
    """Every city has cards for all rounds, and no more than there is room for."""
    faults = Faults()
    rounds = found["rules"]["rounds"]
    for city in cities:
        for kind, most in (("thief", THIEF_DECK), ("gear", GEAR_DECK)):
            count = sum(card.get("copies", 1) for card in found[kind] if card["set"] in ("base", city))
            needed = 2 * sum(badge["deal"] for badge in rounds if badge["deck"] == kind)
            if not needed <= count <= most:
                faults.found.append(
                    f"the {kind} deck of {city} has {count} cards; the rounds deal {needed},"
                    f" and there is room for {most}"
                )
        locations = sum(card["set"] in ("base", city) for card in found["location"])
        if locations < LOCATIONS:
            faults.found.append(f"{city} has {locations} locations; a match needs {LOCATIONS}")
    faults.check()
