"""What the page plays when something has happened: one beat for each sentence of the log.

A beat is made from the event as its reader sees it, and says what can be shown of it: how long it lasts, whose
doing it is, which picture goes from where to where, which numbers change, which parts of the board it has changed.
Places are ids of the frame (`frame.html`), and the shapes of a game's events say what moves (`Shape.moves`).
`static/director.js` plays the beats; nothing here knows a rule or a game.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from string import Formatter
from typing import TYPE_CHECKING, Any

from jinja2.utils import htmlsafe_json_dumps
from markupsafe import Markup

from ruse.core.event import Kind, Move
from ruse.core.kept_with import kept_with
from ruse.core.staging import weights_of
from ruse.core.story import name, shape_of
from ruse.web.site.assets import pictures

if TYPE_CHECKING:
    from ruse.core.game import Game
    from ruse.core.words import Words

STAMPS = {"show": "true", "refuse": "caught"}
"""What is stamped on a seat, by the verb of the event."""

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
        shape = shape_of(self._game, event)
        fields = {**event, "here": self.place or None} if shape.moves else event
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
            "stamp": STAMPS.get(verb) or (kind if shape.is_stamped else None),
            "fly": list(self._flights(shape.moves, fields)),
            "sum": dict(_sums(shape.moves, fields)),
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

    def _flights(self, moves: Sequence[Move], fields: Mapping[str, Any]) -> Iterator[Flight]:
        """Yield what goes from one place to another."""
        for move in moves:
            picture = self._picture(move.picture, fields)
            ends = _spot(move.start, fields), _spot(move.end, fields)
            if picture and all(ends):
                yield picture, *(ends[::-1] if _goes_back(move, fields) else ends), _amount(move, fields)

    def _picture(self, picture: str, fields: Mapping[str, Any]) -> str:
        """Return the first of several pictures that the game has; one without a field is always there."""
        for template, named in _alternatives(picture):
            if not named or fields.get(named[0]) in self._pictures:
                return template.format_map(fields)
        return ""


@kept_with
def _seat_fields(game: Game) -> dict[str, list[str]]:
    """Return the fields of each kind of event that name a seat."""
    return {
        shape.name: [field.plain for field in shape.fields if field.kind is Kind.SEAT]
        for shape in game.interface.events.values()
    }


def _sums(moves: Sequence[Move], fields: Mapping[str, Any]) -> Iterator[tuple[str, int]]:
    """Yield the numbers on the board that change, and by how much."""
    for move in moves:
        amount = _amount(move, fields) * (-1 if _goes_back(move, fields) else 1)
        for spot, sign in move.sums:
            yield _spot(spot, fields), sign * amount


def _goes_back(move: Move, fields: Mapping[str, Any]) -> bool:
    return bool(move.back) and fields.get("why") == move.back


def _amount(move: Move, fields: Mapping[str, Any]) -> int:
    return 1 if move.amount is None else fields[move.amount]


def _spot(spot: str, fields: Mapping[str, Any]) -> str:
    """Return the part of the table that a move names; nothing if the event does not say which."""
    for template, named in _alternatives(spot):
        if all(fields.get(field) is not None for field in named):
            return template.format_map(fields)
    return ""


@cache
def _alternatives(text: str) -> list[tuple[str, list[str]]]:
    """Return the alternatives that a move writes as `a|b`, each with the fields that it names."""
    return [(one, [name for _, name, _, _ in Formatter().parse(one) if name]) for one in text.split("|")]


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


def _place_of(event: Mapping[str, Any]) -> str:
    """Return the part of the board that an event names; `3a` is a place at location 3."""
    if event.get("location") is not None:
        return f"location-{event['location']}"
    place = event.get("place")
    if not place:
        return ""
    return f"location-{place[0]}" if place[0].isdecimal() else f"place-{place}"
