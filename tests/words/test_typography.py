"""Quotes and apostrophes of each language: what people read has the curly ones, and the quotes of its language."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from ruse.core.words import LOCALES

SOURCE = Path(__file__).parents[2] / "src" / "ruse"
FOREIGN = {"en": "„«»", "de": "”«»", "it": "„“”"}
"""Quotes that another language uses. German opens with „ and closes with “."""


def messages(locale: str) -> Iterator[tuple[str, str]]:
    """Yield every line of the messages, without comments and without what Fluent itself quotes: `{ " " }`."""
    for path in SOURCE.rglob(f"{locale}.ftl"):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            if not line.startswith("#"):
                yield f"{path.relative_to(SOURCE)}:{number}", re.sub(r'\{ "[^"]*" \}', "", line)


def card_names() -> Iterator[tuple[str, str]]:
    for path in SOURCE.rglob("cards.toml"):
        contents = tomllib.loads(path.read_text(encoding="utf-8"))
        cards = [card for kind in contents.values() if isinstance(kind, list) for card in kind]
        for card in [*cards, *contents.get("city", {}).values()]:
            yield from (
                (f"{path.relative_to(SOURCE)}: {key}", card[key]) for key in card if key.startswith("name_")
            )


@pytest.mark.parametrize("locale", LOCALES)
def test_messages_have_the_quotes_of_their_language(locale):
    wrong = rf"\w'\w|\"|[{FOREIGN[locale]}]"
    found = [f"{where}: {text.strip()}" for where, text in messages(locale) if re.search(wrong, text)]
    assert not found, "\n".join(found)


def test_names_of_cards_have_curly_apostrophes():
    names = list(card_names())
    assert len(names) > 200, "a test that finds no names would find nothing wrong"
    assert not [name for name in names if "'" in name[1]]
