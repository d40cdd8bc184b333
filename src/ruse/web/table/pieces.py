"""Pieces of a table that stay the same from frame to frame: each is rendered once and cached.

Templates call them by name. Their HTML is in `parts.html`, `bar.html` and, for what lies before a seat, in the
game's own `board.html`. What a piece shows is all in its arguments, so no reader can be given another's.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from jinja2 import TemplateNotFound
from jinja2.runtime import Macro
from jinja2.utils import missing
from markupsafe import Markup

from ruse.core.registry import find
from ruse.core.story import enumerated, name
from ruse.web.site.memory import MEMORY, is_json, plain_bytes, read_bytes
from ruse.web.site.say import KeptWords, Say
from ruse.web.table.fixed import fixed, mark_of
from ruse.web.table.scene import Place, Scene

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from jinja2 import Environment

    from ruse.core.words import Words


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
        "once": once,
        "fixed": fixed,
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
    key = (env, template, macro, *[value if value.__class__ in KEYS else _known_by(value) for value in values])
    text: Markup | None = _PIECES.find(key)
    if text is None:
        text = _PIECES.keep(key, once(env, template, macro, *map(_shown, values, key[3:])))
    return text


def once(env: Environment, template: str, macro: str, *values: Any) -> Markup:
    """Return a piece that is not kept: nobody is shown the same again, and it would push out what is."""
    text = _written(env, template, macro, *values)
    return in_one_line(text) if len(text) <= SHORT else in_long_lines(text)


_PIECES = MEMORY.shelf()
KEYS = {str, int, bool, type(None), Markup, Say, KeptWords}
"""Classes of most values that are keys as they are."""


def _known_by(value: Any) -> Any:
    """Return what a value is found by: different values are never found by the same."""
    kind = value.__class__
    if kind is Place:
        return _known_place(value)
    if kind is list and value and value[0].__class__ is Place:
        return (list, *map(_known_place, value))
    return mark_of(value) or plain_bytes(value) if kind is dict or kind is list else value


def _known_place(place: Place) -> tuple[Any, ...]:
    """Return what a place is found by. It is the same from everywhere, so `Place.nth` is no part of it."""
    return (Place, place[0], *place[2:-1], plain_bytes(place[-1]))


def _seen_from_anywhere(place: Place) -> Place:
    return place._replace(nth=None)


def _shown(value: Any, known_by: Any) -> Any:
    """Return a value as a macro sees it: nothing but what it is found by."""
    if value.__class__ is Place:
        return _seen_from_anywhere(value)
    if known_by.__class__ is tuple and value.__class__ is list:
        return list(map(_seen_from_anywhere, value))
    return read_bytes(known_by) if known_by.__class__ is bytes and is_json(known_by) else value


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
        f'<li id="seat-{place.seat}" data-place="{place.nth}" {_seat(env, place, slug, say, words, sprite, icons)}'
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
    key = (env, place.seat, place.name, plain_bytes(place.view), slug, say, words, sprite)
    text: Markup | None = _HANDS.find(key)
    if text is None:
        hand = _of_the_game(env, slug, "hand", place.seat, place.name, place.view, say, words, sprite)
        text = _HANDS.keep(key, hand)
    return text


def _seat(env: Environment, place: Place, slug: str, say: Say, words: Words, sprite: str, icons: str) -> Markup:
    known_by = _known_place(place)
    key = (env, known_by, slug, say, words, sprite, icons)
    text: Markup | None = _SEATS.find(key)
    if text is None:
        goods = _goods(env, place, known_by[-1], slug, say, words, sprite)
        seat = _seen_from_anywhere(place)
        text = _SEATS.keep(key, _written(env, "parts.html", "seat", seat, goods, say, words, sprite, icons))
    return text


def _goods(env: Environment, place: Place, view: bytes, slug: str, say: Say, words: Words, sprite: str) -> Markup:
    """Return what lies before a seat: the same for all who see the same of it, whoever is asked just now."""
    key = (env, place.seat, view, slug, say, words, sprite)
    text: Markup | None = _GOODS.find(key)
    if text is None:
        goods = _of_the_game(env, slug, "goods", place.seat, place.view, say, words, sprite)
        text = _GOODS.keep(key, in_one_line(goods))
    return text


_SEATS, _GOODS, _HANDS = MEMORY.shelf(), MEMORY.shelf(), MEMORY.shelf()


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
    lines: list[list[str]] = []
    for line in map(str.strip, str.split(text, "\n")):  # of text that is marked as safe, lines without that mark
        if lines and len(line) < SHORT_LINE:
            lines[-1].append(line)
        else:
            lines.append([line])
    return marked("\n".join(map(" ".join, lines)))


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
