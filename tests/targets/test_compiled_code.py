"""What is compiled, how often, and who waits for whom."""

from __future__ import annotations

import sys
from contextlib import ExitStack
from pathlib import Path
from subprocess import PIPE, Popen
from typing import Any

import numpy as np

from ruse.core.targets.cpu import compiling


def doubled(number: int) -> int:
    return number * 2


def sum_of_doubles(small: Any, large: Any) -> int:
    return doubled(small[0]) + doubled(large[0])


def test_a_function_is_compiled_once_for_all_widths_of_numbers(tmp_path: Path) -> None:
    """The fields of a record have many widths; a version for each mixture of them would take twice the time."""
    span = compiling({}, "_widths", tmp_path).link(sum_of_doubles)
    assert span(np.array([200], np.uint8), np.array([-300], np.int64)) == -200
    (signature,) = span.py_func.__globals__["doubled"].overloads
    assert [str(kind) for kind in signature] == ["int64"]


def tripled(number: int) -> int:
    return number * 3


def halved(number: int) -> int:
    return number // 2


def sum_of_both(number: int) -> int:
    return doubled(number) + halved(number)


def sum_of_all(number: int) -> int:
    return doubled(number) + halved(number) + tripled(number)


def test_a_variant_of_a_link_shares_what_it_does_not_replace(tmp_path: Path) -> None:
    """Else every set of bots in a batch would have all the rules compiled again."""
    linker = compiling({}, "_plain", tmp_path)
    plain, other = (some.link(sum_of_both) for some in (linker, linker.variant({doubled: tripled}, "_other")))
    assert (plain(4), other(4)) == (10, 14)
    assert plain.py_func.__globals__["halved"] is other.py_func.__globals__["halved"]


def test_what_only_others_call_is_not_made_into_machine_code(tmp_path: Path) -> None:
    """Numba would optimise it again in each function above it: twice the time for a game."""
    from numba.core.registry import cpu_target

    span = compiling({}, "_kept", tmp_path).link(sum_of_both)
    assert span(5) == 12
    (inner,) = span.py_func.__globals__["doubled"].overloads.values()
    assert inner.library.get_pointer_to_function(inner.fndesc.llvm_func_name) == 0
    assert "define" in str(inner.library._get_module_for_linking())  # the span has it from there
    (outer,) = span.overloads.values()
    assert outer.library.get_pointer_to_function(outer.fndesc.llvm_cpython_wrapper_name) != 0
    assert cpu_target.target_context.codegen().create_library("of others").__class__.__name__ == "JITCodeLibrary"


PROCESS = """
import sys
from pathlib import Path
from ruse.core.targets.cpu import compiling
from tests.targets.test_compiled_code import sum_of_both
span = compiling({}, "_shared", Path(sys.argv[1])).link(sum_of_both)
print(span(6), sum(span.stats.cache_misses.values()))
"""


def test_two_processes_never_compile_the_same_code(tmp_path: Path) -> None:
    """The second waits for the first, and then has the code from the disk: also what only others call."""
    with ExitStack() as stack:
        command = [sys.executable, "-c", PROCESS, str(tmp_path)]
        running = [stack.enter_context(Popen(command, stdout=PIPE, text=True)) for _ in range(2)]
        said = sorted(process.communicate(timeout=300)[0].split() for process in running)
    assert said == [["15", "0"], ["15", "1"]]
    linked = compiling({}, "_shared", tmp_path).link(sum_of_all)  # another span takes the inner code from there
    assert linked(6) == 33
    assert not linked.py_func.__globals__["doubled"].stats.cache_misses
