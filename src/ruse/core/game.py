"""What a game provides: its rules as plain functions, and beside them its names, views and words."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ruse.core.cards import Cards, recarded
from ruse.core.errors import BadOption
from ruse.core.event import Reader, Shape
from ruse.core.lesson import Lesson
from ruse.core.options import Option, Value
from ruse.core.record import Record
from ruse.core.words import Words


@dataclass(frozen=True, eq=False, repr=False)
class Game:
    """One game of the house, or of anybody who registers one under the entry point `ruse.games`.

    The functions under *rules* are written in the compilable subset (docs/design.md); the rest is
    ordinary Python and never runs in a compiled loop.
    """

    slug: str
    version: int
    """Goes up when the same seed and actions no longer give the same match."""
    players: range
    state: type[Record]
    actions: int
    """How many action numbers there are."""
    width: int
    """The largest number of actions that are legal at once."""
    features: tuple[str, ...]
    """The names of the numbers that `observe` writes."""

    # Rules.
    deal: Callable[[Any], None]
    legal: Callable[[Any, int, Any], int]
    act: Callable[[Any, int, int], None]
    refusal: Callable[[Any, int, int], int]
    winners: Callable[[Any], int]
    score: Callable[[Any, int], int]
    observe: Callable[[Any, int, Any], None]
    imagine: Callable[[Any, int, int], None]
    honesty: Callable[[Any, int, int], int]
    """0 for an action that claims nothing, 1 for a true claim, 2 for a bluff."""
    bots: Mapping[str, Callable[[Any, int, Any, int], int]]

    # Names, options, views.
    options: Sequence[Option]
    editions: Mapping[str, Mapping[str, Value]]
    check_options: Callable[[int, Mapping[str, Value]], None]
    write: Callable[[Any, int, int], str]
    """The notation of an action of a seat."""
    read: Callable[[Any, int, str], int]
    """The action number of a notation; `ValueError` says what is wrong with it."""
    refusals: Sequence[str]
    """The names of what `refusal` returns; the first one means allowed."""
    view: Callable[[Any, int | None], dict[str, Any]]
    """What a seat may know; `None` is a spectator."""
    reveal: Callable[[Any], dict[str, Any]]
    """What nobody may know before the end."""
    events: Mapping[int, Shape]
    readers: Callable[[Any], Mapping[str, Reader]]
    arrange: Callable[[Any, Mapping[str, Any]], None]
    """Put a record with its options set into an arranged position; `BadPosition` says why not."""
    arranged_players: Callable[[Mapping[str, Any]], int]
    spare: Callable[[Any, int], int] | None = None
    """What a seat that is in no danger answers without looking, or -1: for whoever lets the table pass for them."""
    words: str = ""
    """The folder with en.ftl, de.ftl and it.ftl."""
    name_card: Callable[[Words, str], str] | None = None
    """What a card is called, where its name is put together or comes from the cards' file; else `card-...`."""
    rulings: str = "AMB"
    """What the ids of our rulings begin with, where the rulebook leaves something open."""
    lesson: Lesson | None = None
    """A guided first game for newcomers."""
    cards: Cards | None = None
    """The file its cards come from, where they are data that a player can replace."""
    own_cards: Mapping[str, Any] | None = None
    """What such a player's file says; `None` where the game's own cards are played with."""

    def __repr__(self) -> str:
        return f"<{self.slug}, {self.players[0]} to {self.players[-1]} players>"

    def describe(self) -> dict[str, Any]:
        """The game as plain data: player counts, editions, options with their values and defaults."""
        return {
            "game": self.slug,
            "rules": self.version,
            "players": [self.players[0], self.players[-1]],
            "editions": {name: dict(values) for name, values in self.editions.items()},
            "options": {
                option.name: {
                    **(
                        {"range": [option.values[0], option.values[-1]]}
                        if isinstance(option.values, range)
                        else {"values": list(option.values)}
                    ),
                    "default": option.default_for(self.players[0]),
                    "rule": option.rule,
                }
                for option in self.options
            },
            "bots": self.bot_names,
        }

    def with_cards(self, source: object) -> Game:
        """The same game with the cards of another file, or of what was read from one; `None` changes nothing."""
        return self if source is None else recarded(self, source)

    @property
    def bot_names(self) -> list[str]:
        """Every bot of the game in the order of their numbers; `random`, which every game has, is number 0."""
        return ["random", *self.bots]

    def bot_number(self, name: str) -> int:
        """The number of a bot, as the loops know it."""
        if name not in self.bot_names:
            raise BadOption(f"{self.slug} has no bot {name!r:.60}; it has {', '.join(self.bot_names)}")
        return self.bot_names.index(name)

    def blank(self, players: int, options: Mapping[str, Value]) -> Any:
        """A record with its options set and nothing dealt."""
        s = self.state()
        s.players = players
        for option in self.options:
            setattr(s, option.field or option.name, option.number(options[option.name]))
        return s
