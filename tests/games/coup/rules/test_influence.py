"""Influence, elimination and the end: COUP-14 to COUP-20."""

from __future__ import annotations

import pytest
from tests.games.coup.script import (
    alive,
    coins,
    deck,
    face_up,
    hands,
    happened,
    legal,
    phase,
    play,
    refused,
    table,
    treasury,
)


def test_coup_14_influence_is_the_number_of_face_down_cards():
    match = table("duke captain", "duke (captain)", "(assassin) (captain)")
    assert [seat["cards"] for seat in match.view()["seats"]] == [2, 1, 0]
    match = play(table("duke captain", "duke contessa", coins=[7, 2]), "0: coup 1 / 1: lose duke")
    assert [seat["cards"] for seat in match.view()["seats"]] == [2, 1]


def test_coup_14_a_lost_card_gives_no_ability():
    match = play(table("captain (duke)", "duke captain"), "0: tax / 1: challenge")
    assert legal(match, 0) == {"refuse"}


def test_coup_15_the_loser_chooses_not_the_attacker():
    match = play(table("duke captain", "assassin contessa", coins=[7, 2]), "0: coup 1")
    assert match.waiting == (1,)
    assert legal(match, 1) == {"lose assassin", "lose contessa"}
    assert refused(match, 0, "lose contessa") == "not-asked"


@pytest.mark.parametrize(("lost", "kept"), [("assassin", "contessa"), ("contessa", "assassin")])
def test_coup_15_the_lost_card_lies_open_for_good(lost, kept):
    match = table("duke captain", "assassin contessa", coins=[7, 2])
    before = deck(match)
    play(match, f"0: coup 1 / 1: lose {lost}")
    assert face_up(match) == ["", lost]
    assert hands(match) == ["duke captain", kept]
    assert deck(match) == before
    assert phase(match) == "action"


def test_coup_15_two_losses_lie_in_their_order():
    match = table("duke captain", "assassin contessa", "duke duke", coins=[7, 2, 7])
    play(match, "0: coup 1 / 1: lose contessa / 1: income / 2: coup 1")
    assert face_up(match) == ["", "contessa assassin", ""]


@pytest.mark.parametrize(
    ("script", "reason", "loser"),
    [
        ("0: coup 1 / 1: lose captain", "coup", 1),
        ("0: assassinate 1 / 1,2: pass / 1: pass / 1: lose captain", "assassination", 1),
        ("0: tax / 1: challenge / 2: pass / 0: show / 1: lose captain", "failed-challenge", 1),
        ("0: steal 1 / 1: challenge / 2: pass / 0: refuse / 0: lose duke", "caught-bluff", 0),
    ],
)
def test_coup_16_a_card_is_lost_to_a_coup_an_assassination_or_a_challenge(script, reason, loser):
    match = play(table("duke assassin", "captain contessa", "captain contessa", coins=[7, 2, 2]), script)
    (loss,) = happened(match, "lost")
    assert (loss["seat"], loss["reason"]) == (loser, reason)


@pytest.mark.parametrize(
    "script",
    [
        "0: income",
        "0: foreign-aid / 1,2: pass",
        "0: foreign-aid / 1: pass / 2: block duke / 0,1: pass",
        "0: tax / 1,2: pass",
        "0: steal 1 / 1,2: pass / 1: pass",
        "0: exchange / 1,2: pass / 0: keep duke assassin",
        "0: examine 1 / 1,2: pass / 1: offer captain / 0: force",
        "0: assassinate 1 / 1,2: pass / 1: block contessa / 0,2: pass",
    ],
)
def test_coup_16_nothing_else_costs_influence(script):
    match = table("duke assassin", "captain contessa", "captain contessa", coins=[3, 2, 2], envoy="inquisitor")
    play(match, script)
    assert [seat["cards"] for seat in match.view()["seats"]] == [2, 2, 2]
    assert (phase(match), match.view()["turn"]) == ("action", 1)


def test_coup_17_the_last_card_is_lost_without_asking():
    match = play(table("duke captain", "assassin (duke)", "contessa duke", coins=[7, 2, 2]), "0: coup 1")
    assert face_up(match)[1] == "duke assassin"
    assert match.waiting == (2,)


def test_coup_17_two_cards_are_a_choice_even_when_equal():
    match = play(table("duke captain", "assassin assassin", coins=[7, 2]), "0: coup 1")
    assert (phase(match), legal(match, 1)) == ("lose", {"lose assassin"})


