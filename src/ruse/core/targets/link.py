"""The linker: from the functions of a game to a target, without a word in the rules.

Rules modules carry no decorators and import no compiler. The linker takes a function, finds what it
calls by the names in its code, binds those to the target's primitives and, on the compiled targets,
hands the copy to Numba. The same text runs everywhere.
"""

from __future__ import annotations

import builtins
from collections.abc import Callable, Collection, Mapping
from dis import get_instructions
from types import FunctionType
from typing import TYPE_CHECKING, Any

from ruse.core import chance
from ruse.core.sight import sight_of
from ruse.core.targets import batch_loops, bot_choice, open_names

if TYPE_CHECKING:
    from ruse.core.game import Game

Wrap = Callable[[FunctionType], Any]

LARGE = 64
"""Tables with more cells are kept small: a GPU has 64 KB for all of them, and Numba copies them often."""


class Linker:
    """Links functions for one target."""

    def __init__(
        self,
        wrap: Wrap,
        bound: Mapping[FunctionType, Any],
        compiled: bool,
        mark: str = "",
        wrap_inner: Wrap | None = None,
    ) -> None:
        self.wrap = wrap
        self.wrap_inner = wrap_inner or wrap
        """For functions that only other linked functions call."""
        self.mark = mark
        """Added to the name of every function, so that two links of the same text are not taken for each other."""
        self.bound = dict(bound)
        """Functions that are replaced: by a primitive of the target, or by a function to be linked."""
        self.compiled = compiled
        self._done: dict[FunctionType, Any] = {}
        self._origin: Linker | None = None
        self._rebound: frozenset[Any] = frozenset()

    def variant(self, more: Mapping[Any, Any], mark: str = "") -> Linker:
        """Return a linker that replaces some more functions; what never calls those is shared, not linked again."""
        variant = Linker(
            self.wrap, {**self.bound, **more}, self.compiled, mark=mark + self.mark, wrap_inner=self.wrap_inner
        )
        variant._origin = self
        variant._rebound = frozenset(more)
        return variant

    def link(self, function: Any) -> Any:
        """Return the function on this target, to be called from outside."""
        return self.wrap(self.copy(function))

    def _inner(self, function: Any) -> Any:
        """Return the function on this target, to be called by others there."""
        if function in self._done:
            return self._done[function]
        if self._origin is not None and not calls_any(function, self._rebound, self.bound):
            return self._origin._inner(function)
        replacement = self.bound.get(function)
        if replacement is not None:
            linked = self._inner(replacement) if type(replacement) is FunctionType else replacement
        else:
            linked = self.wrap_inner(self.copy(function))
        self._done[function] = linked
        return linked

    def copy(self, function: Any, constants: Mapping[str, Any] | None = None) -> FunctionType:
        """Return the function with its names bound to this target, and some to given constants."""
        wide = self.compiled and function.__module__ == chance.__name__
        names = {name: self._value(function.__globals__[name], wide) for name in names_of(function)}
        names.update({name: value for name, value in (constants or {}).items() if name in names})
        names["__name__"] = function.__module__
        names["__builtins__"] = builtins  # where the interpreter looks for them, and NumPy when it warns
        copy = with_names(function, names)
        copy.__qualname__ += self.mark
        return copy

    def _value(self, value: Any, wide: bool) -> Any:
        if type(value) is FunctionType:
            return self._inner(value)
        if self.compiled:
            import numpy as np

            if wide and type(value) is int:
                return np.uint64(value)
            if type(value) is tuple:
                table = np.array(value, np.int64)
                if table.size > LARGE:
                    most = abs(table).max()
                    table = table.astype(np.int8 if most < 1 << 7 else np.int16 if most < 1 << 15 else np.int64)
                table.flags.writeable = False
                return table
        return value


def with_names(function: Any, names: dict[str, Any]) -> FunctionType:
    """Return the same function with other global names."""
    copy = FunctionType(function.__code__, names, function.__name__, function.__defaults__, function.__closure__)
    copy.__kwdefaults__ = function.__kwdefaults__
    copy.__qualname__ = function.__qualname__
    copy.__module__ = function.__module__
    copy.__doc__ = function.__doc__
    return copy


def rules_of(game: Game) -> dict[Any, Any]:
    """Return the rules of a game and its bots in place of the loops' open names."""
    if len(game.rules.bots) > len(open_names.BOTS):
        raise ValueError(f"{game.slug} has {len(game.rules.bots)} bots; there is room for {len(open_names.BOTS)}")
    return {
        open_names.deal: game.rules.deal,
        open_names.legal: game.rules.legal,
        open_names.act: game.rules.act,
        open_names.winners: game.rules.winners,
        open_names.score: game.rules.score,
        open_names.observe: game.rules.observe,
        open_names.see: sight_of(game.rules).see,
        open_names.imagine: game.rules.imagine,
        open_names.honesty: game.rules.honesty,
        open_names.attentive_bot: game.rules.attentive_bot or open_names.random_bot,
        **dict(zip(open_names.BOTS, game.rules.bots.values(), strict=False)),
    }


def seating(bots: frozenset[int]) -> dict[Any, Any]:
    """Return the extra bindings for a batch with only these bots, so that no other bot is compiled."""
    if not bots:
        return {batch_loops.opponent_answers: batch_loops.nobody_answers}
    if bots == {bot_choice.RANDOM}:
        return {batch_loops.opponent_answers: batch_loops.random_answers}
    absent = [place for number, place in enumerate(open_names.BOTS, 1) if number not in bots]
    absent += [open_names.attentive_bot] if bot_choice.EASY not in bots else []
    unlearned = {} if bot_choice.LEARNED in bots else {bot_choice.learned_bot: bot_choice.no_brain}
    return dict.fromkeys(absent, open_names.random_bot) | unlearned


def names_of(function: FunctionType) -> list[str]:
    """Return the global names a function uses (attributes of the same name and the built-ins left out)."""
    used = {step.argval for step in get_instructions(function) if step.opname == "LOAD_GLOBAL"}
    return sorted(name for name in used if name in function.__globals__)


def reach(functions: list[Any], bound: Mapping[FunctionType, Any]) -> list[FunctionType]:
    """Return every function that these need, in the order in which they are met."""
    met: list[FunctionType] = []
    todo = list(functions)
    while todo:
        function = todo.pop()
        while type(function) is FunctionType and function in bound:
            function = bound[function]
        if type(function) is FunctionType and function not in met:
            met.append(function)
            todo += [function.__globals__[name] for name in names_of(function)]
    return met


def calls_any(function: Any, wanted: Collection[Any], bound: Mapping[FunctionType, Any]) -> bool:
    """Return whether a function is one of these, or calls one, however far down."""
    met: set[FunctionType] = set()
    todo = [function]
    while todo:
        one = todo.pop()
        if type(one) is not FunctionType or one in met:
            continue
        if one in wanted:
            return True
        met.add(one)
        todo += [bound[one]] if one in bound else [one.__globals__[name] for name in names_of(one)]
    return False
