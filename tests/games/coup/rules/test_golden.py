"""The golden scripts GS-1 to GS-13: whole stories, with every coin and card told.

GS-1 is the worked example that both rulebooks print; the decks are counted as duke, assassin, captain,
ambassador, contessa.
"""

from __future__ import annotations

import pytest
from tests.games.coup.script import (
    alive,
    coins,
    deck,
    face_up,
    hands,
    happened,
    ledger,
    legal,
    phase,
    play,
    table,
    treasury,
)

from ruse.core.match import Match

EDITIONS = ["standard", "german", "italian"]


def worked_example(edition: str) -> Match:
    return table(
        "contessa duke",
        "captain contessa",
        "assassin duke",
        coins=[2, 2, 2],
        draws="assassin duke contessa",
        edition=edition,
    )


@pytest.mark.parametrize("edition", EDITIONS)
def test_gs_1_the_worked_example_of_both_books(edition):
    match = worked_example(edition)
    assert ledger(match) == ([2, 2, 2], 44, ["duke contessa", "captain contessa", "duke assassin"])
    assert deck(match) == [1, 2, 2, 3, 1]

    play(match, "0: tax / 1,2: pass")
    assert ledger(match) == ([5, 2, 2], 41, ["duke contessa", "captain contessa", "duke assassin"])
    assert deck(match) == [1, 2, 2, 3, 1]

    play(match, "1: exchange / 0,2: pass")
    assert hands(match)[1] == "duke assassin captain contessa"
    assert deck(match) == [0, 1, 2, 3, 1]
    play(match, "1: keep assassin captain")
    assert ledger(match) == ([5, 2, 2], 41, ["duke contessa", "assassin captain", "duke assassin"])
    assert deck(match) == [1, 1, 2, 3, 2]

    play(match, "2: tax / 0: pass / 1: challenge / 2: show")
    assert hands(match) == ["duke contessa", "assassin captain", "assassin contessa"]
    assert deck(match) == [2, 1, 2, 3, 1]
    play(match, "1: lose assassin")
    assert ledger(match) == ([5, 2, 5], 38, ["duke contessa", "captain", "assassin contessa"])
    assert face_up(match) == ["", "assassin", ""]
    assert deck(match) == [2, 1, 2, 3, 1]

    play(match, "0: tax / 1,2: pass")
    assert (coins(match), treasury(match)) == ([8, 2, 5], 35)
    play(match, "1: income")
    assert (coins(match), treasury(match)) == ([8, 3, 5], 34)

    assert not any(action.startswith("coup") for action in legal(match, 2))
    play(match, "2: assassinate 0")
    assert (coins(match), treasury(match)) == ([8, 3, 2], 37)
    play(match, "0,1: pass / 0: block contessa / 1,2: pass")
    assert ledger(match) == ([8, 3, 2], 37, ["duke contessa", "captain", "assassin contessa"])
    assert face_up(match) == ["", "assassin", ""]
    assert deck(match) == [2, 1, 2, 3, 1]

    assert legal(match, 0) == {
        *("income", "foreign-aid", "tax", "exchange"),
        *("coup 1", "coup 2", "assassinate 1", "assassinate 2", "steal 1", "steal 2"),
    }
    play(match, "0: coup 2")
    assert (coins(match), treasury(match)) == ([1, 3, 2], 44)
    play(match, "2: lose contessa")
    assert ledger(match) == ([1, 3, 2], 44, ["duke contessa", "captain", "assassin"])
    assert face_up(match) == ["", "assassin", "contessa"]
    assert deck(match) == [2, 1, 2, 3, 1]

    play(match, "1: steal 2 / 0,2: pass")
    assert (match.waiting, legal(match, 2)) == ((2,), {"pass", "block captain", "block ambassador"})
    play(match, "2: block ambassador / 0: pass / 1: challenge")
    assert legal(match, 2) == {"refuse"}
    play(match, "2: refuse")
    assert ledger(match) == ([1, 5, 0], 44, ["duke contessa", "captain", ""])
    assert face_up(match) == ["", "assassin", "contessa assassin"]
    assert deck(match) == [2, 1, 2, 3, 1]
    assert (alive(match), match.waiting) == ([0, 1], (0,))
    assert len(match.journal) == 31
    play(match, "0: tax")
    assert match.waiting == (1,)  # seat 2 is in no later window


@pytest.mark.parametrize("edition", EDITIONS)
def test_gs_1_fails_with_an_immediate_forfeit(edition):
    """The books' example decides AMB-05: with the other reading the thief ends with three coins, not five."""
    match = table("captain duke", "assassin (contessa)", "contessa duke", coins=[3, 2, 2], edition=edition)
    script = "0: steal 1 / 1,2: pass / 1: block ambassador / 0: challenge / 2: pass / 1: refuse"
    assert coins(play(match, script)) == [5, 0, 2]
    options = {"edition": edition, "forfeit_timing": "immediate"}
    match = table("captain duke", "assassin (contessa)", "contessa duke", coins=[3, 2, 2], **options)
    assert coins(play(match, script)) == [3, 0, 2]


