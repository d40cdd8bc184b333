"""Law (e) for Caper, field by field: whatever a record hides is noticed when it shows or is kept."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from tests.conformance.changed import changed
from tests.conformance.laws import Broken, looks_the_same, only_knowledge_counts
from tests.conformance.planted import is_noticed, some_match, with_kept, with_view_of
from tests.conformance.walks import walk

import ruse
from ruse.core.game import Game
from ruse.core.match import Match
from ruse.games.caper.rules.state import State

CAPER = ruse.all_games()["caper"]
HIDDEN = {"random", "hand", "thief_deck", "gear_deck"}
OPEN = {field.name for field in State.FIELDS} - HIDDEN


@pytest.mark.parametrize("field", sorted(HIDDEN))
def test_a_hidden_field_in_the_view_is_noticed(field: str):
    assert is_noticed(with_view_of(CAPER, field), 6)


@pytest.mark.parametrize("field", sorted(HIDDEN))
def test_a_hidden_field_that_imagine_keeps_is_noticed(field: str):
    assert is_noticed(with_kept(CAPER, field), 6)


def test_no_other_field_hides_anything():
    """All the rest of a record is as it was in every imagined world; most of it is in the view as well."""
    for seed in range(4):
        chance = Random(seed)
        for match in walk(some_match(CAPER, chance), chance):
            world = match.imagine(chance.randrange(2), chance.getrandbits(64))
            assert [field for field in OPEN if getattr(world, field) != getattr(match._state, field)] == []


def anothers_card(s: Any, seat: int) -> int:
    return int(s.hand[1 - seat, 0])


def next_thief(s: Any, seat: int) -> int:
    return int(s.thief_deck[s.thieves_left - 1]) if s.thieves_left else 0


def last_gear(s: Any, seat: int) -> int:
    return int(s.gear_deck[0])


def chance(s: Any, seat: int) -> int:
    return int(s.random % 251)


@pytest.mark.parametrize("secret", [anothers_card, next_thief, last_gear, chance])
def test_a_secret_in_the_observation_is_noticed(secret: Callable[[Any, int], int]):
    def observe(s: Any, seat: int, out: Any) -> None:
        CAPER.rules.observe(s, seat, out)
        out[-1] = secret(s, seat)

    assert is_noticed(changed(CAPER, observe=observe), 6)


@pytest.mark.parametrize("secret", [anothers_card, next_thief, last_gear, chance])
def test_a_secret_in_a_preview_is_noticed(secret: Callable[[Any, int], int]):
    """The view says what an action would do; if it were tried in the true world, something could leak."""

    def view(s: Any, seat: int | None) -> dict[str, Any]:
        shown = dict(CAPER.interface.view(s, seat))
        if seat is None:
            return shown
        return shown | {"actions": [{**action, "hunch": secret(s, seat)} for action in shown["actions"]]}

    assert is_noticed(changed(CAPER, view=view), 6)


def dealt(game: Game, hand: list[str], deck: list[str]) -> Match:
    """Return the start of a thief round in which seat 1 holds this hand, and this is left of the deck."""
    position = {
        "locations": ["yacht", "opera", "museum"],
        "round": 3,
        "hands": [["dame", "twins", "artist"], hand],
        "thief_deck": deck,
    }
    return Match(game, 2, seed=1, options={"first_player": 0}, position=position)


HANDS = (
    (["banker", "colonel", "barber"], ["acrobat", "magician"]),
    (["acrobat", "colonel", "magician"], ["banker", "barber"]),
)


@pytest.mark.parametrize("moves", [[], ["hire dame 1"]])
def test_two_hands_that_have_not_been_seen_are_the_same(moves: list[str]):
    for key in range(4):
        one, two = (dealt(CAPER, *cards) for cards in HANDS)
        for match in (one, two):
            for move in moves:
                match.play(0, move)
        only_knowledge_counts(one, two, 0, key)
    kept = with_kept(CAPER, "hand")
    with pytest.raises(Broken):
        only_knowledge_counts(dealt(kept, *HANDS[0]), dealt(kept, *HANDS[1]), 0, 1)


def test_a_hand_that_has_been_ones_own_is_known():
    """After the exchange another hand is another world, and both are shown as they are."""
    one, two = (dealt(CAPER, *cards) for cards in HANDS)
    for match in (one, two):
        match.play(0, "hire dame 1")
        match.play(1, "hire colonel 2")
        looks_the_same(match, 0, 3)
    with pytest.raises(Broken, match="is shown more than it has seen happen"):
        only_knowledge_counts(one, two, 0, 1)
