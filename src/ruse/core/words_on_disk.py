"""Compiled words on the disk: compiling a file of messages takes half a second, reading its code no time.

A message is compiled to a Python function. The code of all functions of a file is kept under a digest of everything
that it depends on. The names that the functions share come from compiling an empty file.
"""

from __future__ import annotations

import hashlib
import marshal
import sys
import tempfile
from contextlib import suppress
from importlib.metadata import version
from pathlib import Path
from types import FunctionType
from typing import TYPE_CHECKING, Any

from ruse.core.cache_folder import lasting_folder

if TYPE_CHECKING:
    from fluent_compiler.bundle import FluentBundle

EMPTY = "nothing = { $nothing }"
"""A file of one message, which is never asked for."""


def bundle_of(file: Path, locale: str) -> FluentBundle:
    """Return the messages of a Fluent file, compiled now or earlier."""
    from fluent_compiler.bundle import FluentBundle

    folder = lasting_folder()
    if folder is None:
        return FluentBundle.from_files(locale, [str(file)], use_isolating=False)
    kept = folder / "words" / _digest(file, locale)
    if (code := _read(kept)) is not None:
        return _revived(code, locale)
    bundle = FluentBundle.from_files(locale, [str(file)], use_isolating=False)
    if not bundle.check_messages():
        _keep({name: function.__code__ for name, function in bundle._compiled_messages.items()}, kept)
    return bundle


def _digest(file: Path, locale: str) -> str:
    """Return a name for everything that the compiled words depend on."""
    own = Path(__file__).read_bytes()
    parts = (sys.version, version("fluent-compiler"), version("babel"), locale)
    return hashlib.sha256(repr(parts).encode() + own + file.read_bytes()).hexdigest()[:32]


def _read(kept: Path) -> dict[str, Any] | None:
    """Return what was kept; nothing if there is none, or if it is damaged."""
    try:
        code = marshal.loads(kept.read_bytes())
    except (OSError, EOFError, ValueError, TypeError):
        return None
    return code if isinstance(code, dict) else None


def _revived(code: dict[str, Any], locale: str) -> FluentBundle:
    """Return the messages as if they had been compiled now: functions that find each other by their names."""
    from fluent_compiler.bundle import FluentBundle

    bundle = FluentBundle.from_string(locale, EMPTY, use_isolating=False)
    names = bundle._compiled_messages.pop("nothing").__globals__
    for message, compiled in code.items():
        function = FunctionType(compiled, names)
        names[compiled.co_name] = bundle._compiled_messages[message] = function
    return bundle


def _keep(code: dict[str, Any], kept: Path) -> None:
    """Write the code in one step: another process reads all of it or none. Without room it is compiled again."""
    with suppress(OSError):
        kept.parent.mkdir(exist_ok=True)
        with tempfile.NamedTemporaryFile(dir=kept.parent, delete=False) as file:
            file.write(marshal.dumps(code))
        Path(file.name).replace(kept)
