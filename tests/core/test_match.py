"""A match: what it says of itself, its commitment, its rematch, the registry that finds its game."""

from __future__ import annotations

import hashlib
import json

import pytest

import ruse
from ruse.core.errors import UnknownGame
from ruse.core.match import commit
from ruse.core.registry import all_games, find


def test_the_registry_finds_coup_by_its_entry_point():
    assert all_games()["coup"] is find("coup") is ruse.all_games()["coup"]
    assert list(all_games()) == sorted(all_games())
    with pytest.raises(UnknownGame):
        find("COUP")


def test_a_game_describes_itself():
    described = ruse.all_games()["coup"].describe()
    assert described["players"] == [2, 10]
    assert set(described["editions"]) == {"standard", "german", "italian"}
    assert described["options"]["envoy"] == {
        "values": ["ambassador", "inquisitor"],
        "default": "ambassador",
        "rule": "COUP-02",
    }
    assert json.loads(json.dumps(described)) == described


def test_the_commitment_binds_the_seed():
    match = ruse.deal("coup", 2, seed=1234)
    commitment = match.commitment
    told = match.reveal()
    salt = bytes.fromhex(told["salt"])
    assert len(salt) == 16
    assert hashlib.sha256(salt + (1234).to_bytes(8, "big")).hexdigest() == commitment
    assert commit(salt, 1235) != commitment
    assert match.commitment == commitment
    assert ruse.deal("coup", 2, seed=1234).commitment != commitment


def test_without_a_seed_it_is_secret():
    seeds = {ruse.deal("coup", 2).seed for _ in range(8)}
    assert len(seeds) == 8
    assert all(0 <= seed < 1 << 64 for seed in seeds)


def test_no_view_and_no_event_tells_the_seed_or_the_salt():
    match = ruse.deal("coup", 3, seed=8765432109876543210)
    salt = match.salt.hex()
    for seat in (None, 0, 1, 2):
        told = json.dumps([match.view(seat), match.events(seat)])
        assert "8765432109876543210" not in told
        assert salt not in told


def test_actions_are_texts_with_a_number():
    match = ruse.deal("coup", 3, seed=1, first_player=0)
    action = match.actions(0)[0]
    assert action == "income"
    assert repr(action) == "income"
    assert isinstance(action.number, int)
    assert match.actions(1) == []


def test_repr_says_where_it_stands():
    match = ruse.deal("coup", 3, seed=1, first_player=0, turn_limit=1)
    assert repr(match) == "<coup, 3 players, 0 actions, waiting for 0>"
    match.play(0, "income")
    assert repr(match) == "<coup, 3 players, 1 actions, over>"


def test_in_a_rematch_the_winner_begins():
    match = ruse.arrange(
        "coup", {"hands": [["duke"], ["captain"]], "lost": [["duke"], ["contessa"]], "coins": [2, 7], "turn": 1}
    )
    match.play(1, "coup 0")
    assert match.winners == (1,)
    assert match.scores == (0, 1)
    again = match.rematch(seed=3)
    assert again.waiting == (1,)
    assert again.position is None


def test_a_draw_has_no_winner():
    match = ruse.deal("coup", 2, seed=1, turn_limit=1, first_player=0)
    match.play(0, "income")
    assert match.over
    assert match.winners == ()
    assert match.scores == (0, 0)


def test_the_kinds_of_events_are_those_of_every_seat():
    match = ruse.deal("coup", 3, seed=1)
    before = match.happened
    match.play(match.waiting[0], "income")
    for seat in (None, 0, 1, 2):
        assert match.kinds() == [event["event"] for event in match.events(seat)]
        assert match.kinds(before) == [event["event"] for event in match.events(seat, before)]
