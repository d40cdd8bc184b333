"""SA-04 as docs/rules/minister.md words it: each sentence of the ruling, and what the game does about it."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.games.minister.script import play, table

import ruse
from ruse.core.match import Match

PAGE = Path(__file__).parents[4] / "docs" / "rules" / "minister.md"
MINISTER = ruse.all_games()["minister"]


def challenged(*seats: int, **options: Any) -> Match:
    """Seat 0 of four has claimed the king; these seats challenge, the others pass, in any order."""
    match = play(table(4, **options), "0: claim king")
    for seat in (1, 2, 3):
        match.play(seat, "challenge" if seat in seats else "pass")
    return match


def known_to(match: Match, seat: int | None) -> list[Any]:
    """Return all that a seat, or a spectator, can see."""
    seen: list[Any] = [match.view(seat), match.events(seat)]
    return seen if seat is None else [*seen, match.observe(seat)]


def challengers(match: Match) -> list[int]:
    return [event["seat"] for event in match.revealed() if event["event"] == "challenged"]


def everyone_answers_at_once_and_sealed() -> None:
    match = play(table(4), "0: claim king")
    assert list(match.waiting) == [1, 2, 3]
    match.play(2, "challenge")
    assert list(match.waiting) == [1, 3]
    other = play(table(4), "0: claim king / 2: pass")
    for seat in (0, 1, 3, None):
        assert known_to(match, seat) == known_to(other, seat)
    reply = play(table(4), "0: claim king / 1,2,3: pass")
    assert reply.waiting == (1, 2, 3)
    reply.play(2, "reply")
    passed = play(table(4), "0: claim king / 1,2,3: pass / 2: pass")
    for seat in (0, 1, 3, None):
        assert known_to(reply, seat) == known_to(passed, seat)


def the_nearest_counter_clockwise_counts() -> None:
    assert [challengers(challenged(*seats)) for seats in ((1, 2, 3), (1, 2), (1,))] == [[3], [2], [1]]


def only_the_one_that_counts_is_public() -> None:
    for seat in (0, 2, 3, None):
        assert known_to(challenged(1, 3), seat) == known_to(challenged(3), seat)
    for seat in (0, 3, None):
        assert known_to(challenged(1, 2, 3), seat) == known_to(challenged(3), seat)


def one_after_another_until_somebody_challenges() -> None:
    match = play(table(4, response_mode="sequential"), "0: claim king")
    assert list(match.waiting) == [3]
    play(match, "3: pass")
    assert list(match.waiting) == [2]
    play(match, "2: challenge")
    assert challengers(match) == [2]
    assert 1 not in [seat for seat, _ in match.journal]


PROMISES: dict[str, Callable[[], None]] = {
    "Everyone challenges or answers at the same time, in sealed form.": everyone_answers_at_once_and_sealed,
    "Then KTM-24 picks one challenger.": the_nearest_counter_clockwise_counts,
    "Only that one becomes public. Nobody learns who else would have challenged, so a challenge that does not"
    " count tells nobody what you have seen.": only_the_one_that_counts_is_public,
    "`sequential` asks one player after another in that order and stops at the first challenge.": (
        one_after_another_until_somebody_challenges
    ),
}


def ruling() -> list[str]:
    """Return the cells of the ruling in the docs: its text and its option."""
    (row,) = re.findall(r"^\| SA-04 \| (.*) \|$", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    return str(row).split(" | ")


def test_sa_04_says_nothing_that_is_not_tested_here() -> None:
    text, _ = ruling()
    assert text == " ".join(PROMISES)


@pytest.mark.parametrize("sentence", PROMISES)
def test_sa_04_is_what_happens(sentence: str) -> None:
    PROMISES[sentence]()


def test_sa_04_names_its_option_with_all_values_and_the_default() -> None:
    option = next(option for option in MINISTER.interface.options if option.rule == "SA-04")
    values = [f"**{value}**" if value == option.default else str(value) for value in option.values]
    assert ruling()[1] == f"`{option.name}` †: {', '.join(values)}"
