"""The story of a match: its events as sentences, told to one seat."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ruse.core.event import Shape
from ruse.core.game import Game
from ruse.core.words import Words

SEATS = ("seat", "target", "from", "to", "partner")
NAMED = {
    "card": "card",
    "claim": "card",
    "named": "card",
    "loot": "card",
    "thief": "card",
    "colour": "colour",
    "taken": "colour",
    "given": "colour",
}
"""Fields that hold a name, and what the messages with these names begin with: `card-duke`, `colour-gold`."""
LISTED = {"cards": "card", "colours": "colour"}
"""Fields that hold several."""
COMPANIES = ("winners", "guards", "caught")
"""Fields that hold several seats."""
KINDS = ("action", "reason", "why", "window")
"""Fields that choose the sentence: a declared theft is `event-declared-steal`, not `event-declared`."""
OBJECTS = ("card", "colour", "direction")
"""What the words of a notation can be the name of, besides seats and places."""

TO_THE_ACTOR = ("block", "offer")
"""Phases in which the question is about the seat whose turn it is; elsewhere about whoever claims."""


def tell(game: Game, words: Words, event: Mapping[str, Any], seat: int | None, names: Sequence[str]) -> str:
    """The sentence for an event, as the reader in this seat is told it; `None` is a spectator."""
    return words(sentence(words, event), you=part(event, seat), **values(game, words, event, names, seat))


def question(words: Words, view: Mapping[str, Any], names: Sequence[str]) -> str:
    """What whoever is asked is asked, in the words of the game for this phase (`ask-...`)."""
    claim = view.get("claim") or {}
    seat = view["turn"] if view["phase"] in TO_THE_ACTOR else claim.get("seat")
    target = claim.get("target")
    return words(
        f"ask-{view['phase']}",
        seat="none" if seat is None else names[seat],
        target="none" if target is None else names[target],
        claim=claim.get("character") or "none",
        card=view.get("offered") or "none",
        place=letter_of(view.get("naming") or "none"),
        left=view.get("left", 0),
    )


def sentence(words: Words, event: Mapping[str, Any]) -> str:
    """The message that tells an event."""
    plain = f"event-{event['event']}"
    special = [f"{plain}-{event[kind]}" for kind in KINDS if kind in event]
    return next((message for message in special if message in words), plain)


def part(event: Mapping[str, Any], seat: int | None) -> str:
    """The part the reader plays in an event: the name of a field, or `none`."""
    if seat is None:
        return "none"
    winners = event.get("winners", ())
    if seat in winners:
        return "winners" if len(winners) == 1 else "shared"
    alone = (field for field in SEATS if event.get(field) == seat)
    together = (field for field in COMPANIES if seat in event.get(field, ()))
    return next(alone, None) or next(together, "none")


def values(
    game: Game, words: Words, event: Mapping[str, Any], names: Sequence[str], seat: int | None
) -> dict[str, Any]:
    """Every value a sentence can use; what the reader may not see is `none`."""
    shape = shape_of(game, event)
    found: dict[str, Any] = {}
    for field in (*shape.fields, *shape.secret):
        value = event.get(field)
        found[field] = "none" if value is None or value == [] else value
        if value is None:
            if field in NAMED:
                found[f"{field}-name"] = "none"
        elif field in SEATS:
            found[field] = names[value]
        elif field in COMPANIES:
            # A sentence that says "you" to one of them names only the others; a shared win names all.
            found[field] = ", ".join(names[other] for other in value if other != seat or field == "winners")
            # What a sentence goes by: somebody may be called "none".
            found["count" if field == "winners" else f"{field}-count"] = len(value)
        elif field in NAMED:
            found[f"{field}-name"] = name(game, words, NAMED[field], value)
        elif field in LISTED:
            found[field] = ", ".join(name(game, words, LISTED[field], each) for each in value)
        elif field == "place":
            found[field] = letter_of(value)
        elif field == "places":
            found["first"], found["second"] = map(letter_of, value)
        elif isinstance(value, list):
            found[field] = ", ".join(map(str, value))
        elif isinstance(value, bool):
            found[field] = "true" if value else "false"
    return found


def name(game: Game, words: Words, kind: str, value: str) -> str:
    """What a card, a colour or the like is called; a game may put the names of its cards together itself."""
    if kind == "card" and game.presentation.name_card is not None:
        return game.presentation.name_card(words, value)
    return words(f"{kind}-{value}")


def is_told(game: Game, event: Mapping[str, Any]) -> bool:
    """Whether an event is worth a sentence: not if another has said it, or others get cards nobody may see."""
    if event["event"] == "dealt" and "cards" not in event:
        return False
    return event.get("why") not in shape_of(game, event).untold


def object_of(words: Words, word: str, names: Sequence[str]) -> str:
    """What a word behind the verb of a notation names: a seat, a card, a direction; a place by its letter.

    Where a game counts something else than seats, its words have `numbered`.
    """
    if word.isdecimal():
        return words("numbered", number=word) if "numbered" in words else names[int(word)]
    return next((words(message) for kind in OBJECTS if (message := f"{kind}-{word}") in words), letter_of(word))


def letter_of(place: str) -> str:
    """A place as people read it: on the board and in sentences it has a capital, in the notation it has none."""
    return place.upper() if len(place) == 1 else place


def shape_of(game: Game, event: Mapping[str, Any]) -> Shape:
    """The shape of an event, with the fields that this reader was not given."""
    return next(shape for shape in game.interface.events.values() if shape.name == event["event"])
