"""The batch on a GPU: that it equals the CPU's byte for byte, how it shares its arrays, and how fast it is.

    python benchmarks/batch_cuda.py --out results.json
    python benchmarks/batch_cuda.py --parts compare,opponents --games royal,caper --steps 500
    python benchmarks/batch_cuda.py --parts variants
    python benchmarks/batch_cuda.py --list

Every part is a process of its own. They compile at the same time and take turns on the GPU; what is timed waits
until the others are through. Each line is printed as soon as it is known, and the file of `--out` is written again
with it, so that a part that fails, hangs or crashes takes nothing with it.
"""

from __future__ import annotations

import argparse
import fcntl
import json
import multiprocessing
import os
import subprocess
import sys
import tempfile
import time
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from multiprocessing.connection import wait
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
GAMES = ("coup", "minister", "royal", "caper")
PLAYERS = {"coup": 4, "minister": 4, "royal": 4, "caper": 2}
MIXED: dict[str, dict[str, Any]] = {
    "coup": {"players": [2, 3, 4, 10], "envoy": ["ambassador", "inquisitor"]},
    "minister": {"players": [3, 4, 6], "shuffle": ["random", "secret_choice"]},
    "royal": {"players": [2, 3, 5], "substitute": ["per_colour", "per_cube"]},
    "caper": {"players": [2], "city": ["paris", "rome", "london"]},
}
"""Player counts and options that share a batch."""
NAMES = ("seats", "legal", "observation", "done", "rewards", "scores")
VARIANTS: dict[str, tuple[int, dict[str, Any]]] = {
    "64 threads": (64, {}),
    "64 threads, 8 blocks": (64, {"launch_bounds": (64, 8)}),
    "64 threads, 12 blocks": (64, {"launch_bounds": (64, 12)}),
    "64 threads, 8 blocks, MaxShared": (64, {"launch_bounds": (64, 8), "shared_memory_carveout": "MaxShared"}),
    "32 threads, 16 blocks": (32, {"launch_bounds": (32, 16)}),
    "128 threads, 4 blocks": (128, {"launch_bounds": (128, 4)}),
}
"""Threads of a block, and what the compiler is told: this many blocks are to fit on a multiprocessor at once."""
TARGETS = {"step": 150e6, "PyTorch draws": 60e6}
"""Decisions per second that 4-player Coup is to reach with 65,536 matches on one H200."""


@dataclass(frozen=True)
class Given:
    """What a part needs to know."""

    steps: int
    matches: int
    size: int
    seconds: float
    bot: str
    turn: str
    """The file that is locked by whoever has the GPU; the lock goes with its process, however that ends."""


class Report:
    """A part's way to say what it found, as soon as it is known."""

    def __init__(self, part: str, sink: Any) -> None:
        self.part = part
        self._sink = sink

    def __call__(self, line: str, **facts: Any) -> None:
        """Print a line, and keep its facts."""
        print(f"{self.part}: {line}", flush=True)
        self._sink.send({"line": line, **facts})


Work = Callable[[Report, Given, Any], None]


