"""The `cuda` target: rules compiled by numba-cuda, one game per thread, the record in the thread's own memory."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from hashlib import sha256
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any
from warnings import catch_warnings

from ruse.core import chance
from ruse.core.brain_file import mind_of
from ruse.core.cache_folder import cache_folder
from ruse.core.counters import counters, stack_row
from ruse.core.errors import TargetMissing
from ruse.core.targets import open_names
from ruse.core.targets.bot_choice import LEARNED
from ruse.core.targets.code_on_disk import cached_in, digest_of_sources, numba
from ruse.core.targets.cpu import bindings, taking_wide
from ruse.core.targets.link import Linker, seating

if TYPE_CHECKING:
    from ruse.core.game import Game

GAMES_AT_ONCE = 1 << 20
THREADS = 128
CELLS_AT_ONCE = 16
STEPPERS = 64
"""Threads of a block that steps a batch: what they show goes through memory that a block shares, 48 KB at most."""


STEP_OPTIONS: dict[str, Any] = {}
"""The settings of `cuda.jit` for the kernel that steps a batch; `benchmarks/batch_cuda.py` tries others."""


def numba_cuda() -> Any:
    """numba-cuda, or one line that says how to get it."""
    numba()
    import numpy as np

    if not hasattr(np, "row_stack"):
        # numba-cuda 0.30 still names it on import; NumPy 2.5 took it away.
        setattr(np, "row_stack", np.vstack)  # noqa: B010 - the type of NumPy depends on its release
    # Numba alone still has an older target of the same name, which cannot compile these kernels.
    if find_spec("numba_cuda") is None:
        raise TargetMissing("the target cuda needs numba-cuda; install it with: pip install 'ruse[cuda]'")
    try:
        with catch_warnings(action="ignore", category=DeprecationWarning):  # of other releases of NumPy, not ours
            from numba import cuda
    except Exception as error:  # a missing CUDA library has its own kind of error in every release
        raise TargetMissing(f"the CUDA libraries are not all here: {error}") from None
    return cuda


def device() -> Any:
    """numba-cuda on a machine with a GPU that answers."""
    cuda = numba_cuda()
    cuda.config.CUDA_LOW_OCCUPANCY_WARNINGS = 0  # a small batch is a small batch
    if not cuda.is_available():
        raise TargetMissing("the target cuda needs an NVIDIA GPU with its driver; this machine shows none")
    return cuda


def simulated() -> bool:
    """Return whether NUMBA_ENABLE_CUDASIM=1 lets Numba's simulator stand in for a GPU."""
    return bool(numba_cuda().config.ENABLE_CUDASIM)


