"""The bar: what a seat may do now, as buttons in plain words.

It is made from the `actions` of a view and the words of the game; nothing here knows a rule. Of an action
it reads the notation (`action`), and where the game gives them the price (`cost`), the card it claims
(`claim`) and whether that would be a lie (`bluff`; `None` where the seat cannot tell). A notation is a verb,
then seats as numbers, cards by name, or other words (a direction, a place). The words of a verb are
`action-<verb>` (its name), `note-<verb>` (what it brings; `note-<verb>-<object>` where that differs) and, where
a button should say more than the name, `bar-<verb>` (with `$claim`) or `bar-<verb>-<object>`; cards are
`card-<card>`, a claimed one in a sentence is `the-claim`. A game whose numbers are no seats has `numbered` in its
words.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from itertools import chain, groupby
from string import ascii_lowercase, digits
from typing import Any, NamedTuple

from ruse.core.game import Game
from ruse.core.story import object_of
from ruse.core.words import Words
from ruse.web.site.memory import MEMORY

LARGE = 4
"""Up to this many plain buttons are large, as in a window for reactions."""

Hint = tuple[str, int, str | None, bool | None]
"""Notation, price, claimed card, bluff: all that the bar reads of an action."""


class Choice(NamedTuple):
    """One action that a button plays."""

    action: str
    key: str
    """The key on the keyboard that plays it; no two that can be seen at once have the same."""
    name: str
    """Verb and object, for screen readers: `Lose: Duke`."""
    target: int | None
    to: str
    """What it names, for a button under its verb: a seat, and a card if it names one too."""
    cards: tuple[str, ...]


class Entry(NamedTuple):
    """A verb in the bar: one button, or one for each target or card."""

    verb: str
    kind: str
    """`plain`: a button. `aim`: a button that opens the choice of a seat. `cards`: cards to tap."""
    key: str
    title: str
    note: str
    cost: int
    claim: str | None
    the_claim: str
    """The claim as part of a sentence; empty if the title already says it."""
    bluff: bool | None
    whom: str
    """The question for a target (`whom-<verb>`: "Steal from whom?"); empty if the game has none."""
    choices: tuple[Choice, ...]

    @property
    def action(self) -> str:
        """What a plain button plays."""
        return self.choices[0].action


class Bar:
    """All that can be done now. Its buttons are made when a template asks for them: some games have their own."""

    def __init__(self, layout: str, make: Callable[[], tuple[Entry, ...]] = tuple) -> None:
        self.layout = layout
        """`window`: a few large buttons. `menu`: many. `cards`: cards to tap. `none`: nothing is asked."""
        self._make = make

    @cached_property
    def entries(self) -> tuple[Entry, ...]:
        """The buttons."""
        return self._make()


def bar_of(game: Game, words: Words, actions: Sequence[Mapping[str, Any]], names: Sequence[str]) -> Bar:
    """Return the bar for the actions of a view."""
    if not actions:
        return NOTHING
    hints = tuple((a["action"], a.get("cost", 0), a.get("claim"), a.get("bluff", False)) for a in actions)
    return Bar(_layout(words, hints), lambda: _entries(game.interface.things, words, hints, tuple(names)))


NOTHING = Bar("none")


@MEMORY.keeps
def _layout(words: Words, hints: tuple[Hint, ...]) -> str:
    kinds = [_kind(words, alike) for alike in _alike(words, hints)]
    if "cards" in kinds:
        return "cards"
    return "window" if set(kinds) == {"plain"} and len(kinds) <= LARGE else "menu"


def _kind(words: Words, alike: list[Hint]) -> str:
    """Return what kind of entry these actions make together."""
    action, _, claim, _ = alike[0]
    if claim is None and _is_about_cards(words, action):
        return "cards"
    return "aim" if len(alike) > 1 else "plain"


def _is_about_cards(words: Words, action: str) -> bool:
    rest = action.split()[1:]
    return bool(rest) and _is_card(words, rest[0])


@MEMORY.keeps
def _entries(
    things: tuple[str, ...], words: Words, hints: tuple[Hint, ...], names: tuple[str, ...]
) -> tuple[Entry, ...]:
    keys = _Keys()
    return tuple(_entry(things, words, alike, names, keys) for alike in _alike(words, hints))


def called(things: tuple[str, ...], words: Words, action: str, names: Sequence[str]) -> str:
    """Verb and object: `Lose: Duke`."""
    verb, *rest = action.split()
    named = ", ".join(object_of(things, words, word, names) for word in rest)
    return f"{words(f'action-{verb}')}: {named}" if named else words(f"action-{verb}")


def _alike(words: Words, hints: tuple[Hint, ...]) -> Iterator[list[Hint]]:
    """Group actions that differ only in the seat or card they name; all others stay separate."""

    def family(hint: Hint) -> tuple[str, str | None]:
        verb, *rest = hint[0].split()
        is_alone = bool(rest) and not _is_seat(words, rest[0]) and not _is_card(words, rest[0])
        return hint[0] if is_alone else verb, hint[2]

    for _, group in groupby(hints, family):
        yield list(group)


def _is_card(words: Words, word: str) -> bool:
    return f"card-{word}" in words


def _is_seat(words: Words, word: str) -> bool:
    """Return whether a word is the number of a seat, and not of something else that the game counts."""
    return word.isdecimal() and "numbered" not in words


def _entry(things: tuple[str, ...], words: Words, alike: list[Hint], names: tuple[str, ...], keys: _Keys) -> Entry:
    action, cost, claim, bluff = alike[0]
    verb, *rest = action.split()
    is_about_cards = _is_about_cards(words, action)
    kind = _kind(words, alike)
    name = words(f"action-{verb}")
    has_own_title = f"bar-{verb}" in words
    title = words(f"bar-{verb}", claim=claim or "none") if has_own_title else name
    named = ", ".join(object_of(things, words, word, names) for word in rest)
    if rest and f"bar-{action.replace(' ', '-')}" in words:
        title = words(f"bar-{action.replace(' ', '-')}")
    elif kind == "plain" and named and not is_about_cards:
        title = f"{title}: {named}"
    likely = named if rest and not _is_seat(words, rest[0]) else name
    note = f"note-{'-'.join((verb, *rest))}"
    return Entry(
        verb=verb,
        kind=kind,
        key="" if kind == "cards" else keys.take(verb, chain(likely, title)),
        title=title,
        note=next((words(message) for message in (note, f"note-{verb}") if message in words), ""),
        cost=cost,
        claim=claim,
        the_claim=words("the-claim", claim=claim) if claim and not (is_about_cards or has_own_title) else "",
        bluff=bluff,
        whom=words(f"whom-{verb}") if f"whom-{verb}" in words else "",
        choices=tuple(_choice(things, words, hint, names, nth) for nth, hint in enumerate(alike, 1)),
    )


def _choice(things: tuple[str, ...], words: Words, hint: Hint, names: tuple[str, ...], nth: int) -> Choice:
    rest = hint[0].split()[1:]
    return Choice(
        action=hint[0],
        key=str(nth) if nth < 10 else "",
        name=called(things, words, hint[0], names),
        target=int(rest[0]) if rest and _is_seat(words, rest[0]) else None,
        to=", ".join(object_of(things, words, word, names) for word in rest),
        cards=tuple(word for word in rest if _is_card(words, word)),
    )


FIXED = {"pass": "p", "challenge": "c"}
"""Answers that have the same key in every question, game and language; no other answer ever has it."""


class _Keys:
    """Letters for the buttons of one bar: the first of its name that no other button has."""

    def __init__(self) -> None:
        self._taken = set(FIXED.values())

    def take(self, verb: str, wished: Iterable[str]) -> str:
        if verb in FIXED:
            return FIXED[verb]
        for letter in chain.from_iterable(map(_plain, chain(wished, ascii_lowercase))):
            if letter not in self._taken:
                self._taken.add(letter)
                return letter
        return ""


def _plain(letter: str) -> str:
    """Return a letter or figure without its accents; nothing for what is neither."""
    parts = unicodedata.normalize("NFD", letter.lower())
    return "".join(sign for sign in parts if sign in ascii_lowercase + digits)
