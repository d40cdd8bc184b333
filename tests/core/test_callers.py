"""What callers do to matches: copy them, pickle them, pass numbers of other kinds, change what they gave."""

from __future__ import annotations

import copy
import json
import pickle
from typing import Any

import numpy as np
import pytest

import ruse

HANDS = [["assassin", "duke"], ["captain", "contessa"], ["ambassador", "contessa"]]


def test_matches_and_actions_can_be_copied_and_pickled() -> None:
    match = ruse.deal("coup", 3, seed=1, first_player=0)
    match.play(0, "tax")
    for twin in (copy.deepcopy(match), pickle.loads(pickle.dumps(match))):
        twin.play(1, "challenge")
        assert twin.view(1) != match.view(1)
    action = match.actions(1)[0]
    assert pickle.loads(pickle.dumps(action)).number == copy.copy(action).number == action.number


@pytest.mark.parametrize("kind", [np.int64, np.uint8, np.int8])
def test_seats_and_players_of_numpy_become_plain_numbers(kind: Any) -> None:
    match = ruse.deal("coup", kind(10), seed=1, first_player=7)
    match.play(kind(7), "tax")
    json.dumps([match.view(kind(3)), match.events(kind(3))])


@pytest.mark.parametrize(
    "call",
    [
        lambda: ruse.deal("coup", 3.0),  # type: ignore[arg-type]
        lambda: ruse.deal("coup", True),
        lambda: ruse.deal("coup", "3"),  # type: ignore[arg-type]
        lambda: ruse.deal("coup", None),  # type: ignore[arg-type]
        lambda: ruse.deal([], 3),  # type: ignore[arg-type]
        lambda: ruse.deal("coup", 3, edition=[]),  # type: ignore[arg-type]
        lambda: ruse.deal("coup", 3, seed=1.5),  # type: ignore[arg-type]
        lambda: ruse.deal("coup", 3, turn_limit=-1),
        lambda: ruse.loads(None),  # type: ignore[arg-type]
        lambda: ruse.loads(b"ruse match 1"),  # type: ignore[arg-type]
        lambda: ruse.loads("ruse match 1\n\ud800\nend: 0 actions, check 00000000"),
        lambda: ruse.deal("coup", 3).imagine(0, None),  # type: ignore[arg-type]
        lambda: ruse.deal("coup", 3).imagine(0, 1.5),  # type: ignore[arg-type]
        lambda: ruse.deal("coup", 3).view(1.0),  # type: ignore[arg-type]
    ],
)
def test_arguments_of_the_wrong_kind_are_told_so_in_one_short_line(call: Any) -> None:
    with pytest.raises(ruse.RuseError) as caught:
        call()
    assert len(str(caught.value)) < 200
    assert "\n" not in str(caught.value)


def test_a_message_repeats_what_was_meant_not_what_was_typed() -> None:
    match = ruse.deal("coup", 3, seed=1, first_player=0)
    with pytest.raises(ruse.IllegalAction, match="seat 0 cannot coup 1: "):
        match.play(0, "coup" + " \n" * 500 + "1")


def test_a_position_stays_as_it_was_given() -> None:
    position: dict[str, Any] = {"hands": copy.deepcopy(HANDS), "coins": [3, 2, 2]}
    match = ruse.arrange("coup", position)
    position["coins"][0] = 9
    assert ruse.loads(match.dumps()).view(0)["seats"][0]["coins"] == 3


@pytest.mark.parametrize("players", [2, 10])
def test_a_text_whose_seats_do_not_fit_its_position_is_refused(players: int) -> None:
    text = ruse.arrange("coup", {"hands": HANDS}).dumps().rpartition("end:")[0]
    with pytest.raises(ruse.BadMatchFile, match="the position has 3 seats"):
        ruse.loads(text.replace("3 players", f"{players} players"))


def test_the_first_player_of_an_arranged_match_is_on_turn() -> None:
    assert ruse.arrange("coup", {"hands": HANDS}, first_player=2).waiting == (2,)
