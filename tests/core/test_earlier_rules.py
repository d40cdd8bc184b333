"""Matches of earlier rules replay by the options that were their defaults, and are written as they were."""

from __future__ import annotations

import pickle

import pytest

import ruse
from ruse.core.match import Match
from ruse.core.options import resolve

ROYAL = ruse.all_games()["royal"]
OLD = "ruse match 1\ngame: royal, rules 1, 3 players\nedition: standard\nseed: 5\n"


def test_a_match_of_earlier_rules_has_their_defaults():
    match = ruse.loads(OLD)
    assert (match.version, match.options["substitute"]) == (1, "single_colour")
    assert ruse.deal("royal", 3).options["substitute"] == "per_colour"


def test_it_is_written_and_copied_as_what_it_is():
    match = ruse.loads(OLD)
    assert match.dumps().startswith(OLD)
    for twin in (match.copy(), pickle.loads(pickle.dumps(match))):
        assert (twin.version, twin.options) == (1, match.options)


def test_what_it_chose_otherwise_stays_chosen():
    match = ruse.loads(OLD.replace("seed", "options: substitute=per_colour\nseed"))
    assert match.options["substitute"] == "per_colour"
    assert "options: substitute=per_colour" in match.dumps()


def test_a_rematch_is_by_the_rules_of_today_with_the_options_of_the_match():
    again = ruse.loads(OLD).rematch(seed=1)
    assert (again.version, again.options["substitute"]) == (ROYAL.version, "single_colour")


@pytest.mark.parametrize("version", [0, 3])
def test_rules_that_cannot_be_replayed_are_refused(version):
    with pytest.raises(ruse.BadMatchFile, match=f"played by rules {version} of royal"):
        ruse.loads(OLD.replace("rules 1", f"rules {version}"))


def test_every_default_of_earlier_rules_is_an_option_of_today():
    for game in ruse.all_games().values():
        for version, defaults in game.earlier.items():
            assert version < game.version
            options = resolve(game, game.players[0], "standard", {}, version)
            assert {name: options[name] for name in defaults} == dict(defaults)
            assert Match(game, game.players[0], seed=1, version=version).options == options
