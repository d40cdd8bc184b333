"""General and character actions: COUP-29 to COUP-34 (exchange and examine have their own files)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.coup.script import (
    coins,
    face_up,
    hands,
    happened,
    legal,
    match_of_ten,
    phase,
    play,
    refused,
    table,
    treasury,
)

import ruse
from ruse.core.match import Match


def at_turn(*coins: int, **options: Any) -> Match:
    return table("captain contessa", "duke contessa", "duke contessa", coins=coins, **options)


def test_coup_29_income_is_one_coin_and_nobody_is_asked():
    match = play(at_turn(2, 2, 2), "0: income")
    assert (coins(match), treasury(match)) == ([3, 2, 2], 43)
    assert match.waiting == (1,)
    assert happened(match, "coins") == [
        {"event": "coins", "from": None, "to": 0, "amount": 1, "why": "taken"},
    ]


def test_coup_30_foreign_aid_is_two_coins_and_only_blocked():
    match = play(at_turn(2, 2, 2), "0: foreign-aid")
    assert phase(match) == "block"
    assert legal(match, 1) == legal(match, 2) == {"pass", "block duke"}
    assert refused(match, 1, "challenge") == "not-now"
    play(match, "1,2: pass")
    assert (coins(match), treasury(match)) == ([4, 2, 2], 42)


def test_coup_31_a_coup_costs_seven_and_always_succeeds():
    match = play(at_turn(7, 2, 2), "0: coup 1")
    assert (coins(match), treasury(match)) == ([0, 2, 2], 46)
    assert (phase(match), match.waiting) == ("lose", (1,))
    assert legal(match, 1) == {"lose duke", "lose contessa"}
    play(match, "1: lose contessa")
    assert face_up(match) == ["", "contessa", ""]
    assert match.waiting == (1,)


def test_coup_32_tax_is_three_coins_for_a_duke():
    match = play(at_turn(2, 2, 2), "0: tax")
    assert match.view()["claim"]["character"] == "duke"
    assert list(match.waiting) == [1, 2]
    play(match, "1,2: pass")
    assert (coins(match), treasury(match)) == ([5, 2, 2], 41)
    assert (phase(match), match.waiting) == ("action", (1,))


def test_coup_33_assassinate_costs_three_and_takes_a_card():
    match = play(at_turn(3, 2, 2), "0: assassinate 1")
    assert match.view()["claim"]["character"] == "assassin"
    play(match, "1,2: pass / 1: pass")
    assert (phase(match), match.waiting) == ("lose", (1,))
    play(match, "1: lose duke")
    assert (coins(match), treasury(match)) == ([0, 2, 2], 46)
    assert hands(match) == ["captain contessa", "contessa", "duke contessa"]


@pytest.mark.parametrize(("victim", "after"), [(5, [4, 3, 2]), (2, [4, 0, 2]), (1, [3, 0, 2]), (0, [2, 0, 2])])
def test_coup_34_steal_takes_up_to_two_coins(victim, after):
    match = at_turn(2, victim, 2)
    left = treasury(match)
    play(match, "0: steal 1")
    assert match.view()["claim"]["character"] == "captain"
    play(match, "1,2: pass / 1: pass")
    assert coins(match) == after
    assert treasury(match) == left


@pytest.mark.parametrize(
    ("action", "hint"),
    [
        ("income", ("COUP-29", 0, None, None)),
        ("foreign-aid", ("COUP-30", 0, None, {"by": "anyone", "with": ["duke"]})),
        ("coup 1", ("COUP-31", 7, None, None)),
        ("tax", ("COUP-32", 0, "duke", None)),
        ("assassinate 1", ("COUP-33", 3, "assassin", {"by": "target", "with": ["contessa"]})),
        ("steal 1", ("COUP-34", 0, "captain", {"by": "target", "with": ["captain", "inquisitor"]})),
        ("exchange", ("COUP-36", 0, "inquisitor", None)),
        ("examine 1", ("COUP-37", 0, "inquisitor", None)),
    ],
)
def test_every_action_tells_its_rule(action, hint):
    match = at_turn(7, 2, 2, envoy="inquisitor")
    told = next(seen for seen in match.view(0)["actions"] if seen["action"] == action)
    assert (told["rule"], told["cost"], told["claim"], told["block"]) == hint
    assert told["challenge"] is (hint[2] is not None)
    assert told["bluff"] is (hint[2] not in (None, "captain"))


def test_amb_06_stealing_from_the_broke_is_legal_and_moves_nothing():
    match = at_turn(2, 0, 2)
    assert "steal 1" in legal(match, 0)
    play(match, "0: steal 1 / 1,2: pass / 1: pass")
    assert coins(match) == [2, 0, 2]
    assert match.waiting == (1,)


def test_amb_06_a_table_may_forbid_it():
    match = at_turn(2, 0, 2, steal_from_broke="forbidden")
    assert {action for action in legal(match, 0) if "steal" in action} == {"steal 2"}
    assert refused(match, 0, "steal 1") == "broke-target"
    assert "steal 1" in legal(at_turn(2, 1, 2, steal_from_broke="forbidden"), 0)


def test_amb_06_forbidden_or_not_the_eliminated_are_no_targets():
    match = table("duke captain", "(duke) (captain)", "duke contessa", steal_from_broke="forbidden")
    assert {action for action in legal(match, 0) if "steal" in action} == {"steal 2"}


@pytest.mark.parametrize(("action", "wanted"), [("income", 1), ("foreign-aid", 2), ("tax", 3)])
@pytest.mark.parametrize("left", [0, 1, 2, 3])
def test_amb_07_an_empty_treasury_pays_what_it_has(action, wanted, left):
    match = match_of_ten(left)
    assert treasury(match) == left
    everybody = ",".join(map(str, range(1, 10)))
    play(match, f"0: {action}" if action == "income" else f"0: {action} / {everybody}: pass")
    assert coins(match)[0] == min(wanted, left)
    assert treasury(match) == left - min(wanted, left)


def test_amb_07_ten_players_who_all_tax_empty_it_in_the_eleventh_turn():
    match = ruse.deal("coup", 10, seed=1, first_player=0)
    for turn in range(11):
        others = ",".join(str(seat) for seat in range(10) if seat != turn % 10)
        play(match, f"{turn % 10}: tax / {others}: pass")
    assert coins(match) == [5] * 10
    assert treasury(match) == 0


def test_amb_07_a_table_may_play_without_a_limit():
    match = match_of_ten(0, treasury="unlimited")
    assert match.view()["treasury"] is None
    play(match, "0: income")
    assert coins(match)[0] == 1
    match = table("captain assassin", "duke (duke)", "duke contessa", coins=[9, 9, 9], treasury="unlimited")
    play(match, "0: assassinate 1 / 1: pass / 2: challenge / 0: show / 2: lose duke / 1: pass")
    assert coins(match) == [6, 0, 9]
    assert match._state.treasury == 0


def test_amb_07_without_a_limit_a_refund_still_comes_back():
    match = table("captain captain", "duke duke", coins=[3, 2], treasury="unlimited")
    play(match, "0: assassinate 1 / 1: challenge / 0: refuse / 0: lose captain")
    assert coins(match) == [3, 2]
    assert match._state.treasury == 0
