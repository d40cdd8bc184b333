"""Law (e) for Coup Royal, field by field: whatever a record hides is noticed when it shows or is kept.

No two deals look alike here, since so much of them is face up: what imagine keeps shows at arranged tables.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from tests.conformance.changed import changed
from tests.conformance.laws import Broken, looks_the_same, only_knowledge_counts
from tests.conformance.planted import is_noticed, with_kept, with_view_of

import ruse
from ruse.core.game import Game
from ruse.core.match import Match
from ruse.games.royal.rules.state import State

ROYAL = ruse.all_games()["royal"]
HIDDEN = {"random", "loot", "secrets", "stock", "thieves", "snitches"}
"""Chance; the order of the deck; secret cards, the others' and those that nobody has; sealed plans."""
SCRIPTED = {"scripted", "script_at", "script"}
"""Only arranged positions have them."""
OPEN = {field.name for field in State.FIELDS} - HIDDEN - SCRIPTED
DECK = ["info*2", "art*2", "gold*2", "info*4", "art*4"]


@pytest.mark.parametrize("field", sorted(HIDDEN))
def test_a_hidden_field_in_the_view_is_noticed(field: str):
    assert is_noticed(with_view_of(ROYAL, field), 20)


@pytest.mark.deep
def test_no_other_field_hides_anything():
    """Were one of these secret, the laws would have to know."""

    def view(s: Any, seat: int | None) -> dict[str, Any]:
        return dict(ROYAL.interface.view(s, seat)) | {"all": [str(getattr(s, field)) for field in sorted(OPEN)]}

    assert not is_noticed(changed(ROYAL, view=view), 3)


def table(game: Game, **hidden: Any) -> Match:
    """Three at a table; seat 1 has planned, and has two secret cards."""
    told: dict[str, Any] = {"secrets": ["gold", "info"], "deck": DECK, "seed": 1, "plan": "plan A B"} | hidden
    position = {
        "cubes": [{"gold": 1}, {}, {"art": 2}],
        "secrets": [["jewels"], told["secrets"], []],
        "row": ["gold*3", "intrigue", "item-1", "collection", "info", "art"],
        "deck": told["deck"],
    }
    match = Match(game, 3, seed=told["seed"], position=position)
    match.play(1, told["plan"])
    return match


PAIRS: dict[str, dict[str, Any]] = {
    "random": {"seed": 2},
    "loot": {"deck": ["gold*2", "info*2", "art*2", "art*4", "info*4"]},
    "secrets": {"secrets": ["art", "jewels"]},
    "stock": {"secrets": ["art", "jewels"]},
    "thieves": {"plan": "plan C B"},
    "snitches": {"plan": "plan A D"},
}
"""For each hidden field, what makes another table that looks the same to the others."""


def test_every_hidden_field_has_its_pair():
    assert PAIRS.keys() == HIDDEN
    for field, hidden in PAIRS.items():
        assert getattr(table(ROYAL)._state, field) != getattr(table(ROYAL, **hidden)._state, field)


@pytest.mark.parametrize("seat", [0, 2])
@pytest.mark.parametrize("field", sorted(HIDDEN))
def test_a_hidden_field_that_imagine_keeps_is_noticed(field: str, seat: int):
    for key in range(4):
        only_knowledge_counts(table(ROYAL), table(ROYAL, **PAIRS[field]), seat, key)
    kept = with_kept(ROYAL, field)
    with pytest.raises(Broken):
        only_knowledge_counts(table(kept), table(kept, **PAIRS[field]), seat, 1)


def test_all_at_once_look_the_same():
    everything = PAIRS["random"] | PAIRS["loot"] | PAIRS["secrets"] | {"plan": "plan F E"}
    for key in range(8):
        only_knowledge_counts(table(ROYAL), table(ROYAL, **everything), 0, key)


@pytest.mark.parametrize("field", ["secrets", "thieves", "snitches"])
def test_what_is_ones_own_is_no_secret(field: str):
    """Seat 1 tells the two tables apart: the pairs do differ."""
    with pytest.raises(Broken):
        only_knowledge_counts(table(ROYAL), table(ROYAL, **PAIRS[field]), 1, 1)


@pytest.mark.parametrize("field", sorted(SCRIPTED))
def test_scripted_draws_are_noticed(field: str):
    position = {"cubes": [{}, {}, {}], "secret_draws": ["gold", "art", "gold"]}
    match = Match(ROYAL, 3, seed=1, position=position)
    for seat, plan in enumerate(("plan A B", "plan A B", "plan C D")):
        match.play(seat, plan)
    looks_the_same(match, 1, 4)
    match.game = with_view_of(ROYAL, field)
    with pytest.raises(Broken):
        looks_the_same(match, 1, 4)


# --- Leaks ------------------------------------------------------------------------------------------------------


def gold_of_the_next(s: Any, seat: int) -> int:
    return int(s.secrets[(seat + 1) % s.players, 3])


def gold_in_the_secret_deck(s: Any, seat: int) -> int:
    return int(s.stock[3])


def next_loot(s: Any, seat: int) -> int:
    return int(s.loot[s.top] % 251) if s.top < s.bottom else 0


def last_loot(s: Any, seat: int) -> int:
    return int(s.loot[s.bottom - 1] % 251)


def sealed_thief(s: Any, seat: int) -> int:
    return int(s.thieves[(seat + 1) % s.players])


def sealed_snitch(s: Any, seat: int) -> int:
    return int(s.snitches[(seat + 1) % s.players])


def next_draw(s: Any, seat: int) -> int:
    return int(s.random >> 60)


@pytest.mark.parametrize(
    "secret",
    [gold_of_the_next, gold_in_the_secret_deck, next_loot, last_loot, sealed_thief, sealed_snitch, next_draw],
)
def test_a_secret_in_the_observation_is_noticed(secret: Callable[[Any, int], int]):
    def observe(s: Any, seat: int, out: Any) -> None:
        ROYAL.rules.observe(s, seat, out)
        out[-1] = secret(s, seat)

    assert is_noticed(changed(ROYAL, observe=observe), 30)


def test_a_view_that_tells_what_others_hold_is_noticed():
    """As if the owner's part of a seat were shown to all."""

    def view(s: Any, seat: int | None) -> dict[str, Any]:
        told = dict(ROYAL.interface.view(s, seat))
        told["seats"] = [ROYAL.interface.view(s, other)["seats"][other] for other in range(s.players)]
        return told

    assert is_noticed(changed(ROYAL, view=view), 30)


def test_legal_actions_that_follow_a_sealed_plan_are_noticed():
    def legal(s: Any, seat: int, out: Any) -> int:
        count = ROYAL.rules.legal(s, seat, out)
        return count - 1 if count > 1 and s.thieves[(seat + 1) % s.players] & 1 else count

    assert is_noticed(changed(ROYAL, legal=legal), 30)