def main() -> None:
    """Start every chosen part, and gather what they find."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--parts", default="compare,opponents,share,refuse,speed", help="kinds of parts, by comma")
    parser.add_argument("--games", default=",".join(GAMES), help="of the parts that compare")
    parser.add_argument("--timed", default="coup", help="games that `speed` times")
    parser.add_argument("--steps", type=int, default=2_000, help="steps in which both targets are compared")
    parser.add_argument("--matches", type=int, default=1_003, help="matches that are compared")
    parser.add_argument("--size", type=int, default=65_536, help="matches that are timed")
    parser.add_argument("--seconds", type=float, default=1.0, help="how long each figure is measured")
    parser.add_argument("--bot", default="random", help="who sits in the games of `opponents`")
    parser.add_argument("--limit", type=float, default=540, help="seconds that a part has")
    parser.add_argument("--quiet", type=float, default=330, help="seconds that timing waits for the other parts")
    parser.add_argument("--out", type=Path, help="a JSON file for the results")
    parser.add_argument("--list", action="store_true", help="print the parts and stop")
    chosen = parser.parse_args()
    names = parts_of(chosen.parts.split(","), chosen.games.split(","), chosen.timed.split(","))
    if chosen.list:
        print("\n".join(names))
        return
    with tempfile.NamedTemporaryFile() as turn:
        given = Given(chosen.steps, chosen.matches, chosen.size, chosen.seconds, chosen.bot, turn.name)
        sys.exit(Run(names, given, chosen.limit, chosen.quiet, chosen.out).watched())


def parts_of(kinds: list[str], games: list[str], timed: list[str]) -> list[str]:
    """Return the names of the parts of these kinds."""
    each: dict[str, list[str]] = {
        "compare": games,
        "opponents": games,
        "share": ["torch", "cupy", "jax"],
        "refuse": [""],
        "speed": timed,
        "variants": list(VARIANTS),
    }
    unknown = [kind for kind in kinds if kind not in each]
    if unknown:
        sys.exit(f"there is no part {', '.join(unknown)}; there are {', '.join(each)}")
    return [f"{kind} {name}".strip() for kind in kinds for name in each[kind]]


class Run:
    """The parts as processes, and what they have said so far."""

    def __init__(self, names: list[str], given: Given, limit: float, quiet: float, out: Path | None) -> None:
        self._spawn = multiprocessing.get_context("spawn")
        self._limit, self._quiet, self._out = limit, quiet, out
        self._begun = time.monotonic()
        self._calm = self._spawn.Event()
        self._jobs: dict[str, Any] = {}
        self._sources: dict[Any, str] = {}
        self.found: dict[str, Any] = {name: {"state": "running", "found": []} for name in names}
        for name in names:
            source, sink = self._spawn.Pipe(duplex=False)
            self._jobs[name] = self._spawn.Process(target=guarded, args=(name, given, sink, self._calm))
            self._jobs[name].start()
            sink.close()
            self._sources[source] = name

    def watched(self) -> int:
        """Gather until all parts are through; the result is the number of those that failed."""
        while self._sources:
            self._calm_down()
            for source in wait(list(self._sources), timeout=1):
                self._take(source)
            if time.monotonic() - self._begun > self._limit:
                self._stop_all()
        for job in self._jobs.values():
            job.join(5)
        bad = [name for name, part in self.found.items() if part["state"] != "passed"]
        print(
            f"{len(self.found) - len(bad)} of {len(self.found)} parts passed" + "".join(f"; NOT {n}" for n in bad)
        )
        return len(bad)

    def _calm_down(self) -> None:
        """Let the clocks start when only they are left, or when they have waited long enough."""
        others = [name for name in self._sources.values() if not timed(name)]
        if not others or time.monotonic() - self._begun > self._quiet:
            self._calm.set()

    def _take(self, source: Any) -> None:
        name = self._sources[source]
        part = self.found[name]
        try:
            told = source.recv()
        except (EOFError, OSError):
            told = {"state": f"died with exit code {self._jobs[name].exitcode}"}
        if "state" in told:
            part.update(told, seconds=round(time.monotonic() - self._begun, 1))
            print(f"{name}: {told['state']} after {part['seconds']:.0f} s", flush=True)
            del self._sources[source]
        else:
            part["found"].append(told)
        self._write()

    def _stop_all(self) -> None:
        for source, name in list(self._sources.items()):
            self._jobs[name].kill()
            self.found[name].update(state=f"out of time after {self._limit:.0f} s")
            del self._sources[source]
        self._write()

    def _write(self) -> None:
        if self._out:
            self._out.write_text(json.dumps({"command": sys.argv, "parts": self.found}, indent=1, default=str))


def timed(name: str) -> bool:
    """Return whether a part measures time, so that nothing else may run beside it."""
    return name.partition(" ")[0] in ("speed", "variants")


def guarded(name: str, given: Given, sink: Any, calm: Any) -> None:
    """Do a part's work; if it fails, say how."""
    kind, _, what = name.partition(" ")
    works: dict[str, Any] = {
        "compare": compare,
        "opponents": opponents,
        "share": share,
        "refuse": refuse,
        "speed": speed,
        "variants": variant,
    }
    os.environ.setdefault("XLA_PYTHON_CLIENT_PREALLOCATE", "false")  # JAX would take most of the GPU's memory
    try:
        if timed(name):
            works[kind](Report(name, sink), given, what, calm)
        else:
            works[kind](Report(name, sink), given, what)
    except BaseException as error:  # a part that exits is a part that failed
        traceback.print_exc()
        sink.send(
            {"state": f"failed: {type(error).__name__}: {error}"[:600], "trace": traceback.format_exc()[-3000:]}
        )
    else:
        sink.send({"state": "passed"})


@contextmanager
def turn(given: Given) -> Iterator[None]:
    """Have the GPU alone among the parts."""
    with open(given.turn) as file:  # noqa: PTH123 - the descriptor is what is locked
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


