"""The templates: the pages' own, and each game's under its name (`coup/table.html`)."""

from __future__ import annotations

from collections.abc import Callable, MutableMapping
from functools import cache, partial
from pathlib import Path
from typing import Any

from jinja2 import ChoiceLoader, Environment, FileSystemLoader, PrefixLoader, StrictUndefined, Template
from jinja2.environment import TemplateModule
from jinja2.runtime import Context

import ruse
from ruse.core.words import LOCALES, own_first
from ruse.web.site.assets import art, asset, front, inks, styles
from ruse.web.site.breaks import breakable
from ruse.web.site.language import TITLES
from ruse.web.site.memory import LIGHT
from ruse.web.site.say import Say
from ruse.web.site.template_code import TemplateCode, Values, attribute, escaped, has
from ruse.web.table.panels import lookup, summary, suspicions, talk
from ruse.web.table.pieces import card_name, card_text, names_of, pieces

FOLDER = Path(__file__).parents[1] / "templates"


class FastTemplate(Template):
    """A template that prints with `escaped` and looks things up with `attribute`."""

    @classmethod
    def from_code(cls, *values: Any, **named: Any) -> Template:
        """Make a template of compiled code."""
        template = super().from_code(*values, **named)
        template.root_render_func.__globals__.update(escape=escaped, attribute=attribute, has=has)
        return template

    def _get_default_module(self, ctx: Context | None = None) -> TemplateModule:
        """Return the macros for an import: all templates have the same globals, so everybody gets the same."""
        if self._module is None:
            self._module = self.make_module()
        return self._module

    def render(self, *values: Any, **named: Any) -> str:
        """Return what a template writes, and let go of all that it has read."""
        return "".join(self._texts(dict(*values, **named)))

    def encoded(self, values: dict[str, Any]) -> bytes:
        """Return the same as bytes. Joined first, one sign that is not Latin would make all of the text wide."""
        return b"".join(map(str.encode, self._texts(values)))

    def _texts(self, values: dict[str, Any]) -> list[str]:
        context = Values(self.environment, {**self.globals, **values}, self.name, self.blocks)
        try:
            return list(self.root_render_func(context))
        except Exception:
            self.environment.handle_exception()
        finally:
            # A macro of the template holds the context, which holds the macro: a view would wait for the collector.
            context.vars.clear()


class Templates(Environment):
    """Jinja's environment with shortcuts for what a frame does a hundred times. They save a fifth of the time."""

    code_generator_class = TemplateCode
    context_class = Values
    template_class = FastTemplate

    def __init__(self, **options: Any) -> None:
        super().__init__(**options)
        self._read: dict[str | Template, Template] = {}

    def getattr(self, thing: Any, name: str) -> Any:
        """`view.turn` of a dictionary: look inside first, instead of for an attribute that does not exist."""
        if thing.__class__ is dict and name in thing:
            return thing[name]
        try:
            return getattr(thing, name)
        except AttributeError:
            return super().getattr(thing, name)

    def get_template(
        self,
        name: str | Template,
        parent: str | None = None,
        globals: MutableMapping[str, Any] | None = None,  # noqa: A002  # what Jinja calls it
    ) -> Template:
        """Return a template, read once; every frame asks for several by their names."""
        found = self._read.get(name)
        if found is None:
            found = self._read[name] = super().get_template(name, parent, globals)
        return found

    def make_globals(self, d: MutableMapping[str, Any] | None) -> MutableMapping[str, Any]:
        """Return a template's globals in one dictionary instead of a chain of two; all are set beforehand."""
        return {**self.globals, **(d or {})}


LIGHT.add(Templates)  # it is in most keys of what pages keep


@cache
def environment() -> Environment:
    """Return the environment of all templates. It escapes all output, and an unknown name is an error."""
    games = {
        slug: FileSystemLoader(game.presentation.table)
        for slug, game in ruse.all_games().items()
        if game.presentation.table
    }
    env = Templates(
        loader=ChoiceLoader([FileSystemLoader(FOLDER), PrefixLoader(games)]),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        auto_reload=False,  # checking for changed templates costs more than rendering a seat
    )
    env.globals.update(asset=asset, art=art, front=front, languages={locale: TITLES[locale] for locale in LOCALES})
    env.globals.update(styles=styles, inks=inks, own_first=own_first, breakable=breakable, max=max)
    env.globals.update(names_of=names_of, card_name=card_name, card_text=card_text)
    called: dict[str, Callable[..., Any]] = {"summary": summary, "talk": talk, "lookup": lookup}
    called |= {"suspicions": suspicions, **pieces()}
    env.globals.update({name: partial(piece, env) for name, piece in called.items()})
    return env


def render(template: str, locale: str, **values: Any) -> str:
    """Return a template in a language; it has `say` and `locale` in addition to the values."""
    return environment().get_template(template).render(say=Say(locale), locale=locale, **values)
