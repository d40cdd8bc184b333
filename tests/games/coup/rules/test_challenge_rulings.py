"""Whose challenge counts, how proof is given, and what a window reveals: the rulings on challenges."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tests.games.coup.script import (
    alive,
    coins,
    face_up,
    hands,
    happened,
    legal,
    phase,
    play,
    refused,
    table,
)

from ruse.core.match import Match


def three(*coins: int, **options: Any) -> Match:
    return table("duke assassin", "captain contessa", "ambassador contessa", coins=coins or (3, 2, 2), **options)


def test_amb_01_the_first_challenger_clockwise_from_the_claimant_is_heard():
    match = table("duke duke", "captain contessa", "captain contessa", "assassin assassin", turn=2)
    play(match, "2: tax / 0,1: challenge / 3: pass")
    assert [event["seat"] for event in happened(match, "challenged")] == [0]
    play(match, "2: refuse / 2: lose captain")
    assert [seat["cards"] for seat in match.view()["seats"]] == [2, 2, 1, 2]


def test_amb_01_on_a_block_the_count_begins_at_the_blocker():
    match = table("duke captain", "captain contessa", "captain contessa", "assassin assassin")
    play(match, "0: steal 2 / 1,2,3: pass / 2: block captain / 0,1,3: challenge")
    assert [event["seat"] for event in happened(match, "challenged")] == [3]


def test_amb_01_answers_are_sealed_until_all_have_spoken():
    match = play(three(), "0: tax / 1: challenge")
    assert match.waiting == (2,)
    assert happened(match, "challenged") == []
    assert phase(match) == "challenge-action"
    assert match.view(2)["claim"]["challenger"] is None


def test_amb_01_target_first():
    four = ("duke captain", "captain contessa", "captain contessa", "assassin assassin")
    match = play(table(*four, challenge_priority="target_first"), "0: steal 2 / 1,2,3: challenge")
    assert happened(match, "challenged")[0]["seat"] == 2
    match = table(*four, challenge_priority="target_first")
    play(match, "0: steal 2 / 1,2,3: pass / 2: block captain / 0,1,3: challenge")
    assert happened(match, "challenged")[0]["seat"] == 0
    match = play(table(*four, challenge_priority="target_first"), "0: steal 2 / 1,3: challenge / 2: pass")
    assert happened(match, "challenged")[0]["seat"] == 1


def test_amb_01_random():
    four = ("duke captain", "captain contessa", "captain contessa", "assassin assassin")
    heard: Counter[int] = Counter()
    for seed in range(300):
        match = play(table(*four, challenge_priority="random", seed=seed), "0: tax / 1,3: challenge / 2: pass")
        heard[happened(match, "challenged")[0]["seat"]] += 1
    assert set(heard) == {1, 3}
    assert min(heard.values()) > 110


def test_amb_01_sequential_asks_in_the_same_order_and_stops_at_the_first_challenge():
    match = table("duke duke", "captain contessa", "captain contessa", turn=1, response_mode="sequential")
    play(match, "1: tax")
    assert match.waiting == (2,)
    play(match, "2: pass")
    assert match.waiting == (0,)
    play(match, "0: pass")
    assert coins(match) == [2, 5, 2]
    play(match, "2: tax / 0: challenge")
    assert (phase(match), match.waiting) == ("prove-action", (2,))


def test_amb_11_of_two_copies_one_is_shown_and_replaced():
    match = table("duke duke", "captain contessa", draws="assassin")
    play(match, "0: tax / 1: challenge / 0: show / 1: lose captain")
    assert hands(match)[0] == "duke assassin"
    assert match.view(0)["seats"][0]["hand"] == ["duke", "assassin"]


def test_amb_12_a_proof_is_always_asked_for():
    match = play(table("captain (duke)", "captain contessa"), "0: tax / 1: challenge")
    assert (phase(match), legal(match, 0)) == ("prove-action", {"refuse"})


def test_amb_12_reveal_one_merges_proof_and_loss():
    match = play(three(prove_mode="reveal_one"), "0: tax / 1: challenge / 2: pass")
    assert legal(match, 0) == {"show", "lose assassin"}
    assert refused(match, 0, "refuse") == "not-now"
    assert refused(match, 0, "lose duke") == "must-show"
    assert refused(match, 0, "lose captain") == "not-held"
    play(match, "0: lose assassin")
    assert (face_up(match)[0], coins(match), match.waiting) == ("assassin", [3, 2, 2], (1,))
    assert happened(match, "lost")[0]["reason"] == "caught-bluff"


def test_amb_12_reveal_one_on_an_action_refunds_and_on_a_block_lets_it_pass():
    match = play(
        three(prove_mode="reveal_one"), "0: steal 1 / 1,2: pass / 1: block ambassador / 0: challenge / 2: pass"
    )
    assert legal(match, 1) == {"lose captain", "lose contessa"}
    play(match, "1: lose captain")
    assert coins(match) == [5, 0, 2]
    match = table("duke captain", "captain contessa", coins=[3, 2], prove_mode="reveal_one")
    play(match, "0: assassinate 1 / 1: challenge / 0: lose duke")
    assert coins(match) == [3, 2]


def test_amb_12_reveal_one_without_refusal_must_show():
    match = play(three(prove_mode="reveal_one", allow_refusal=False), "0: tax / 1: challenge / 2: pass")
    assert legal(match, 0) == {"show"}
    assert refused(match, 0, "lose assassin") == "must-show"


def test_amb_17_the_swap_comes_before_the_loss():
    match = play(three(draws="captain"), "0: tax / 1: challenge / 2: pass / 0: show")
    assert hands(match)[0] == "assassin captain"
    assert face_up(match)[1] == ""
    play(match, "1: lose captain")
    order = [event["event"] for event in match.events()]
    assert order.index("proved") < order.index("drew") < order.index("lost") < order.index("coins")


def test_amb_18_the_same_character_may_come_back():
    drawn: Counter[str] = Counter()
    for seed in range(400):
        match = play(table("duke duke", "captain duke", seed=seed), "0: tax / 1: challenge / 0: show")
        drawn[happened(match, "drew", 0)[0]["card"]] += 1
    # Eleven cards and the shown duke: one in twelve comes back.
    assert 18 < drawn["duke"] < 52
    assert set(drawn) == {"duke", "assassin", "captain", "ambassador", "contessa"}


def test_amb_20_the_actor_may_challenge_a_block_and_the_target_the_action():
    match = play(three(), "0: steal 1 / 1: challenge / 2: pass")
    assert happened(match, "challenged")[0]["seat"] == 1
    match = play(three(), "0: steal 1 / 1,2: pass / 1: block captain / 0: challenge / 2: pass")
    assert happened(match, "challenged")[0]["seat"] == 0
    assert refused(play(three(), "0: tax"), 0, "challenge") == "not-asked"


def test_amb_21_a_proven_claim_is_not_challenged_again():
    match = table("captain assassin", "captain contessa", "ambassador contessa")
    play(match, "0: steal 1 / 1: pass / 2: challenge / 0: show / 2: lose contessa")
    assert (phase(match), match.waiting) == ("block", (1,))
    assert refused(match, 1, "challenge") == "not-now"


def test_amb_32_passes_show_only_when_nobody_spoke():
    match = play(three(), "0: tax / 1,2: pass")
    assert happened(match, "passed") == [{"event": "passed", "window": "challenge-action"}]
    match = play(three(), "0: tax / 1: challenge / 2: pass")
    assert happened(match, "passed") == []


def test_amb_33_a_bystander_may_go_out_and_the_action_continues():
    match = table("captain duke", "captain contessa", "contessa (ambassador)")
    play(match, "0: steal 1 / 1: pass / 2: challenge / 0: show")
    assert (alive(match), phase(match), match.waiting) == ([0, 1], "block", (1,))
    play(match, "1: block captain")
    assert match.waiting == (0,)
