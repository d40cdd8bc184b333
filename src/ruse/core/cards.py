"""Cards as data: the tables that rules read come from a file, and players who own the box can bring their own.

A game that has such a file makes its tables with one function and keeps each under its name in one
module. `recarded` gives the same game with the tables of another file: every function of the game's
package is copied with the new tables in place of the old ones, so the rules, the names and the views
of a match agree, on every target.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Callable, Mapping
from copy import deepcopy
from dataclasses import dataclass, fields, replace
from functools import lru_cache
from os import PathLike
from pathlib import Path
from types import FunctionType
from typing import TYPE_CHECKING, Any

from ruse.core.card_check import in_file
from ruse.core.errors import BadCards
from ruse.core.targets.link import with_names

if TYPE_CHECKING:
    from ruse.core.game import Game

Tables = Mapping[str, Any]
"""Tables of numbers (and of names, for what is not compiled), each under the name that functions use for it."""
LARGEST = 1 << 19


@dataclass(frozen=True)
class Cards:
    """The file of a game's cards, and the function that turns it into tables."""

    file: Path
    tables: Callable[[Mapping[str, Any]], Tables]
    """Checks the contents and makes the tables; `BadCards` says what is wrong and where."""
    standard: Tables
    """The tables as the game's functions hold them: those of `file`, or of the file that replaced it."""
    package: str
    """The package of the game: its functions are the ones that see other tables."""


def contents(source: object) -> dict[str, Any]:
    """Return what a file of cards says, given its path or what was read from one."""
    if isinstance(source, Mapping):
        return deepcopy(dict(source))
    if not isinstance(source, str | PathLike):
        raise BadCards(f"cards are given as the path of a TOML file, not as {source!r:.60}")
    try:
        with Path(source).open("rb") as file:
            data = file.read(LARGEST + 1)
    except (OSError, ValueError) as error:
        why = getattr(error, "strerror", None) or error
        raise BadCards(f"the cards in {str(source)[:200]!r} cannot be read: {why}") from None
    return parsed(data, str(source))


def parsed(data: bytes, name: str) -> dict[str, Any]:
    """Return the contents of a file of cards from its bytes."""
    if len(data) > LARGEST:
        raise BadCards(f"{name}: a file of cards has at most {LARGEST} bytes, this one has more")
    try:
        return tomllib.loads(data.decode("utf-8-sig"))  # editors on Windows put a mark before the text
    except UnicodeDecodeError:
        raise BadCards(f"{name}: the file is not UTF-8 text") from None
    except (ValueError, RecursionError) as error:  # a number of thousands of digits is a plain ValueError
        raise BadCards(f"{name}: this is not TOML: {error}") from None


def recarded(game: Game, source: object) -> Game:
    """Return the same game with the cards of another file."""
    if game.cards is None:
        raise BadCards(f"{game.slug} has no cards that can be replaced")
    try:
        text = json.dumps(contents(source), sort_keys=True)
    except (TypeError, ValueError):  # a date, say: TOML has more than cards need
        raise BadCards("a file of cards has texts, numbers, lists and tables only") from None
    try:
        return _recarded(game, text)
    except BadCards as error:
        if isinstance(source, Mapping):
            raise
        assert isinstance(source, str | PathLike)
        raise in_file(error, str(source)[:200], Path(source).read_text("utf-8-sig")) from None


@lru_cache(maxsize=32)
def _recarded(game: Game, text: str) -> Game:
    assert game.cards is not None
    own = json.loads(text)
    tables = game.cards.tables(own)
    copies = _Copies(game.cards.package, game.cards.standard, tables)
    return replace(
        game,
        rules=copies.of_part(game.rules, bots={name: copies.of(bot) for name, bot in game.rules.bots.items()}),
        interface=copies.of_part(game.interface),
        presentation=copies.of_part(game.presentation),
        own_cards=own,
        cards=replace(game.cards, standard=tables),
    )


class _Copies:
    """Copies of a package's functions that see other tables; one set of globals for each module."""

    def __init__(self, package: str, old: Tables, new: Tables) -> None:
        self.package = package
        self.old = old
        self.new = new
        self._modules: dict[str, dict[str, Any]] = {}

    def of_part(self, part: Any, **changes: Any) -> Any:
        """Return a part of a game with the copies of its functions, and other changes."""
        functions = {
            field.name: self.of(value)
            for field in fields(part)
            if type(value := getattr(part, field.name)) is FunctionType
        }
        return replace(part, **functions, **changes)

    def of(self, function: Any) -> Any:
        """Return the copy of a function; the function itself if it is not the game's."""
        if not f"{function.__module__}.".startswith(f"{self.package}."):
            return function
        names = self._names(function)
        copy = names.get(function.__name__)
        if type(copy) is FunctionType and copy.__code__ is function.__code__:
            return copy
        return with_names(function, names)

    def _names(self, function: FunctionType) -> dict[str, Any]:
        if function.__module__ not in self._modules:
            names = self._modules[function.__module__] = dict(function.__globals__)
            for name, value in names.items():
                if name in self.old and value is self.old[name]:
                    names[name] = self.new[name]
                elif type(value) is FunctionType and value.__module__ == function.__module__:
                    names[name] = with_names(value, names)
            for name, value in names.items():
                if type(value) is FunctionType and value.__module__ != function.__module__:
                    names[name] = self.of(value)
        return self._modules[function.__module__]
