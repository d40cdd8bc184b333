"""An array of a batch on the GPU that PyTorch, JAX and CuPy take without a copy.

It speaks DLPack and the CUDA array interface (version 3). Whoever takes it says on which stream it works; that
stream then waits for the step that filled the array.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from typing import Any

CUDA = 2
"""The number of a GPU in DLPack, which also numbers the kinds of cells."""
KINDS = {"i": 0, "u": 1, "f": 2}
LEGACY, PER_THREAD, UNSYNCHRONISED = 1, 2, -1
"""What a stream can be instead of an address."""


class Device(ctypes.Structure):
    """DLDevice."""

    _fields_ = (("kind", ctypes.c_int32), ("number", ctypes.c_int32))


class CellType(ctypes.Structure):
    """DLDataType."""

    _fields_ = (("kind", ctypes.c_uint8), ("bits", ctypes.c_uint8), ("lanes", ctypes.c_uint16))


class Tensor(ctypes.Structure):
    """DLTensor."""

    _fields_ = (
        ("data", ctypes.c_void_p),
        ("device", Device),
        ("dimensions", ctypes.c_int32),
        ("cell", CellType),
        ("shape", ctypes.POINTER(ctypes.c_int64)),
        ("strides", ctypes.POINTER(ctypes.c_int64)),
        ("offset", ctypes.c_uint64),
    )


class ManagedTensor(ctypes.Structure):
    """DLManagedTensor."""


Deleter = ctypes.CFUNCTYPE(None, ctypes.POINTER(ManagedTensor))
ManagedTensor._fields_ = [("tensor", Tensor), ("context", ctypes.c_void_p), ("deleter", Deleter)]

_lent: dict[int, Any] = {}
"""What consumers still hold, by the address of its description: it lives until they call the deleter."""


def _given_back(managed: Any) -> None:
    _lent.pop(ctypes.addressof(managed.contents), None)


_deleter = Deleter(_given_back)

# A capsule that nobody took is given back by Python itself. Its destructor runs while Python frees the object, so
# it gets an address and not the object.
_CapsuleDestructor = ctypes.PYFUNCTYPE(None, ctypes.c_void_p)
_capsule_is = ctypes.PYFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_char_p)(
    ("PyCapsule_IsValid", ctypes.pythonapi)
)
_capsule_holds = ctypes.PYFUNCTYPE(ctypes.c_void_p, ctypes.c_void_p, ctypes.c_char_p)(
    ("PyCapsule_GetPointer", ctypes.pythonapi)
)
_new_capsule = ctypes.PYFUNCTYPE(ctypes.py_object, ctypes.c_void_p, ctypes.c_char_p, _CapsuleDestructor)(
    ("PyCapsule_New", ctypes.pythonapi)
)


def _dropped(capsule: int) -> None:
    if _capsule_is(capsule, b"dltensor"):
        _lent.pop(_capsule_holds(capsule, b"dltensor"), None)


_destructor = _CapsuleDestructor(_dropped)


class GpuArray:
    """One array of a batch. It is overwritten by the next step, wherever it was taken to."""

    def __init__(
        self, array: Any, device: int, ready_for: Callable[[int], None], stream: Callable[[], int]
    ) -> None:
        self.array = array
        """The array as Numba has it."""
        self.shape: tuple[int, ...] = tuple(array.shape)
        self.dtype = array.dtype
        self._device = device
        self._ready_for = ready_for
        self._stream = stream

    def copy_to_host(self) -> Any:
        """Return a copy as a NumPy array, as the last step left it."""
        self._ready_for(LEGACY)
        return self.array.copy_to_host()

    def __len__(self) -> int:
        return self.shape[0]

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        """Describe the array for PyTorch, CuPy and Numba, with the stream that fills it."""
        return {
            "shape": self.shape,
            "typestr": self.dtype.str,
            "data": (self._pointer(), False),
            "strides": None,
            "stream": self._stream() or LEGACY,
            "version": 3,
        }

    def __dlpack_device__(self) -> tuple[int, int]:
        """Return where the array lives."""
        return CUDA, self._device

    def __dlpack__(
        self,
        *,
        stream: int | None = None,
        max_version: tuple[int, int] | None = None,
        dl_device: tuple[int, int] | None = None,
        copy: bool | None = None,
    ) -> Any:
        """Lend the array; `stream` waits for the step that filled it."""
        if dl_device is not None and tuple(dl_device) != self.__dlpack_device__():
            raise BufferError("an array of a batch stays on its GPU; copy it with copy_to_host()")
        if copy:
            raise BufferError("an array of a batch is shared, not copied; clone it where you take it")
        if stream != UNSYNCHRONISED:
            self._ready_for(LEGACY if stream is None else stream)
        shape = (ctypes.c_int64 * len(self.shape))(*self.shape)
        cell = CellType(KINDS[self.dtype.kind], 8 * self.dtype.itemsize, 1)
        tensor = Tensor(self._pointer(), Device(CUDA, self._device), len(self.shape), cell, shape, None, 0)
        managed = ManagedTensor(tensor, None, _deleter)
        address = ctypes.addressof(managed)
        _lent[address] = (managed, shape, self)
        return _new_capsule(address, b"dltensor", _destructor)

    def _pointer(self) -> int:
        return int(self.array.__cuda_array_interface__["data"][0])
