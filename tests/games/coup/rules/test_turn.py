"""The turn and its order: COUP-21 to COUP-28; table talk: COUP-59 to COUP-61."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.coup.script import (
    coins,
    hands,
    happened,
    legal,
    phase,
    play,
    refused,
    table,
    treasury,
)

from ruse.core.match import Match
from ruse.games.coup import game

FREE = {"income", "foreign-aid", "tax", "exchange", "steal 1", "steal 2"}
ASSASSINATE = {"assassinate 1", "assassinate 2"}
COUP = {"coup 1", "coup 2"}


def at_turn(coins: int, **options: Any) -> Match:
    return table("duke captain", "captain contessa", "duke contessa", coins=[coins, 2, 2], **options)


def test_coup_21_one_action_and_no_passing():
    match = at_turn(2)
    assert "pass" not in legal(match, 0)
    refused(match, 0, "pass")
    play(match, "0: income")
    assert match.waiting == (1,)


@pytest.mark.parametrize("coins", range(13))
def test_coup_22_only_what_one_can_pay_for(coins):
    """Three coins for Assassinate, seven for a Coup, and from ten on nothing but a Coup (COUP-23, COUP-24)."""
    expected = (FREE if coins < 10 else set()) | (ASSASSINATE if 3 <= coins < 10 else set())
    expected |= COUP if coins >= 7 else set()
    assert legal(at_turn(coins), 0) == expected


def test_coup_22_the_reason_is_given():
    assert refused(at_turn(6), 0, "coup 1") == "too-poor"
    assert refused(at_turn(2), 0, "assassinate 1") == "too-poor"


@pytest.mark.parametrize("coins", [10, 11, 12])
def test_coup_23_ten_coins_force_a_coup(coins):
    match = at_turn(coins)
    assert legal(match, 0) == COUP
    assert refused(match, 0, "income") == "must-coup"
    assert refused(match, 0, "assassinate 1") == "must-coup"


@pytest.mark.parametrize("at", [7, 8, 12])
def test_coup_23_a_table_may_force_it_at_another_number(at):
    assert legal(at_turn(at, forced_coup_at=at), 0) == COUP
    assert "income" in legal(at_turn(at - 1, forced_coup_at=at), 0)


@pytest.mark.parametrize("coins", [7, 8, 9])
def test_coup_24_from_seven_to_nine_coins_a_coup_is_a_choice(coins):
    assert legal(at_turn(coins), 0) == FREE | ASSASSINATE | COUP


@pytest.mark.parametrize("hand", ["duke duke", "captain ambassador", "contessa assassin", "ambassador (duke)"])
def test_coup_25_a_claim_may_be_a_lie(hand):
    """What may be done does not depend on the cards held."""
    match = table(hand, "captain contessa", "duke contessa", coins=[9, 2, 2])
    assert legal(match, 0) == FREE | ASSASSINATE | COUP
    play(match, "0: foreign-aid / 1,2: pass / 1: steal 0 / 0,2: pass")
    assert legal(match, 0) == {"pass", "block captain", "block ambassador"}


def test_coup_25_claims_are_remembered():
    match = play(at_turn(2), "0: tax / 1,2: pass / 1: foreign-aid / 0: block duke / 2: pass / 1: pass / 2: pass")
    assert match.view()["seats"][0]["claims"] == {"duke": 2}
    assert match.view()["seats"][1]["claims"] == {}


def test_coup_26_unopposed_an_action_succeeds_and_nothing_is_shown():
    match = play(table("captain contessa", "duke duke", "duke contessa"), "0: tax / 1,2: pass")
    assert coins(match) == [5, 2, 2]
    assert happened(match, "proved") == []
    assert hands(match)[0] == "captain contessa"


def test_coup_26_unblocked_an_action_succeeds():
    match = play(at_turn(2), "0: foreign-aid / 1,2: pass")
    assert coins(match) == [4, 2, 2]
    assert coins(play(at_turn(2), "0: steal 1 / 1,2: pass / 1: pass")) == [4, 0, 2]


def test_coup_26_an_unchallenged_block_succeeds():
    match = play(at_turn(2), "0: foreign-aid / 1: block duke / 2: pass / 0,2: pass")
    assert coins(match) == [2, 2, 2]
    assert match.waiting == (1,)


def test_coup_27_declare_challenge_block_challenge_resolve():
    match = table("assassin duke", "captain contessa", "duke contessa", coins=[3, 2, 2])
    play(match, "0: assassinate 1")
    assert (phase(match), match.waiting, coins(match)[0]) == ("challenge-action", (1, 2), 0)
    play(match, "1,2: pass")
    assert (phase(match), match.waiting) == ("block", (1,))
    play(match, "1: block contessa")
    assert (phase(match), match.waiting) == ("challenge-block", (0, 2))
    play(match, "2: challenge / 0: pass")
    assert (phase(match), match.waiting) == ("prove-block", (1,))
    play(match, "1: refuse / 1: lose contessa")
    assert match.waiting == (2,)
    assert hands(match)[1] == ""


def test_coup_28_targets_are_other_players_in_the_game():
    match = table(
        "duke captain", "(captain) (contessa)", "duke contessa", "duke captain", coins=[7, 0, 2, 2], turn=3
    )
    match.play(3, "income")
    aimed = {action for action in legal(match, 0) if action[-1].isdigit()}
    assert aimed == {f"{verb} {target}" for verb in ("coup", "assassinate", "steal") for target in (2, 3)}
    assert "another player" in refused(match, 0, "coup 0")
    assert refused(match, 0, "steal 1") == "no-target"
    assert "no seat" in refused(match, 0, "coup 4")


@pytest.mark.parametrize(("turn", "target"), [(0, 2), (1, 0), (2, 1), (2, 0)])
def test_coup_28_the_named_player_is_the_one_hit(turn, target):
    match = table("captain duke", "captain contessa", "captain contessa", coins=[4, 4, 4], turn=turn)
    others = ",".join(str(seat) for seat in range(3) if seat != turn)
    play(match, f"{turn}: steal {target} / {others}: pass / {target}: pass")
    expected = [4, 4, 4]
    expected[turn], expected[target] = 6, 2
    assert coins(match) == expected


def test_amb_02_first_the_challenge_then_the_block():
    match = play(table("captain duke", "captain contessa"), "0: steal 1")
    assert legal(match, 1) == {"pass", "challenge"}
    play(match, "1: pass")
    assert legal(match, 1) == {"pass", "block captain", "block ambassador"}


@pytest.mark.parametrize(("action", "cost"), [("assassinate 1", 3), ("coup 1", 7)])
def test_amb_15_costs_are_paid_at_the_declaration(action, cost):
    match = at_turn(9)
    left = treasury(match)
    play(match, f"0: {action}")
    assert coins(match)[0] == 9 - cost
    assert treasury(match) == left + cost


def test_amb_24_nothing_is_taken_back():
    match = play(at_turn(2), "0: tax / 1: pass")
    assert refused(match, 0, "income") == "not-asked"
    assert refused(match, 1, "challenge") == "not-asked"
    assert match.waiting == (2,)


def test_amb_25_a_late_challenge_is_not_heard():
    match = play(at_turn(2), "0: tax / 1,2: pass")
    assert refused(match, 1, "challenge") == "not-now"
    assert refused(match, 2, "challenge") == "not-asked"


def test_amb_36_general_actions_give_way_to_the_forced_coup():
    assert not legal(at_turn(10), 0) & {"income", "foreign-aid"}


VERBS = {"income", "foreign-aid", "tax", "exchange", "coup", "assassinate", "steal", "examine", "pass", "challenge"}
VERBS |= {"block", "show", "refuse", "lose", "keep", "offer", "leave", "force", "draft"}


def test_coup_59_deals_bind_nobody_so_no_action_makes_one():
    match = at_turn(2)
    assert {
        game.interface.write(match._state, 0, action).split()[0] for action in range(game.rules.actions)
    } == VERBS
    assert "no action" in refused(match, 0, "promise 1")


def test_coup_60_no_card_is_shown_outside_proof_and_examination():
    """In no phase but a proof is there an action that shows a card to the table."""
    match = at_turn(2)
    assert refused(match, 0, "show") == "not-now"
    assert refused(match, 0, "offer duke") == "not-now"
    play(match, "0: tax / 1: pass")
    assert refused(match, 2, "show") == "not-now"


def test_coup_61_coins_are_never_given_away():
    match = at_turn(9)
    assert "no action" in refused(match, 0, "give 1")
    play(match, "0: income")
    assert {move["why"] for move in happened(match, "coins")} == {"taken"}
