"""Words for people: messages in English, German and Italian from Fluent files, behind one function."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fluent_compiler.bundle import FluentBundle

LOCALES = ("en", "de", "it")


@cache
def _bundle(folder: str, locale: str) -> FluentBundle:
    from fluent_compiler.bundle import FluentBundle

    return FluentBundle.from_files(locale, [str(Path(folder) / f"{locale}.ftl")], use_isolating=False)


def translate(folder: str, locale: str, message: str, **values: Any) -> str:
    """A message of the Fluent files in a folder; an unknown message or a missing value is an error."""
    text, errors = _bundle(folder, locale).format(message, values)
    if errors:
        raise KeyError(f"{message} ({locale}): {errors[0]}")
    return str(text)
