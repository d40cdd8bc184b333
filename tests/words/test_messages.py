"""Every message stands in all three languages, with the same values, and can be said."""

from __future__ import annotations

import re
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import ruse
from ruse.cli.language import FOLDER
from ruse.core.words import LOCALES, Words, plain, translate

FOLDERS = [FOLDER, *(game.words for game in ruse.games().values())]


class Finder(Visitor):
    """The values and the other messages that a message speaks of."""

    def __init__(self) -> None:
        self.values: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802, the visitor calls it by the name of the node
        self.values.add(node.id.name)

    def visit_MessageReference(self, node: Any) -> None:  # noqa: N802
        self.messages.add(node.id.name)


@cache
def entries(folder: str, locale: str) -> list[ast.Message]:
    text = (Path(folder) / f"{locale}.ftl").read_text(encoding="utf-8")
    resource = FluentParser().parse(text)
    junk = [entry.content for entry in resource.body if isinstance(entry, ast.Junk)]
    assert not junk, junk
    return [entry for entry in resource.body if isinstance(entry, ast.Message)]


@cache
def values(folder: str, locale: str) -> dict[str, frozenset[str]]:
    """The values of each message, with those of the messages inside it."""
    found = {}
    for entry in entries(folder, locale):
        finder = Finder()
        finder.visit(entry)
        found[entry.id.name] = finder

    def closure(name: str) -> set[str]:
        return found[name].values.union(*(closure(inner) for inner in found[name].messages))

    return {name: frozenset(closure(name)) for name in found}


@pytest.mark.parametrize("folder", FOLDERS)
@pytest.mark.parametrize("locale", LOCALES[1:])
def test_languages_have_the_same_messages_with_the_same_values(folder, locale):
    english = values(folder, "en")
    other = values(folder, locale)
    assert other.keys() == english.keys()
    for name in english:
        assert other[name] == english[name], name


@pytest.mark.parametrize("folder", FOLDERS)
@pytest.mark.parametrize("locale", LOCALES)
def test_no_message_stands_twice(folder, locale):
    names = [entry.id.name for entry in entries(folder, locale)]
    assert sorted(names) == sorted(set(names))


@pytest.mark.parametrize("folder", FOLDERS)
def test_messages_have_the_same_attributes(folder):
    def attributes(locale: str) -> dict[str, set[str]]:
        return {entry.id.name: {part.id.name for part in entry.attributes} for entry in entries(folder, locale)}

    assert attributes("en") == attributes("de") == attributes("it")


POSSIBLE: dict[str, list[Any]] = {
    "you": ["seat", "target", "from", "to", "winners", "shared", "none"],
    "amount": [0, 1, 2],
    "count": [1, 2],
    "number": [7],
    "claim": ["duke", "assassin", "captain", "ambassador", "inquisitor", "contessa"],
    "card": ["none", "duke", "assassin", "captain", "ambassador", "inquisitor", "contessa"],
    "cards": ["none", "Duke, Duke"],
    "winners": ["none", "Dora"],
}


@pytest.mark.parametrize("folder", FOLDERS)
@pytest.mark.parametrize("locale", LOCALES)
def test_every_message_can_be_said(folder, locale):
    for name, needed in values(folder, locale).items():
        wanted = sorted(needed)
        for chosen in product(*(POSSIBLE.get(value, ["Dora"]) for value in wanted)):
            text = translate(folder, locale, name, **dict(zip(wanted, chosen, strict=True)))
            assert text.strip(), name
            assert "{" not in text, text


@pytest.mark.parametrize("folder", FOLDERS)
@pytest.mark.parametrize("locale", LOCALES)
def test_the_plain_reader_agrees_with_fluent(folder, locale):
    from ruse.core.words import _bundle

    lines = plain(folder, locale)
    assert lines
    for name, text in lines.items():
        assert _bundle(folder, locale).format(name, {}) == (text, [])


@pytest.mark.parametrize("locale", LOCALES)
def test_help_needs_no_compiler(locale):
    for name in values(FOLDER, locale):
        if name.startswith("help-"):
            assert name in plain(FOLDER, locale), name


def test_an_unknown_message_is_an_error():
    with pytest.raises(LookupError, match="no-such-message"):
        translate(FOLDER, "en", "no-such-message")


def test_a_missing_value_is_an_error():
    with pytest.raises(LookupError, match="table-hand"):
        translate(FOLDER, "en", "table-hand", other="x")


@pytest.mark.parametrize("folder", FOLDERS)
@pytest.mark.parametrize("locale", LOCALES)
def test_words_knows_what_it_has(folder, locale):
    words = Words(folder, locale)
    assert all(name in words for name in values(folder, locale))
    assert "no-such-message" not in words


@pytest.mark.parametrize("locale", LOCALES)
def test_rule_ids_are_the_same_in_every_language(locale):
    """A rule that one language explains and another leaves out would be a different game."""

    def ids(spoken: str) -> list[str]:
        folder = ruse.games()["coup"].words
        text = (Path(folder) / f"{spoken}.ftl").read_text(encoding="utf-8")
        return re.findall(r"(?:COUP|AMB)-\d\d", text)

    assert ids(locale) == ids("en")
