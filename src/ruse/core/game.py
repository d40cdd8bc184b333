"""What a game provides: its rules as plain functions, and next to them its names, views and words."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import MISSING, dataclass, field, fields
from pathlib import Path
from types import ModuleType
from typing import Any

from ruse.core.cards import Cards, recarded
from ruse.core.errors import BadOption
from ruse.core.event import Reader, Shape
from ruse.core.lesson import Lesson
from ruse.core.options import Option, Value, as_values
from ruse.core.record import Record, Row
from ruse.core.sight import Sight
from ruse.core.spaces import Space
from ruse.core.targets.bot_choice import EASY, LEARNED, RANDOM
from ruse.core.words import Words


@dataclass(frozen=True, eq=False, repr=False)
class Rules:
    """The part of a game that compiles for every target: the rules, what a seat knows, the bots.

    Everything here is written in the compilable subset (docs/design.md).
    """

    state: type[Record]
    actions: int
    """How many action numbers there are."""
    width: int
    """The largest number of actions that are legal at once."""
    features: tuple[str, ...]
    """The names of the numbers that `observe` writes."""
    spaces: tuple[Space, ...]
    """What those numbers mean: a count, a category, a flag."""
    deal: Callable[[Any], None]
    legal: Callable[[Any, int, Any], int]
    act: Callable[[Any, int, int], None]
    refusal: Callable[[Any, int, int], int]
    """Why an action that `legal` does not offer is refused; `why_not` asks it."""
    winners: Callable[[Any], int]
    score: Callable[[Any, int], int]
    observe: Callable[[Any, int, Any], None]
    imagine: Callable[[Any, int, int], None]
    honesty: Callable[[Any, int, int], int]
    """0 for an action that claims nothing, 1 for a true claim, 2 for a bluff."""
    bots: Mapping[str, Callable[[Any, int, Any, int], int]]
    brain: Path | None = None
    """The file of the learned bot, if there is one."""
    easy: str = ""
    """The bot that `easy` plays like in two answers of three. By default the first one."""
    sight: Sight | None = None
    """What the learned bot sees and answers, if that is more than `observe` and a number for each action."""
    spare: Callable[[Any, int], int] | None = None
    """What a seat in no danger can answer without looking, or -1."""

    @classmethod
    def gathered(
        cls,
        modules: Iterable[ModuleType],
        bots: Mapping[str, Callable[[Any, int, Any, int], int]],
        brain: Path | None = None,
        easy: str = "",
    ) -> Rules:
        """Return the rules that some modules define between them.

        A function has the name of its field here, a number or a tuple the same name in capitals, and the record is
        called `State`.
        """
        modules, defined = list(modules), dict[str, Any]()
        for one in fields(cls):
            name = {"state": "State"}.get(one.name, one.name if "Callable" in str(one.type) else one.name.upper())
            found = {id(value): value for module in modules if (value := getattr(module, name, None)) is not None}
            if len(found) > 1:
                raise TypeError(f"several modules define {name}, and not the same")
            if found:
                (defined[one.name],) = found.values()
            elif one.default is MISSING and one.name != "bots":
                raise TypeError(f"no module defines {name}")
        return cls(**defined, bots=bots, brain=brain, easy=easy)

    @property
    def attentive_bot(self) -> Callable[[Any, int, Any, int], int] | None:
        """What `easy` plays like while it pays attention; `None` if the game has no bots."""
        return self.bots[self.easy] if self.easy else next(iter(self.bots.values()), None)

    def why_not(self, s: Any, seat: int, action: int) -> int:
        """Why a seat may not do this; 0 if `legal` offers it."""
        out = Row([0] * self.width)
        return 0 if action in out[: self.legal(s, seat, out)] else self.refusal(s, seat, action)


@dataclass(frozen=True, eq=False, repr=False)
class Interface:
    """How people and programs talk to the rules: options, notation, views, events, positions."""

    options: Sequence[Option]
    editions: Mapping[str, Mapping[str, Value]]
    check_options: Callable[[int, Mapping[str, Value]], None]
    write: Callable[[Any, int, int], str]
    """The notation of an action of a seat."""
    read: Callable[[Any, int, str], int]
    """The action number of a notation; `ValueError` says what is wrong with it."""
    refusals: Sequence[str]
    """The names of what `refusal` returns; the first one means that there is no reason."""
    view: Callable[..., Mapping[str, Any]]
    """What a seat may know, as a `GameView` of its own kind (core/view.py); `None` is a spectator.

    It takes the record and the seat; also what all seats share, if it says how that is computed (`sharing`).
    """
    reveal: Callable[[Any], dict[str, Any]]
    """What nobody may know before the end."""
    events: Mapping[int, Shape]
    readers: Callable[[Any], Mapping[str, Reader]]
    arrange: Callable[[Any, Mapping[str, Any]], None]
    """Put a record with its options set into an arranged position; `BadPosition` says why not."""
    arranged_players: Callable[[Mapping[str, Any]], int]
    things: tuple[str, ...] = ("card",)
    """What a notation can name besides seats and places: what its messages begin with, as in `card-duke`."""


@dataclass(frozen=True, eq=False, repr=False)
class Presentation:
    """How a game looks and reads: its words, its table, its lesson."""

    words: str
    """The folder with en.ftl, de.ftl and it.ftl."""
    table: str = ""
    """The folder with the templates, styles and pictures of its table in the browser."""
    terminal: str = ""
    """The class of its board in a terminal, as `package.module:Name` (core/terminal_board.py).

    It is loaded when a match is shown in a terminal; a game without one gets a plain board.
    """
    name_card: Callable[[Words, str], str] | None = None
    """What a card is called, if its name is composed or comes from the card file; otherwise `card-...`."""
    text_card: Callable[[Words, Mapping[str, Any], str], list[str]] | None = None
    """What a card of a view says, in sentences, if they are composed from what the view says about it."""
    question_values: Callable[[Mapping[str, Any]], Mapping[str, Any]] | None = None
    """What the game's questions (`ask-...`) use of a view besides the claim and the seats (core/story.py)."""
    rulings: str = "AMB"
    """The prefix of our rulings, which settle what the rulebook leaves open."""
    figures: Callable[[int], Mapping[str, str | int]] | None = None
    """The figures in the rules text for this many players, if they come from tables."""
    standing: Callable[[Mapping[str, Any]], int] | None = None
    """The score of a seat so far (coins, fame or points) for the chart, from its part of a spectator's view."""
    counted: tuple[tuple[str, str], ...] = ()
    """Events that are counted after a match, each with the field that says for whom: `count-<event>-<field>`."""
    glance: tuple[str, ...] = ()
    """What the sheet at the table explains besides the characters: messages that end in the name of a picture."""
    asked: tuple[str, ...] = ()
    """The options that matter most to a newcomer: *Play now* offers them next to players, bots and clock."""
    lesson: Lesson | None = None
    """A guided first match for newcomers."""


