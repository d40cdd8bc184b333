"""Two losses in one turn, and actions whose target or actor is gone: COUP-57, COUP-58 and their rulings."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.coup.script import alive, coins, face_up, hands, happened, legal, phase, play, table, treasury

from ruse.core.match import Match


def assassination(target: str = "captain duke", coins: tuple[int, ...] = (3, 2, 2), **options: Any) -> Match:
    return table("assassin duke", target, "ambassador contessa", coins=coins, **options)


@pytest.mark.parametrize("block_after", [True, False])
def test_coup_57_a_failed_challenge_and_the_assassination_cost_two(block_after):
    match = assassination(block_after_failed_challenge=block_after)
    play(match, "0: assassinate 1 / 1: challenge / 2: pass / 0: show / 1: lose captain")
    if block_after:
        play(match, "1: pass")
    assert face_up(match)[1] == "captain duke"
    assert alive(match) == [0, 2]


@pytest.mark.parametrize("challenger", [0, 2])
def test_coup_58_a_caught_contessa_and_the_assassination_cost_two(challenger):
    match = play(assassination(), "0: assassinate 1 / 1,2: pass / 1: block contessa")
    play(match, f"{challenger}: challenge / {2 - challenger}: pass / 1: refuse / 1: lose duke")
    assert face_up(match)[1] == "duke captain"
    assert [loss["reason"] for loss in happened(match, "lost")] == ["caught-bluff", "assassination"]
    assert coins(match)[0] == 0  # not disproved, so not refunded


def test_amb_03_after_a_failed_challenge_the_target_may_still_block():
    match = play(assassination(), "0: assassinate 1 / 1: challenge / 2: pass / 0: show / 1: lose captain")
    assert (phase(match), legal(match, 1)) == ("block", {"pass", "block contessa"})


@pytest.mark.parametrize(("action", "after"), [("assassinate 1", [0, 0, 2]), ("steal 1", [5, 0, 2])])
def test_amb_03_block_after_failed_challenge_off(action, after):
    seats = ("assassin captain", "captain duke", "ambassador contessa")
    match = table(*seats, coins=[3, 2, 2], block_after_failed_challenge=False)
    play(match, f"0: {action} / 1: challenge / 2: pass / 0: show / 1: lose duke")
    assert coins(match) == after
    assert match.waiting == ((1,) if action == "steal 1" else (2,))


def test_amb_03_off_takes_the_block_from_nobody_else():
    match = assassination(block_after_failed_challenge=False)
    play(match, "0: assassinate 1 / 1: pass / 2: challenge / 0: show / 2: lose contessa")
    assert (phase(match), match.waiting) == ("block", (1,))


def test_amb_03_off_leaves_the_first_challenger_of_a_former_turn_alone():
    match = assassination(coins=(5, 3, 2), block_after_failed_challenge=False)
    play(match, "0: tax / 1: challenge / 2: pass / 0: show / 1: lose duke / 1: income / 2: income")
    play(match, "0: assassinate 1 / 1,2: pass")
    assert (phase(match), match.waiting) == ("block", (1,))


def test_amb_04_a_target_who_went_out_is_asked_no_more_and_nothing_is_refunded():
    match = assassination("captain (contessa)", coins=(4, 5, 2))
    play(match, "0: assassinate 1 / 1: challenge / 2: pass / 0: show")
    assert (coins(match), treasury(match)) == ([1, 0, 2], 47)
    assert match.waiting == (2,)


def test_amb_04_an_examination_of_a_target_who_went_out_ends():
    match = table("inquisitor duke", "captain (duke)", "contessa contessa", envoy="inquisitor")
    play(match, "0: examine 1 / 1: challenge / 2: pass / 0: show")
    assert (alive(match), phase(match), match.waiting) == ([0, 2], "action", (2,))


@pytest.mark.parametrize(
    ("timing", "after", "left"), [("after_pending_action", [5, 0, 2], 43), ("immediate", [3, 0, 2], 45)]
)
@pytest.mark.parametrize("way", ["block", "challenge"])
def test_amb_05_forfeit_timing(timing, after, left, way):
    match = table(
        "captain duke", "assassin (contessa)", "ambassador contessa", coins=[3, 5, 2], forfeit_timing=timing
    )
    assert treasury(match) == 40
    if way == "block":
        play(match, "0: steal 1 / 1,2: pass / 1: block captain / 0: challenge / 2: pass / 1: refuse")
    else:
        play(match, "0: steal 1 / 1: challenge / 2: pass / 0: show")
    assert coins(match) == after
    assert treasury(match) == left


def test_amb_19_the_refund_of_an_eliminated_assassin_goes_to_the_treasury():
    for timing in ("after_pending_action", "immediate"):
        match = table("captain (duke)", "assassin contessa", "duke duke", coins=[5, 2, 2], forfeit_timing=timing)
        play(match, "0: assassinate 1 / 1: challenge / 2: pass / 0: refuse")
        assert (coins(match), treasury(match)) == ([0, 2, 2], 46)
        assert match.waiting == (1,)


@pytest.mark.parametrize(
    ("timing", "moves"),
    [
        ("after_pending_action", [("paid", 3), ("refunded", 3), ("forfeited", 5)]),
        ("immediate", [("paid", 3), ("forfeited", 2)]),
    ],
)
def test_amb_19_nobody_who_is_out_without_coins_gets_any_back(timing, moves):
    match = table("captain (duke)", "assassin contessa", "duke duke", coins=[5, 2, 2], forfeit_timing=timing)
    play(match, "0: assassinate 1 / 1: challenge / 2: pass / 0: refuse")
    assert [(move["why"], move["amount"]) for move in happened(match, "coins")] == moves


def test_amb_30_each_of_two_losses_is_the_owners_choice():
    match = play(assassination(), "0: assassinate 1 / 1: challenge / 2: pass / 0: show")
    assert legal(match, 1) == {"lose duke", "lose captain"}
    play(match, "1: lose duke / 1: pass")
    assert face_up(match)[1] == "duke captain"
    assert [loss["reason"] for loss in happened(match, "lost")] == ["failed-challenge", "assassination"]


def test_amb_34_an_actor_who_dies_on_a_true_block_leaves_it_standing():
    match = table("assassin (duke)", "contessa captain", "ambassador duke", coins=[3, 2, 2])
    play(match, "0: assassinate 1 / 1,2: pass / 1: block contessa / 0: challenge / 2: pass / 1: show")
    assert (alive(match), coins(match), treasury(match)) == ([1, 2], [0, 2, 2], 46)
    assert match.waiting == (1,)
    assert [len(hand.split()) for hand in hands(match)] == [0, 2, 2]
