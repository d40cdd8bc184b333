"""Law (e) for King Thief Minister, field by field: whatever a record hides is noticed when it shows or is kept."""

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
from ruse.games.minister.rules.state import PUBLIC, SHUFFLES, State

MINISTER = ruse.all_games()["minister"]
HIDDEN = {"random", "cards", "know", "chosen", "voices", "peeked"}
"""Chance and the cards; what the others have seen and chosen; sealed answers and peeks."""
SCRIPTED = {"scripted", "script_at", "script"}
"""Only arranged positions have them."""
OPEN = {field.name for field in State.FIELDS} - HIDDEN - SCRIPTED


@pytest.mark.parametrize("field", sorted(HIDDEN))
def test_a_hidden_field_in_the_view_is_noticed(field: str):
    assert is_noticed(with_view_of(MINISTER, field), 60)


@pytest.mark.parametrize("field", sorted(HIDDEN - {"voices", "chosen"}))
def test_a_hidden_field_that_imagine_keeps_is_noticed(field: str):
    """Above all what the others truly know: it reveals the true arrangement."""
    assert is_noticed(with_kept(MINISTER, field), 60)


@pytest.mark.deep
def test_no_other_field_hides_anything():
    """Were one of these secret, the laws would have to know."""

    def view(s: Any, seat: int | None) -> dict[str, Any]:
        return dict(MINISTER.interface.view(s, seat)) | {"all": [str(getattr(s, field)) for field in sorted(OPEN)]}

    assert not is_noticed(changed(MINISTER, view=view), 5)


@pytest.mark.deep
def test_what_is_public_is_no_secret():
    """The row of what everybody knows may be shown; that of a seat may not."""

    def view(s: Any, seat: int | None) -> dict[str, Any]:
        shown = dict(MINISTER.interface.view(s, seat))
        return shown | {"public": [s.know[PUBLIC, nth] for nth in range(SHUFFLES + 1)]}

    assert not is_noticed(changed(MINISTER, view=view), 5)


@pytest.mark.parametrize("field", sorted(SCRIPTED))
def test_scripted_swaps_are_noticed(field: str):
    position = {
        "players": 3,
        "cards": list(MINISTER.interface.view(State(), None)["characters"]),
        "swaps": [True, False],
    }
    match = ruse.arrange("minister", position)
    match.play(0, "claim minister")
    match.play(1, "pass")
    match.play(2, "pass")
    match.play(0, "swap a b")
    looks_the_same(match, 1, 4)
    match.game = with_view_of(MINISTER, field)
    with pytest.raises(Broken):
        looks_the_same(match, 1, 4)


def asked(game: Game, window: str, answer: str) -> Match:
    """Seat 1 has answered in a window, and seat 2 has not yet."""
    match = Match(game, 3, seed=3, options={"first_player": 0, "first_look": "sequential"})
    script = ["0 peek b", "1 peek b", "2 peek b", "0 claim king"]
    if window == "reply":
        script += ["1 pass", "2 pass"]
    for step in (*script, f"1 {answer}"):
        match.play(int(step[0]), step[2:])
    return match


@pytest.mark.parametrize(("window", "answer"), [("challenge", "challenge"), ("reply", "reply")])
@pytest.mark.parametrize("seat", [0, 2])
def test_an_answer_stays_sealed_until_the_window_closes(window: str, answer: str, seat: int):
    """SA-04, SA-11: nothing of an answer shows before all have answered."""
    for key in range(4):
        only_knowledge_counts(asked(MINISTER, window, answer), asked(MINISTER, window, "pass"), seat, key)
    kept = with_kept(MINISTER, "voices")
    with pytest.raises(Broken):
        only_knowledge_counts(asked(kept, window, answer), asked(kept, window, "pass"), seat, 1)


def chosen(game: Game, choice: str) -> Match:
    """Seat 0 has seen a and b, and has chosen in secret whether they change places."""
    cards = list(MINISTER.interface.view(State(), None)["characters"])
    position = {"players": 3, "cards": cards, "looked": [["a", "b"], [], []]}
    match = Match(game, 3, seed=3, position=position, options={"shuffle": "secret_choice"})
    for step in ("0 claim minister", "1 pass", "2 pass", f"0 {choice} a b"):
        match.play(int(step[0]), step[2:])
    return match


@pytest.mark.parametrize("seat", [1, 2])
def test_a_secret_choice_stays_secret(seat: int):
    for key in range(4):
        only_knowledge_counts(chosen(MINISTER, "swap"), chosen(MINISTER, "keep"), seat, key)
    kept = with_kept(MINISTER, "chosen")
    with pytest.raises(Broken):
        only_knowledge_counts(chosen(kept, "swap"), chosen(kept, "keep"), seat, 1)


def peeking(game: Game, place: str) -> Match:
    """Seat 1 has chosen where to peek, and the others have not yet."""
    match = Match(game, 3, seed=3, options={"first_look": "simultaneous"})
    match.play(1, f"peek {place}")
    return match


def test_a_peek_stays_sealed_until_all_have_chosen():
    """SA-01: where it goes is public, but only when all have chosen."""
    for key in range(4):
        only_knowledge_counts(peeking(MINISTER, "a"), peeking(MINISTER, "b"), 0, key)
    kept = with_kept(MINISTER, "peeked")
    with pytest.raises(Broken):
        only_knowledge_counts(peeking(kept, "a"), peeking(kept, "b"), 0, 1)


def card_before(s: Any, seat: int) -> int:
    return int(s.cards[(seat + 1) % 6])


def sealed_answer(s: Any, seat: int) -> int:
    return int(s.voices & ~(1 << seat) != 0)


def anothers_knowledge(s: Any, seat: int) -> int:
    return int(s.know[(seat + 1) % s.players, 0] % 251)


@pytest.mark.parametrize("secret", [card_before, sealed_answer, anothers_knowledge])
def test_a_secret_in_the_observation_is_noticed(secret: Callable[[Any, int], int]):
    def observe(s: Any, seat: int, out: Any) -> None:
        MINISTER.rules.observe(s, seat, out)
        out[-1] = secret(s, seat)

    assert is_noticed(changed(MINISTER, observe=observe), 60)
