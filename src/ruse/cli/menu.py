"""What a person may type: the number, the notation, or as much of it as is unambiguous."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from itertools import count
from typing import TYPE_CHECKING, Any

from ruse.core.story import letter_of, name, object_of
from ruse.core.terminal_board import MenuItem
from ruse.core.words import Words

if TYPE_CHECKING:
    from ruse.core.game import Game

UNSAID = {"rule": "", "cost": 0, "claim": None, "bluff": False, "challenge": False, "block": None}
"""The hints that a game may leave out."""
MOST = 30
"""This many choices with the same verb can be listed."""
MOST_PLACES = 20
"""This many if they name nothing but places."""


def menu_items(
    game: Game, words: Words, actions: Sequence[Mapping[str, Any]], names: Sequence[str]
) -> list[MenuItem]:
    """Return the actions of a view as a menu, numbered from one."""
    found: list[MenuItem] = []
    numbers = count(1)
    notations = {hint["action"] for hint in actions}
    verbs = _by_verb(notations)
    previewed = {hint["action"].split()[0] for hint in actions if "changes" in hint}
    spelled = {verb for verb, alike in verbs.items() if _are_many(alike)} - previewed
    for hint in actions:
        notation = hint["action"]
        verb, *rest = notation.split()
        called = words(f"action-{verb}")
        shown = [_named(game, words, word, names, hint) for word in rest]
        is_plain = verb in spelled or len(verbs) == 1 or (verb in previewed and len(rest) > 1)
        heads = [verb, called, ""] if is_plain else [verb, called]
        tails = [rest, shown, *_short(rest, shown)]
        if len(rest) == 2 and verb not in spelled:  # a card and a place go either way; what is spelled goes one
            tails += [tail[::-1] for tail in tails]
        spellings = tuple(dict.fromkeys(_split([head, *tail]) for head in heads for tail in tails))
        number = 0 if verb in spelled else next(numbers)
        found.append(MenuItem(number, notation, verb, called, tuple(shown), spellings, {**UNSAID, **hint}))
    return found


def _named(game: Game, words: Words, word: str, names: Sequence[str], hint: Mapping[str, Any]) -> str:
    """Return what a word of a notation names; the hint can tell that it is a card, or the end of a place."""
    if word == hint.get("card"):
        return name(game, words, "card", word)
    place = hint.get("place")
    return (
        letter_of(place) if place and place.endswith(word) else object_of(game.interface.things, words, word, names)
    )


def _short(rest: Sequence[str], shown: Sequence[str]) -> list[list[str]]:
    """Return short forms of a name of several words: without the first (an article, say), or the first alone."""
    bare = [word.partition(" ")[2] or word for word in shown]
    firsts = [[re.split("[ -]", word)[0] for word in named] for named in (rest, shown, bare)]
    return [bare, *firsts]


def is_spelled(alike: Sequence[MenuItem]) -> bool:
    """Return whether choices with the same verb are too many for a menu: one types what each part of it is."""
    return not alike[0].number and _are_many([choice.notation.split()[1:] for choice in alike])


def parts(alike: Sequence[MenuItem]) -> list[list[str]]:
    """Return what each part of such choices can be; several in one part, such as `A+C`, one by one."""
    columns = zip(*(choice.named for choice in alike), strict=True)
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


def meant(typed: str, offered: Sequence[MenuItem]) -> list[MenuItem]:
    """Return the choices that a typed text can mean: one is an answer, none or several are a question."""
    if typed.strip().isdecimal():
        return [choice for choice in offered if str(choice.number) == typed.strip().lstrip("0")]
    given = _split([typed])
    if not given:
        return []
    exact = [choice for choice in offered if given in choice.spellings]
    return exact or [choice for choice in offered if any(_begins(given, way) for way in choice.spellings)]


def _begins(given: tuple[str, ...], way: tuple[str, ...]) -> bool:
    """Return whether every typed word is the beginning of its word in this spelling."""
    return len(given) <= len(way) and all(word.startswith(start) for start, word in zip(given, way, strict=False))
