"""Challenges: COUP-46 to COUP-56."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.coup.script import (
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

from ruse.core.match import Match


def three(*coins: int, **options: Any) -> Match:
    return table("duke assassin", "captain contessa", "ambassador contessa", coins=coins or (3, 2, 2), **options)


@pytest.mark.parametrize(("action", "window"), [("income", 0), ("foreign-aid", 0), ("coup 1", 0), ("tax", 1)])
def test_coup_46_only_a_claim_can_be_challenged(action, window):
    match = play(three(7, 2, 2), f"0: {action}")
    assert (phase(match) == "challenge-action") is bool(window)
    if not window and match.waiting != (0,):
        assert refused(match, match.waiting[0], "challenge") == "not-now"


@pytest.mark.parametrize("action", ["tax", "exchange", "assassinate 1", "steal 1", "examine 1"])
def test_coup_46_every_character_action_can_be(action):
    match = table("duke duke", "captain contessa", "assassin contessa", coins=[3, 2, 2], envoy="inquisitor")
    play(match, f"0: {action}")
    assert phase(match) == "challenge-action"
    assert legal(match, 1) == legal(match, 2) == {"pass", "challenge"}


def test_coup_47_anyone_but_the_claimant_may_challenge():
    match = play(three(), "0: assassinate 1")
    assert match.waiting == (1, 2)
    play(match, "1,2: pass / 1: block contessa")
    assert match.waiting == (0, 2)
    play(match, "0: pass / 2: challenge")
    assert happened(match, "challenged") == [{"event": "challenged", "seat": 2, "target": 1, "claim": "contessa"}]


def test_coup_48_once_play_has_moved_on_it_is_too_late():
    match = play(three(), "0: steal 1 / 1,2: pass")
    assert refused(match, 1, "challenge") == "not-now"
    play(match, "1: pass")
    assert refused(match, 1, "challenge") == "not-now"


def test_coup_49_a_shown_card_wins_the_challenge():
    match = play(three(), "0: tax / 1: challenge / 2: pass")
    assert (phase(match), match.waiting) == ("prove-action", (0,))
    play(match, "0: show")
    assert happened(match, "proved") == [{"event": "proved", "seat": 0, "claim": "duke"}]
    assert (phase(match), match.waiting) == ("lose", (1,))


def test_coup_49_a_blocker_proves_the_block():
    match = play(three(), "0: steal 1 / 1,2: pass / 1: block captain / 0: challenge / 2: pass")
    assert (phase(match), match.waiting) == ("prove-block", (1,))
    play(match, "1: show")
    assert happened(match, "proved") == [{"event": "proved", "seat": 1, "claim": "captain"}]


def test_coup_49_only_a_held_card_can_be_shown():
    match = play(three(), "0: steal 1 / 1: challenge / 2: pass")
    assert refused(match, 0, "show") == "not-held"
    assert legal(match, 0) == {"refuse"}


def test_coup_50_one_may_refuse_to_show_a_card_one_has():
    match = play(three(), "0: tax / 1: challenge / 2: pass")
    assert legal(match, 0) == {"show", "refuse"}
    play(match, "0: refuse")
    assert legal(match, 0) == {"lose duke", "lose assassin"}
    play(match, "0: lose duke")
    assert (hands(match)[0], coins(match)) == ("assassin", [3, 2, 2])


def test_coup_50_allow_refusal_off_makes_one_show():
    match = play(three(allow_refusal=False), "0: tax / 1: challenge / 2: pass")
    assert legal(match, 0) == {"show"}
    assert refused(match, 0, "refuse") == "must-show"
    match = play(three(allow_refusal=False), "0: steal 1 / 1: challenge / 2: pass")
    assert legal(match, 0) == {"refuse"}


@pytest.mark.parametrize(("answer", "loser"), [("show", 1), ("refuse", 0)])
def test_coup_51_the_loser_of_the_challenge_loses_one_influence(answer, loser):
    match = play(three(), f"0: tax / 1: challenge / 2: pass / 0: {answer}")
    assert match.view()["loss"]["seat"] == loser
    match.play(loser, match.actions(loser)[0])
    assert [seat["cards"] for seat in match.view()["seats"]] == [2 - (seat == loser) for seat in range(3)]


def test_coup_52_the_shown_card_is_replaced_from_the_deck():
    match = three(draws="captain")
    play(match, "0: tax / 1: challenge / 2: pass / 0: show / 1: lose captain")
    assert hands(match)[0] == "assassin captain"
    assert deck(match) == [3, 2, 1, 2, 1]
    assert match.view()["deck"] == 9


def test_coup_52_the_new_card_is_secret():
    match = play(three(draws="captain"), "0: tax / 1: challenge / 2: pass / 0: show")
    assert happened(match, "drew", 0) == [{"event": "drew", "seat": 0, "card": "captain"}]
    for viewer in (None, 1, 2):
        assert happened(match, "drew", viewer) == [{"event": "drew", "seat": 0}]


@pytest.mark.parametrize(
    ("action", "then"), [("tax", "action"), ("exchange", "exchange"), ("steal 1", "block"), ("examine 1", "offer")]
)
def test_coup_53_then_play_goes_on(action, then):
    seats = (
        ("duke captain", "inquisitor captain")
        if action in ("tax", "steal 1")
        else ("inquisitor duke", "captain duke")
    )
    match = table(*seats, "contessa contessa", envoy="inquisitor")
    play(match, f"0: {action} / 1: pass / 2: challenge / 0: show / 2: lose contessa")
    assert phase(match) == then


def test_coup_54_a_disproved_action_fails_and_its_cost_comes_back():
    match = table("duke captain", "captain contessa", "ambassador contessa", coins=[3, 2, 2])
    play(match, "0: assassinate 1 / 1: pass / 2: challenge / 0: refuse / 0: lose duke")
    assert (coins(match), treasury(match)) == ([3, 2, 2], 43)
    assert face_up(match) == ["duke", "", ""]
    assert match.waiting == (1,)
    assert happened(match, "coins")[-1] == {"event": "coins", "from": None, "to": 0, "amount": 3, "why": "refunded"}
    assert happened(match, "failed") == [{"event": "failed", "seat": 0, "action": "assassinate"}]


@pytest.mark.parametrize("action", ["steal 1", "exchange"])
def test_coup_54_nothing_paid_nothing_refunded(action):
    match = table("duke assassin", "captain contessa", coins=[3, 2])
    play(match, f"0: {action} / 1: challenge / 0: refuse / 0: lose duke")
    assert coins(match) == [3, 2]
    assert happened(match, "coins") == []


def test_coup_55_a_disproved_block_is_void():
    match = play(three(), "0: steal 2 / 1,2: pass / 2: block captain / 0: challenge / 1: pass / 2: refuse")
    assert legal(match, 2) == {"lose ambassador", "lose contessa"}
    play(match, "2: lose contessa")
    assert coins(match) == [5, 2, 0]
    assert match.waiting == (1,)


def test_coup_56_a_proven_block_stands():
    match = three(draws="duke")
    play(match, "0: assassinate 1 / 1,2: pass / 1: block contessa / 0: pass / 2: challenge / 1: show")
    assert (phase(match), match.waiting) == ("lose", (2,))
    play(match, "2: lose contessa")
    assert hands(match) == ["duke assassin", "duke captain", "ambassador"]
    assert coins(match) == [0, 2, 2]
    assert (phase(match), match.waiting) == ("action", (1,))
