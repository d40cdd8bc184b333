"""The rules in force at a table: its edition, its options, the reference card of its characters."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ruse.core.options import Value
from ruse.core.registry import find
from ruse.core.words import Words
from ruse.web.setup.house_rules import HouseRule, house_rules
from ruse.web.site.memory import MEMORY

if TYPE_CHECKING:
    from ruse.core.match import Match

Options = tuple[tuple[str, Value], ...]


class Reference(NamedTuple):
    """A character on the reference card."""

    card: str
    name: str
    text: str


class Rulebook(NamedTuple):
    """All that can be looked up while a match runs."""

    edition: str
    options: tuple[HouseRule, ...]
    reference: tuple[Reference, ...]


def rulebook(match: Match, cards: tuple[str, ...], locale: str) -> Rulebook:
    """Return the rules of a match; `cards` are the characters in it."""
    return written(match.game.slug, match.edition, tuple(match.options.items()), cards, locale)


@MEMORY.keeps
def written(slug: str, edition: str, options: Options, cards: tuple[str, ...], locale: str) -> Rulebook:
    """Return the same without a match, from what it depends on."""
    game = find(slug)
    words = Words(game.presentation.words, locale)
    return Rulebook(
        edition=words(f"edition-{edition}"),
        options=tuple(house_rules(game, words, in_force=dict(options))),
        reference=tuple(Reference(card, words(f"card-{card}"), words(f"reference-{card}")) for card in cards),
    )
