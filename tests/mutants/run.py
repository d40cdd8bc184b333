"""Break the rules one line at a time and name the test that catches each break (`make mutants`).

Every mutation (see mutations.py) is made on a copy of the package, never on the working tree, and the rule
tests run against that copy until one of them fails. The exit status is 0 only if every mutation still fits
the source and is caught by a test, not by an import error.

    python tests/mutants/run.py                  all of them
    python tests/mutants/run.py AMB-05 legal     those of a rule, of a file or of a game
    python tests/mutants/run.py --jobs 4
"""

from __future__ import annotations

import argparse
import compileall
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
sys.path.insert(0, str(ROOT))

from tests.mutants.mutations import MUTATIONS, Mutation  # noqa: E402

LONGEST = 600  # seconds; a mutation that hangs is a bad one


def source_of(mutation: Mutation, package: Path) -> Path:
    """Return the file that a mutation breaks: the game's own, or one that all games share (`core/windows`)."""
    folder = Path("ruse") if mutation.file.startswith("core/") else Path("ruse", "games", mutation.game)
    return package / folder / f"{mutation.file}.py"


def apply(mutation: Mutation, package: Path) -> str:
    """Make the mutation in a copy; returns what is wrong with it, if anything."""
    file = source_of(mutation, package)
    text = file.read_text(encoding="utf-8")
    if text.count(mutation.old) != 1:
        return f"{mutation.old!r} stands {text.count(mutation.old)} times in {file.name}, not once"
    file.write_text(text.replace(mutation.old, mutation.new), encoding="utf-8")
    for stale in (file.parent / "__pycache__").glob(f"{file.stem}.*.pyc"):
        stale.unlink()
    return ""


def attempt(mutation: Mutation, base: Path, copy: Path) -> tuple[bool, str]:
    """Return whether a mutation was caught (or, if it changes nothing, the tests pass), and a line about it."""
    shutil.copytree(base, copy)
    wrong = apply(mutation, copy) if mutation.file else ""
    if wrong:
        return False, f"no longer fits: {wrong}"
    environment = os.environ | {"PYTHONPATH": str(copy)}
    command = [sys.executable, str(HERE / "trial.py"), mutation.game, mutation.rule, str(copy)]
    try:
        trial = subprocess.run(
            command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=LONGEST, check=False
        )
    except subprocess.TimeoutExpired:
        return False, f"HANGS for more than {LONGEST} s"
    if trial.returncode:
        return False, f"the trial itself failed: {trial.stderr.strip()[-500:]}"
    result = json.loads(trial.stdout.splitlines()[-1])
    shutil.rmtree(copy)
    return judge(mutation, result)


def judge(mutation: Mutation, failed: dict[str, str] | None) -> tuple[bool, str]:
    """Return what the first failure of a trial means."""
    if not mutation.file:
        return failed is None, "" if failed is None else f"fails unbroken: {failed['test']}\n{failed['text']}"
    if failed is None:
        return False, "SURVIVES"
    if failed["when"] != "call" or "ImportError" in failed["text"] or "SyntaxError" in failed["text"]:
        return False, f"is caught only by an import error: {failed['text'][-300:]}"
    return True, failed["test"]


def chosen(names: list[str]) -> list[Mutation]:
    """Return the mutations of these rules, files or games; all without a name."""
    return [mutation for mutation in MUTATIONS if not names or {*mutation[:3]} & set(names)]


def main() -> int:
    parser = argparse.ArgumentParser(description="Break the rules one line at a time.")
    parser.add_argument("names", nargs="*", help="rule ids, files or games; all mutations without one")
    parser.add_argument("--jobs", type=int, default=2, help="how many trials at once")
    arguments = parser.parse_args()
    mutations = chosen(arguments.names)
    if not mutations:
        parser.error(f"no mutation has one of these names: {', '.join(arguments.names)}")
    began = time.monotonic()
    bad = 0
    with tempfile.TemporaryDirectory() as scratch, ThreadPoolExecutor(arguments.jobs) as workers:
        base = Path(scratch, "base")
        shutil.copytree(ROOT / "src", base, ignore=shutil.ignore_patterns("__pycache__"))
        compileall.compile_dir(base, quiet=1)
        unbroken = [Mutation(game, "", "", "", "") for game in sorted({mutation.game for mutation in mutations})]
        trials = [*unbroken, *mutations]
        futures = {
            workers.submit(attempt, mutation, base, Path(scratch, str(at))): mutation
            for at, mutation in enumerate(trials)
        }
        for done, future in enumerate(as_completed(futures), start=1):
            mutation = futures[future]
            well, line = future.result()
            bad += not well
            name = f"{mutation.rule:8} {mutation.file:12}" if mutation.file else f"{mutation.game}, unbroken"
            print(f"{done:3}/{len(trials)}  {'ok ' if well else 'BAD'} {name}  {line or 'pass'}", flush=True)
            if mutation.file and not well:
                print(f"             - {mutation.old.strip()}\n             + {mutation.new.strip()}", flush=True)
    print(f"{len(mutations)} mutations, {bad} bad, {time.monotonic() - began:.0f} s")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
