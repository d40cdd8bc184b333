"""Every message exists in all three languages, with the same values, and can be formatted."""

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
from ruse.core.options import show
from ruse.core.words import LOCALES, Words, plain, translate

FOLDERS = [FOLDER, *(game.presentation.words for game in ruse.all_games().values())]


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
    """Return the values of each message, with those of the messages inside it."""
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


def characters(folder: str) -> list[str]:
    """Return the characters that a folder has names for."""
    return [name.removeprefix("card-") for name in values(folder, "en") if name.startswith("card-")]


def options(folder: str) -> dict[str, list[Any]]:
    """Return what the options of the folder's game can be; of a range, the first number will do."""
    found: dict[str, list[Any]] = {}
    for option in [
        option
        for game in ruse.all_games().values()
        if game.presentation.words == folder
        for option in game.interface.options
    ]:
        values = option.values[:1] if isinstance(option.values, range) else option.values
        found[option.name] = [value if type(value) is int else show(value) for value in values]
    return found


def colours(folder: str) -> list[str]:
    """Return the colours that a folder has names for."""
    return [name.removeprefix("colour-") for name in values(folder, "en") if name.startswith("colour-")]


def possible(folder: str) -> dict[str, list[Any]]:
    """Return what the values of a message can be."""
    cards = characters(folder) or ["duke"]
    return options(folder) | {
        "you": ["seat", "target", "from", "to", "partner", "guards", "caught", "winners", "shared", "none"],
        "amount": [0, 1, 2],
        "coins": [0, 1, 2],
        "count": [1, 2],
        "treasury": [1, 2],
        "number": [7],
        "claim": cards,
        "card": ["none", *cards],
        "cards": ["none", "Duke, Duke"],
        "from": ["none", "Dora"],
        "place": ["none", "c", *"ABCDEFGH"],
        "direction": ["right", "left", "opposite"],
        "hit": ["true", "false"],
        "swap": ["none", "true", "false"],
        "winners": ["none", "Dora"],
        "colour": colours(folder),
        "colours": ["none", "gold, art"],
        "cubes": [0, 1, 2],
        "secrets": [0, 1, 2],
        "guards-count": [1, 2],
        "caught-count": [0, 1, 2],
        "enough": ["true", "false"],
        "left": [1, 2],
        "loot": ["diamond", "painting", "antique", "any"],
        "deck": ["thief", "gear"],
        "n": [1, 2],
        "points": [1, 2],
        "fields": [1, 2],
        "players": [2, 3],
        "discard-coins": [1, 2],
    }


@pytest.mark.parametrize("folder", FOLDERS)
@pytest.mark.parametrize("locale", LOCALES)
def test_every_message_can_be_said(folder, locale):
    known = possible(folder)
    for name, needed in values(folder, locale).items():
        wanted = sorted(needed)
        for chosen in product(*(known.get(value, ["Dora"]) for value in wanted)):
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


@pytest.mark.parametrize("game", ruse.all_games())
@pytest.mark.parametrize("locale", LOCALES)
def test_rule_ids_are_the_same_in_every_language(game, locale):
    """A rule that one language explains and another leaves out would be a different game."""

    def ids(spoken: str) -> list[str]:
        folder = ruse.all_games()[game].presentation.words
        text = (Path(folder) / f"{spoken}.ftl").read_text(encoding="utf-8")
        return re.findall(r"[A-Z]{2,}-\d\d", text)

    assert len(ids("en")) > 20
    assert ids(locale) == ids("en")


@pytest.mark.parametrize(
    ("locale", "listed", "number"),
    [("en", "A, B and C", "1,234.5"), ("de", "A, B und C", "1.234,5"), ("it", "A, B e C", "1.234,5")],
)
def test_lists_and_numbers_have_the_form_of_their_language(locale, listed, number):
    words = Words(FOLDER, locale)
    assert words.listed("ABC") == listed
    assert words.listed("A") == "A"
    assert words.number(1234.5, 1) == number
