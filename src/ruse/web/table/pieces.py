"""Pieces of a table that stay the same from frame to frame: each is rendered once and cached.

Templates call them by name. Their HTML is in `parts.html`, `bar.html` and, for what lies before a seat, in the
game's own `board.html`. What a piece shows is all in its arguments, so no reader can be given another's.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple

from jinja2 import TemplateNotFound
from jinja2.runtime import Macro
from jinja2.utils import missing
from markupsafe import Markup

from ruse.core.registry import find
from ruse.core.story import enumerated, name
from ruse.web.site.memory import MEMORY, plain_bytes, read_bytes
from ruse.web.table.scene import Place, Scene

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from jinja2 import Environment

    from ruse.core.words import Words
    from ruse.web.site.say import Say


SHORT = 1_000
"""Characters up to which a piece of a game is one line: comparing more lines costs more than sending so much."""
SHORT_LINE = 80
"""Characters of a line that is not worth being compared by itself."""


def pieces() -> dict[str, Callable[..., Any]]:
    """Return what templates can call by these names. The first argument is their environment."""
    return {
        "icon": kept("parts.html", "icon"),
        "emblem": kept("parts.html", "emblem"),
        "face": kept("parts.html", "face"),
        "slot": kept("parts.html", "slot"),
        "purse": kept("parts.html", "purse"),
        "scene_of": scene_of,
        "act": kept("bar.html", "act"),
        "sheet": kept("bar.html", "sheet"),
        "pick": kept("bar.html", "pick"),
        "status_of": kept("parts.html", "status"),
        "news_of": kept("parts.html", "news"),
        "seats_of": seats_of,
        "hand_of": hand_of,
        "piece": piece,
        "has_panels": has_panels,
    }


def kept(template: str, macro: str) -> Callable[..., Markup]:
    """Return a macro that writes the same thing only once, as long as it is remembered."""

    @MEMORY.keeps
    def written(env: Environment, *values: Any) -> Markup:
        return _written(env, template, macro, *values)

    return written


def piece(env: Environment, template: str, macro: str, *values: Any) -> Markup:
    """Return a macro of the game whose output is kept like ours. Parts of a view are known by their text."""
    return _own(env, template, macro, tuple(map(_known_by, values)))


class _Part(NamedTuple):
    """A list or dictionary of a view, as its bytes."""

    text: bytes

    def whole(self) -> Any:
        """Return what it was."""
        return read_bytes(self.text)


class _Seat(NamedTuple):
    """A place at the table, with its part of the view as bytes.

    It is the same for all who see the same of it, so it does not say where it is seen from (`Place.nth`).
    """

    place: tuple[Any, ...]
    view: bytes

    def whole(self) -> Place:
        """Return what it was."""
        return Place._make((*self.place, read_bytes(self.view)))

    @classmethod
    def of(cls, place: Place) -> _Seat:
        """Return a place as it is known."""
        return cls((place[0], None, *place[2:-1]), plain_bytes(place.view))


class _Seats(NamedTuple):
    """Several places at the table."""

    seats: tuple[_Seat, ...]

    def whole(self) -> list[Place]:
        """Return what they were."""
        return [seat.whole() for seat in self.seats]


def _known_by(value: Any) -> Any:
    kind = value.__class__
    if kind is Place:
        return _Seat.of(value)
    if kind is list and value and value[0].__class__ is Place:
        return _Seats(tuple(map(_Seat.of, value)))
    return _Part(plain_bytes(value)) if kind is dict or kind is list else value


@MEMORY.keeps
def _own(env: Environment, template: str, macro: str, values: tuple[Any, ...]) -> Markup:
    whole = [value.whole() if isinstance(value, _Part | _Seat | _Seats) else value for value in values]
    text = _written(env, template, macro, *whole)
    return in_one_line(text) if len(text) <= SHORT else in_long_lines(text)


def names_of(cards: Iterable[str], words: Words) -> str:
    """Return a list of cards by their names."""
    return enumerated(words, "card", cards, lambda card: words(f"card-{card}"))


@MEMORY.keeps
def card_name(slug: str, card: str, words: Words) -> str:
    """Return what a card is called, also where its game puts the name together."""
    return name(find(slug), words, "card", card)


def card_text(view: Mapping[str, Any], card: str, words: Words) -> list[str]:
    """Return what a card says, where its game has sentences for it."""
    game = find(view["game"])
    return game.presentation.text_card(words, view, card) if game.presentation.text_card is not None else []


def seats_of(
    env: Environment, places: Iterable[Place], slug: str, say: Say, words: Words, sprite: str, icons: str
) -> Markup:
    """Return the seats round the table except the reader's own, with what the game lays before them."""
    seats = [
        f'<li id="seat-{place.seat}" data-place="{place.nth}" '
        f"{_seat(env, _Seat.of(place), slug, say, words, sprite, icons)}"
        for place in places
        if not place.mine
    ]
    return marked("".join(seats))


