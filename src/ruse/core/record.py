"""The record: one fixed-size state, declared once, for the interpreter, for NumPy and for bytes.

A game declares its fields as annotations::

    class State(Record):
        turns: u16
        coins: Annotated[Row, u8, 10]
        hand: Annotated[Grid, u8, 10, 5]

An instance is a plain object with ints, lists and grids (what the `python` target runs on). The same
declaration gives the layout of the compiled targets: fields from wide to narrow, padded with zeros to a
multiple of eight bytes, so `pack()` equals the bytes of the NumPy record.
"""

from __future__ import annotations

import struct
from typing import TYPE_CHECKING, Annotated, Any, NamedTuple, Self, get_type_hints

if TYPE_CHECKING:
    import numpy as np

u8 = Annotated[int, "B", 1]
u16 = Annotated[int, "H", 2]
u32 = Annotated[int, "I", 4]
u64 = Annotated[int, "Q", 8]


class Row(list[int]):
    """A fixed number of small integers."""

    __slots__ = ()


class Grid(dict[tuple[int, int], int]):
    """Rows of small integers under `grid[row, column]`; a dictionary, for a tuple index at full speed."""

    __slots__ = ()


class Field(NamedTuple):
    """One field of a record: its letter in the `struct` module, its width and its shape."""

    name: str
    letter: str
    width: int
    shape: tuple[int, ...]

    @property
    def cells(self) -> int:
        """How many numbers it holds."""
        cells = 1
        for size in self.shape:
            cells *= size
        return cells


def _fields(cls: type[Record]) -> tuple[Field, ...]:
    fields = []
    for name, hint in get_type_hints(cls, include_extras=True).items():
        if not hasattr(hint, "__metadata__"):
            continue
        if hint.__origin__ is int:
            letter, width = hint.__metadata__
            fields.append(Field(name, letter, width, ()))
        else:
            cell, *shape = hint.__metadata__
            letter, width = cell.__metadata__
            fields.append(Field(name, letter, width, tuple(shape)))
    return tuple(fields)


class Record:
    """What every game's state has, and what a state can do."""

    random: u64
    """State of the generator (see `chance`)."""
    waiting: u16
    """Bit mask of the seats that owe an answer now; none when the match is over."""
    players: u8

    FIELDS: tuple[Field, ...]
    SIZE: int
    trace: list[tuple[int, ...]] | None = None
    """Where `emit` writes. It is not part of the layout, and only the `python` target has one."""

    def __init_subclass__(cls) -> None:
        cls.FIELDS = _fields(cls)
        cls._packed = tuple(sorted(cls.FIELDS, key=lambda field: -field.width))
        cls._dimensions = tuple((field.name, len(field.shape)) for field in cls._packed)
        cls._shaped = tuple(field.name for field in cls.FIELDS if field.shape)
        letters = "<" + "".join(f"{field.cells}{field.letter}" for field in cls._packed)
        cls.SIZE = -(-struct.calcsize(letters) // 8) * 8
        cls._struct = struct.Struct(f"{letters}{cls.SIZE - struct.calcsize(letters)}x")

    _packed: tuple[Field, ...]
    _dimensions: tuple[tuple[str, int], ...]
    _shaped: tuple[str, ...]
    _struct: struct.Struct

    def __init__(self) -> None:
        for field in self.FIELDS:
            setattr(self, field.name, _blank(field))

    def pack(self) -> bytes:
        """Return the bytes of the record, the same on every target; a value out of range raises `OverflowError`."""
        cells: list[int] = []
        held = self.__dict__
        for name, dimensions in self._dimensions:
            value = held[name]
            if not dimensions:
                cells.append(value)
            else:
                cells.extend(value.values() if dimensions == 2 else value)
        try:
            return self._struct.pack(*cells)
        except struct.error as error:
            raise OverflowError(f"a field of {type(self).__name__} is out of range: {error}: {self!r}") from None

    @classmethod
    def unpack(cls, data: bytes) -> Self:
        """Return the record with these bytes."""
        if len(data) != cls.SIZE:
            raise ValueError(f"{cls.__name__} has {cls.SIZE} bytes, not {len(data)}")
        record = cls()
        cells = iter(cls._struct.unpack(data))
        for field in cls._packed:
            if not field.shape:
                setattr(record, field.name, next(cells))
            elif len(field.shape) == 1:
                setattr(record, field.name, Row(next(cells) for _ in range(field.cells)))
            else:
                setattr(record, field.name, Grid((place, next(cells)) for place in _places(field)))
        return record

    def copy(self) -> Self:
        """Return an independent record with the same values (and no trace)."""
        twin = type(self).__new__(type(self))
        held = twin.__dict__
        held.update(self.__dict__)
        for name in self._shaped:
            value = held[name]
            held[name] = value.__class__(value)
        twin.trace = None
        return twin

    @classmethod
    def dtype(cls) -> np.dtype[Any]:
        """Return the same layout as a NumPy type."""
        import numpy as np

        fields: list[Any] = [(field.name, f"<u{field.width}", field.shape) for field in cls._packed]
        used = sum(field.width * field.cells for field in cls._packed)
        if used < cls.SIZE:
            fields.append(("padding", "<u1", (cls.SIZE - used,)))
        return np.dtype(fields, align=True)

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and self.pack() == other.pack()

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        parts = []
        for field in self.FIELDS:
            value = getattr(self, field.name)
            if len(field.shape) == 2:
                rows, columns = field.shape
                value = [[value[row, column] for column in range(columns)] for row in range(rows)]
            parts.append(f"{field.name}={value}")
        return f"{type(self).__name__}({', '.join(parts)})"


def _places(field: Field) -> list[tuple[int, int]]:
    rows, columns = field.shape
    return [(row, column) for row in range(rows) for column in range(columns)]


def _blank(field: Field) -> int | Row | Grid:
    if not field.shape:
        return 0
    if len(field.shape) == 1:
        return Row([0] * field.cells)
    return Grid(dict.fromkeys(_places(field), 0))
