"""The record: one declaration, the same bytes for the interpreter and for NumPy."""

from __future__ import annotations

from typing import Annotated

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import ruse
from ruse.core.record import Grid, Record, Row, u8, u16, u32, u64

COMMON = {"random", "waiting", "players"}


class Small(Record):
    """Every width, rows and a grid, declared in no special order."""

    flag: u8
    row: Annotated[Row, u16, 3]
    long: u64
    grid: Annotated[Grid, u8, 2, 3]
    word: u32


@st.composite
def records(draw: st.DrawFn) -> Small:
    record = Small()
    for field in Small.FIELDS:
        values = st.integers(0, 256**field.width - 1)
        if not field.shape:
            setattr(record, field.name, draw(values))
        elif len(field.shape) == 1:
            setattr(record, field.name, Row(draw(values) for _ in range(field.cells)))
        else:
            for place in record.grid:
                record.grid[place] = draw(values)
    return record


def test_a_blank_record_is_zero():
    record = Small()
    assert {field.name for field in Small.FIELDS} == COMMON | {"flag", "row", "long", "grid", "word"}
    assert record.pack() == bytes(Small.SIZE)
    assert (record.flag, record.row, record.grid[1, 2]) == (0, [0, 0, 0], 0)


def test_wide_fields_come_first_and_the_end_is_padded():
    record = Small()
    record.long = 0x0102030405060708
    record.grid[1, 2] = 9
    data = record.pack()
    assert Small.SIZE % 8 == 0
    assert data[8:16] == bytes(range(8, 0, -1))
    assert len([byte for byte in data if byte]) == 9


@settings(max_examples=60, derandomize=True, deadline=None)
@given(records())
def test_bytes_and_back(record):
    data = record.pack()
    again = Small.unpack(data)
    assert again == record
    assert again.pack() == data
    assert repr(again) == repr(record)


@settings(max_examples=60, derandomize=True, deadline=None)
@given(records())
def test_numpy_reads_the_same_bytes(record):
    layout = Small.dtype()
    assert layout.itemsize == Small.SIZE
    array = np.frombuffer(record.pack(), layout)[0]
    for field in Small.FIELDS:
        value = getattr(record, field.name)
        if len(field.shape) == 2:
            assert [array[field.name][place] for place in value] == list(value.values())
        else:
            assert np.array_equal(array[field.name], value)
    assert array.tobytes() == record.pack()


@pytest.mark.parametrize("slug", list(ruse.all_games()))
def test_every_games_layout_is_aligned_and_has_no_holes(slug: str):
    state = ruse.all_games()[slug].rules.state
    layout = state.dtype()
    assert layout.itemsize == state.SIZE
    assert layout.names is not None
    covered = 0
    for name in layout.names:
        assert layout.fields is not None
        part, offset = layout.fields[name][:2]
        assert offset == covered
        assert offset % part.base.itemsize == 0
        covered += part.itemsize
    assert covered == state.SIZE


def test_a_record_of_coup_is_small():
    assert ruse.all_games()["coup"].rules.state.SIZE <= 384


@pytest.mark.parametrize(("name", "value"), [("flag", 256), ("flag", -1), ("word", 1 << 32), ("long", 1 << 64)])
def test_a_value_out_of_range_does_not_pack(name: str, value: int):
    record = Small()
    setattr(record, name, value)
    with pytest.raises(OverflowError, match="Small"):
        record.pack()


def test_a_cell_out_of_range_does_not_pack():
    record = Small()
    record.row[1] = 1 << 16
    with pytest.raises(OverflowError):
        record.pack()
    record.row[1] = 0
    record.grid[0, 0] = -1
    with pytest.raises(OverflowError):
        record.pack()


@pytest.mark.parametrize("length", [0, 1, Small.SIZE - 1, Small.SIZE + 1])
def test_other_lengths_do_not_unpack(length: int):
    with pytest.raises(ValueError, match=f"{Small.SIZE} bytes, not {length}"):
        Small.unpack(bytes(length))


def test_a_copy_shares_nothing():
    record = Small()
    record.trace = []
    twin = record.copy()
    twin.row[0] = 1
    twin.grid[0, 0] = 1
    twin.flag = 1
    assert record == Small()
    assert twin != record
    assert twin.trace is None


def test_repr_shows_every_field():
    record = Small()
    record.row[2] = 7
    record.grid[1, 0] = 5
    text = repr(record)
    assert text.startswith("Small(")
    assert "row=[0, 0, 7]" in text
    assert "grid=[[0, 0, 0], [5, 0, 0]]" in text


def test_a_grid_has_no_cells_outside():
    record = Small()
    for place in ((2, 0), (0, 3), (-1, 0)):
        with pytest.raises(KeyError):
            record.grid[place]


def test_records_are_not_equal_to_other_things():
    assert Small() != 0
    assert Small() == Small()
    with pytest.raises(TypeError):
        hash(Small())
