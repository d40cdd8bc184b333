"""Compiled code on the disk: what it depends on, and who compiles it."""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Mapping
from contextlib import contextmanager
from pathlib import Path
from types import FunctionType
from typing import TYPE_CHECKING, Any

from ruse.core.errors import TargetMissing
from ruse.core.targets.link import names_of, reach

if TYPE_CHECKING:
    from collections.abc import Iterator


def numba() -> Any:
    """Numba, or one line that says how to get it."""
    try:
        import numba
    except ImportError:
        raise TargetMissing(
            "compiled rules need NumPy and Numba; install them with: pip install 'ruse[fast]'"
            " (ruse simulate --target python works without)"
        ) from None
    return numba


def digest_of_sources(functions: list[Any], bound: Mapping[FunctionType, Any], size: int) -> str:
    """Return a name for everything that the compiled code depends on.

    Numba's own cache notices neither a changed callee in another file nor another table of numbers.
    """
    import numpy as np

    config = numba().config
    versions = (sys.version, numba().__version__, config.BOUNDSCHECK, config.OPT, np.__version__, size)
    digest = hashlib.sha256(repr(versions).encode())
    for function in sorted(reach(functions, bound), key=lambda function: (function.__module__, function.__name__)):
        digest.update(function.__code__.co_code + repr(function.__code__.co_consts).encode())
        digest.update(Path(function.__code__.co_filename).read_bytes())
        values = {name: function.__globals__[name] for name in names_of(function)}
        digest.update(
            repr(sorted((name, value) for name, value in values.items() if type(value) in (int, tuple))).encode()
        )
    for key, value in bound.items():
        digest.update(f"{key.__module__}.{key.__name__}={value.__module__}.{value.__name__}".encode())
    return digest.hexdigest()[:20]


@contextmanager
def cached_in(folder: Path) -> Iterator[None]:
    """Let Numba keep what it compiles in this folder."""
    config = numba().config
    before = config.CACHE_DIR
    config.CACHE_DIR = str(folder)
    try:
        yield
    finally:
        config.CACHE_DIR = before


@contextmanager
def locked(folder: Path) -> Iterator[None]:
    """Let no other process work in this folder at the same time, if files can be locked here."""
    try:
        import fcntl
    except ImportError:
        yield
        return
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def one_at_a_time(dispatcher: Any, folder: Path) -> Any:
    """Let a compiled function wait while another process compiles for the same folder, and then load its code."""
    compile_now = dispatcher.compile

    def compile_in_turn(signature: Any) -> Any:
        with locked(folder):
            return compile_now(signature)

    dispatcher.compile = compile_in_turn
    return dispatcher
