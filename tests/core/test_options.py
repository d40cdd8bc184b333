"""Options: names, values, defaults, editions, and their texts."""

from __future__ import annotations

import pytest

import ruse
from ruse.core.errors import BadOption
from ruse.core.options import Option, resolve, show

LIMIT = Option("limit", range(5, 9), lambda players: 4 + players, "X-1")
FLAG = Option("flag", (False, True), False, "X-2")
NAME = Option("name", ("one", "two"), "one", "X-3", numbers=(7, 9))


def test_what_a_record_holds():
    assert [LIMIT.number(value) for value in LIMIT.values] == [5, 6, 7, 8]
    assert [FLAG.number(value) for value in FLAG.values] == [0, 1]
    assert [NAME.number(value) for value in NAME.values] == [7, 9]


def test_a_default_may_depend_on_the_players():
    assert [LIMIT.default_for(players) for players in (1, 4)] == [5, 8]
    assert NAME.default_for(3) == "one"


def test_values_are_read_as_themselves_or_from_text():
    assert FLAG.read(True) is True
    assert FLAG.read("false") is False
    assert LIMIT.read("7") == LIMIT.read(7) == 7
    assert NAME.read("TWO") == "two"
    for value in (show(True), show("two"), show(7)):
        assert isinstance(value, str)


@pytest.mark.parametrize("value", [1, 0, None, "maybe", 1.0])
def test_a_number_is_not_a_flag(value: object):
    with pytest.raises(BadOption, match=r"flag cannot be .* false, true"):
        FLAG.read(value)


def test_editions_lie_between_defaults_and_choices():
    coup = ruse.all_games()["coup"]
    assert resolve(coup, 2, "standard", {})["two_player_coins"] == "starter_1"
    assert resolve(coup, 2, "german", {})["two_player_coins"] == "both_1"
    assert resolve(coup, 2, "german", {"two_player_coins": "both_2"})["two_player_coins"] == "both_2"
    assert list(resolve(coup, 2, "italian", {})) == [option.name for option in coup.interface.options]


def test_options_reach_the_record():
    match = ruse.deal("coup", 3, seed=1, treasury="unlimited", turn_limit=9, forced_coup_at="7")
    assert match.options["treasury"] == "unlimited"
    assert match.view()["options"] == match.options
    assert match.view()["treasury"] is None
    assert match.options["forced_coup_at"] == 7


def test_nobody_changes_the_options_of_a_match_through_its_view():
    match = ruse.deal("coup", 3, seed=1)
    match.view()["options"]["envoy"] = "pope"
    assert match.options["envoy"] == "ambassador"
