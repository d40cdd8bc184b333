"""What a person may type: the number, the notation, or as much of it as is unambiguous."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from itertools import count
from typing import Any, NamedTuple

from ruse.core.story import object_of
from ruse.core.words import Words

MOST = 30
"""So many choices with the same verb can be listed."""
MOST_PLACES = 20
"""So many if they name nothing but places."""


class Choice(NamedTuple):
    """One legal action as the menu shows it."""

    number: int
    """Its number in the menu, from one; 0 where the menu does not list it."""
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
    def typed(self) -> str:
        """How to type it in short, without its verb."""
        return self.rest.replace(",", "").casefold()

    @property
    def rest_is_target(self) -> bool:
        """Whether what it names is a player, and not what it claims."""
        return self.notation.split()[1:][:1] != [self.hint["claim"]]


def choices(words: Words, actions: Sequence[Mapping[str, Any]], names: Sequence[str]) -> list[Choice]:
    """The actions of a view as choices, numbered from one."""
    found: list[Choice] = []
    numbers = count(1)
    notations = {hint["action"] for hint in actions}
    verbs = _by_verb(notations)
    spelled = {verb for verb, alike in verbs.items() if _are_many(alike)}
    for hint in actions:
        notation = hint["action"]
        verb, *rest = notation.split()
        name = words(f"action-{verb}")
        shown = [object_of(words, word, names) for word in rest]
        heads = [verb, name, ""] if verb in spelled or len(verbs) == 1 else [verb, name]
        tails = [rest, shown]
        if len(rest) == 2 and verb not in spelled:  # a card and a place go either way; what is spelled goes one
            tails += [rest[::-1], shown[::-1]]
        spellings = tuple(dict.fromkeys(_split([head, *tail]) for head in heads for tail in tails))
        number = 0 if verb in spelled else next(numbers)
        found.append(Choice(number, notation, verb, name, ", ".join(shown), spellings, hint))
    return found


def is_spelled(alike: Sequence[Choice]) -> bool:
    """Whether choices with the same verb are too many for a menu: one types what each part of it is."""
    return _are_many([choice.notation.split()[1:] for choice in alike])


def parts(alike: Sequence[Choice]) -> list[list[str]]:
    """What each part of such choices can be; several in one part, such as `A+C`, one by one."""
    columns = zip(*(choice.rest.split(", ") for choice in alike), strict=True)
    found = [list(dict.fromkeys(single for word in column for single in word.split("+"))) for column in columns]
    return [sorted(part) if all(len(word) == 1 for word in part) else part for part in found]


def _by_verb(notations: Iterable[str]) -> dict[str, list[list[str]]]:
    found: dict[str, list[list[str]]] = {}
    for notation in notations:
        verb, *rest = notation.split()
        found.setdefault(verb, []).append(rest)
    return found


def _are_many(alike: Sequence[Sequence[str]]) -> bool:
    """More than a menu can list; places, which the table above it lists already, are sooner too many."""
    only_places = all(len(word) == 1 for words in alike for word in words)
    return len(alike) > (MOST_PLACES if only_places else MOST)


def _split(words: Sequence[str]) -> tuple[str, ...]:
    """Word by word; in `c+a` the order does not matter."""
    text = re.sub(r"\s*\+\s*", "+", " ".join(words).casefold().replace("-", " ").replace(",", " "))
    return tuple("+".join(sorted(word.split("+"))) for word in text.split())


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
