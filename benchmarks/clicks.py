"""Measure the time from a click to the new frame in a real browser, over loopback, for every game.

    python benchmarks/clicks.py                   50 answers in each game
    python benchmarks/clicks.py coup --answers 200

It starts a server of its own, plays against quick bots with the show switched off, and prints the median and the
slowest answers in milliseconds, and the slowest that ended a match. Run it on a quiet machine: browser
and server share its cores.
"""

from __future__ import annotations

import argparse
import shutil
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from ruse.core.registry import all_games

TARGET = 100
"""Milliseconds that an answer may take."""
SETTINGS = "localStorage['ruse.tempo'] = 'off'; localStorage['ruse.guard'] = '0';"

ANSWER = """() => new Promise((done) => {
    const frame = () => document.querySelector("#frame");
    const answers = [...document.querySelectorAll("#play [name=action], [name=action][form=play]")];
    const answer = answers[Math.floor(Math.random() * answers.length)];
    const fields = answer.value.match(/\\{\\w+\\}/g) ?? [];
    for (const [nth, field] of fields.entries()) {  // a plan is put together from marks
        const marks = document.querySelectorAll(`[name="${field.slice(1, -1)}"]`);
        const wanted = marks[0].type === "checkbox" ? 2 : 1;
        for (let at = 0; at < wanted; at += 1) marks[2 * nth + at].checked = true;
    }
    const before = frame().dataset.sequence, start = performance.now();
    const watch = new MutationObserver(() => {
        if (frame().dataset.sequence === before) return;
        watch.disconnect();
        requestAnimationFrame(() => done(performance.now() - start));
    });
    watch.observe(document.querySelector("#stream"), { subtree: true, childList: true, attributes: true });
    answer.form.requestSubmit(answer);
})"""


@contextmanager
def serving() -> Iterator[str]:
    """A server on a store of its own; its address."""
    with tempfile.TemporaryDirectory() as folder:
        script = "from ruse.cli import main; main()"
        store = str(Path(folder) / "tables.db")
        command = [
            sys.executable,
            "-c",
            script,
            "serve",
            "--port",
            "0",
            "--pace",
            "0",
            "--limits",
            "0",
            "--store",
            store,
        ]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert server.stdout is not None
        try:
            line = next(line for line in server.stdout if "http://" in line)
            yield line[line.index("http://") :].split()[0].rstrip("./")
        finally:
            server.terminate()
            server.wait()


def measure(page: Page, address: str, slug: str, answers: int) -> tuple[list[float], list[float]]:
    """Return how long each answer took, over as many matches as it takes, and those that ended a match."""
    taken: list[float] = []
    last: list[float] = []
    while len(taken) < answers:
        page.goto(address)
        page.locator(f"form[action='/play/{slug}'] button").click()
        while len(taken) < answers:
            page.wait_for_selector("#frame[data-mine=true], #frame[data-status=over]", state="attached")
            if page.locator("#frame[data-status=over]").count():
                break
            taken.append(page.evaluate(ANSWER))
            if page.locator("#frame[data-status=over]").count():
                last.append(taken[-1])
    return taken, last


def main() -> None:
    """Measure the games that were named, or all."""
    games = [slug for slug, game in all_games().items() if game.presentation.table]
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", metavar="game", help="all of them by default")
    parser.add_argument("--answers", type=int, default=50)
    wished = parser.parse_args()
    browser_path = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    with serving() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=browser_path, args=["--no-sandbox"])
        print("game      median  95 %  slowest  last   (milliseconds; the target is 100)")
        for slug in wished.games or games:
            page = browser.new_page(reduced_motion="reduce")
            page.add_init_script(SETTINGS)
            taken, last = map(sorted, measure(page, address, slug, wished.answers))
            late = taken[int(len(taken) * 0.95)]
            verdict = "" if late <= TARGET else f"   over {TARGET}"
            slowest = f"{last[-1]:5.0f}" if last else "    -"
            row = f"{slug:9} {statistics.median(taken):6.0f} {late:5.0f} {taken[-1]:8.0f} {slowest}{verdict}"
            print(row, flush=True)
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
