"""When the table may pass for a seat that has asked for it (`match.spare`)."""

from __future__ import annotations

import pytest
from tests.games.coup.script import play, table


def test_the_table_passes_for_whom_a_claim_does_not_concern():
    match = play(table("duke captain", "duke contessa", "assassin contessa"), "0: steal 1")
    assert match.spare(2) == "pass"
    assert match.spare(1) is None
    play(match, "1,2: pass / 1: block captain")
    assert match.spare(2) == "pass"
    assert match.spare(0) is None


def test_a_claim_that_your_own_cards_refute_is_shown():
    match = play(table("captain contessa", "assassin contessa", "duke duke", "captain (duke)"), "0: tax")
    assert match.spare(1) == "pass"
    assert match.spare(2) is None


def test_a_claim_that_the_lost_cards_refute_is_shown_to_all():
    match = play(table("captain contessa", "assassin (duke)", "captain (duke)", "assassin (duke)"), "0: tax")
    assert [match.spare(seat) for seat in (1, 2, 3)] == [None, None, None]


def test_a_block_that_your_own_cards_refute_is_shown():
    match = table("assassin captain", "duke captain", "contessa contessa", "duke (contessa)", coins=[3, 2, 2, 2])
    play(match, "0: assassinate 1 / 1,2,3: pass / 1: block contessa")
    assert match.spare(2) is None
    assert match.spare(3) == "pass"


def test_between_the_last_two_every_claim_is_shown():
    match = play(table("captain contessa", "assassin contessa", "(duke) (captain)"), "0: tax")
    assert match.spare(1) is None


@pytest.mark.parametrize(
    ("later", "spared"),
    [
        ("1: tax", None),
        (
            "1: examine 2 / 0,2,3: pass / 2: offer duke / 1: leave / 2,3,0: income / 1: tax",
            None,
        ),
        ("1: assassinate 2", "pass"),
        ("1: exchange / 0,2,3: pass / 1: keep assassin / 2,3,0: income / 1: tax", "pass"),
    ],
)
def test_a_claim_that_an_examination_refutes_is_shown(later, spared):
    """Seat 1 has one card, the Assassin, and seat 0 has seen it: it is no Duke until seat 1 draws."""
    hands = ("inquisitor captain", "assassin (captain)", "duke contessa", "duke contessa")
    match = table(*hands, coins=[2, 3, 2, 2], envoy="inquisitor", draws="captain")
    play(match, "0: examine 1 / 1,2,3: pass / 0: leave")
    play(match, later)
    assert match.spare(0) == spared
    assert match.spare(3) == "pass"


@pytest.mark.parametrize(("lost", "spared"), [("assassin", "pass"), ("captain", None)])
def test_an_examined_card_is_known_until_one_like_it_is_lost(lost, spared):
    """Seat 1 showed the Assassin and then lost a card: only another one leaves the Assassin in the hand."""
    hands = ("inquisitor captain", "assassin captain", "duke contessa", "duke contessa")
    match = table(*hands, coins=[2, 3, 7, 2], envoy="inquisitor")
    play(match, "0: examine 1 / 1,2,3: pass / 1: offer assassin / 0: leave / 1: income / 2: coup 1")
    play(match, f"1: lose {lost} / 3: income / 0: income / 1: tax")
    assert match.spare(0) == spared
