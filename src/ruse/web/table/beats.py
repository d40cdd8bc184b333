"""What the page plays when something has happened: one beat for each sentence of the log.

A beat is made from the event as its reader sees it, and says what can be shown of it: how long it lasts, whose
doing it is, which picture goes from where to where, which numbers change, which parts of the board it has changed.
Places are ids of the frame (`frame.html`). `static/director.js` plays the beats; nothing here knows a rule.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

from jinja2.utils import htmlsafe_json_dumps
from markupsafe import Markup

from ruse.core.event import Kind
from ruse.core.kept_with import kept_with
from ruse.core.staging import weights_of
from ruse.core.story import name
from ruse.web.site.assets import pictures

if TYPE_CHECKING:
    from ruse.core.game import Game
    from ruse.core.words import Words

STAMPS = {"show": "true", "refuse": "caught"}
"""What is stamped on a seat, by the verb of the event."""
KINDS_STAMPED = ("out",)

Flight = tuple[str, str, str, int]
"""A picture, from where, to where, how many."""


class Stagehand:
    """Makes the beats of one log, and remembers where on the board the story is right now."""

    def __init__(self, game: Game, words: Words, place: str = "") -> None:
        self._game = game
        self._words = words
        self._weights = weights_of(game)
        self._pictures = pictures(game.slug)
        self._seats = _seat_fields(game)
        self.place = place
        """The part of the board that the story has come to."""

    def beat(self, event: Mapping[str, Any], verb: str) -> dict[str, Any]:
        """Return all that can be shown of an event; missing parts are left out."""
        kind = event["event"]
        self.place = _place_of(event) or ("" if verb == "turn" else self.place)
        card = event.get("card") or event.get("claim")
        flights, sums = list(self._flights(event)), dict(self._sums(event))
        parts = {
            "s": self._weights[kind],
            "k": kind,
            "v": verb,
            "seat": event.get("seat"),
            "at": event.get("target"),
            "card": card if card in self._pictures else None,
            "name": name(self._game, self._words, "card", card) if card in self._pictures else None,
            "open": 1
            if event.get("card") in self._pictures and not _place_of(event) and "claim" not in event
            else None,
            "stamp": STAMPS.get(verb) or (kind if kind in KINDS_STAMPED else None),
            "fly": flights,
            "sum": sums,
            "in": list(dict.fromkeys(self._touched(event))),
        }
        return {key: value for key, value in parts.items() if value not in (None, "", [], {})}

    def _touched(self, event: Mapping[str, Any]) -> Iterator[str]:
        """Yield the parts of the board that look different afterwards."""
        for field in self._seats[event["event"]]:
            if event.get(field) is not None:
                yield f"seat-{event[field]}"
        if place := _place_of(event):
            yield place

    def _flights(self, event: Mapping[str, Any]) -> Iterator[Flight]:
        """Yield what goes from one place to another."""
        kind, seat = event["event"], event.get("seat")
        if kind == "coins":
            yield "coin", _purse(event["from"]), _purse(event["to"]), event["amount"]
        elif kind in ("exchange-drawn", "exchange-returned"):
            ends = "deck", f"seat-{seat}"
            yield "back", *(ends if kind == "exchange-drawn" else ends[::-1]), event["count"]
        elif kind == "traded":
            mine, theirs = f"seat-{seat}", f"seat-{event['target']}"
            yield event["taken"], theirs, mine, 1
            yield event["given"], mine, theirs, 1
        elif event.get("colour") in self._pictures and "why" in event:
            ends = self.place or f"supply-{event['colour']}", f"cubes-{seat}-{event['colour']}"
            yield event["colour"], *(ends[::-1] if event["why"] == "returned" else ends), event["amount"]
        elif event.get("loot") in self._pictures and seat is not None and self.place:
            ends = self.place, f"seat-{seat}"
            yield event["loot"], *(ends[::-1] if kind == "returned" else ends), 1
        elif kind in ("hired", "equipped"):
            picture = event["card"] if event["card"] in self._pictures else "gear"
            yield picture, f"seat-{seat}", self.place, 1

    def _sums(self, event: Mapping[str, Any]) -> Iterator[tuple[str, int]]:
        """Yield the numbers on the board that change, and by how much."""
        kind, seat = event["event"], event.get("seat")
        if kind == "coins":
            yield _purse(event["from"]), -event["amount"]
            yield _purse(event["to"]), event["amount"]
        elif kind in ("exchange-drawn", "exchange-returned"):
            yield "deck", -event["count"] if kind == "exchange-drawn" else event["count"]
        elif kind == "traded":
            for colour, sign in ((event["taken"], 1), (event["given"], -1)):
                yield f"cubes-{seat}-{colour}", sign
                yield f"cubes-{event['target']}-{colour}", -sign
        elif kind == "cubes":
            amount = -event["amount"] if event["why"] == "returned" else event["amount"]
            yield f"cubes-{seat}-{event['colour']}", amount
            yield f"supply-{event['colour']}", -amount


@kept_with
def _seat_fields(game: Game) -> dict[str, list[str]]:
    """Return the fields of each kind of event that name a seat."""
    return {
        shape.name: [field.plain for field in shape.fields if field.kind is Kind.SEAT]
        for shape in game.interface.events.values()
    }


def written(beat: Mapping[str, Any]) -> Markup:
    """Return a beat as the value of an attribute in single quotes."""
    return htmlsafe_json_dumps(beat, separators=(",", ":"), ensure_ascii=False)


def joined(beat: Mapping[str, Any], more: Mapping[str, Any]) -> dict[str, Any]:
    """Return a beat that shows what an event without a sentence did, too."""
    sums = dict(beat.get("sum", {}))
    for spot, amount in more.get("sum", {}).items():
        sums[spot] = sums.get(spot, 0) + amount
    parts = {
        **beat,
        "fly": [*beat.get("fly", []), *more.get("fly", [])],
        "sum": sums,
        "in": list(dict.fromkeys([*beat.get("in", []), *more.get("in", [])])),
    }
    return {key: value for key, value in parts.items() if value not in ([], {})}


def _purse(seat: int | None) -> str:
    return "treasury" if seat is None else f"coins-{seat}"


def _place_of(event: Mapping[str, Any]) -> str:
    """Return the part of the board that an event names; `3a` is a place at location 3."""
    if event.get("location") is not None:
        return f"location-{event['location']}"
    place = event.get("place")
    if not place:
        return ""
    return f"location-{place[0]}" if place[0].isdecimal() else f"place-{place}"
