"""After the end every claim is marked true or bluff, even those that did not count."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import pytest

import ruse
from ruse.core.claims import Claim, all_claims, steps
from ruse.core.match import Match

HANDS = [["duke", "captain"], ["contessa", "contessa"], ["duke", "ambassador"]]


def script(text: str, **position: Any) -> Match:
    options = position.pop("options", {})
    match = ruse.arrange("coup", {"hands": HANDS, **position}, seed=1, **options)
    for move in text.split(" / "):
        seat, _, action = move.partition(" ")
        match.play(int(seat), action)
    return match


def only(match: Match, seat: int) -> Claim:
    """Return the one claim of a seat."""
    (claim,) = (claim for claim in all_claims(match) if claim.seat == seat)
    return claim


def test_true_claims_and_bluffs():
    match = script("0 tax / 1 pass / 2 pass / 1 exchange / 0 pass / 2 pass")
    claims = [(claim.seat, claim.character, claim.bluff, claim.heard) for claim in all_claims(match)]
    assert claims == [(0, "duke", False, True), (1, "ambassador", True, True)]


def test_where_a_claim_stands_in_the_match():
    match = script("0 tax / 1 pass / 2 pass / 1 exchange / 0 pass / 2 pass")
    assert [(claim.ply, claim.turn, claim.action) for claim in all_claims(match)] == [
        (0, 1, "tax"),
        (3, 2, "exchange"),
    ]


def test_truth_is_what_the_hand_was_then():
    """Seat 0 shows the Duke and swaps it away: a second tax is another matter."""
    match = script(
        "0 tax / 1 challenge / 2 pass / 0 show / 1 lose contessa / 1 income / 2 income / 0 tax", draws=["contessa"]
    )
    assert [claim.bluff for claim in all_claims(match)] == [False, True]


def test_a_challenged_claim_that_was_shown():
    claim = only(script("0 tax / 1 challenge / 2 pass / 0 show / 1 lose contessa"), 0)
    assert (claim.challenger, claim.shown, claim.caught) == (1, True, False)


def test_a_caught_bluff():
    claim = only(script("0 income / 1 tax / 0 pass / 2 challenge / 1 refuse / 1 lose contessa"), 1)
    assert (claim.bluff, claim.challenger, claim.shown, claim.caught) == (True, 2, False, True)


def test_a_bluff_that_was_caught_by_turning_one_card():
    options = {"prove_mode": "reveal_one"}
    claim = only(script("0 income / 1 tax / 0 pass / 2 challenge / 1 lose contessa", options=options), 1)
    assert (claim.challenger, claim.shown, claim.caught) == (2, False, True)


def test_a_truth_that_was_given_up():
    claim = only(script("0 tax / 1 challenge / 2 pass / 0 refuse / 0 lose captain"), 0)
    assert (claim.bluff, claim.caught) == (False, True)


def test_a_claim_that_was_let_stand():
    claim = only(script("0 tax / 1 pass / 2 pass"), 0)
    assert (claim.challenger, claim.caught, claim.blocker) == (None, False, None)


BLOCKED_STEAL = "0 steal 1 / 1 pass / 2 pass / 1 block captain"
CAUGHT = f"{BLOCKED_STEAL} / 0 challenge / 2 pass / 1 refuse / 1 lose contessa"


def test_a_challenge_belongs_to_its_own_claim():
    """Both claim the Captain: the thief unchallenged, the blocker not."""
    match = script(
        "0 steal 1 / 1 pass / 2 pass / 1 block captain / 0 challenge / 2 pass / 1 refuse / 1 lose contessa"
    )
    assert only(match, 0).challenger is None
    assert only(match, 1).challenger == 0


def test_a_block_that_held_and_one_that_did_not():
    held = script("0 steal 1 / 1 pass / 2 pass / 1 block captain / 0 pass / 2 pass")
    void = script(
        "0 steal 1 / 1 pass / 2 pass / 1 block captain / 0 challenge / 2 pass / 1 refuse / 1 lose contessa"
    )
    assert (only(held, 0).blocker, only(void, 0).blocker) == (1, None)


def test_a_block_that_nobody_heard():
    match = script("0 foreign-aid / 1 block duke / 2 block duke / 0 pass / 2 pass")
    claims = [(claim.seat, claim.bluff, claim.heard) for claim in all_claims(match)]
    assert claims == [(1, True, True), (2, False, False)]


def test_a_later_claim_does_not_make_an_earlier_one_heard():
    match = script(
        "0 foreign-aid / 1 block duke / 2 block duke / 0 pass / 2 pass / 1 income / 2 tax / 0 pass / 1 pass"
    )
    assert [(claim.seat, claim.heard) for claim in all_claims(match)] == [(1, True), (2, False), (2, True)]


def test_a_block_that_is_heard_when_the_first_one_fell():
    match = script(
        "0 foreign-aid / 1 block duke / 2 block duke / 0 challenge / 2 pass / 1 refuse / 1 lose contessa",
        options={"fa_reblock": True},
    )
    assert [(claim.seat, claim.heard) for claim in all_claims(match)] == [(1, True), (2, True)]


def test_steps_stand_before_each_action():
    match = script("0 tax / 1 pass / 2 pass / 1 income")
    seen = [(len(twin.journal), twin.waiting, seat, action) for twin, seat, action in steps(match)]
    assert seen == [(0, (0,), 0, "tax"), (1, (1, 2), 1, "pass"), (2, (2,), 2, "pass"), (3, (1,), 1, "income")]


@pytest.fixture
def fib(monkeypatch):
    """A game by somebody else, with other events and no hints."""
    monkeypatch.syspath_prepend(str(Path(__file__).parents[1] / "thirdparty"))
    from ruse_fib import game  # type: ignore[import-not-found, unused-ignore]

    yield game
    for name in [name for name in sys.modules if name.startswith("ruse_fib")]:
        del sys.modules[name]


def test_claims_of_another_game(fib):
    match = Match(fib, 2, seed=1, position={"dice": [3, 5]})
    first, second = match.waiting[0], 1 - match.waiting[0]
    dice = [3, 5]
    for seat, action in [(first, "say 2"), (second, "say 6"), (first, "doubt")]:
        match.play(seat, action)
    claims = [
        (claim.seat, claim.character, claim.bluff, claim.heard, claim.challenger) for claim in all_claims(match)
    ]
    assert claims == [
        (first, "say 2", dice[first] < 2, True, None),
        (second, "say 6", dice[second] < 6, True, first),
    ]
    assert all_claims(match)[1].caught