def test_coup_18_a_player_without_influence_is_out_and_the_coins_go_back():
    match = table("duke captain", "assassin (duke)", "contessa duke", coins=[8, 5, 2])
    assert treasury(match) == 35
    play(match, "0: coup 1")
    assert alive(match) == [0, 2]
    assert coins(match) == [1, 0, 2]
    assert treasury(match) == 35 + 7 + 5
    assert happened(match, "out") == [{"event": "out", "seat": 1}]


def test_coup_18_with_one_card_left_one_plays_on():
    match = play(table("duke captain", "assassin duke", coins=[7, 5]), "0: coup 1 / 1: lose duke")
    assert alive(match) == [0, 1]
    assert coins(match) == [0, 5]


def test_coup_19_the_eliminated_take_no_turn_and_no_part():
    match = table("duke captain", "(assassin) (duke)", "contessa duke", coins=[7, 0, 2], envoy="inquisitor")
    for action in ("coup 1", "assassinate 1", "steal 1", "examine 1"):
        assert refused(match, 0, action) == "no-target"
    play(match, "0: foreign-aid")
    assert match.waiting == (2,)
    play(match, "2: block duke")
    assert match.waiting == (0,)
    play(match, "0: pass")
    assert match.waiting == (2,)
    play(match, "2: tax")
    assert match.waiting == (0,)


def test_coup_19_from_the_moment_they_are_out():
    match = table("duke captain", "assassin (duke)", "contessa duke", coins=[8, 2, 2])
    play(match, "0: coup 1")
    assert match.waiting == (2,)
    assert refused(match, 2, "steal 1") == "no-target"
    play(match, "2: tax")
    assert match.waiting == (0,)


def test_coup_20_the_last_player_wins_at_once():
    match = play(table("duke captain", "assassin (duke)", "(contessa) (duke)", coins=[7, 2, 0]), "0: coup 1")
    assert match.over
    assert phase(match) == "over"
    assert match.winners == (0,)
    assert match.scores == (1, 0, 0)
    assert happened(match, "finished") == [{"event": "finished", "winners": [0]}]
    assert match.waiting == ()


def test_coup_20_nobody_has_won_or_scored_before():
    match = table("duke captain", "assassin (duke)", turn_limit_result="survivors_share")
    assert match.winners == ()
    assert match.scores == (0, 0)
    assert not match.over


def test_amb_14_the_eliminated_cannot_challenge():
    match = play(table("duke captain", "(assassin) (duke)", "contessa duke", coins=[2, 0, 2]), "0: tax")
    assert refused(match, 1, "challenge") == "not-asked"


def test_amb_28_the_end_cuts_the_action_short():
    match = table("captain duke", "assassin (duke)", coins=[2, 5])
    play(match, "0: steal 1 / 1: pass / 1: block captain / 0: challenge / 1: refuse")
    assert match.winners == (0,)
    assert coins(match) == [2, 0]  # nothing is stolen any more
    assert treasury(match) == 48


def test_amb_28_an_exchange_ends_with_the_match():
    match = table("ambassador duke", "assassin (duke)")
    play(match, "0: exchange / 1: challenge / 0: show")
    assert match.over
    assert happened(match, "exchange-drawn") == []
    assert [seat["cards"] for seat in match.view()["seats"]] == [2, 0]


@pytest.mark.parametrize(("result", "winners"), [("draw", ()), ("survivors_share", (0, 2))])
def test_amb_29_the_turn_limit_ends_endless_play(result, winners):
    options = {"turn_limit": 3, "turn_limit_result": result}
    match = table("duke captain", "(duke) (contessa)", "contessa duke", coins=[2, 0, 2], **options)
    play(match, "0: income / 2: income")
    assert phase(match) == "action"
    play(match, "0: income")
    assert match.over
    assert match.winners == winners
    assert match.scores == tuple(int(seat in winners) for seat in range(3))


@pytest.mark.parametrize("players", [2, 6, 10])
def test_amb_29_the_limit_is_fifty_turns_a_player(players):
    seats = ["duke captain", "assassin contessa"] + ["(duke) (contessa)", "(captain) (assassin)"] * 4
    match = table(*seats[:players])
    assert match.options["turn_limit"] == 50 * players
