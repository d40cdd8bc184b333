"""The GPU's target on a machine without one: every kernel as PTX, and a small batch in Numba's simulator."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from types import FunctionType

import pytest
from tests.depths import deep_after, deep_but

import ruse
from ruse.core.game import Game
from ruse.core.targets.cuda import KERNELS, ptx
from ruse.study.simulate import simulate

GAMES = list(ruse.all_games().values())
COUP = ruse.all_games()["coup"]

CONSTANT_MEMORY = 64 * 1024
"""What a GPU has for the tables of a kernel; PTX that needs more compiles here and fails there."""
IN_SIMULATOR = """
import json, sys, warnings
warnings.simplefilter("ignore")  # NumPy tells of every wrap of the simulator's 64-bit words
import ruse
from ruse.core.targets import cuda
from ruse.study.simulate import simulate
cuda.THREADS = 8
for line in sys.stdin:
    game, players = json.loads(line)
    done = simulate(ruse.all_games()[game], players, 12, seed=3, target="cuda")
    print(json.dumps(done.describe()), flush=True)
"""

STEPS_IN_SIMULATOR = """
import sys, warnings
warnings.simplefilter("ignore")
import numpy as np
import ruse
from ruse.core.targets import cuda
from ruse.study import cuda_arrays
cuda.STEPPERS = cuda_arrays.STEPPERS = 8
game, players, steps = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
batches = [ruse.batch(game, 11, players=players, seed=7, target=target) for target in ("cpu", "cuda")]
random = np.random.default_rng(0)
ended = 0
for step in range(steps):
    ours, theirs = batches
    for name in ("seats", "legal", "observation", "done", "rewards", "scores"):
        assert np.array_equal(getattr(ours, name), getattr(theirs, name).copy_to_host()), (name, step)
    actions = (random.random(ours.legal.shape) * ours.legal).argmax(1)
    for batch in batches:
        batch.step(actions)
    ended += ours.done.sum()
saved = [batch.save() for batch in batches]
for name in ("records", "course", "streams"):
    assert saved[0][name].tobytes() == saved[1][name].tobytes(), name
print(ended)
"""


@pytest.fixture(scope="module")
def cuda_compiler() -> None:
    """What makes PTX of a kernel: NVIDIA's libraries, from a toolkit or from the group `ptx`."""
    from cuda.pathfinder import DynamicLibNotFoundError, load_nvidia_dynamic_lib

    try:
        load_nvidia_dynamic_lib("nvrtc")
    except DynamicLibNotFoundError:
        pytest.skip("there is no CUDA compiler here: `make test-deep` installs it")


@pytest.mark.deep
@pytest.mark.usefixtures("cuda_compiler")
@pytest.mark.parametrize("kernel", KERNELS)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_every_kernel_compiles_to_ptx(game: Game, kernel: str) -> None:
    """Optimised, the longest take a minute each, so only Coup's are; what cannot be compiled fails without it."""
    text = ptx(game, (9, 0), kernel, optimised=game is COUP)
    assert ".visible .entry" in text
    tables = re.findall(r"^\.const .*?\.b8 [\w$]+\[(\d+)\]", text, re.MULTILINE)
    assert sum(map(int, tables)) <= CONSTANT_MEMORY


def test_no_kernel_is_forgotten() -> None:
    """What `kernels.py` has is in the list; a step is there twice, without bots and with some."""
    from ruse.core.targets import kernels

    written = {name for name, value in vars(kernels).items() if is_own_function(value, kernels.__name__)}
    assert written == {*KERNELS} - {"show", "step", "step with bots"} | {"show_batch", "step_batch"}


def is_own_function(value: object, module: str) -> bool:
    return isinstance(value, FunctionType) and value.__module__ == module


@pytest.fixture(scope="module")
def simulator() -> Iterator[subprocess.Popen[str]]:
    """A process in which Numba simulates a GPU: it is asked for a game and its players, line by line."""
    with subprocess.Popen(
        [sys.executable, "-c", IN_SIMULATOR],
        env=os.environ | {"NUMBA_ENABLE_CUDASIM": "1"},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        yield process


@pytest.mark.parametrize("most", deep_after(1, [False, True]), ids=["few players", "many players"])
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_a_batch_in_the_simulator_ends_in_the_same_records(
    simulator: subprocess.Popen[str], game: Game, most: bool
) -> None:
    players = game.players[-1 if most else 0]
    assert simulator.stdin is not None
    assert simulator.stdout is not None
    print(json.dumps([game.slug, players]), file=simulator.stdin, flush=True)
    told = json.loads(simulator.stdout.readline())
    ours = simulate(game, players, 12, seed=3, target="python").describe()
    assert {key: told[key] for key in ("decisions", "wins", "digest")} == {
        key: ours[key] for key in ("decisions", "wins", "digest")
    }


@pytest.mark.parametrize("game", deep_but(GAMES, COUP), ids=lambda game: game.slug)
def test_a_step_in_the_simulator_shows_and_keeps_the_same_bytes(game: Game) -> None:
    """Eleven matches in blocks of eight threads: the last block is not full, and its rows are still right."""
    done = subprocess.run(
        [sys.executable, "-c", STEPS_IN_SIMULATOR, game.slug, str(min(3, game.players[-1])), "30"],
        env=os.environ | {"NUMBA_ENABLE_CUDASIM": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-2000:]
    assert int(done.stdout) > 0 or game.slug != "coup"


@pytest.mark.deep
def test_the_tests_for_a_gpu_pass_in_the_simulator() -> None:
    """The simulator adds numbers as NumPy does, which warns of every wrap."""
    done = subprocess.run(
        [
            sys.executable,
            "-m",
            "pytest",
            "-q",
            "-W",
            "default",
            "-p",
            "no:cacheprovider",
            "tests/targets/test_gpu.py",
        ],
        env=os.environ | {"NUMBA_ENABLE_CUDASIM": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-2000:]
    assert re.search(r"\b1[0-9] passed", done.stdout), done.stdout[-500:]


def test_without_a_gpu_one_line_says_so() -> None:
    with pytest.raises(ruse.TargetMissing, match="GPU"):
        simulate(ruse.all_games()["coup"], 2, 1, target="cuda")
