"""Options: every disputed rule of a game has a name, its values and a default."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from operator import index
from typing import TYPE_CHECKING, NamedTuple, SupportsIndex

from ruse.core.errors import BadOption

if TYPE_CHECKING:
    from ruse.core.game import Game

Value = str | int | bool


class Option(NamedTuple):
    """One rule that a table can choose."""

    name: str
    values: Sequence[Value]
    default: Value | Callable[[int], Value]
    rule: str
    """The rule or ruling it belongs to, as `COUP-07` or `AMB-03`."""
    field: str = ""
    """Its field in the record; its own name unless that is taken."""
    numbers: Sequence[int] = ()
    """What the record holds for each value; their order, or the values themselves when they are numbers."""

    def default_for(self, players: int) -> Value:
        """Return the value when nobody chooses one."""
        return self.default(players) if callable(self.default) else self.default

    def read(self, value: object) -> Value:
        """Return the intended value: itself, or the one that a text from the command line names."""
        for known in self.values:
            if known == value and type(known) is type(value):
                return known
        if isinstance(value, str):
            for known in self.values:
                if str(known).lower() == value.lower():
                    return known
        numbers = [f"{self.values[0]}…{self.values[-1]}"] if isinstance(self.values, range) else []
        raise BadOption(
            f"{self.name} cannot be {value!r:.60}; it is {self.choices}",
            "error-option-value",
            name=self.name,
            given=f"{value!s:.60}",
            choices=numbers or [show(each) for each in self.values],
        )

    @property
    def choices(self) -> str:
        """The values in words."""
        if isinstance(self.values, range):
            return f"a number from {self.values[0]} to {self.values[-1]}"
        return f"one of {', '.join(map(show, self.values))}"

    def number(self, value: Value) -> int:
        """Return what the record holds for a value."""
        at = self.values.index(value)
        if self.numbers:
            return self.numbers[at]
        return int(value) if isinstance(self.values, range) else at


def show(value: Value) -> str:
    """Return a value as people type it."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def as_values(options: Mapping[str, Value]) -> dict[str, str | int]:
    """Return the options in use as values for a message: numbers as they are, anything else as people type it."""
    return {name: value if type(value) is int else show(value) for name, value in options.items()}


def is_disputed(game: Game, option: Option) -> bool:
    """Return whether the editions differ, or the rulebooks leave it open and our ruling decides."""
    values = {edition.get(option.name) for name, edition in game.interface.editions.items() if name != "standard"}
    return option.rule.startswith(f"{game.presentation.rulings}-") or len(values) > 1


def resolve(
    game: Game, players: object, edition: object, chosen: Mapping[str, object], version: int | None = None
) -> dict[str, Value]:
    """Return all options of a match: the defaults, the edition's, the chosen ones, checked against each other.

    `version` is that of the rules whose defaults count, if they are not today's.
    """
    if not isinstance(players, SupportsIndex) or isinstance(players, bool) or players not in game.players:
        first, last = game.players[0], game.players[-1]
        raise BadOption(
            f"{game.slug} is for {first} to {last} players, not {players!r:.60}",
            "error-players",
            game=game.slug,
            first=first,
            last=last,
            given=f"{players!s:.60}",
        )
    if not isinstance(edition, str) or edition not in game.interface.editions:
        raise BadOption(
            f"{game.slug} has no edition {edition!r:.60}; it has {', '.join(game.interface.editions)}",
            "error-edition",
            game=game.slug,
            given=f"{edition!s:.60}",
            known=list(game.interface.editions),
        )
    count = index(players)
    options = {option.name: option.default_for(count) for option in game.interface.options}
    if version is not None:
        options.update(game.earlier.get(version, {}))
    options.update(game.interface.editions[edition])
    for name, value in chosen.items():
        option = next((option for option in game.interface.options if option.name == name), None)
        if option is None:
            known = [option.name for option in game.interface.options]
            raise BadOption(
                f"{game.slug} has no option {name!r:.60}; it has {', '.join(known)}",
                "error-no-option",
                game=game.slug,
                given=f"{name:.60}",
                known=known,
            )
        options[name] = option.read(value)
    game.interface.check_options(count, options)
    return options
