"""Whatever a game can name has its words: cards, actions, events, phases, options, refusals."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import ruse
from ruse.core.options import show
from ruse.core.story import sentence
from ruse.core.words import LOCALES, Words
from ruse.games.coup.notation import COIN_MOVES, PHASES, REASONS, TURN_ACTIONS

COUP = ruse.games()["coup"]


@pytest.fixture(params=LOCALES)
def words(request):
    return Words(COUP.words, request.param)


def missing(words: Words, names: list[str]) -> list[str]:
    return [name for name in names if name not in words]


def all_actions() -> Iterator[str]:
    """Every notation of Coup, with either envoy."""
    for envoy in ("ambassador", "inquisitor"):
        match = ruse.deal("coup", players=10, seed=1, envoy=envoy)
        world = match.imagine(0, 0)
        for number in range(COUP.actions):
            yield COUP.write(world, 0, number)


def test_every_action_has_a_name_a_note_and_an_explanation(words):
    verbs = {action.split()[0] for action in all_actions()}
    assert len(verbs) == 19
    assert not missing(words, [f"{kind}-{verb}" for verb in verbs for kind in ("action", "note", "explain")])


def test_every_card_has_a_name_and_a_line_on_the_reference_card(words):
    cards = {word for action in all_actions() for word in action.split()[1:] if not word.isdecimal()}
    assert len(cards) == 6
    assert not missing(words, [f"card-{card}" for card in cards])
    assert not missing(words, [f"reference-{card}" for card in cards])


def test_every_phase_has_a_name_and_a_question(words):
    assert not missing(words, [f"phase-{phase}" for phase in PHASES])
    assert not missing(words, [f"ask-{phase}" for phase in PHASES if phase != "over"])


def test_every_refusal_has_a_reason(words):
    assert not missing(words, [f"refusal-{name}" for name in COUP.refusals[1:]])


def test_every_option_and_value_is_explained(words):
    for option in COUP.options:
        assert f"option-{option.name}" in words
        named = [value for value in option.values if type(value) is not int]
        assert not missing(words, [f"option-{option.name}-{show(value)}" for value in named])


def test_every_edition_is_explained(words):
    assert not missing(words, [f"edition-{name}" for name in COUP.editions])


def test_every_event_has_a_sentence(words):
    kinds: dict[str, list[dict[str, str]]] = {
        "declared": [{"action": action} for action in TURN_ACTIONS],
        "failed": [{"action": action} for action in TURN_ACTIONS if action not in ("income", "coup")],
        "passed": [{"window": window} for window in ("challenge-action", "block", "challenge-block")],
        "lost": [{"reason": reason} for reason in REASONS],
        "coins": [{"why": why} for why in COIN_MOVES],
    }
    for shape in COUP.events.values():
        for fields in kinds.get(shape.name, [{}]):
            assert sentence(words, {"event": shape.name, **fields}) in words, (shape.name, fields)
