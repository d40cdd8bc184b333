"""Where a package is missing, one clear sentence says how to get it."""

from __future__ import annotations

import importlib
import importlib.util
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

import ruse
from ruse.cli import main

Hide = Callable[..., None]
STANDARDS = "install it with: pip install 'ruse[standards]'"


@pytest.fixture
def hide(monkeypatch: pytest.MonkeyPatch) -> Hide:
    """Return what makes packages look as if they were not installed, and forgets modules that use them."""
    found = importlib.util.find_spec

    def without(*packages: str, forget: str = "") -> None:
        for name in list(sys.modules):
            if name.split(".")[0] in packages or (forget and name == forget):
                monkeypatch.delitem(sys.modules, name)
        for package in packages:
            monkeypatch.setitem(sys.modules, package, None)

        def spec_of(name: str, package: str | None = None) -> Any:
            return None if name in packages else found(name, package)

        monkeypatch.setattr(importlib.util, "find_spec", spec_of)
        if "ruse.core.targets.cuda" in sys.modules:
            monkeypatch.setattr("ruse.core.targets.cuda.find_spec", spec_of)

    return without


@pytest.mark.parametrize(
    ("package", "module", "told"),
    [
        ("pettingzoo", "pettingzoo", f"this environment needs PettingZoo; {STANDARDS}"),
        ("gymnasium", "gymnasium", f"this environment needs Gymnasium; {STANDARDS}"),
        ("PIL", "picture", f"a picture needs Pillow; {STANDARDS}"),
        ("pyspiel", "openspiel_games", "OpenSpiel is not installed; install it with: pip install open_spiel"),
    ],
)
def test_an_environment_says_what_it_needs(hide: Hide, package: str, module: str, told: str) -> None:
    hide(package, forget=f"ruse.study.{module}")
    with pytest.raises(ruse.TargetMissing) as raised:
        importlib.import_module(f"ruse.study.{module}")
    assert str(raised.value) == told


def test_a_picture_that_cannot_be_drawn_is_refused_when_an_environment_is_made(hide: Hide) -> None:
    zoo = pytest.importorskip("ruse.study.pettingzoo")
    hide("PIL", forget="ruse.study.picture")
    with pytest.raises(ruse.TargetMissing, match="a picture needs Pillow"):
        zoo.env("coup", players=3, render_mode="rgb_array")
    assert zoo.env("coup", players=3, render_mode="ansi")


def test_a_batch_on_the_gpu_says_that_it_needs_numba_cuda(hide: Hide) -> None:
    """Numba itself has an older target of that name: without numba-cuda it must not be taken for it."""
    importlib.import_module("ruse.core.targets.cuda")
    hide("numba_cuda")
    with pytest.raises(ruse.TargetMissing) as raised:
        ruse.batch("coup", 4, players=2, target="cuda")
    assert str(raised.value) == "the target cuda needs numba-cuda; install it with: pip install 'ruse[cuda]'"


@pytest.mark.parametrize("command", ["simulate", "arena"])
def test_a_cluster_says_that_it_needs_ray(hide: Hide, command: str, tmp_path: Path) -> None:
    hide("ray")
    spans = tmp_path / "spans"
    result = CliRunner().invoke(
        main, ["--language", "en", command, "coup", "--games", "3", "--ray", "--spans", str(spans)]
    )
    assert result.exit_code == 2
    assert (
        result.output.splitlines()[-1] == "ruse: a cluster needs Ray; install it with: pip install 'ruse[cluster]'"
    )
    assert not spans.exists()


@pytest.mark.parametrize("command", ["train", "exploit"])
def test_training_says_that_it_needs_pytorch(hide: Hide, command: str, tmp_path: Path) -> None:
    hide("torch")
    folder = tmp_path / "run"
    result = CliRunner().invoke(main, ["--language", "en", command, "coup", "--folder", str(folder)])
    assert result.exit_code == 2
    assert (
        result.output.splitlines()[-1] == "ruse: training needs PyTorch; install it with: pip install 'ruse[learn]'"
    )
    assert not folder.exists()


def test_the_benchmark_names_each_rival_that_is_missing(hide: Hide) -> None:
    from ruse.study import openspiel, rivals

    hide("pgx", "jax", "pyspiel", "pettingzoo")
    for ask, told in (
        (rivals.pgx_contenders, "pgx is not installed; `make bench`, or: pip install pgx"),
        (
            rivals.pettingzoo_contenders,
            "PettingZoo with its card games is not installed; `make bench`, or: pip install 'pettingzoo[classic]'",
        ),
        (openspiel.pyspiel, "OpenSpiel is not installed; `make bench`, or: pip install open_spiel"),
    ):
        with pytest.raises(ruse.TargetMissing) as raised:
            ask()
        assert str(raised.value) == told


@pytest.mark.parametrize(
    ("statement", "told"),
    [
        ("ruse.batch('coup', 4, players=2)", "compiled rules need NumPy and Numba; install them with: pip install"),
        ("import ruse.study.one_hot", "an encoding needs NumPy; install it with: pip install 'ruse[fast]'"),
    ],
)
def test_what_computes_says_that_it_needs_numpy(statement: str, told: str) -> None:
    hidden = f"import sys; sys.modules.update(numba=None, numpy=None); import ruse; {statement}"
    done = subprocess.run([sys.executable, "-c", hidden], capture_output=True, text=True, check=False)
    assert done.stderr.splitlines()[-1].startswith(f"ruse.core.errors.TargetMissing: {told}")
