"""The arrays of a batch on the GPU, shared without copies with PyTorch, CuPy and similar libraries."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any

import numpy as np

from ruse.core.brain_file import brain_arrays
from ruse.core.errors import BadOption
from ruse.core.targets.batch_loops import Matches
from ruse.core.targets.cuda import STEPPERS, THREADS, device, linked, simulated
from ruse.study.cpu_arrays import whole_numbers
from ruse.study.gpu_array import LEGACY, PER_THREAD, GpuArray

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ruse.study.batch import Batch


class CudaArrays:
    """What a batch keeps on the target `cuda`."""

    KEPT = ("records", "course", "streams", "history", "done", "rewards", "scores")

    def __init__(self, batch: Batch, brain: Any) -> None:
        game, size = batch.game, batch.size
        self._cuda = device()
        # Numba's simulator has no numbers for its GPUs.
        self._number = 0 if simulated() else int(self._cuda.get_current_device().id)
        self._check_room(batch)
        self._code = linked(game)
        self._step = self._code.step(batch.bots)
        self._size = size
        self._grid = (-(-size // THREADS), THREADS)
        layout = game.rules.state.dtype()
        blanks = b"".join(game.blank(players, options).pack() for players, options in batch.settings)
        to_device, room = self._cuda.to_device, self._cuda.device_array
        self._brain = [to_device(array) for array in brain_arrays(game, brain, batch.roles)]
        self.records = room(size, layout)
        self.course = room((size, 3), np.int64)
        self.streams = room((size, 2), np.uint64)
        # A GPU's array has at least one column.
        self.history = to_device(np.zeros((size, max(1, batch.history)), np.int16))
        self.seats = room(size, np.int64)
        self._masks, self.legal = self._rows(game.rules.actions)
        self._features, self.observation = self._rows(len(game.rules.features))
        self.done = room(size, np.uint8)
        self.rewards = room((size, batch.players), np.float32)
        self.scores = to_device(np.zeros((size, batch.players), np.int32))
        self._matches = Matches(
            blanks=to_device(np.frombuffer(blanks, layout)),
            stride=batch.stride,
            roles=to_device(np.array(batch.roles, np.int64)),
            course=self.course,
            streams=self.streams,
            history=self.history,
            done=self.done,
            rewards=self.rewards,
            scores=self.scores,
        )
        self._found = room(1, np.int64)
        self._wide = room(size, np.int64)
        self._last: Any = 0
        self._held: Any = None

    def begin(self, course: Any, streams: Any) -> None:
        """Deal the matches that `course` and `streams` name."""
        self._on_default()
        self.course.copy_to_device(course)
        self.streams.copy_to_device(streams)
        self.step(self._cuda.to_device(np.full(self._size, -1)), None)

    def shown(self, name: str) -> GpuArray:
        """Return an array as learners get it."""
        return GpuArray(getattr(self, name), self._number, self._ready_for, self._filled_on)

    def _ready_for(self, stream: int) -> None:
        """Let a stream wait for the last step; the streams without an address are 1 and 2."""
        if self._filled_on() != (stream if stream not in (0, LEGACY) else 0):
            event = self._cuda.event(timing=False)
            event.record(self._last)
            streams = {0: self._cuda.legacy_default_stream, LEGACY: self._cuda.legacy_default_stream}
            streams[PER_THREAD] = self._cuda.per_thread_default_stream
            event.wait(streams[stream]() if stream in streams else self._cuda.external_stream(stream))

    def _filled_on(self) -> int:
        """Return the address of the stream of the last step, 0 for the default one."""
        return int(self._last.handle) if self._last else 0

    def _on(self, stream: Any) -> Any:
        """Return the stream to work on; if it is not that of the last step, it waits for that one."""
        chosen, held = self._stream(stream)
        if _capturing():
            return chosen  # PyTorch waits before it records a graph, and a recorded stream waits for no other
        address = int(chosen.handle) if chosen else 0
        if address != self._filled_on():
            self._ready_for(address)
            self._last, self._held = chosen, held
        return chosen

    def _on_default(self) -> None:
        """Let what follows on the default stream wait for the last step, and the next step wait for that."""
        self._ready_for(LEGACY)
        self._last, self._held = 0, None

    def step(self, actions: Any, stream: Any) -> None:
        """One action in every match, on the caller's stream."""
        launch = self._step[(-(-self._size // STEPPERS), STEPPERS, self._on(stream))]
        shown = (self.seats, self._masks, self._features)
        launch(self.records, actions, *self._matches, *self._brain, *shown, self._size)

    def taken(self, actions: Any, stream: Any) -> Any:
        """Actions as the kernels want them; `BadOption` says what is wrong with them."""
        if isinstance(actions, np.ndarray | list | tuple):
            return self._cuda.to_device(whole_numbers(actions, self._size), stream=self._on(stream))
        try:
            there = hasattr(actions, "__cuda_array_interface__")
        except RuntimeError as error:  # PyTorch lends no tensor that wants a gradient
            raise BadOption(f"these actions cannot be read: {error!s:.120}") from None
        if not there:
            raise BadOption("this batch is on the GPU and the actions are not; move them there")
        number = actions.__dlpack_device__()[1] if hasattr(actions, "__dlpack_device__") else self._number
        if number != self._number:
            raise BadOption(f"this batch is on GPU {self._number} and the actions are on GPU {number}")
        if hasattr(actions, "block_until_ready"):
            actions.block_until_ready()  # JAX works on streams of its own and does not name them
        chosen = self._cuda.as_cuda_array(actions, sync=False)
        if chosen.dtype not in (np.int64, np.int32):
            raise BadOption(f"actions on the GPU are int64 or int32, not {chosen.dtype}")
        if chosen.shape != (self._size,):
            raise BadOption(f"actions have the shape ({self._size},), not {chosen.shape}")
        if chosen.dtype == np.int64 and chosen.is_c_contiguous():
            return chosen
        # Every other kind of array would compile the step again.
        self._code.widen[(*self._grid, self._on(stream))](chosen, self._wide, self._size)
        return self._wide

    def first_illegal(self, actions: Any, stream: Any) -> int:
        """Return the first match whose action is not legal, or -1; this waits for the GPU."""
        used = self._on(stream)
        self._found.copy_to_device(np.array([self._size]), stream=used)
        self._code.find_illegal[(*self._grid, used)](actions, self.legal, self._size, self._found)
        index = int(self.host(self._found)[0])
        return -1 if index == self._size else index

    def put(self, arrays: Mapping[str, Any]) -> None:
        """Take over what was saved."""
        self._on_default()
        for name, array in arrays.items():
            if array.size:
                getattr(self, name).copy_to_device(np.ascontiguousarray(array))
        self._code.show[self._grid](self.records, self.seats, self.legal, self.observation, self._size)

    def host(self, array: Any) -> Any:
        """Return a copy in main memory, as the last step left it."""
        self._ready_for(LEGACY)
        return array.copy_to_host()

    def _rows(self, columns: int) -> tuple[Any, Any]:
        """Return words of eight bytes for whole blocks of rows, and the rows of this batch among them."""
        rows = -(-self._size // STEPPERS) * STEPPERS
        words = self._cuda.device_array(rows * columns // 8, np.uint64)
        return words, words.view(np.uint8).reshape(rows, columns)[: self._size]

    def _stream(self, stream: Any) -> tuple[Any, Any]:
        """Return the given stream, or PyTorch's or CuPy's current one, or the default; and what keeps it alive."""
        if stream is None and _torch_on_gpu():
            stream = sys.modules["torch"].cuda.current_stream()
        elif stream is None and "cupy" in sys.modules:
            stream = sys.modules["cupy"].cuda.get_current_stream()
        pointer = getattr(stream, "cuda_stream", getattr(stream, "ptr", stream))
        return (self._cuda.external_stream(pointer) if pointer else 0), stream

    def _check_room(self, batch: Batch) -> None:
        rules = batch.game.rules
        each = rules.state.SIZE + rules.actions + len(rules.features) + 2 * batch.history + 8 * batch.players + 64
        free, _ = self._cuda.current_context().get_memory_info()
        if each * batch.size > free:
            raise BadOption(
                f"{batch.size} matches of {batch.game.slug} need {each * batch.size >> 20} MB;"
                f" the GPU has {free >> 20} MB free, room for {free // each}"
            )


def _torch_on_gpu() -> bool:
    """Return whether PyTorch works on the GPU already; before that it has no streams."""
    torch = sys.modules.get("torch")
    return torch is not None and bool(torch.cuda.is_initialized())


def _capturing() -> bool:
    """Return whether PyTorch is recording a CUDA graph."""
    return _torch_on_gpu() and bool(sys.modules["torch"].cuda.is_current_stream_capturing())
