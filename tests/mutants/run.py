"""Break the rules one line at a time and name the test that catches each break (`make mutants`).

Every mutation (see mutations.py) is made as its module is imported, never in the working tree, and the rule tests
run against it until one of them fails. The tests of each game run unbroken first: that shows how long each takes,
and the quickest are tried first. The exit status is 0 only if every mutation still fits the source and is
caught by a test, not by an import error and not by running forever.

    python tests/mutants/run.py                  all of them
    python tests/mutants/run.py AMB-05 legal     those of a rule, of a file or of a game
    python tests/mutants/run.py --jobs 4
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import signal
import sys
import time
from collections.abc import Iterator
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from pathlib import Path

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))

from tests.mutants.mutations import MUTATIONS, Mutation  # noqa: E402
from tests.mutants.trial import LONGEST, Failure, Seconds, source_of, take, warm_up  # noqa: E402

FORK = multiprocessing.get_context("fork")


def misfit(mutation: Mutation) -> str:
    """Return what is wrong with a mutation itself, if anything."""
    file = source_of(mutation)
    times = file.read_text(encoding="utf-8").count(mutation.old) if file.exists() else 0
    return "" if times == 1 else f"no longer fits: {mutation.old!r} stands {times} times in {file.name}, not once"


def judge(mutation: Mutation, failed: Failure | None) -> tuple[bool, str]:
    """Return whether a mutation was caught (or, if it changes nothing, the tests pass), and a line about it."""
    if not mutation.file:
        return failed is None, "pass" if failed is None else f"fails unbroken: {failed['test']}\n{failed['text']}"
    if failed is None:
        return False, "SURVIVES"
    if failed["when"] != "call" or "ImportError" in failed["text"] or "SyntaxError" in failed["text"]:
        return False, f"is caught only by an import error: {failed['text'][-300:]}"
    return True, failed["test"]


def verdict(mutation: Mutation, process: BaseProcess, answer: Connection) -> tuple[bool, str, Seconds]:
    """Return what a trial has found, and its tests' times; without output the exit status describes it."""
    try:
        failed, took = answer.recv()
    except EOFError:
        process.join()
        if process.exitcode == -signal.SIGXCPU or process.exitcode == -signal.SIGKILL:
            return False, f"HANGS: computes for more than {LONGEST} s", {}
        return False, f"the trial itself failed with {process.exitcode}", {}
    process.join()
    return *judge(mutation, failed), took


def trials(mutations: list[Mutation], jobs: int, seconds: Seconds) -> Iterator[tuple[Mutation, bool, str, Seconds]]:
    """Try the mutations, some at a time, each in a process of its own; yields what came of each."""
    waiting = mutations[::-1]
    running: dict[Connection, tuple[Mutation, BaseProcess]] = {}
    while waiting or running:
        while waiting and len(running) < jobs:
            mutation = waiting.pop()
            wrong = misfit(mutation) if mutation.file else ""
            if wrong:
                yield mutation, False, wrong, {}
                continue
            mine, theirs = FORK.Pipe(duplex=False)
            process: BaseProcess = FORK.Process(target=take, args=(mutation, seconds, theirs))
            process.start()
            theirs.close()
            running[mine] = mutation, process
        for ready in wait(list(running)):
            assert isinstance(ready, Connection)
            mutation, trial = running.pop(ready)
            yield mutation, *verdict(mutation, trial, ready)


def chosen(names: list[str]) -> list[Mutation]:
    """Return the mutations of these rules, files or games; all without a name."""
    return [mutation for mutation in MUTATIONS if not names or {*mutation[:3]} & set(names)]


def main() -> int:
    parser = argparse.ArgumentParser(description="Break the rules one line at a time.")
    parser.add_argument("names", nargs="*", help="rule ids, files or games; all mutations without one")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="how many trials at once")
    arguments = parser.parse_args()
    mutations = chosen(arguments.names)
    if not mutations:
        parser.error(f"no mutation has one of these names: {', '.join(arguments.names)}")
    os.chdir(ROOT)
    warm_up()
    began = time.monotonic()
    bad = 0
    unbroken = [Mutation(game, "", "", "", "") for game in sorted({mutation.game for mutation in mutations})]
    count = len(unbroken) + len(mutations)
    done = 0
    seconds: Seconds = {}
    for part in (unbroken, mutations):
        for mutation, well, line, took in trials(part, arguments.jobs, seconds):
            done += 1
            bad += not well
            if not mutation.file:
                seconds |= took
            name = f"{mutation.rule:8} {mutation.file:12}" if mutation.file else f"{mutation.game}, unbroken"
            print(f"{done:3}/{count}  {'ok ' if well else 'BAD'} {name}  {line}", flush=True)
            if mutation.file and not well:
                print(f"             - {mutation.old.strip()}\n             + {mutation.new.strip()}", flush=True)
    print(f"{len(mutations)} mutations, {bad} bad, {time.monotonic() - began:.0f} s")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
