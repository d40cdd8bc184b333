"""Matches of Caper as a player writes them down: crews and hands in words, the play in a line.

::

    match = table("artist(tuxedo,canvas-tube) colonel | | banker", "", hand="smoke-screen", coins=[2, 3])
    play(match, "0: equip smoke-screen 1b")

Crews are given for seat 0, then for seat 1: locations between bars, gear from below in brackets. Seat 0 acts and
leads the round, a gear round unless the hand holds thieves; whatever the hands lack is filled up.

What no card of the standard file does is tried with other cards::

    table("artist banker", hand="tuxedo", cards=changed({"artist": "combo set:violet+any marker 2"}))
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from tests.games.script import coins, everything, happened, legal, phase, play, refused, wander

import ruse
from ruse.core.cards import contents
from ruse.core.match import Match
from ruse.games.caper.cards.tables import FILE

__all__ = [
    "CITIES",
    "FACES",
    "OTHER",
    "changed",
    "coins",
    "crew",
    "discards",
    "everything",
    "fired",
    "happened",
    "legal",
    "loot",
    "markers",
    "phase",
    "play",
    "points",
    "refused",
    "rows",
    "supply",
    "table",
    "wander",
    "worth",
]

FACES = {face["card"]: face for face in ruse.deal("caper", 2, seed=0).game.cards.standard["FACES"] if face}  # type: ignore[union-attr]
QUIET = ("art-gallery", "jewellers", "museum")
"""Locations that do nothing during play."""
CITIES = ("paris", "barcelona", "rome", "london")


def table(
    own: str = "",
    other: str = "",
    *,
    hand: str = "",
    other_hand: str = "",
    round: int | None = None,  # noqa: A002  # what it is called in a position
    acting: int = 0,
    coins: Sequence[int] = (3, 3),
    first_player: int | None = None,
    city: str = "paris",
    locations: str = "",
    seed: int = 0,
    options: dict[str, Any] | None = None,
    cards: object = None,
    **position: Any,
) -> Match:
    """Return a match arranged for a seat that is about to use a card.

    It leads the round, unless `first_player` says who begins the match.
    """
    hands = [hand.split(), other_hand.split()]
    kind = FACES[(hands[acting] or hands[1 - acting] or ["tuxedo"])[0]]["kind"]
    round = round or (3 if kind == "thief" else 4)  # noqa: A001
    crews = [crews_of(own), crews_of(other)]
    sites = locations.split() or list(QUIET)
    leader = acting if first_player is None else (first_player + (round + 1) % 2) % 2
    used = Counter(card for line in hands for card in line)
    used.update(
        card for side in crews for line in side for thief in line for card in (thief["thief"], *thief["gear"])
    )
    used.update(card for line in position.get("discards", ()) for card in line)
    used.update(card for deck in ("thief_deck", "gear_deck") for card in position.get(deck, ()))
    size = max(
        2, *(len(line) + (1 if seat == leader and acting != leader else 0) for seat, line in enumerate(hands))
    )
    for seat, line in enumerate(hands):
        while len(line) < size - (1 if seat == leader and acting != leader else 0):
            line.append(filler(kind, city, used))
    return ruse.arrange(
        "caper",
        {
            "city": city,
            "round": round,
            "acting": acting,
            "locations": sites,
            "crews": crews,
            "hands": hands,
            "coins": list(coins),
            **position,
        },
        seed=seed,
        cards=cards,
        city=city,
        first_player=(leader + (round + 1) % 2) % 2,
        **(options or {}),
    )


def filler(kind: str, city: str, used: Counter[str]) -> str:
    """Return a card that nobody has yet."""
    for name, face in reversed(FACES.items()):
        if face["kind"] == kind and face["set"] in ("base", city) and used[name] < face.get("copies", 1):
            used[name] += 1
            return str(name)
    raise AssertionError(f"no {kind} is left")


def crews_of(text: str) -> list[list[dict[str, Any]]]:
    """`"dame(tuxedo,smoke-screen) banker | | artist"` as a position has it."""
    sides = [side.split() for side in text.split("|")] if text.strip() else []
    sides += [[]] * (3 - len(sides))
    return [[_thief(word) for word in side] for side in sides]


def _thief(word: str) -> dict[str, Any]:
    found = re.fullmatch(r"([a-z-]+)(?:\(([a-z,-]*)\))?", word)
    assert found, word
    return {"thief": found[1], "gear": found[2].split(",") if found[2] else []}


def markers(match: Match) -> list[int]:
    """Return the markers, above 0 towards seat 0."""
    return [location["marker"] for location in match.view()["locations"]]


def loot(match: Match, seat: int) -> dict[str, int]:
    """Return the loot in a hideout."""
    return {kind: count for kind, count in match.view()["seats"][seat]["loot"].items() if count}


def crew(match: Match, seat: int, location: int) -> list[tuple[str, list[str]]]:
    """Return a crew: each thief with his gear from below."""
    thieves = match.view()["locations"][location - 1]["crews"][seat]["thieves"]
    return [(thief["thief"], [gear["card"] for gear in thief["gear"]]) for thief in thieves]


def points(match: Match, seat: int) -> dict[str, Any]:
    """Return the score sheet of a seat."""
    sheet = match.view()["seats"][seat]["points"]
    assert isinstance(sheet, dict)
    return sheet


def worth(match: Match, seat: int, card: str) -> list[int]:
    """Return what each copy of a card in the crews of a seat is worth now."""
    found = []
    for location in match.view()["locations"]:
        for thief in location["crews"][seat]["thieves"]:
            found += [thief["points"]] if thief["thief"] == card else []
            found += [gear["points"] for gear in thief["gear"] if gear["card"] == card]
    return found


def supply(match: Match) -> int:
    left = match.view()["supply"]
    assert isinstance(left, int)
    return left


def discards(match: Match, seat: int) -> list[str]:
    """Return the discard area of a seat, the oldest card first."""
    return list(match.view()["seats"][seat]["discards"])


def fired(match: Match) -> list[tuple[str, int]]:
    """Return the cards whose combos fired so far, and for how many symbols."""
    return [(event["card"], event["amount"]) for event in happened(match, "fired")]


def rows(text: str) -> list[dict[str, Any]]:
    """`"once marker 2; end eye:green loot:any points"` as the effects of a card."""
    found = []
    for part in filter(None, map(str.strip, text.split(";"))):
        timing, *words = part.split()
        row: dict[str, Any] = {"t": timing, "n": int(words.pop()) if words[-1].isdigit() else 1}
        row["do"] = words.pop()
        for word in words:
            row |= {"eye": word[4:]} if word.startswith("eye:") else {"per": word}
        found.append(row)
    return found


def changed(cards: Mapping[str, str | Mapping[str, Any]], **rules: Any) -> dict[str, Any]:
    """Return the standard file with other effects or fields on some cards, and other numbers of the board."""
    own = contents(FILE)
    for entry in (entry for kind in ("thief", "gear", "location") for entry in own[kind]):
        change = cards.get(entry["id"], {})
        entry.update({"effects": rows(change)} if isinstance(change, str) else change)
    own["rules"].update(rules)
    return own


OTHER = changed(
    {
        "tuxedo": {"cost": 0, "effects": rows("once marker 3; once launder")},
        "dame": "combo set:violet+any marker; end hqcoin points 2",
        "yacht": "end both:any points; combo own:violet loot:any; static protect:red",
        "blazeblaster": "once burn 2; combo own:red coin 2",
    },
    coins=14,
    points_of_track=[0, 1, 1, 3],
    coins_for_a_discard=2,
    gear_on_a_thief=2,
    rounds=[
        {"deck": "gear", "deal": 8, "lead": "other"},
        {"deck": "thief", "deal": 5, "lead": "start"},
        {"deck": "gear", "deal": 7, "lead": "start"},
        {"deck": "thief", "deal": 4, "lead": "other"},
    ],
)
"""A file in which nearly everything is otherwise: what only such a file can say is in it."""