@dataclass(frozen=True, eq=False, repr=False)
class Game:
    """One game: ours, or any that a package registers under the entry point `ruse.games`."""

    slug: str
    version: int
    """Goes up when the same seed and actions no longer give the same match."""
    players: range
    rules: Rules
    interface: Interface
    presentation: Presentation
    cards: Cards | None = None
    """The file its cards come from, if they are data that a player can replace."""
    earlier: Mapping[int, Mapping[str, Value]] = field(default_factory=dict)
    """Versions whose matches still replay, each with its defaults that differ from today's."""
    own_cards: Mapping[str, Any] | None = None
    """The contents of a player's own card file; `None` if the game's own cards are used."""

    def __repr__(self) -> str:
        return f"<{self.slug}, {self.players[0]} to {self.players[-1]} players>"

    def describe(self) -> dict[str, Any]:
        """Return the game as plain data: player counts, editions, options with their values and defaults."""
        return {
            "game": self.slug,
            "rules": self.version,
            "players": [self.players[0], self.players[-1]],
            "editions": {name: dict(values) for name, values in self.interface.editions.items()},
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
                for option in self.interface.options
            },
            "bots": self.bot_names,
        }

    def text_values(self, players: int, options: Mapping[str, Value]) -> dict[str, str | int]:
        """Return the values for the texts of the rules: the players, the options in use, the game's own figures."""
        figures = self.presentation.figures
        return {**as_values(options), "players": players, **({} if figures is None else figures(players))}

    def with_cards(self, source: object) -> Game:
        """Return the same game with the cards of another file, or of its contents; `None` changes nothing."""
        return self if source is None else recarded(self, source)

    @property
    def spaces(self) -> tuple[Space, ...]:
        """What each column of an observation holds: a count, a category, a flag or a set."""
        return self.rules.spaces

    @property
    def bot_names(self) -> list[str]:
        """Every bot of the game; `random` and, where the game has a bot at all, `easy` are the same everywhere."""
        return list(self.bot_numbers)

    @property
    def bot_numbers(self) -> dict[str, int]:
        """The number of every bot, as the loops know it."""
        own = {name: number for number, name in enumerate(self.rules.bots, 1)}
        easy = {"easy": EASY} if own else {}
        learned = {"learned": LEARNED} if self.rules.brain is not None else {}
        return {"random": RANDOM, **own, **easy, **learned}

    @property
    def usual_bot(self) -> str:
        """The default bot: the game's first one, or `random` if it has none."""
        return next(iter(self.rules.bots), "random")

    def bot_number(self, name: str, trained: bool = False) -> int:
        """Return the number of a bot, as the loops know it; `learned` has one if there is a `trained` brain."""
        if trained and name == "learned":
            return LEARNED
        if name not in self.bot_numbers:
            raise BadOption(
                f"{self.slug} has no bot {name!r:.60}; it has {', '.join(self.bot_names)}",
                "error-bot",
                game=self.slug,
                given=f"{name!s:.60}",
                known=list(self.bot_names),
            )
        return self.bot_numbers[name]

    def blank(self, players: int, options: Mapping[str, Value]) -> Any:
        """Return a record with its options set and nothing dealt."""
        s = self.rules.state()
        s.players = players
        for option in self.interface.options:
            setattr(s, option.field or option.name, option.number(options[option.name]))
        return s
