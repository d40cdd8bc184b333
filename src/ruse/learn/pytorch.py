"""PyTorch, or one line that says how to get it."""

from __future__ import annotations

from typing import Any

from ruse.core.errors import BadOption, TargetMissing


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