@pytest.mark.parametrize("block_after", [True, False])
def test_gs_2_the_first_story_of_the_double_danger(block_after):
    seats = ("assassin duke", "captain duke", "ambassador contessa")
    options = {"block_after_failed_challenge": block_after}
    match = table(*seats, coins=[3, 2, 2], draws="contessa", **options)
    assert treasury(match) == 43
    play(match, "0: assassinate 1")
    assert (coins(match), treasury(match)) == ([0, 2, 2], 46)
    play(match, "1: challenge / 2: pass / 0: show / 1: lose captain")
    if block_after:
        play(match, "1: pass")
    assert ledger(match) == ([0, 0, 2], 48, ["duke contessa", "", "ambassador contessa"])
    assert (face_up(match)[1], alive(match)) == ("captain duke", [0, 2])


def test_gs_2b_the_same_with_a_block():
    match = table("assassin duke", "captain contessa", "ambassador contessa", coins=[3, 2, 2], draws="ambassador")
    play(match, "0: assassinate 1 / 1: challenge / 2: pass / 0: show / 1: lose captain")
    play(match, "1: block contessa / 0,2: pass")
    assert ledger(match) == ([0, 2, 2], 46, ["duke ambassador", "contessa", "ambassador contessa"])
    assert match.waiting == (1,)


def test_gs_3_the_second_story_of_the_double_danger():
    match = table("assassin duke", "captain duke", "ambassador contessa", coins=[3, 2, 2])
    play(match, "0: assassinate 1 / 1,2: pass / 1: block contessa / 0: pass / 2: challenge")
    assert legal(match, 1) == {"refuse"}
    play(match, "1: refuse / 1: lose duke")
    assert ledger(match) == ([0, 0, 2], 48, ["duke assassin", "", "ambassador contessa"])
    assert (face_up(match)[1], alive(match)) == ("duke captain", [0, 2])


def test_gs_4_the_refund():
    match = table("captain duke", "captain duke", "ambassador contessa", coins=[3, 2, 2])
    play(match, "0: assassinate 1 / 1: pass / 2: challenge")
    assert legal(match, 0) == {"refuse"}
    play(match, "0: refuse / 0: lose captain")
    assert ledger(match) == ([3, 2, 2], 43, ["duke", "duke captain", "ambassador contessa"])


def test_gs_5_stealing_from_a_player_who_dies_of_his_block():
    match = table("captain duke", "assassin (contessa)", "ambassador contessa", coins=[3, 5, 2])
    assert treasury(match) == 40
    play(match, "0: steal 1 / 1,2: pass / 1: block captain / 0: challenge / 2: pass / 1: refuse")
    assert ledger(match) == ([5, 0, 2], 43, ["duke captain", "", "ambassador contessa"])
    assert alive(match) == [0, 2]


def test_gs_6_the_target_dies_of_his_own_challenge():
    match = table("assassin duke", "captain (contessa)", "ambassador contessa", coins=[4, 5, 2], draws="duke")
    play(match, "0: assassinate 1 / 1: challenge / 2: pass / 0: show")
    assert ledger(match) == ([1, 0, 2], 47, ["duke duke", "", "ambassador contessa"])
    assert (alive(match), match.waiting) == ([0, 2], (2,))


def test_gs_7_the_actor_dies_challenging_a_true_contessa():
    match = table("assassin (duke)", "contessa captain", "ambassador duke", coins=[3, 2, 2], draws="contessa")
    play(match, "0: assassinate 1 / 1,2: pass / 1: block contessa / 0: challenge / 2: pass / 1: show")
    assert ledger(match) == ([0, 2, 2], 46, ["", "captain contessa", "duke ambassador"])
    assert match.waiting == (1,)


def test_gs_9_foreign_aid_through_a_caught_block():
    match = table("captain duke", "captain duke", "ambassador contessa")
    play(match, "0: foreign-aid / 1: pass / 2: block duke / 0: challenge / 1: pass / 2: refuse / 2: lose contessa")
    assert ledger(match) == ([4, 2, 2], 42, ["duke captain", "duke captain", "ambassador"])


def test_gs_10_two_challengers():
    match = table("captain duke", "captain duke", "ambassador contessa", draws="assassin")
    play(match, "0: tax / 1,2: challenge / 0: show / 1: lose captain")
    assert ledger(match) == ([5, 2, 2], 41, ["assassin captain", "duke", "ambassador contessa"])
    assert face_up(match) == ["", "captain", ""]


def test_gs_11_the_voluntary_refusal():
    match = table("captain duke", "captain duke", "ambassador contessa")
    play(match, "0: tax / 1: challenge / 2: pass / 0: refuse / 0: lose captain")
    assert ledger(match) == ([2, 2, 2], 44, ["duke", "duke captain", "ambassador contessa"])
    assert happened(match, "drew") == []


@pytest.mark.parametrize(("victim", "after"), [(1, [3, 0, 0]), (2, [2, 1, 0])])
def test_gs_12_poor_victims(victim, after):
    match = table("captain duke", "captain duke", "ambassador contessa", coins=[2, 1, 0])
    play(match, f"0: steal {victim} / 1,2: pass / {victim}: pass")
    assert (coins(match), treasury(match)) == (after, 47)


def test_gs_13_an_exchange_with_one_influence():
    match = table(
        "captain (duke)", "contessa captain", "ambassador duke", coins=[3, 2, 2], draws="contessa assassin"
    )
    play(match, "0: exchange / 1,2: pass")
    assert phase(match) == "exchange"
    assert legal(match, 0) == {"keep captain", "keep contessa", "keep assassin"}
    play(match, "0: keep contessa")
    assert (hands(match)[0], match.view()["deck"], sum(deck(match))) == ("contessa", 9, 9)
