"""The options of a game in words, for people who choose or read them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from ruse.core.options import Option, Value, is_disputed, show

if TYPE_CHECKING:
    from ruse.core.game import Game
    from ruse.core.words import Words
    from ruse.web.site.say import Say


@dataclass(frozen=True)
class HouseRule:
    """One option as a page shows it."""

    name: str
    title: str
    rule: str
    disputed: bool
    values: list[tuple[str, str]]
    """Every value with its words; none if it is any number of a range."""
    first: int = 0
    last: int = 0
    usual: str = ""
    """What we recommend, as people type it; empty if that depends on the number of players."""
    chosen: str = ""
    """As typed into a form; empty for the value of the edition."""
    current: str = ""
    """What is in force, in words."""

    @property
    def number(self) -> bool:
        """Whether it is any number of a range."""
        return not self.values

    @property
    def others(self) -> list[str]:
        """The other values, in words."""
        return [text for _, text in self.values if text != self.current]


def house_rules(
    game: Game, words: Words, typed: Mapping[str, str] | None = None, in_force: Mapping[str, Value] | None = None
) -> list[HouseRule]:
    """Return every option of a game."""
    found = []
    for option in game.interface.options:
        numbers = option.values if isinstance(option.values, range) else None
        current = (in_force or {}).get(option.name)
        found.append(
            HouseRule(
                name=option.name,
                title=words(f"option-{option.name}"),
                rule=option.rule,
                disputed=is_disputed(game, option),
                values=[] if numbers else [(show(value), told(option, value, words)) for value in option.values],
                first=numbers[0] if numbers else 0,
                last=numbers[-1] if numbers else 0,
                usual="" if callable(option.default) else show(option.default),
                chosen=(typed or {}).get(option.name, ""),
                current="" if current is None else told(option, current, words),
            )
        )
    return found


def told(option: Option, value: Value, words: Words) -> str:
    """Return a value in words; a number if the game has no words for it."""
    message = f"option-{option.name}-{show(value)}"
    if message in words:
        return words(message)
    counted = f"option-{option.name}-number"
    if isinstance(value, int) and counted in words:
        return words(counted, value=value, nth=value + 1)
    return show(value)


class Bot(NamedTuple):
    """A bot as a page offers it."""

    name: str
    title: str
    hint: str


EVERYWHERE = ("easy", "learned", "random")
"""Bots that need no words of a game."""


def bots(game: Game, words: Words, say: Say) -> list[Bot]:
    """Return the bots of a game from the strengths that people choose by to the plain ones for study."""
    strengths = [name for name in (game.usual_bot, "learned", "easy") if name in game.bot_names]
    others = [name for name in game.bot_names if name not in strengths and name != "random"]
    named = dict.fromkeys([*strengths, *others, "random"])
    return [Bot(name, bot_title(name, words, say), _bot_hint(name, words, say)) for name in named]


def bot_title(name: str, words: Words, say: Say) -> str:
    """Return what a bot is called."""
    if f"bot-{name}" in words:
        return words(f"bot-{name}")
    return say(f"seating-bot-{name}") if name in EVERYWHERE else name.capitalize()


def _bot_hint(name: str, words: Words, say: Say) -> str:
    if f"bot-{name}-note" in words:
        return words(f"bot-{name}-note")
    return say(f"seating-bot-{name}-hint") if name in EVERYWHERE else ""