# --- The same bytes -----------------------------------------------------------------------------------------------


def compare(report: Report, given: Given, game: str) -> None:
    """Both targets, step after step: one setting, many settings, and from one target to the other in the middle."""
    plain = pair(game, given, players=PLAYERS[game])
    report("compiled")
    with turn(given):
        steps, ended = alike(plain, given.steps)
        report(f"cuda equals cpu over {steps:,} steps of {given.matches:,} matches", steps=steps, ended=ended)
        steps, ended = crossed(plain, given.steps // 4)
        report(f"saved and restored across targets, then {steps:,} steps the same", steps=steps, ended=ended)
        mixed = pair(game, given, **MIXED[game], history=64)
        steps, ended = alike(mixed, given.steps // 2)
        report(f"mixed {MIXED[game]}: the same over {steps:,} steps", steps=steps, ended=ended)


def opponents(report: Report, given: Given, game: str) -> None:
    """Both targets with bots that answer inside the step, in changing seats."""
    counts = MIXED[game]["players"]
    seated = {0: given.bot} if game == "caper" else {1: given.bot, 2: given.bot}
    counts = [count for count in counts if count > 2] or counts
    both = pair(game, given, players=counts, opponents=seated, rotate=True)
    report("compiled")
    with turn(given):
        steps, ended = alike(both, given.steps // 2)
        report(f"{seated} rotating, {counts} players: the same over {steps:,} steps", steps=steps, ended=ended)
        steps, ended = crossed(both, given.steps // 8)
        report(f"saved and restored across targets, then {steps:,} steps the same", steps=steps, ended=ended)


def pair(game: str, given: Given, **settings: Any) -> tuple[Any, Any]:
    """Return the same batch on both targets."""
    import ruse

    players = settings.pop("players")
    theirs = ruse.batch(game, given.matches, players=players, target="cuda", seed=7, **settings)
    return ruse.batch(game, given.matches, players=players, target="cpu", seed=7, workers=1, **settings), theirs


def alike(both: tuple[Any, Any], steps: int) -> tuple[int, int]:
    """Step both with the same random actions and compare what they show, and now and then what they keep."""
    import numpy as np

    random = np.random.default_rng(5)
    ours, theirs = both
    ended = 0
    for step in range(steps):
        for name in NAMES:
            if not np.array_equal(getattr(ours, name), getattr(theirs, name).copy_to_host()):
                raise AssertionError(f"{name} differs after {step} steps")
        if step % 50 == 0 or step == steps - 1:
            same(ours, theirs, step)
        actions = (random.random(ours.legal.shape, np.float32) * ours.legal).argmax(1)
        ours.step(actions)
        theirs.step(actions)
        ended += int(ours.done.sum())
    return steps, ended


def same(ours: Any, theirs: Any, step: int) -> None:
    """Compare what two batches keep."""
    first, second = ours.save(), theirs.save()
    for name in ours._arrays.KEPT:
        if first[name].tobytes() != second[name].tobytes():
            raise AssertionError(f"{name} differ after {step} steps")


def crossed(both: tuple[Any, Any], steps: int) -> tuple[int, int]:
    """Let each target resume from what the other saved, from different points, and compare."""
    ours, theirs = both
    earlier = theirs.save()
    ours.step(ours.legal.argmax(1))
    later = ours.save()
    theirs.restore(later)
    same(ours, theirs, 0)
    alike(both, steps)
    ours.restore(earlier)
    theirs.restore(earlier)
    return alike(both, steps)


# --- Sharing, and refusing ----------------------------------------------------------------------------------------


def share(report: Report, given: Given, library: str) -> None:
    """The arrays of a batch in PyTorch, CuPy or JAX: the same memory, filled on the stream of the caller."""
    import ruse

    lent = LIBRARIES[library]()
    ours = ruse.batch("coup", given.matches, players=4, seed=3)
    theirs = ruse.batch("coup", given.matches, players=4, seed=3, target="cuda")
    report("compiled", version=lent.version)
    with turn(given):
        for name in NAMES:
            array = getattr(theirs, name)
            taken = lent.taken(array)
            if lent.address(taken) != array.__cuda_array_interface__["data"][0]:
                raise AssertionError(f"{name} was copied")
        report(f"{len(NAMES)} arrays are taken without a copy")
        steps = lent.played(ours, theirs)
        same(ours, theirs, steps)
        report(f"{steps} steps with actions of {library}, on its own stream, equal the CPU's", steps=steps)


class Torch:
    """PyTorch, with a stream of its own."""

    def __init__(self) -> None:
        import torch

        self.torch = torch
        self.version = torch.__version__

    def taken(self, array: Any) -> Any:
        """Take an array by DLPack."""
        return self.torch.from_dlpack(array)

    def address(self, taken: Any) -> int:
        """Return where a tensor lies."""
        return int(taken.data_ptr())

    def played(self, ours: Any, theirs: Any) -> int:
        """Draw actions on a side stream that is kept busy: whoever does not wait for it reads the step before."""
        import numpy as np

        torch = self.torch
        legal = torch.from_dlpack(theirs.legal)
        other = torch.as_tensor(theirs.legal, device="cuda")
        assert legal.data_ptr() == other.data_ptr()
        side = torch.cuda.Stream()
        for _ in range(200):
            with torch.cuda.stream(side):
                actions = (torch.rand(legal.shape, device="cuda") * legal).argmax(1)
                chosen = actions.cpu()
                torch.cuda._sleep(1_000_000)
                theirs.step(actions)
            ours.step(chosen)
            assert np.array_equal(theirs.legal.copy_to_host(), ours.legal)
            assert np.array_equal(torch.from_dlpack(theirs.observation).cpu().numpy(), ours.observation)
        return 200


class Cupy:
    """CuPy, with a stream of its own."""

    def __init__(self) -> None:
        import cupy

        self.cupy = cupy
        self.version = cupy.__version__

    def taken(self, array: Any) -> Any:
        """Take an array by DLPack."""
        return self.cupy.from_dlpack(array)

    def address(self, taken: Any) -> int:
        """Return where an array lies."""
        return int(taken.data.ptr)

    def played(self, ours: Any, theirs: Any) -> int:
        """Draw actions on a side stream, and take the mask by either protocol."""
        import numpy as np

        cupy, random = self.cupy, np.random.default_rng(1)
        legal = cupy.from_dlpack(theirs.legal)
        assert cupy.asarray(theirs.legal).data.ptr == legal.data.ptr
        side = cupy.cuda.Stream(non_blocking=True)
        for _ in range(200):
            with side:
                actions = (cupy.asarray(random.random(legal.shape, np.float32)) * legal).argmax(1)
                chosen = actions.get()
                theirs.step(actions)
            ours.step(chosen)
            assert (theirs.legal.copy_to_host() == ours.legal).all()
        return 200


class Jax:
    """JAX, which has streams that it does not name."""

    def __init__(self) -> None:
        os.environ["XLA_PYTHON_CLIENT_PREALLOCATE"] = "false"
        import jax

        self.jax = jax
        self.version = jax.__version__
        assert any(device.platform == "gpu" for device in jax.devices()), "JAX sees no GPU here"

    def taken(self, array: Any) -> Any:
        """Take an array by DLPack."""
        if array.dtype.itemsize == 8:
            self.jax.config.update("jax_enable_x64", True)
        return self.jax.dlpack.from_dlpack(array)

    def address(self, taken: Any) -> int:
        """Return where an array lies."""
        return int(taken.unsafe_buffer_pointer())

    def played(self, ours: Any, theirs: Any) -> int:
        """Choose actions in JAX, 32 bits wide in half of the steps."""
        import numpy as np

        for step in range(60):
            legal = self.jax.dlpack.from_dlpack(theirs.legal)
            actions = self.jax.numpy.argmax(self.jax.numpy.roll(legal, step, axis=1), axis=1)
            actions = (actions - step) % legal.shape[1]
            actions = actions.astype("int32" if step % 2 else "int64")
            theirs.step(actions)
            ours.step(np.asarray(actions))
            assert np.array_equal(theirs.observation.copy_to_host(), ours.observation)
        return 60


LIBRARIES: dict[str, Any] = {"torch": Torch, "cupy": Cupy, "jax": Jax}


def refuse(report: Report, given: Given, _: str) -> None:
    """Run the tests of bad input on a GPU."""
    # A warning of a library is no fault of ours; the tests of every day are strict about them.
    command = ["-m", "pytest", "tests/targets/test_gpu.py", "-q", "-W", "default", "-p", "no:cacheprovider"]
    done = subprocess.run([sys.executable, *command], cwd=ROOT, capture_output=True, text=True, check=False)
    report(done.stdout.strip().rpartition("\n")[2], output=done.stdout[-6000:])
    if done.returncode or "passed" not in done.stdout:
        raise AssertionError(done.stdout[-3000:] + done.stderr[-1000:])


# --- How fast -----------------------------------------------------------------------------------------------------


def variant(report: Report, given: Given, name: str, calm: Any) -> None:
    """The figures of one variant of the kernel."""
    from ruse.core.targets import cuda as target
    from ruse.study import cuda_arrays

    threads, options = VARIANTS[name]
    target.STEPPERS = cuda_arrays.STEPPERS = threads
    target.STEP_OPTIONS.update(options)
    speed(report, given, "coup", calm)


def speed(report: Report, given: Given, name: str, calm: Any) -> None:
    """The figures of the kernel, and where its time goes."""
    from ruse.core.registry import find
    from ruse.study.bench_batch import STEPS, Rounds

    game, players, size = find(name), PLAYERS[name], given.size
    begun = time.perf_counter()
    small = Rounds(game, players, "cuda", 256)  # compiles without holding up the others
    compiled = time.perf_counter() - begun
    kernel = small.batch._arrays._step
    facts = {
        "registers": next(iter(kernel.get_regs_per_thread().values())),
        "local_bytes": next(iter(kernel.get_local_mem_per_thread().values())),
        "compile_s": round(compiled, 1),
    }
    report(f"compiled in {compiled:.0f} s", **facts)
    calm.wait()
    with turn(given):
        rounds = Rounds(game, players, "cuda", size)
        assert rounds.actions
        best = fastest(rounds, rounds.steps, given.seconds)
        figure(report, "step", size * STEPS / best, us=best / STEPS * 1e6, game=name)
        rounds.batch.restore(rounds._start)
        start = time.perf_counter()
        for actions in rounds.actions:
            rounds.batch.step(actions)
        queued = (time.perf_counter() - start) / STEPS
        rounds.finished()
        report(f"{queued * 1e6:.0f} us of a step are spent on the CPU", queued_us=queued * 1e6)
        drawn_by_torch(report, given, rounds)
        graph(report, given, rounds)


def drawn_by_torch(report: Report, given: Given, rounds: Any) -> None:
    """The step between CUDA events, and with actions that PyTorch draws from the mask."""
    import torch

    from ruse.study.bench_batch import STEPS

    torch.zeros(1, device="cuda")
    before, after = (torch.cuda.Event(enable_timing=True) for _ in range(2))
    rounds.batch.restore(rounds._start)
    before.record()
    for actions in rounds.actions:
        rounds.batch.step(actions)
    after.record()
    after.synchronize()
    alone = before.elapsed_time(after) / STEPS * 1e3
    figure(report, "step between CUDA events", rounds.batch.size / alone * 1e6, us=alone)
    drawn = fastest(rounds, rounds.steps_drawn_by_torch, given.seconds)
    figure(report, "PyTorch draws", rounds.batch.size * STEPS / drawn, us=drawn / STEPS * 1e6)


def graph(report: Report, given: Given, rounds: Any) -> None:
    """Draw and step as a CUDA graph: what is left when Python no longer launches."""
    import torch

    from ruse.study.bench_batch import STEPS

    batch = rounds.batch
    legal = torch.as_tensor(batch.legal, device="cuda")

    def both() -> None:
        batch.step((torch.rand(legal.shape, device="cuda") * legal).argmax(1))

    side = torch.cuda.Stream()
    with torch.cuda.stream(side):
        both()
    torch.cuda.synchronize()
    recorded = torch.cuda.CUDAGraph()
    with torch.cuda.graph(recorded, stream=side):
        both()

    def replay() -> None:
        for _ in range(STEPS):
            recorded.replay()

    best = fastest(rounds, replay, given.seconds)
    figure(report, "CUDA graph, PyTorch draws", batch.size * STEPS / best, us=best / STEPS * 1e6)


def figure(report: Report, what: str, speed: float, **facts: Any) -> None:
    """Report a figure, beside the one that is asked for."""
    asked = f" (asked {TARGETS[what] / 1e6:.0f})" if what in TARGETS else ""
    report(f"{what}: {speed / 1e6:.1f} M decisions/s{asked}, {facts['us']:.0f} us", speed=speed, what=what, **facts)


def fastest(rounds: Any, play: Any, seconds: float) -> float:
    """Return the best round within some seconds."""
    best: float = rounds.seconds(play)
    until = time.perf_counter() + seconds
    while time.perf_counter() < until:
        best = min(best, rounds.seconds(play))
    return best


if __name__ == "__main__":
    main()
