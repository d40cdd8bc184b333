"""The pages' own words: `say("home-play-now")` finds the message in the folder that its name begins with."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from ruse.core.words import Words, listed
from ruse.web.site.memory import LIGHT, MEMORY

FOLDER = Path(__file__).parents[1] / "words"


@dataclass(frozen=True)
class Say:
    """The words of all pages in one language."""

    locale: str

    def __call__(self, message: str, **values: Any) -> str:
        """Return a message with its values filled in."""
        return _said(self.locale, message, tuple(values.items()))

    def listed(self, items: Iterable[str]) -> str:
        """Return several things in one sentence, in the language of the pages."""
        return _listed(self.locale, tuple(items))

    def __contains__(self, message: str) -> bool:
        return (FOLDER / message.partition("-")[0]).is_dir() and message in self._words(message)

    def _words(self, message: str) -> Words:
        return _folder(message.partition("-")[0], self.locale)


@dataclass(frozen=True)
class KeptWords(Words):
    """The words of a game, which every frame of every reader says again."""

    def __call__(self, message: str, **values: Any) -> str:
        """Return a message with its values filled in."""
        return _worded(self.folder, self.locale, message, tuple(values.items()))

    def listed(self, items: Iterable[str]) -> str:
        """Return several things in one sentence, in the language of the game."""
        return _listed(self.locale, tuple(items))


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
