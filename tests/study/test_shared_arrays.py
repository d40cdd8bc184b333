"""Arrays of a batch are shared with other libraries, not copied."""

from __future__ import annotations

import ctypes
import gc
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

import ruse
from ruse.study.gpu_array import KINDS, GpuArray, ManagedTensor, _lent

NAMES = ("seats", "legal", "observation", "done", "rewards", "scores")


def stepped(batch: Any) -> None:
    batch.step((np.random.default_rng(1).random(batch.legal.shape) * batch.legal).argmax(1))


def test_numpy_and_whoever_speaks_dlpack_see_the_next_step() -> None:
    batch = ruse.batch("coup", 4, players=3)
    for name in NAMES:
        array = getattr(batch, name)
        assert array.ctypes.data % 64 == 0  # JAX shares no others
        taken = np.from_dlpack(array)
        assert np.shares_memory(taken, array)


@pytest.mark.deep  # only `make test-deep` installs it
def test_pytorch_shares_them() -> None:
    torch = pytest.importorskip("torch", reason="PyTorch is not installed")
    batch = ruse.batch("coup", 4, players=3)
    taken = {name: torch.from_dlpack(getattr(batch, name)) for name in NAMES}
    stepped(batch)
    for name, tensor in taken.items():
        assert tensor.data_ptr() == getattr(batch, name).ctypes.data
        assert np.array_equal(tensor.numpy(), getattr(batch, name))
    batch.step(torch.multinomial(taken["legal"].float(), 1).squeeze(1))


@pytest.mark.deep  # only `make test-deep` installs it
def test_jax_shares_them() -> None:
    jax = pytest.importorskip("jax", reason="JAX is not installed: `make test-deep` installs it")
    batch = ruse.batch("coup", 4, players=3)
    taken = {name: jax.dlpack.from_dlpack(getattr(batch, name)) for name in ("legal", "observation", "done")}
    for name, array in taken.items():
        assert array.unsafe_buffer_pointer() == getattr(batch, name).ctypes.data
    batch.step(jax.numpy.argmax(taken["legal"], axis=1))


# --- On the GPU: the description itself, over memory that is not on one -------------------------------------------


def described(cells: Any) -> tuple[GpuArray, list[int]]:
    """Return an array as a batch on the GPU gives it, and the streams that were told to wait."""
    stand_in = SimpleNamespace(
        shape=cells.shape,
        dtype=cells.dtype,
        __cuda_array_interface__={"data": (cells.ctypes.data, False)},
    )
    waited: list[int] = []
    return GpuArray(stand_in, 0, waited.append, lambda: 77), waited


@pytest.mark.parametrize("kind", [np.uint8, np.int64, np.int32, np.float32])
def test_the_capsule_describes_the_array(kind: Any) -> None:
    cells = np.arange(12, dtype=kind).reshape(3, 4)
    array, waited = described(cells)
    assert array.__dlpack_device__() == (2, 0)
    capsule = array.__dlpack__(stream=5)
    assert waited == [5]
    prototype = ctypes.PYFUNCTYPE(ctypes.c_void_p, ctypes.py_object, ctypes.c_char_p)
    pointer = prototype(("PyCapsule_GetPointer", ctypes.pythonapi))
    managed = ManagedTensor.from_address(pointer(capsule, b"dltensor"))
    tensor = managed.tensor
    assert tensor.data == cells.ctypes.data
    assert (tensor.device.kind, tensor.device.number) == (2, 0)
    assert [tensor.shape[nth] for nth in range(tensor.dimensions)] == [3, 4]
    assert (tensor.cell.kind, tensor.cell.bits, tensor.cell.lanes) == (
        KINDS[cells.dtype.kind],
        8 * cells.dtype.itemsize,
        1,
    )
    assert not tensor.strides
    del managed, tensor


def test_what_nobody_takes_is_given_back() -> None:
    array, waited = described(np.zeros((2, 2), np.uint8))
    before = len(_lent)
    capsule = array.__dlpack__(stream=-1)
    assert waited == []
    assert len(_lent) == before + 1
    del capsule
    gc.collect()
    assert len(_lent) == before


def test_the_interface_names_the_stream() -> None:
    cells = np.zeros((2, 3), np.float32)
    told = described(cells)[0].__cuda_array_interface__
    assert told == {
        "shape": (2, 3),
        "typestr": "<f4",
        "data": (cells.ctypes.data, False),
        "strides": None,
        "stream": 77,
        "version": 3,
    }


def test_a_copy_and_another_device_are_refused() -> None:
    array, _ = described(np.zeros(2, np.uint8))
    with pytest.raises(BufferError, match="copy_to_host"):
        array.__dlpack__(dl_device=(1, 0))
    with pytest.raises(BufferError, match="clone"):
        array.__dlpack__(copy=True)
