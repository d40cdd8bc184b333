"""Law (b) of secrecy: imagined worlds are those of the hidden histories, in their proportions."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from typing import Any

import pytest
from tests.depths import deep_but, deep_but_once
from tests.knowledge.compare import complaints, consult, sample
from tests.knowledge.scripts import played

from ruse.core.match import Match

WORLDS = 20_000
DUKE = 0

# What has happened, by what it is called; `0 income` lets another seat begin.
SHOWS = {
    "nothing": "",
    "a show": "0 income / 1 tax / 2 challenge / 1 show",
    "a show and the challenger's loss": "0 income / 1 tax / 2 challenge / 1 show / 2 lose *",
    "a loss": "0 income / 1 tax / 2 challenge / 1 refuse / 1 lose *",
    "own show, then another": "0 tax / 1 challenge / 0 show / 1 lose * / 1 tax / 2 challenge / 1 show",
    "two shows of a seat, the same card": """
        0 income / 1 tax / 2 challenge / 1 show / 2 lose * / 2 income / 0 income / 1 tax / 2 challenge / 1 show""",
    "two shows of a seat, different cards": """
        0 income / 1 tax / 2 challenge / 1 show / 2 lose * / 2 income / 0 income /
        1 exchange / 2 challenge / 1 show""",
    "two shows of two seats, the same card": """
        0 income / 1 tax / 2 challenge / 1 show / 2 lose * / 2 tax / 1 challenge / 2 show / 1 lose *""",
    "two shows of two seats, different cards": """
        0 income / 1 tax / 2 challenge / 1 show / 2 lose * / 2 steal 1 / 1 challenge / 2 show / 1 lose *""",
    "two shows, then the shown card is lost": """
        0 income / 1 tax / 2 challenge / 1 show / 2 lose * / 2 tax / 1 challenge / 2 show / 1 lose duke""",
}
EXCHANGES = {
    "a running exchange": "0 exchange",
    "an exchange": "0 exchange / 0 keep *",
    "an exchange with one card": """
        0 tax / 1 challenge / 0 refuse / 0 lose * / 1 income / 2 income / 0 exchange / 0 keep *""",
    "an exchange, then another's show": "0 exchange / 0 keep * / 1 tax / 2 challenge / 1 show",
    "an exchange, then a show": "0 exchange / 0 keep * / 1 income / 2 income / 0 tax / 1 challenge / 0 show",
    "an exchange, then a running one": "0 exchange / 0 keep * / 1 exchange",
    "an exchange, then another's": "0 exchange / 0 keep * / 1 exchange / 1 keep *",
    "two exchanges of a seat": "0 exchange / 0 keep * / 1 income / 2 income / 0 exchange / 0 keep *",
    "a show, then an exchange": """
        0 tax / 1 challenge / 0 show / 1 lose * / 1 income / 2 income / 0 exchange / 0 keep *""",
    "an exchange, a loss, a show": """
        0 exchange / 0 keep * / 1 tax / 0 challenge / 1 refuse / 1 lose * / 2 income / 0 income /
        1 tax / 2 challenge / 1 show / 2 lose *""",
}
EXAMINATIONS = {
    "to be offered": "0 examine 1",
    "offered": "0 examine 1 / 1 offer *",
    "left": "0 examine 1 / 1 offer * / 0 leave",
    "forced": "0 examine 1 / 1 offer * / 0 force",
    "left, then lost": """
        0 examine 1 / 1 offer duke / 0 leave / 1 tax / 2 challenge / 1 refuse / 1 lose *""",
    "left, then shown": "0 examine 1 / 1 offer duke / 0 leave / 1 tax / 2 challenge / 1 show",
    "forced, then shown": "0 examine 1 / 1 offer duke / 0 force / 1 tax / 2 challenge / 1 show",
    "forced, then another card offered": """
        0 examine 1 / 1 offer duke / 0 force / 1 income / 2 income / 0 examine 1 / 1 offer *""",
    "left, then another card offered": """
        0 examine 1 / 1 offer duke / 0 leave / 1 income / 2 income / 0 examine 1 / 1 offer *""",
    "shown, then left": "0 income / 1 tax / 2 challenge / 1 show / 2 lose * / 2 examine 1 / 1 offer * / 2 leave",
    "shown, then forced": "0 income / 1 tax / 2 challenge / 1 show / 2 lose * / 2 examine 1 / 1 offer * / 2 force",
    "forced, then an exchange": """
        0 examine 1 / 1 offer * / 0 force / 1 income / 2 income / 0 exchange / 0 keep *""",
    "a running exchange": "0 exchange",
    "an exchange, then a show": "0 exchange / 0 keep * / 1 tax / 2 challenge / 1 show",
    "an exchange, then a show of its actor": """
        0 exchange / 0 keep * / 1 income / 2 income / 0 tax / 1 challenge / 0 show""",
}
DRAFTS = {
    "picks": "",
    "a loss": "0 income / 1 tax / 0 challenge / 1 refuse / 1 lose *",
    "a loss of the same card": "0 income / 1 tax / 0 challenge / 1 refuse / 1 lose duke",
    "a show": "0 income / 1 tax / 0 challenge / 1 show / 0 lose *",
    "a show of another card": "0 income / 1 steal 0 / 0 challenge / 1 show / 0 lose *",
    "two shows": "0 income / 1 tax / 0 challenge / 1 show / 0 lose * / 0 income / 1 tax / 0 challenge / 1 show",
    "a show of each": "0 tax / 1 challenge / 0 show / 1 lose * / 1 tax / 0 challenge / 1 show / 0 lose *",
    "an exchange": "0 exchange / 0 keep *",
    "an exchange, then a show": "0 exchange / 0 keep * / 1 tax / 0 challenge / 1 show",
    "an exchange of each": "0 exchange / 0 keep * / 1 exchange / 1 keep *",
    "a loss, then a show": """
        0 income / 1 tax / 0 challenge / 1 refuse / 1 lose * / 0 income /
        1 tax / 0 challenge / 1 show / 0 lose *""",
}
ORDERS = ("draw_then_return", "return_then_draw")


@cache
def once(script: str, players: int, **options: Any) -> Match:
    """Return the same match for every seat that looks at it; nobody plays on."""
    return played(script, players, **options)


def check(script: str, players: int, seat: int, **options: Any) -> None:
    match = once(script, players, **options)
    oracle, chances = consult(match, seat)
    assert complaints(chances, sample(match, oracle, WORLDS)) == []


@pytest.mark.parametrize(("case", "seat"), deep_but_once([*SHOWS, *EXCHANGES], range(3), every=2))
def test_with_the_ambassador(case: str, seat: int):
    check((SHOWS | EXCHANGES)[case], 3, seat)


@pytest.mark.parametrize(
    ("ordered", "seat"),
    deep_but_once(
        [(case, order) for case in EXAMINATIONS for order in ORDERS if "forced" in case or order == ORDERS[0]],
        range(3),
        every=2,
    ),
    ids=str,
)
def test_with_the_inquisitor(ordered: tuple[str, str], seat: int):
    """The order of drawing and returning matters only where a swap is forced."""
    case, order = ordered
    check(EXAMINATIONS[case], 3, seat, envoy="inquisitor", examine_order=order)


@pytest.mark.parametrize(("case", "seat"), deep_but_once(DRAFTS, range(2), every=2))
def test_in_the_draft(case: str, seat: int):
    check(f"0 draft duke / 1 draft * / {DRAFTS[case]}", 2, seat, draft_2p=True)


@pytest.mark.parametrize(("order", "seat"), deep_but_once(ORDERS, range(2)))
def test_in_the_draft_with_the_inquisitor(order: str, seat: int):
    script = "0 draft duke / 1 draft * / 0 examine 1 / 1 offer * / 0 force / 1 tax / 0 challenge / 1 show"
    check(script, 2, seat, draft_2p=True, envoy="inquisitor", examine_order=order)


@pytest.mark.parametrize(("players", "seat"), deep_but_once([4, 5, 6], range(3), every=3))
def test_with_more_players(players: int, seat: int):
    check("0 exchange / 0 keep * / 1 tax / 2 challenge / 1 show / 2 lose *", players, seat)


@pytest.mark.parametrize("players", deep_but(range(7, 11), 10))
def test_at_a_large_table(players: int):
    check("0 exchange / 0 keep *", players, 0)
    check("0 tax / 1 challenge / 0 show / 1 lose * / 1 tax / 2 challenge / 1 show / 2 lose *", players, 0)
    check("0 tax / 1 challenge / 0 show / 1 lose * / 1 income", players, 2)


@pytest.mark.parametrize("players", [2, 3, 6, 10])
def test_before_the_first_action(players: int):
    check("", players, players - 1)


def test_a_shown_duke_is_still_held_by_a_third():
    """Not by 42.3 %, as a blind deal of the unseen cards would have it."""
    match = played(
        "0 income / 1 tax / 2 challenge / 1 show",
        3,
        where=lambda match: "duke" not in match.view(0)["seats"][0]["hand"],
    )
    oracle, chances = consult(match, 0)
    truth = sum(chance for world, chance in chances.items() if DUKE in world.hands[1])
    assert truth == Fraction(40, 121)
    worlds = sample(match, oracle, WORLDS)
    found = sum(times for world, times in worlds.items() if DUKE in world.hands[1]) / WORLDS
    assert found == pytest.approx(0.331, abs=0.014)
