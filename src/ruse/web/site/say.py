"""The pages' own words: `say("home-play-now")` finds the message in the folder that its name begins with."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, ClassVar

from ruse.core.words import Words, listed
from ruse.web.site.memory import LIGHT, MEMORY

FOLDER = Path(__file__).parents[1] / "words"


class Say:
    """The words of all pages in one language. There is one for each language, so it is quick to look up."""

    __slots__ = ("_plain", "locale")
    _known: ClassVar[dict[str, Say]] = {}

    locale: str
    _plain: dict[str, str]
    """Messages without values, which frames say most."""

    def __new__(cls, locale: str) -> Say:
        """Return the words of a language."""
        known = cls._known.get(locale)
        if known is None:
            known = cls._known[locale] = super().__new__(cls)
            known.locale, known._plain = locale, {}
        return known

    def __call__(self, message: str, **values: Any) -> str:
        """Return a message with its values filled in."""
        if values:
            return _said(self.locale, message, tuple(values.items()))
        text = self._plain.get(message)
        if text is None:
            text = self._plain[message] = self._words(message)(message)
        return text

    def listed(self, items: Iterable[str]) -> str:
        """Return several things in one sentence, in the language of the pages."""
        return _listed(self.locale, tuple(items))

    def __contains__(self, message: str) -> bool:
        return (FOLDER / message.partition("-")[0]).is_dir() and message in self._words(message)

    def _words(self, message: str) -> Words:
        return _folder(message.partition("-")[0], self.locale)


@dataclass(frozen=True, eq=False)
class KeptWords(Words):
    """The words of a game, which every frame of every reader says again. `words_of` makes one for each language."""

    _plain: dict[str, str] = field(default_factory=dict, init=False, repr=False)
    """Messages without values."""

    __eq__ = object.__eq__
    __hash__ = object.__hash__  # these are in most keys of what pages keep

    def __call__(self, message: str, **values: Any) -> str:
        """Return a message with its values filled in."""
        if values:
            return _worded(self.folder, self.locale, message, tuple(values.items()))
        text = self._plain.get(message)
        if text is None:
            text = self._plain[message] = super().__call__(message)
        return text

    def listed(self, items: Iterable[str]) -> str:
        """Return several things in one sentence, in the language of the game."""
        return _listed(self.locale, tuple(items))


@cache
def words_of(folder: str, locale: str) -> KeptWords:
    """Return a game's words: the same object every time, so that what is made with it is found again."""
    return KeptWords(folder, locale)


LIGHT.update((Say, KeptWords))


@MEMORY.keeps
def _worded(folder: str, locale: str, message: str, values: tuple[tuple[str, Any], ...]) -> str:
    return Words(folder, locale)(message, **dict(values))


@MEMORY.keeps
def _listed(locale: str, items: tuple[str, ...]) -> str:
    return listed(locale, items)


@cache
def _folder(name: str, locale: str) -> Words:
    return Words(str(FOLDER / name), locale)


@MEMORY.keeps
def _said(locale: str, message: str, values: tuple[tuple[str, Any], ...]) -> str:
    """Pages say the same few sentences over and over."""
    return _folder(message.partition("-")[0], locale)(message, **dict(values))
