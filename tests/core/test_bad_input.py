"""Bad input gives one line that says what is wrong and how to fix it, and changes nothing."""

from __future__ import annotations

from typing import Any

import pytest

import ruse


def says(error: pytest.ExceptionInfo[Any], *parts: str) -> None:
    text = str(error.value)
    assert "\n" not in text
    for part in parts:
        assert part in text


def test_an_unknown_game():
    with pytest.raises(ruse.UnknownGame) as error:
        ruse.deal("poker", 4)
    says(error, "'poker'", "coup")


def test_an_unknown_option():
    with pytest.raises(ruse.BadOption) as error:
        ruse.deal("coup", 4, colour="red")
    says(error, "'colour'", "envoy", "treasury")


@pytest.mark.parametrize("value", ["pope", 1, True, None, "", ["ambassador"], 1.0])
def test_an_unknown_value(value: object):
    with pytest.raises(ruse.BadOption) as error:
        ruse.deal("coup", 4, envoy=value)
    says(error, "envoy", repr(value), "ambassador, inquisitor")


def test_an_unknown_edition():
    with pytest.raises(ruse.BadOption) as error:
        ruse.deal("coup", 4, edition="french")
    says(error, "'french'", "standard, german, italian")


@pytest.mark.parametrize("players", [0, 1, 11, -3, 100])
def test_a_wrong_number_of_players(players: int):
    with pytest.raises(ruse.BadOption) as error:
        ruse.deal("coup", players)
    says(error, "2 to 10", str(players))


@pytest.mark.parametrize("seed", [-1, 1 << 64, 1.5, "7", True])
def test_a_wrong_seed(seed: Any):
    with pytest.raises(ruse.RuseError) as error:
        ruse.deal("coup", 2, seed=seed)
    says(error, "seed", repr(seed))


def test_options_that_do_not_go_together():
    with pytest.raises(ruse.BadOption) as error:
        ruse.deal("coup", 3, draft_2p=True)
    says(error, "2 players")
    with pytest.raises(ruse.BadOption) as error:
        ruse.deal("coup", 3, first_player=3)
    says(error, "first_player", "0 to 2")


@pytest.mark.parametrize("seat", [-1, 3, 10, True, "0", 1.0])
def test_a_wrong_seat(seat: Any):
    match = ruse.deal("coup", 3, seed=1)
    asks = (
        match.view,
        match.events,
        match.observe,
        match.actions,
        lambda seat: match.imagine(seat, 1),
        lambda seat: match.play(seat, "income"),
    )
    for ask in asks:
        with pytest.raises(ruse.BadSeat) as error:
            ask(seat)
        says(error, repr(seat), "0 to 2")


def test_an_action_out_of_turn():
    match = ruse.deal("coup", 3, seed=1, first_player=0)
    with pytest.raises(ruse.IllegalAction) as error:
        match.play(1, "income")
    says(error, "seat 1", "waiting for seat 0")
    assert match.journal == []


def test_an_action_that_is_not_legal():
    match = ruse.deal("coup", 3, seed=1, first_player=0)
    for action, why in {
        "coup 1": "enough coins",
        "pass": "can’t do that now",
        "examine 1": "no Inquisitor",
        "steal 0": "another player",
        "steal 7": "no seat",
        "block pope": "no character",
        "dance": "no action",
    }.items():
        with pytest.raises(ruse.IllegalAction) as error:
            match.play(0, action)
        says(error, why, "you can: income, foreign-aid")
    assert match.journal == []


@pytest.mark.parametrize("seat", ["\u0661", "\uff11", "\u0967"], ids=["arabic", "fullwidth", "devanagari"])
def test_a_seat_in_digits_that_the_notation_does_not_have(seat: str):
    match = ruse.deal("coup", 3, seed=1, first_player=0)
    assert f"steal {int(seat)}" in match.actions(0)
    with pytest.raises(ruse.IllegalAction) as error:
        match.play(0, f"steal {seat}")
    says(error, "no seat", repr(seat))
    assert match.journal == []


def test_an_action_after_the_end():
    match = ruse.deal("coup", 2, seed=1, turn_limit=1, first_player=0)
    match.play(0, "income")
    assert match.over
    with pytest.raises(ruse.IllegalAction) as error:
        match.play(1, "income")
    says(error, "over")


@pytest.mark.parametrize(
    ("position", "why"),
    [
        ({"hands": [["duke"] * 2, ["duke"] * 2]}, "4 cards duke"),
        ({"hands": [["duke"] * 2, ["captain"] * 2], "coins": [13, 0]}, "13"),
        ({"hands": [["duke"] * 2, ["captain"] * 2], "turn": 2}, "'turn'"),
        ({"hands": [["duke"] * 2, ["captain"] * 2], "moon": 2}, "'moon'"),
        ({"hands": [["duke"] * 3, ["captain"] * 2]}, "together they are two"),
        ({"hands": [["duke", "queen"], ["captain"] * 2]}, "'queen'"),
        ({}, "'hands'"),
    ],
    ids=range(7),
)
def test_an_impossible_position(position: dict[str, Any], why: str):
    with pytest.raises(ruse.BadPosition) as error:
        ruse.arrange("coup", position)
    says(error, why)


def test_a_position_with_too_many_coins():
    hands = [["duke", "captain"], ["duke", "captain"], ["assassin"] * 2, ["contessa"] * 2, ["ambassador"] * 2]
    with pytest.raises(ruse.BadPosition) as error:
        ruse.arrange("coup", {"hands": hands, "coins": [11, 10, 10, 10, 10]})
    says(error, "51 coins", "50")


def test_all_errors_are_of_one_family_with_a_code():
    family = [getattr(ruse, name) for name in ruse.__all__ if isinstance(getattr(ruse, name), type)]
    assert len({error.code for error in family}) == len(family) > 6
    assert all(issubclass(error, ruse.RuseError) for error in family)
