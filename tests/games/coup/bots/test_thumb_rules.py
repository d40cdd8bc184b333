"""The house bot's rules of thumb, each in a position that calls for it."""

from __future__ import annotations

import pytest
from tests.games.coup.bots.asking import always, choices
from tests.games.coup.script import play, table

DUKES_GONE = ("(duke) contessa", "(duke) captain", "(duke) assassin")


# --- Coups and kills ------------------------------------------------------------------------------------


def test_it_takes_the_coup_that_wins():
    assert always(table("duke assassin", "(duke) captain", coins=[7, 2]), 0) == "coup 1"


def test_it_coups_the_leader():
    match = table("duke assassin", "captain (duke)", "captain contessa", "contessa (captain)", coins=[8, 6, 5, 8])
    assert always(match, 0) == "coup 2"


def test_it_kills_with_the_assassin_in_hand():
    assert always(table("assassin contessa", "captain duke", "captain duke", coins=[3, 2, 2]), 0) == "assassinate 1"


def test_it_does_not_send_the_assassin_to_somebody_who_plays_the_contessa():
    match = table("assassin contessa", "contessa duke", "captain captain", coins=[6, 4, 2])
    play(match, "0: assassinate 1 / 1,2: pass / 1: block contessa / 0,2: pass / 1: income / 2: income")
    assert always(match, 0) == "assassinate 2"


@pytest.mark.parametrize(("hand", "coins", "way"), [("captain", 2, "steal 1"), ("duke", 3, "assassinate 1")])
def test_before_the_fatal_coup_it_dares_everything(hand: str, coins: int, way: str):
    match = table(f"{hand} (contessa)", "contessa (duke)", coins=[coins, 7])
    assert always(match, 0) == way


# --- Claims ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hand", "action"),
    [("duke contessa", "tax"), ("captain contessa", "steal 1"), ("ambassador contessa", "exchange")],
)
def test_at_first_it_tells_the_truth(hand: str, action: str):
    assert choices(table(hand, "assassin duke", "captain duke"), 0)[action] > 150


def test_it_bluffs_when_its_claims_have_been_believed():
    others = "assassin assassin", "captain captain"
    match = table("duke contessa", *others, coins=[0, 0, 0], draws="contessa captain")
    play(match, "0: tax / 1,2: pass / 1: income / 2: income / 0: exchange / 1,2: pass / 0: keep contessa contessa")
    play(match, "1: income / 2: income")
    assert choices(match, 0)["tax"] > 90
    fresh = choices(table("contessa contessa", *others), 0)
    assert fresh["tax"] < 40 < fresh["foreign-aid"]


def test_it_does_not_bluff_where_claims_are_called():
    match = table("duke contessa", "assassin captain", "captain ambassador", draws="contessa", coins=[0, 0, 0])
    play(match, "0: tax / 1: challenge / 2: pass / 0: show / 1: lose assassin / 1: income / 2: income")
    assert not set(choices(match, 0)) - {"income", "foreign-aid"}


def test_it_never_claims_a_character_that_lies_face_up_for_good():
    match = table(*DUKES_GONE, coins=[0, 0, 2])
    assert "tax" not in choices(match, 0)
    play(match, "0: income / 1: foreign-aid")
    assert always(match, 0) == "pass"


def test_with_all_contessas_face_up_it_dies_without_a_lie():
    match = table("assassin (contessa)", "duke (contessa)", "captain (contessa)", coins=[3, 2, 2])
    play(match, "0: assassinate 1 / 1,2: pass")
    assert always(match, 1) == "pass"


# --- Challenges -----------------------------------------------------------------------------------------------


def test_it_challenges_what_cannot_be_true():
    """Two in hand and one face up: there is no fourth."""
    match = play(table("captain contessa", "duke duke", "assassin (duke)", "captain captain"), "0: tax")
    assert always(match, 1) == "challenge"
    assert always(match, 3) != "challenge"


def test_it_challenges_a_card_that_it_has_just_buried():
    """Two in hand; the third it has returned to the deck in an exchange, and nobody has drawn since."""
    match = table("ambassador duke", "contessa captain", "assassin captain", draws="duke duke")
    play(match, "0: exchange / 1,2: pass / 0: keep duke duke / 1: tax")
    assert always(match, 0) == "challenge"
    assert always(match, 2) == "pass"


