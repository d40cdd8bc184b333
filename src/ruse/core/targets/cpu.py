"""The `cpu` target: rules compiled by Numba on NumPy records, once per machine and release."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, partial
from types import FunctionType
from typing import TYPE_CHECKING, Any

from ruse.core import chance
from ruse.core.cache_folder import cache_folder
from ruse.core.counters import counters, stack_row
from ruse.core.emit import emit
from ruse.core.targets import batch_loops, match_loops, open_names
from ruse.core.targets.code_on_disk import cached_in, digest_of_sources, numba, one_at_a_time
from ruse.core.targets.inner_code import keep_inner
from ruse.core.targets.link import Linker, rules_of, seating
from ruse.core.targets.match_loops import hash_cells

if TYPE_CHECKING:
    from pathlib import Path

    from ruse.core.game import Game


def silent(s: Any, kind: int, a: int, b: int, c: int, d: int) -> None:
    """`emit` where nobody listens."""


def copy_within(records: Any, to: int, source: int) -> None:
    """`copy_record` on a NumPy batch."""
    records[to] = records[source]


def put_into(records: Any, at: int, source: Any, place: int) -> None:
    """`put_record` on a NumPy batch."""
    records[at] = source[place]


def hash_batch_record(records: Any, cells: Any, at: int) -> int:
    """`hash_record` on a NumPy batch."""
    return hash_cells(cells, at, cells.shape[1])


def bindings(game: Game) -> dict[Any, Any]:
    """Return what the compiled targets put in place of primitives and of the loops' open names."""
    import numpy as np

    return {
        chance.word: np.uint64,
        chance.number: np.int64,
        emit: silent,
        open_names.copy_record: copy_within,
        open_names.put_record: put_into,
        open_names.hash_record: hash_batch_record,
        **rules_of(game),
    }


def compiling(bound: Mapping[FunctionType, Any], mark: str, folder: Path) -> Linker:
    """Return a linker that compiles for this machine, and keeps the code in this folder."""
    # Nothing here allocates. Without Numba's runtime, passing an array counts no references: that saves up to forty
    # atomic additions for each decision of a batch.
    compiled = partial(numba().njit, cache=True, error_model="numpy", _nrt=False)
    # The wrappers for calls from Python and C take a fifth of the compile time; only the spans need them.
    inner = partial(compiled, no_cpython_wrapper=True, no_cfunc_wrapper=True)
    spans = compiled(nogil=True)
    inlined = partial(inner, forceinline=True)
    many_arrays = {function.__code__ for function in batch_loops.INLINED}

    def wrap_inner(function: FunctionType) -> Any:
        with cached_in(folder):
            wrap = inlined if function.__code__ in many_arrays else inner
            return taking_wide(wrap()(keep_inner(function)))

    def wrap_span(function: FunctionType) -> Any:
        with cached_in(folder):
            return one_at_a_time(spans(function), folder)

    return Linker(wrap_span, bound, compiled=True, mark=mark, wrap_inner=wrap_inner)


def taking_wide(dispatcher: Any) -> Any:
    """Let a compiled function take small numbers as 64-bit ones.

    The fields of a record have many widths. Compiled again for every mixture of widths that its callers hold, a
    function would be compiled twice on average, and `silent` sixty times.
    """
    types = numba().types

    def wide(kind: Any) -> Any:
        kind = types.unliteral(kind)
        return types.int64 if isinstance(kind, types.Integer) and kind.bitwidth < 64 else kind

    exact = dispatcher.get_call_template
    dispatcher.get_call_template = lambda args, kws: exact(tuple(map(wide, args)), kws)
    return dispatcher


SPANS = (
    match_loops.simulate_span,
    match_loops.duel_span,
    batch_loops.step_span,
    batch_loops.show_span,
    batch_loops.illegal_span,
    batch_loops.observe_span,
    batch_loops.imagine_span,
)


class Cpu:
    """The loops of a game, compiled when first called; they release the interpreter lock."""

    def __init__(self, game: Game) -> None:
        numba()  # if it is missing, this says how to get it
        self._bound = bindings(game)
        self._digest = digest_of_sources(list(SPANS), self._bound, game.rules.state.SIZE)
        folder = cache_folder() / f"{game.slug}-{self._digest}"
        self._steps: dict[frozenset[int], Any] = {}
        # Code from the disk is bound by its names: the same rules with other cards need names of their own.
        bound = {**self._bound, counters: stack_row(numba().extending.intrinsic)}
        self._linker = linker = compiling(bound, f"_{self._digest}", folder)
        self.simulate_span = linker.link(match_loops.simulate_span)
        self.duel_span = linker.link(match_loops.duel_span)
        self.show_span = linker.link(batch_loops.show_span)
        self.illegal_span = linker.link(batch_loops.illegal_span)
        self.observe_span = linker.link(batch_loops.observe_span)
        self.imagine_span = linker.link(batch_loops.imagine_span)

    def step_span(self, bots: frozenset[int]) -> Any:
        """Return the step of a batch in which these bots sit."""
        if bots not in self._steps:
            who = "".join(f"_{bot}" for bot in sorted(bots))
            self._steps[bots] = self._linker.variant(seating(bots), f"_with{who}").link(batch_loops.step_span)
        return self._steps[bots]


@cache
def cpu(game: Game) -> Cpu:
    """Return the compiled loops of a game."""
    return Cpu(game)


def batch(game: Game, blank: Any, size: int) -> tuple[Any, Any, Any]:
    """Records on their blank at 1, the same memory as cells, and room for a list of actions."""
    import numpy as np

    layout = game.rules.state.dtype()
    records = np.zeros(size, layout)
    records[1] = np.frombuffer(blank.pack(), layout)[0]
    return records, records.view(np.uint64).reshape(size, -1), np.zeros(game.rules.width, np.int64)
