"""The bar: what a seat may do now, as buttons in plain words.

It is made from the `actions` of a view and the words of the game; nothing here knows a rule. Of an action
it reads the notation (`action`), and where the game gives them the price (`cost`), the card it claims
(`claim`) and whether that would be a lie (`bluff`). A notation is a verb, then seats as numbers or cards by
name. The words of a verb are `action-<verb>` (its name), `note-<verb>` (what it brings) and, where a button
should say more than the name, `bar-<verb>` (with `$claim`); cards are `card-<card>`, a claimed one in a
sentence is `the-claim`. Where a view has no `actions` at all, every action is a button of its own.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import chain, groupby
from string import ascii_lowercase, digits
from typing import Any, NamedTuple

from ruse.core.words import Words

LARGE = 4
"""Up to so many plain buttons are large, as in a window for reactions."""

Hint = tuple[str, int, str | None, bool]
"""Notation, price, claimed card, bluff: all that the bar reads of an action."""


class Choice(NamedTuple):
    """One action that a button plays."""

    action: str
    key: str
    """The key on the keyboard that plays it; no two that can be seen at once have the same."""
    name: str
    """Verb and object, for whoever only hears the button: `Lose: Duke`."""
    target: int | None
    to: str
    """The target's name."""
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
    """The claim as part of a sentence; nothing where the title says it already."""
    bluff: bool
    choices: tuple[Choice, ...]

    @property
    def action(self) -> str:
        """What a plain button plays."""
        return self.choices[0].action


class Bar(NamedTuple):
    """All that can be done now."""

    layout: str
    """`window`: a few large buttons. `menu`: many. `cards`: cards to tap. `none`: nothing is asked."""
    entries: tuple[Entry, ...]


def bar_of(words: Words, actions: Sequence[Mapping[str, Any]], names: Sequence[str]) -> Bar:
    """The bar for the actions of a view."""
    if not actions:
        return NOTHING
    hints = tuple((a["action"], a.get("cost", 0), a.get("claim"), a.get("bluff", False)) for a in actions)
    return _bar(words, hints, tuple(names))


NOTHING = Bar("none", ())


@lru_cache(maxsize=2048)
def bare_bar(words: Words, actions: tuple[str, ...]) -> Bar:
    """The bar of a game whose view says nothing about its actions: a button for each, as it is written."""
    keys = _Keys()
    return Bar("menu", tuple(_bare(words, action, keys) for action in actions)) if actions else NOTHING


def _bare(words: Words, action: str, keys: _Keys) -> Entry:
    verb, *rest = action.split()
    title = " ".join([words(f"action-{verb}"), *rest])
    choice = Choice(action, "", title, None, "", ())
    note = words(f"note-{verb}") if f"note-{verb}" in words else ""
    return Entry(verb, "plain", keys.take(chain(rest[-1:], title)), title, note, 0, None, "", False, (choice,))


@lru_cache(maxsize=2048)
def _bar(words: Words, hints: tuple[Hint, ...], names: tuple[str, ...]) -> Bar:
    keys = _Keys()
    entries = tuple(_entry(words, alike, names, keys) for alike in _alike(hints))
    kinds = {entry.kind for entry in entries}
    if "cards" in kinds:
        return Bar("cards", entries)
    return Bar("window" if kinds == {"plain"} and len(entries) <= LARGE else "menu", entries)


def _alike(hints: tuple[Hint, ...]) -> Iterator[list[Hint]]:
    """Actions that differ only in what they name stand together; each claim stands for itself."""
    for _, group in groupby(hints, lambda hint: (hint[0].split()[0], hint[2])):
        yield list(group)


def _entry(words: Words, alike: list[Hint], names: tuple[str, ...], keys: _Keys) -> Entry:
    action, cost, claim, bluff = alike[0]
    verb, *rest = action.split()
    is_about_cards = bool(rest) and not rest[0].isdecimal()
    if is_about_cards and claim is None:
        kind = "cards"
    else:
        kind = "aim" if len(alike) > 1 else "plain"
    name = words(f"action-{verb}")
    title = words(f"bar-{verb}", claim=claim or "none") if f"bar-{verb}" in words else name
    if kind == "plain" and rest and not is_about_cards:
        title = f"{title}: {names[int(rest[0])]}"
    likely = words(f"card-{claim}") if is_about_cards and claim else name
    return Entry(
        verb=verb,
        kind=kind,
        key="" if kind == "cards" else keys.take(chain(likely, title)),
        title=title,
        note=words(f"note-{verb}"),
        cost=cost,
        claim=claim,
        the_claim=words("the-claim", claim=claim) if claim and not is_about_cards else "",
        bluff=bluff,
        choices=tuple(_choice(words, name, hint, names, nth) for nth, hint in enumerate(alike, 1)),
    )


def _choice(words: Words, name: str, hint: Hint, names: tuple[str, ...], nth: int) -> Choice:
    rest = hint[0].split()[1:]
    seats = [int(word) for word in rest if word.isdecimal()]
    cards = tuple(word for word in rest if not word.isdecimal())
    named = [*(names[seat] for seat in seats), *(words(f"card-{card}") for card in cards)]
    return Choice(
        action=hint[0],
        key=str(nth) if nth < 10 else "",
        name=f"{name}: {', '.join(named)}" if named else name,
        target=seats[0] if seats else None,
        to=names[seats[0]] if seats else "",
        cards=cards,
    )


class _Keys:
    """Letters for the buttons of one bar: the first of its name that no other button has."""

    def __init__(self) -> None:
        self._taken: set[str] = set()

    def take(self, wished: Iterable[str]) -> str:
        for letter in chain.from_iterable(map(_plain, chain(wished, ascii_lowercase))):
            if letter not in self._taken:
                self._taken.add(letter)
                return letter
        return ""


def _plain(letter: str) -> str:
    """A letter or figure without its accents; nothing for what is neither."""
    parts = unicodedata.normalize("NFD", letter.lower())
    return "".join(sign for sign in parts if sign in ascii_lowercase + digits)
