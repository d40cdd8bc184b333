"""Law (e) for Coup, field by field: whatever a record hides is noticed when it shows or is kept."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from tests.conformance.changed import changed
from tests.conformance.laws import Broken, looks_the_same, only_knowledge_counts
from tests.conformance.planted import is_noticed, with_kept, with_view_of
from tests.depths import deep_after, deep_but

import ruse
from ruse.core.game import Game
from ruse.core.match import Match
from ruse.games.coup.rules.state import State

COUP = ruse.all_games()["coup"]
HIDDEN = {"random", "hand", "deck", "log", "voices", "offered", "drawn", "pick"}
"""Hands and deck; the sealed answers; a running exchange or examination; picks; what others have seen."""
PUBLIC = {field.name for field in State.FIELDS} - HIDDEN - {"blockers"}


@pytest.mark.parametrize("field", deep_but(sorted(HIDDEN), "hand", "deck", "random", "log", "pick"))
def test_a_hidden_field_in_the_view_is_noticed(field: str):
    assert is_noticed(with_view_of(COUP, field), 150)


@pytest.mark.deep
def test_no_other_field_hides_anything():
    """Were one of these secret, the laws would have to know."""

    def view(s: Any, seat: int | None) -> dict[str, Any]:
        return dict(COUP.interface.view(s, seat)) | {"all": [str(getattr(s, field)) for field in sorted(PUBLIC)]}

    assert not is_noticed(changed(COUP, view=view), 6)


@pytest.mark.parametrize(
    "field", deep_but(sorted(HIDDEN - {"offered", "drawn", "voices"}), "hand", "deck", "random", "log")
)
def test_a_hidden_field_that_imagine_keeps_is_noticed(field: str):
    assert is_noticed(with_kept(COUP, field), 150)


def blocked(game: Game, answers: str) -> Match:
    """Seats 1 to 3 have answered a foreign aid, and only the first block counted."""
    match = Match(game, 4, seed=3, options={"fa_reblock": True, "first_player": 0})
    match.play(0, "foreign-aid")
    for seat, answer in enumerate(answers.split(), 1):
        match.play(seat, "pass" if answer == "pass" else "block duke")
    return match


def test_unheard_blockers_stay_sealed():
    """AMB-13, AMB-32: other blockers show only if their block counts."""
    for key in range(4):
        only_knowledge_counts(blocked(COUP, "block block pass"), blocked(COUP, "block pass block"), 0, key)
    kept = with_kept(COUP, "blockers")
    with pytest.raises(Broken):
        only_knowledge_counts(blocked(kept, "block block pass"), blocked(kept, "block pass block"), 0, 1)
    shown = blocked(with_view_of(COUP, "blockers"), "block block pass")
    with pytest.raises(Broken):
        looks_the_same(shown, 0, next(key for key in range(9) if differs(shown, key)))


def doubted(game: Game, answer: str) -> Match:
    """Seat 1 has answered a claim of seat 0, and seat 2 has not yet."""
    match = Match(game, 3, seed=3, options={"first_player": 0})
    match.play(0, "tax")
    match.play(1, answer)
    return match


def test_an_answer_stays_sealed_until_the_window_closes():
    """AMB-01: nothing of a challenge shows before all have answered."""
    for seat in (0, 2):
        for key in range(4):
            only_knowledge_counts(doubted(COUP, "challenge"), doubted(COUP, "pass"), seat, key)
    kept = with_kept(COUP, "voices")
    with pytest.raises(Broken):
        only_knowledge_counts(doubted(kept, "challenge"), doubted(kept, "pass"), 0, 1)


def differs(match: Match, key: int) -> bool:
    return bool(match.imagine(0, key).blockers != match._state.blockers)  # type: ignore[attr-defined]


def opponents_card(s: Any, seat: int) -> int:
    return max(card for card in range(5) if s.hand[(seat + 1) % s.players, card] or card == 0)


def sealed_answer(s: Any, seat: int) -> int:
    return int(s.voices & ~(1 << seat) != 0)


def anothers_knowledge(s: Any, seat: int) -> int:
    return next((word >> 16 & 31 for word in s.log if word & 7 == 2 and word >> 3 & 15 != seat), 0)


@pytest.mark.parametrize("secret", deep_after(1, [opponents_card, sealed_answer, anothers_knowledge]))
def test_a_secret_in_the_observation_is_noticed(secret: Callable[[Any, int], int]):
    def observe(s: Any, seat: int, out: Any) -> None:
        COUP.rules.observe(s, seat, out)
        out[-1] = secret(s, seat)

    assert is_noticed(changed(COUP, observe=observe), 60)
