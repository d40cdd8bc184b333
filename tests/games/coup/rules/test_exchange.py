"""The envoy's exchange: COUP-35 and COUP-36."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from tests.games.coup.script import deck, hands, happened, legal, phase, play, refused, table

from ruse.core.match import Match


def exchanging(hand: str, draws: str, **options: Any) -> Match:
    match = table(hand, "duke contessa", "captain contessa", draws=draws, **options)
    return play(match, "0: exchange / 1,2: pass")


def test_coup_35_the_ambassador_draws_two_and_may_keep_any_two():
    match = exchanging("duke captain", "assassin ambassador")
    assert (phase(match), match.waiting) == ("exchange", (0,))
    assert match.view(0)["drawn"] == ["assassin", "ambassador"]
    assert hands(match)[0] == "duke assassin captain ambassador"
    assert legal(match, 0) == {
        "keep duke assassin",
        "keep duke captain",
        "keep duke ambassador",
        "keep assassin captain",
        "keep assassin ambassador",
        "keep captain ambassador",
    }


@pytest.mark.parametrize(
    ("kept", "court"),
    [
        ("duke captain", [1, 3, 1, 3, 1]),
        ("assassin captain", [2, 2, 1, 3, 1]),
        ("duke ambassador", [1, 3, 2, 2, 1]),
        ("assassin ambassador", [2, 2, 2, 2, 1]),
    ],
)
def test_coup_35_as_many_cards_go_back_as_were_drawn(kept, court):
    match = exchanging("duke captain", "assassin ambassador")
    play(match, f"0: keep {kept}")
    assert hands(match)[0] == kept
    assert deck(match) == court
    assert match.view()["deck"] == 9
    assert match.waiting == (1,)


def test_coup_35_the_order_of_the_kept_cards_is_nothing():
    match = play(exchanging("duke captain", "assassin ambassador"), "0: keep ambassador duke")
    assert hands(match)[0] == "duke ambassador"


def test_coup_35_equal_results_are_one():
    match = exchanging("assassin assassin", "assassin ambassador")
    assert legal(match, 0) == {"keep assassin assassin", "keep assassin ambassador"}
    play(match, "0: keep assassin assassin")
    assert (hands(match)[0], deck(match)) == ("assassin assassin", [2, 1, 2, 3, 1])


def test_coup_35_only_cards_of_the_pool_can_be_kept():
    match = exchanging("duke captain", "assassin ambassador")
    assert refused(match, 0, "keep duke duke") == "not-held"
    assert refused(match, 0, "keep duke contessa") == "not-held"
    assert refused(match, 0, "keep duke") == "wrong-count"
    match = exchanging("assassin captain", "ambassador ambassador")
    assert refused(match, 0, "keep duke captain") == "not-held"
    assert legal(match, 0) >= {"keep ambassador ambassador"}


def test_coup_35_every_pair_can_be_kept():
    for card in ("duke", "assassin", "captain", "ambassador", "contessa"):
        other = "captain" if card == "duke" else "duke"
        match = table(f"{card} {other}", f"{other} {other}", draws=f"{card} {card}")
        play(match, "0: exchange / 1: pass")
        assert f"keep {card} {card}" in legal(match, 0)
        play(match, f"0: keep {card} {card}")
        assert hands(match)[0] == f"{card} {card}"


def test_coup_35_the_cards_are_drawn_at_random():
    drawn: Counter[str] = Counter()
    for seed in range(600):
        drawn.update(exchanging("duke captain", "", seed=seed).view(0)["drawn"])
    # Nine cards lie in the deck: 1 duke, 3 assassins, 1 captain, 3 ambassadors, 1 contessa.
    for card, copies in zip(
        ("duke", "assassin", "captain", "ambassador", "contessa"), (1, 3, 1, 3, 1), strict=True
    ):
        assert abs(drawn[card] - 1200 * copies / 9) < 75


def test_coup_35_cannot_be_blocked():
    match = play(table("duke captain", "duke contessa"), "0: exchange")
    assert legal(match, 1) == {"pass", "challenge"}
    assert match.view()["claim"]["character"] == "ambassador"
    play(match, "1: pass")
    assert phase(match) == "exchange"


def test_coup_36_the_inquisitor_draws_one_and_may_keep_any_two():
    match = exchanging("duke captain", "inquisitor", envoy="inquisitor")
    assert match.view(0)["drawn"] == ["inquisitor"]
    assert legal(match, 0) == {"keep duke captain", "keep duke inquisitor", "keep captain inquisitor"}
    assert match.view()["deck"] == 8
    play(match, "0: keep captain inquisitor")
    assert hands(match)[0] == "captain inquisitor"
    assert deck(match) == [2, 3, 1, 2, 1]


def test_amb_08_with_one_influence_one_card_is_kept():
    match = exchanging("captain (duke)", "assassin ambassador")
    assert legal(match, 0) == {"keep assassin", "keep captain", "keep ambassador"}
    assert refused(match, 0, "keep assassin captain") == "wrong-count"
    assert refused(match, 0, "keep duke") == "not-held"
    play(match, "0: keep assassin")
    assert (hands(match)[0], match.view()["deck"]) == ("assassin", 9)


def test_amb_08_with_one_influence_the_inquisitor_keeps_one_of_two():
    match = exchanging("captain (duke)", "inquisitor", envoy="inquisitor")
    assert legal(match, 0) == {"keep captain", "keep inquisitor"}
    play(match, "0: keep captain")
    assert (hands(match)[0], match.view()["deck"]) == ("captain", 9)


@pytest.mark.parametrize(("envoy", "count"), [("ambassador", 2), ("inquisitor", 1)])
@pytest.mark.parametrize("kept", ["duke captain", "captain contessa"])
def test_amb_31_how_many_were_swapped_stays_secret(envoy, count, kept):
    match = exchanging("duke captain", "contessa assassin", envoy=envoy)
    play(match, f"0: keep {kept}")
    for viewer in (None, 1, 2):
        assert happened(match, "exchange-drawn", viewer) == [{"event": "exchange-drawn", "seat": 0, "count": count}]
        assert happened(match, "exchange-returned", viewer) == [
            {"event": "exchange-returned", "seat": 0, "count": count}
        ]
    assert happened(match, "exchange-drawn", 0)[0]["cards"][0] == "contessa"
