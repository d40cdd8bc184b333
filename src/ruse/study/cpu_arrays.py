"""The arrays of a batch in main memory, and the threads that fill them."""

from __future__ import annotations

import os
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any

import numpy as np

from ruse.core.brain_file import brain_arrays, mind_of
from ruse.core.errors import BadOption
from ruse.core.targets.batch_loops import Matches, Shown
from ruse.core.targets.bot_choice import Mind
from ruse.core.targets.cpu import cpu

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from ruse.study.batch import Batch

ALIGNMENT = 64
SMALLEST_SHARE = 256
"""Matches below which another thread costs more than it saves."""


class CpuArrays:
    """What a batch keeps on the target `cpu`."""

    KEPT = ("records", "course", "streams", "history", "done", "rewards", "scores")

    def __init__(self, batch: Batch, brain: Any) -> None:
        game, size = batch.game, batch.size
        self._code = cpu(game)
        self._step = self._code.step_span(batch.bots)
        self._size = size
        self._workers = max(1, min(batch.workers or os.cpu_count() or 1, size // SMALLEST_SHARE))
        layout = game.rules.state.dtype()
        # One more record for each worker: where a bot's world is imagined.
        self._places = np.zeros(size + self._workers, layout)
        self.records = self._places[:size]
        blanks = b"".join(game.blank(players, options).pack() for players, options in batch.settings)
        brain_of_bots = brain_arrays(game, brain, batch.roles)
        thoughts = np.zeros((self._workers, mind_of(game.rules)), np.int32)
        self._minds = [Mind(*brain_of_bots, cells) for cells in thoughts]
        self._outs = np.zeros((self._workers, game.rules.width), np.int64)
        self.course = np.zeros((size, 3), np.int64)
        self.streams = np.zeros((size, 2), np.uint64)
        self.history = np.zeros((size, batch.history), np.int16)
        self.seats = aligned(size, np.int64)
        self.legal = aligned((size, game.rules.actions), np.uint8)
        self.observation = aligned((size, len(game.rules.features)), np.uint8)
        self.done = aligned(size, np.uint8)
        self.rewards = aligned((size, batch.players), np.float32)
        self.scores = aligned((size, batch.players), np.int32)
        self._matches = Matches(
            blanks=np.frombuffer(blanks, layout),
            stride=batch.stride,
            roles=np.array(batch.roles, np.int64),
            course=self.course,
            streams=self.streams,
            history=self.history,
            done=self.done,
            rewards=self.rewards,
            scores=self.scores,
        )
        self._shown = Shown(self.seats, self.legal, self.observation)
        self._pool = ThreadPoolExecutor(self._workers)

    def shown(self, name: str) -> Any:
        """Return an array as learners get it."""
        return getattr(self, name)

    def begin(self, course: Any, streams: Any) -> None:
        """Deal the matches that `course` and `streams` name."""
        self.course[:], self.streams[:] = course, streams
        self.step(np.full(self._size, -1), None)

    def step(self, actions: Any, stream: Any) -> None:
        """One action in every match."""

        def play(worker: int, first: int, count: int) -> None:
            work, mind, out = self._size + worker, self._minds[worker], self._outs[worker]
            self._step(self._places, work, actions, self._matches, mind, self._shown, out, first, count)

        self._share(play)

    def taken(self, actions: Any, stream: Any) -> Any:
        """Actions as the loops want them; `BadOption` says what is wrong with them."""
        if not isinstance(actions, np.ndarray) and hasattr(actions, "__dlpack_device__"):
            if actions.__dlpack_device__()[0] != 1:
                raise BadOption("this batch is on the CPU and the actions are not; move them there")
            try:
                actions = np.from_dlpack(actions)
            except (BufferError, RuntimeError) as error:  # PyTorch lends no tensor that wants a gradient
                raise BadOption(f"these actions cannot be read: {error!s:.120}") from None
        return whole_numbers(actions, self._size)

    def first_illegal(self, actions: Any, stream: Any) -> int:
        """Return the first match whose action is not legal, or -1."""
        return int(self._code.illegal_span(actions, self.legal, 0, self._size))

    def put(self, arrays: Mapping[str, Any]) -> None:
        """Take over what was saved."""
        for name, array in arrays.items():
            getattr(self, name)[:] = array
        self._share(
            lambda worker, *part: self._code.show_span(self._places, self._shown, self._outs[worker], *part)
        )

    @staticmethod
    def host(array: Any) -> Any:
        """Return an array in main memory."""
        return array

    def _share(self, work: Callable[[int, int, int], Any]) -> None:
        each = -(-self._size // self._workers)
        firsts = range(0, self._size, each)
        parts = [(worker, first, min(each, self._size - first)) for worker, first in enumerate(firsts)]
        if len(parts) == 1:
            work(*parts[0])
        else:
            list(self._pool.map(lambda part: work(*part), parts))


def aligned(shape: int | tuple[int, ...], kind: Any) -> Any:
    """Return zeros that begin at a multiple of 64 bytes: JAX shares no others."""
    count = int(np.prod(shape)) * np.dtype(kind).itemsize
    room = np.zeros(count + ALIGNMENT, np.uint8)
    first = -room.ctypes.data % ALIGNMENT
    return room[first : first + count].view(kind).reshape(shape)


def whole_numbers(actions: Any, size: int) -> Any:
    """Actions in main memory as 64-bit numbers, one for each match; `BadOption` says what is wrong with them."""
    try:
        chosen = np.asarray(actions)
    except ValueError:
        raise BadOption(f"actions have the shape ({size},); these are lists of different lengths") from None
    if chosen.dtype.kind not in "iu":
        raise BadOption(f"actions are whole numbers, not {chosen.dtype}")
    if chosen.shape != (size,):
        raise BadOption(f"actions have the shape ({size},), not {chosen.shape}")
    return chosen.astype(np.int64, copy=False)
