"""The templates: the pages' own, and each game's under its name (`coup/table.html`)."""

from __future__ import annotations

from collections.abc import MutableMapping
from functools import cache
from pathlib import Path
from typing import Any

from jinja2 import ChoiceLoader, Environment, FileSystemLoader, PrefixLoader, StrictUndefined

import ruse
from ruse.core.words import LOCALES
from ruse.web.assets import art, asset, styles
from ruse.web.language import TITLES
from ruse.web.panels import lookup, summary, suspicion, talk
from ruse.web.pieces import pieces
from ruse.web.say import Say

FOLDER = Path(__file__).parent / "templates"


class Templates(Environment):
    """Jinja's environment, whose templates look their globals up in one dictionary, not in a chain of two."""

    def make_globals(self, d: MutableMapping[str, Any] | None) -> MutableMapping[str, Any]:
        """The globals of a template: those of all, and its own. They are all set before the first one is made."""
        return {**self.globals, **(d or {})}


@cache
def environment() -> Environment:
    """Where every template comes from. All that a template prints is escaped; an unknown name is an error."""
    games = {slug: FileSystemLoader(game.words) for slug, game in ruse.games().items() if game.words}
    env = Templates(
        loader=ChoiceLoader([FileSystemLoader(FOLDER), PrefixLoader(games)]),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        auto_reload=False,  # a server reads its templates once; looking whether they changed costs more than a seat
    )
    env.globals.update(asset=asset, art=art, languages={locale: TITLES[locale] for locale in LOCALES})
    env.globals.update(styles=styles, summary=summary, talk=talk, lookup=lookup, suspicion=suspicion)
    env.globals.update(pieces())
    return env


def render(template: str, locale: str, **values: Any) -> str:
    """A template in a language; it has `say` and `locale` beside the values."""
    return environment().get_template(template).render(say=Say(locale), locale=locale, **values)
