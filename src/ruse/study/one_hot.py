"""Observations as the input of a network: categories one-hot, counts from 0 to 1, sets bit by bit.

    encode = OneHot(batch.game)
    shown = encode(torch.from_dlpack(batch.observation))

It takes arrays of NumPy, PyTorch, JAX and CuPy, returns one of the same library on the same device, and the numbers
are the same everywhere, to the last bit.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ruse.core.errors import BadOption, TargetMissing
from ruse.core.spaces import CATEGORY, SET, Space

if TYPE_CHECKING:
    from ruse.core.game import Game

try:
    import numpy as np
except ImportError:
    raise TargetMissing("an encoding needs NumPy; install it with: pip install 'ruse[fast]'") from None

VALUES = 256
LIBRARIES = ("numpy", "torch", "jax", "jaxlib", "cupy")


class OneHot:
    """Encodes the observations of a game."""

    def __init__(self, game: Game) -> None:
        inputs = [
            (column, name, row)
            for column, (feature, space) in enumerate(zip(game.rules.features, game.spaces, strict=True))
            for name, row in _inputs(feature, space)
        ]
        self.columns = len(game.spaces)
        """How many numbers an observation has."""
        self.names = tuple(name for _, name, _ in inputs)
        """What each number of the encoding is about."""
        self.width = len(inputs)
        """How many numbers the encoding has."""
        self._source = np.array([column for column, _, _ in inputs], np.int64)
        self._table = np.stack([row for _, _, row in inputs])
        self._placed: dict[Any, tuple[Any, Any, Any]] = {}

    def __call__(self, observation: Any) -> Any:
        """Return a row of 32-bit floats for each observation."""
        library = type(observation).__module__.split(".")[0]
        if library not in LIBRARIES:
            raise BadOption(
                "an observation is an array of NumPy, PyTorch, JAX or CuPy; share one from the GPU first:"
                " torch.from_dlpack(batch.observation)"
            )
        kind = str(observation.dtype).removeprefix("torch.")
        if kind != "uint8" or observation.ndim != 2 or observation.shape[1] != self.columns:
            raise BadOption(
                f"observations are rows of {self.columns} numbers of 8 bits,"
                f" not {kind} of shape {tuple(observation.shape)}"
            )
        table, rows, source = self._tables(library, observation)
        # PyTorch takes an index of bytes for a mask.
        shown = observation.long() if library == "torch" else observation
        return table[rows, shown[:, source]]

    def _tables(self, library: str, observation: Any) -> tuple[Any, Any, Any]:
        """Return the tables where the observation is."""
        where = library, getattr(observation, "device", None)
        if where not in self._placed:
            arrays = self._table, np.arange(self.width), self._source
            table, rows, source = (_placed(library, array, observation) for array in arrays)
            self._placed[where] = table, rows, source
        return self._placed[where]


def _inputs(feature: str, space: Space) -> list[tuple[str, Any]]:
    """Return what a column becomes: for each number its name, and what every value from 0 to 255 gives."""
    values = np.arange(VALUES)
    if space.kind == CATEGORY:
        return [(f"{feature}={value}", (values == value).astype(np.float32)) for value in range(space.size)]
    if space.kind == SET:
        return [(f"{feature}&{1 << bit}", (values >> bit & 1).astype(np.float32)) for bit in range(space.size)]
    return [(feature, values.astype(np.float32) / np.float32(space.largest))]


def _placed(library: str, array: Any, observation: Any) -> Any:
    """Return an array in the same library and on the same device as an observation."""
    if library == "torch":
        import torch

        return torch.from_numpy(array).to(observation.device)
    if library == "cupy":
        import cupy

        with observation.device:
            return cupy.asarray(array)
    if library in ("jax", "jaxlib"):
        import jax

        return jax.device_put(array, next(iter(observation.devices())))
    return array
