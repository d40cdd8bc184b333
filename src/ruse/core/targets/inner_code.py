"""Code that only other code calls: it is optimised once, inside the span that calls it.

Numba optimises a function together with everything that it calls, and makes machine code of it, before it
compiles the next function that calls it. With calls twenty deep the same code would be optimised twenty times,
although only the span on top ever runs it. Here it stays unoptimised until then, which halves the time.
"""

from __future__ import annotations

from functools import cache
from typing import Any

INNER: set[str] = set()
"""The names of the functions that only other linked functions call."""


def keep_inner(function: Any) -> Any:
    """Say that nobody but other linked functions calls this one."""
    _teach_numba()
    INNER.add(function.__qualname__)
    return function


@cache
def _teach_numba() -> None:
    """Let Numba keep inner code as it is; whatever else it compiles in this process is left alone."""
    from numba.core.codegen import JITCodeLibrary
    from numba.core.registry import cpu_target

    class InnerCode(JITCodeLibrary):
        """A function on its way into a span."""

        def _optimize_final_module(self) -> None:
            """The span does that."""

        def _finalize_final_module(self) -> None:
            """Be ready to be linked, not to be run."""
            self._finalize_dynamic_globals()
            self._finalized = True

        def get_pointer_to_function(self, name: str) -> int:
            """There is no machine code."""
            return 0

        def serialize_using_object_code(self) -> Any:
            """What goes to the disk."""
            return self.serialize_using_bitcode()

    codegen = cpu_target.target_context.codegen()
    create, set_env = codegen.create_library, codegen.set_env

    def create_library(name: str, **options: Any) -> Any:
        return InnerCode(codegen, name, **options) if name in INNER else create(name, **options)

    def set_env_of_running(name: str, env: Any) -> None:
        """Inner code has no globals of its own in memory; the spans have copies."""
        if codegen._engine.is_symbol_defined(name):
            set_env(name, env)

    codegen.create_library, codegen.set_env = create_library, set_env_of_running