def for_device(cuda: Any, game: Game, more: Mapping[Any, Any]) -> tuple[Linker, Any, Any]:
    """Return how rules are compiled for the GPU, and the types of a record and an action there."""
    import numba
    from numba.cuda.extending import intrinsic

    compiled = cuda.jit(device=True)
    bound = bindings(game) | {open_names.copy_record: copy_cells_within, open_names.put_record: put_cells}
    bound[copy_cells] = cell_copier(game.rules.state.SIZE // 8)
    bound[counters] = stack_row(intrinsic)
    linker = Linker(lambda function: taking_wide(compiled(function)), {**bound, **more}, compiled=True)
    return linker, numba.from_dtype(game.rules.state.dtype()), numba.uint8


def copy_cells(to: Any, source: Any) -> None:
    """Copy a record to the place of another; `cell_copier` stands here on the GPU."""


def copy_cells_within(records: Any, to: int, source: int) -> None:
    """`copy_record` on the GPU."""
    copy_cells(records[to], records[source])


def put_cells(records: Any, at: int, source: Any, place: int) -> None:
    """`put_record` on the GPU."""
    copy_cells(records[at], source[place])


def cell_copier(cells: int) -> Any:
    """Return how a record of this many 64-bit cells is copied on the GPU.

    Left to itself the compiler copies a record byte by byte. Several cells are read before any is written, so
    that they are on their way together.
    """
    from llvmlite import ir
    from numba.core import types
    from numba.cuda.extending import intrinsic

    @intrinsic
    def copy(context: Any, to: Any, source: Any) -> Any:
        def written_out(context: Any, builder: Any, signature: Any, places: Any) -> Any:
            word = ir.IntType(64)
            into, out_of = (builder.bitcast(place, word.as_pointer(place.type.addrspace)) for place in places)
            for first in range(0, cells, CELLS_AT_ONCE):
                numbers = range(first, min(cells, first + CELLS_AT_ONCE))
                at = [ir.Constant(ir.IntType(32), number) for number in numbers]
                values = [builder.load(builder.gep(out_of, [number]), align=8) for number in at]
                for number, value in zip(at, values, strict=True):
                    builder.store(value, builder.gep(into, [number]), align=8)
            return context.get_dummy_value()

        return types.void(to, source), written_out

    return copy


def for_simulator(game: Game, more: Mapping[Any, Any]) -> tuple[Linker, Any, Any]:
    """Run kernels as they are and rules in the interpreter, for the simulator's records."""
    import numpy as np

    from ruse.core.targets.interpreted import interpreted_bindings

    def unpacked(record: Any) -> Any:
        return (
            record if isinstance(record, game.rules.state) else game.rules.state.unpack(record._item._ary.tobytes())
        )

    def put(records: Any, at: int, source: Any, place: int) -> None:
        record = source[place]
        if isinstance(record, game.rules.state):
            records[at] = np.frombuffer(record.pack(), game.rules.state.dtype())[0]
        else:
            records[at] = unpacked(record)

    def winners(record: Any) -> int:
        return game.rules.winners(unpacked(record))  # NumPy's bytes would wrap around where a game adds them up

    bound = interpreted_bindings(game) | {open_names.put_record: put, open_names.winners: winners, chance.word: int}
    bound |= more
    return Linker(lambda function: function, bound, compiled=False), np.dtype(object), np.dtype(object)


class Kernels:
    """The kernels of a game, compiled when first launched."""

    def __init__(self, game: Game) -> None:
        self.cuda = numba_cuda()
        self._game = game
        self._steps: dict[frozenset[int], Any] = {}
        self.simulate = self._linked("simulate")
        self.duel = self._linked("duel")
        self.tally = self._linked("tally")
        self.observe = self._linked("observe")
        self.imagine = self._linked("imagine")
        self.show = self._linked("show_batch")
        self.find_illegal = self._linked("find_illegal")
        self.widen = self._linked("widen")

    def step(self, bots: frozenset[int]) -> Any:
        """Return the step of a batch in which these bots sit."""
        if bots not in self._steps:
            self._steps[bots] = self._linked(
                "step_batch", seating(bots), own=2 if bots else 1, learned=LEARNED in bots
            )
        return self._steps[bots]

    def _linked(self, name: str, more: Mapping[Any, Any] | None = None, own: int = 1, learned: bool = True) -> Any:
        import numba
        import numpy as np

        from ruse.core.targets import kernels

        rules = self._game.rules
        linker, record, action = (
            for_simulator(self._game, more or {}) if simulated() else for_device(self.cuda, self._game, more or {})
        )
        sizes = {
            "RECORD": record,
            # A bot may also think in the room for its list of actions, so its cells are wider.
            "ACTION": action if simulated() or (own == 1 and name != "duel") else numba.int32,
            "THOUGHT": thought(),
            "CELLS": rules.state.SIZE // 8,
            "WIDTH": rules.width,
            "MIND": mind_of(rules) if learned else 1,
            "OWN": own,
            "FEATURES": len(rules.features),
            "ACTIONS": rules.actions,
            "STEPPERS": STEPPERS,
            "MASK_WORDS": STEPPERS * rules.actions // 8,
            "FEATURE_WORDS": STEPPERS * len(rules.features) // 8,
            "CELL": np.uint8,
            "WORD": np.dtype(np.uint64) if simulated() else numba.uint64,
        }
        kernel = linker.copy(getattr(kernels, name), sizes)
        if simulated():
            return self.cuda.jit(kernel)
        options = STEP_OPTIONS if name == "step_batch" else {}
        told = {key: str(value) for key, value in sizes.items()}
        with cached_in(self._folder(name, more or {}, repr((told, options)))):
            return self.cuda.jit(kernel, cache=True, **options)

    def _folder(self, name: str, more: Mapping[Any, Any], told: str) -> Path:
        """Return where a compiled kernel is kept: with bots in it, compiling takes minutes.

        The name depends on everything that the code depends on, this file included.
        """
        from ruse.core.targets import kernels

        game = self._game
        sources = digest_of_sources([getattr(kernels, name)], bindings(game) | dict(more), game.rules.state.SIZE)
        told = f"{sources} {version('numba-cuda')} {Path(__file__).read_text(encoding='utf-8')} {told}"
        return cache_folder() / f"{game.slug}-cuda-{name}-{sha256(told.encode()).hexdigest()[:20]}"


def thought() -> Any:
    """Return the type of a cell of a brain's mind."""
    import numba
    import numpy as np

    return np.dtype(np.int32) if simulated() else numba.int32


KERNELS = (
    "simulate",
    "duel",
    "tally",
    "observe",
    "imagine",
    "show",
    "find_illegal",
    "widen",
    "step",
    "step with bots",
)
"""All that is compiled for a game; the step with a bot of the game and a learned one stands for all with bots."""


def ptx(game: Game, capability: tuple[int, int], kernel: str, *, optimised: bool = True) -> str:
    """Return a kernel as PTX for a compute capability, without a GPU or a driver."""
    from unittest.mock import patch

    import numba

    built = Kernels(game)
    records = numba.from_dtype(game.rules.state.dtype())[::1]
    i8, u8 = numba.int64, numba.uint64
    flags = numba.uint8[:, ::1]
    brain = (numba.int8[::1], numba.int32[::1])
    course = (i8[:, ::1], u8[:, ::1], numba.int16[:, ::1])
    outcome = (numba.uint8[::1], numba.float32[:, ::1], numba.int32[:, ::1])
    matches = (records, i8, i8[:, ::1], *course, *outcome)
    signatures = {
        "simulate": (records, records, u8, i8, i8, i8[::1]),
        "duel": (records, records, i8[::1], i8, *brain, u8, i8, i8, u8[:, ::1]),
        "tally": (records, u8[:, ::1], i8, u8[::1], i8[::1]),
        "observe": (records, i8[::1], numba.uint8[:, ::1], i8),
        "imagine": (records, i8[::1], u8[::1], i8),
        "show": (records, i8[::1], flags, flags, i8),
        "find_illegal": (i8[::1], flags, i8, i8[::1]),
        "widen": (numba.int32[::1], i8[::1], i8),
    }
    if kernel in signatures:
        compiled, signature = getattr(built, kernel), signatures[kernel]
    else:
        compiled = built.step(frozenset() if kernel == "step" else frozenset({1, LEARNED}))
        signature = (records, i8[::1], *matches, *brain, i8[::1], u8[::1], u8[::1], i8)
    # Compiling a device function asks the GPU what it can do; here there is none.
    answer = type("Asked", (), {"compute_capability": capability})
    with patch("numba.cuda.dispatcher.get_current_device", return_value=answer):
        text: str = built.cuda.compile_ptx(compiled.py_func, signature, cc=capability, opt=optimised)[0]
    return text


@cache
def linked(game: Game) -> Kernels:
    """Return the kernels of a game, built once."""
    return Kernels(game)
