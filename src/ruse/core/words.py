"""Words for people: messages in English, German and Italian from Fluent files, behind one function."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from fluent_compiler.bundle import FluentBundle

LOCALES = ("en", "de", "it")
REGIONS = {"en": "en_GB"}
"""The variant of a language whose lists, numbers and dates we use; the language itself if it is not here."""


@cache
def _bundle(folder: str, locale: str) -> FluentBundle:
    from ruse.core.words_on_disk import bundle_of

    return bundle_of(Path(folder) / f"{locale}.ftl", locale)


def translate(folder: str, locale: str, message: str, **values: Any) -> str:
    """Return a message of the Fluent files in a folder; an unknown message or a missing value is an error."""
    text: str
    if not values and message in plain(folder, locale):
        return plain(folder, locale)[message]
    text, errors = _bundle(folder, locale).format(message, values)
    if errors:
        raise KeyError(f"{message} ({locale}): {errors[0]}")
    return text


@cache
def plain(folder: str, locale: str) -> dict[str, str]:
    """Return the messages of one plain line each, read without the Fluent compiler, which takes half a second.

    `--help` and a refused action have no time for more.
    """
    lines = (Path(folder) / f"{locale}.ftl").read_text(encoding="utf-8").splitlines()
    found = {}
    for line, below in zip(lines, [*lines[1:], ""], strict=True):
        name, equals, text = line.partition(" = ")
        is_longer = below[:1] == " " and not below.lstrip().startswith(".")
        if line[:1].isalpha() and equals and "{" not in text and not is_longer:
            found[name] = text.rstrip()
    return found


def listed(locale: str, items: Iterable[str]) -> str:
    """Return several things in one sentence: `A, B and C`, `A, B und C`, `A, B e C`."""
    from babel.lists import format_list

    return format_list(list(items), locale=REGIONS.get(locale, locale))


def either(locale: str, items: Iterable[str]) -> str:
    """Return one of several things: `A or B`, `A oder B`, `A o B`."""
    from babel.lists import format_list

    return format_list(list(items), style="or", locale=REGIONS.get(locale, locale))


def own_first(words: Words, shared: Voice, message: str, **values: Any) -> str:
    """Return a message in the game's own words, if it has one by this name, or else as all games say it."""
    return words(message, **values) if message in words else shared(message, **values)


class Voice(Protocol):
    """Whatever says a message: the words of the pages, of the terminal, or of a game."""

    def __call__(self, message: str, **values: Any) -> str:
        """Return a message with its values filled in."""


@dataclass(frozen=True)
class Words:
    """The messages of one folder in one language: `words("card-duke")`."""

    folder: str
    locale: str

    def __call__(self, message: str, **values: Any) -> str:
        """Return a message with its values filled in."""
        return translate(self.folder, self.locale, message, **values)

    def listed(self, items: Iterable[str]) -> str:
        """Return several things in one sentence, in the language of these words."""
        return listed(self.locale, items)

    def number(self, value: float, digits: int = 0) -> str:
        """Return a number as people write it in this language: `1,234.5`, `1.234,5`."""
        from babel.numbers import format_decimal

        pattern = "#,##0." + "0" * digits if digits else "#,##0"
        return format_decimal(value, format=pattern, locale=REGIONS.get(self.locale, self.locale))

    def __contains__(self, message: str) -> bool:
        return bool(_bundle(self.folder, self.locale).has_message(message))
