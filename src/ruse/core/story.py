"""The story of a match: its events as sentences for one seat."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from ruse.core.event import EventField, Kind, Shape
from ruse.core.game import Game
from ruse.core.kept_with import kept_with
from ruse.core.words import Words


def tell(game: Game, words: Words, event: Mapping[str, Any], seat: int | None, names: Sequence[str]) -> str:
    """Return the sentence for an event, as the reader in this seat sees it; `None` is a spectator."""
    return words(
        sentence(game, words, event), you=part(game, event, seat), **values(game, words, event, names, seat)
    )


def question(game: Game, words: Words, view: Mapping[str, Any], names: Sequence[str], special: str = "") -> str:
    """Return the question for the seat that is asked, in the game's words for this phase (`ask-...`).

    A question can name the seat that claims something (`$seat`), what (`$claim`) and against whom (`$target`),
    the seat whose turn it is (`$actor`), and what the game adds. `special` is the prefix of a better wording for
    one surface, used if the game has it: the browser asks with `bar-ask-...`.
    """
    claim = view.get("claim") or {}
    seats = {"seat": claim.get("seat"), "target": claim.get("target"), "actor": view["turn"]}
    called = {role: "none" if seat is None else names[seat] for role, seat in seats.items()}
    own = game.presentation.question_values
    plain = f"ask-{view['phase']}"
    return words(
        special + plain if special + plain in words else plain,
        **called,
        claim=claim.get("character") or "none",
        **({} if own is None else own(view)),
    )


def sentence(game: Game, words: Words, event: Mapping[str, Any]) -> str:
    """Return the message for an event."""
    plain = f"event-{event['event']}"
    sorts = (field for field in shape_of(game, event).fields if field.kind is Kind.SORT and field in event)
    special = (f"{plain}-{event[field]}" for field in sorts)
    return next((message for message in special if message in words), plain)


def part(game: Game, event: Mapping[str, Any], seat: int | None) -> str:
    """Return the reader's part in an event: the name of a field, `none`, or `shared` for winners together."""
    if seat is None:
        return "none"
    fields = shape_of(game, event).fields
    for kind in (Kind.WINNERS, Kind.SEAT, Kind.SEATS):
        for field in fields:
            value = event.get(field)
            if field.kind is not kind or value is None:
                continue
            if kind is Kind.SEAT and value == seat:
                return str(field)
            if kind is not Kind.SEAT and seat in value:
                return "shared" if kind is Kind.WINNERS and len(value) > 1 else str(field)
    return "none"


def values(
    game: Game, words: Words, event: Mapping[str, Any], names: Sequence[str], seat: int | None
) -> dict[str, Any]:
    """Return every value a sentence can use; what the reader may not see is `none`."""
    shape = shape_of(game, event)
    found: dict[str, Any] = {}
    for field in (*shape.fields, *shape.secret):
        value = event.get(field)
        if value is None:
            found |= {str(field): "none", f"{field}-name": "none"}
        else:
            found |= _told(game, words, field, value, names, seat)
    return found


def _told(
    game: Game, words: Words, field: EventField, value: Any, names: Sequence[str], seat: int | None
) -> dict[str, Any]:
    """Return what a sentence can say about one field."""
    key = str(field)
    match field.kind:
        case Kind.SEAT:
            return {key: names[value]}
        case Kind.WINNERS:
            return {key: words.listed(names[other] for other in value), "count": len(value)}
        case Kind.SEATS:
            # A sentence that says "you" to one of them names only the others. It goes by the count, because
            # somebody may be called "none".
            others = words.listed(names[other] for other in value if other != seat)
            return {key: others, f"{key}-count": len(value)}
        case Kind.NAME if isinstance(value, list):
            return {key: named(game, words, field.prefix, value)}
        case Kind.NAME:
            return {key: value, f"{key}-name": name(game, words, field.prefix, value)}
        case Kind.PLACE:
            return {key: letter_of(value)}
        case Kind.PLACES:
            first, second = map(letter_of, value)
            return {key: words.listed((first, second)), "first": first, "second": second}
    if isinstance(value, list):
        return {key: words.listed(map(str, value))}
    return {key: ("true" if value else "false") if isinstance(value, bool) else value}


def name(game: Game, words: Words, kind: str, value: str) -> str:
    """Return what a card, a colour or the like is called; a game may compose the names of its cards itself."""
    if kind == "card" and game.presentation.name_card is not None:
        return game.presentation.name_card(words, value)
    return words(f"{kind}-{value}")


def named(game: Game, words: Words, kind: str, values: Iterable[str]) -> str:
    """Return several cards or the like in one sentence."""
    return enumerated(words, kind, values, lambda value: name(game, words, kind, value))


def enumerated(words: Words, kind: str, values: Iterable[str], called: Callable[[str], str]) -> str:
    """Return several things in one sentence. Equal ones are counted, if the game has words for that.

    `cards-duke` is then told how many there are, as in `two Dukes`.
    """
    told: list[str] = []
    for value, count in Counter(iter(values)).items():  # of a mapping only its keys
        several = f"{kind}s-{value}"
        told += [words(several, count=count)] if count > 1 and several in words else [called(value)] * count
    return words.listed(told)


def is_told(game: Game, event: Mapping[str, Any]) -> bool:
    """Return whether an event needs a sentence: not if another says it, or if it is another player's secret."""
    shape = shape_of(game, event)
    if shape.private and any(field not in event for field in shape.secret):
        return False
    return event.get("why") not in shape.untold


def object_of(things: Sequence[str], words: Words, word: str, names: Sequence[str]) -> str:
    """Return what a word after the verb of a notation names: a seat, a card, another thing, or a place's letter.

    `things` is `Interface.things`. If a game counts something other than seats, its words have `numbered`.
    """
    if word.isdecimal():
        return words("numbered", number=word) if "numbered" in words else names[int(word)]
    named = (f"{thing}-{word}" for thing in things)
    return next((words(message) for message in named if message in words), letter_of(word))


def letter_of(place: str) -> str:
    """Return a place as people read it: capital on the board and in sentences, small in the notation."""
    return place.upper() if len(place) == 1 else place


def shape_of(game: Game, event: Mapping[str, Any]) -> Shape:
    """Return the shape of an event, with the fields that this reader was not given."""
    return _shapes(game)[event["event"]]


@kept_with
def _shapes(game: Game) -> dict[str, Shape]:
    return {shape.name: shape for shape in game.interface.events.values()}