@pytest.mark.parametrize(("offer", "least", "most"), [("duke", 0, 0), ("captain", 100, 200)])
def test_it_believes_what_it_has_examined(offer: str, least: int, most: int):
    """Only one Duke can be with the other: it has seen it there, or another card in its place."""
    match = table("duke duke", "duke captain", envoy="inquisitor")
    play(match, f"0: examine 1 / 1: pass / 1: offer {offer} / 0: leave / 1: tax")
    assert least <= choices(match, 0)["challenge"] <= most


def test_it_lets_a_first_likely_claim_stand():
    match = play(table("duke contessa", "assassin captain", "duke assassin"), "0: tax")
    assert always(match, 1) == always(match, 2) == "pass"


def test_it_challenges_somebody_who_has_claimed_too_much():
    """Three characters with two cards, none of them seen: one was a bluff at least."""
    hands = "duke contessa", "assassin captain", "(duke) (captain)"
    honest = table(*hands, coins=[0, 4, 0])
    play(honest, "0: tax / 1: pass / 1: income / 0: tax / 1: pass / 1: income / 0: tax")
    assert choices(honest, 1)["challenge"] < 40
    liar = table(*hands, coins=[4, 4, 0])
    play(liar, "0: tax / 1: pass / 1: income / 0: steal 1 / 1: pass / 1: pass / 1: income / 0: exchange")
    assert choices(liar, 1)["challenge"] > 90


def test_on_its_last_card_it_lets_a_harmless_claim_stand():
    """A wrong challenge would be the end of it, and Tax does it no harm yet."""
    said = "0: income / 1: tax"
    match = table("duke (duke)", "duke captain", "captain assassin", coins=[1, 1, 1])
    assert choices(play(match, said), 0)["challenge"] < 10


def test_it_has_a_hunch_about_a_last_opponent_whom_nobody_challenges():
    match = table("duke contessa", "assassin captain", "(duke) (captain)", coins=[0, 4, 0])
    play(match, "0: tax / 1: pass / 1: income / 0: tax / 1: pass / 1: income / 0: tax")
    assert 5 < choices(match, 1)["challenge"] < 40


def test_it_bluffs_as_either_character_who_stops_thieves():
    match = table("duke contessa", "captain assassin", coins=[2, 2])
    play(match, "0: tax / 1: pass / 1: income / 0: tax / 1: pass / 1: steal 0 / 0: pass")
    found = choices(match, 0)
    assert found["block captain"] > 20 < found["block ambassador"]


def test_it_shows_the_card_that_it_has():
    match = play(table("duke contessa", "assassin captain"), "0: tax / 1: challenge")
    assert always(match, 0) == "show"


def test_without_the_card_it_gives_up_the_least():
    match = play(table("duke contessa", "assassin captain"), "0: exchange / 1: challenge")
    assert always(match, 0) == "refuse"
    assert always(play(match, "0: refuse"), 0) == "lose contessa"
    one_step = table("duke contessa", "assassin captain", prove_mode="reveal_one")
    assert always(play(one_step, "0: exchange / 1: challenge"), 0) == "lose contessa"


# --- Blocks -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hand", "action", "block"),
    [
        ("duke captain", "foreign-aid", "block duke"),
        ("contessa captain", "assassinate 1", "block contessa"),
        ("captain duke", "steal 1", "block captain"),
        ("ambassador duke", "steal 1", "block ambassador"),
    ],
)
def test_it_blocks_with_the_true_card(hand: str, action: str, block: str):
    match = play(table("assassin captain", hand, "assassin assassin", coins=[3, 2, 2]), f"0: {action}")
    if action != "foreign-aid":
        play(match, "1,2: pass")
    assert always(match, 1) == block


def test_on_the_last_card_it_blocks_the_assassin_whatever_it_holds():
    match = play(table("assassin captain", "duke (captain)", coins=[3, 2]), "0: assassinate 1 / 1: pass")
    assert always(match, 1) == "block contessa"


# --- Cards ------------------------------------------------------------------------------------------------------


def test_an_exchange_keeps_two_different_cards():
    match = table("ambassador contessa", "assassin captain", "captain captain", draws="duke duke")
    assert always(play(match, "0: exchange / 1,2: pass"), 0) == "keep duke contessa"


