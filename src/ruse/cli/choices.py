"""What a person may type: the number, the notation, or as much of it as is unambiguous."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from ruse.core.story import object_of
from ruse.core.words import Words


class Choice(NamedTuple):
    """One legal action as the menu shows it."""

    number: int
    notation: str
    verb: str
    name: str
    """The name of the action in the player's language."""
    rest: str
    """Whom, which cards or which places it names, in the player's language."""
    spellings: tuple[tuple[str, ...], ...]
    """All that may be typed for it, word by word."""
    hint: Mapping[str, Any]

    @property
    def rest_is_target(self) -> bool:
        """Whether what it names is a player, and not what it claims."""
        return self.notation.split()[1:][:1] != [self.hint["claim"]]


def choices(words: Words, actions: Sequence[Mapping[str, Any]], names: Sequence[str]) -> list[Choice]:
    """The actions of a view as choices, numbered from one."""
    found = []
    for number, hint in enumerate(actions, 1):
        notation = hint["action"]
        verb, *rest = notation.split()
        name = words(f"action-{verb}")
        shown = [object_of(words, word, names) for word in rest]
        found.append(
            Choice(number, notation, verb, name, ", ".join(shown), _spellings(verb, name, rest, shown), hint)
        )
    return found


def _spellings(verb: str, name: str, rest: list[str], shown: list[str]) -> tuple[tuple[str, ...], ...]:
    """Notation or own language, cards and places in either order."""
    ways = [_split([head, *tail]) for head in (verb, name) for tail in (rest, shown, rest[::-1], shown[::-1])]
    return tuple(dict.fromkeys(ways))


def _split(words: Sequence[str]) -> tuple[str, ...]:
    return tuple(" ".join(words).casefold().replace("-", " ").replace(",", " ").split())


def meant(typed: str, offered: Sequence[Choice]) -> list[Choice]:
    """The choices that a typed text can mean: one is an answer, none or several are a question."""
    if typed.strip().isdecimal():
        return [choice for choice in offered if str(choice.number) == typed.strip().lstrip("0")]
    given = _split([typed])
    if not given:
        return []
    exact = [choice for choice in offered if given in choice.spellings]
    return exact or [choice for choice in offered if any(_begins(given, way) for way in choice.spellings)]


def _begins(given: tuple[str, ...], way: tuple[str, ...]) -> bool:
    """Whether every typed word is the beginning of its word in this spelling."""
    return len(given) <= len(way) and all(word.startswith(start) for start, word in zip(given, way, strict=False))
