"""Pieces of a table that stay the same from frame to frame: each is rendered once and cached.

Templates call them by name. Their HTML is in `parts.html`, `bar.html` and, for what lies before a seat, in the
game's own `board.html`. What a piece shows is all in its arguments, so no reader can be given another's.
"""

from __future__ import annotations

import json
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple

from jinja2 import Environment, TemplateNotFound
from markupsafe import Markup

from ruse.core.registry import find
from ruse.core.story import name
from ruse.web.site.memory import MEMORY
from ruse.web.table.scene import Place

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from jinja2 import Environment

    from ruse.core.words import Words
    from ruse.web.site.say import Say


class Piece:
    """Something that templates call with their environment in front; the context knows how (`Values.call`)."""

    __slots__ = ("write",)

    def __init__(self, write: Callable[..., Any]) -> None:
        self.write = write

    def __call__(self, *values: Any) -> Any:
        """Only for templates, whose context calls `write`."""
        raise TypeError("a piece is called by a template")


def pieces() -> dict[str, Any]:
    """Return what templates can call."""
    return {
        "icon": kept("parts.html", "icon"),
        "emblem": kept("parts.html", "emblem"),
        "face": kept("parts.html", "face"),
        "slot": kept("parts.html", "slot"),
        "purse": kept("parts.html", "purse"),
        "scene_of": kept("parts.html", "scene"),
        "act": kept("bar.html", "act"),
        "sheet": kept("bar.html", "sheet"),
        "pick": kept("bar.html", "pick"),
        "seat_of": seat_of,
        "hand_of": hand_of,
        "names_of": names_of,
        "card_name": card_name,
        "card_text": card_text,
        "piece": piece,
        "has_panels": has_panels,
    }


def kept(template: str, macro: str) -> Piece:
    """Return a macro that writes the same thing only once, as long as it is remembered."""

    @MEMORY.keeps
    def written(env: Environment, values: tuple[Any, ...]) -> Markup:
        return _written(env, template, macro, *values)

    return Piece(lambda env, *values: written(env, values))


@Piece
def piece(env: Environment, template: str, macro: str, *values: Any) -> Markup:
    """Return a macro of the game whose output is kept like ours. Parts of a view are known by their text."""
    return _own(env, template, macro, tuple(map(_known_by, values)))


class _Part(NamedTuple):
    """A list or dictionary of a view, as its text."""

    text: str

    def whole(self) -> Any:
        """Return what it was."""
        return json.loads(self.text)


class _Seat(NamedTuple):
    """A place at the table, with its part of the view as text."""

    place: tuple[Any, ...]
    view: str

    def whole(self) -> Place:
        """Return what it was."""
        return Place._make((*self.place, json.loads(self.view)))


def _known_by(value: Any) -> Any:
    if value.__class__ is Place:
        return _Seat(value[:-1], json.dumps(value.view))
    return _Part(json.dumps(value)) if value.__class__ in (dict, list) else value


@MEMORY.keeps
def _own(env: Environment, template: str, macro: str, values: tuple[Any, ...]) -> Markup:
    whole = [value.whole() if value.__class__ in (_Part, _Seat) else value for value in values]
    return _written(env, template, macro, *whole)


def names_of(cards: Iterable[str], words: Words) -> str:
    """Return a list of cards by their names."""
    return words.listed(words(f"card-{card}") for card in cards)


@MEMORY.keeps
def card_name(slug: str, card: str, words: Words) -> str:
    """Return what a card is called, also where its game puts the name together."""
    return name(find(slug), words, "card", card)


def card_text(view: Mapping[str, Any], card: str, words: Words) -> list[str]:
    """Return what a card says, where its game has sentences for it."""
    game = find(view["game"])
    return game.presentation.text_card(words, view, card) if game.presentation.text_card is not None else []


@Piece
def seat_of(env: Environment, place: Place, slug: str, say: Say, words: Words, sprite: str, icons: str) -> Markup:
    """Return a seat round the table, with what the game lays before it."""
    return _seat(env, place[:-1], json.dumps(place.view), slug, say, words, sprite, icons)


@Piece
def hand_of(env: Environment, place: Place, slug: str, say: Say, words: Words, sprite: str) -> Markup:
    """Return the reader's own seat."""
    return _hand(env, place.seat, place.name, json.dumps(place.view), slug, say, words, sprite)


@MEMORY.keeps
def _seat(
    env: Environment, place: tuple[Any, ...], view: str, slug: str, say: Say, words: Words, sprite: str, icons: str
) -> Markup:
    whole = Place._make((*place, json.loads(view)))
    goods = _goods(env, whole.seat, view, slug, say, words, sprite)
    return _written(env, "parts.html", "seat", whole, goods, say, words, sprite, icons)


@MEMORY.keeps
def _goods(env: Environment, seat: int, view: str, slug: str, say: Say, words: Words, sprite: str) -> Markup:
    """Return what lies before a seat: the same for all who see the same of it, whoever is asked just now."""
    return _of_the_game(env, slug, "goods", seat, json.loads(view), say, words, sprite)


@MEMORY.keeps
def _hand(
    env: Environment, seat: int, name: str, view: str, slug: str, say: Say, words: Words, sprite: str
) -> Markup:
    return _of_the_game(env, slug, "hand", seat, name, json.loads(view), say, words, sprite)


def _written(env: Environment, template: str, macro: str, *values: Any) -> Markup:
    piece: Markup = getattr(env.get_template(template).module, macro)(*values)
    return piece


def _of_the_game(env: Environment, slug: str, macro: str, *values: Any) -> Markup:
    """Return a macro of the game's board.html, or of our seat.html if it has none."""
    return _written(env, f"{slug}/board.html" if has_macro(env, slug, macro) else "seat.html", macro, *values)


@cache
def has_macro(env: Environment, slug: str, macro: str) -> bool:
    """Return whether a game's board.html has a macro for what lies before a seat."""
    try:
        board = env.get_template(f"{slug}/board.html")
    except TemplateNotFound:
        return False
    return hasattr(board.module, macro)


@Piece
@cache
def has_panels(env: Environment, slug: str) -> bool:
    """Return whether a game has panels of its own."""
    return f"{slug}/panels.html" in env.list_templates()
