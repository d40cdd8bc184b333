"""Numbers in the terminal are written as people write them in the chosen language."""

from __future__ import annotations

import sys

import click
import pytest

from ruse.cli import exploit
from ruse.cli.group import META
from ruse.cli.match_options import shown_progress

POINT = {"decisions": 1_234_567, "decisions_per_s": 4_321, "won": 0.5678}


def told(language: str, tell: object, *given: object) -> None:
    with click.Context(click.Command("any")) as ctx:
        ctx.meta[META] = language
        tell(*given)  # type: ignore[operator]


@pytest.mark.parametrize(
    ("language", "numbers"),
    [
        ("en", ("1,234,567", "4,321", "56.8")),
        ("de", ("1.234.567", "4.321", "56,8")),
        ("it", ("1.234.567", "4.321", "56,8")),
    ],
)
def test_the_progress_of_a_responder(capsys: pytest.CaptureFixture[str], language: str, numbers: tuple[str, ...]):
    told(language, exploit._tell_progress, POINT)
    line = capsys.readouterr().err
    assert all(number in line for number in numbers), line


@pytest.mark.parametrize(("language", "figures"), [("en", "1,000 / 20,000"), ("de", "1.000 / 20.000")])
def test_the_bar_of_a_long_run(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, language: str, figures: str
):
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    told(language, shown_progress, 1_000, 20_000)
    assert figures in capsys.readouterr().err
