"""Blocks: COUP-39 to COUP-45."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.coup.script import coins, face_up, hands, happened, legal, phase, play, refused, table, treasury

from ruse.core.match import Match


def three(*coins: int, **options: Any) -> Match:
    return table("captain assassin", "duke contessa", "duke ambassador", coins=coins or (3, 2, 2), **options)


def test_coup_39_a_block_is_a_claim_and_open_to_challenge():
    match = play(three(), "0: steal 1 / 1,2: pass / 1: block captain")
    claim = match.view()["claim"]
    assert (claim["seat"], claim["character"], claim["block"]) == (1, "captain", True)
    assert match.waiting == (0, 2)
    assert legal(match, 0) == legal(match, 2) == {"pass", "challenge"}
    assert happened(match, "blocked") == [{"event": "blocked", "seat": 1, "target": 0, "claim": "captain"}]


@pytest.mark.parametrize("blocker", [1, 2])
def test_coup_40_any_duke_blocks_foreign_aid(blocker):
    match = play(three(), "0: foreign-aid")
    assert match.waiting == (1, 2)
    play(match, f"{blocker}: block duke / {3 - blocker}: pass")
    assert (match.view()["claim"]["seat"], match.view()["claim"]["character"]) == (blocker, "duke")
    others = ",".join(str(seat) for seat in range(3) if seat != blocker)
    play(match, f"{others}: pass")
    assert coins(match) == [3, 2, 2]
    assert list(match.waiting) == [1]


def test_coup_40_nothing_but_a_duke_does():
    match = play(three(), "0: foreign-aid")
    for card in ("captain", "ambassador", "contessa", "assassin"):
        assert refused(match, 1, f"block {card}") == "wrong-block"


def test_coup_41_the_targets_contessa_blocks_assassinate():
    match = play(three(), "0: assassinate 1 / 1,2: pass")
    assert match.waiting == (1,)
    assert legal(match, 1) == {"pass", "block contessa"}
    assert refused(match, 1, "block duke") == "wrong-block"
    assert refused(match, 2, "block contessa") == "not-asked"
    play(match, "1: block contessa / 0,2: pass")
    assert hands(match)[1] == "duke contessa"
    assert coins(match) == [0, 2, 2]
    assert match.waiting == (1,)


@pytest.mark.parametrize("envoy", ["ambassador", "inquisitor"])
def test_coup_42_the_targets_captain_or_envoy_blocks_steal(envoy):
    match = table("captain assassin", "duke contessa", "duke duke", envoy=envoy)
    play(match, "0: steal 1 / 1,2: pass")
    assert match.waiting == (1,)
    assert legal(match, 1) == {"pass", "block captain", f"block {envoy}"}
    assert refused(match, 1, "block contessa") == "wrong-block"
    play(match, f"1: block {envoy} / 0,2: pass")
    assert coins(match) == [2, 2, 2]
    assert match.waiting == (1,)


@pytest.mark.parametrize(
    ("action", "then"),
    [("income", "action"), ("coup 1", "lose"), ("tax", "action"), ("exchange", "exchange"), ("examine 1", "offer")],
)
def test_coup_43_nothing_else_can_be_blocked(action, then):
    match = table("captain assassin", "duke contessa", "duke duke", coins=[7, 2, 2], envoy="inquisitor")
    play(match, f"0: {action}")
    while phase(match) == "challenge-action":
        match.play(match.waiting[0], "pass")
    assert phase(match) == then
    assert happened(match, "passed") in ([], [{"event": "passed", "window": "challenge-action"}])


@pytest.mark.parametrize("challenge", [False, True])
def test_coup_44_a_blocked_action_is_not_refunded(challenge):
    match = play(three(), "0: assassinate 1 / 1,2: pass / 1: block contessa")
    play(match, "0: challenge / 2: pass / 1: show / 0: lose captain" if challenge else "0,2: pass")
    assert coins(match) == [0, 2, 2]
    assert treasury(match) == 46
    assert happened(match, "failed") == [{"event": "failed", "seat": 0, "action": "assassinate"}]


def test_coup_45_a_block_cannot_be_blocked():
    match = play(three(), "0: steal 1 / 1,2: pass / 1: block captain")
    for seat in (0, 2):
        assert refused(match, seat, "block captain") == "not-now"
    match = play(three(), "0: foreign-aid / 1: block duke / 2: pass")
    assert refused(match, 2, "block duke") == "not-now"


def test_amb_13_the_first_blocker_clockwise_from_the_actor_is_heard():
    match = table("duke duke", "captain contessa", "captain assassin", "duke contessa", turn=1)
    play(match, "1: foreign-aid / 0,3: block duke / 2: pass")
    assert match.view()["claim"]["seat"] == 3
    assert [block["seat"] for block in happened(match, "blocked")] == [3]


def test_amb_13_one_block_per_action():
    match = table("captain assassin", "captain contessa", "duke ambassador")
    play(match, "0: foreign-aid / 1,2: block duke / 0: challenge / 2: pass / 1: refuse / 1: lose captain")
    assert coins(match) == [4, 2, 2]
    assert match.waiting == (1,)


def test_amb_13_fa_reblock_lets_the_next_blocker_take_over():
    match = table("captain assassin", "captain contessa", "duke ambassador", "duke contessa", fa_reblock=True)
    play(match, "0: foreign-aid / 1,2: block duke / 3: pass / 0: challenge / 2,3: pass")
    play(match, "1: refuse / 1: lose captain")
    assert (phase(match), match.view()["claim"]["seat"]) == ("challenge-block", 2)
    assert match.waiting == (0, 1, 3)
    play(match, "0: challenge / 1,3: pass / 2: show / 0: lose captain")
    assert coins(match) == [2, 2, 2, 2]
    assert list(match.waiting) == [1]


def test_amb_13_fa_reblock_ends_with_the_last_blocker():
    match = table("captain assassin", "captain contessa", "captain ambassador", fa_reblock=True)
    play(match, "0: foreign-aid / 1,2: block duke")
    play(match, "0: challenge / 2: pass / 1: refuse / 1: lose captain")
    play(match, "0: challenge / 1: pass / 2: refuse / 2: lose captain")
    assert coins(match) == [4, 2, 2]


def test_amb_13_fa_reblock_asks_on_when_asked_in_order():
    options: dict[str, Any] = {"fa_reblock": True, "response_mode": "sequential"}
    match = table("captain assassin", "captain contessa", "duke ambassador", "duke contessa", **options)
    play(match, "0: foreign-aid / 1: block duke / 2: pass / 3: pass / 0: challenge / 1: refuse / 1: lose captain")
    assert (phase(match), match.waiting) == ("block", (2,))
    play(match, "2: block duke / 3: pass / 0: challenge / 2: show / 0: lose captain")
    assert coins(match) == [2, 2, 2, 2]


def test_amb_13_a_second_blocker_who_is_out_meanwhile_is_not_heard():
    match = table("captain assassin", "captain contessa", "duke (ambassador)", fa_reblock=True)
    play(match, "0: foreign-aid / 1,2: block duke / 0: pass / 2: challenge / 1: refuse / 1: lose captain")
    assert match.view()["claim"]["seat"] == 2
    match = table("captain assassin", "duke contessa", "duke (ambassador)", fa_reblock=True)
    play(match, "0: foreign-aid / 1,2: block duke / 0: pass / 2: challenge / 1: show")
    assert face_up(match)[2] == "ambassador duke"
    assert (coins(match), match.waiting) == ([2, 2, 0], (1,))


def test_amb_22_a_hopeless_claim_is_legal():
    match = table("captain contessa", "captain (duke)", "captain (duke)", "contessa (duke)")
    assert "tax" in legal(match, 0)
    play(match, "0: foreign-aid / 1: block duke / 2,3: pass")
    assert match.view()["claim"]["character"] == "duke"


@pytest.mark.parametrize(("envoy", "unused"), [("ambassador", "inquisitor"), ("inquisitor", "ambassador")])
def test_amb_22_the_unused_envoy_cannot_be_claimed(envoy, unused):
    match = play(table("captain duke", "duke contessa", envoy=envoy), "0: steal 1 / 1: pass")
    assert "no character" in refused(match, 1, f"block {unused}")


def test_amb_23_only_the_named_card_proves_a_block():
    match = play(
        table("captain duke", "ambassador contessa"), "0: steal 1 / 1: pass / 1: block captain / 0: challenge"
    )
    assert legal(match, 1) == {"refuse"}
    match = play(
        table("captain duke", "captain contessa"), "0: steal 1 / 1: pass / 1: block captain / 0: challenge"
    )
    assert legal(match, 1) == {"show", "refuse"}
    script = "0: steal 1 / 1: pass / 1: block ambassador / 0: challenge"
    assert legal(play(table("captain duke", "captain contessa"), script), 1) == {"refuse"}
    assert legal(play(table("captain duke", "ambassador contessa"), script), 1) == {"show", "refuse"}


def test_amb_37_a_blocked_assassin_gets_nothing_back():
    match = play(three(), "0: assassinate 1 / 1,2: pass / 1: block contessa / 0,2: pass")
    assert happened(match, "coins") == [{"event": "coins", "from": 0, "to": None, "amount": 3, "why": "paid"}]
