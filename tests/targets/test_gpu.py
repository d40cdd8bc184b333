"""A batch on a real GPU: what it refuses, and how it shares. Skipped where there is no GPU.

`test_cuda.py` runs this file in Numba's simulator as well; what the simulator does not have is skipped there.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
import pytest

import ruse
from ruse.core.targets.cuda import device, simulated
from ruse.study.batch import LARGEST, LONGEST, Batch

SIZE = 5


@cache
def without_gpu() -> str:
    """Return why there is no GPU, or nothing if there is one."""
    try:
        device()
    except ruse.TargetMissing as error:
        return str(error)
    return ""


pytestmark = pytest.mark.cuda


@pytest.fixture(autouse=True)
def gpu() -> None:
    """Ask for a GPU only when a test needs one: asking imports Numba's part for GPUs, a second of it."""
    if why := without_gpu():
        pytest.skip(why)


@pytest.fixture
def not_simulated() -> None:
    if simulated():
        pytest.skip("the simulator does not have this")


@cache
def batch() -> Batch:
    """Return one batch for all tests: its kernels take minutes to compile."""
    return ruse.batch("coup", SIZE, players=3, target="cuda", check=True)


def legal_actions() -> Any:
    return batch().legal.copy_to_host().argmax(1)


def kept() -> dict[str, bytes]:
    saved = batch().save()
    return {name: saved[name].tobytes() for name in batch()._arrays.KEPT}


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (lambda legal: legal[:3], r"actions have the shape \(5,\), not \(3,\)"),
        (lambda legal: legal[None], r"actions have the shape \(5,\), not \(1, 5\)"),
        (lambda legal: legal.astype(np.float32), "actions are whole numbers, not float32"),
        (lambda legal: [[1], [1, 2], 3, 4, 5], "lists of different lengths"),
        (lambda legal: "tax", "this batch is on the GPU and the actions are not"),
        (lambda legal: None, "this batch is on the GPU and the actions are not"),
    ],
    ids=["few", "a row", "float", "ragged", "text", "none"],
)
def test_actions_of_the_wrong_kind_are_refused(change: Any, told: str) -> None:
    before = kept()
    with pytest.raises(ruse.BadOption, match=told):
        batch().step(change(legal_actions()))
    assert kept() == before


@pytest.mark.parametrize("wrong", [-1, 999, 10**12, None], ids=["negative", "none such", "huge", "not open"])
def test_an_illegal_action_is_refused_if_asked(wrong: int | None) -> None:
    before, actions = kept(), legal_actions()
    actions[2] = batch().legal.copy_to_host()[2].argmin() if wrong is None else wrong
    with pytest.raises(
        ruse.IllegalAction, match=rf"match 2: action {actions[2]} is not legal for seat \d; look at"
    ):
        batch().step(actions)
    assert kept() == before


def test_a_refused_action_leaves_the_batch_playing() -> None:
    before = kept()
    batch().step(legal_actions())
    assert kept() != before


def test_a_saved_batch_of_another_kind_is_refused() -> None:
    before = kept()
    for changes in ({"size": SIZE + 1}, {"players": 2}, {"history": 7}):
        other = ruse.batch("coup", **{"size": SIZE, "players": 3, **changes}).save()  # type: ignore[arg-type]
        with pytest.raises(ruse.BadOption, match="the saved batch has"):
            batch().restore(other)
    assert kept() == before


def test_a_saved_batch_goes_on_on_the_other_target() -> None:
    ours = ruse.batch("coup", SIZE, players=3)
    ours.restore(batch().save())
    assert np.array_equal(ours.legal, batch().legal.copy_to_host())
    ours.step(ours.legal.argmax(1))
    batch().step(legal_actions())
    assert np.array_equal(ours.observation, batch().observation.copy_to_host())
    batch().restore(ours.save())
    assert kept() == {name: ours.save()[name].tobytes() for name in ours._arrays.KEPT}


@pytest.mark.usefixtures("not_simulated")
def test_what_does_not_fit_into_the_gpu_is_refused() -> None:
    free = device().current_context().get_memory_info()[0]
    with pytest.raises(ruse.BadOption, match=rf"{LARGEST} matches of coup need \d+ MB; the GPU has \d+ MB free"):
        ruse.batch("coup", LARGEST, players=3, target="cuda", history=LONGEST)
    assert device().current_context().get_memory_info()[0] >= free - (64 << 20)


# --- PyTorch, CuPy and JAX ----------------------------------------------------------------------------------------


def torch_on_gpu() -> Any:
    torch = pytest.importorskip("torch")
    if not torch.cuda.is_available():
        pytest.skip("PyTorch sees no GPU here")
    return torch


@pytest.mark.usefixtures("not_simulated")
def test_pytorch_actions_of_the_wrong_kind_are_refused() -> None:
    torch = torch_on_gpu()
    before = kept()
    legal = torch.from_numpy(legal_actions())
    there = legal.to("cuda")
    for actions, told in (
        (legal, "this batch is on the GPU and the actions are not; move them there"),
        (there[:4], r"shape \(5,\), not \(4,\)"),
        (there.float(), "int64 or int32, not float32"),
        (there.bool(), "int64 or int32, not bool"),
        (there.float().requires_grad_(), "cannot be read"),
    ):
        with pytest.raises(ruse.BadOption, match=told):
            batch().step(actions)
    assert kept() == before


@pytest.mark.usefixtures("not_simulated")
@pytest.mark.parametrize("kind", ["int64", "int32", "every other"])
def test_every_array_of_whole_numbers_is_played(kind: str) -> None:
    torch = torch_on_gpu()
    ours = ruse.batch("coup", SIZE, players=3)
    ours.restore(batch().save())
    legal = torch.from_numpy(legal_actions()).to("cuda")
    batch().step(
        torch.stack([legal, legal * 0], 1)[:, 0] if kind == "every other" else legal.to(getattr(torch, kind))
    )
    ours.step(ours.legal.argmax(1))
    assert kept() == {name: ours.save()[name].tobytes() for name in ours._arrays.KEPT}


@pytest.mark.usefixtures("not_simulated")
def test_pytorch_shares_every_array_on_its_own_stream() -> None:
    torch = torch_on_gpu()
    names = ("seats", "legal", "observation", "done", "rewards", "scores")
    taken = {name: torch.from_dlpack(getattr(batch(), name)) for name in names}
    side = torch.cuda.Stream()
    with torch.cuda.stream(side):
        for _ in range(40):
            actions = taken["legal"].argmax(1)
            torch.cuda._sleep(1_000_000)  # the step waits behind this, and so must everything that reads it
            batch().step(actions)
    early = {name: torch.from_dlpack(getattr(batch(), name)).cpu() for name in names}
    copied = {name: getattr(batch(), name).copy_to_host() for name in names}
    torch.cuda.synchronize()
    for name, tensor in taken.items():
        assert tensor.data_ptr() == getattr(batch(), name).__cuda_array_interface__["data"][0]
        assert np.array_equal(tensor.cpu().numpy(), early[name].numpy())
        assert np.array_equal(tensor.cpu().numpy(), copied[name])


@pytest.mark.usefixtures("not_simulated")
def test_a_batch_on_the_cpu_refuses_actions_from_the_gpu() -> None:
    torch = torch_on_gpu()
    ours = ruse.batch("coup", SIZE, players=3)
    with pytest.raises(ruse.BadOption, match="this batch is on the CPU and the actions are not; move them there"):
        ours.step(torch.zeros(SIZE, dtype=torch.int64, device="cuda"))
