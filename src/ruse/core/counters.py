"""`counters`: room to count in, for rules that need more of it than a record has.

The compiled form stands here too: the name of compiled code on the disk depends on this file.
"""

from __future__ import annotations

from typing import Any

from ruse.core.record import Row


def counters(count: int) -> Row:
    """Return a row of zeros that is gone when the function that asked for it returns.

    `count` is a constant of the module. Compiled, the row is on the stack.
    """
    return Row([0] * count)


def stack_row(intrinsic: Any) -> Any:
    """Return `counters` for a compiled target, written with its `intrinsic`: a row on the caller's stack.

    Nothing that is compiled allocates memory, and a field for it would make every record larger.
    """
    from llvmlite import ir
    from numba.core import cgutils, types

    code: Any = cgutils

    def counters(context: Any, count: Any) -> Any:
        if not isinstance(count, types.IntegerLiteral):
            return None  # Numba asks again with the constant
        size = count.literal_value
        row = types.Array(types.int64, 1, "C")

        def written_out(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            word = ir.IntType(64)
            room = code.alloca_once(builder, ir.ArrayType(word, size))
            code.memset(builder, room, ir.Constant(word, 8 * size), 0)
            array = context.make_array(row)(context, builder)
            context.populate_array(
                array,
                data=builder.bitcast(room, array.data.type),
                shape=[ir.Constant(word, size)],
                strides=[ir.Constant(word, 8)],
                itemsize=ir.Constant(word, 8),
                meminfo=None,
            )
            return array._getvalue()

        return row(count), written_out

    return intrinsic(counters)
