"""A game of another package is found by its entry point, and every law is tried on it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest

HERE = Path(__file__).parent
REPOSITORY = HERE.parents[1]


@pytest.fixture(scope="module")
def environment(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """An environment in which the package is installed: what an installer writes, without an installer."""
    site = tmp_path_factory.mktemp("site")
    project = tomllib.loads((HERE / "pyproject.toml").read_text())["project"]
    info = site / f"ruse_fib-{project['version']}.dist-info"
    info.mkdir()
    info.joinpath("METADATA").write_text(f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: 1.0\n")
    points = project["entry-points"]["ruse.games"]
    lines = [f"{name} = {where}" for name, where in points.items()]
    info.joinpath("entry_points.txt").write_text("\n".join(["[ruse.games]", *lines, ""]))
    paths = [str(site), str(HERE), os.environ.get("PYTHONPATH", "")]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, paths))}


def run(environment: dict[str, str], *arguments: str) -> str:
    done = subprocess.run(
        [sys.executable, *arguments], cwd=REPOSITORY, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
    return done.stdout


def test_it_is_found(environment: dict[str, str]):
    script = "import ruse; print(sorted(ruse.games())); print(ruse.deal('fib', 2, seed=1, faces=8).actions(0))"
    assert "'fib'" in run(environment, "-c", script)


def test_every_law_holds(environment: dict[str, str]):
    """The conformance suite is parametrised over the installed games; only this one is new."""
    plain = ("-p", "no:cacheprovider", "-q", "-k", "fib")
    told = run(environment, "-m", "pytest", "tests/conformance", *plain)
    passed = int(told.rpartition(" passed")[0].split()[-1])
    assert passed >= 25


def test_its_rules_compile(environment: dict[str, str]):
    """One rule text: the interpreter and the compiled target play the same matches."""
    python, cpu = (simulated(environment, target) for target in ("python", "cpu"))
    assert python["digest"] == cpu["digest"]
    assert python["decisions"] == cpu["decisions"] > 300


def simulated(environment: dict[str, str], target: str) -> dict[str, Any]:
    arguments = f"simulate fib --players 2 --games 300 --seed 5 --target {target} --json"
    told: dict[str, Any] = json.loads(
        run(environment, "-c", "from ruse.cli import main; main()", *arguments.split())
    )
    return told
