"""The Inquisitor's examination: COUP-37 and COUP-38."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from tests.games.coup.script import deck, hands, happened, legal, phase, play, refused, table

from ruse.core.match import Match


def examining(target: str = "assassin contessa", **options: Any) -> Match:
    match = table("inquisitor duke", target, "captain contessa", envoy="inquisitor", **options)
    return play(match, "0: examine 1 / 1,2: pass")


def test_coup_37_the_target_offers_a_card_and_may_keep_it():
    match = examining()
    assert (phase(match), match.waiting) == ("offer", (1,))
    assert legal(match, 1) == {"offer assassin", "offer contessa"}
    assert refused(match, 1, "offer duke") == "not-held"
    play(match, "1: offer assassin")
    assert (phase(match), match.waiting, legal(match, 0)) == ("decide", (0,), {"leave", "force"})
    before = deck(match)
    play(match, "0: leave")
    assert hands(match)[1] == "assassin contessa"
    assert deck(match) == before
    assert match.waiting == (1,)


def test_coup_37_a_forced_swap_puts_the_card_into_the_deck_and_draws_another():
    match = play(examining(draws="duke"), "1: offer assassin / 0: force")
    assert hands(match)[1] == "duke contessa"
    assert deck(match) == [1, 3, 2, 2, 1]
    assert match.waiting == (1,)


def test_coup_37_examine_cannot_be_blocked_but_challenged():
    match = play(table("duke duke", "assassin contessa", "captain contessa", envoy="inquisitor"), "0: examine 1")
    assert legal(match, 1) == legal(match, 2) == {"pass", "challenge"}
    assert match.view()["claim"]["character"] == "inquisitor"
    play(match, "1: pass / 2: challenge / 0: refuse / 0: lose duke")
    assert hands(match) == ["duke", "assassin contessa", "captain contessa"]


def test_coup_37_without_the_inquisitor_there_is_no_examination():
    match = table("ambassador duke", "assassin contessa")
    assert not any("examine" in action for action in legal(match, 0))
    assert refused(match, 0, "examine 1") == "no-inquisitor"


def test_coup_38_exchange_and_examine_are_two_turns():
    match = table("inquisitor duke", "assassin contessa", envoy="inquisitor", draws="captain captain")
    assert legal(match, 0) >= {"exchange", "examine 1"}
    play(match, "0: exchange / 1: pass / 0: keep inquisitor duke")
    assert match.waiting == (1,)
    play(match, "1: income / 0: examine 1 / 1: pass / 1: offer assassin / 0: leave")
    assert match.waiting == (1,)


@pytest.mark.parametrize("chooser", ["target", "random"])
def test_amb_10a_a_single_card_is_shown_without_asking(chooser):
    match = examining("contessa (assassin)", examine_chooser=chooser)
    assert (phase(match), match.waiting) == ("decide", (0,))
    assert match.view(0)["offered"] == "contessa"


def test_amb_10c_the_target_is_named_before_the_challenge():
    match = play(table("duke duke", "assassin contessa", "captain contessa", envoy="inquisitor"), "0: examine 2")
    assert phase(match) == "challenge-action"
    assert match.view()["claim"]["target"] == 2


def test_amb_10e_only_the_two_concerned_see_the_card():
    match = play(examining(draws="duke"), "1: offer assassin")
    assert match.view(0)["offered"] == match.view(1)["offered"] == "assassin"
    assert "offered" not in match.view(2)
    assert happened(match, "offered", 2) == [{"event": "offered", "seat": 1, "target": 0}]
    assert happened(match, "offered", 0)[0]["card"] == happened(match, "offered", 1)[0]["card"] == "assassin"
    play(match, "0: force")
    assert happened(match, "forced", 2) == [{"event": "forced", "seat": 0, "target": 1}]
    assert happened(match, "forced", 0)[0]["card"] == "assassin"


def test_amb_10f_the_new_card_is_seen_by_its_owner_only():
    match = play(examining(draws="duke"), "1: offer assassin / 0: force")
    assert happened(match, "drew", 1) == [{"event": "drew", "seat": 1, "card": "duke"}]
    for viewer in (None, 0, 2):
        assert happened(match, "drew", viewer) == [{"event": "drew", "seat": 1}]


def test_amb_10g_looking_costs_and_gains_nothing():
    match = play(examining(), "1: offer contessa / 0: leave")
    assert [seat["coins"] for seat in match.view()["seats"]] == [2, 2, 2]
    assert happened(match, "lost") == []
    assert happened(match, "left") == [{"event": "left", "seat": 0, "target": 1}]


def test_examine_chooser_random_shows_either_card():
    shown = Counter(examining(examine_chooser="random", seed=seed).view(0)["offered"] for seed in range(200))
    assert set(shown) == {"assassin", "contessa"}
    assert min(shown.values()) > 70


def test_examine_chooser_random_asks_the_target_nothing():
    match = examining(examine_chooser="random")
    assert (phase(match), match.waiting) == ("decide", (0,))


def swapped(order: str, seed: int) -> str:
    """Return the card that comes for a captain when the deck holds no other one."""
    match = table(
        "captain duke", "captain contessa", "captain contessa", envoy="inquisitor", examine_order=order, seed=seed
    )
    play(match, "0: examine 1 / 1,2: pass / 1: offer captain / 0: force")
    return str(happened(match, "drew", 1)[0]["card"])


def test_examine_order_draw_then_return_never_gives_the_same_card_back():
    assert "captain" not in {swapped("draw_then_return", seed) for seed in range(150)}


def test_examine_order_return_then_draw_may_give_it_back():
    drawn = Counter(swapped("return_then_draw", seed) for seed in range(400))
    assert 20 < drawn["captain"] < 62  # one in ten


def test_examine_order_return_then_draw_moves_the_cards_all_the_same():
    match = play(examining(draws="duke", examine_order="return_then_draw"), "1: offer assassin / 0: force")
    assert hands(match)[1] == "duke contessa"
    assert deck(match) == [1, 3, 2, 2, 1]