def scene_of(env: Environment, scene: Scene, words: Words, sprite: str) -> Markup:
    """Return what is going on in the middle of the table."""
    cards = tuple([(claim.number, claim.verb, claim.card) for claim in scene.cards])
    return _scene(env, scene.past, cards, tuple([(line.number, line.text) for line in scene.lines]), words, sprite)


@MEMORY.keeps
def _scene(
    env: Environment,
    past: bool,
    cards: tuple[tuple[int, str, str | None], ...],
    lines: tuple[tuple[int, str], ...],
    words: Words,
    sprite: str,
) -> Markup:
    return _written(env, "parts.html", "scene", past, cards, lines, words, sprite)


def hand_of(env: Environment, place: Place, slug: str, say: Say, words: Words, sprite: str) -> Markup:
    """Return the reader's own seat."""
    return _hand(env, place.seat, place.name, plain_bytes(place.view), slug, say, words, sprite)


@MEMORY.keeps
def _seat(env: Environment, other: _Seat, slug: str, say: Say, words: Words, sprite: str, icons: str) -> Markup:
    whole = other.whole()
    goods = _goods(env, whole.seat, other.view, slug, say, words, sprite)
    return _written(env, "parts.html", "seat", whole, goods, say, words, sprite, icons)


@MEMORY.keeps
def _goods(env: Environment, seat: int, view: bytes, slug: str, say: Say, words: Words, sprite: str) -> Markup:
    """Return what lies before a seat: the same for all who see the same of it, whoever is asked just now."""
    return in_one_line(_of_the_game(env, slug, "goods", seat, read_bytes(view), say, words, sprite))


@MEMORY.keeps
def _hand(
    env: Environment, seat: int, name: str, view: bytes, slug: str, say: Say, words: Words, sprite: str
) -> Markup:
    return _of_the_game(env, slug, "hand", seat, name, read_bytes(view), say, words, sprite)


def _written(env: Environment, template: str, macro: str, *values: Any) -> Markup:
    return run(_macro(env, template, macro), values)


@cache
def _macro(env: Environment, template: str, macro: str) -> Macro:
    found: Macro = getattr(env.get_template(template).module, macro)
    return found


def run(macro: Macro, values: tuple[Any, ...]) -> Markup:
    """Return what a macro writes. All our templates escape what they print, so the result is safe."""
    absent = macro._argument_count - len(values)
    if absent < 0 or macro.caller or macro.catch_kwargs or macro.catch_varargs:
        return marked(macro(*values))
    return marked(macro._func(*values, *[missing] * absent) if absent else macro._func(*values))


def in_one_line(text: str) -> Markup:
    """Return HTML without line breaks: streams compare frames line by line."""
    return marked(" ".join(map(str.strip, str.split(text, "\n"))).strip())


def in_long_lines(text: str) -> Markup:
    """Return HTML with its short lines put at the end of the lines before them, so that fewer are compared."""
    lines: list[str] = []
    for line in map(str.strip, str.split(text, "\n")):  # of text that is marked as safe, lines without that mark
        if lines and len(line) < SHORT_LINE:
            lines[-1] += " " + line
        else:
            lines.append(line)
    return marked("\n".join(lines))


def marked(text: str) -> Markup:
    """Mark text as safe. Its own constructor would look for another way to write it first."""
    return str.__new__(Markup, text)


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


@cache
def has_panels(env: Environment, slug: str) -> bool:
    """Return whether a game has panels of its own."""
    return f"{slug}/panels.html" in env.list_templates()
