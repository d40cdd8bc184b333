"""What a card is called and what its effects do, as sentences in the language of the words.

No card has a text of its own: a sentence is put together from the pieces that its row of effects names.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ruse.core.words import Words
from ruse.games.caper.cards.grammar import WORD_OF_COLOUR
from ruse.games.caper.cards.tables import numbered, shown

CITY_COLOURS = ("blue", "orange", "bronze", "pink", "brown", "black", "white", "turquoise")
"""Colours of a city's gear that have a name in every language; any other is called the city's colour."""
ONLY_WHEN_PLAYED = ("opp", "discard")
"""What a combo counts once, when its card is played: no later card of the owner adds to it (A-13)."""


def name_card(words: Words, card: str) -> str:
    """Return what a card is called in its file, whatever else goes by its id in the words of the game."""
    return str(shown(numbered(card))["name"][words.locale])


def text_card(words: Words, view: Mapping[str, Any], card: str) -> list[str]:
    """Return the sentences of a card at a table, as the view of it shows the card."""
    return card_text(words, view["cards"][card], view["city_colour"])


def card_text(words: Words, face: Mapping[str, Any], city_colour: str) -> list[str]:
    """Return the sentences of a card in a view (`cards`): what it gives, costs or is worth, then its effects."""
    is_location = face["kind"] == "location"
    if is_location:
        first = words("text-worth", points=face["points"])
    elif face["kind"] == "thief":
        first = words("text-hired", coins=face["coins"])
    else:
        first = words("text-cost", coins=face["cost"])
    return [first, *effects_text(words, face, city_colour)]


def effects_text(words: Words, face: Mapping[str, Any], city_colour: str) -> list[str]:
    """Return a sentence for each effect of a card."""
    is_location = face["kind"] == "location"
    return [effect_text(words, effect, city_colour, is_location) for effect in face["effects"]]


def effect_text(words: Words, effect: Mapping[str, Any], city_colour: str, is_location: bool) -> str:
    """Return the sentence for one row of effects, as the grammar has it."""
    say = _Pieces(words, city_colour)
    timing, (do, _, what), n = effect["t"], effect["do"].partition(":"), effect.get("n", 1)
    if timing == "static":
        return words(f"text-protect-{'here' if is_location else 'crew'}", colour=say.colour(what))
    deed = words("do-loot", loot=what, n=n) if do == "loot" else words(f"do-{do}", n=n)
    counted = say.counted(effect["per"]) if "per" in effect else ""
    if timing == "once":
        return words("text-once", deed=deed)
    if timing == "end":
        return say.at_the_end(effect.get("eye"), is_location, deed, counted)
    if effect["per"].partition(":")[0] in ONLY_WHEN_PLAYED:
        return words("text-combo-once", counted=counted, deed=deed)
    if is_location:
        return words("text-combo-here", counted=counted, deed=deed)
    return words("text-combo", counted=counted[:1].upper() + counted[1:], deed=deed)


class _Pieces:
    """The parts of a sentence that name a colour."""

    def __init__(self, words: Words, city_colour: str) -> None:
        self.words = words
        self.city_colour = city_colour if city_colour in CITY_COLOURS else "city"

    def colour(self, colour: str) -> str:
        """Return a colour as the messages know it."""
        return self.city_colour if colour == "city" else colour

    def counted(self, per: str) -> str:
        """Return what is counted: `for each green card in your crew here`."""
        kind, _, of = per.partition(":")
        if kind == "set":
            return self.words("per-set", cards=self.set_of(of.split("+")))
        if kind == "loot":
            return self.words("per-loot", loot=of)
        return self.words(f"per-{kind}", colour=self.colour(of)) if of else self.words(f"per-{kind}")

    def set_of(self, colours: list[str]) -> str:
        """Return the cards of a set: `a violet card and 2 gear cards of any colour`."""
        parts = [
            self.words("in-set", colour=self.colour(colour), n=colours.count(colour))
            for colour in WORD_OF_COLOUR
            if colour in colours
        ]
        if len(parts) == 1:
            return parts[0]
        return self.words("set-and", parts=", ".join(parts[:-1]), last=parts[-1])

    def at_the_end(self, eye: str | None, is_location: bool, deed: str, counted: str) -> str:
        """Points, and what they need: a location won, a colour on top."""
        when = ("when-won" if is_location else "when-end") + ("-eye" if eye else "")
        condition = self.words(when, colour=self.colour(eye)) if eye else self.words(when)
        if not counted:
            return self.words("text-end", when=condition, deed=deed)
        return self.words("text-end-each", when=condition, deed=deed, counted=counted)
