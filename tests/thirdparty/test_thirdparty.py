"""A game of another package is found by its entry point, and every law is tried on it."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.browser.chromium import chromium
from tests.depths import deep_after, deep_but
from tests.server.running import COMMAND, serving

import ruse

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


def run(environment: dict[str, str], *arguments: str, typed: str = "") -> str:
    done = subprocess.run(
        [sys.executable, *arguments],
        cwd=REPOSITORY,
        env=environment,
        input=typed,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
    assert not done.stderr
    return done.stdout


def test_it_is_found(environment: dict[str, str]):
    script = "import ruse; print(sorted(ruse.all_games())); print(ruse.deal('fib', 2, seed=1, faces=8).actions(0))"
    assert "'fib'" in run(environment, "-c", script)


@pytest.mark.parametrize(("depth", "laws"), deep_after(1, [("not deep", 25), ("deep", 15)]))
def test_every_law_holds(environment: dict[str, str], depth: str, laws: int):
    """The conformance suite is parametrised over the installed games; only this one is new."""
    plain = ("-p", "no:cacheprovider", "-p", "no:schemathesis", "-q", "-k", "fib", "-m", depth)
    told = run(environment, "-m", "pytest", "tests/conformance", *plain)
    passed = int(told.rpartition(" passed")[0].split()[-1])
    assert passed >= laws


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


def test_its_bots_meet_in_the_arena(environment: dict[str, str]):
    """Fib brings no bot, so the random player meets itself."""
    told = run(environment, "-m", "ruse", *["arena", "fib", "--games", "400", "--json"])
    assert 0.4 < json.loads(told)["rate"] < 0.6


# --- In the terminal ---------------------------------------------------------------------------------------

MARK = {"en": "bluff", "de": "Bluff", "it": "bluff"}


@pytest.fixture(scope="module", params=deep_but(MARK, "en"))
def match_file(environment: dict[str, str], tmp_path_factory: pytest.TempPathFactory, request) -> tuple[Path, str]:
    """A match of Fib that somebody has played to its end in the terminal, and all that they saw."""
    path = tmp_path_factory.mktemp("fib") / "match.ruse"
    arguments = f"--language {request.param} play fib --seed 3 --seat 1 --save {path}"
    return path, run(environment, "-m", "ruse", *arguments.split(), typed="?\nnonsense\n" + "2\n1\n" * 60)


def test_a_match_is_played_to_its_end_in_the_terminal(match_file, request):
    path, told = match_file
    assert "Fib" in told
    assert re.search(r"1  (You|Du|Tu) ◂ +\d+ +[1-6]$", told, re.MULTILINE), "the reader's die and points"
    assert re.search(r"0  Carla +\d+ *$", told, re.MULTILINE), "no die of another seat before the end"
    assert f"ruse replay {path} --all" in told.replace("python -m ruse", "ruse")
    assert any(mark in told for mark in MARK.values())
    text = path.read_text()
    assert text.startswith("ruse match 1\ngame: fib, rules 1, 2 players")
    assert "end: " in text


@pytest.mark.parametrize("reader", deep_but([[], ["--seat", "0"], ["--all"]], ["--seat", "0"]), ids=str)
def test_a_match_is_told_again_in_the_terminal(environment: dict[str, str], match_file, reader):
    told = run(environment, "-m", "ruse", "replay", str(match_file[0]), *reader)
    assert "The match is over." in told
    assert bool(re.search(r"You roll \d", told)) == ("--seat" in reader), "only a seat is told its own roll"
    assert bool(re.search(r"dice: \d, \d", told)) == ("--all" in reader), "only here both dice are visible"


# --- In the browser ----------------------------------------------------------------------------------------


@pytest.mark.deep
def test_a_match_is_played_to_its_end_in_the_browser(environment: dict[str, str], tmp_path: Path):
    """A newcomer's way: the poster, a match against a bot, the page after the game."""
    command = ("env", f"PYTHONPATH={environment['PYTHONPATH']}", *COMMAND)
    with serving(tmp_path / "tables.db", "--pace", "0.01", command=command) as server, chromium() as browser:
        page = browser.new_page(locale="en")
        complaints: list[str] = []
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("console", lambda said: complaints.append(said.text) if said.type == "error" else None)
        page.goto(server.address)
        page.locator(".poster[data-game=fib] form button").first.click()
        frame = page.locator("#frame")
        expect(page.locator(".mine .goods.plain", has_text="die")).to_be_visible()
        expect(page.locator(".seats .goods.plain", has_text="die")).to_have_count(0)
        while True:
            expect(page.locator("#frame[data-mine=true], #frame[data-status=over]")).to_be_visible()
            if frame.get_attribute("data-status") == "over":
                break
            window = frame.get_attribute("data-window") or ""
            page.locator("#play button").first.click()
            expect(page.locator(f"#frame[data-window='{window}']")).to_have_count(0)
        page.get_by_role("link", name=re.compile("replay", re.IGNORECASE)).click()
        expect(page.get_by_role("heading", level=1)).to_contain_text("win")
        expect(page.locator("#frame")).to_be_visible()
        assert complaints == []
        assert page.request.get(f"{server.address}/art/fib.css").status == 404, "it has no styles of its own"


def test_nothing_of_ours_knows_it():
    """Fib is found by its entry point alone."""
    ours = Path(ruse.__file__).parent
    assert not [path for path in ours.rglob("*.py") if re.search(r"\bfib\b", path.read_text(encoding="utf-8"))]
