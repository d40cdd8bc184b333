"""PyTorch, or one line that says how to get it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from ruse.core.errors import BadOption, TargetMissing

NO_ROOM = ("out of memory", "OUT_OF_MEMORY", "allocate memory", "not enough memory")
"""What PyTorch and CUDA say if there is no memory left; not all of them raise a `MemoryError`."""


def torch() -> Any:
    """PyTorch, which only training needs."""
    try:
        import torch
    except ImportError:
        raise TargetMissing("training needs PyTorch; install it with: pip install 'ruse[learn]'") from None
    return torch


def device_of(target: str) -> Any:
    """Return the device of a target."""
    if target not in ("cpu", "cuda"):
        raise BadOption(f"there is no target {target!r:.40} for training; choose cpu or cuda")
    if target == "cuda" and not torch().cuda.is_available():
        raise TargetMissing("the target cuda needs an NVIDIA GPU with its driver; this machine shows none")
    return torch().device(target)


@contextmanager
def within_memory() -> Iterator[None]:
    """Say in one line what to do if a run needs more memory than there is."""
    try:
        yield
    except Exception as error:
        if not isinstance(error, MemoryError) and not any(told in str(error) for told in NO_ROOM):
            raise
        raise BadOption(
            "there is not enough memory for this run; play fewer matches at once with --size", "error-memory"
        ) from error
