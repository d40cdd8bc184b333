"""No English text reads like a translation: docs, messages, docstrings and comments keep clear of a few turns."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.depths import deep_but

ROOT = Path(__file__).parents[2]
BANNED = {
    r"\b[Tt]he own\b": "your own, their own, its own",
    r"\b[Aa]n own\b": "its own, their own",
    r"\b[Pp]ossible is\b(?! (?:not|a)\b)": "you can",
    r"\bon turn\b": "it is X's turn",
    r"\b[Mm]ended\b": "fixed",
    r"\bunless said\b": "by default",
    r"\b[Ww]here to read on\b": "further reading",
    r"\b[Oo]nly one is heard\b": "only one counts",
    r"\bin vain\b": "without success",
    r"\bcounts its part\b": "counts as a fraction",
    r"\bis in the way\b": "went wrong",
    r"\bas it fares\b": "how it is doing",
    r"\bhow it fares\b": "how it is doing",
    r"\bthumb rules\b": "rules of thumb",
    r"\bwith measure\b": "in moderation",
    r"\bWho (?:loses|begins|refuses|knocks|challenges|has|wins)\b[^.;?\n]*"
    r" (?:is|gets|pays|must|may|loses|wins)\b[^?\n]*\.": "anyone who",
    r"\bis here, whole\b": "is complete",
    r"\b[Aa]new\b": "again",
    r"\bso many\b(?! (?:that|as)\b)": "this many",
    r"\b(?:is|be|was|are|were) heard\b": "counts",
    r"\bone's own\b": "your own, the seat's own",
    r"\bfor good\b": "forever, permanently",
    r"\bshines? through\b": "leaves no trace",
    r"\bl(?:ies|ie|ay) open\b": "is public, is face up",
    r"\bin the place of\b": "in place of, instead of",
    r"\bof late\b": "recently",
    r"\b[Ff]oils?\b": "baselines",
    r"\bknock(?:s|ed)?\b": "request",
    r"\bgo(?:es)? short of\b": "is short of",
    r"\b[Tt]he \d+ coins of [A-Z]": "X's coins",
    r"\bby way of\b": "through",
    r"\b(?:as|unless) told\b": "as given, by default",
    r"\b[Ss]eldom\b": "rarely",
    r"\bmishaps?\b": "errors",
    r"\bposition cannot be\b": "is impossible",
    r"\bwhat would be right\b": "how to fix it",
    r"\bEnter goes on\b|\bCtrl-C leaves\b": "continues, quits",
    r"\blines? of talk\b": "chat",
    r"\bfor want of\b": "for lack of",
    r"\bgames? of bluff\b": "bluffing game",
    r"\blapses?\b": "expires, is lost",
    r"\bwhere there (?:are|is) (?:any|none)\b": "if there are any",
    r"\bwhich duties\b": "the work it includes",
}
"""Turns that jar, and what to say instead."""


def docs() -> Iterator[tuple[str, str]]:
    for path in [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]:
        yield str(path.relative_to(ROOT)), path.read_text(encoding="utf-8")


def messages() -> Iterator[tuple[str, str]]:
    for path in (ROOT / "src").rglob("en.ftl"):
        yield str(path.relative_to(ROOT)), path.read_text(encoding="utf-8")


def code() -> Iterator[tuple[str, str]]:
    """Yield what the code says in words: its docstrings, its comments, and the texts it gives to people."""
    return said_in("src")


def workshop() -> Iterator[tuple[str, str]]:
    """The same of the tests and tools."""
    return said_in("tests", "tools", "benchmarks")


def said_in(*folders: str) -> Iterator[tuple[str, str]]:
    for folder in folders:
        for path in (ROOT / folder).rglob("*.py"):
            if path.name != Path(__file__).name:
                yield str(path.relative_to(ROOT)), "\n".join(words_of(path.read_text(encoding="utf-8")))


def scripts() -> Iterator[tuple[str, str]]:
    """The comments of everything that is not Python: scripts of the pages, styles, templates, the Makefile."""
    static = [path for kind in ("js", "css", "html") for path in (ROOT / "src").rglob(f"*.{kind}")]
    for path in [*static, ROOT / "Makefile", ROOT / "pyproject.toml", *(ROOT / "tools").glob("*.sh")]:
        if "vendor" not in path.parts:
            comments = re.findall(r"(?://|#|/\*).*", path.read_text(encoding="utf-8"))
            yield str(path.relative_to(ROOT)), "\n".join(comments)


def words_of(text: str) -> Iterator[str]:
    yield from re.findall("#.*", text)  # comments, and parts of strings that are looked at anyway
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


@pytest.mark.parametrize(
    "texts",
    deep_but([docs, messages, code, scripts, workshop], docs, messages, code, scripts),
    ids=lambda texts: texts.__name__,
)
def test_no_text_has_a_banned_turn(texts):
    found = [
        f"{name}: {match[0]!r} (say: {instead})"
        for name, text in texts()
        for turn, instead in BANNED.items()
        for match in re.finditer(turn, text, re.MULTILINE)
    ]
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    "text",
    [
        "Show the own cards.",
        "Possible is: pass.",
        "Bruno is on turn.",
        "A fault was mended.",
        "4 unless said.",
        "Who loses both is out.",
        "The cards are dealt anew.",
        "Only one of them is heard.",
        "What lies open is public.",
        "A burn without a target lapses.",
        "The 8 coins of Bruno are gone.",
    ],
)
def test_a_banned_turn_is_found(text):
    assert any(re.search(turn, text, re.MULTILINE) for turn in BANNED)


@pytest.mark.parametrize(
    "text", ["Show your own cards.", "Who has won?", "Who wins if all pass?", "So many cards that nobody counts."]
)
def test_plain_english_is_let_through(text):
    assert not any(re.search(turn, text, re.MULTILINE) for turn in BANNED)