def test_it_offers_and_loses_what_it_misses_least():
    match = table("inquisitor captain", "duke contessa", envoy="inquisitor")
    assert always(play(match, "0: examine 1 / 1: pass"), 1) == "offer contessa"
    pair = table("assassin captain", "duke duke", "contessa captain", coins=[7, 2, 2])
    assert always(play(pair, "0: coup 1"), 1) == "lose duke"


@pytest.mark.parametrize(("offer", "decision"), [("duke", "force"), ("contessa", "leave")])
def test_the_inquisitor_takes_away_good_cards_only(offer: str, decision: str):
    match = table("inquisitor captain", "duke contessa", envoy="inquisitor")
    play(match, f"0: examine 1 / 1: pass / 1: offer {offer}")
    assert always(match, 0) == decision


# --- The baselines ------------------------------------------------------------------------------------------------


def test_the_foils_are_what_they_are_called():
    match = play(table("duke contessa", "assassin captain"), "0: tax")
    assert always(match, 1, "trusting") == "pass"
    assert always(match, 1, "doubting") == "challenge"
    assert 20 < choices(match, 1, "honest")["challenge"] < 80
    assert set(choices(table("contessa contessa", "assassin captain"), 0, "honest")) == {"income", "foreign-aid"}


@pytest.mark.parametrize("bot", ["honest", "trusting", "doubting"])
def test_the_foils_coup_and_show(bot: str):
    match = table("duke contessa", "assassin captain", "assassin captain", coins=[7, 2, 2])
    assert set(choices(match, 0, bot)) == {"coup 1", "coup 2"}
    proof = play(table("duke contessa", "assassin captain"), "0: tax / 1: challenge")
    assert always(proof, 0, bot) == "show"


# --- At a table for two ----------------------------------------------------------------------------------


def test_it_doubts_with_a_pair_in_hand():
    """A pair can spare the card that a wrong challenge costs. What is never doubted is claimed with any hand."""
    tax = choices(play(table("duke contessa", "captain assassin"), "0: tax"), 1)["challenge"]
    robbed = "0: steal 1 / 1: pass / 1: block ambassador"
    mixed = choices(play(table("captain assassin", "duke contessa", coins=[2, 2]), robbed), 0)["challenge"]
    pair = choices(play(table("captain captain", "duke contessa", coins=[2, 2]), robbed), 0)["challenge"]
    assert 5 < tax < 50
    assert mixed < 50 < pair


def test_a_likely_bluff_is_no_trap():
    """Whoever always challenges a liar loses a card to the first truth."""
    lies = "0: tax / 1: pass / 1: income / 0: steal 1 / 1: pass / 1: pass / 1: income / 0: exchange"
    hands = "assassin contessa", "contessa contessa", "ambassador ambassador"
    doubts = [choices(play(table("duke captain", hand, coins=[4, 4]), lies), 1)["challenge"] for hand in hands]
    assert all(10 < doubt < 190 for doubt in doubts)


def test_it_keeps_to_the_story_that_it_has_begun():
    """It has let itself be believed as the Duke, and has given the card away since."""
    match = table("duke contessa", "assassin captain", coins=[0, 0], draws="contessa captain")
    play(match, "0: tax / 1: pass / 1: income / 0: exchange / 1: pass / 0: keep contessa captain / 1: income")
    assert choices(match, 0)["tax"] > 60


def test_it_bluffs_once_its_first_claim_has_stood():
    match = table("captain contessa", "assassin duke", coins=[0, 0])
    assert choices(match, 0)["tax"] < 10
    play(match, "0: tax / 1: pass / 1: income")
    assert choices(match, 0)["tax"] > 100


def test_once_it_has_been_called_it_hardly_bluffs():
    match = table("duke contessa", "assassin captain", draws="contessa", coins=[0, 0])
    play(match, "0: tax / 1: challenge / 0: show / 1: lose assassin / 1: income")
    assert choices(match, 0)["tax"] < 10


def test_a_thief_is_not_stopped_by_the_same_bluff_every_time():
    """Whoever always or never blocks is easily read."""
    blocks = choices(play(table("captain assassin", "duke contessa", coins=[2, 2]), "0: steal 1 / 1: pass"), 1)
    assert 0 < blocks["pass"] < 200
