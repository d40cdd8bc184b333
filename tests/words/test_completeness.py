"""Whatever a game can name has its words: cards, actions, events, phases, options, refusals."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from typing import Any

import pytest

import ruse
from ruse.core.cards import contents
from ruse.core.event import Kind
from ruse.core.game import Game
from ruse.core.match import Match
from ruse.core.options import show
from ruse.core.story import sentence
from ruse.core.words import LOCALES, Words
from ruse.games.royal.cards.tables import COLOUR_NAMES, FILE

GAMES = ruse.all_games()
COUNTED = {"coup": (19, 6), "minister": (12, 6), "royal": (4, 7), "caper": (6, 6)}
"""How many verbs and kinds of cards each game has: a test that finds none would find nothing missing."""


@pytest.fixture(params=GAMES)
def game(request):
    return GAMES[request.param]


@pytest.fixture(params=LOCALES)
def words(game, request):
    return Words(game.presentation.words, request.param)


def missing(words: Words, names: list[str]) -> list[str]:
    return [name for name in names if name not in words]


def notation(game: Game) -> Any:
    """Return the game's module of names."""
    return import_module(f"{game.interface.write.__module__}")


@cache
def tables(game: Game) -> list[Match]:
    """Return the largest table, once for each value of each option that goes with this many players."""
    return list(_tables(game))


def _tables(game: Game) -> Iterator[Match]:
    for option in game.interface.options:
        for value in option.values if not isinstance(option.values, range) else ():
            try:
                yield Match(game, game.players[-1], seed=1, options={option.name: value})
            except ruse.BadOption:
                continue


def all_actions(game: Game) -> Iterator[list[str]]:
    """Yield every notation of a game, word by word."""
    for match in tables(game):
        world = match.imagine(0, 0)
        for number in range(game.rules.actions):
            yield game.interface.write(world, 0, number).split()


def test_every_action_has_a_name_a_note_and_an_explanation(game, words):
    verbs = {action[0] for action in all_actions(game)}
    assert len(verbs) == COUNTED[game.slug][0]
    assert not missing(words, [f"{kind}-{verb}" for verb in verbs for kind in ("action", "note", "explain")])


def cards_of(game: Game) -> set[str]:
    """Return the characters, or what a game that has none calls the kinds of its cards."""
    if game.slug == "caper":
        return {*notation(game).DECKS, "location", *notation(game).LOOT}
    if game.slug == "royal":
        return {card.split("-")[0] if card.startswith(("item-", "documents-")) else card for card in loot()}
    return {card for match in tables(game) for card in match.view(None)["characters"]}


def loot() -> set[str]:
    """Return all loot cards by the names of their messages; those with symbols share one."""
    named = {entry["card"] for entry in contents(FILE)["loot"]}
    return {
        "goods" if any(colour in re.split(r"[+*]", card) for colour in COLOUR_NAMES) else card for card in named
    }


def test_every_card_has_a_name_and_a_line_on_the_reference_card(game, words):
    cards = cards_of(game)
    assert len(cards) == COUNTED[game.slug][1]
    assert not missing(words, [f"reference-{card}" for card in cards])
    unnamed = [card for card in cards if f"card-{card}" not in words]
    if game.slug == "caper":  # cards have their names in the file; the words name loot and kinds of cards
        unnamed = [card for card in unnamed if f"loot-{card}" not in words and f"kind-{card}" not in words]
    assert not unnamed


def test_everything_an_action_names_has_a_name(game, words):
    """Cards, colours and directions; a place is its letter (a thief's, its location too), several have a plus."""
    named = (part for action in all_actions(game) for word in action[1:] for part in word.split("+"))
    objects = {word for word in named if not word.isdecimal()}
    assert len(objects) >= COUNTED[game.slug][1]
    unnamed = [word for word in objects if not any(f"{kind}-{word}" in words for kind in game.interface.things)]
    if game.slug == "caper":
        cards = {card for match in tables(game) for card in match.view(None)["cards"]}
        assert cards & set(unnamed)
        assert all(game.presentation.name_card(words, card) for card in cards)
        unnamed = [word for word in unnamed if word not in cards and word[0] not in "#123"]
    assert all(len(word) == 1 for word in unnamed), unnamed


def test_a_note_for_a_claim_is_there_for_every_character(game, words):
    """A menu shows those claims one by one; a character without a note would look different."""
    verbs = {action[0] for action in all_actions(game)}
    cards = tables(game)[0].view(None).get("characters", [])
    for verb in verbs:
        found = [card for card in cards if f"note-{verb}-{card}" in words]
        assert found in ([], cards), verb


def test_every_phase_has_a_name_and_a_question(game, words):
    phases = notation(game).PHASES
    assert phases[-1] == "over"
    assert not missing(words, [f"phase-{phase}" for phase in phases])
    assert not missing(words, [f"ask-{phase}" for phase in phases[:-1]])


def test_every_refusal_has_a_reason(game, words):
    assert not missing(words, [f"refusal-{name}" for name in game.interface.refusals[1:]])


def test_every_option_and_value_is_explained(game, words):
    for option in game.interface.options:
        assert f"option-{option.name}" in words
        named = [value for value in option.values if type(value) is not int]
        assert not missing(words, [f"option-{option.name}-{show(value)}" for value in named])


def test_every_edition_is_explained(game, words):
    assert not missing(words, [f"edition-{name}" for name in game.interface.editions])


def test_every_bot_has_a_name_and_a_note(game, words):
    assert game.rules.bots
    assert not missing(words, [f"bot-{bot}{kind}" for bot in game.rules.bots for kind in ("", "-note")])


def kinds_of(game: Game) -> dict[str, list[dict[str, str]]]:
    """Return what the field that chooses an event's sentence can be."""
    names = notation(game)
    if game.slug == "royal":
        return {"cubes": [{"why": why} for why in names.CUBE_MOVES]}
    coins = {"coins": [{"why": why} for why in names.COIN_MOVES]}
    if game.slug == "caper":
        undone = {"taken-back": [{"why": why} for why in names.UNDOINGS]}
        return coins | undone | {"finished": [{"reason": reason} for reason in names.REASONS]}
    if game.slug == "coup":
        return coins | {
            "declared": [{"action": action} for action in names.TURN_ACTIONS],
            "failed": [{"action": action} for action in names.TURN_ACTIONS if action not in ("income", "coup")],
            "passed": [{"window": window} for window in ("challenge-action", "block", "challenge-block")],
            "lost": [{"reason": reason} for reason in names.REASONS],
        }
    return coins | {
        "passed": [{"window": window} for window in ("challenge", "reply", "challenge-reply")],
        "finished": [{"reason": reason} for reason in ("treasury", "turn-limit")],
    }


def test_every_event_has_a_sentence(game, words):
    kinds = kinds_of(game)
    for shape in game.interface.events.values():
        assert (shape.name in kinds) == any(field.kind is Kind.SORT for field in shape.fields), shape.name
        for fields in kinds.get(shape.name, [{}]):
            assert sentence(game, words, {"event": shape.name, **fields}) in words, (shape.name, fields)
