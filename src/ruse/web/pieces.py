"""Pieces of a table that are the same in frame after frame: each is written once and kept.

Templates call them by name. Their HTML is in `parts.html`, `bar.html` and, for what lies before a seat, in the
game's own `seat.html`. What a piece shows is all in its arguments, so no reader can be given another's.
"""

from __future__ import annotations

import json
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from jinja2 import Environment, pass_environment
from markupsafe import Markup

if TYPE_CHECKING:
    from collections.abc import Callable

    from ruse.core.words import Words
    from ruse.web.say import Say
    from ruse.web.stage import Place


def pieces() -> dict[str, Callable[..., Markup]]:
    """What templates can call."""
    return {
        "icon": kept("parts.html", "icon", 512),
        "emblem": kept("parts.html", "emblem", 512),
        "face": kept("parts.html", "face", 512),
        "slot": kept("parts.html", "slot", 2048),
        "purse": kept("parts.html", "purse", 2048),
        "scene_of": kept("parts.html", "scene", 4096),
        "act": kept("bar.html", "act", 8192),
        "sheet": kept("bar.html", "sheet", 8192),
        "pick": kept("bar.html", "pick", 2048),
        "seat_of": seat_of,
    }


def kept(template: str, macro: str, most: int) -> Callable[..., Markup]:
    """A macro that writes the same thing only once; the oldest is forgotten when there are too many."""

    @lru_cache(maxsize=most)
    def written(env: Environment, values: tuple[Any, ...]) -> Markup:
        piece: Markup = getattr(env.get_template(template).module, macro)(*values)
        return piece

    @pass_environment
    def piece(env: Environment, *values: Any) -> Markup:
        return written(env, values)

    return piece


@pass_environment
def seat_of(env: Environment, place: Place, slug: str, say: Say, words: Words, sprite: str, icons: str) -> Markup:
    """A seat round the table, with what the game lays before it."""
    return _seat(env, place[:-1], json.dumps(place.view), slug, say, words, sprite, icons)


@lru_cache(maxsize=32768)
def _seat(
    env: Environment, place: tuple[Any, ...], view: str, slug: str, say: Say, words: Words, sprite: str, icons: str
) -> Markup:
    from ruse.web.stage import Place

    whole = Place._make((*place, json.loads(view)))
    own = env.select_template([f"{slug}/seat.html", "seat.html"])
    goods = own.module.goods(whole, say, words, sprite)  # type: ignore[attr-defined]  # a macro of the template
    tile: Markup = env.get_template("parts.html").module.seat(whole, goods, say, words, sprite, icons)  # type: ignore[attr-defined]
    return tile
